"""The actions of a recorded hand: `p1 cbr 4750 # all he had` is player 1 raising to 4750, with a remark.

Decides what each string of a PHH file's `actions` says. Players are counted as the file counts them, 1 for the first;
amounts are smallest units of the file, and cards two characters each, `??` for one nobody saw.
"""

import re
from decimal import Decimal
from typing import Final, TypeAlias

from msgspec import Struct

from dealer_assist.cards.card import RANKS, SUITS
from dealer_assist.exchange.errors import PhhError, PhhFault
from dealer_assist.exchange.phh_amounts import amount_read, amount_text, units

UNKNOWN_CARD: Final = "??"

Cards: TypeAlias = tuple[str, ...]


class NoAction(Struct, frozen=True, kw_only=True):
    """Nothing happened; at most somebody remarked something."""

    remark: str | None = None
    """Commentary after the `#`, as written; None when there is no `#`."""


class HoleDealt(Struct, frozen=True, kw_only=True):
    """The dealer gave a player cards of his own."""

    player: int
    """Player in file order, from 1."""
    cards: Cards
    """All cards of that street, in the order dealt."""
    remark: str | None = None
    """Commentary after the `#`."""


class BoardDealt(Struct, frozen=True, kw_only=True):
    """The dealer put cards on the board."""

    cards: Cards
    """Three on a flop, else one."""
    remark: str | None = None
    """Commentary after the `#`."""


class Folded(Struct, frozen=True, kw_only=True):
    """A player folded."""

    player: int
    """Player in file order, from 1."""
    remark: str | None = None
    """Commentary after the `#`."""


class CheckedOrCalled(Struct, frozen=True, kw_only=True):
    """A player checked, or called whatever was needed, all-in if short."""

    player: int
    """Player in file order, from 1."""
    remark: str | None = None
    """Commentary after the `#`."""


class RaisedTo(Struct, frozen=True, kw_only=True):
    """A player completed, bet or raised."""

    player: int
    """Player in file order, from 1."""
    to: int
    """Everything he put in on this street, antes not counted; smallest units of the file."""
    remark: str | None = None
    """Commentary after the `#`."""


class BringInPosted(Struct, frozen=True, kw_only=True):
    """A stud player posted the bring-in, or what he had left."""

    player: int
    """Player in file order, from 1."""
    remark: str | None = None
    """Commentary after the `#`."""


class Drew(Struct, frozen=True, kw_only=True):
    """A player threw cards away to draw others, or stood pat."""

    player: int
    """Player in file order, from 1."""
    discards: Cards
    """Cards thrown away; none when he stood pat."""
    remark: str | None = None
    """Commentary after the `#`."""


class Showed(Struct, frozen=True, kw_only=True):
    """A player tabled his hand."""

    player: int
    """Player in file order, from 1."""
    cards: Cards | None
    """Cards turned over, `??` for one kept face down; None when the file says only that the dealt cards were shown."""
    remark: str | None = None
    """Commentary after the `#`."""


class Mucked(Struct, frozen=True, kw_only=True):
    """A player gave up his hand at the showdown."""

    player: int
    """Player in file order, from 1."""
    remark: str | None = None
    """Commentary after the `#`."""


PhhAction: TypeAlias = (
    NoAction | HoleDealt | BoardDealt | Folded | CheckedOrCalled | RaisedTo | BringInPosted | Drew | Showed | Mucked
)

_RANKS: Final = frozenset(RANKS) | {"?"}
_SUITS: Final = frozenset(SUITS) | {"?"}
_PLAYER: Final = re.compile(r"p[1-9][0-9]{0,2}", re.ASCII)
_AMOUNT: Final = re.compile(r"\s*p[0-9]+\s+cbr\s+([0-9.]+)", re.ASCII)
_VERBS: Final = frozenset({"f", "cc", "cbr", "pb", "sd", "sm"})


