"""A table under a person's finger: the real window on a real journal, touched on its real keys and seats.

It counts taps, waits until each is on disk, reads what the screen says, and compares that with the desk after
every tap. A finger stays on a key for 60 ms by its own clock, so that nobody has to wait for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QTimer
from PySide6.QtGui import QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.app.journal_thread import JournalThread
from dealer_assist.app.kept_screen import ScreenKeeper
from dealer_assist.app.next_step import next_step, to_say
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.screens.cards import CardEntry
from dealer_assist.app.screens.why import WhyRows
from dealer_assist.app.session import Saved, Session
from dealer_assist.app.widgets.amount_field import AmountField
from dealer_assist.app.widgets.line import TextLine
from dealer_assist.app.widgets.touch_key import ANYBODY
from dealer_assist.app.widgets.unread import READ_MS, Unread
from dealer_assist.app.window import TableWindow
from dealer_assist.files.game_file import read_game
from dealer_assist.files.opening import ReadyTable, open_room, rules_of
from dealer_assist.files.where import Places, places
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.forced import NO_SIZES, BetSizes
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.state import HandState
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import AnteType, BettingStructure
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Digits, Words

HELD_MS = 60
"""How long a finger stays on a key, milliseconds."""
PAUSE = 0.4
"""Between two taps, seconds by the finger's own clock: whoever taps has read what stands there."""
PATIENCE_MS = 10_000
"""How long a test waits for the disk on a busy machine, milliseconds."""
FULL_HD = (1920, 1080)
ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f\u202c\u202d]")
FINGER = 1


def plain(text: str) -> str:
    """A text of the screen without the invisible marks that keep numbers in their places."""
    return ISOLATES.sub("", text).replace("\u00a0", " ").replace("\u2011", "-")


def until(true: Callable[[], bool], what: str) -> None:
    """Let the program run until something is so. Not `QTest.qWait`: it lets the journal's thread starve."""
    if true():
        return
    loop, looks, ends = QEventLoop(), QTimer(), QTimer()
    looks.timeout.connect(lambda: loop.quit() if true() else None)
    looks.start(1)
    ends.timeout.connect(loop.quit)
    ends.start(PATIENCE_MS)
    loop.exec()
    assert true(), f"waited in vain until {what}"


def a_room(
    folder: Path,
    *,
    stacks: Mapping[int, int] | None = None,
    button: int | None = 9,
    blinds: tuple[int, int] = (2, 5),
    buy_in: tuple[int, int] = (0, 0),
    chips: tuple[int, ...] = (1, 5, 25, 100, 500),
    language: str = "en",
    depth: int = 1,
    dpi: int | None = None,
    digits: str = "latin",
    betting: BettingStructure | None = None,
    bets: BetSizes = NO_SIZES,
    ante: int = 0,
    game: str = "holdem",
    **changes: object,
) -> ReadyTable:
    """The default room with other players, stakes, language, game or house rules; without `stacks`, nine with 500."""
    ready = open_room(places(folder))
    ready = replace(ready, game=read_game(places(folder).find("games", game)))
    room = replace(
        ready.room,
        game=game,
        stacks=dict(stacks) if stacks is not None else ready.room.stacks,
        button=button,
        stakes=Stakes(
            *blinds,
            bets=bets,
            bring_in=chips[0],
            button_ante=blinds[1],
            min_buy_in=buy_in[0],
            max_buy_in=buy_in[1],
        ),
        betting=betting or ready.room.betting,
        ante_type=AnteType.PER_PLAYER if ante else ready.room.ante_type,
        ante=ante or ready.room.ante,
        chips=chips,
        screen=replace(ready.room.screen, language=language, depth=depth, dpi=dpi, digits=digits),
        changes={**ready.room.changes, **changes},
    )
    return replace(ready, room=room, rules=rules_of(room, ready.game, room.preset))


