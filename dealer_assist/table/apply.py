"""The one function that changes a table. Everything else reads.

An entry is taken or refused; nothing is half done. Same table, same entries, same state on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from msgspec.structs import replace

from dealer_assist.hand import entries as of_hand
from dealer_assist.hand.award import AWARD
from dealer_assist.hand.bring_in import BRING_IN
from dealer_assist.hand.calls import CALL, CHECK, FOLD
from dealer_assist.hand.chips_put import CHIPS_PUT
from dealer_assist.hand.chop import BLINDS_CHOPPED
from dealer_assist.hand.collection import COLLECTION_TAKEN
from dealer_assist.hand.conserve import check_conserved
from dealer_assist.hand.draws import CARDS_DRAWN
from dealer_assist.hand.hidden_chips import CHIPS_FOUND
from dealer_assist.hand.holding import ACTION_WITHDRAWN, OUT_OF_TURN, still_held
from dealer_assist.hand.kills import KILL_POSTED
from dealer_assist.hand.middle import BEHIND_COUNTED, BETS_PULLED, UNCALLED_RETURNED
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.run_it import RUN_IT
from dealer_assist.hand.said import SAID_AMOUNT
from dealer_assist.hand.showdown import MUCKED, TABLED
from dealer_assist.hand.sleepers import SLEEPER_POSTED, SLEEPER_TAKEN_BACK
from dealer_assist.hand.straddles import STRADDLE_POSTED
from dealer_assist.hand.streets import BOARD_TOLD, CARDS_DEALT, STREET_DEALT
from dealer_assist.hand.up_cards import COMMUNITY_DEALT, UP_CARDS_TOLD
from dealer_assist.hand.wagers import ALL_IN, WAGER
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table import between as of_players
from dealer_assist.table import entries as of_table
from dealer_assist.table.away import CAME_BACK, MISSED_TOLD, WAY_CHOSEN, WENT_AWAY
from dealer_assist.table.bomb_pots import BOMB_POT_AGREED, BOMB_POT_CALLED_OFF
from dealer_assist.table.button_errors import BUTTON_MISPLACED, MISDEALT, POSITIONS_TOLD
from dealer_assist.table.buying_in import CHIPS_ADDED
from dealer_assist.table.counting import COUNTED_NOW
from dealer_assist.table.ending import END_HAND
from dealer_assist.table.entries import Entry, FloorDecision, Together
from dealer_assist.table.first_button import BUTTON_DRAWN
from dealer_assist.table.irregular import IRREGULARITY
from dealer_assist.table.kills import KILL_BUTTON_PLACED, KILL_PROMISED
from dealer_assist.table.mixed import GAME_CHOSEN
from dealer_assist.table.obliged import ROCK_PLACED
from dealer_assist.table.other_tables import BALANCED_IN, MUST_MOVED
from dealer_assist.table.rule import Rule
from dealer_assist.table.seat_changes import SEAT_CHANGED
from dealer_assist.table.seating import (
    BUTTON_PLACED,
    SEAT_LEFT,
    SEAT_TAKEN,
    STACK_COUNTED,
    TABLE_CLOSED,
    TABLE_OPENED,
)
from dealer_assist.table.side_games import SEVEN_DEUCE_JOINED, SEVEN_DEUCE_SHOWN, STAND_UP_BEGUN
from dealer_assist.table.stakes import FACTS_SET, STAKES_SET
from dealer_assist.table.start import START_HAND
from dealer_assist.table.state import TableState
from dealer_assist.table.time_charge import TIME_CALLED, TIME_COLLECTED
from dealer_assist.table.voiding import HAND_VOIDED
from dealer_assist.table.walking import ABSENT_BUTTON_GIVEN, CHIPS_PICKED_UP, PLAYER_WARNED
from dealer_assist.table.without_post import DEALT_WITHOUT_POST

HAND_RULES: dict[type, HandRule] = {
    of_hand.Fold: FOLD,
    of_hand.Check: CHECK,
    of_hand.Call: CALL,
    of_hand.Wager: WAGER,
    of_hand.AllIn: ALL_IN,
    of_hand.OutOfTurn: OUT_OF_TURN,
    of_hand.ActionWithdrawn: ACTION_WITHDRAWN,
    of_hand.BringIn: BRING_IN,
    of_hand.UpCardsTold: UP_CARDS_TOLD,
    of_hand.CommunityDealt: COMMUNITY_DEALT,
    of_hand.CardsDrawn: CARDS_DRAWN,
    of_hand.RunIt: RUN_IT,
    of_hand.BehindCounted: BEHIND_COUNTED,
    of_hand.ChipsPut: CHIPS_PUT,
    of_hand.SaidAmount: SAID_AMOUNT,
    of_hand.ChipsFound: CHIPS_FOUND,
    of_hand.StraddlePosted: STRADDLE_POSTED,
    of_hand.SleeperPosted: SLEEPER_POSTED,
    of_hand.SleeperTakenBack: SLEEPER_TAKEN_BACK,
    of_hand.KillPosted: KILL_POSTED,
    of_hand.BlindsChopped: BLINDS_CHOPPED,
    of_hand.StreetDealt: STREET_DEALT,
    of_hand.BoardTold: BOARD_TOLD,
    of_hand.CardsDealt: CARDS_DEALT,
    of_hand.UncalledReturned: UNCALLED_RETURNED,
    of_hand.BetsPulled: BETS_PULLED,
    of_hand.CollectionTaken: COLLECTION_TAKEN,
    of_hand.Tabled: TABLED,
    of_hand.Mucked: MUCKED,
    of_hand.Award: AWARD,
}
"""The rule of every entry about a hand."""

TABLE_RULES: dict[type, Rule] = {
    of_table.TableOpened: TABLE_OPENED,
    of_table.TableClosed: TABLE_CLOSED,
    of_table.SeatTaken: SEAT_TAKEN,
    of_table.SeatLeft: SEAT_LEFT,
    of_table.StackCounted: STACK_COUNTED,
    of_table.ButtonPlaced: BUTTON_PLACED,
    of_table.StakesSet: STAKES_SET,
    of_table.FactsSet: FACTS_SET,
    of_table.GameChosen: GAME_CHOSEN,
    of_table.TimeCalled: TIME_CALLED,
    of_table.TimeCollected: TIME_COLLECTED,
    of_table.StartHand: START_HAND,
    of_table.KillButtonPlaced: KILL_BUTTON_PLACED,
    of_table.KillPromised: KILL_PROMISED,
    of_table.RockPlaced: ROCK_PLACED,
    of_table.SevenDeuceShown: SEVEN_DEUCE_SHOWN,
    of_table.SevenDeuceJoined: SEVEN_DEUCE_JOINED,
    of_table.StandUpBegun: STAND_UP_BEGUN,
    of_table.BombPotAgreed: BOMB_POT_AGREED,
    of_table.BombPotCalledOff: BOMB_POT_CALLED_OFF,
    of_table.CountedNow: COUNTED_NOW,
    of_table.Irregularity: IRREGULARITY,
    of_table.HandVoided: HAND_VOIDED,
    of_table.EndHand: END_HAND,
    of_players.WayChosen: WAY_CHOSEN,
    of_players.WentAway: WENT_AWAY,
    of_players.CameBack: CAME_BACK,
    of_players.MissedTold: MISSED_TOLD,
    of_players.ChipsAdded: CHIPS_ADDED,
    of_players.SeatChanged: SEAT_CHANGED,
    of_players.MustMoved: MUST_MOVED,
    of_players.BalancedIn: BALANCED_IN,
    of_players.ButtonDrawn: BUTTON_DRAWN,
    of_players.PositionsTold: POSITIONS_TOLD,
    of_players.ButtonMisplaced: BUTTON_MISPLACED,
    of_players.Misdealt: MISDEALT,
    of_players.DealtWithoutPost: DEALT_WITHOUT_POST,
    of_players.AbsentButtonGiven: ABSENT_BUTTON_GIVEN,
    of_players.PlayerWarned: PLAYER_WARNED,
    of_players.ChipsPickedUp: CHIPS_PICKED_UP,
}
"""The rule of every entry about the table."""


def apply(table: TableState, entry: Entry) -> TableState | Refused:
    """The table after an entry, or why it is not taken.

    Raises BrokenInvariant when chips do not add up afterwards: a fault of this program; the table before
    the entry is still right.
    """
    after = _applied(table, entry, by_floor=False)
    return _with_remedies_tried(table, after) if isinstance(after, Refused) else after


def _with_remedies_tried(table: TableState, refused: Refused) -> Refused:
    """The refusal with those remedies that are taken: a tap on one never leads to the next refusal."""
    tried = tuple(
        remedy
        for remedy in refused.remedies
        if not isinstance(_applied(table, cast("Entry", remedy), by_floor=False), Refused)
    )
    return refused if len(tried) == len(refused.remedies) else replace(refused, remedies=tried)


def _applied(table: TableState, entry: Entry, *, by_floor: bool) -> TableState | Refused:
    hand_rule = HAND_RULES.get(type(entry))
    if hand_rule is not None:
        return _in_hand(table, hand_rule, entry, by_floor=by_floor)
    match entry:
        case Together(entries):
            return _together(table, entries, by_floor=by_floor)
        case FloorDecision(waived, reason):
            if not reason.strip():
                return Refused(RefusalCode.REASON_MISSING)
            after = _applied(table, waived, by_floor=True)
            return _with_remedies(after, lambda remedy: FloorDecision(remedy, reason))
    return _at_table(table, TABLE_RULES[type(entry)], entry, by_floor=by_floor)


def _in_hand(table: TableState, rule: HandRule, entry: Entry, *, by_floor: bool) -> TableState | Refused:
    """A hand's entry, lifted into the table."""
    hand = table.hand
    if hand is None:
        return Refused(RefusalCode.NO_HAND_OPEN)
    if refused := rule.cannot(hand, entry) or (None if by_floor else rule.may_not(hand, entry)):
        return with_count_corrected(refused, entry)
    after = rule.do(hand, entry)
    if after.motion is not None and after.motion is hand.motion:
        after = replace(after, motion=None)
    if hand.out_of_turn:
        after = still_held(hand, after)
    check_conserved(after)
    return replace(table, hand=after)


