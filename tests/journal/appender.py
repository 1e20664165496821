"""A program that appends events and says so, to be killed: `python -m tests.journal.appender FOLDER`.

Writes one line `start`, then one line with the number of each event after its append returned.
"""

import os
import sys
from pathlib import Path

from dealer_assist.journal import Journal
from tests.journal.builders import event

HAND = 7


def main(folder: Path) -> None:
    os.write(1, b"start\n")
    with Journal.open(folder, "2026-11-30") as journal:
        while True:
            seq = journal.last_seq + 1
            journal.append(event(seq))
            os.write(1, b"%d\n" % seq)
            if seq % HAND == 0:
                journal.hand_ended()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
