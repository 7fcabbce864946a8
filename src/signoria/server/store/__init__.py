"""People and tables, kept: one contract (`store.py`), one suite of tests for every store."""
