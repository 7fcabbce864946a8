"""Masters of Renaissance, for one to four players."""
