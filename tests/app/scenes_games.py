"""Scenes to look at: irregular deals, and the keys only some games need: stud, draws, several boards, run-outs."""

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from dealer_assist.app.asking_state import About, Asking
from dealer_assist.app.called_clock import CalledClock, clock_prompt
from dealer_assist.app.screen_state import Mode, Open, ScreenState
from dealer_assist.app.screens.asking import AskingDrawer
from dealer_assist.app.screens.award import AwardDrawer
from dealer_assist.app.screens.cards import CardEntry
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.screens.screen_page import ScreenPage
from dealer_assist.app.theme.deck import Deck, DeckStyle
from dealer_assist.app.theme.light import Glow
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.asking import asking_prompt, asking_view
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.cards import up_entry_view
from dealer_assist.app.views.hand import Around, hand_view
from dealer_assist.app.views.screen_page import screen_page_view
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BetsPulled, BringIn, Call, Check, RunIt, StreetDealt
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.irregular.clock import ClockCalled
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words
from tests.app.scenes import CHIPS, CLOCK, Scene, nine_handed, page, with_panel
from tests.other_games import dealt_of, stud, up
from tests.tables import dealt, house_rules, play, the_hand


def irregular(look: Look, words: Words) -> QWidget:
    """Everything that can have gone wrong in this hand."""
    return asked_of(nine_handed(), Asking(About.IRREGULAR), look, words)


def irregular_asked(look: Look, words: Words) -> QWidget:
    """Which seat has a card too many."""
    return asked_of(nine_handed(), Asking(About.IRREGULAR, "extra_cards"), look, words)


def irregular_steps(look: Look, words: Words) -> QWidget:
    """The dealer has turned up a card after the first two: what is done, and what can be put right."""
    told = {"by": "dealer", "seat": 4, "first_two": False}
    return asked_of(nine_handed(), Asking(About.IRREGULAR, "exposed_hole_card", told), look, words)


def irregular_misdeal(look: Look, words: Words) -> QWidget:
    """It was one of the first two: a misdeal, which is held."""
    told = {"by": "dealer", "seat": 4, "first_two": True}
    return asked_of(nine_handed(), Asking(About.IRREGULAR, "exposed_hole_card", told), look, words)


def asked_of(table: TableState, asking: Asking, look: Look, words: Words) -> QWidget:
    """The panel of an irregular deal at that moment."""
    screen = ScreenState(open=Open.ASKING, asking=asking)
    around = Around(words.free(CLOCK), prompts=next_steps(table), hint=asking_prompt(table, asking, words))
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, AskingDrawer(look, asking_view(table, asking, words)))


def third_street(look: Look, words: Words) -> QWidget:
    """Stud: who brings it in is tapped, or the cards that show are told."""
    return page(stud((400,) * 7), look, words)


def fourth_street(look: Look, words: Words) -> QWidget:
    """Nobody told a card: the seat tapped checks, the key bets."""
    table = play(stud((400, 400, 400)), BringIn(2), Call(3), Call(1), StreetDealt())
    return page(table, look, words, StreetDealt())


BOARDS = {
    "s1": "Qh 9c 4d Ts",
    "s2": "2c 8s 8d 3h",
    "s3": "Th Ad 7c Kd",
    "s4": "5s 5h Jd 6c",
    "s5": "Kc 3d 9s 2h",
    "s6": "7h 4s Tc 6s",
    "s7": "Js 6d Qd As",
    "s8": "9d 2s Kh 4c",
}
"""Cards that show in front of eight players on sixth street of stud."""


def sixth_street(look: Look, words: Words) -> QWidget:
    """Stud with eight players: every card that shows lies in front of its seat."""
    return page(on_sixth_street(), look, words)


def stud_pad(look: Look, words: Words) -> QWidget:
    """The same with the cards of a seat being told."""
    table = on_sixth_street(told=3)
    panel = CardEntry(look, up_entry_view(the_hand(table), 4, words))
    screen = ScreenState(open=Open.UP, seat=4)
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    return with_panel(HandScreen(look, hand_view(table, screen, around, words)), panel)


def on_sixth_street(told: int = 8) -> TableState:
    """Everybody brought it in and checked up to here; of so many seats the last card is told too."""
    table = replace(stud((400,) * 8, *(cards.split()[0] for cards in BOARDS.values())), max_seats=8)
    table = play(table, BringIn(2), *(Call(seat) for seat in (3, 4, 5, 6, 7, 8, 1)))
    for shown in (2, 3, 4):
        seats = list(BOARDS)[: told if shown == 4 else 8]
        boards = {seat: " ".join(BOARDS[seat].split()[:shown]) for seat in seats}
        table = up(play(table, StreetDealt()), **boards)
        if shown < 4:
            first = the_hand(table).to_act
            assert first is not None
            table = play(table, *(Check((first + n - 1) % 8 + 1) for n in range(8)))
    return table


def screen_page(look: Look, words: Words) -> QWidget:
    """The page of the screen itself, another deck chosen."""
    look = replace(look, deck=Deck(DeckStyle.OUTLINED, letters=True))
    return ScreenPage(look, screen_page_view(look.deck, Glow(), words))


def clock(look: Look, words: Words) -> QWidget:
    """The clock was called: the countdown has begun."""
    table = play(nine_handed(), Call(6))
    shown = page(table, look, words, Call(6))
    called = CalledClock(ClockCalled(elapsed=0, facing_bet=True, seat=7), since=0.0, hand=the_hand(table))
    view = shown.view
    whole = the_hand(table).rules.clock_seconds
    prompt = clock_prompt(called, the_hand(table), view.prompt, whole + 3.0, words)
    shown.set_view(replace(view, prompt=prompt))
    return shown


def draws(look: Look, words: Words) -> QWidget:
    """The first draw of triple draw: how many cards seat 2 takes."""
    table = dealt_of("draw27_triple", (100,) * 4, stakes=Stakes(2, 4, bets=BetSizes(4, 8)), betting="fl")
    table = play(table, Call(4), Call(1), Call(2), Check(3), StreetDealt())
    return page(table, look, words)


def two_boards(look: Look, words: Words) -> QWidget:
    """A bomb pot on two boards, both told up to the turn."""
    table = dealt_of("double_board_bomb_pot", (100, 100, 100), stakes=Stakes(2, 5))
    table = play(table, Check(2), Check(3), Check(1))
    cards = StreetDealt(("As", "Kd", "2c", "4h"), (("Qs", "Jd", "3c", "4d"),))
    return page(play(table, cards), look, words, cards)


def run_twice(look: Look, words: Words) -> QWidget:
    """A pot run twice: who wins the first board is told, the second is being told."""
    table = dealt({1: 300, 5: 300}, blinds=(2, 5), button=1, chips=CHIPS, max_seats=9, rules=house_rules(run_it_max=2))
    table = play(table, AllIn(1), Call(5), BetsPulled(), RunIt(2, (1, 5)))
    screen = ScreenState(open=Open.AWARD, mode=Mode.TIE, winners=(1,), second=(5,))
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, AwardDrawer(look, award_view(the_hand(table), screen, words)))


GAME_SCENES: dict[str, Scene] = {
    "irregular": irregular,
    "irregular_asked": irregular_asked,
    "irregular_steps": irregular_steps,
    "irregular_misdeal": irregular_misdeal,
    "third_street": third_street,
    "fourth_street": fourth_street,
    "sixth_street": sixth_street,
    "stud_pad": stud_pad,
    "screen_page": screen_page,
    "clock": clock,
    "draws": draws,
    "two_boards": two_boards,
    "run_twice": run_twice,
}
