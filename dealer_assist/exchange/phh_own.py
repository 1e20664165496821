"""What a hand of a table here has and the PHH format has no word for: our own keys, `_rake` and `_posts` and others.

They begin with an underscore, as the format asks of user-defined keys, and count only in a file that says it was
written here (`_written_by`): another program may mean something else by the same name. Players are counted as the file
counts them, 1 for the first; amounts are smallest units. Heads-up nothing is flipped here.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause, PhhError
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import cards_read
from dealer_assist.hand.ruled import Action

PROGRAM: Final = "Dealer Assist"

MOST_BOARDS: Final = 3

SLEEPER: Final = "sleeper in force"
"""Remark of a raise that a sleeper makes by itself when all before it have folded."""


class OwnPost(Struct, frozen=True, omit_defaults=True):
    """What a player had in before anybody acted."""

    live: int = 0
    """In front."""
    ante: int = 0
    """Own ante, part of what the player can win."""
    dead: int = 0
    """In the middle for the whole table: antes paid for all, made-up blinds."""
    acted: bool = False
    """Whether the player has no option left with it: a straddle that was straddled again."""
    folded: bool = False
    """Whether the hand was killed as it was dealt."""


class OwnKill(Struct, frozen=True, omit_defaults=True):
    """A kill pot."""

    player: int
    amount: int
    """The kill blind."""
    small_bet: int = 0
    """The table's small bet, of which this hand plays a multiple."""
    big_bet: int = 0
    """The table's big bet."""


class OwnHeld(Struct, frozen=True, omit_defaults=True):
    """What a player did before the turn came; it was held, and is no action of the file."""

    at: int
    """Index of the action before which it happened; as many as there are = after the last."""
    player: int
    do: Action
    """Withdraw = what was held came back."""
    to: int | None = None
    """Total in front, of a bet, raise or all-in."""


class OwnRunIt(Struct, frozen=True):
    """The rest of the board was dealt more than once."""

    boards: int
    agreed: tuple[int, ...]
    """Players who said yes."""


class OwnPart(Struct, frozen=True, omit_defaults=True):
    """A part of a pot and who won it."""

    part: str
    """`whole`, `high`, `board1` …"""
    winners: tuple[int, ...] = ()
    """Players."""
    parts: tuple["OwnPart", ...] = ()
    """Its own parts, where a board divides into high and low."""


class OwnAward(Struct, frozen=True):
    """A pot as it was pushed."""

    pot: int
    """0 = main pot."""
    parts: tuple[OwnPart, ...]


class OwnHouse(Struct, frozen=True):
    """The house's rules for this hand."""

    book: str
    """The rulebook that comes nearest."""
    changes: dict[str, object] = {}
    """Options that differ from it."""
    without: tuple[str, ...] = ()
    """Options that differ from it by having no value."""


class OwnPot(Struct, frozen=True):
    """A pot that lay there when the hand was counted."""

    amount: int
    players: tuple[int, ...] = ()
    """Who can win it; empty = everybody in."""


