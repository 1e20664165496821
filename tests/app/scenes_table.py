"""Scenes between hands and of the betting structures: the table's page, a seat's menu, the facts, straddles, limits."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from dealer_assist.app.ending_hands import between_hands
from dealer_assist.app.facts_row import Floor
from dealer_assist.app.keying import Keyed
from dealer_assist.app.page_state import Deeper, Keying, PageState, Tab, Tapping
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.screens.table_page import TablePage
from dealer_assist.app.table_panels import TablePanels
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.table_page import PageAround, table_page_view
from dealer_assist.games.game import Game
from dealer_assist.hand.entries import StraddlePosted
from dealer_assist.hand.forced import BetSizes
from dealer_assist.table import taps
from dealer_assist.table.between import CameBack, ChipsAdded, MissedTold, WentAway
from dealer_assist.table.entries import (
    BombPotAgreed,
    BombPotCalledOff,
    KillButtonPlaced,
    SeatLeft,
    SeatTaken,
    StakesSet,
    StartHand,
)
from dealer_assist.table.standing import Owed, Way
from dealer_assist.table.state import Mode, Stakes, TableState
from dealer_assist.words import Words
from tests.app.floors import FLOOR
from tests.app.scenes import CHIPS, STACKS, Scene, page
from tests.tables import a_table, dealt, house_rules, play, refusal, the_hand

PLO = next(game for game in FLOOR.games if game.name == "omaha")


# -- the hand, by its structure


def straddles(look: Look, words: Words) -> QWidget:
    """Before the first action: under the gun and the button may straddle."""
    return page(dealt(STACKS, blinds=(2, 5), button=3, chips=CHIPS, max_seats=9), look, words)


def three_blinds_plo() -> TableState:
    """1/2/5 pot-limit Omaha, seat 7 has straddled."""
    rules = house_rules(betting="pl")
    table = replace(a_table(STACKS, blinds=(1, 2, 5), button=3, chips=CHIPS, max_seats=9, rules=rules), game=PLO)
    return play(table, StartHand(), StraddlePosted(7, 10))


def straddled(look: Look, words: Words) -> QWidget:
    """Three blinds and a straddle."""
    return page(three_blinds_plo(), look, words, StraddlePosted(7, 10))


def fixed_limit_table(**changes: object) -> TableState:
    """10/20 limit hold'em, blinds of 5 and 10."""
    rules = house_rules(betting="fl", **changes)
    return a_table(STACKS, blinds=(5, 10), bets=BetSizes(10, 20), button=3, chips=CHIPS, max_seats=9, rules=rules)


def fixed_limit(look: Look, words: Words) -> QWidget:
    """One size stands on the key."""
    table = play(fixed_limit_table(), StartHand())
    return page(table, look, words)


def kill_pot(look: Look, words: Words) -> QWidget:
    """Seat 8 has to kill: the limits are doubled."""
    table = play(fixed_limit_table(kill_type="full"), KillButtonPlaced(kill=8), StartHand())
    return page(table, look, words)


def bomb_pot(look: Look, words: Words) -> QWidget:
    """A bomb pot of 25 from each, on the flop."""
    table = a_table(STACKS, blinds=(2, 5), button=3, chips=CHIPS, max_seats=9)
    return page(play(table, BombPotAgreed(25), StartHand()), look, words)


# -- between hands


def between() -> TableState:
    """Seat 2 is away and has missed both blinds, seat 5 is back and waits, seat 7 is new and posts, seat 9 is free."""
    rules = house_rules(new_player_entry="post_big_blind")
    table = a_table(STACKS, blinds=(2, 5), button=3, chips=CHIPS, max_seats=9, rules=rules)
    table = played_out(play(table, SeatLeft(7), SeatLeft(9), StartHand()))
    table = play(table, WentAway(2), MissedTold(2, Owed(small=1, big=1)), WentAway(5), MissedTold(5, Owed(small=1)))
    return play(table, CameBack(5, Way.WAIT), SeatTaken(7, 600, Way.POST))


def played_out(table: TableState) -> TableState:
    """The table when everybody has folded to the big blind, and nothing else has begun."""
    folds = taps.close_street(the_hand(table))
    assert folds is not None
    table = play(table, folds)
    return play(table, between_hands(table, BombPotAgreed(5)), BombPotCalledOff())


def over_the_page(
    table: TableState, state: PageState, look: Look, words: Words, said: str = "", games: tuple[Game, ...] = FLOOR.games
) -> QWidget:
    """The page of the table with what is open over it."""
    shown = TablePage(look, table_page_view(table, state, PageAround(Depth.WAGERS, said=said), words))
    panels = TablePanels(shown)
    panels.show(table, state, Floor(FLOOR.ready, games), said, words)
    return shown


def seats_between(look: Look, words: Words) -> QWidget:
    """How each seat stands to the next hand."""
    return over_the_page(between(), PageState(), look, words)


