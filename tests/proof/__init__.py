"""Proof that nothing acknowledged is lost: servers that are killed, floods of nonsense."""
