"""Teaching a deck to the program, and checking that a deck is whole: what the set-up pages listen with.

Give `event` to `DeskSide.listen`; the page shows `state` after each. Nothing here is a hand in play: these pages name
cards, and are reached between hands only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

from dealer_assist.files.deck_file import write_deck
from hardware import registration, verification
from hardware.deckmap import Deck
from hardware.events import CardRead, CardRemoved, Event
from hardware.registration import CONFIRM_READS, Registration
from hardware.verification import Verification

__all__ = ["CONFIRM_READS", "Check", "Teaching"]


class Teaching:
    """A deck being registered."""

    def __init__(self, state: Registration, passing: Collection[str] = ()) -> None:
        """`passing`: readers that cards only pass; a tag never leaves them, so it counts as gone at once."""
        self.state = state
        self._passing = passing

    @classmethod
    def new(cls, name: str, back: str, *, decks: int, jokers: bool, others: Iterable[Deck]) -> Teaching:
        """A deck nobody has registered yet."""
        return cls(registration.begin(name, back=back, decks=decks, jokers=jokers, others=others))

    @classmethod
    def of(cls, draft: Deck, *, jokers: bool, others: Iterable[Deck]) -> Teaching:
        """A deck saved before it was complete."""
        return cls(registration.resume(draft, jokers=jokers, others=others))

    def event(self, event: Event) -> None:
        """A reader told something."""
        if isinstance(event, CardRead):
            self.state = registration.came(self.state, event.tag_uid)
            if event.reader in self._passing:
                self.state = registration.left(self.state, event.tag_uid)
        elif isinstance(event, CardRemoved):
            self.state = registration.left(self.state, event.tag_uid)

    def undo(self) -> None:
        """Forget the last tag."""
        self.state = registration.undo(self.state)

    def skip(self) -> None:
        """Ask for this card last."""
        self.state = registration.skip(self.state)

    def again(self, card: str) -> None:
        """Register one card anew. Raises KeyError for a card that has no tag."""
        self.state = registration.again(self.state, card)

    def joker_for(self, card: str) -> None:
        """A joker's tag stands for that card, whose own is dead."""
        self.state = registration.joker_for(self.state, card)

    def save(self, path: Path, *, as_draft: bool = False) -> bool:
        """Write the deck; False if it is not complete and nobody said that a draft is meant.

        Raises ``UnusableFile`` when the disk does not take it.
        """
        if not self.state.complete and not as_draft:
            return False
        deck = self.state.as_deck()
        write_deck(path, name=deck.name, back=deck.back, decks=deck.decks, draft=deck.draft, cards=deck.cards)
        return True


class Check:
    """A deck being verified, and a test of how well it is read."""

    def __init__(self, deck: Deck) -> None:
        self.state: Verification = verification.of_deck(deck)

    def event(self, event: Event) -> None:
        """A reader told something."""
        if isinstance(event, CardRead):
            self.state = verification.saw(self.state, event.tag_uid)

    @property
    def read_rate(self) -> float:
        """Part of the deck's tags that were read, 0 to 1."""
        deck = self.state.decks.in_play
        return len(self.state.seen) / len(deck.cards) if deck is not None and deck.cards else 0.0
