"""The table in the browser: people, tables and stores around the kernel. No game word in it."""
