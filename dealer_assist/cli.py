"""The command ``dealer-assist``: opens the table, or replays, checks and verifies from a terminal."""

import sys


def main() -> int:
    """Placeholder until the next commit: only tells the version."""
    from dealer_assist import __version__

    sys.stdout.write(f"dealer-assist {__version__}\n")
    return 0
