"""Every game with a file is played to its end by taps alone, at both depths that follow a hand: nothing is stuck."""

import pytest

from dealer_assist.app.intents import (
    AwardMode,
    CardsEntered,
    Intent,
    KeyTapped,
    OfferTapped,
    PotPushed,
    SeatTapped,
    WinnerTapped,
)
from dealer_assist.app.moves import move
from dealer_assist.app.opens import settled
from dealer_assist.app.screen_state import Depth, Open, ScreenState
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.cards import entry_view
from dealer_assist.app.views.hand import Around, hand_view
from dealer_assist.app.views.offers import offered
from dealer_assist.cards.card import DECK
from dealer_assist.games.game import Family
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.forced import NO_SIZES, BetSizes
from dealer_assist.hand.state import Stage
from dealer_assist.table.entries import Entry
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words
from tests.every_game import GAMES
from tests.other_games import dealt_of
from tests.tables import play, the_hand

ENGLISH = Words("en", isolate=False)
STACK = 400
MOST_TAPS = 200
"""No hand of three players needs more."""


class Played:
    """A hand in play: each tap moves it on, or opens and chooses something."""

    def __init__(self, table: TableState, depth: Depth) -> None:
        self.table, self.screen, self.entries = table, ScreenState(depth=depth), 0

    def tap(self, intent: Intent) -> None:
        before = self.table, self.screen
        made = move(intent, self.table, self.screen)
        if made.entry is not None:
            # play fails if the table refuses it
            self.table = play(self.table, _entry(made.entry))
            self.entries += 1
        self.screen = settled(self.table, made.screen, self.entries)
        assert (self.table, self.screen) != before, f"{intent} does nothing"


def _entry(entry: object) -> Entry:
    return entry  # type: ignore[return-value]


def dealt(name: str) -> TableState:
    """Three seats with 400: limits 4 and 8 where cards do not lie in the middle."""
    limit = GAMES[name].family is not Family.FLOP
    stakes = Stakes(2, 5, bets=BetSizes(4, 8) if limit else NO_SIZES, bring_in=1, button_ante=4)
    return dealt_of(name, (STACK,) * 3, stakes=stakes, betting="fl" if limit else "nl")


def next_tap(played: Played) -> Intent:
    """What a dealer would tap now: nobody bets, everybody shows."""
    hand, screen = the_hand(played.table), played.screen
    match screen.open:
        case Open.BOARD | Open.UP | Open.SHOW:
            return cards_of(played)
        case Open.AWARD:
            return in_the_award(played)
        case Open.SIDE_POTS:
            return KeyTapped("pull")
    offers = offered(hand)
    if offers and offers[0].text in ("key.pat", "key.up_cards") and screen.depth is Depth.EVERYTHING:
        return OfferTapped(1 if offers[0].text == "key.pat" else 0)
    if hand.to_act is not None:
        return KeyTapped("call")
    return SeatTapped(hand.seats[0].seat) if hand.stage is Stage.BETTING else KeyTapped("next")


def cards_of(played: Played) -> Intent:
    """The first cards that are free, a seat's own that show among them."""
    hand = the_hand(played.table)
    view = entry_view(hand, played.screen, ENGLISH)
    own = [card for each in hand.stud.up if each.seat == view.seat for card in each.cards]
    own = own if played.screen.open is Open.SHOW else []
    free = [card for card in DECK if card not in view.gone and card not in own]
    return CardsEntered((*own, *free[: view.due - len(own)]), view.seat)


def in_the_award(played: Played) -> Intent:
    """PUSHED if every part has its winner; else a hand is shown, or the first seat wins the part that is told."""
    hand, screen = the_hand(played.table), played.screen
    view = award_view(hand, screen, ENGLISH)
    if view.pushed.enabled:
        return PotPushed()
    shown = {each.seat for each in hand.tabled}
    if screen.mode.value == "show":
        left = [seat for seat, _ in view.seats if seat not in shown]
        return WinnerTapped(left[0]) if left else AwardMode("winner")
    if screen.winners and screen.mode.value == "winner":
        return AwardMode("tie")
    return WinnerTapped(view.seats[0][0])


@pytest.mark.parametrize("depth", [Depth.WAGERS, Depth.EVERYTHING], ids=["wagers", "everything"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_is_played_to_its_end_by_taps(name: str, depth: Depth) -> None:
    played = Played(dealt(name), depth)
    for _ in range(MOST_TAPS):
        hand = the_hand(played.table)
        view = hand_view(played.table, played.screen, Around("23:59", prompts=next_steps(played.table)), ENGLISH)
        assert view.prompt.headline
        if hand.stage is Stage.SETTLED:
            break
        played.tap(next_tap(played))
    hand = the_hand(played.table)
    assert hand.stage is Stage.SETTLED
    # what is pushed lies behind again: no chip is lost
    assert sum(each.behind or 0 for each in hand.seats) == 3 * STACK
