"""Tests of Lorenzo il Magnifico: each says what differs from a fresh game, and the rule."""
