"""How the lines of a prompt are put together: which sentences, once for which rows, with which values.

Of a line the sentences whose conditions hold are taken in order. A sentence that is said for each row
(each side pot, each share) is filled with the fields of the row over the slots of the prompt; the rows
keep the joins of the language between them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from dealer_assist.words.catalogue import Catalogue
from dealer_assist.words.conditions import holds
from dealer_assist.words.errors import SlotMissing
from dealer_assist.words.lines import Line, Shape, screen_texts
from dealer_assist.words.made import made_value
from dealer_assist.words.values import Shown

Values = Mapping[str, Any]


class Filling:
    """Fills texts of one language with values."""

    def __init__(self, catalogue: Catalogue, shown: Shown) -> None:
        self._catalogue = catalogue
        self._shown = shown

    def line(self, shape: Shape, texts: Sequence[Line], values: Values, *, part: str) -> str:
        """One of the two lines of a prompt."""
        pieces = (self._piece(shape, each, list(same), values) for each, same in groupby(texts, lambda t: t.each))
        return self._join(shape.join.get(part)).join(chained for piece in pieces for chained in piece if chained)

    def _piece(self, shape: Shape, each: str | None, texts: Sequence[Line], values: Values) -> list[str]:
        if each is not None:
            return [self.rows(shape, texts, values[each], values)]
        return [self.text(text, values, shape) for text in texts if holds(text.when, values)]

    def rows(self, shape: Shape, texts: Sequence[Line], rows: Sequence[Any], values: Values) -> str:
        """The texts once for every row, joined, or nothing where no row has one."""
        said = [
            self.text(text, inner, shape)
            for inner in (dict(values) | fields for fields in _fields_of(rows))
            for text in texts
            if holds(text.when, inner)
        ]
        return self._join(texts[0].join).join(said) + texts[0].end if said else ""

    def text(self, text: Line, values: Values, shape: Shape | None = None) -> str:
        """One text with its values.

        Raises SlotMissing where it shows a value that is not known.
        """
        values = {**values, **{name: made_value(rule, values) for name, rule in text.made.items()}}
        template = self._catalogue.template(text, _number(text, values))
        shown = {name: self._value(text, name, kind, values, shape) for name, kind in text.placeholders.items()}
        for name, kind in text.placeholders.items():
            if kind == "count_word" and template.startswith(f"{{{name}}}"):
                shown[name] = shown[name].capitalize()
        return template.format_map(shown)

    def _value(self, text: Line, name: str, kind: str, values: Values, shape: Shape | None) -> str:
        value = values.get(name)
        if value is None:
            raise SlotMissing(text.id, name)
        if shape is not None and kind == "rows":
            return self.rows(shape, shape.rows[name], value, values)
        return self._shown.value(kind, self._named(value) if kind == "named" else value)

    def _named(self, text_id: str) -> str:
        """A text of ours inside another by its id; a game or street of the room's own is called as its file."""
        line = screen_texts().get(text_id)
        if line is None:
            return self._shown.free(text_id.partition(".")[2].replace("_", " "))
        return self._catalogue.template(line, 1)

    def _join(self, text_id: str | None) -> str:
        return " " if text_id is None else self._catalogue.template(screen_texts()[text_id], 1)


def _number(text: Line, values: Values) -> int:
    """The number that chooses the plural form."""
    if text.count is None:
        return 1
    number = values.get(text.count)
    if number is None:
        raise SlotMissing(text.id, text.count)
    return int(number)


def _fields_of(rows: Sequence[Any]) -> Iterator[dict[str, Any]]:
    """The fields of every row, with its place and how many there are."""
    for place, row in enumerate(rows):
        yield {"n": place, "rows": len(rows), **_fields(place, row)}


def _fields(place: int, row: Any) -> dict[str, Any]:
    if isinstance(row, Mapping):
        name = row.get("name", "")
        return {**row, "side": int("".join(filter(str.isdigit, name)) or 0)}
    if isinstance(row, Sequence):
        return {"board": place + 1, "pots": row, "row_pots": row, "amount": row[0]}
    return {"amount": row}
