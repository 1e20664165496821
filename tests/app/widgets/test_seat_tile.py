"""A seat's tile: cards that show have room on every glass, markers are drawn as far as they fit."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.app.layout.hand import hand_layout
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.seat import SeatState, SeatView
from dealer_assist.app.widgets.seat_line import line_parts
from dealer_assist.app.widgets.seat_parts import SeatParts, tile_parts
from tests.app.layout.test_hand_layout import GLASSES

BOARD = ("Th", "2c", "Qd", "Ts")
FIGURES_MM = 2.6
"""Height in mm of the index of the smallest card: what an eye at 70 cm can just read."""

each_glass = pytest.mark.parametrize("on", GLASSES.values(), ids=GLASSES.keys())
each_state = pytest.mark.parametrize("state", [SeatState.IN, SeatState.TO_ACT, SeatState.ALL_IN])
pytestmark = pytest.mark.usefixtures("glass")


def parts(on: Glass, view: SeatView, *, seats: int, pad: bool = False) -> SeatParts:
    box = hand_layout(on, seats, drawer_open=pad, left_handed=False, rtl=False).seats[0]
    face = QRectF(0, 0, on.px(box.w), on.px(box.h))
    return (line_parts if pad else tile_parts)(view, face, Look(on))


@each_glass
@each_state
def test_four_cards_that_show_have_room_on_a_tile_of_eight(on: Glass, state: SeatState) -> None:
    word = {SeatState.TO_ACT: "To act", SeatState.ALL_IN: "All-in"}.get(state, "")
    shown = parts(on, SeatView(8, "8", state, word, in_front="12,500", up=BOARD), seats=8)
    assert not shown.clipped
    assert len(shown.cards) == 4
    assert all(shown.face.contains(card) for card in shown.cards)
    assert not any(a.intersects(b) for a, b in combinations(shown.cards, 2))
    assert min(on.mm(card.height()) * 0.43 for card in shown.cards) >= FIGURES_MM
    assert word == "" or not shown.mark.isEmpty()


@each_glass
def test_with_the_pad_open_eight_read_outs_show_the_cards_too(on: Glass) -> None:
    shown = parts(on, SeatView(8, "8", SeatState.IN, in_front="400", up=BOARD), seats=8, pad=True)
    assert len(shown.cards) == 4
    assert all(shown.face.contains(card) for card in shown.cards)
    assert not shown.clipped


@each_glass
def test_markers_never_lie_over_each_other_and_the_first_is_always_there(on: Glass) -> None:
    view = SeatView(10, "10", marker="B", is_button=True, blind="KILL", more=("STR", "ROCK", "MB"))
    shown = parts(on, view, seats=10)
    assert shown.markers[0][0] == "B"
    plates = [plate for _, plate in shown.markers]
    assert not any(a.intersects(b) for a, b in combinations(plates, 2))
    assert shown.number is not None
    assert min(plate.x() for plate in plates) > shown.number.width


def test_a_card_that_was_turned_up_by_mistake_makes_all_five_smaller() -> None:
    on = GLASSES["15.6in"]
    five = parts(on, SeatView(1, "1", SeatState.IN, up=(*BOARD, "3h")), seats=8)
    assert len(five.cards) == 5
    assert all(five.face.contains(card) for card in five.cards)
