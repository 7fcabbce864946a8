"""Tests of the kernel, through a tiny invented game."""
