"""What the why panel shows."""

import msgspec

from dealer_assist.guide.prompt import Said
from dealer_assist.guide.refusals import prompt_for
from dealer_assist.guide.why import Reason, explain
from dealer_assist.rules.catalogue import Option, option
from dealer_assist.rules.refused import Refused
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from dealer_assist.words.house_rules import meaning_key, name_key, value_key


class WhyRow(msgspec.Struct, frozen=True):
    """One reason."""

    label: str
    """Sum, House option, Source ..."""
    text: str
    """What it says."""
    large: bool = False
    """The sum: to be read aloud."""
    title: bool = False
    """The name of an option: what follows belongs to it."""
    quiet: bool = False
    """What an option is about, beside its name and its value."""
    printed: bool = False
    """The title of a book or a version: from left to right whatever the language."""


class WhyView(msgspec.Struct, frozen=True):
    """What the why panel shows."""

    rows: tuple[WhyRow, ...]
    """Sum first, then option by option, the version of the house rules last."""


def why_view(said: Said, table: TableState, words: Words) -> WhyView:
    """The reason of a prompt: its sum, and each house option it applies with what it is set to here."""
    return WhyView((*_rows(said, table, words), *_version(table, words)))


def refused_why(refused: Refused, table: TableState, words: Words) -> WhyView:
    """The reason of a refusal: what decides it, and where the rule is printed."""
    rows = _rows(prompt_for(refused, table), table, words)
    source = words.text("why.source")
    if refused.cite and all(row.label != source for row in rows):
        rows.append(WhyRow(source, "; ".join(refused.cite), printed=True))
    return WhyView((*rows, *_version(table, words)))


def _rows(said: Said, table: TableState, words: Words) -> list[WhyRow]:
    rows = []
    if said.why.sum is not None:
        rows.append(WhyRow(words.text("why.sum"), words.sum(said.why.sum), large=True))
    for reason in explain(said, table.rules):
        rows += option_rows(reason, words)
    if not said.why.options:
        rows.append(WhyRow(words.text("why.rule"), words.text("why.no_option")))
    return rows


def _version(table: TableState, words: Words) -> tuple[WhyRow, ...]:
    """Which house rules these are, so that a dispute can be looked up later."""
    if not table.rules_version:
        return ()
    return (WhyRow(words.text("why.rules"), table.rules_version, printed=True),)


def option_rows(reason: Reason, words: Words) -> list[WhyRow]:
    """Name, what it is about, what it is set to here, where that is printed."""
    about = option(reason.option)
    rows = [
        WhyRow(words.text("why.option"), words.house_rule(name_key(about.name), readable(about.name)), title=True),
        WhyRow("", words.house_rule(meaning_key(about.name), about.meaning), quiet=True),
        WhyRow(words.text("why.value"), value_text(reason.value, about, words)),
    ]
    if reason.citations:
        rows.append(WhyRow(words.text("why.source"), "; ".join(reason.citations), printed=True))
    return rows


YES_NO = {"true": "key.yes", "false": "key.no"}
"""What a switch is set to, as the rules write it and as it is told."""
NOTHING = ("null", "[]")
"""No limit, no steps: nothing is set."""


def value_text(written: str, of: Option, words: Words) -> str:
    """What an option is set to: yes or no, a dash for nothing, an amount, each of a list by what it means.

    >>> value_text("[[0, 20], [5, 25]]", option("rake_steps"), Words("en", isolate=False))
    '0: 20 · 5: 25'
    """
    if written in of.value_meanings:
        return _meaning(written, of, words)
    if written in YES_NO:
        return words.text(YES_NO[written])
    if written in NOTHING:
        return "–"
    if written.isdigit():
        return words.amount(int(written))
    if not written.startswith("["):
        return readable(written)
    parts = [each if isinstance(each, list) else [each] for each in msgspec.json.decode(written)]
    told = (": ".join(_meaning(str(one), of, words) for one in part) for part in parts)
    return words.text("join.dot").join(told)


def _meaning(value: str, of: Option, words: Words) -> str:
    """What one value means."""
    if value in of.value_meanings:
        return words.house_rule(value_key(of.name, value), of.value_meanings[value])
    return words.figures(readable(value)) if value.isdigit() else readable(value)


def readable(name: str) -> str:
    """The name of an option or of its value as words.

    >>> readable("short_all_in_reopens"), readable("pl_missing_blind")
    ('Short all in reopens', 'Pot-limit missing blind')
    """
    words = " ".join(SHORT.get(each, each) for each in name.strip('"').split("_"))
    return words[:1].upper() + words[1:]


SHORT = {"pl": "pot-limit", "oot": "out-of-turn", "bba": "big-blind-ante", "sa": "substantial action:"}
"""What a dealer reads in place of the short forms in names of options."""
