"""Tests, in rooms that mirror src/signoria; house/ holds those of the repository itself."""
