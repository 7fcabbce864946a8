"""The command line, through `main` and through real processes."""
