"""A hand of a file of ours, taken up as it lay before anybody acted: made-up blinds, kills, bomb pots, dead buttons.

The format's keys then hold as much as they can for other programs; what counts here are `_posts` and the keys beside it
(`phh_own`). The hand is counted as it lies, CountedNow, under the house rules the file names.
"""

from collections.abc import Iterator

from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_games import Dealt, brings_in, dealt, game_of
from dealer_assist.exchange.phh_house import BOOK, house_rules, house_told
from dealer_assist.exchange.phh_own import Own
from dealer_assist.exchange.phh_table import chairs, check_table, opening, sizes_of, smallest_blind_bet, table_of
from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.hand.forced import BetSizes, Forced, Straddle
from dealer_assist.hand.situation import FullRaise, SeatTold, Told
from dealer_assist.hand.state import Positions
from dealer_assist.pots.build import Pot
from dealer_assist.table.bomb_deal import on_boards
from dealer_assist.table.entries import CountedNow, StartHand, TableOpened
from dealer_assist.table.state import Stakes


def opening_of(hand: PhhHand, own: Own, book: str = BOOK) -> tuple[TableOpened, StartHand | CountedNow]:
    """The entries that open the table of a hand and start it there; the hand's own keys before the format's.

    Raises `NotPlayed` for a game or a table this version does not play.
    """
    if not own.posts:
        return opening(hand, book)
    how = dealt(hand)
    game = on_boards(game_of(how.game), own.boards)
    check_table(hand, how, game)
    rules = house_rules(book, how) if own.house is None else house_told(own.house, how)
    opened = table_of(hand, game, rules, _stakes(hand, own, game), own.chips or (1,))
    return opened, _taken_up(hand, own, game, how)


def _stakes(hand: PhhHand, own: Own, game: Game) -> Stakes:
    bets = sizes_of(hand)
    if own.kill is not None:
        # the hand plays by raised limits, the table by its own
        bets = BetSizes(own.kill.small_bet, own.kill.big_bet, bets.spread_least, bets.spread_most)
    if game.forced is ForcedBets.BRING_IN:
        return Stakes(0, 0, bets=bets, bring_in=hand.bring_in or 0)
    if game.forced is ForcedBets.BUTTON_ANTE:
        return Stakes(0, 0, bets=bets, button_ante=smallest_blind_bet(hand))
    small, big, *third = own.blinds or (0, smallest_blind_bet(hand))
    return Stakes(small, big, third[0] if third else 0, bets)


def _taken_up(hand: PhhHand, own: Own, game: Game, how: Dealt) -> CountedNow:
    seats = chairs(hand)
    places = Positions(
        button=own.button if own.button is not None or brings_in(game) else seats[-1],
        small_blind=own.small_blind,
        big_blind=own.big_blind,
        third_blind=own.third_blind,
    )
    return CountedNow(
        seats=tuple(sorted(_seats_told(hand, own), key=lambda each: each.seat)),
        positions=places,
        street=own.street or game.streets[0].name,
        pots=tuple(Pot(pot.amount, tuple(sorted(seats[player - 1] for player in pot.players))) for pot in own.pots),
        full_raise=None if own.full_raise is None else FullRaise(*own.full_raise),
        to_act=None if own.to_act is None else seats[own.to_act - 1],
        forced=_forced(own, seats),
    )


def _seats_told(hand: PhhHand, own: Own) -> Iterator[SeatTold]:
    for seat, stack, post in zip(chairs(hand), hand.starting_stacks, own.posts, strict=True):
        behind = None if stack is None else stack - post.live - post.ante - post.dead
        told = Told.FOLDED if post.folded else Told.ALL_IN if behind == 0 else Told.IN
        yield SeatTold(seat, post.live, told, behind, post.ante, post.dead, post.acted)


def _forced(own: Own, seats: tuple[int, ...]) -> Forced:
    in_middle = sum(post.ante + post.dead for post in own.posts) - sum(own.dead_blinds)
    return Forced(
        straddles=tuple(Straddle(seats[player - 1], to) for player, to in own.straddles),
        sleepers=tuple(Straddle(seats[player - 1], to) for player, to in own.sleepers),
        killer=None if own.kill is None else seats[own.kill.player - 1],
        kill=0 if own.kill is None else own.kill.amount,
        antes=0 if own.street and not own.bomb_pot else in_middle,
        dead_blinds=own.dead_blinds,
        bomb_ante=own.bomb_pot,
    )