class Held(QObject):
    """Sees each finger lifted 60 ms after it came down."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.TouchEnd:
            assert isinstance(event, QTouchEvent)
            event.setTimestamp(event.timestamp() + HELD_MS)
        return False


class TouchedTable:
    """One dealer's screen and the finger on it."""

    def __init__(
        self,
        folder: Path,
        ready: ReadyTable,
        glass: QPointingDevice,
        size: tuple[int, int] = FULL_HD,
        where: Places | None = None,
        read_ms: int = READ_MS,
        keeper: ScreenKeeper | None = None,
    ) -> None:
        """`read_ms` as at `widgets.unread`: 0 lets taps follow each other without a pause.

        `keeper` keeps how the screen is set, as the program does; None = nobody does.
        """
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._glass = glass
        self._held = Held()
        self._closed = False
        self._clock = 0.0
        ANYBODY.clock = lambda: self._clock
        self._unread, ANYBODY.unread = ANYBODY.unread, Unread(read_ms)
        self.taps = 0
        """Taps since `taps` was last set to 0."""
        self.session = Session(JournalThread(folder, app), app)
        self.session.start()
        self.window = TableWindow(self.session, ready, where, None if keeper is None else keeper.set)
        if keeper is not None:
            self.window.screen_set.connect(keeper.keep)
        self.window.resize(*size)
        self.window.show()
        until(lambda: self.session.saved is Saved.ALL and self.session.desk is not None, "the table is open")
        until(lambda: self.window.is_painted, "it is on the glass")
        self.agrees()

    def close(self) -> None:
        """Leave the table as it is: the program ends in good order."""
        if self._closed:
            return
        self._closed = True
        ANYBODY.clock, ANYBODY.unread = monotonic, self._unread
        assert self.window.stop_readers(), "a reader hangs in its port"
        assert self.session.stop(), "something could not be saved in time"
        self.window.hide()
        self.window.deleteLater()
        self.session.deleteLater()

    # -- touching

    def touch(self, *names: str) -> None:
        """One tap on each of these, in order; each is on disk, and on the screen, before the next."""
        for name in names:
            self.pause()
            self.tap(self.part(name))
            self.taps += 1
            until(lambda: self.session.saved is Saved.ALL, f"the tap on {name} is on disk")
            until(lambda: self.window.is_painted, f"the tap on {name} is on the glass")
            self.agrees()

    def seats(self, *seats: int) -> None:
        """One tap on each of these seats."""
        self.touch(*(f"seat{seat}" for seat in seats))

    def key_in(self, amount: int) -> None:
        """Key an amount on the pad, digit by digit, with 00 where it saves a tap."""
        self.touch(*(f"pad.{digits}" for digits in re.findall("00|.", str(amount))))

    def raise_to(self, amount: int) -> None:
        """RAISE or BET, the amount, and send it off."""
        self.touch("key.raise")
        self.key_in(amount)
        self.touch("pad.raise")

    def cards(self, cards: str) -> None:
        """Key cards, as "As Kd 2c", by one tap or two each as the glass is wide; DONE where several are due."""
        for card in cards.split():
            whole = f"cards.{card}"
            self.touch(*([whole] if self.shows(whole) else [f"cards.{card[0]}", f"cards.{card[1]}"]))
        if self._is_keyed():
            self.touch("cards.done")

    def _is_keyed(self) -> bool:
        """Whether cards that were keyed have still to be sent off."""
        entry = self.window.findChild(CardEntry)
        return entry is not None and entry.isVisible() and bool(entry.keyed)

    def part(self, name: str) -> QWidget:
        """The part of that name that can be seen; nothing may lie over its middle."""
        found = [each for each in self.window.findChildren(QWidget, name) if each.isVisible()]
        assert len(found) == 1, f"{name}: {len(found)} to be seen"
        assert self.reachable(found[0]), f"{name} lies under something"
        assert found[0].isEnabled(), f"{name} is dark"
        return found[0]

    def reachable(self, part: QWidget) -> bool:
        """Whether a finger on its middle comes down on it and on nothing over it."""
        return self.window.childAt(self.middle(part)) is part

    def shows(self, name: str) -> bool:
        """Whether a part of that name can be seen."""
        return any(each.isVisible() for each in self.window.findChildren(QWidget, name))

    def middle(self, part: QWidget) -> QPoint:
        """Where a finger comes down on a part: a point of the window."""
        return part.mapTo(self.window, part.rect().center())

    def hold(self, name: str) -> None:
        """Rest the finger on a key until it acts."""
        self.pause()
        before, lift = self.session.table, self.press(self.part(name))
        until(lambda: self.session.table is not before, f"{name} was held")
        lift()
        self.taps += 1
        until(lambda: self.session.saved is Saved.ALL and self.window.is_painted, f"{name} is on disk")
        self.agrees()

    def pause(self, seconds: float = PAUSE) -> None:
        """The finger rests for a moment by its own clock."""
        self._clock += seconds

    def tap(self, part: QWidget) -> None:
        """One tap that waits for nothing."""
        self.press(part)()

    def press(self, part: QWidget) -> Callable[[], None]:
        """A finger comes down; what is returned lifts it."""
        return self.press_at(self.middle(part))

    def press_at(self, spot: QPoint) -> Callable[[], None]:
        """The same on whatever stands there, a point of the window."""
        part = self.window.childAt(spot)
        assert part is not None
        part.installEventFilter(self._held)
        QTest.touchEvent(self.window, self._glass).press(FINGER, spot, self.window).commit()

        def lift() -> None:
            QTest.touchEvent(self.window, self._glass).release(FINGER, spot, self.window).commit()

        return lift

    # -- reading

    @property
    def prompt(self) -> tuple[str, str]:
        """Headline and second line, as they are read."""
        view = self.window.hand.widget.prompt.view
        return plain(view.headline), plain(view.second)

    @property
    def headline(self) -> str:
        """The headline, as it is read."""
        return self.prompt[0]

    @property
    def headline_of_the_award(self) -> str:
        """What the award says to push."""
        line = self.window.findChild(TextLine, "award.push")
        assert line is not None
        return plain(line.view.text)

    @property
    def said(self) -> str:
        """What the last tap said, in the line in front of the dealer."""
        return plain(self.window.hand.widget.trace.view.text)

    @property
    def band(self) -> str:
        """What the band under the headline says; empty while there is none."""
        return plain(self.window.band.view.text) if self.window.band.isVisible() else ""

    @property
    def reasons(self) -> list[str]:
        """The lines of the open panel of reasons."""
        rows = self.window.findChild(WhyRows, "why.rows")
        assert rows is not None
        return [plain(row.text) for row in rows.view.rows]

    @property
    def pots(self) -> dict[str, str]:
        """The pots in the strip by name; a pot whose total is not shown is not there."""
        shown = self.window.hand.widget.pots.shown
        return {plain(pot.label): plain(pot.amount) for pot in shown if pot.amount.strip(" –")}

    @property
    def in_front(self) -> dict[int, str]:
        """What the seats show in front of them, or have won."""
        tiles = self.window.hand.widget.seats
        return {tile.view.number: plain(tile.view.in_front) for tile in tiles if tile.view.in_front}

    @property
    def all_said(self) -> list[str]:
        """Every headline there is now, the leading one first; the screen shows the first."""
        words = Words(self.window.language, isolate=False)
        return [words.prompt(each.code, each.slots, each.why.sum)[0] for each in self.session.prompts]

    def part_is_lit(self, name: str) -> bool:
        """Whether a key that can be seen does something."""
        return any(each.isVisible() and each.isEnabled() for each in self.window.findChildren(QWidget, name))

    @property
    def keyed(self) -> str:
        """The amount that stands on the open pad, or is told in an open helper."""
        count = self.window.hand._screen.count
        if count is not None:
            return str(count.keyed.amount)
        field = self.window.findChild(AmountField, "pad.amount")
        return plain(field.view.text) if field is not None and field.isVisible() else ""

    def word(self, key: str) -> str:
        """What stands on a key."""
        label = getattr(self.part(key), "view").label  # noqa: B009 - each kind of key has its own view
        return plain(label)

    # -- what the desk says

    @property
    def table(self) -> TableState:
        """The table as the rules have it."""
        table = self.session.table
        assert table is not None
        return table

    @property
    def hand(self) -> HandState:
        """The hand in progress; there must be one."""
        assert self.table.hand is not None
        return self.table.hand

    @property
    def seats_left(self) -> tuple[int, ...]:
        """Seats still in the hand."""
        return tuple(each.seat for each in self.hand.seats if not each.folded)

    @property
    def stacks(self) -> dict[int, int | None]:
        """Chips behind by seat."""
        if self.table.hand is None:
            return {seat.number: seat.stack for seat in self.table.seats}
        return {each.seat: each.behind for each in self.hand.seats}

    @property
    def pots_to_come(self) -> tuple[Pot, ...]:
        """The pots of the hand, pulled or not."""
        return pots_of(self.hand)

    @property
    def chips(self) -> int:
        """Every chip at the table."""
        return chips_of(self.table)

    def agrees(self) -> None:
        """The hand screen says what the guide says, shows the desk's chips, and clips no text."""
        hand_page = self.window.hand.widget
        if not hand_page.isVisible() or self.session.table is None:
            return
        words = self.window.hand.words
        if hand_page.prompt.view.tone.value != "warn" and not self.window.hand.is_answering:
            assert self.prompt == led_by(self.table, self.window.hand.depth, self.window.language, words.digits)
        hand = self.table.hand
        chips = {each.seat: each.won or each.front for each in hand.seats} if hand is not None else {}
        assert self.in_front == {seat: plain(words.amount(amount)) for seat, amount in chips.items() if amount}
        if hand is not None and self.pots:
            assert sum(int(amount.replace(",", "")) for amount in self.pots.values()) == hand.middle
        clipped = [part.objectName() for part in self.window.findChildren(QWidget) if cut_off(part)]
        assert not clipped, clipped


def cut_off(part: QWidget) -> bool:
    """Whether a part that can be seen has text that does not fit."""
    return part.isVisible() and bool(getattr(part, "clipped", False))


def led_by(table: TableState, depth: Depth, language: str, digits: Digits = Digits.LATIN) -> tuple[str, str]:
    """The words that lead the screen for a table: headline and second line."""
    told = to_say(next_steps(table), next_step(table, depth), depth)[0]
    return Words(language, isolate=False, digits=digits).prompt(told.code, told.slots, told.why.sum)


def chips_of(table: TableState) -> int:
    """Every chip at a table: in stacks, in front, and in the middle."""
    stacks = {seat.number: seat.stack or 0 for seat in table.seats}
    if table.hand is None:
        return sum(stacks.values())
    in_hand = {each.seat: (each.behind or 0) + each.front for each in table.hand.seats}
    return sum({**stacks, **in_hand}.values()) + table.hand.middle
