"""What readers tell beside what they ask: faults, misdeals, foreign cards, and that the game goes on by hand.

A misdeal stays until it is tapped away or the hand is over; anything else goes with the next entry. A reader that
is gone is told once and leaves its dot: the band would cover the reasons of the prompts for the whole night.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

import msgspec

from dealer_assist.app.views.band import BandView
from dealer_assist.readers.news import FaultTold, News
from dealer_assist.readers.notices import Notice, NoticeCode
from dealer_assist.readers.said import FaultCode, HealthView, NoteKind, OpenDetail, ReaderNote, State, Trouble
from dealer_assist.words import Words

MOST_TOLD = 12
"""Older ones are dropped: nobody reads more."""
SECOND_TRY = 2
"""A port that is not there at the first try may only be slow."""
OF_THE_STATE = frozenset({FaultCode.LINK_LOST, FaultCode.OPEN_FAILED, FaultCode.WRONG_DEVICE})
"""Told as long as the reader is away, not once."""
PASSING = frozenset({NoticeCode.UNKNOWN_TAG})
"""Go with the next entry."""
SHOWN_ELSEWHERE = frozenset({NoticeCode.TWO_ANTENNAS, NoticeCode.CONFLICT})
"""A card on its way is seen twice for a moment; one that stays so is asked about."""
NEEDS_EVERY_ACTION = frozenset({NoticeCode.FOLD_OUT_OF_TURN, NoticeCode.BOARD_EARLY})
"""True only where every action is entered."""
UNTOLD_NOTES = frozenset({NoteKind.HELLO, NoteKind.BURN_COUNT})
"""Nothing the dealer has to do."""
TOLD_STATES = frozenset({"standby", "empty", "open", "unlocked"})
"""States of a shoe in which no card can be dealt from it, or should not."""

Says = Callable[[Words], str]


class OneTold(msgspec.Struct, frozen=True):
    """One thing to tell."""

    says: Says
    """In the language of the moment."""
    stays: bool
    """Until it is tapped away or the hand is over."""
    for_good: bool = False
    """Until it is tapped away."""


class ReaderBand:
    """What is still to be told."""

    def __init__(self) -> None:
        self._told: deque[OneTold] = deque(maxlen=MOST_TOLD)
        self._away: dict[str, HealthView] = {}
        self._seen: set[str] = set()
        """Readers whose going away has been tapped away."""

    def heard(self, news: News, *, everything: bool) -> None:
        """Take up what is new."""
        for fault in news.faults:
            if fault.code not in OF_THE_STATE:
                self._told.append(OneTold(_fault_says(fault), stays=False))
        for notice in news.notices:
            if notice.code not in SHOWN_ELSEWHERE and (everything or notice.code not in NEEDS_EVERY_ACTION):
                self._told.append(OneTold(_notice_says(notice), stays=notice.code not in PASSING))
        for note in news.notes:
            if is_told(note):
                self._told.append(OneTold(_note_says(note), stays=False))
        self._away = {name: health for name, health in news.health.items() if is_away(health)}
        self._seen &= set(self._away)

    def tell(self, says: Says) -> None:
        """Something else that stays until it is tapped away."""
        self._told.append(OneTold(says, stays=True, for_good=True))

    def entered(self) -> None:
        """After an entry: what was only to be noticed has been."""
        self._keep(lambda each: each.stays)

    def hand_over(self) -> None:
        """Its misdeals are history."""
        self._keep(lambda each: each.for_good)

    def seen(self) -> None:
        """After a tap on what is shown."""
        if self._told:
            self._told.popleft()
        else:
            self._seen |= set(self._away)

    def view(self, words: Words) -> BandView:
        """What is told now; empty for nothing."""
        if self._told:
            return BandView(self._told[0].says(words), key=words.text("key.done"))
        away = [health for name, health in self._away.items() if name not in self._seen]
        if not away:
            return BandView()
        return BandView(f"{words.text('fault.reader_off')}. {away_says(away[0], words)}", key=words.text("key.done"))

    def _keep(self, stays: Callable[[OneTold], bool]) -> None:
        kept = [each for each in self._told if stays(each)]
        self._told.clear()
        self._told.extend(kept)


def is_away(health: HealthView) -> bool:
    """Whether the game goes on by hand because of it."""
    if health.state is State.OPENING:
        return health.attempt >= SECOND_TRY
    return health.state in (State.LOST, State.FAILED)


def away_says(health: HealthView, words: Words) -> str:
    """What to do about a reader that is away."""
    if isinstance(health.why, OpenDetail):
        return words.reader("open_failed", {"detail": health.why})[1]
    code = AWAY_CODES.get(health.why) if health.why is not None else None
    return words.reader(code)[1] if code else words.text("readers.manual")


AWAY_CODES: Mapping[Trouble, FaultCode] = {
    Trouble.UNPLUGGED: FaultCode.LINK_LOST,
    Trouble.WRONG_DEVICE: FaultCode.WRONG_DEVICE,
    Trouble.NO_ANSWER: FaultCode.TIMEOUT,
}
"""The sentence that goes with each reason."""


def _fault_says(fault: FaultTold) -> Says:
    def says(words: Words) -> str:
        told = sentence(words.reader(fault.code, fault.facts))
        return told if fault.count < 2 else words.text("readers.times", told=told, times=fault.count)

    return says


def _notice_says(notice: Notice) -> Says:
    return lambda words: sentence(words.reader(notice.code, notice.facts))


def is_told(note: ReaderNote) -> bool:
    """Whether a note is for the dealer."""
    if note.kind is NoteKind.STATE:
        return note.value in TOLD_STATES
    return note.kind not in UNTOLD_NOTES


def _note_says(note: ReaderNote) -> Says:
    text = f"reader.shoe.{note.value}" if note.kind is NoteKind.STATE else f"reader.note.{note.kind}"
    return lambda words: words.text(text)


def sentence(told: tuple[str, str]) -> str:
    """Headline and second line as one text."""
    headline, second = told
    return f"{headline}. {second}" if second else headline
