"""How processes tell each other, through a Redis of our own."""
