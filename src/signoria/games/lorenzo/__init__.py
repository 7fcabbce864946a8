"""Lorenzo il Magnifico, basic and advanced, for two to four players."""
