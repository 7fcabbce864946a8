"""The table in the terminal: a screen to play on, by keys or by mouse."""
