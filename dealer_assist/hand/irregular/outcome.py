"""What becomes of an irregular deal: the outcome, what is fixed by it, and the dealer's steps in order.

The first steps are always the same: stop, freeze cards and chips where they are, say what is seen (TDA 2024 R2, WSOP
Live 2024 R49 and R141). Rule file 09.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec


class Outcome(StrEnum):
    """What becomes of the deal."""

    MISDEAL = "misdeal"
    """Dealt again."""
    PLAY_ON = "play_on"
    """Cards stand."""
    REPLACE_CARD = "replace_card"
    BURN_FIXED = "burn_fixed"
    """A card that lay wrong becomes the burn that was due."""
    SCRAMBLE_PICK = "scramble_pick"
    """Scrambled face down; the floor draws one of them as the burn."""
    RESHUFFLE_STREET = "reshuffle_street"
    SET_ASIDE = "set_aside"
    HAND_DEAD = "hand_dead"
    VOID_ALL = "void_all"
    """Every chip goes back."""
    SCRAP_OF_PAPER = "scrap_of_paper"
    """The card counts as none."""
    CHECK = "check"
    PENALTY = "penalty"
    THIRD_CARD_DOWN = "third_card_down"
    KEPT_WITH_CHOICE = "kept_with_choice"
    KEPT_NO_RAISE = "kept_no_raise"
    REMOVED = "removed"
    """Cards are taken out so that later ones come to those they were due to."""
    CLOCK_RUNNING = "clock_running"
    SA_REACHED = "sa_reached"
    SA_NOT_REACHED = "sa_not_reached"
    NORMAL = "normal"
    STUB_WITH_BURNS = "stub_with_burns"
    STUB_BURNS_AND_MUCK = "stub_burns_and_muck"
    COMMUNITY_CARD = "community_card"
    IN_TIME = "in_time"
    TOO_LATE = "too_late"
    FLOOR_DECIDES = "floor_decides"


class Step(StrEnum):
    """One thing the dealer does. The words are those of the dealer's language."""

    STOP = "stop"
    """Stop the action; cards and chips stay where they are."""
    CALL_FLOOR = "call_floor"
    COUNT_DECK = "count_deck"
    """Collect every card and count the deck."""
    RETURN_POSTS = "return_posts"
    """Blinds and antes go back to the same places."""
    RETURN_CHIPS = "return_chips"
    """Every chip of the hand goes back."""
    LEAVE_FORFEITED = "leave_forfeited"
    """Chips of those who knew stay in the middle."""
    SHUFFLE_AND_DEAL = "shuffle_and_deal"
    CHANGE_DECK = "change_deck"
    FINISH_DEAL = "finish_deal"
    """Everybody else first."""
    REPLACE = "replace"
    """Top card of the stub, face down."""
    EXPOSED_IS_BURN = "exposed_is_burn"
    """The exposed card lies by the stub as the next burn; no second burn."""
    EXTRA_IS_BURN = "extra_is_burn"
    EXTRA_IS_NO_BURN = "extra_is_no_burn"
    SHOW_AND_MUCK = "show_and_muck"
    """The card is shown to everybody and goes into the muck."""
    SHOW_ALL = "show_all"
    """What one player has seen is shown to everybody."""
    MUCK_HAND = "muck_hand"
    ANTE_BACK = "ante_back"
    SCRAMBLE = "scramble"
    """Face down."""
    FLOOR_PICKS_BURN = "floor_picks_burn"
    COMPLETE_FLOP = "complete_flop"
    """The top card of the stub completes it."""
    KEEP_BURN = "keep_burn"
    """The burn stays apart."""
    FINISH_ACTION = "finish_action"
    SET_ASIDE = "set_aside"
    """The premature card lies apart."""
    RIVER_SHUFFLE = "river_shuffle"
    """The card set aside goes into the stub before the river, which comes without a burn."""
    SHUFFLE_BACK = "shuffle_back"
    """Into the stub, face down."""
    DEAL_WITHOUT_BURN = "deal_without_burn"
    BURN_AND_DEAL = "burn_and_deal"
    CARD_IS_BURN = "card_is_burn"
    """The first card dealt becomes the burn, the next one of the stub comes in."""
    SECOND_IS_CARD = "second_is_card"
    """The second burn becomes the card of the street, the card dealt the next burn."""
    SECOND_IS_NEXT_BURN = "second_is_next_burn"
    ONE_BURN = "one_burn"
    """From here one burn for each street."""
    LEAVE_CARD = "leave_card"
    ASK_ALL_IN = "ask_all_in"
    """The player chooses: all-in for the pot as it stands, or all action."""
    REST_FACE_DOWN = "rest_face_down"
    REST_FACE_UP = "rest_face_up"
    TURN_DOWN = "turn_down"
    THIRD_DOWN = "third_down"
    ONLY_CALL = "only_call"
    """Check, call or fold, no bet and no raise."""
    TAKE_OUT = "take_out"
    ADD_BURNS = "add_burns"
    ADD_MUCK = "add_muck"
    OR_DEAL_WITHOUT_BURN = "or_deal_without_burn"
    """The house may do that instead, and nothing is shuffled."""
    COMMUNITY = "community"
    USE_LAST_CARD = "use_last_card"
    KEEP_DISCARDS_APART = "keep_discards_apart"
    SHUFFLE_DECK = "shuffle_deck"
    COMPLETE_CALL = "complete_call"
    BACK_TO_SEAT = "back_to_seat"
    COUNT_DOWN = "count_down"
    WAIT = "wait"
    CHECKS = "checks"
    WARN = "warn"
    PLAY_ON = "play_on"
    POT_STANDS = "pot_stands"
    PUT_POT_RIGHT = "put_pot_right"


