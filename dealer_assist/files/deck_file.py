"""Reads and writes a deck's map: which tag is in which card. A shoe's map holds several tags for each card.

What a whole deck is, is known where readers are driven; here a file is read, and every tag keeps its line.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.files.reading import Section, done, shown, text, whole, whole_file, yes_or_no
from dealer_assist.files.toml import Written, read_toml
from dealer_assist.files.writing import quoted, write_whole

MOST_DECKS = 12
CARDS = "cards"


class DeckTold(msgspec.Struct, frozen=True, kw_only=True):
    """A deck's file."""

    file: Written
    name: str
    back: str
    decks: int
    """Packs of 52 in it; more than one for a shoe."""
    draft: bool
    """Whether it was saved before it was complete."""
    cards: Mapping[str, str]
    """Card by tag, as they stand in the file."""

    def __repr__(self) -> str:
        return f"DeckTold(name={self.name!r}, {len(self.cards)} tags)"


def read_deck(path: Path) -> DeckTold:
    """The deck in the file; raises ``UnusableFile`` with everything that has to be mended."""
    written = read_toml(path)
    file = whole_file(written)
    deck = DeckTold(
        file=written,
        name=file.need("name", text(60)),
        back=file.take("back", text(40), ""),
        decks=file.take("decks", whole(1, MOST_DECKS), 1),
        draft=file.take("draft", yes_or_no(), False),
        cards=_cards(file.section(CARDS)),
    )
    file.no_more()
    done(file)
    return deck


def _cards(section: Section) -> dict[str, str]:
    cards: dict[str, str] = {}
    for tag, card in section.settings.items():
        if not isinstance(card, str):
            section.refuse((tag,), Problem.WRONG_VALUE, shown(card), 'a card as "As", or a joker, "X1"')
            continue
        one = tag.upper() if _is_hex(tag) else tag
        if one in cards:
            section.refuse((tag,), Problem.KEY_TWICE)
        cards[one] = card
    return cards


def _is_hex(tag: str) -> bool:
    return all(each in "0123456789abcdefABCDEF" for each in tag)


def write_deck(path: Path, *, name: str, back: str, decks: int, draft: bool, cards: Mapping[str, str]) -> None:
    """Write a deck's file whole or not at all; raises ``UnusableFile`` when the disk does not take it."""
    head = [
        "# Which tag is in which card. Made by registering the deck on the screen.",
        f"name = {quoted(name)}",
        f"back = {quoted(back)}" if back else "",
        f"decks = {decks}" if decks > 1 else "",
        "# Not every card has its tag yet: this deck is not played with.\ndraft = true" if draft else "",
    ]
    tags = [f"{quoted(tag)} = {quoted(card)}" for tag, card in cards.items()]
    told = "\n".join([*filter(None, head), "", f"[{CARDS}]", *tags, ""])
    try:
        write_whole(path, told)
    except OSError as error:
        raise UnusableFile(
            [FileFault(path=path, problem=Problem.NOT_READABLE, found=error.strerror or str(error))]
        ) from None
