"""What a card room may choose about pots.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class DeadMoneyPot(StrEnum):
    """House option ``dead_money_pot``.

    Where dead blinds, a big-blind ante and forfeits go.
    """

    MAIN_POT_FULL = "main_pot_full"
    """The whole amount goes to the main pot."""


class UncontestedSidePot(StrEnum):
    """House option ``uncontested_side_pot``.

    When a side pot is paid that only one player can still win.
    """

    AWARD_AT_ONCE = "award_at_once"
    """At once, without a showdown for it."""
    HOLD_TO_SHOWDOWN = "hold_to_showdown"
    """At the showdown."""


class SidePotAwardOrder(StrEnum):
    """House option ``side_pot_award_order``.

    In which order several pots are awarded.
    """

    LAST_FORMED_FIRST = "last_formed_first"
    """The side pot formed last comes first, the main pot last."""


class ForfeitedPotNextHand(StrEnum):
    """House option ``forfeited_pot_next_hand``.

    What happens to the chips of a player who bet knowing the deck was fouled.
    """

    CARRY_TO_NEXT_DEAL = "carry_to_next_deal"
    """They may stay in the pot for the next deal, open only to players dealt in now."""
    REFUND_ALL = "refund_all"
    """Every bet goes back."""
