"""Every language says everything, and says it whole."""
