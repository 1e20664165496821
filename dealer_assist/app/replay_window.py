"""Recorded hands played on the hand screen: a step every second, faster, held, one by one, or back.

Everything is shown as at the table, with its prompts and their reasons; nothing is entered and nothing is kept.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.drawers import Drawers
from dealer_assist.app.intents import Intent, KeyTapped
from dealer_assist.app.screen_state import Open, ScreenState
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.theme.deck import deck_of
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import assumed_glass, glass_of
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.hand import HandView
from dealer_assist.app.views.replay import BACK, CLOSE, FASTER, PAUSE, STEP, Pace, replay_view
from dealer_assist.exchange.reel import Frame, Reel
from dealer_assist.files.room_file import Screen
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.words import Digits, Words

STEP_MS = 1_000
"""From one entry to the next at the slowest, milliseconds."""
SPEEDS = (1, 2, 4, 8)
"""Entries a second."""
FIRST_GUESS = (1920, 1080)


class ReplayWindow(QWidget):
    """The hand screen over a reel that has a hand to show."""

    def __init__(self, reel: Reel, screen: Screen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._reel = reel
        self._dpi = screen.dpi
        self._words = Words(screen.language, digits=Digits(screen.digits))
        self._drawers = Drawers()
        self._why = False
        self.pace = Pace()
        side = Qt.LayoutDirection.RightToLeft if self._words.is_rtl else Qt.LayoutDirection.LeftToRight
        QGuiApplication.setLayoutDirection(side)
        self._look = Look(
            assumed_glass(*FIRST_GUESS), screen.language, deck=deck_of(screen.cards, letters=screen.card_letters)
        )
        self.hand = HandScreen(self._look, self._view(), self)
        self.hand.entered.connect(self._tapped)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.step)
        self._clock.start(STEP_MS)

    @property
    def frame(self) -> Frame:
        """What is shown."""
        frame = self._reel.frame
        assert frame is not None, "the reel has a hand to show"
        return frame

    @property
    def ticks_ms(self) -> int | None:
        """Milliseconds from one entry to the next; None while it waits."""
        return self._clock.interval() if self._clock.isActive() else None

    # taps

    @Slot(object)
    def _tapped(self, intent: Intent) -> None:
        match intent:
            case KeyTapped("prompt"):
                self._look_closer(not self._why)
            case KeyTapped("back"):
                self._look_closer(False)
            case KeyTapped(key) if key == STEP:
                self.step()
            case KeyTapped(key) if key == BACK:
                self._step_back()
            case KeyTapped(key) if key == PAUSE:
                self._go(replace(self.pace, paused=not self.pace.paused))
            case KeyTapped(key) if key == FASTER:
                self._go(replace(self.pace, speed=SPEEDS[(SPEEDS.index(self.pace.speed) + 1) % len(SPEEDS)]))
            case KeyTapped(key) if key == CLOSE:
                self.close()

    @Slot()
    def step(self) -> None:
        """One entry further."""
        self._go(replace(self.pace, at_end=not self._reel.forward()))

    def _step_back(self) -> None:
        """One entry back; whoever goes back wants to look, so it waits there."""
        self._reel.back()
        self._go(replace(self.pace, at_end=False, paused=True))

    def _look_closer(self, why: bool) -> None:
        """Open or close the reasons of the prompt; meanwhile it waits."""
        self._why = why
        self._go(replace(self.pace, paused=self.pace.paused or why))

    def _go(self, pace: Pace) -> None:
        self.pace = replace(pace, at_start=self._reel.at_start)
        if pace.paused or pace.at_end:
            self._clock.stop()
        else:
            self._clock.start(STEP_MS // pace.speed)
        self._show()

    # showing

    def _view(self) -> HandView:
        return replay_view(self.frame, next_steps(self.frame.step.after), self.pace, self._words)

    def _show(self) -> None:
        self.hand.set_view(self._view())
        table, screen = self.frame.step.after, ScreenState(open=Open.WHY if self._why else Open.NOTHING)
        self.hand.open_drawer(self._drawers.shown(screen, table, next_steps(table), self._words, self._look))

    # Qt

    def closeEvent(self, event: QCloseEvent) -> None:
        self._clock.stop()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        size = event.size()
        glass = glass_of(size.width(), size.height(), self._dpi)
        if glass != self._look.glass:
            self._look = replace(self._look, glass=glass)
            self.hand.set_look(self._look)
        self.hand.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colour(Colour.BASE))
