"""The hand screen under touch: what it emits."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest

from dealer_assist.app.intents import Intent, KeyTapped, SeatsSwept, SeatTapped
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.pots import pots_view
from dealer_assist.words import Words
from tests.app.scenes import nine_handed, on_the_flop, page
from tests.tables import the_hand

GLASS = Glass(1920, 1080, 141)


@pytest.fixture
def shown(glass: QPointingDevice) -> Iterator[HandScreen]:
    made = page(nine_handed(), Look(GLASS), Words("en"))
    made.resize(GLASS.width, GLASS.height)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def heard(screen: HandScreen) -> list[Intent]:
    intents: list[Intent] = []
    screen.entered.connect(intents.append)
    return intents


def middle(screen: HandScreen, seat: int) -> QPoint:
    return screen.seats[seat - 1].geometry().center()


def test_a_finger_drawn_across_seats_sweeps_them(shown: HandScreen, glass: QPointingDevice) -> None:
    intents = heard(shown)
    QTest.touchEvent(shown, glass).press(1, middle(shown, 7), shown).commit()
    QTest.qWait(50)
    for seat in (8, 9):
        QTest.touchEvent(shown, glass).move(1, middle(shown, seat), shown).commit()
    QTest.touchEvent(shown, glass).release(1, middle(shown, 9), shown).commit()
    assert intents == [SeatsSwept((7, 8, 9))]


def test_a_finger_drawn_so_fast_that_the_glass_reports_few_points_passes_over_no_seat(
    shown: HandScreen, glass: QPointingDevice
) -> None:
    intents = heard(shown)
    QTest.touchEvent(shown, glass).press(1, middle(shown, 7), shown).commit()
    QTest.qWait(50)
    QTest.touchEvent(shown, glass).release(1, middle(shown, 9), shown).commit()
    assert intents == [SeatsSwept((7, 8, 9))]


def test_on_a_desktop_the_mouse_drawn_across_seats_sweeps_them(shown: HandScreen) -> None:
    intents, first = heard(shown), shown.seats[6]
    left, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(first, left, held, first.rect().center())
    for seat in (8, 9):
        QTest.mouseMove(first, first.mapFromParent(middle(shown, seat)))
    QTest.mouseRelease(first, left, held, first.mapFromParent(middle(shown, 9)))
    assert intents == [SeatsSwept((7, 8, 9))]


def test_the_mouse_pressed_on_one_seat_and_lifted_beside_it_says_nothing(shown: HandScreen) -> None:
    intents, first = heard(shown), shown.seats[6]
    left, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(first, left, held, first.rect().center())
    QTest.mouseRelease(first, left, held, first.rect().center() - QPoint(3 * first.width(), 0))
    assert intents == []


def test_a_finger_that_slips_off_a_seat_says_nothing(shown: HandScreen, glass: QPointingDevice) -> None:
    intents = heard(shown)
    off = middle(shown, 7) + QPoint(-300, 0)
    QTest.touchEvent(shown, glass).press(1, middle(shown, 7), shown).commit()
    QTest.qWait(50)
    QTest.touchEvent(shown, glass).move(1, off, shown).commit()
    QTest.touchEvent(shown, glass).release(1, off, shown).commit()
    assert intents == []


@pytest.mark.parametrize(
    ("name", "intent"),
    [
        ("seat6", SeatTapped(6)),
        ("key.fold", KeyTapped("fold")),
        ("key.next", KeyTapped("next")),
        ("prompt", KeyTapped("prompt")),
        ("table", KeyTapped("table")),
    ],
)
def test_each_part_says_what_was_tapped(shown: HandScreen, glass: QPointingDevice, name: str, intent: Intent) -> None:
    intents = heard(shown)
    parts = [*shown.seats, *shown.keys.values(), shown.prompt, shown.table]
    part = next(each for each in parts if each.objectName() == name)
    at = part.geometry().center()
    QTest.touchEvent(shown, glass).press(1, at, shown).commit()
    QTest.qWait(50)
    QTest.touchEvent(shown, glass).release(1, at, shown).commit()
    assert intents == [intent]


def test_a_veiled_total_shows_as_long_as_a_finger_holds_it(shown: HandScreen, glass: QPointingDevice) -> None:
    intents = heard(shown)
    # 20 each from seats 6, 9 and 2, and the blinds 2 and 5
    shown.pots.set_view(pots_view(the_hand(on_the_flop()), Words("en", isolate=False), totals=False))
    at = shown.pots.geometry().center()
    seen = [shown.pots.shown[0].amount]
    QTest.touchEvent(shown, glass).press(1, at, shown).commit()
    seen.append(shown.pots.shown[0].amount)
    QTest.touchEvent(shown, glass).release(1, at, shown).commit()
    seen.append(shown.pots.shown[0].amount)
    assert seen == ["–", "67", "–"]
    assert intents == []
    assert shown.look.glass.mm(shown.pots.height()) >= 15
