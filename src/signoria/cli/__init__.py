"""`signoria …`: the programs of the command line and the tables in the terminal."""
