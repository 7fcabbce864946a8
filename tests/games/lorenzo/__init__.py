"""Tests of Lorenzo il Magnifico: a test says what differs from a fresh game, and the rule's number."""
