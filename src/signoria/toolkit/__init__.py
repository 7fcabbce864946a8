"""Nouns that two games share without an `if`."""
