"""For every test: Qt draws without a screen, and the same examples are tried in every run."""

import os

import pytest
from hypothesis import settings

# Set before anything imports Qt; a person may still name another platform, `xcb` for instance, to watch.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A machine with two busy cores needs longer for the same example; a deadline would only tell its load.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """A change of the screen that has been looked at is accepted by name."""
    parser.addoption("--accept-goldens", action="store_true", help="take the pictures of this run as the good ones")
