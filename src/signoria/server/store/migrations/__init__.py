"""How a database of an older version becomes one of this: Alembic's steps, the first included.

A new step: change `schema.py`, add `versions/000N_what.py` by hand, and let the test compare.
"""
