"""Recorded hands to watch, one entry at a time, forward and back, at the pace of whoever looks on.

Each hand is played on a desk of its own that keeps nothing. Decides what becomes of hands nobody can watch: one that
cannot be read, or no table opened for, is told and passed over; one that stops in the middle is shown up to there.
"""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.exchange.differences import Difference
from dealer_assist.exchange.errors import NotPlayed
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_house import BOOK
from dealer_assist.exchange.phh_play import Playing, Step
from dealer_assist.exchange.replay import Named


class Frame(Struct, frozen=True):
    """What is to be seen of a recorded hand after one of its entries."""

    file: str
    """As it was named."""
    hand: PhhHand
    """The whole record."""
    step: Step
    """The entry and the table after it."""
    ended: bool = False
    """Whether nothing comes after it in this hand."""
    differences: tuple[Difference, ...] = ()
    """At the end: where table and record differ, and why the hand came to no end if it did not."""


class Reel:
    """Recorded hands, wound forward and back; it stands on a frame, from the start on the first."""

    def __init__(self, hands: Iterable[Named], passed_over: Callable[[str], None], book: str = BOOK) -> None:
        """`passed_over` is told of each hand that is left out, in a sentence.

        Raises `UnknownPreset` if there is no such rulebook.
        """
        self._coming = iter(hands)
        self._met: list[tuple[str, PhhHand]] = []
        self._passed_over = passed_over
        self._book = book
        self._at = -1
        self._frames: list[Frame] = []
        self._place = 0
        self._rest: Iterator[Frame] = iter(())
        self.forward()

    @property
    def frame(self) -> Frame | None:
        """What is to be seen now; None if there was no hand to watch."""
        return self._frames[self._place] if self._frames else None

    @property
    def at_start(self) -> bool:
        """Whether nothing lies before."""
        return self._at <= 0 and self._place == 0

    def forward(self) -> bool:
        """One entry further, or to the first of the next hand; False at the end of all."""
        if self._place + 1 < len(self._frames):
            self._place += 1
            return True
        if (frame := next(self._rest, None)) is not None:
            self._frames.append(frame)
            self._place = len(self._frames) - 1
            return True
        return self._next_hand()

    def back(self) -> bool:
        """One entry back, or to the last of the hand before; False at the start."""
        if self.at_start:
            return False
        if self._place:
            self._place -= 1
        else:
            self._at -= 1
            self._frames, self._rest = list(self._played(*self._met[self._at])), iter(())
            self._place = len(self._frames) - 1
        return True

    def _next_hand(self) -> bool:
        while self._at + 1 < len(self._met) or self._meet():
            file, hand = self._met[self._at + 1]
            frames = self._played(file, hand)
            try:
                first = next(frames)
            except NotPlayed as reason:
                self._passed_over(f"{file}{f', hand {hand.section}' if hand.section else ''}: {reason}")
                del self._met[self._at + 1]
                continue
            self._at += 1
            self._frames, self._rest, self._place = [first], frames, 0
            return True
        return False

    def _meet(self) -> bool:
        """Read on to the next hand that can be read; False if there is none."""
        for file, hand in self._coming:
            if isinstance(hand, PhhHand):
                self._met.append((file, hand))
                return True
            self._passed_over(str(hand))
        return False

    def _played(self, file: str, hand: PhhHand) -> Iterator[Frame]:
        """A frame for each entry. Raises NotPlayed if there is not a single one."""
        playing = Playing(hand, Desk(Nowhere(), SystemClock()), self._book)
        steps = playing.steps()
        shown = next(steps)
        stopped: tuple[Difference, ...] = ()
        while True:
            try:
                following = next(steps, None)
            except NotPlayed as reason:
                following, stopped = None, (Difference(reason.reason.value, str(reason)),)
            if following is None:
                break
            yield Frame(file, hand, shown)
            shown = following
        yield Frame(file, hand, shown, True, (*playing.differences(), *stopped))
