"""A deal that is void, and a button found on the wrong seat.

After a misdeal every chip goes back and the same hand is dealt again: same button, same blinds, same players (TDA 2024
R35-C; option `misdeal_button`). A misplaced button is put right until there has been substantial action; then the
hand stands, and the option `button_error_rule` says where the button goes on from (TDA 2024 R34-A, WSOP Live 2024
R109). Rule file 01 section 4.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.state import HandState, in_hand, place
from dealer_assist.rules.options import ButtonErrorRule, MisdealAbsentPlayer, MisdealButton
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import ButtonMisplaced, Misdealt, PositionsTold
from dealer_assist.table.dealing_in import absent
from dealer_assist.table.entries import StartHand
from dealer_assist.table.ledger import with_big_blinds_had
from dealer_assist.table.places import no_such_place
from dealer_assist.table.rule import Rule, hand_is_open, no_hand_open, nothing_forbids
from dealer_assist.table.start import start
from dealer_assist.table.state import Marks, Seat, TableState, seat_at

CHANGED_BY_A_DEAL = (
    "marks",
    "acts_last",
    "acted_last_before",
    "button_placed",
    "blinds_placed",
    "played_ahead",
    "last_dealt",
    "leg_up",
    "kill_due",
    "kills_waiting",
    "kill_promised",
    "rock",
    "bomb_pot",
    "time_pot",
    "forfeited",
)
"""What the deal of a hand changes at the table, besides its seats."""


# -- a misdeal


def _cannot_be_void(table: TableState, _entry: Misdealt) -> Refused | None:
    if refused := no_hand_open(table):
        return refused
    hand = table.hand
    if hand is not None and _chips_have_gone(hand):
        return Refused(RefusalCode.POT_ALREADY_AWARDED, {"pot": 0})
    nobody_knows = table.undealt is None and (hand is None or hand.positions.button is None)
    if nobody_knows or (hand is not None and counted_in_the_middle(table, hand)):
        # of a pot counted in the middle nobody knows whose chips it is made of
        return Refused(RefusalCode.NOTHING_DEALT_HERE)
    return None


def counted_in_the_middle(table: TableState, hand: HandState) -> bool:
    """Whether chips lay there when the hand was taken up; those a void hand left there are known."""
    before = None if table.undealt is None else table.undealt.forfeited
    known = 0 if before is None else before.amount
    return sum(pot.amount for pot in hand.carried) != known


def _chips_have_gone(hand: HandState) -> bool:
    """Whether chips of the pot have been pushed, taken by the house or chopped: too late for a misdeal."""
    return bool(hand.awards or hand.chopped or hand.collected is not None)


def _void(table: TableState, _entry: Misdealt) -> TableState:
    hand = table.hand
    assert hand is not None, "cannot has asked before"
    before = _as_before(table, hand)
    if table.rules.misdeal_button is MisdealButton.ADVANCES:
        marks = _marks_of(hand) if table.laid is None else table.marks
        return replace(before, marks=marks, button_placed=None, blinds_placed=None)
    killed = table.rules.misdeal_absent_player is MisdealAbsentPlayer.KILLED_AFTER_REDEAL
    away = tuple(seat.number for seat in before.seats if absent(before, seat)) if killed else ()
    return replace(before, redeal=tuple(each.seat for each in hand.seats), killed_again=away)


def _marks_of(hand: HandState) -> Marks:
    at = hand.positions
    assert at.button is not None, "cannot has asked before"
    big_blind = at.big_blind or at.button
    return Marks(at.button, at.small_blind or at.button, big_blind, at.third_blind)


def _as_before(table: TableState, hand: HandState) -> TableState:
    """The table before the hand, all chips back, the hands counted on; what players did meanwhile stays done."""
    undealt = table.undealt
    seats = tuple(_with_chips_back(seat, hand) for seat in table.seats)
    if undealt is None:
        at = _marks_of(hand)
        return replace(table, seats=seats, hand=None, button_placed=at.button, blinds_placed=at)
    kept = {name: getattr(undealt, name) for name in CHANGED_BY_A_DEAL}
    seats = tuple(_stands_as_before(seat, undealt) for seat in seats)
    # the hand does not count, a game chosen meanwhile stays chosen
    mix_round = replace(undealt.mix_round, chosen=table.mix_round.chosen)
    return replace(table, **kept, seats=seats, mix_round=mix_round, hand=None, laid=None, undealt=None)


def _with_chips_back(seat: Seat, hand: HandState) -> Seat:
    """A seat with every chip it put in, and those bought meanwhile; not counted where nobody counted them."""
    if place(hand, seat.number) is None:
        return seat
    each = in_hand(hand, seat.number)
    if each.behind is None:
        return replace(seat, stack=None, adding=0)
    return replace(seat, stack=each.behind + each.put_in + each.dead + seat.adding, adding=0)


def _stands_as_before(seat: Seat, undealt: TableState) -> Seat:
    """A seat as it stood to the game before the deal; who came or went meanwhile stays as he is now."""
    before = seat_at(undealt, seat.number)
    if before is None or before.presence is not seat.presence:
        return seat
    kept = {name: getattr(before, name) for name in ("coming", "owes", "skipped", "button_passes", "had_big_blind")}
    return replace(seat, **kept)


MISDEALT = Rule(_cannot_be_void, nothing_forbids, _void)


# -- a misplaced button


def _cannot_be_misplaced(table: TableState, _entry: ButtonMisplaced) -> Refused | None:
    if refused := no_hand_open(table):
        return refused
    if table.hand is not None and _chips_have_gone(table.hand):
        return Refused(RefusalCode.POT_ALREADY_AWARDED, {"pot": 0})
    placed = table.undealt is not None and table.undealt.button_placed is not None
    if not placed or table.undealt is None or table.undealt.marks is None or _taken_up(table):
        # it moved by the rule of the house, or nobody knows where it should be
        return Refused(RefusalCode.BUTTON_NOT_MISPLACED, option="button_error_rule", cite=("TDA 2024 R34-A",))
    return None


def _taken_up(table: TableState) -> bool:
    return table.hand is not None and counted_in_the_middle(table, table.hand)


def _put_right(table: TableState, entry: ButtonMisplaced) -> TableState:
    hand, undealt = table.hand, table.undealt
    assert hand is not None, "cannot has asked before"
    assert undealt is not None, "cannot has asked before"
    if not entry.substantial_action:
        before = replace(_as_before(table, hand), button_placed=None, blinds_placed=None)
        return start(replace(before, hands=undealt.hands), StartHand())
    if table.rules.button_error_rule is ButtonErrorRule.STANDS_AFTER_SUBSTANTIAL_ACTION:
        return table
    return replace(table, marks=undealt.marks, played_ahead=table.marks)


BUTTON_MISPLACED = Rule(_cannot_be_misplaced, nothing_forbids, _put_right)


# -- positions nobody followed


def _cannot_tell(table: TableState, entry: PositionsTold) -> Refused | None:
    places = (entry.button, entry.small_blind, entry.big_blind, entry.third_blind)
    wrong = (no_such_place(table, place) for place in places if place is not None)
    return hand_is_open(table) or next(filter(None, wrong), None)


def _tell(table: TableState, entry: PositionsTold) -> TableState:
    marks = Marks(entry.button, entry.small_blind, entry.big_blind, entry.third_blind)
    return replace(
        table,
        seats=with_big_blinds_had(table.seats, marks, table.hands),
        marks=marks,
        button_placed=None,
        blinds_placed=None,
    )


POSITIONS_TOLD = Rule(_cannot_tell, nothing_forbids, _tell)