class Own(Struct, frozen=True, omit_defaults=True, rename=lambda name: f"_{name}"):
    """All of our keys."""

    written_by: str = ""
    """This program and its version."""
    betting: str = ""
    """Betting structure of a game without a code."""
    spread_most: int = 0
    """Largest bet of a spread limit; the smallest is `min_bet`."""
    posts: tuple[OwnPost, ...] = ()
    """In file order; empty where the format's own keys say it all."""
    button: int | None = None
    """Chair of the button where it is not the last player's."""
    small_blind: int | None = None
    """Chair."""
    big_blind: int | None = None
    """Chair."""
    third_blind: int | None = None
    """Chair."""
    blinds: tuple[int, ...] = ()
    """Small, big and perhaps third blind of the table."""
    dead_blinds: tuple[int, ...] = ()
    """Made-up blinds in the middle, each by itself."""
    straddles: tuple[tuple[int, int], ...] = ()
    """Player and total, in the order they were put out."""
    sleepers: tuple[tuple[int, int], ...] = ()
    """The same for straddles that count only if all before them fold."""
    kill: OwnKill | None = None
    bomb_pot: int = 0
    """Ante of a bomb pot: there was no betting before the flop."""
    boards: int = 1
    """Boards dealt side by side."""
    board_2: str = ""
    """The second board, whole."""
    board_3: str = ""
    """The third board, whole."""
    run_it: OwnRunIt | None = None
    out_of_turn: tuple[int, ...] = ()
    """Indices of actions that stood before their turn came, by the floor's word."""
    held: tuple[OwnHeld, ...] = ()
    """What came out of turn and was held until the turn came, in that order."""
    by_floor: tuple[str, ...] = ()
    """Actions and what else stood by the floor's word, and its reason."""
    exposed: tuple[int, ...] = ()
    """Players who tabled before the betting was over; they are written as showing at the showdown."""
    rake: int = 0
    jackpot: int = 0
    time: int = 0
    """Time of the table, paid by the pot."""
    chopped: bool = False
    """Whether the blinds took their chips back."""
    followed: bool = True
    """False: the hand was not entered to its end."""
    won_by: tuple[int, ...] = ()
    """Who won such a hand, as far as told."""
    street: str = ""
    """Street on which the hand was taken up in the middle."""
    to_act: int | None = None
    """Player whose turn it then was."""
    pots: tuple[OwnPot, ...] = ()
    """What lay in the middle then."""
    full_raise: tuple[int, int] | None = None
    """The last full raise before the first action, over and to, where the posts do not tell it."""
    community: bool = False
    """Whether the last card of a stud hand lay in the middle."""
    awards: tuple[OwnAward, ...] = ()
    """In the order of pushing, where the cards shown do not tell it all."""
    chips: tuple[int, ...] = ()
    """Chips in play, for the odd ones."""
    house: OwnHouse | None = None


NOTHING_OWN: Final = Own()


def own_keys(hand: PhhHand) -> Own:
    """Our keys of a hand; nothing in a file another program wrote.

    Raises `NotPlayed` (own keys) if they are not as this version writes them.
    """
    if not str(hand.other.get("_written_by", "")).startswith(PROGRAM):
        return NOTHING_OWN
    try:
        own = msgspec.convert(hand.other, Own)
    except msgspec.ValidationError as wrong:
        raise NotPlayed(NotPlayedBecause.OWN_KEYS, str(wrong)) from None
    _check(own, hand.player_count)
    return own


def _check(own: Own, players: int) -> None:
    named = [*own.won_by, *own.exposed, *(player for player, _ in (*own.straddles, *own.sleepers))]
    named += [] if own.kill is None else [own.kill.player]
    named += [] if own.run_it is None else own.run_it.agreed
    named += [each.player for each in own.held]
    named += [] if own.to_act is None else [own.to_act]
    named += [player for pot in own.pots for player in pot.players]
    named += [player for award in own.awards for part in award.parts for player in winners_in(part)]
    if not all(1 <= player <= players for player in named):
        raise NotPlayed(NotPlayedBecause.OWN_KEYS, f"a player that none of the {players} is")
    for key, right in (("_boards", 1 <= own.boards <= MOST_BOARDS), ("_blinds", len(own.blinds) in (0, 2, 3))):
        if not right:
            raise NotPlayed(NotPlayedBecause.OWN_KEYS, f"{key} of another number")
    for board in (own.board_2, own.board_3):
        try:
            cards_read(board)
        except PhhError as wrong:
            raise NotPlayed(NotPlayedBecause.OWN_KEYS, f"a board below the first: {wrong.what}") from None
    if len(own.posts) not in (0, players):
        raise NotPlayed(NotPlayedBecause.OWN_KEYS, f"_posts of {len(own.posts)} for {players} players")


def winners_in(part: OwnPart) -> tuple[int, ...]:
    """Everybody a part of a pot names."""
    return (*part.winners, *(player for each in part.parts for player in winners_in(each)))


def keys_of(own: Own) -> Mapping[str, object]:
    """The keys as they are written: those that say something.

    >>> dict(keys_of(Own(written_by="Dealer Assist 1", rake=3)))
    {'_written_by': 'Dealer Assist 1', '_rake': 3}
    """
    keys: Mapping[str, object] = msgspec.to_builtins(own)
    return keys


@cache
def own_key_names() -> frozenset[str]:
    """Names of all our keys."""
    return frozenset(field.encode_name for field in msgspec.structs.fields(Own))
