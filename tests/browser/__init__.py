"""The table in real browsers: a real server, Debian's Chromium, and people who click."""
