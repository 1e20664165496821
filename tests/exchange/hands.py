"""The real hands under `tests/data/phh`, and a small one to spoil."""

import csv
import re
from pathlib import Path
from typing import Final

from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_read import read_file

PHH: Final = Path(__file__).parent.parent / "data" / "phh"
FILES: Final = sorted(str(path.relative_to(PHH)) for path in PHH.rglob("*.phh*"))

THREE_HANDED: Final = """\
variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 200, 300]
actions = ['d dh p1 AsAh', 'd dh p2 ????', 'd dh p3 KsKh', 'p3 cbr 6', 'p1 f', 'p2 f']
players = ['Ann', 'Bob', 'Cy']
"""


def spoilt(key: str, value: str) -> str:
    """The three-handed hand with one line changed; an empty value takes the line out."""
    line = f"{key} = {value}\n" if value else ""
    changed, count = re.subn(rf"^{key} = .*\n", lambda _: line, THREE_HANDED, flags=re.MULTILINE)
    return changed if count else f"{THREE_HANDED}{line}"


def index() -> list[dict[str, str]]:
    """The rows of the collection's index: file (with the section of a hand in a file of many), variant, players."""
    with (PHH / "index.tsv").open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t"))


def hand_named(name: str) -> PhhHand:
    """One hand of the collection as its index names it: `FILE` or `FILE [SECTION]`."""
    file, _, section = name.partition(" ")
    (hand,) = (hand for hand in read_file(PHH / file) if hand.section == section.strip("[]"))
    return hand
