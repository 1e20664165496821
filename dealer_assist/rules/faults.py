"""What can be wrong with house rules somebody wrote: an unknown name, or a value that cannot be taken.

Each fault says what is allowed, so that whoever reads it can mend it without the book.
"""

from collections.abc import Iterable


class RulesFault(Exception):
    """Something about the house rules cannot be used as it was written."""


class UnknownName(RulesFault):
    """A name the house rules do not know: ``kind`` says of what."""

    kind = "name"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.nearest = nearest(name, known)
        """The name that was probably meant, or None."""
        meant = f"; did you mean {self.nearest}?" if self.nearest else ""
        super().__init__(f"{name} is not a known {self.kind}{meant}")


class UnknownOption(UnknownName):
    """No house option has this name."""

    kind = "house option"


class UnknownPreset(UnknownName):
    """No rulebook has this name."""

    kind = "preset"


class WrongValue(RulesFault):
    """A house option was given a value it cannot take."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        self.option = option
        self.value = value
        self.allowed = allowed
        """What may be given instead, in words."""
        # Python refuses to write out a whole number of thousands of digits.
        shown = "that large" if isinstance(value, int) and value.bit_length() > 128 else repr(value)
        super().__init__(f"{option} cannot be {shown}: it is {allowed}")


class NotForOneTable(RulesFault):
    """A single table was given its own value of an option that is one for the whole room."""

    def __init__(self, option: str) -> None:
        self.option = option
        super().__init__(f"{option} is one rule for the whole room; change it in the room's rules")


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, or None when nothing is near.

    >>> nearest("strucure", ["structure", "stakes"])
    'structure'
    """
    import difflib  # only when something is wrong: the table's start does without

    return next(iter(difflib.get_close_matches(word, list(known), n=1)), None)
