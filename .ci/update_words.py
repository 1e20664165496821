"""Carries English texts that were added, changed or removed into the catalogues translators edit.

Run after editing `dealer_assist/words/lines.json`. A new text comes into each .po empty, a changed one is
marked fuzzy, one that is gone is dropped; translations and translators' remarks stay. Both marks fail the
tests until a person has translated. It also writes `to_confirm.md`, the list for native-speaking dealers:
a text leaves it when its entry has the remark `confirmed: who, when`.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

sys.path.insert(0, str(Path(__file__).parent.parent))

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


def msgid(line: Line) -> str | tuple[str, str]:
    """The English of a text as a catalogue holds it."""
    return (line.en.one, line.en.other) if isinstance(line.en, Counted) else line.en


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


def path_of(language: str) -> Path:
    """The catalogue of a language."""
    return LOCALES / language / "LC_MESSAGES" / "dealer_assist.po"


def read(language: str) -> dict[str, Message]:
    """Entries of a catalogue as they stand, by the id of the text."""
    path = path_of(language)
    if not path.exists():
        return {}
    with path.open("rb") as file:
        return {entry.context: entry for entry in read_po(file, locale=language) if entry.context}


def updated(language: str, old: dict[str, Message]) -> Catalog:
    """A catalogue with every text of the program, in the order of the program."""
    new = Catalog(locale=language, charset="utf-8", fuzzy=False, header_comment="")
    new.mime_headers = [("Content-Type", "text/plain; charset=utf-8"), ("Plural-Forms", HEADS[language])]
    for line in lines().every():
        if line.kept:
            continue
        entry = old.get(line.id)
        changed = entry is not None and entry.id != msgid(line)
        new.add(
            msgid(line),
            string=entry.string if entry else None,
            flags=["fuzzy"] if changed or (entry and entry.fuzzy) else [],
            auto_comments=list(remarks(line)),
            user_comments=entry.user_comments if entry else [],
            context=line.id,
        )
    return new


def write(language: str, catalogue: Catalog) -> None:
    """Write a catalogue; wrapped lines and dates would hide one-word changes in a diff."""
    text = BytesIO()
    write_po(text, catalogue, width=0)
    kept = (row for row in text.getvalue().splitlines(keepends=True) if not row.startswith(NOISE))
    path_of(language).parent.mkdir(parents=True, exist_ok=True)
    path_of(language).write_bytes(b"".join(kept).lstrip())


def said(text: object) -> str:
    """A text on one line of a table."""
    forms = [text] if isinstance(text, str) else list(text)  # type: ignore[call-overload]
    return " / ".join(dict.fromkeys(str(form) for form in forms)).replace("|", "\\|")


def to_confirm(catalogues: dict[str, dict[str, Message]]) -> str:
    """The list for dealers: texts that no source has and no dealer has confirmed."""
    rows = []
    for line in lines().every():
        entries = {language: entries[line.id] for language, entries in catalogues.items() if line.id in entries}
        waits = {language: said(entry.string) for language, entry in entries.items() if waits_for_a_dealer(entry)}
        if waits:
            cells = [f"`{line.id}`", said(msgid(line)), *(waits.get(language, "") for language in HEADS)]
            rows.append("| " + " | ".join(cells) + " |")
    head = "| id | English | Arabic | Hebrew | Persian |\n|---|---|---|---|---|\n"
    return TITLE + head + "\n".join(rows) + "\n"


def waits_for_a_dealer(entry: Message) -> bool:
    """Whether a text is new and unconfirmed."""
    new, confirmed = (any(remark.startswith(mark) for remark in entry.user_comments) for mark in (NEW, CONFIRMED))
    return new and not confirmed


def main() -> None:
    """Update every catalogue and the list."""
    for language in HEADS:
        write(language, updated(language, read(language)))
    TO_CONFIRM.write_text(to_confirm({language: read(language) for language in HEADS}), encoding="utf-8")


if __name__ == "__main__":
    main()
