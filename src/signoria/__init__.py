"""Signoria: board games of the Italian Renaissance, by their full rules."""

__version__ = "2026.11.0"
