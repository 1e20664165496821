"""NEXT HAND: the button moves, blinds and antes are posted, the hand begins."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_assist.hand.first_round import opening_price
from dealer_assist.hand.forced import Forced
from dealer_assist.hand.kills import killed_by
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation, begin
from dealer_assist.hand.state import HandState
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import KillType
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.ante_deal import ante_deal, deals_without_blinds, start_with_antes
from dealer_assist.table.bomb_deal import bomb_deal, start_bomb_pot
from dealer_assist.table.bomb_pots import bomb_pot_due
from dealer_assist.table.dealing_in import NextDeal, dealt_in, killed_in, next_deal
from dealer_assist.table.entries import ButtonPlaced, StartHand
from dealer_assist.table.kills import killer_of, kills_left
from dealer_assist.table.ledger import after_the_deal
from dealer_assist.table.mixed import with_hand_counted
from dealer_assist.table.newcomers import Entrance
from dealer_assist.table.obliged import must_straddle, straddled, with_obliged_straddle
from dealer_assist.table.owed import largest_posted
from dealer_assist.table.positions import acts_last
from dealer_assist.table.posting import Post, posts_of
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.standing import NOTHING_OWED
from dealer_assist.table.state import BombPot, TableState
from dealer_assist.table.time_charge import with_time_due
from dealer_assist.table.unit import odd_chip_unit


def _cannot_start(table: TableState, _entry: StartHand) -> Refused | None:
    if refused := hand_is_open(table):
        return refused
    bomb = bomb_pot_due(table)
    if bomb is not None:
        return _cannot_bomb(table, bomb)
    if deals_without_blinds(table):
        return _cannot_ante(table)
    seats = dealt_in(table)
    if len(seats) < 2:
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": len(seats)})
    if table.marks is None and table.button_placed is None:
        remedies = tuple(ButtonPlaced(seat.number) for seat in seats)
        return Refused(RefusalCode.BUTTON_NOT_PLACED, {}, remedies, option="button_rule")
    return _all_killed(table) if killed_in(table) else None


def _all_killed(table: TableState) -> Refused | None:
    """A deal in which every hand would be killed is none."""
    deal = next_deal(table)
    if deal is None or set(deal.numbers) <= set(deal.killed):
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": 0})
    return None


def _cannot_bomb(table: TableState, bomb: BombPot) -> Refused | None:
    deal = bomb_deal(table, bomb)
    if deal is None:
        remedies = tuple(ButtonPlaced(seat.number) for seat in dealt_in(table))
        return Refused(RefusalCode.BUTTON_NOT_PLACED, {}, remedies, option="button_rule")
    if len(deal.seats) < 2:
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": len(deal.seats)})
    return None


def _cannot_ante(table: TableState) -> Refused | None:
    there = dealt_in(table)
    if len(there) < 2:
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": len(there)})
    deal = ante_deal(table)
    if deal is None:
        remedies = tuple(ButtonPlaced(seat.number) for seat in there)
        return Refused(RefusalCode.BUTTON_NOT_PLACED, {}, remedies, option="button_rule_short_deck")
    seats = tuple(seat.number for seat in deal.seats)
    if len(seats) < 2 or set(seats) <= set(killed_in(table)):
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": len(seats)})
    return None


def start(table: TableState, _entry: StartHand) -> TableState:
    """The table with the next hand dealt; `cannot` had no objection."""
    # a misdeal is dealt again once, and a bomb pot agreed on was for this deal
    return replace(with_hand_counted(_with_forfeited(_started(table))), redeal=None, killed_again=(), bomb_pot=None)


def _with_forfeited(table: TableState) -> TableState:
    """The hand with the chips a void one has left in the middle, for those who were dealt into both."""
    hand, left = table.hand, table.forfeited
    if hand is None or left is None:
        return table
    seats = tuple(each.seat for each in hand.seats if each.seat in left.seats)
    hand = replace(hand, carried=(Pot(left.amount, seats),), middle=hand.middle + left.amount)
    return replace(table, hand=hand, forfeited=None)


def _started(table: TableState) -> TableState:
    bomb = bomb_pot_due(table)
    if bomb is not None:
        return start_bomb_pot(table, bomb)
    return start_with_antes(table) if deals_without_blinds(table) else _start_ordinary(table)


def _start_ordinary(table: TableState) -> TableState:
    deal = next_deal(table)
    assert deal is not None, "cannot has asked before"
    numbers = deal.numbers
    back = _who(deal, Entrance.KILLS)
    killer = back or killer_of(table, numbers, deal.positions)
    hand = with_time_due(begin(_situation(table, deal)), table)
    if killer is not None:
        # who comes back to a draw game kills for double the blind (WSOP Live 2024 R268)
        hand = killed_by(hand, killer, table.rules.kill_type if back is None else KillType.FULL)
    hand = with_obliged_straddle(table, _with_straddle_back(hand, deal))
    return replace(
        kills_left(table, killer),
        seats=after_the_deal(table, deal, must_straddle(hand)),
        marks=deal.marks,
        laid=deal.positions,
        undealt=table,
        acts_last=acts_last(deal.marks.button, numbers),
        acted_last_before=table.acts_last,
        button_placed=None,
        blinds_placed=None,
        played_ahead=deal.played_ahead,
        last_dealt=numbers,
        hands=table.hands + 1,
        hand=hand,
    )


def _with_straddle_back(hand: HandState, deal: NextDeal) -> HandState:
    """The hand with the straddle of a player who comes back with it in place of what was owed (WSOP Live 2024 R156)."""
    seat = _who(deal, Entrance.STRADDLES)
    return hand if seat is None else straddled(hand, seat, 2 * opening_price(hand))


def _who(deal: NextDeal, comes_in: Entrance) -> int | None:
    """The player who comes in this way; None = nobody does."""
    for seat, does in deal.entrances.items():
        if does is comes_in:
            return seat
    return None


def _situation(table: TableState, deal: NextDeal) -> Situation:
    posts = posts_of(deal, table.stakes, table.rules)
    seats = tuple([seat for seat, _ in posts])
    return Situation(
        game=table.game,
        rules=table.rules,
        number=table.hands + 1,
        # held back for a player who buys the button, it is due from nobody
        small_blind=table.stakes.small_blind if any(owed != NOTHING_OWED for owed in deal.blinds.values()) else 0,
        big_blind=table.stakes.big_blind,
        # heads-up there are two blinds
        third_blind=0 if deal.marks.third_blind is None else table.stakes.third_blind,
        bets=table.stakes.bets,
        event_players=table.event_players,
        unit=odd_chip_unit(table.chips, table.stakes, table.rules.odd_chip_unit),
        positions=deal.positions,
        street=table.game.streets[0].name,
        seats=seats,
        full_raise=_above_the_blinds(seats, largest_posted(table.stakes, table.rules)),
        forced=_forced([post for _, post in posts]),
    )


def _forced(posts: Sequence[Post]) -> Forced:
    return Forced(
        antes=sum([post.ante + post.dead + post.back_antes for post in posts]),
        dead_blinds=tuple([blind for post in posts for blind in post.dead_blinds]),
    )


def _above_the_blinds(seats: tuple[SeatTold, ...], largest: int) -> FullRaise | None:
    """Made-up blinds that are all live can be more than the blind: the price for everybody, a raise adds a blind."""
    most = max([seat.front or 0 for seat in seats])
    return FullRaise(most - largest, most) if most > largest else None


START_HAND = Rule(_cannot_start, nothing_forbids, start)
