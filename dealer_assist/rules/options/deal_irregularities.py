"""What a card room may choose about deal irregularities.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class MisdealButton(StrEnum):
    """House option ``misdeal_button``.

    Where the button is for the deal after a misdeal.
    """

    STAYS = "stays"
    """Where it was; the deal is repeated exactly."""
    ADVANCES = "advances"
    """One place on, as if the hand had been played."""


class MisdealAbsentPlayer(StrEnum):
    """House option ``misdeal_absent_player``.

    Whether a player absent for the first deal may play the re-deal.
    """

    MAY_PLAY_REDEAL = "may_play_redeal"
    """Yes, if back in time."""
    KILLED_AFTER_REDEAL = "killed_after_redeal"
    """No; the hand is killed after the re-deal."""


class SubstantialAction(StrEnum):
    """House option ``substantial_action``.

    How much action makes it too late for a misdeal.
    """

    TDA_36 = "tda_36"
    """Two actions with chips in at least one of them, or any three."""
    WSOP_LIVE_105 = "wsop_live_105"
    """Any two actions except two folds or two checks, or three folds or three checks."""
    ROBERTS_TWO_PLAYERS = "roberts_two_players"
    """Two players after the blinds, or after the forced bet in stud, whatever they did."""


class OneExtraCard(StrEnum):
    """House option ``one_extra_card``.

    What happens when one card too many was dealt, noticed before substantial action.
    """

    USE_AS_BURN = "use_as_burn"
    """It goes back and becomes the burn."""
    MISDEAL = "misdeal"
    """Misdeal."""


class ShortCardFix(StrEnum):
    """House option ``short_card_fix``.

    Which seat may be given a missing starting card before substantial action.
    """

    BUTTON_ONLY = "button_only"
    """Only the button."""
    ANY_SEAT_IN_SEQUENCE = "any_seat_in_sequence"
    """Any seat for which the top card is the next one due."""


class JokerFound(StrEnum):
    """House option ``joker_found``.

    What happens when a joker or another card foreign to the game turns up.
    """

    MISDEAL_BEFORE_SA_SCRAP_AFTER = "misdeal_before_sa_scrap_after"
    """Misdeal before substantial action; afterwards a scrap of paper."""
    REPLACE_OR_DEAD = "replace_or_dead"
    """Replaced if its holder has not acted; otherwise that hand is dead."""


class FourCardFlop(StrEnum):
    """House option ``four_card_flop``.

    How a flop of four cards is put right.
    """

    SCRAMBLE_PICK_BURN = "scramble_pick_burn"
    """The four are scrambled face down, the floor draws one as the next burn, the rest are the flop."""
    RESHUFFLE_REDEAL = "reshuffle_redeal"
    """They go back into the deck, which is reshuffled; new flop without a burn."""


class NoBurnFlop(StrEnum):
    """House option ``no_burn_flop``.

    How a flop dealt without a burn is put right.
    """

    SCRAMBLE_THREE_IF_NO_ACTION = "scramble_three_if_no_action"
    """Before any action: the three are scrambled, one is the burn, the next card completes the flop."""
    SCRAMBLE_THREE_BEFORE_SA = "scramble_three_before_sa"
    """The same until substantial action (WSOP Tournament 2024 Rule 88-c-3-i)."""
    RESHUFFLE_IF_EXPOSED = "reshuffle_if_exposed"
    """Cards seen: reshuffle and deal again; not seen: the first becomes the burn."""


class PrematureTurn(StrEnum):
    """House option ``premature_turn``.

    What happens to a turn card dealt before the flop betting was complete.
    """

    RESHUFFLE_STUB_KEEP_BURN = "reshuffle_stub_keep_burn"
    """It goes back into the stub, which is reshuffled; new turn without a burn."""
    SET_ASIDE_USE_RIVER_CARD = "set_aside_use_river_card"
    """It is set aside, the river card becomes the turn, and the river is dealt after a reshuffle without a burn."""


class TwoBurns(StrEnum):
    """House option ``two_burns``.

    What happens when two cards were burned for one street.
    """

    RETURN_SECOND_CARD = "return_second_card"
    """The second goes back and serves as the next burn, so later cards are those that were due."""
    ONE_BURN_PER_STREET = "one_burn_per_street"
    """After action on the street the card order is not restored: one burn for each street from here."""


class ExposedBurnCard(StrEnum):
    """House option ``exposed_burn_card``.

    What happens when a burn card was exposed.
    """

    BURN_STANDS = "burn_stands"
    """It stays the burn."""
    FLOOR_DECIDES = "floor_decides"
    """The floor decides."""


class SkippedAfterNextCard(StrEnum):
    """House option ``skipped_after_next_card``.

    What happens to a player who was skipped and kept silent until there was substantial action on the next street.
    """

    FLOOR_DECIDES = "floor_decides"
    """The floor decides: dead, or check, call and fold only."""
    HAND_DEAD = "hand_dead"
    """The hand is dead."""
