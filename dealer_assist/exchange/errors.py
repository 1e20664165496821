"""What can be wrong with a hand that comes from elsewhere, and where exactly it is wrong.

A reader of somebody else's file wants the place (file, hand, key, action) and what stands there; code that counts or
sorts faults wants a reason it can compare. `PhhError` carries both for a file that cannot be read, `NotPlayed` for a
hand that can be read and not be played; nothing else leaves this room for a bad file.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class PhhFault(StrEnum):
    """Why a file or one of its hands cannot be read."""

    UNREADABLE = "unreadable"
    """The disk does not give the file, or does not take it."""
    TOO_LARGE = "too_large"
    """More bytes than any hand file has."""
    NOT_TEXT = "not_text"
    """Not UTF-8."""
    NOT_TOML = "not_toml"
    """Garbage, or cut off in the middle."""
    NO_HAND = "no_hand"
    """Well-formed, but no hand is in it."""
    UNKNOWN_VARIANT = "unknown_variant"
    """The game has no code in the format."""
    MISSING_KEY = "missing_key"
    """This game needs a key that is not there."""
    WRONG_TYPE = "wrong_type"
    """Text where a number belongs, and so on."""
    WRONG_COUNT = "wrong_count"
    """Not one element for each player."""
    BAD_AMOUNT = "bad_amount"
    """Negative, zero, endless or finer than any chip, where that cannot be."""
    BAD_SEAT = "bad_seat"
    """A chair below 1, or two players on one chair."""
    UNKNOWN_VERB = "unknown_verb"
    """An action the format does not have."""
    BAD_ARGUMENT = "bad_argument"
    """A known action with too few or too many words, or with the wrong actor."""
    UNKNOWN_PLAYER = "unknown_player"
    """An action of somebody who was not dealt in."""
    BAD_CARDS = "bad_cards"
    """Cards that no deck has."""


REMEDIES: Final[Mapping[PhhFault, str]] = MappingProxyType(
    {
        PhhFault.UNREADABLE: "check its name and who may read it",
        PhhFault.TOO_LARGE: "split it into files of fewer hands",
        PhhFault.NOT_TEXT: "save it as UTF-8 text",
        PhhFault.NOT_TOML: "correct it there, or copy the file again if its end is missing",
        PhhFault.NO_HAND: "write the keys of a hand, from variant to actions",
        PhhFault.UNKNOWN_VARIANT: "write a code of the format, or _variant for a game that has none",
        PhhFault.MISSING_KEY: "add the key",
        PhhFault.WRONG_TYPE: "write the value so",
        PhhFault.WRONG_COUNT: "write one element for each player, as in starting_stacks",
        PhhFault.BAD_AMOUNT: "write an amount that can lie there in chips",
        PhhFault.BAD_SEAT: "write a chair of his own for each player, from 1",
        PhhFault.UNKNOWN_VERB: "write f, cc, cbr, pb, sd or sm after a player, dh or db after d",
        PhhFault.BAD_ARGUMENT: "write it like p1 f, p1 cbr 40 or d dh p1 AsKs",
        PhhFault.UNKNOWN_PLAYER: "name a player of this hand",
        PhhFault.BAD_CARDS: "write a rank and a suit, such as As, or ?? for a card nobody saw",
    }
)
"""What to do about each fault, for a person."""


class NotPlayedBecause(StrEnum):
    """Why a hand that was read cannot be played at a table here."""

    GAME = "game_not_played_yet"
    """The game is not dealt here, or the record does not say how it is bet."""
    OWN_KEYS = "own_keys"
    """A file that says it was written here has keys of ours this version does not understand."""
    PLAYERS = "too_many_players"
    """More players than this table has chairs."""
    NO_SUCH_ACTION = "no_such_action"
    """The game has no such action: a draw in hold'em."""
    REFUSED = "refused"
    """The table does not take an entry, and not even the floor could."""


WAYS_ON: Final[Mapping[NotPlayedBecause, str]] = MappingProxyType(
    {
        NotPlayedBecause.GAME: "write _variant and _betting as an export does, or leave the hand out",
        NotPlayedBecause.OWN_KEYS: "open it with the version that wrote it, or take out _written_by",
        NotPlayedBecause.PLAYERS: "leave out players who were not dealt in",
        NotPlayedBecause.NO_SUCH_ACTION: "correct the action, or the variant",
        NotPlayedBecause.REFUSED: "correct this action or one before it",
    }
)
"""What to do about a hand that is not played, for a person."""


class ExchangeError(Exception):
    """Something that came from elsewhere cannot be used: the world's fault, never ours."""


class PhhError(ExchangeError):
    """A hand file, or one hand of it, cannot be read.

    >>> str(PhhError(PhhFault.UNKNOWN_PLAYER, "p4 of 3", key="actions", action=7).placed(file="a.phhs", hand="3"))
    'a.phhs, hand 3, actions[7]: unknown player: p4 of 3; name a player of this hand'
    """

    def __init__(self, fault: PhhFault, what: str, *, key: str = "", action: int | None = None) -> None:
        super().__init__(fault, what)
        self.fault = fault
        self.what = what
        """What stands there, for a person."""
        self.key = key
        """The key of the hand that is wrong; empty when it is the whole hand."""
        self.action = action
        """Index into `actions`, from 0, as tools count them."""
        self.file = ""
        """Name of the file; empty when the text did not come from one."""
        self.hand = ""
        """Name of the hand's section; empty in a file of a single hand."""

    def placed(self, *, file: str = "", hand: str = "") -> "PhhError":
        """The same error, with the file and hand it was met in; what is known already stays."""
        self.file = self.file or file
        self.hand = self.hand or hand
        return self

    def __str__(self) -> str:
        key = self.key if self.action is None else f"{self.key}[{self.action}]"
        place = ", ".join(part for part in (self.file, self.hand and f"hand {self.hand}", key) if part)
        said = f"{self.fault.value.replace('_', ' ')}: {self.what}; {REMEDIES[self.fault]}"
        return f"{place}: {said}" if place else said


class NotPlayed(ExchangeError):
    """A hand was read, but cannot be played to its end."""

    def __init__(self, reason: NotPlayedBecause, what: str, *, action: int | None = None) -> None:
        super().__init__(reason, what)
        self.reason = reason
        self.what = what
        """What stands in the way, for a person."""
        self.action = action
        """Index into `actions` where it was met; None before the first."""

    def __str__(self) -> str:
        place = "" if self.action is None else f"actions[{self.action}]: "
        return f"{place}{self.reason.value.replace('_', ' ')}: {self.what}; {WAYS_ON[self.reason]}"


class NotWritten(ExchangeError):
    """A hand of a log cannot be written as a recorded hand."""

    def __init__(self, hand: int, what: str) -> None:
        super().__init__(hand, what)
        self.hand = hand
        """Number of the hand at its table."""
        self.what = what
        """What stands in the way, for a person."""

    def __str__(self) -> str:
        return f"hand {self.hand} was not written: {self.what}"
