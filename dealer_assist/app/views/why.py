"""What the why panel shows."""

import msgspec

from dealer_assist.guide.prompt import Said
from dealer_assist.guide.refusals import prompt_for
from dealer_assist.guide.why import Reason, explain
from dealer_assist.rules.catalogue import option
from dealer_assist.rules.refused import Refused
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
    for reason in explain(said, table.rules):
        rows += _option_rows(reason, words)
    if not said.why.options:
        rows.append(WhyRow(words.text("why.rule"), words.text("why.no_option")))
    if table.rules_version:
        rows.append(WhyRow(words.text("why.version", version=table.rules_version), ""))
    return WhyView(tuple(rows))


def refused_why(refused: Refused, table: TableState, words: Words) -> WhyView:
    """The reason of a refusal: what decides it, and where the rule is printed."""
    view = why_view(prompt_for(refused, table), table, words)
    if not refused.cite or any(row.label == words.text("why.source") for row in view.rows):
        return view
    return WhyView((*view.rows, WhyRow(words.text("why.source"), "; ".join(refused.cite), english=True)))


def _option_rows(reason: Reason, words: Words) -> list[WhyRow]:
    """What the option is about, what it is set to here, where that is printed; rule texts are in English."""
    about = option(reason.option).meaning
    value = reason.value if reason.meaning == about else reason.meaning
    rows = [
        WhyRow(words.text("why.option"), about, english=True),
        WhyRow(words.text("why.value"), value, english=True),
    ]
    if reason.citations:
        rows.append(WhyRow(words.text("why.source"), "; ".join(reason.citations), english=True))
    return rows
