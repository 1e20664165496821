"""What a card room may choose about betting.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class MinRaiseRule(StrEnum):
    """House option ``min_raise_rule``.

    How the smallest raise is measured.
    """

    LAST_INCREMENT = "last_increment"
    """At least the last full bet or raise on top."""
    DOUBLE_TOTAL = "double_total"
    """At least twice the total that was bet."""


class ShortAllInReopens(StrEnum):
    """House option ``short_all_in_reopens``.

    When all-ins below a full raise let a player raise again who has already acted.
    """

    PER_PLAYER_CUMULATIVE = "per_player_cumulative"
    """When the player, on the next turn, faces at least a full raise more than at the last one; short all-ins add
    up."""
    SINGLE_ONLY = "single_only"
    """Only when one all-in is a full raise by itself."""
    ALWAYS = "always"
    """Every all-in increase lets everybody raise again."""


class VerbalChipConflict(StrEnum):
    """House option ``verbal_chip_conflict``.

    What counts when the words and the chips of a wager differ.
    """

    FIRST_WINS = "first_wins"
    """Whichever came first; if together, a clear and reasonable statement, otherwise the chips."""
    VERBAL_WINS = "verbal_wins"
    """The words; the chips are corrected to them."""


class DeclaredRaiseAmountMeans(StrEnum):
    """House option ``declared_raise_amount_means``.

    What an amount spoken with the word raise means.
    """

    TOTAL = "total"
    """The total in front of the player."""
    ON_TOP = "on_top"
    """The amount added to the bet being faced."""


class RaiseMotions(StrEnum):
    """House option ``raise_motions``.

    How many motions a player may use who said raise without an amount.
    """

    ONE = "one"
    """One motion; chips of a second trip come back."""
    CALL_THEN_ONE = "call_then_one"
    """The call, then the raise in one more motion."""
    MANY = "many"
    """Any number until the hands rest outside the pot area."""


class PriorChipsRule(StrEnum):
    """House option ``prior_chips_rule``.

    How new chips are read when the player still has chips of an earlier bet in front.
    """

    TDA_2024_46 = "tda_2024_46"
    """TDA 2024: earlier chips moved or covering the call are added to the new ones and the half test applies."""
    WSOP_98 = "wsop_98"
    """WSOP: as TDA, except that one oversized chip after all earlier chips covering the call were pulled back is a bet
    of its full value, made a full minimum raise if it is less."""


class UnderbetRaiseThreshold(StrEnum):
    """House option ``underbet_raise_threshold``.

    When chips above a call, put in without a word, are a raise.
    """

    HALF = "half"
    """From half of the smallest raise on; it is then made a full minimum raise. Less is a call."""
    INTENT_FLOOR = "intent_floor"
    """No half test: an intended raise is made full, chips put in by mistake come back; the floor decides which it
    was."""


class IncorrectBetCorrection(StrEnum):
    """House option ``incorrect_bet_correction``.

    How long a bet or raise below the minimum is brought up to it.
    """

    UNTIL_NEXT_CARD = "until_next_card"
    """Until the next card is dealt; on the last street until the showdown starts."""
    UNTIL_ROUND_ENDS = "until_round_ends"
    """Until the betting round is complete."""


class UndercallRule(StrEnum):
    """House option ``undercall_rule``.

    What happens when a player puts in less than the call.
    """

    TDA_51 = "tda_51"
    """A full call heads-up or facing the opening bet; otherwise the floor: full call, or leave the chips and fold."""
    WSOP_135 = "wsop_135"
    """Bound to the full call; after bad information the floor may let the chips back if nobody has acted behind."""
    ROBERTS_UNAWARE = "roberts_unaware"
    """Bound to the full call; a player who did not know of the raise may take the chips back if nobody has acted
    behind."""


class OotChangingActions(StrEnum):
    """House option ``oot_changing_actions``.

    Actions in between that release a player who acted out of turn.
    """

    BET = "bet"
    """A bet."""
    CALL = "call"
    """A call."""
    RAISE = "raise"
    """A raise."""


class SkippedPlayerActions(StrEnum):
    """House option ``skipped_player_actions``.

    How much action behind a skipped player who kept silent may cost the right to act.
    """

    TDA_36 = "tda_36"
    """Substantial action as TDA Rule 36 defines it."""
    TWO = "2"
    """Two players."""
    THREE = "3"
    """Three players."""


class LeavingSeatActionPending(StrEnum):
    """House option ``leaving_seat_action_pending``.

    What happens to a player who leaves the seat before acting on a live hand.
    """

    PENALTY = "penalty"
    """A penalty; the hand may be treated as abandoned if the player is not there to act."""
    HAND_DEAD = "hand_dead"
    """The hand is dead, even if the player is back in time to act."""


class HiddenChipsAllIn(StrEnum):
    """House option ``hidden_chips_all_in``.

    What happens to chips found behind after an all-in was called.
    """

    FLOOR_DECIDES = "floor_decides"
    """The floor decides whether they were part of the action; if not, the owner is neither paid for them nor saved by
    them."""
