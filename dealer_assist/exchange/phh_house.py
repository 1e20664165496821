"""The house rules a recorded hand is played by, and the house rules of a hand as a file of ours tells them.

Recorded hands say nothing of house rules: a book's are taken, without rake, because the record's winners were paid what
it says, and the pot of pot-limit is the chips that are there, because the format's own programs count it so.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.phh_games import Dealt, game_of
from dealer_assist.exchange.phh_own import OwnHouse
from dealer_assist.rules.catalogue import by_name
from dealer_assist.rules.faults import RulesFault
from dealer_assist.rules.options import ButtonRule, HouseRules, RakeMethod
from dealer_assist.rules.resolve import resolve

BOOK: Final = "wsop_live_2024"
"""The rulebook recorded hands are played by, unless another is named."""
BOOKS: Final = ("wsop_live_2024", "tda_2024", "roberts_rules")

BEAR: Final = frozenset(
    {
        "antes",
        "betting",
        "blinds",
        "bomb_pots",
        "draw",
        "game",
        "kills",
        "limit",
        "odd_chips",
        "pot_limit",
        "pots",
        "run_it",
        "short_deck",
        "straddles",
        "stud",
    }
)
"""Areas of the options that decide something inside a hand: a file of ours tells these."""
BESIDES: Final = frozenset(("rake_take_order",))
"""An option of another area that does."""

AS_RECORDED: Final[Mapping[str, object]] = {
    "rake_method": RakeMethod.NONE,
    # button and blinds stand in the file, so what moves them between hands does not matter
    "button_rule": ButtonRule.DEAD_BUTTON,
    "big_blind_ante_reduce_at": None,
    "bba_post_order": "ante_first",
    "pl_small_blind_counts_as": "actual",
    "pl_missing_blind": "actual",
    "pl_dead_posts": "count",
    "draw_open": "call_big_blind",
    "sevens_rule": False,
    "short_deck_structure": "button_blind",
    "stud_open_pair_double": False,
}
"""What the format's own programs take for granted, whatever a book says."""


@cache
def house_rules(book: str, how: Dealt, **facts: object) -> HouseRules:
    """The rules of a book for a recorded table; `facts` are options told of it, amounts in smallest units.

    Raises `UnknownPreset`.
    """
    return _resolved(book, how, {**AS_RECORDED, **facts})


def house_told(house: OwnHouse, how: Dealt) -> HouseRules:
    """The rules a file of ours names. Raises `NotPlayed` (own keys) if there is no such book, option or value."""
    try:
        return _resolved(house.book, how, {**AS_RECORDED, **house.changes, **dict.fromkeys(house.without)})
    except RulesFault as wrong:
        raise NotPlayed(NotPlayedBecause.OWN_KEYS, f"_house: {wrong}") from None


@cache
def told_house(rules: HouseRules, how: Dealt) -> OwnHouse:
    """The rules of a hand as a file of ours names them: the nearest book, and what differs from it inside a hand."""
    return min((_against(book, rules, how) for book in BOOKS), key=lambda house: len(house.changes))


def _against(book: str, rules: HouseRules, how: Dealt) -> OwnHouse:
    differs = dict(_differing(_resolved(book, how, AS_RECORDED), rules))
    return OwnHouse(
        book,
        {name: value for name, value in differs.items() if value is not None},
        tuple(name for name, value in differs.items() if value is None),
    )


def _differing(of_book: HouseRules, rules: HouseRules) -> Iterator[tuple[str, Any]]:
    for name, one in by_name().items():
        bears = (one.area in BEAR and name != "betting_structure") or name in BESIDES
        if bears and getattr(rules, name) != getattr(of_book, name):
            yield name, _plain(getattr(rules, name))


def _plain(value: object) -> object:
    """A value as TOML has it; the rows of a table are lists."""
    if isinstance(value, tuple):
        return [list(map(_plain, astuple(row))) if isinstance(row, msgspec.Struct) else _plain(row) for row in value]
    return msgspec.to_builtins(value)


def _resolved(book: str, how: Dealt, changes: Mapping[str, object]) -> HouseRules:
    game = game_of(how.game)
    return resolve(
        book,
        changes,
        mode="cash",
        betting=how.betting.value,
        family=game.family.value,
        betting_rounds=game.betting_rounds,
    )
