"""For every test: Qt draws without a screen, and the same examples are tried in every run."""

import os

from hypothesis import settings

# Set before anything imports Qt; a person may still name another platform, `xcb` for instance, to watch.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A machine with two busy cores needs longer for the same example; a deadline would only tell its load.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