def action_read(text: str, scale: int) -> PhhAction:
    """What one string of `actions` says, its amount in smallest units.

    Raises `PhhError` (unknown verb, bad argument, bad amount, bad cards).

    >>> action_read("p1 cbr 47.50 # over the top", scale=100)
    RaisedTo(player=1, to=4750, remark='over the top')
    """
    said, hash_sign, after = text.partition("#")
    remark = after.removeprefix(" ") if hash_sign else None
    match said.split():
        case []:
            return NoAction(remark=remark)
        case ["d", "dh", player, cards]:
            return HoleDealt(player=_player(player), cards=cards_read(cards), remark=remark)
        case ["d", "db", cards]:
            return BoardDealt(cards=cards_read(cards), remark=remark)
        case [player, "f"]:
            return Folded(player=_player(player), remark=remark)
        case [player, "cc"]:
            return CheckedOrCalled(player=_player(player), remark=remark)
        case [player, "cbr", amount]:
            return RaisedTo(player=_player(player), to=units(amount_read(amount), scale), remark=remark)
        case [player, "pb"]:
            return BringInPosted(player=_player(player), remark=remark)
        case [player, "sd", *discards] if len(discards) <= 1:
            return Drew(player=_player(player), discards=cards_read("".join(discards)), remark=remark)
        case [player, "sm"]:
            return Mucked(player=_player(player), remark=remark)
        case [player, "sm", cards]:
            return Showed(player=_player(player), cards=None if cards == "-" else cards_read(cards), remark=remark)
        case words:
            raise _not_an_action(words)


def action_text(action: PhhAction, scale: int) -> str:
    """The string that says this action; `action_read` gives the same action back.

    >>> action_text(RaisedTo(player=1, to=4750, remark="over the top"), scale=100)
    'p1 cbr 47.50 # over the top'
    """
    said = _said(action, scale)
    if action.remark is None:
        return said
    # The reader drops one blank after the hash, so one is written; an empty remark needs none.
    remark = f"# {action.remark}" if action.remark else "#"
    return f"{said} {remark}" if said else remark


def amount_in(text: str) -> Decimal | None:
    """The amount an action string names, read loosely: only to learn how fine the file counts."""
    found = _AMOUNT.match(text)
    try:
        return amount_read(found[1]) if found else None
    except PhhError:
        return None


def cards_read(text: str) -> Cards:
    """Cards run together; `10` is read as the ten, and a half-known card as an unknown one.

    Raises `PhhError` (bad cards) for anything no deck has.

    >>> cards_read("Ah10s??")
    ('Ah', 'Ts', '??')
    """
    plain = text.replace("10", "T")
    cards = tuple(plain[start : start + 2] for start in range(0, len(plain), 2))
    for card in cards:
        if len(card) != 2 or card[0] not in _RANKS or card[1] not in _SUITS:
            raise PhhError(PhhFault.BAD_CARDS, f"{card!r} in {text[:60]!r} is no card")
    return tuple(UNKNOWN_CARD if "?" in card else card for card in cards)


def _said(action: PhhAction, scale: int) -> str:
    match action:
        case NoAction():
            return ""
        case HoleDealt(player=player, cards=cards):
            return f"d dh p{player} {''.join(cards)}"
        case BoardDealt(cards=cards):
            return f"d db {''.join(cards)}"
        case Folded(player=player):
            return f"p{player} f"
        case CheckedOrCalled(player=player):
            return f"p{player} cc"
        case RaisedTo(player=player, to=to):
            return f"p{player} cbr {amount_text(to, scale)}"
        case BringInPosted(player=player):
            return f"p{player} pb"
        case Drew(player=player, discards=discards):
            return f"p{player} sd {''.join(discards)}".rstrip()
        case Showed(player=player, cards=cards):
            return f"p{player} sm {'-' if cards is None else ''.join(cards)}"
        case Mucked(player=player):
            return f"p{player} sm"


def _player(word: str) -> int:
    if not _PLAYER.fullmatch(word):
        raise PhhError(PhhFault.BAD_ARGUMENT, f"{word[:20]!r} is no player")
    return int(word[1:])


def _not_an_action(words: list[str]) -> PhhError:
    said = " ".join(words)[:60]
    verb = words[1] if len(words) > 1 else ""
    known = {"dh", "db"} if words[0] == "d" else _VERBS
    if verb in known:
        return PhhError(PhhFault.BAD_ARGUMENT, f"{said!r} has too few or too many words")
    return PhhError(PhhFault.UNKNOWN_VERB, f"{verb[:20]!r} in {said!r}")
