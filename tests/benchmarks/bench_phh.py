"""Recorded hands of every game of the format replayed, beside PokerKit's replay of the same files.

Run with ``python -m tests.benchmarks.bench_phh``. Ours play through `desk.submit`, kept nowhere: log and undo are
there, no event is written. A parsed hand is what each side makes of the text: ours has its actions read, PokerKit keeps
them as words and reads them on the way; the second row counts all reading on both sides. Hands of which PokerKit makes
no end, or other stacks, are left out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from pokerkit import HandHistory

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_amounts import in_file_units
from dealer_assist.exchange.phh_play import Playing, Step
from dealer_assist.exchange.phh_read import hands_in
from dealer_assist.exchange.phh_table import chairs
from dealer_assist.exchange.phh_write import hand_text
from tests.benchmarks.pairs import Ratio, by_turns
from tests.exchange.hands import hand_named, index

PAIRS = 15
REQUIRED, AIM = 4, 12
"""How many times PokerKit's speed the project asks for, and aims at."""


class Recorded(NamedTuple):
    """One hand as each side gets it."""

    text: str
    """A file of this hand alone."""
    ours: PhhHand
    theirs: Any
    """PokerKit's `HandHistory`."""


def recorded_hands() -> list[Recorded]:
    """The hands of the collection that both sides end in the same stacks."""
    texts = (hand_text(hand_named(row["file"])) for row in index())
    hands = [Recorded(text, _read(text), HandHistory.loads(text)) for text in texts]
    return [each for each in hands if _ends_alike(each)]


def _read(text: str) -> PhhHand:
    (hand,) = hands_in(text)
    assert isinstance(hand, PhhHand)
    return hand


def _ends_alike(each: Recorded) -> bool:
    try:
        theirs = with_pokerkit(each.theirs)
    except ValueError:
        return False
    return [in_file_units(chips, each.ours.scale) for chips in stacks_here(each.ours)] == list(theirs.stacks)


def stacks_here(hand: PhhHand) -> Iterator[int]:
    """Final stacks in file order, smallest units."""
    left = {seat.number: seat.stack or 0 for seat in with_desk(hand).after.seats}
    yield from map(left.__getitem__, chairs(hand))


# -- the two replays


def with_desk(hand: PhhHand) -> Step:
    """The hand through a desk of its own; the last step."""
    *_, last = Playing(hand, Desk(Nowhere(), SystemClock())).steps()
    return last


def with_pokerkit(hand: Any) -> Any:
    """The hand through PokerKit's own replay; its state at the end."""
    *_, last = hand
    return last


def read_with_desk(text: str) -> Step:
    """The same from the text of the file."""
    return with_desk(_read(text))


def read_with_pokerkit(text: str) -> Any:
    """The same from the text of the file."""
    return with_pokerkit(HandHistory.loads(text))


def every(replay: Callable[[Any], object], hands: Sequence[Any]) -> None:
    """Replay all of them, one after the other."""
    for hand in hands:
        replay(hand)


def measured(hands: Sequence[Recorded], pairs: int = PAIRS) -> dict[str, Ratio]:
    """Both ways by turns: hands read before the clock runs, and hands read from their text."""
    text, ours, theirs = ([each[part] for each in hands] for part in range(3))
    return {
        "parsed hands": by_turns(partial(every, with_pokerkit, theirs), partial(every, with_desk, ours), pairs, 5),
        "from the text": by_turns(
            partial(every, read_with_pokerkit, text), partial(every, read_with_desk, text), pairs, 5
        ),
    }


def main() -> None:
    """Print how long a hand takes, and how many times longer in PokerKit."""
    hands = recorded_hands()
    actions = sum(len(each.ours.actions) for each in hands) / len(hands)
    print(f"{len(hands)} recorded hands of {actions:.1f} actions, {PAIRS} pairs, Python {sys.version.split()[0]}")
    print(f"required {REQUIRED} times PokerKit, aim {AIM}")
    holdem = [each for each in hands if each.ours.variant == "NT"]
    ratio = by_turns(
        partial(every, with_pokerkit, [each.theirs for each in holdem]),
        partial(every, with_desk, [each.ours for each in holdem]),
        PAIRS,
        5,
    )
    print(f"{len(holdem)} of them no-limit hold'em, parsed: {ratio}")
    for name, ratio in measured(hands).items():
        ours, theirs = (seconds / len(hands) * 1e6 for seconds in (ratio.faster, ratio.slower))
        print(f"{name:<16}{ours:8.0f} µs a hand, PokerKit {theirs:6.0f}: {ratio}")


if __name__ == "__main__":
    main()
