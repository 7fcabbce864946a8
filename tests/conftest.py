"""Settings that all tests share."""

import os

from hypothesis import settings

# The same examples every time, so that a red test is about the change that made it red; looking for
# new ones is for HYPOTHESIS_PROFILE=search.
settings.register_profile("everyday", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "everyday"))
