"""Carries English texts that were added, changed or removed into the catalogues translators edit.

Run after editing `dealer_assist/words/lines.json`. A new text comes into each .po empty, a changed one is
marked fuzzy, one that is gone is dropped; translations and translators' remarks stay. Both marks fail the
tests until a person has translated. It also writes `to_confirm.md`, the list for native-speaking dealers:
a text leaves it when its entry has the remark `confirmed: who, when`. The house options, whose English stands in
the catalogue of options, have catalogues of their own: they are read only when somebody asks why.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

sys.path.insert(0, str(Path(__file__).parent.parent))

from dealer_assist.app.views.why import readable
from dealer_assist.rules.catalogue import catalogue
from dealer_assist.words.catalogue import DOMAIN as SCREEN
from dealer_assist.words.house_rules import DOMAIN as HOUSE_RULES
from dealer_assist.words.house_rules import meaning_key, name_key, value_key
from dealer_assist.words.lines import Counted, Line, lines

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "dealer_assist" / "words" / "locale"
TO_CONFIRM = ROOT / "dealer_assist" / "words" / "to_confirm.md"
TITLE = """# Words to confirm

No native-speaking dealer has approved any text of the catalogues yet. These come first: they were written for
this program and no source has them. Read each as it stands on the screen, in a hand: is it what is said at a
table, short enough for a glance, free of gender and of blame? Then write the remark `confirmed: who, when` over
the entry in `locale/<language>/LC_MESSAGES/dealer_assist.po`. Plural forms are divided by a stroke.

"""
HOUSE_TITLE = """
## House options

What stands behind an answer when somebody asks why: the name of the option, what it decides, what each value means.
Their catalogue is `locale/<language>/LC_MESSAGES/house_rules.po`.

"""
NEW = "new: "
CONFIRMED = "confirmed: "
NOISE = (
    b'"Project-Id-Version',
    b'"Report-Msgid-Bugs-To',
    b'"POT-Creation-Date',
    b'"PO-Revision-Date',
    b'"Last-Translator',
    b'"Language-Team',
    b'"Generated-By',
)
HEADS = {
    "ar": "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
    "he": "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    "fa": "nplurals=2; plural=(n > 1);",
}


class Text(NamedTuple):
    """One text as a catalogue holds it."""

    id: str
    """Its context."""
    english: str | tuple[str, str]
    """In the singular and the plural where it counts."""
    remarks: tuple[str, ...] = ()
    """What a translator must know."""


def msgid(line: Line) -> str | tuple[str, str]:
    """The English of a text as a catalogue holds it."""
    return (line.en.one, line.en.other) if isinstance(line.en, Counted) else line.en


def on_the_screen() -> Iterator[Text]:
    """Every text of the program, in the order of the program."""
    for line in lines().every():
        if not line.kept:
            yield Text(line.id, msgid(line), tuple(remarks(line)))


def of_the_house() -> Iterator[Text]:
    """Every house option: its name, what it decides, what each of its values means."""
    for option in catalogue().options:
        yield Text(name_key(option.name), readable(option.name), ("a heading",))
        yield Text(meaning_key(option.name), option.meaning)
        for value, meaning in option.value_meanings.items():
            yield Text(value_key(option.name, value), meaning)


TEXTS: Mapping[str, Callable[[], Iterable[Text]]] = {SCREEN: on_the_screen, HOUSE_RULES: of_the_house}
"""What each kind of catalogue holds."""


def remarks(line: Line) -> Iterator[str]:
    """What a translator must know: the note, the values shown, and how long it may be."""
    if line.note:
        yield line.note
    for name, kind in line.placeholders.items():
        yield f"{{{name}}}: {kind}" + (", chooses the plural" if name == line.count else "")
    if line.count and line.count not in line.placeholders:
        yield f"plural by {line.count}"
    if ".headline" in line.id:
        yield "headline: at most seven words"


def path_of(language: str, domain: str = SCREEN) -> Path:
    """A catalogue of a language."""
    return LOCALES / language / "LC_MESSAGES" / f"{domain}.po"


def read(language: str, domain: str = SCREEN) -> dict[str, Message]:
    """Entries of a catalogue as they stand, by the id of the text."""
    path = path_of(language, domain)
    if not path.exists():
        return {}
    with path.open("rb") as file:
        return {entry.context: entry for entry in read_po(file, locale=language) if entry.context}


def updated(language: str, old: dict[str, Message], domain: str = SCREEN) -> Catalog:
    """A catalogue with every text of its kind."""
    new = Catalog(locale=language, charset="utf-8", fuzzy=False, header_comment="")
    new.mime_headers = [("Content-Type", "text/plain; charset=utf-8"), ("Plural-Forms", HEADS[language])]
    for text in TEXTS[domain]():
        entry = old.get(text.id)
        changed = entry is not None and entry.id != text.english
        new.add(
            text.english,
            string=entry.string if entry else None,
            flags=["fuzzy"] if changed or (entry and entry.fuzzy) else [],
            auto_comments=list(text.remarks),
            user_comments=entry.user_comments if entry else [],
            context=text.id,
        )
    return new


def write(language: str, catalogue: Catalog, domain: str = SCREEN) -> None:
    """Write a catalogue; wrapped lines and dates would hide one-word changes in a diff."""
    text = BytesIO()
    write_po(text, catalogue, width=0)
    kept = (row for row in text.getvalue().splitlines(keepends=True) if not row.startswith(NOISE))
    path_of(language, domain).parent.mkdir(parents=True, exist_ok=True)
    path_of(language, domain).write_bytes(b"".join(kept).lstrip())


def said(text: object) -> str:
    """A text on one line of a table."""
    forms = [text] if isinstance(text, str) else list(text)  # type: ignore[call-overload]
    return " / ".join(dict.fromkeys(str(form) for form in forms)).replace("|", "\\|")


def to_confirm() -> str:
    """The list for dealers: texts that no source has and no dealer has confirmed."""
    head = "| id | English | Arabic | Hebrew | Persian |\n|---|---|---|---|---|\n"
    rules = HOUSE_TITLE + head + "\n".join(_rows(HOUSE_RULES)) + "\n"
    return TITLE + head + "\n".join(_rows(SCREEN)) + "\n" + rules


def _rows(domain: str) -> Iterator[str]:
    catalogues = {language: read(language, domain) for language in HEADS}
    for text in TEXTS[domain]():
        entries = {language: entries[text.id] for language, entries in catalogues.items() if text.id in entries}
        waits = {language: said(entry.string) for language, entry in entries.items() if waits_for_a_dealer(entry)}
        if waits:
            cells = [f"`{text.id}`", said(text.english), *(waits.get(language, "") for language in HEADS)]
            yield "| " + " | ".join(cells) + " |"


def waits_for_a_dealer(entry: Message) -> bool:
    """Whether a text is new and unconfirmed."""
    new, confirmed = (any(remark.startswith(mark) for remark in entry.user_comments) for mark in (NEW, CONFIRMED))
    return new and not confirmed


def main() -> None:
    """Update every catalogue and the list."""
    for language in HEADS:
        for domain in TEXTS:
            write(language, updated(language, read(language, domain), domain), domain)
    TO_CONFIRM.write_text(to_confirm(), encoding="utf-8")


if __name__ == "__main__":
    main()
