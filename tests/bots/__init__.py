"""Tests of the bots: what they see, how they play, and how they are compared."""
