"""How a number, a card or a name looks inside a sentence, in any language.

Amounts are grouped by thousands (1,250) with the minus sign in front, whatever the country of the
machine says. In a sentence that runs from right to left a value would change places with its
neighbours, so each whole value is wrapped in invisible isolates (Unicode Annex 9). Isolates are for the
eye: they are put in here, at the last moment, and nothing stores or compares them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any

LRI, FSI, PDI = "\u2066", "\u2068", "\u2069"
LRO, PDF = "\u202d", "\u202c"

BIDI_CONTROLS = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
"""Characters that turn the direction of text; free text may not bring its own."""

SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
ENGLISH_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

RUN_OF_FIGURES = re.compile(r"\d(?:[0-9A-Za-z.,/×+−–-]*[0-9A-Za-z])?(?: ?%)?")
"""Figures with what joins them, the number of a printed rule (88-c) among them."""


class Digits(StrEnum):
    """The room's figures. Chips carry 0-9, so that is the default in every language."""

    LATIN = "latin"
    ARABIC_INDIC = "arabic_indic"
    PERSIAN = "persian"


FIGURES = {
    Digits.LATIN: {},
    Digits.ARABIC_INDIC: str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"),
    Digits.PERSIAN: str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"),
}


def in_thousands(number: int) -> str:
    """A blind as short as players write it, in thousands or millions; hundreds stay whole, and nothing is rounded.

    >>> in_thousands(500), in_thousands(2500), in_thousands(25_000), in_thousands(1025)
    ('500', '2.5K', '25K', '1,025')
    >>> in_thousands(1_500_000), in_thousands(1_250_000), in_thousands(12_345_600)
    ('1.5M', '1250K', '12,345,600')
    """
    if number >= 1_000_000 and number % 100_000 == 0:
        return f"{number / 1_000_000:.1f}".removesuffix(".0") + "M"
    # beyond that the letters save nothing
    return f"{number / 1000:g}K" if 1000 <= number < 10_000_000 and number % 100 == 0 else grouped(number)


def grouped(number: int) -> str:
    """A whole number with its thousands apart and a true minus sign.

    >>> grouped(1250), grouped(-20)
    ('1,250', '−20')
    """
    return f"{number:,}".replace("-", "−")


def card_face(card: str) -> str:
    """A card as it is printed.

    >>> card_face("Td")
    '10♦'
    """
    return card[0].replace("T", "10") + SUITS[card[1]]


class Shown:
    """Shows values in the sentences of one language."""

    def __init__(self, *, english: bool, isolate: bool, digits: Digits, comma: str) -> None:
        self.english = english
        self.isolate = isolate
        self.digits = digits
        self.comma = comma

    def value(self, kind: str, value: Any) -> str:
        """A value of a kind, ready to stand in a sentence."""
        return KINDS[kind](self, value)

    def unit(self, text: str) -> str:
        """Text that reads from left to right as one thing, in the room's figures."""
        return self.pure(self._figures(text))

    def _figures(self, text: str) -> str:
        text = text.translate(FIGURES[self.digits])
        if self.digits is Digits.ARABIC_INDIC and self.isolate:
            # These figures count as right-to-left for the signs between them: a sum would turn round.
            return LRO + text + PDF
        return text

    def figures_in(self, text: str) -> str:
        """A sentence that brings figures of its own, each run of them one unit: 10–20, 2/5, 5 %."""
        return RUN_OF_FIGURES.sub(lambda found: self.unit(found.group()), text)

    def pure(self, text: str) -> str:
        """Text that reads from left to right and keeps its figures, as cards do."""
        return LRI + text + PDI if self.isolate else text

    def amount(self, number: int) -> str:
        """Chips, grouped."""
        return self.unit(grouped(number))

    def added(self, number: int) -> str:
        """Chips that come on top: the sign belongs to the number, or it would change sides in a sentence."""
        return self.unit(f"+{grouped(number)}")

    def count(self, number: int) -> str:
        """A number that counts; English says it as a word up to ten."""
        if self.english and 0 <= number < len(ENGLISH_NUMBERS):
            return ENGLISH_NUMBERS[number]
        return self.amount(number)

    def label(self, name: int | str) -> str:
        """The number of a seat, hand, table or board: never grouped."""
        return self.unit(str(name))

    def seats(self, seats: Sequence[int]) -> str:
        """A set of seats, ascending, as one unit."""
        return self.unit(",".join(map(str, sorted(seats))))

    def order(self, seats: Sequence[int | None]) -> str:
        """Seats in order of action, each alone, so that the reader meets the first one first; None is a gap."""
        text = self.comma.join("…" if seat is None else self.label(seat) for seat in seats)
        return text.replace(f"{self.comma}…{self.comma}", " … ")

    def ticks(self, seats: Sequence[int]) -> str:
        """Seats that agreed, each with its tick."""
        return " ".join(self.unit(f"{seat} ✔") for seat in seats)

    def sum(self, sum_text: str) -> str:
        """Arithmetic with plain figures, as one unit."""
        return self.unit(re.sub(r"\d+", lambda found: grouped(int(found.group())), sum_text))

    def stakes(self, blinds: Sequence[int]) -> str:
        """Blinds as players call a game, 2/5: one unit, or the halves change places."""
        return self.unit("/".join(map(grouped, blinds)))

    def game(self, sizes: Sequence[int], letters: str, between: str) -> str:
        """Stakes or limits and the letters of the game, 2/5 NLH: one unit; thousands as players write them, 1K/2K.

        Figures in the name of a game (2-7 TD) are part of its name.
        """
        return self.pure(f"{self._figures(between.join(map(in_thousands, sizes)))} {letters}")

    def card(self, card: str) -> str:
        """One card."""
        return self.cards([card])

    def cards(self, cards: Sequence[str]) -> str:
        """Cards in the order they lie on the felt, with the figures printed on them."""
        return self.pure(" ".join(map(card_face, cards)))

    def free(self, text: str) -> str:
        """What a person typed, in its own direction and unable to turn its neighbours."""
        text = text.translate(BIDI_CONTROLS)
        return FSI + text + PDI if self.isolate else text

    def free_list(self, texts: Sequence[str]) -> str:
        """Several texts of another language or person, each in its own direction."""
        return self.comma.join(map(self.free, texts))

    def sentence(self, text: str) -> str:
        """A text of ours inside another: it is ready as it is."""
        return text


KINDS: dict[str, Callable[[Shown, Any], str]] = {
    "amount": Shown.amount,
    "added": Shown.added,
    "seat": Shown.label,
    "index": Shown.label,
    "id": Shown.label,
    "count": Shown.amount,
    "count_word": Shown.count,
    "seats": Shown.seats,
    "order": Shown.order,
    "ticks": Shown.ticks,
    "sum": Shown.sum,
    "stakes": Shown.stakes,
    "card": Shown.card,
    "cards": Shown.cards,
    "text": Shown.free,
    "texts": Shown.free_list,
    "entry": Shown.sentence,
    "named": Shown.sentence,
}
"""Kinds of placeholders and how each is shown; `rows` is the one kind put together elsewhere."""