def with_count_corrected(refused: Refused, entry: Entry) -> Refused:
    """Chips on the table win over a stack in the book: the entry together with the correction is a remedy."""
    if refused.code is not RefusalCode.MORE_THAN_STACK:
        return refused
    match entry:
        case of_hand.Wager(seat) | of_hand.AllIn(seat) | of_hand.ChipsPut(seat):
            corrected = Together((of_hand.BehindCounted(seat, None), entry))
        case _:
            return refused
    return replace(refused, remedies=(*refused.remedies, corrected))


def _at_table(table: TableState, rule: Rule, entry: Entry, *, by_floor: bool) -> TableState | Refused:
    if table.closed and not isinstance(entry, of_table.TableOpened):
        return Refused(RefusalCode.TABLE_CLOSED)
    if refused := rule.cannot(table, entry) or (None if by_floor else rule.may_not(table, entry)):
        return refused
    after = rule.do(table, entry)
    if after.hand is not None:
        check_conserved(after.hand)
        if table.hand is not None and after.hand.out_of_turn:
            return replace(after, hand=still_held(table.hand, after.hand))
    return after


def _together(table: TableState, entries: tuple[Entry, ...], *, by_floor: bool) -> TableState | Refused:
    """Several entries, all or nothing."""
    for number, entry in enumerate(entries):
        after = _applied(table, entry, by_floor=by_floor)
        if isinstance(after, Refused):
            return _with_remedies(after, partial(_after_these, entries[:number]))
        table = after
    return table


def _after_these(before: tuple[Entry, ...], remedy: Entry) -> Entry:
    return Together((*before, remedy)) if before else remedy


def _with_remedies(after: TableState | Refused, as_one: Callable[[Entry], Entry]) -> TableState | Refused:
    """The same refusal, each remedy as one entry with what it hangs on."""
    if not isinstance(after, Refused) or not after.remedies:
        return after
    return replace(after, remedies=tuple(as_one(cast("Entry", remedy)) for remedy in after.remedies))
