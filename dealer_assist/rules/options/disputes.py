"""What a card room may choose about disputes.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class DisputeReading(StrEnum):
    """House option ``dispute_reading``.

    How long a misread hand may be disputed.
    """

    UNTIL_NEXT_HAND = "until_next_hand"
    """Until the next hand begins."""


class DisputeAccounting(StrEnum):
    """House option ``dispute_accounting``.

    How long a wrongly counted or pushed pot may be put right.
    """

    UNTIL_SA_NEXT_HAND = "until_sa_next_hand"
    """Until substantial action on the next hand."""
    UNTIL_NEXT_HAND = "until_next_hand"
    """Until the next hand begins."""
    HOUSE_ERROR_ANY_TIME = "house_error_any_time"
    """Until the next hand begins; a possible house error is looked into later as well."""
