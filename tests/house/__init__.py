"""The rules of the house: what must stay true of the repository as a whole."""
