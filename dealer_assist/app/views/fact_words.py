"""Facts of a table in words: what the floor changed, one short piece for each fact."""

from collections.abc import Callable

from dealer_assist.app.views.naming import short_name
from dealer_assist.rules.options import (
    AnteType,
    HouseRules,
    KillType,
    RakeMethod,
    RestraddlePositions,
    RockStraddle,
    StraddlePositions,
    StraddleSize,
)
from dealer_assist.table.entries import FactsSet
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

ANTE_TEXTS = {
    AnteType.NONE: "facts.none",
    AnteType.PER_PLAYER: "facts.each_player",
    AnteType.BIG_BLIND: "table.big_blind",
    AnteType.BUTTON: "state.button",
}
ANTES_TOLD = {
    AnteType.PER_PLAYER: "table.ante_each",
    AnteType.BIG_BLIND: "table.big_blind_ante",
    AnteType.BUTTON: "table.button_ante",
}
STRADDLE_TEXTS = {
    StraddlePositions.UTG: "facts.under_the_gun",
    StraddlePositions.BUTTON: "state.button",
    StraddlePositions.ANY: "facts.any_seat",
    StraddlePositions.SLEEPER: "key.sleeper",
}
AGAIN_TEXTS = {
    RestraddlePositions.NONE: "facts.none",
    RestraddlePositions.LEFT_ONLY: "facts.left_of_it",
    RestraddlePositions.ANY: "facts.any_seat",
}
KILL_TEXTS = {KillType.NONE: "facts.none", KillType.HALF: "facts.half_kill", KillType.FULL: "facts.full_kill"}
"""Words of each value."""


def facts_told(entry: FactsSet, before: TableState | None, words: Words) -> str:
    """What the floor changed, as against the table before; without that table, what is played from now on."""
    name = short_name(entry.stakes, entry.stakes.bets, entry.rules, entry.game, words)
    if before is None:
        return name
    old = with_facts_due(before)
    played = (old.stakes, old.game, old.rules.betting_structure)
    parts = [name] if played != (entry.stakes, entry.game, entry.rules.betting_structure) else []
    parts += [tell(entry.rules, words) for tell in TOLD if tell(entry.rules, words) != tell(old.rules, words)]
    return words.text("join.dot").join(parts) or name


def _ante(rules: HouseRules, words: Words) -> str:
    if rules.ante_type is AnteType.NONE:
        return words.text("table.no_ante")
    return words.text("facts.amount_of", what=words.text(ANTES_TOLD[rules.ante_type]), amount=rules.ante_amount)


def _straddles(rules: HouseRules, words: Words) -> str:
    on = rules.straddle_positions if rules.straddle_max else ()
    seats = [words.text(STRADDLE_TEXTS[each]) for each in on] or [words.text("facts.none")]
    return _fact("facts.straddles", words.text("join.comma").join(seats), words)


def _straddle_size(rules: HouseRules, words: Words) -> str:
    if rules.straddle_size is StraddleSize.EXACT_DOUBLE:
        return _fact("facts.straddle_up_to", words.text("facts.twice_the_blind"), words)
    if rules.straddle_cap is None:
        return _fact("facts.straddle_up_to", words.text("facts.any_amount"), words)
    return words.text("facts.amount_of", what=words.text("facts.straddle_up_to"), amount=rules.straddle_cap)


def _restraddle(rules: HouseRules, words: Words) -> str:
    again = rules.restraddle_positions if rules.straddle_max > 1 else RestraddlePositions.NONE
    return _fact("facts.restraddle", words.text(AGAIN_TEXTS[again]), words)


def _must_straddle(rules: HouseRules, words: Words) -> str:
    if rules.mandatory_straddle:
        return _fact("facts.must_straddle", words.text("facts.under_the_gun"), words)
    rock = rules.rock_straddle is not RockStraddle.OFF
    return _fact("facts.must_straddle", words.text("facts.rock" if rock else "facts.none"), words)


def _kill(rules: HouseRules, words: Words) -> str:
    return _fact("facts.kill", words.text(KILL_TEXTS[rules.kill_type]), words)


def _cap(rules: HouseRules, words: Words) -> str:
    if rules.hand_cap is None:
        return _fact("facts.cap", words.text("facts.none"), words)
    return words.text("facts.amount_of", what=words.text("facts.cap"), amount=rules.hand_cap)


def _rake(rules: HouseRules, words: Words) -> str:
    none = rules.rake_method is RakeMethod.NONE
    return _fact("facts.rake", words.text("facts.none" if none else "facts.as_the_room"), words)


TOLD: tuple[Callable[[HouseRules, Words], str], ...] = (
    _ante,
    _straddles,
    _straddle_size,
    _restraddle,
    _must_straddle,
    _kill,
    _cap,
    _rake,
)
"""The facts that are told, each in its own words."""


def _fact(what: str, value: str, words: Words) -> str:
    return words.text("facts.fact_of", what=words.text(what), value=value)
