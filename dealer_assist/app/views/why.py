"""What the why panel shows."""

import msgspec

from dealer_assist.guide.prompt import Said
from dealer_assist.rules.catalogue import option
from dealer_assist.rules.refused import Refused
from dealer_assist.rules.resolve import printed
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class WhyRow(msgspec.Struct, frozen=True):
    """One reason."""

    label: str
    """Sum, House option, Source ..."""
    text: str
    """What it says."""
    large: bool = False
    """The sum: to be read aloud."""
    english: bool = False
    """A rule text, in English whatever the language."""


class WhyView(msgspec.Struct, frozen=True):
    """What the why panel shows."""

    rows: tuple[WhyRow, ...]
    """Sum first, then rule by rule."""


def why_view(said: Said, table: TableState, words: Words) -> WhyView:
    """The reason of a prompt: its sum, and each house option it applies with what it is set to here."""
    rows = []
    if said.why.sum is not None:
        rows.append(WhyRow(words.text("why.sum"), words.sum(said.why.sum), large=True))
    for name in said.why.options:
        rows += _option_rows(name, table, words)
    if not said.why.options:
        rows.append(WhyRow(words.text("why.rule"), words.text("why.no_option")))
    if table.rules_version:
        rows.append(WhyRow(words.text("why.version", version=table.rules_version), ""))
    return WhyView(tuple(rows))


def refused_why(refused: Refused, table: TableState, words: Words) -> WhyView:
    """The reason of a refusal: the option that decides it and where the rule is printed."""
    rows = _option_rows(refused.option, table, words) if refused.option else []
    if refused.cite:
        rows.append(WhyRow(words.text("why.source"), "; ".join(refused.cite), english=True))
    return WhyView(tuple(rows) or (WhyRow(words.text("why.rule"), words.text("why.no_option")),))


def _option_rows(name: str, table: TableState, words: Words) -> list[WhyRow]:
    one, value = option(name), getattr(table.rules, name)
    text = str(getattr(value, "value", value))
    rows = [
        WhyRow(words.text("why.option"), one.meaning, english=True),
        WhyRow(words.text("why.value"), one.value_meanings.get(text, text), english=True),
    ]
    found = printed(name, table.rules_version.split(" ")[0], value) if table.rules_version else None
    if found is not None and found.citations:
        rows.append(WhyRow(words.text("why.source"), "; ".join(found.citations), english=True))
    return rows
