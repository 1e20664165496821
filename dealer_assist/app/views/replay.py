"""What the hand screen shows of a recorded hand: the table as ever, other keys, and in the corner which hand it is.

The keys stand in places of the row that a dealer's thumb knows: UNDO goes back, the place of NEXT goes on.
"""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from dealer_assist.app.screen_state import Depth, ScreenState
from dealer_assist.app.views.entry import entry_text
from dealer_assist.app.views.hand import Around, HandView, hand_view
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import TraceView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.prompt import TableView
from dealer_assist.exchange.differences import Difference
from dealer_assist.exchange.reel import Frame
from dealer_assist.guide.prompt import Said
from dealer_assist.words import Words

LONGEST_NAME = 24
"""Characters of a file's name that the corner has room for."""
MOST_DIFFERENCES = 3
"""Differences that the trace has room for."""
BACK, PAUSE, FASTER, CLOSE, STEP = "undo", "call", "raise", "all_in", "next"
"""What the keys do, by the names of their places in the row."""


class Pace(msgspec.Struct, frozen=True):
    """How the replay goes."""

    speed: int = 1
    """Entries a second."""
    paused: bool = False
    """Whether it waits."""
    at_start: bool = True
    """Whether nothing lies before."""
    at_end: bool = False
    """Whether nothing follows."""


def replay_view(frame: Frame, said: tuple[Said, ...], pace: Pace, words: Words) -> HandView:
    """A frame of a recorded hand with the keys of a replay."""
    around = Around(clock="", trace=TraceView(trace_text(frame, words)), prompts=said)
    view = hand_view(frame.step.after, ScreenState(depth=Depth.EVERYTHING), around, words)
    return replace(view, table=_corner(frame, words), keys=_keys(pace, words), floor=KeyView("", enabled=False))


def trace_text(frame: Frame, words: Words) -> str:
    """What the entry said; at the end of the hand where table and record differ, if they do."""
    if not frame.differences:
        return entry_text(frame.step.entry, frame.step.after, words)
    told = [in_short(found) for found in frame.differences[:MOST_DIFFERENCES]]
    if more := len(frame.differences) - len(told):
        told.append(f"+{more}")
    return words.text("join.dot").join(map(words.free, told))


def in_short(found: Difference) -> str:
    """A difference as far as the line has room; `replay` without a screen tells it whole.

    >>> from decimal import Decimal
    >>> in_short(Difference("stack", "stack: p2 1200 here, 1150 in the record", 2, Decimal(1200), Decimal(1150)))
    'stack p2: 1200 ≠ 1150'
    """
    name = found.code.replace("_", " ")
    return name if found.player is None else f"{name} p{found.player}: {found.ours} ≠ {found.file}"


def _corner(frame: Frame, words: Words) -> TableView:
    """Stakes, number of the hand, name of the file; with the stakes the part of a chip amounts are counted in."""
    hand, stakes = frame.hand, frame.step.after.stakes
    counted_in = "" if hand.scale == 1 else words.text("join.dot") + words.free(f"1/{hand.scale}")
    number = hand.hand if hand.hand is not None else hand.section
    name = Path(frame.file).name
    shown = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    lines = (
        words.stakes((stakes.small_blind, stakes.big_blind)) + counted_in,
        words.text("state.hand", hand=number) if number != "" else "",
        words.free(shown),
    )
    return TableView(tuple(line for line in lines if line))


def _keys(pace: Pace, words: Words) -> dict[str, KeyView]:
    on = not pace.at_end
    return {
        BACK: KeyView(words.text("key.undo"), mark=Mark.UNDO, enabled=not pace.at_start),
        PAUSE: KeyView(words.text("key.play" if pace.paused else "key.pause"), KeyKind.MAIN, enabled=on),
        FASTER: KeyView(f"×{pace.speed}", figure=True, enabled=on),
        CLOSE: KeyView(words.text("key.close")),
        STEP: KeyView(words.text("key.step"), KeyKind.NOW, enabled=on),
    }
