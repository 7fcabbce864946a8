"""What every title shares: nine words and two doors. Knows no game, no network, no clock."""
