"""Registering and checking a deck on the technician's page: its readers tell nobody else meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.app.readers_side import ReadersSide
from dealer_assist.app.views import deck_page as views
from dealer_assist.app.views.deck_page import Deck, DeckState
from dealer_assist.app.views.prompt import PromptView
from dealer_assist.app.views.readers_page import RowView, inform
from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.hardware_file import Role
from dealer_assist.readers.deck_files import KeptDeck
from dealer_assist.readers.laying import Laying
from dealer_assist.readers.teaching import CONFIRM_READS, Check, Teaching
from dealer_assist.words import Words

CHOOSING = {Deck.AGAIN: "key.register_again", Deck.JOKER: "deck.joker_for"}
"""Headline while a card is chosen."""

Kept = Callable[[], dict[str, KeptDeck]]
"""Reads the decks of the room anew."""
Unusable = Callable[[], tuple[str, ...]]
"""Looks for deck files that cannot be used: name and line of each."""


class DeckSide:
    """One page of decks."""

    def __init__(
        self, readers: ReadersSide, kept: Kept, unusable: Unusable, whole: Callable[[KeptDeck], str | None]
    ) -> None:
        """`whole` is called with a deck that was saved complete; it returns what went wrong with it."""
        self._readers, self._kept, self._unusable, self._whole = readers, kept, unusable, whole
        self.state = DeckState()
        self._teaching: Teaching | None = None
        self._check: Check | None = None
        self._file: KeptDeck | None = None
        self._playable: tuple[str, ...] | None = None
        """Names of decks that can come into play; None = their files are read when they are shown next."""
        self._passed_over: tuple[str, ...] = ()
        """Deck files that cannot be used."""

    # -- taps

    def tapped(self, what: str, value: str, laying: Laying | None, words: Words) -> None:
        """A key of the page; `laying` lays simulated cards."""
        self._playable = None
        match what, value:
            case "in_play", name:
                self._readers.put_in_play(self._kept()[name])
            case "deck", "register":
                self.state = DeckState(Deck.NAMING)
            case "name", name:
                self._begin(name)
            case "deck", "check":
                self._begin_check()
            case "deck", "end" | "cancel":
                self._end(value)
            case "deck", "lay" if laying is not None:
                self._lay(laying)
            case "suit", suit:
                self.state = replace(self.state, suit=suit)
            case _ if self._teaching is not None:
                self._teach(self._teaching, what, value, words)

    def close(self) -> None:
        """The readers belong to the game again."""
        self._playable = None
        if self._teaching is not None or self._check is not None:
            self._teaching = self._check = None
            if self._readers.side is not None:
                self._readers.side.listen(None)
        self.state = DeckState()

    def _begin(self, name: str) -> None:
        kept = self._kept()
        side, file = self._readers.side, kept.get(name)
        if side is None or file is None:
            return
        others = [each.deck for each in kept.values() if each.deck is not None and each.name != name]
        if file.deck is None:
            begun = Teaching.new(name, name, decks=1, jokers=False, others=others)
        else:
            begun = Teaching.of(file.deck, jokers=False, others=others)
        self._teaching = Teaching(begun.state, self._passing)
        self._file = file
        self.state = DeckState(Deck.REGISTERING)
        side.listen(self._teaching.event, confirm_reads=CONFIRM_READS)

    @property
    def _passing(self) -> tuple[str, ...]:
        """Readers that cards only pass."""
        return tuple(place.reader for place in self._readers.setup.places if place.role is Role.SHOE)

    def _begin_check(self) -> None:
        side, deck = self._readers.side, self._readers.setup.decks.in_play
        if side is None or deck is None:
            return
        self._check = Check(deck)
        self.state = DeckState(Deck.CHECKING)
        side.listen(self._check.event)

    def _end(self, value: str) -> None:
        if value == "cancel":
            self.state = replace(self.state, doing=Deck.REGISTERING)
        else:
            self.close()

    def _teach(self, teaching: Teaching, what: str, value: str, words: Words) -> None:
        self.state = replace(self.state, said="")
        match what, value:
            case "deck", "undo":
                teaching.undo()
            case "deck", "skip":
                teaching.skip()
            case "deck", "again":
                self.state = replace(self.state, doing=Deck.AGAIN)
            case "deck", "joker":
                self.state = replace(self.state, doing=Deck.JOKER)
            case "rank", rank:
                (teaching.joker_for if self.state.doing is Deck.JOKER else teaching.again)(rank + self.state.suit)
                self.state = replace(self.state, doing=Deck.REGISTERING)
            case "deck", "save" | "draft":
                self._save(teaching, words, as_draft=value == "draft")

    def _save(self, teaching: Teaching, words: Words, *, as_draft: bool) -> None:
        assert self._file is not None
        try:
            teaching.save(self._file.path, as_draft=as_draft)
        except UnusableFile as unusable:
            said = words.text("deck.not_saved", why=str(unusable.faults[0]))
        else:
            said = words.text("deck.saved", name=self._file.path.name)
            if not as_draft:
                self.close()
                wrong = self._whole(self._file)
                said = said if wrong is None else words.text("deck.not_saved", why=wrong)
        self.state = replace(self.state, said=said)

    def _lay(self, laying: Laying) -> None:
        """Without a device: the card that is asked for, or the next ones that are missing."""
        spots = [(each.reader, each.antenna) for each in self._readers.setup.places]
        if self._check is not None:
            laying.spread(spots)
        elif spots and self._teaching is not None and self._teaching.state.next_card is not None:
            laying.show(spots[0])

    # -- views

    def prompt(self, words: Words) -> PromptView:
        """The headline of the page."""
        if self.state.doing in CHOOSING:
            return inform(words.text(CHOOSING[self.state.doing]))
        if self._teaching is not None:
            return views.register_prompt(self._teaching.state, words)
        if self._check is not None:
            return views.check_prompt(self._check.state, words)
        return inform(words.text("readers.tab.deck"))

    def rows(self, words: Words, *, between_hands: bool, simulated: bool) -> tuple[RowView, ...]:
        """The rows of the page."""
        decks = self._readers.setup.decks
        match self.state.doing:
            case Deck.NAMING:
                return views.naming_rows(tuple(self._kept())[:6], words)
            case Deck.REGISTERING if self._teaching is not None:
                said = self.state.said
                return views.register_rows(self._teaching.state, simulated=simulated, said=said, words=words)
            case Deck.AGAIN if self._teaching is not None:
                return views.again_rows(self._teaching.state, self.state.suit, words)
            case Deck.JOKER:
                return views.joker_rows(self.state.suit, words)
            case Deck.CHECKING if self._check is not None:
                return views.check_rows(self._check.state, simulated=simulated, words=words)
        can_check = decks.in_play is not None and self._readers.side is not None
        names, said = self._can_be_played(), self.state.said
        rows = views.idle_rows(
            decks.active, names, can_check=can_check, between_hands=between_hands, said=said, words=words
        )
        return (*rows, *views.unusable_rows(self._passed_over, words))

    def _can_be_played(self) -> tuple[str, ...]:
        """Names of whole decks. The page looks five times a second, files are read once."""
        if self._playable is None:
            self._playable = tuple(name for name, kept in self._kept().items() if kept.is_whole)
            self._passed_over = self._unusable()
        return self._playable
