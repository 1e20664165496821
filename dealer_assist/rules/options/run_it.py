"""What a card room may choose about run it.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class RunItAgreement(StrEnum):
    """House option ``run_it_agreement``.

    Who must agree to more than one board.
    """

    EVERYONE_IN_POT = "everyone_in_pot"
    """Everybody left in the pot."""
    HEADS_UP_ONLY = "heads_up_only"
    """Only with two players left, both agreeing."""


class RunItOddChip(StrEnum):
    """House option ``run_it_odd_chip``.

    Which board gets the odd chip when the pot is run more than once.
    """

    FIRST_BOARD = "first_board"
    """The first (main) board."""


class RunItRemainder(StrEnum):
    """House option ``run_it_remainder``.

    How two odd chips left by three boards are shared out.
    """

    ONE_EACH_FROM_FIRST = "one_each_from_first"
    """One each, the first board first."""
    ALL_TO_FIRST = "all_to_first"
    """Both to the first board."""


class RunItExtraRake(StrEnum):
    """House option ``run_it_extra_rake``.

    Rake when a pot is run more than once.
    """

    NONE = "none"
    """No more than for one board."""
    DOUBLE = "double"
    """Twice the rake."""
