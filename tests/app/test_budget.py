"""What one tap makes Qt paint and lay out: counted, not timed, so that it is the same on every machine."""

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.conftest import Sit
from tests.app.driver import FULL_HD, TouchedTable

GROUNDS = {"window", "hand", "felt", "pad"}
"""What lies under the parts is painted again where a part is."""
A_QUARTER = 0.25
"""Of the glass: four seats of 34 × 26 mm, painted as they are tapped and as they are kept, with the two lines."""
SPOKEN_FOR = {"prompt", "trace"}
"""Change with every entry."""


class Counting(QObject):
    """Counts paint events by part, painted pixels, and layout requests, while it is on."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self._app = app
        self.paints: Counter[str] = Counter()
        self.pixels = 0
        self.layouts: Counter[str] = Counter()

    def __enter__(self) -> "Counting":
        settle()
        self._app.installEventFilter(self)
        return self

    def __exit__(self, *_: object) -> None:
        settle()
        self._app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        name = watched.objectName()
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.paints[name] += 1
            if name not in GROUNDS:
                self.pixels += sum(rect.width() * rect.height() for rect in event.region())  # type: ignore[attr-defined]
        elif event.type() is QEvent.Type.LayoutRequest:
            self.layouts[name] += 1
        return False

    @property
    def parts(self) -> set[str]:
        """Parts that were painted."""
        return set(self.paints) - GROUNDS


def settle() -> None:
    """Let everything that is due be painted."""
    for _ in range(3):
        QCoreApplication.processEvents()


def calls(table: TouchedTable) -> None:
    table.seats(4)


def folds(table: TouchedTable) -> None:
    table.touch("key.fold")


def skips(table: TouchedTable) -> None:
    table.seats(7)


def keys_a_digit(table: TouchedTable) -> None:
    table.touch("pad.1")


@pytest.mark.parametrize(
    ("before", "tap", "painted"),
    [
        (("seat3",), calls, SPOKEN_FOR | {"seat4", "seat5"}),
        (("seat3",), folds, SPOKEN_FOR | {"seat4", "seat5", "key.fold"}),
        (("seat3",), skips, SPOKEN_FOR | {"seat4", "seat5", "seat6", "seat7"}),
        (("key.raise",), keys_a_digit, {"pad.1", "pad.amount", "pad.raise", "pad.all_in"}),
    ],
)
def test_a_tap_paints_what_it_changed_and_nothing_else(
    sit: Sit, qapp: QApplication, before: tuple[str, ...], tap: Callable[[TouchedTable], None], painted: set[str]
) -> None:
    table = sit()
    table.touch("key.next", *before)
    with Counting(qapp) as counted:
        tap(table)
    assert counted.parts == painted
    # a part that is pressed, then lifted, then accepted: never more
    assert max(counted.paints.values()) <= 3
    assert counted.layouts == {}
    assert counted.pixels < A_QUARTER * FULL_HD[0] * FULL_HD[1]


def test_with_the_first_action_the_straddles_go_and_the_board_is_seen(sit: Sit, qapp: QApplication) -> None:
    table = sit()
    table.touch("key.next")
    with Counting(qapp) as counted:
        table.seats(3)
    assert counted.parts == SPOKEN_FOR | {"seat3", "seat4", "board"}
    assert set(counted.layouts) <= {"hand", "offers"}
    assert max(counted.layouts.values()) == 1


def test_opening_the_pad_paints_each_part_once(sit: Sit, qapp: QApplication) -> None:
    table = sit()
    table.touch("key.next")
    with Counting(qapp) as counted:
        table.touch("key.raise")
    twice = {name for name in counted.parts if counted.paints[name] > 1}
    assert twice <= {"key.raise"}


def test_looking_at_the_clock_paints_nothing_while_the_minute_stays(sit: Sit, qapp: QApplication) -> None:
    table = sit()
    table.touch("key.next")
    with Counting(qapp) as counted:
        before = table.window.hand.widget.table.view
        table.window.hand.refresh()
        same_minute = table.window.hand.widget.table.view == before
    assert counted.parts <= (set() if same_minute else {"table"})
    assert counted.layouts == {}
