"""The words of one language: what the dealer reads on keys, in prompts and in refusals.

Sentences are whole in every language and chosen by the plural of their number; values are put in last,
each isolated from its neighbours. Nothing here knows the game: codes and slots come from the guide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dealer_assist.words.catalogue import Catalogue, Unbroken, open_catalogue
from dealer_assist.words.errors import UnknownLanguage, UnknownText
from dealer_assist.words.filling import Filling
from dealer_assist.words.house_rules import house_rules
from dealer_assist.words.lines import screen_texts, shapes
from dealer_assist.words.values import Digits, Shown

LANGUAGES = ("en", "ar", "he", "fa")
"""Languages of the screen; `language.<code>` is the name of each in its own script."""

RIGHT_TO_LEFT = ("ar", "he", "fa")


class Words:
    """Everything the program says in one language.

    With `isolate` each value carries the invisible marks that keep it in its place on the screen;
    without it the text is bare, for tests, logs and print-outs.

    >>> Words("en", isolate=False).prompt("single_chip", {"call": 25, "change": 1075})
    ('CALL 25 · CHANGE 1,075', 'Single oversized chip, nothing said.')
    """

    def __init__(
        self,
        language: str,
        *,
        isolate: bool = True,
        digits: Digits = Digits.LATIN,
        catalogue: Catalogue | None = None,
    ) -> None:
        """Open a language; tests may bring a catalogue of their own under its name.

        Raises UnknownLanguage, CatalogueMissing, or CatalogueStale where a text has no translation.
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(language, LANGUAGES)
        self.language = language
        self.isolate = isolate
        catalogue = catalogue or open_catalogue(language)
        if isolate:
            catalogue = Unbroken(catalogue, hyphens=language not in RIGHT_TO_LEFT)
        comma = catalogue.template(screen_texts()["join.comma"], 1)
        self._shown = Shown(english=language == "en", isolate=isolate, digits=digits, comma=comma)
        self._filling = Filling(catalogue, self._shown)

    @property
    def digits(self) -> Digits:
        """The figures it writes."""
        return self._shown.digits

    @property
    def is_rtl(self) -> bool:
        """Whether sentences run from right to left."""
        return self.language in RIGHT_TO_LEFT

    def text(self, text_id: str, /, **slots: Any) -> str:
        """A text of the screen by its id.

        Raises UnknownText, or SlotMissing where a value it shows was not given.

        >>> Words("en", isolate=False).text("key.raise_to_amount", amount=1250)
        'Raise to 1,250'
        """
        try:
            line = screen_texts()[text_id]
        except KeyError:
            raise UnknownText(text_id) from None
        return self._filling.text(line, slots)

    def prompt(self, code: str, slots: Mapping[str, Any], why_sum: str | None = None) -> tuple[str, str]:
        """Headline and second line of a prompt; `why_sum` is the sum of its reason, for those that show it.

        A code `refused.<code>` is a refusal, with its facts as slots. A slot that is not given counts as null.
        Raises UnknownText, or SlotMissing where a null is shown.
        """
        try:
            shape = shapes()[code]
        except KeyError:
            raise UnknownText(code) from None
        values = {**dict.fromkeys(shape.slots), **slots, "why.sum": why_sum}
        return (
            self._filling.line(shape, shape.headline, values, part="headline"),
            self._filling.line(shape, shape.second, values, part="second"),
        )

    def refusal(self, code: str, facts: Mapping[str, Any]) -> tuple[str, str]:
        """Headline and second line of a refusal, from its facts.

        Raises UnknownText, or SlotMissing where a fact it shows is not among them.

        >>> Words("en", isolate=False).refusal("cannot_check", {"seat": 2, "call": 1040})
        ('SEAT 2 CANNOT CHECK · CALL 1,040', 'It faces a bet.')
        """
        return self.prompt(f"refused.{code}", facts)

    def fault(self, name: str, facts: Mapping[str, Any] | None = None) -> tuple[str, str]:
        """Headline and second line of a fault of the machine or the program.

        Raises UnknownText, or SlotMissing where a fact it shows is not among them.
        """
        return self.prompt(f"fault.{name}", facts or {})

    def reader(self, code: str, facts: Mapping[str, Any] | None = None) -> tuple[str, str]:
        """Headline and second line of what a card reader tells: a fault, or a notice about cards.

        Raises UnknownText, or SlotMissing where a fact it shows is not among them.

        >>> Words("en", isolate=False).reader("fold_out_of_turn", {"seat": 6, "to_act": 4})
        ('SEAT 6 FOLDED OUT OF TURN', 'Seat 4 to act.')
        """
        return self.prompt(f"reader.{code}", facts or {})

    def house_rule(self, key: str, english: str) -> str:
        """What a house option is called, decides or is set to, by its key (see `house_rules`); English if untold.

        >>> Words("en").house_rule("odd_chip_unit.meaning", "Smallest chip that is split.")
        'Smallest chip that is split.'
        """
        return self._shown.figures_in(house_rules(self.language).pgettext(key, english))

    def amount(self, number: int) -> str:
        """Chips of the room's smallest unit, grouped: 1,250."""
        return self._shown.amount(number)

    def added(self, number: int) -> str:
        """Chips that come on top, with their sign: +500."""
        return self._shown.added(number)

    def seat(self, number: int) -> str:
        """The number of a seat by itself."""
        return self._shown.label(number)

    def seats(self, seats: Sequence[int]) -> str:
        """A set of seats, ascending: 2,4,6,9."""
        return self._shown.seats(seats)

    def figures(self, text: str) -> str:
        """Figures as they stand on a key: 7, 00."""
        return self._shown.unit(text)

    def order(self, seats: Sequence[int | None]) -> str:
        """Seats in order of action; None stands for those left out."""
        return self._shown.order(seats)

    def cards(self, cards: Sequence[str]) -> str:
        """Two-character cards as they are printed: A♠ K♥ 10♦."""
        return self._shown.cards(cards)

    def sum(self, sum_text: str) -> str:
        """Arithmetic written with plain figures, its numbers grouped."""
        return self._shown.sum(sum_text)

    def stakes(self, blinds: Sequence[int]) -> str:
        """The blinds as players call the game: 2/5."""
        return self._shown.stakes(blinds)

    def game(self, sizes: Sequence[int], letters: str, between: str = "/") -> str:
        """Stakes or limits with the letters of the game, such as 2/5 NLH: one unit that reads from left to right."""
        return self._shown.game(sizes, letters, between)

    def time(self, clock: str) -> str:
        """A time of day, such as 21:05: one unit that reads from left to right."""
        return self._shown.label(clock)

    def free(self, text: str) -> str:
        """What a person typed, or text of another language, fit to stand in a sentence."""
        return self._shown.free(text)