class Do(msgspec.Struct, frozen=True):
    """A step with its values."""

    step: Step
    slots: dict[str, Any] = {}
    """By name: seats, cards, seconds, numbers of cards."""


class Fixed(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed by an outcome. A card nobody has seen yet is None."""


class Nothing(Fixed, frozen=True):
    """The outcome says it all."""


class Redeal(Fixed, frozen=True, kw_only=True):
    """How the cards are dealt again."""

    button_moves: bool
    exact_replay: bool
    """Same button, players and blinds."""


class Stays(Fixed, frozen=True, kw_only=True):
    """An exposed card stays with its holder."""

    card_stays: bool = True


class Replacement(Fixed, frozen=True, kw_only=True):
    """A card that takes the place of another."""

    replacement: str | None = None
    to_seat: int | None = None
    """None = nobody told whose card it was."""
    burn: str | None = None
    """Burn of the flop."""
    flop: tuple[str, ...] = ()
    """Empty = not seen yet."""
    next_burn: str | None = None
    """Burn of the draw."""


class Order(Fixed, frozen=True, kw_only=True):
    """Burns and street cards after the correction."""

    burn: str | None = None
    flop: tuple[str, ...] = ()
    """Empty = not seen yet, or of no matter."""
    turn_burn: str | None = None
    turn: str | None = None
    river_burn: str | None = None
    river: str | None = None
    shown_to_all: bool = False


class Reshuffle(Fixed, frozen=True, kw_only=True):
    """Cards that are shuffled face down."""

    reshuffle: tuple[str, ...]
    """A set; stub cards nobody has seen are not named."""
    burn_kept: str | None = None
    new_burn: bool = False
    """Whether the street is dealt with another burn."""


class Dead(Fixed, frozen=True, kw_only=True):
    """A hand is dead."""

    seat: int | None = None
    """None = of the seat to act."""
    ante_returned: bool = False
    burn: str | None = None
    """Burn of the flop, from the stub as it is."""
    flop: tuple[str, ...] = ()


class Choices(Fixed, frozen=True, kw_only=True):
    """What the floor or the player chooses between."""

    choices: tuple[str, ...] = ()
    card_stays: bool = False


NOTHING = Nothing()


class Ruled(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of an irregular deal, with its reason."""

    outcome: Outcome
    fixed: Fixed = NOTHING
    steps: tuple[Do, ...] = ()
    """In the order of work."""
    option: str | None = None
    """House option that decides it; None = every book has it so, or it is for the floor."""
    cite: tuple[str, ...] = ()
    """Where it is printed, with the edition."""


def first(cards: tuple[str, ...]) -> str | None:
    """The top card of a stub; None if nobody has seen it."""
    return cards[0] if cards else None
