"""The screen's own affairs: its cards and light, sleep when nobody touches it, half a minute to clean the glass.

Nothing of it is in the log, and no rule knows of it. After three minutes without an entry and without a touch the
screen dims; the first touch wakes it and says nothing else. The page is imported when it is first opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen, Intent, KeyTapped
from dealer_assist.app.screens.page import Page
from dealer_assist.app.theme.light import Glow, Light
from dealer_assist.app.theme.look import Look
from dealer_assist.app.widgets.touch_key import ANYBODY
from dealer_assist.words import Words

if TYPE_CHECKING:
    from dealer_assist.app.screens.screen_page import ScreenPage
    from dealer_assist.app.widgets.shade import Shade

ASLEEP_AFTER_MS = 180_000
"""Without an entry and without a touch, milliseconds."""
CLEANING_S = 30
"""How long touches do nothing while the glass is cleaned, seconds."""


class ScreenSide(QObject):
    """Holds the page and what lies over the window; makes neither before it is needed."""

    looks = Signal(object)
    """Cards are to be drawn otherwise: a Deck."""
    lit = Signal()
    """More or less light was chosen."""
    turned = Signal()
    """The page has come to the front, or was put away."""

    def __init__(self, window: QWidget, words: Words, look: Look, glow: Glow) -> None:
        super().__init__(window)
        self._window = window
        self._words = words
        self._look = look
        self.glow = glow
        """How much light was chosen."""
        self._asleep = False
        self._left = 0
        self._under: QWidget | None = None
        """The page that was open before: hidden, so that nobody hears its keys."""
        self.page: ScreenPage | None = None
        self.shade: Shade | None = None
        self._sleep = QTimer(self)
        self._sleep.setSingleShot(True)
        self._sleep.timeout.connect(self.time_is_up)
        self._sleep.start(ASLEEP_AFTER_MS)
        self._second = QTimer(self)
        self._second.setInterval(1_000)
        self._second.timeout.connect(self.one_second)
        if glow != Glow():
            # before the first picture: a dark screen never begins with a flash
            self._shine(glow)

    @Slot()
    def awake(self) -> None:
        """Something was entered: the three minutes begin again."""
        self._sleep.start(ASLEEP_AFTER_MS)
        if self._asleep:
            self._shine(self.glow)

    @Slot()
    def time_is_up(self) -> None:
        """Three minutes without an entry: whoever keys chips, reads reasons or sets the table is not to be dimmed."""
        idle = ANYBODY.idle_ms
        if 0 <= idle < ASLEEP_AFTER_MS:
            self._sleep.start(ASLEEP_AFTER_MS - idle)
        else:
            self.fall_asleep()

    @Slot()
    def fall_asleep(self) -> None:
        """Nobody has entered anything for a while."""
        self._shine(self.glow, asleep=True)

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass, other cards or the other hand."""
        self._words, self._look = words, look
        if self.shade is not None:
            self.shade.look = look
        if self.page is not None:
            self.page.set_look(look)
            self._show_page(self.page)

    def place(self) -> None:
        """Over the whole window, above everything else."""
        for part in (self.page, self.shade):
            if part is not None:
                part.setGeometry(self._window.rect())
        if self.shade is not None:
            self.shade.raise_()

    @Slot()
    def open(self) -> None:
        """Show the page over what is open."""
        if self.page is None:
            from dealer_assist.app.screens.screen_page import ScreenPage
            from dealer_assist.app.views.screen_page import screen_page_view

            view = screen_page_view(self._look.deck, self.glow, self._words)
            self.page = ScreenPage(self._look, view, self._window)
            self.page.entered.connect(self._tapped)
        self._show_page(self.page)
        pages = (each for each in self._window.children() if isinstance(each, Page) and each is not self.page)
        self._under = next((each for each in pages if each.isVisible()), None)
        if self._under is not None:
            self._under.hide()
        self.page.show()
        self.page.raise_()
        self.turned.emit()

    @Slot(object)
    def _tapped(self, intent: Intent) -> None:
        match intent:
            case KeyTapped("back"):
                self._close()
            case KeyTapped("clean"):
                self.clean()
            case Chosen(what, value):
                self._choose(what, value)
        if self.page is not None:
            self._show_page(self.page)

    def _close(self) -> None:
        if self._under is not None:
            self._under.show()
        if self.page is not None:
            self.page.hide()
        self.turned.emit()

    @property
    def is_open(self) -> bool:
        """Whether the page lies in front."""
        return self.page is not None and self.page.isVisible()

    def _choose(self, what: str, value: str) -> None:
        from dealer_assist.app.theme.deck import DeckStyle

        deck, glow = self._look.deck, self.glow
        match what:
            case "deck":
                self.looks.emit(replace(deck, style=DeckStyle(value)))
            case "letters":
                self.looks.emit(replace(deck, letters=value == "yes"))
            case "light":
                self._shine(replace(glow, light=Light(value)))
                self.lit.emit()
            case "colours":
                self._shine(replace(glow, night=value == "night"))
                self.lit.emit()

    def _show_page(self, page: ScreenPage) -> None:
        from dealer_assist.app.views.screen_page import screen_page_view

        page.set_view(screen_page_view(self._look.deck, self.glow, self._words))

    # light

    def _shine(self, glow: Glow, *, asleep: bool = False) -> None:
        self.glow, self._asleep = glow, asleep
        self._over().set_glow(glow, asleep=asleep, spoken=self._words.text("screen.asleep"))

    def _over(self) -> Shade:
        if self.shade is None:
            from dealer_assist.app.widgets.shade import Shade

            self.shade = Shade(self._look, self._window)
            self.shade.woken.connect(self.awake)
            self.place()
        return self.shade

    # cleaning

    @Slot()
    def clean(self) -> None:
        """Touches say nothing for half a minute; a countdown tells how long still."""
        self._left = CLEANING_S
        self._second.start()
        self._tell_cleaning()

    @Slot()
    def one_second(self) -> None:
        """A second of the cleaning is over."""
        self._left -= 1
        self._tell_cleaning()

    def _tell_cleaning(self) -> None:
        words, shade = self._words, self._over()
        if self._left <= 0:
            self._second.stop()
            shade.set_cleaning(None)
            self.awake()
            return
        shade.set_cleaning((words.text("screen.cleaning"), words.text("screen.cleaning_left", seconds=self._left)))
