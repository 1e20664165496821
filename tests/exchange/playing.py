"""Recorded hands played in tests: on a desk that keeps nothing, from the text of a file or from the collection."""

import json
from collections.abc import Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_house import BOOK
from dealer_assist.exchange.phh_play import Playing
from dealer_assist.exchange.phh_read import hands_in
from dealer_assist.exchange.replay import replay
from dealer_assist.exchange.replayed import Replayed
from tests.exchange.hands import PHH


def playing(hand: PhhHand, book: str = BOOK) -> Playing:
    return Playing(hand, Desk(Nowhere(), SystemClock()), book)


def holdem(stacks: Sequence[int], blinds: Sequence[int], *actions: str, **keys: object) -> PhhHand:
    """A no-limit hold'em hand with the smallest bet 2; other keys of the format by name, as TOML writes them."""
    given = {"antes": [0] * len(stacks), **keys}
    text = "".join(f"{key} = {value}\n" for key, value in given.items())
    (hand,) = hands_in(
        f"variant = 'NT'\nblinds_or_straddles = {list(blinds)}\nmin_bet = 2\n"
        f"starting_stacks = {list(stacks)}\nactions = {list(actions)}\n{text}"
    )
    assert isinstance(hand, PhhHand), hand
    return hand


def played(hand: PhhHand) -> Replayed:
    return replay("test.phh", hand)


def stacks(each: Replayed) -> list[int | None]:
    """Final stacks of a hand in whole chips."""
    assert each.final_stacks is not None
    return [None if stack is None else int(stack) for stack in each.final_stacks]


def codes(each: Replayed) -> list[str]:
    """What the differences are about."""
    return [str(found.code) for found in each.differences]


def oracle(name: str) -> dict[str, Any]:
    """What an independent program made of a hand of the collection, named as its index does; numbers exact."""
    file, _, section = name.partition(" ")
    found: dict[str, Any] = json.loads(_beside(PHH / file).read_text(encoding="utf-8"), parse_float=Decimal)
    if section:
        (found,) = (hand for hand in found["hands"] if hand["section"] == section.strip("[]"))
    return found


def _beside(path: Path) -> Path:
    return path.with_suffix(".oracle.json")
