"""What readers show: every text fits, every target is large enough and apart, on each glass and in each language."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.hand import hand_layout
from dealer_assist.app.layout.readers import answer_boxes, ask_box, dot_box
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import FLOOR_TARGET
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.words import Words
from tests.app.fitting import Shown, clipped, each_glass, each_hand, each_language, each_way
from tests.app.scenes_readers import READER_SCENES

pytestmark = pytest.mark.usefixtures("glass")


@each_glass
@each_language
@pytest.mark.parametrize("scene", READER_SCENES)
def test_texts_fit_and_targets_are_large_and_apart(on: Glass, code: str, scene: str, shown: Shown) -> None:
    page = shown(READER_SCENES[scene](Look(on, code), Words(code)), on)
    assert clipped(page) == []
    faces = {name: face for name, face in targets(page) if "prompt" not in name}
    assert {name for name, face in faces.items() if min(face.width(), face.height()) < on.px(FLOOR_TARGET) - 1} == set()
    assert [(a, b) for (a, one), (b, other) in combinations(faces.items(), 2) if one.intersects(other)] == []


def targets(page: QWidget) -> list[tuple[str, QRectF]]:
    """Every touch target that can be reached, as it is painted, in pixels of the page."""
    found = []
    for key in page.findChildren(TouchKey):
        spot = key.mapTo(page, key.rect().center())
        if key.isVisible() and page.childAt(spot) is key:
            found.append((key.objectName(), key.face().translated(QPointF(key.mapTo(page, QPoint(0, 0))))))
    return found


@each_glass
@each_way
@each_hand
@pytest.mark.parametrize("seats", range(2, 11))
def test_dot_and_questions_stand_clear_of_every_seat_and_key(
    on: Glass, rtl: bool, left_handed: bool, seats: int
) -> None:
    made = hand_layout(on, seats, drawer_open=False, left_handed=left_handed, rtl=rtl)
    asked, dot = ask_box(made, at_showdown=False, rtl=rtl), dot_box(made, on.width_mm, rtl=rtl)
    others = (*made.seats, *made.keys.values(), made.board, made.pots)
    assert [box for box in others if box.gap(asked) < 0] == []
    assert [seat for seat in made.seats if seat.gap(asked) < 2] == []
    assert dot.h > 0
    # between two seats the pots' place begins at the edge, and its one pot stands in the middle
    others = (*made.seats, made.prompt, *(() if seats == 2 else (made.pots,)))
    assert [box for box in others if box.gap(dot) < 1] == []
    assert Box(0, 0, on.width_mm, on.height_mm).holds(dot)


@each_glass
@each_way
@pytest.mark.parametrize(("keys", "titled"), [(2, False), (2, True), (3, True)])
@pytest.mark.parametrize("alike", [False, True])
def test_answers_are_whole_targets_inside_the_strip(on: Glass, rtl: bool, keys: int, titled: bool, alike: bool) -> None:
    made = hand_layout(on, 9, drawer_open=False, left_handed=False, rtl=rtl)
    asked = ask_box(made, at_showdown=False, rtl=rtl)
    title, boxes = answer_boxes(asked.w, asked.h, keys, titled=titled, rtl=rtl, alike=alike)
    strip = Box(0, 0, asked.w, asked.h)
    assert all(strip.holds(box) for box in (title, *boxes))
    assert min(min(box.w, box.h) for box in boxes) >= FLOOR_TARGET
    assert all(one.gap(other) >= 2.99 for one, other in combinations(boxes, 2))
    assert all(box.gap(title) >= 0 for box in boxes if titled)