def menu_of_a_seat(look: Look, words: Words) -> QWidget:
    """A player who plays."""
    return over_the_page(between(), PageState(seat=3), look, words)


def menu_of_a_return(look: Look, words: Words) -> QWidget:
    """A player who was away and owes both blinds."""
    return over_the_page(between(), PageState(seat=2), look, words)


def menu_of_an_empty_seat(look: Look, words: Words) -> QWidget:
    """A newcomer sits down."""
    return over_the_page(between(), PageState(seat=9, stack=730), look, words)


def missed_blinds(look: Look, words: Words) -> QWidget:
    """Which blinds were missed."""
    return over_the_page(between(), PageState(seat=2, deeper=Deeper.MISSED), look, words)


def top_up(look: Look, words: Words) -> QWidget:
    """Chips are added to a stack, with the most the room allows."""
    table = replace(between(), stakes=Stakes(2, 5, min_buy_in=200, max_buy_in=1000))
    return over_the_page(table, PageState(seat=3, keying=Keying.ADD, keyed=Keyed(300)), look, words)


def top_up_refused(look: Look, words: Words) -> QWidget:
    """More than the room allows, with what fits."""
    table = replace(between(), stakes=Stakes(2, 5, min_buy_in=200, max_buy_in=1000))
    entry = ChipsAdded(5, 1000)
    state = PageState(seat=5, keying=Keying.ADD, refused=refusal(table, entry), entry=entry, by_floor=True)
    return over_the_page(table, state, look, words)


def moves(look: Look, words: Words) -> QWidget:
    """The seat a player moves to is asked for."""
    return over_the_page(between(), PageState(seat=3, tapping=Tapping.MOVE), look, words)


def positions_told(look: Look, words: Words) -> QWidget:
    """Where the button lay in the last hand is told; the small blind is asked for."""
    return over_the_page(between(), PageState(tapping=Tapping.POSITIONS, told=(2,)), look, words)


def balancing(look: Look, words: Words) -> QWidget:
    """An empty seat of a tournament table: a player from another table takes the worst open seat."""
    return over_the_page(replace(between(), mode=Mode.TOURNAMENT), PageState(seat=9), look, words)


# -- facts of the table


def facts(tab: Tab, table: Callable[[], TableState] = between) -> Scene:
    """One tab of the facts."""
    return lambda look, words: over_the_page(table(), PageState(tab=tab), look, words)


def facts_keyed(look: Look, words: Words) -> QWidget:
    """Another cap of a hand is keyed."""
    state = PageState(tab=Tab.MORE, keying=Keying.CAP, keyed=Keyed(750))
    return over_the_page(between(), state, look, words)


def stakes_keyed(look: Look, words: Words) -> QWidget:
    """The big blind is keyed, after the small one."""
    state = PageState(tab=Tab.STAKES, keying=Keying.STAKES, keyed=Keyed(200), amounts=(100,))
    return over_the_page(between(), state, look, words)


def stakes_refused(look: Look, words: Words) -> QWidget:
    """A big blind below the small one."""
    entry = StakesSet(Stakes(25, 10))
    state = PageState(
        tab=Tab.STAKES, keying=Keying.STAKES, keyed=Keyed(10), amounts=(25,), refused=refusal(between(), entry)
    )
    return over_the_page(between(), state, look, words)


def of_many_games(look: Look, words: Words) -> QWidget:
    """More games than fit at once."""
    names = ("holdem", "short_deck", "pineapple", "omaha", "omaha5", "omaha6", "omaha8", "big_o", "courchevel")
    games = tuple(replace(PLO, name=name) for name in names)
    return over_the_page(between(), PageState(tab=Tab.GAME), look, words, games=games)


def limit_facts() -> TableState:
    """The fixed-limit table with a half kill, between hands."""
    return fixed_limit_table(kill_type="half")


TABLE_SCENES: dict[str, Scene] = {
    "straddles": straddles,
    "straddled": straddled,
    "fixed_limit": fixed_limit,
    "kill_pot": kill_pot,
    "bomb_pot": bomb_pot,
    "seats_between": seats_between,
    "menu_of_a_seat": menu_of_a_seat,
    "menu_of_a_return": menu_of_a_return,
    "menu_of_an_empty_seat": menu_of_an_empty_seat,
    "missed_blinds": missed_blinds,
    "top_up": top_up,
    "top_up_refused": top_up_refused,
    "moves": moves,
    "positions_told": positions_told,
    "balancing": balancing,
    "facts_stakes": facts(Tab.STAKES),
    "facts_limits": facts(Tab.STAKES, limit_facts),
    "facts_game": facts(Tab.GAME),
    "facts_games": of_many_games,
    "facts_ante": facts(Tab.ANTE),
    "facts_straddles": facts(Tab.STRADDLES),
    "facts_more": facts(Tab.MORE, limit_facts),
    "facts_keyed": facts_keyed,
    "facts_stakes_keyed": stakes_keyed,
    "facts_stakes_refused": stakes_refused,
}
