"""An amount being keyed on the pad: digits type it, chips add to it, quick keys replace it.

It always means the total in front of the seat, never what is added.
"""

import msgspec

LONGEST = 9
"""Digits of the largest amount the pad takes."""


class Keyed(msgspec.Struct, frozen=True):
    """What stands in the field of the pad.

    >>> Keyed().digit("1").digit("5").digit("00").amount
    1500
    >>> Keyed().chip(100).chip(25).erase()
    Keyed(amount=100, typing=False, chips=(100,))
    """

    amount: int = 0
    """Chips of the room's smallest unit; 0 = nothing keyed."""
    typing: bool = False
    """The next digit continues the number instead of beginning a new one."""
    chips: tuple[int, ...] = ()
    """The chips it was added up from, one by one; empty once a digit or quick key was used."""

    def digit(self, digits: str) -> "Keyed":
        """Type a digit, or 00."""
        text = (str(self.amount) if self.typing and self.amount else "") + digits
        return self if len(text) > LONGEST else Keyed(int(text), typing=True)

    def chip(self, value: int) -> "Keyed":
        """Add one chip of that value."""
        amount = self.amount + value
        if len(str(amount)) > LONGEST:
            return self
        only_chips = bool(self.chips) or not self.amount
        return Keyed(amount, chips=(*self.chips, value) if only_chips else ())

    def set(self, amount: int) -> "Keyed":
        """Replace it: least raise, last amount, the whole stack."""
        return Keyed(amount)

    def erase(self) -> "Keyed":
        """Take the last digit or chip away; an amount from a quick key goes as a whole."""
        if self.chips:
            return Keyed(self.amount - self.chips[-1], chips=self.chips[:-1])
        return Keyed(self.amount // 10, typing=True) if self.typing else Keyed()
