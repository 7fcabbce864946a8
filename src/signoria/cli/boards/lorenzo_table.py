"""How Lorenzo lies on the table in the terminal: drawn from the picture and the words alone."""
