"""Irregular deals and showdown rights on every glass: nothing is clipped, a finger fits every key."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from dealer_assist.app.asking import asked_now, asking_move, may_be_told
from dealer_assist.app.asking_state import About, Asking
from dealer_assist.app.screen_state import Open, ScreenState
from dealer_assist.app.screens.asking import AskingDrawer
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.asking import AskingView, asking_prompt, asking_view
from dealer_assist.app.views.hand import Around, hand_view
from dealer_assist.guide.facts_asked import Asked
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, Call, StreetDealt
from dealer_assist.hand.forced import BetSizes
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import LANGUAGES, Words
from tests.app.fitting import Shown, clipped, each_glass
from tests.app.test_fit_tools import STACK, assert_keys, just_dealt
from tests.other_games import dealt_of, stud
from tests.tables import play

pytestmark = pytest.mark.usefixtures("glass")


def all_in_on_the_flop() -> TableState:
    table = dealt_of("holdem", (STACK,) * 3, stakes=Stakes(500, 1000))
    return play(table, AllIn(1), Call(2), Call(3), StreetDealt(("As", "Kd", "2c")))


def drawing() -> TableState:
    stakes = Stakes(500, 1000, bets=BetSizes(1000, 2000))
    return dealt_of("draw27_triple", (STACK,) * 3, stakes=stakes, betting="fl")


TABLES = {
    "holdem": lambda: just_dealt(10),
    "flop": all_in_on_the_flop,
    "stud": lambda: stud((STACK,) * 8),
    "draw": drawing,
}


def stages(table: TableState, about: About) -> list[Asking]:
    """The list, and of each irregularity every question on the way to what follows, the first answer given."""
    found = [Asking(about)]
    for code in may_be_told(table, about):
        asking = Asking(about, code)
        found.append(asking)
        while isinstance(asked_now(table, asking), Asked):
            keys = asking_view(table, asking, Words("en")).keys
            # the key that sends several seats off is dark until one is chosen
            name = next(name for name, key in keys if key.enabled and (name != "seat.1" or not asking.seats))
            name = "seats" if asking.seats else name
            after = asking_move(name, table, ScreenState(open=Open.ASKING, asking=asking)).screen.asking
            assert after is not None
            asking = after
            found.append(asking)
    return found


@each_glass
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("at", TABLES)
def test_everything_that_can_be_told_fits(on: Glass, code: str, at: str, shown: Shown) -> None:
    table, look, words = TABLES[at](), Look(on, code, left_handed=code == "he"), Words(code)
    panel = AskingDrawer(look, asking_view(table, Asking(About.IRREGULAR), words))
    view = hand_view(table, ScreenState(), Around("23:59", prompts=next_steps(table)), words)
    page = HandScreen(look, view)
    page.open_drawer(panel)
    shown(page, on)
    for asking in (*stages(table, About.IRREGULAR), *stages(table, About.RIGHT)):
        screen = ScreenState(open=Open.ASKING, asking=asking)
        hint = asking_prompt(table, asking, words)
        page.set_view(hand_view(table, screen, Around("23:59", prompts=next_steps(table), hint=hint), words))
        panel.set_view(asking_view(table, asking, words))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert (asking.code, asking.answers, clipped(page)) == (asking.code, asking.answers, [])
        assert_keys(page, on)


def test_every_question_has_answers() -> None:
    for table in (each() for each in TABLES.values()):
        for about in About:
            for asking in stages(table, about):
                view = asking_view(table, asking, Words("en"))
                assert isinstance(view, AskingView)
                assert view.keys or view.steps is not None
