"""FLOOR: what can be decided or put right now, one key each.

Nothing is decided here: each key is an entry the table would take, by the floor's word where legality stands in its
way. What the table would refuse has no key.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from dealer_assist.app.ahead import asks_ahead, may_act_ahead
from dealer_assist.app.announced import correction
from dealer_assist.app.asking import asked_now, asking_opened, may_be_told
from dealer_assist.app.asking_state import About, Asking
from dealer_assist.app.count_moves import take_up
from dealer_assist.app.page_state import PageState, Tab
from dealer_assist.app.remedy_moves import FLOOR_SPOKE
from dealer_assist.app.screen_state import Move, ScreenState, closed, is_unfollowed
from dealer_assist.guide.irregular import Advice
from dealer_assist.guide.misdealt import actions_since_deal
from dealer_assist.hand.chips_put import floor_may_rule
from dealer_assist.hand.entries import ActionWithdrawn, RunIt
from dealer_assist.hand.middle import uncalled_now
from dealer_assist.hand.out_of_turn import held_in_turn_order, released
from dealer_assist.hand.state import HandState, Stage, live
from dealer_assist.hand.substantial import substantial_action
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.between import ButtonMisplaced, Misdealt
from dealer_assist.table.entries import EndHand, Entry, FloorDecision, LogEntry
from dealer_assist.table.log import Logged
from dealer_assist.table.state import TableState


class Decision(msgspec.Struct, frozen=True):
    """One thing that can be decided now."""

    name: str
    text: str = ""
    """What stands on its key, by its id; empty = what its entry says."""
    entry: LogEntry | None = None
    """To be entered; None = it opens something."""
    held: bool = False
    """Whether the key has to be held: it voids what was played."""


def decisions(table: TableState, screen: ScreenState, standing: tuple[Logged, ...] = ()) -> tuple[Decision, ...]:
    """Everything that can be decided now, what is most pressing first."""
    return tuple(_decisions(table, screen, standing))


def _decisions(table: TableState, screen: ScreenState, standing: tuple[Logged, ...]) -> Iterator[Decision]:
    hand = table.hand
    fix = correction(screen.announced, hand, standing)
    if fix is not None:
        yield Decision("fix", entry=fix)
    for place, each in enumerate(floor_may_rule(hand) if hand is not None else ()):
        yield Decision(f"ruling{place}", entry=FloorDecision(each, FLOOR_SPOKE))
    yield from _out_of_turn(hand, screen)
    yield from _wrong_button(table, screen)
    for about, text in LISTS.items():
        if may_be_told(table, about):
            yield Decision(about, text)
    clock = None if hand is None or is_unfollowed(hand, screen) else _clock(table, hand)
    if clock is not None:
        yield Decision("clock", "irregular.clock_called", clock)
    yield Decision("facts", "key.facts")
    if hand is None:
        return
    for boards in RUN_OUTS:
        again = RunIt(boards, tuple(each.seat for each in live(hand)))
        if uncalled_now(hand) is None and hand.run_it is None and _is_taken(table, again):
            yield Decision(f"run_it{boards}", entry=again)
    yield Decision("take_up", "count.take_up")
    if hand.stage is not Stage.SETTLED and _is_taken(table, EndHand(followed=False)):
        yield Decision("not_followed", "key.not_followed", EndHand(followed=False))
    if _is_taken(table, Misdealt()):
        yield Decision("misdeal", "key.misdeal", Misdealt(), held=True)


def _out_of_turn(hand: HandState | None, screen: ScreenState) -> Iterator[Decision]:
    """What is held stands or comes back; while it is known whose turn it is, another may act before it."""
    if hand is None:
        return
    right = released(hand)
    if right is not None:
        yield Decision("held", entry=right)
    # of several the one whose turn comes next: the others have theirs when it has had its answer
    for each in held_in_turn_order(hand)[:1]:
        yield Decision("chips_back", entry=ActionWithdrawn(each.seat))
    if not is_unfollowed(hand, screen) and any(may_act_ahead(hand, each.seat) for each in hand.seats):
        yield Decision("ahead", "floor.out_of_turn")


def _wrong_button(table: TableState, screen: ScreenState) -> Iterator[Decision]:
    """The button was put on the wrong seat: put right until substantial action; both where nobody followed the hand.

    TDA 2024 R34-A; option `button_error_rule`.
    """
    hand = table.hand
    if hand is None:
        return
    known = not is_unfollowed(hand, screen)
    acted = substantial_action(actions_since_deal(hand), hand.rules)
    for late, text in ((False, "floor.button_right"), (True, "floor.button_stands")):
        entry = ButtonMisplaced(substantial_action=late)
        if (not known or late == acted) and _is_taken(table, entry):
            yield Decision("button_stands" if late else "button_right", text, entry)


RUN_OUTS = (2, 3)
"""How many boards may be agreed on."""
LISTS = {About.IRREGULAR: "key.irregular", About.RIGHT: "key.rights"}
"""Keys that open a list of what may have happened."""


def _clock(table: TableState, hand: HandState) -> LogEntry | None:
    """The clock on the seat to act, as the list of what happened would enter it with nothing more told.

    None while that seat's action is held: it has acted.
    """
    if released(hand) is not None or CLOCK.code not in may_be_told(table, CLOCK.about):
        return None
    follows = asked_now(table, CLOCK)
    return follows.entry if isinstance(follows, Advice) and follows.refused is None else None


CLOCK = Asking(About.IRREGULAR, "clock_called")
"""It is called too often to be looked for in the list."""


def _is_taken(table: TableState, entry: Entry) -> bool:
    return not isinstance(apply(table, entry), Refused)


def floor_move(name: str, table: TableState, screen: ScreenState, standing: tuple[Logged, ...] = ()) -> Move:
    """What a tap on one of those keys leads to."""
    decision = next((each for each in decisions(table, screen, standing) if each.name == name), None)
    if decision is None:
        return Move(screen)
    if decision.entry is not None:
        after = replace(closed(screen), announced=None) if name == "fix" else closed(screen)
        return Move(after, decision.entry)
    if name == "ahead":
        return Move(asks_ahead(screen))
    if name in LISTS:
        return Move(asking_opened(About(name), screen))
    if name == "take_up":
        return Move(take_up(table, screen))
    return Move(closed(screen), to_table=True, page=PageState(tab=Tab.STAKES))
