"""The end of a hand: stacks are settled, and where button and blinds lay is kept for the next one."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.collection import collected
from dealer_assist.hand.middle import uncalled_returned
from dealer_assist.hand.state import HandState, in_hand, place
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import EndHand, PotWon
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.kill_legs import pot_won
from dealer_assist.table.kills import pots_won_kill, with_legs
from dealer_assist.table.ledger import with_big_blinds_had
from dealer_assist.table.mixed import with_next_game
from dealer_assist.table.obliged import rock_is_played, with_rock
from dealer_assist.table.positions import acts_last
from dealer_assist.table.rule import Rule, no_hand_open
from dealer_assist.table.side_games import with_standing
from dealer_assist.table.standing import NOTHING_OWED
from dealer_assist.table.state import Marks, Seat, TableState
from dealer_assist.table.time_charge import time_pot_after


def _cannot_end(table: TableState, entry: EndHand) -> Refused | None:
    if refused := no_hand_open(table):
        return refused
    return None if entry.won is None or table.hand is None else _wrong_winners(table.hand, entry.won)


def _wrong_winners(hand: HandState, won: PotWon) -> Refused | None:
    """A pot told as won by nobody, or by a seat without a hand."""
    if not won.winners:
        return Refused(RefusalCode.NO_WINNER, {"pot": 0})
    out = [seat for seat in won.winners if place(hand, seat) is None or in_hand(hand, seat).folded]
    return Refused(RefusalCode.NOT_IN_THIS_POT, {"seat": out[0], "pot": 0}) if out else None


def _may_not_end(table: TableState, entry: EndHand) -> Refused | None:
    hand = table.hand
    if not entry.followed or hand is None or nothing_left(hand):
        return None
    return Refused(RefusalCode.HAND_NOT_SETTLED, {"middle": hand.middle}, (EndHand(followed=False),))


def nothing_left(hand: HandState) -> bool:
    """Whether every pot has been pushed; of a big blind nobody called there was none, it just goes back.

    Of a pot the house takes whole nothing is left to push.
    """
    return betting_is_over(hand) and not pots_left(collected(hand))


def winner_matters(table: TableState) -> bool:
    """Whether the next hand goes by who won this one: kills, the rock."""
    return pots_won_kill(table.rules) or rock_is_played(table.rules)


def _goes_by_winner(table: TableState) -> bool:
    """The same, or a game on the side that does, or a leg that was won before kills were given up."""
    return winner_matters(table) or bool(table.standing) or table.leg_up is not None


def _end(table: TableState, entry: EndHand) -> TableState:
    hand = table.hand
    assert hand is not None, "cannot has asked before"
    settled = nothing_left(hand)
    if settled and not hand.awards:
        # before the first pot is pushed what was uncalled went back: what is unmatched after it was paid out of a pot
        hand = collected(uncalled_returned(hand))
    button, numbers = hand.positions.button, tuple([each.seat for each in hand.seats])
    in_stud = hand.game.forced is ForcedBets.BRING_IN
    won = entry.won or (pot_won(hand) if settled and _goes_by_winner(table) else None)
    over = replace(
        with_rock(with_legs(table, hand, won), won),
        seats=_seats_after(hand, table, settled=settled),
        marks=_marks_after(hand, table),
        laid=None,
        undealt=None,
        acts_last=table.acts_last if button is None or in_stud else acts_last(button, numbers),
        # a bomb pot or a stud hand for which the button did not move leaves it where it was put for the next hand
        button_placed=table.button_placed if button is None or in_stud or hand.forced.bomb_ante else None,
        last_dealt=numbers,
        time_pot=time_pot_after(hand, table),
        hand=None,
    )
    # stacks are settled first: nobody pays a side game with chips the hand took
    return with_next_game(with_facts_due(with_standing(over, won)))


def _marks_after(hand: HandState, table: TableState) -> Marks | None:
    """Where the hand that ends leaves button and blinds.

    A hand taken up in the middle may have told other positions than the table followed; with a place among them
    that nobody told, the next hand asks.
    """
    told = hand.positions
    if told == table.laid or told.button is None or told.big_blind is None:
        return table.marks
    marks = table.marks
    if marks is not None and (marks.button, marks.big_blind) == (told.button, told.big_blind):
        return marks
    if told.small_blind is None:
        return None
    return Marks(told.button, told.small_blind, told.big_blind, told.third_blind)


def _seats_after(hand: HandState, table: TableState, *, settled: bool) -> tuple[Seat, ...]:
    """Seats with what the hand left them; a pot nobody saw pushed leaves the stacks of those in it unknown."""
    left = {each.seat: each.behind if settled or each.folded else None for each in hand.seats}
    seats = tuple([_with_stack(seat, left.get(seat.number, seat.stack)) for seat in table.seats])
    if hand.positions == table.laid:
        return seats
    # of a hand the table did not deal the cards tell who is in the game, the positions who had the big blind lately
    dealt = [each.seat for each in hand.seats]
    seats = tuple(replace(seat, coming=None, owes=NOTHING_OWED) if seat.number in dealt else seat for seat in seats)
    marks = _marks_after(hand, table)
    return seats if marks is None or marks == table.marks else with_big_blinds_had(seats, marks, hand.number)


def _with_stack(seat: Seat, left: int | None) -> Seat:
    """The seat with what the hand left it; chips bought during the hand play from now on."""
    return replace(seat, stack=None if left is None else left + seat.adding, adding=0)


END_HAND = Rule(_cannot_end, _may_not_end, _end)
