"""People at tables."""
