"""What can be wrong with a hand that comes from elsewhere, and where exactly it is wrong.

A reader of somebody else's file wants the place (file, hand, key, action) and what stands there; code that counts or
sorts faults wants a reason it can compare. `PhhError` carries both for a file that cannot be read, `NotPlayed` for a
hand that can be read and not be played; nothing else leaves this room for a bad file.
"""

from enum import StrEnum


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


class ExchangeError(Exception):
    """Something that came from elsewhere cannot be used: the world's fault, never ours."""


class PhhError(ExchangeError):
    """A hand file, or one hand of it, cannot be read.

    >>> str(PhhError(PhhFault.UNKNOWN_VERB, "'x' in 'p1 x'", key="actions", action=7).placed(file="a.phhs", hand="3"))
    "a.phhs, hand 3, actions[7]: unknown verb: 'x' in 'p1 x'"
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
        said = f"{self.fault.value.replace('_', ' ')}: {self.what}"
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
        return f"{place}{self.reason.value.replace('_', ' ')}: {self.what}"


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
