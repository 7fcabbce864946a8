"""Tests of Masters of Renaissance."""
