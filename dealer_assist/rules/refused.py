"""Why the tool does not take an entry, and what can be tapped instead.

A refusal is never just "illegal": it names what stands in the way (a code and its facts), the entries
that would be right, the house option that decides it and where the rule is printed. Words come later,
in the dealer's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

Fact = int | str | None | tuple[int, ...] | tuple[str, ...]


class RefusalCode(StrEnum):
    """Everything that can stand in the way of an entry."""

    # the table
    TABLE_CLOSED = "table_closed"
    TABLE_IS_OPEN = "table_is_open"
    CHIPS_NOT_ASCENDING = "chips_not_ascending"
    HOUSE_RULE_NOT_PLAYED = "house_rule_not_played"
    SEAT_UNKNOWN = "seat_unknown"
    SEAT_EMPTY = "seat_empty"
    SEAT_TAKEN = "seat_taken"
    TOO_FEW_PLAYERS = "too_few_players"
    BUTTON_NOT_PLACED = "button_not_placed"
    HAND_IS_OPEN = "hand_is_open"
    NO_HAND_OPEN = "no_hand_open"
    HAND_NOT_SETTLED = "hand_not_settled"
    AMOUNT_NEGATIVE = "amount_negative"
    AMOUNT_ZERO = "amount_zero"
    NO_TIME_CHARGE = "no_time_charge"
    NO_TIME_OWED = "no_time_owed"
    TIME_POT_NOT_PAID = "time_pot_not_paid"
    BLINDS_OUT_OF_ORDER = "blinds_out_of_order"
    BRING_IN_WRONG = "bring_in_wrong"
    BUTTON_ANTE_WRONG = "button_ante_wrong"
    THIRD_BLIND_WRONG = "third_blind_wrong"
    LIMITS_OUT_OF_ORDER = "limits_out_of_order"
    STRADDLE_CAP_WRONG = "straddle_cap_wrong"
    NOT_IN_CHIPS = "not_in_chips"
    # players, seats and buttons between hands
    BUY_IN_TOO_SMALL = "buy_in_too_small"
    BUY_IN_TOO_LARGE = "buy_in_too_large"
    PLAYS_ALREADY = "plays_already"
    IS_AWAY = "is_away"
    IS_NOT_AWAY = "is_not_away"
    BLINDS_FIRST = "blinds_first"
    BUTTON_NOT_PLAYED = "button_not_played"
    NO_SEAT_TO_BALANCE = "no_seat_to_balance"
    NOT_AWAY_LONG_ENOUGH = "not_away_long_enough"
    NOT_HELD_BACK = "not_held_back"
    NOTHING_DEALT_HERE = "nothing_dealt_here"
    BUTTON_NOT_MISPLACED = "button_not_misplaced"
    CARDS_NOT_ENOUGH = "cards_not_enough"
    MAY_STILL_POST = "may_still_post"
    # deal irregularities
    SEAT_NOT_TOLD = "seat_not_told"
    NO_SUCH_GAME = "no_such_game"
    HELD_TO_CALL = "held_to_call"
    # a seat's action
    NOT_IN_HAND = "not_in_hand"
    HAS_FOLDED = "has_folded"
    IS_ALL_IN = "is_all_in"
    NOT_ITS_TURN = "not_its_turn"
    NOTHING_OUT_OF_TURN = "nothing_out_of_turn"
    BETTING_CLOSED = "betting_closed"
    CANNOT_CHECK = "cannot_check"
    NOTHING_TO_CALL = "nothing_to_call"
    NOT_MORE_THAN_CALL = "not_more_than_call"
    BET_TOO_SMALL = "bet_too_small"
    RAISE_TOO_SMALL = "raise_too_small"
    RAISE_LOCKED = "raise_locked"
    RAISE_UNANSWERABLE = "raise_unanswerable"
    RAISES_RAN_OUT = "raises_ran_out"
    ABOVE_HAND_CAP = "above_hand_cap"
    ABOVE_POT = "above_pot"
    ABOVE_FIXED_BET = "above_fixed_bet"
    ABOVE_SPREAD = "above_spread"
    MORE_THAN_STACK = "more_than_stack"
    NEITHER_BET = "neither_bet"
    BRING_IN_DUE = "bring_in_due"
    NO_BRING_IN_DUE = "no_bring_in_due"
    MUST_OPEN = "must_open"
    LESS_THAN_IN_FRONT = "less_than_in_front"
    STACK_NOT_COUNTED = "stack_not_counted"
    NOT_A_CHIP_AMOUNT = "not_a_chip_amount"
    NOBODY_ALL_IN = "nobody_all_in"
    NOTHING_PUT = "nothing_put"
    CHIPS_TOLD_TWICE = "chips_told_twice"
    FORFEIT_NEEDS_FLOOR = "forfeit_needs_floor"
    FORFEIT_ABOVE_CALL = "forfeit_above_call"
    # straddles, kills, bomb pots, chops
    POSTED_TOO_LATE = "posted_too_late"
    STRADDLE_NOT_PLAYED = "straddle_not_played"
    STRADDLE_NOT_FROM_SEAT = "straddle_not_from_seat"
    STRADDLES_ARE_OUT = "straddles_are_out"
    STRADDLE_GOES_FIRST = "straddle_goes_first"
    STRADDLE_SIZE = "straddle_size"
    STRADDLE_SHORT = "straddle_short"
    NO_SLEEPER = "no_sleeper"
    SLEEPER_STANDS = "sleeper_stands"
    KILL_NOT_PLAYED = "kill_not_played"
    SIDE_GAME_NOT_PLAYED = "side_game_not_played"
    NOT_SEVEN_DEUCE = "not_seven_deuce"
    NOT_WON_AT_SHOWDOWN = "not_won_at_showdown"
    KILL_NOT_DUE = "kill_not_due"
    KILL_IS_OUT = "kill_is_out"
    KILL_OWED = "kill_owed"
    ROCK_NOT_PLAYED = "rock_not_played"
    BOMB_POT_NEEDS_ANTE = "bomb_pot_needs_ante"
    BOMB_POT_NEEDS_BOARD = "bomb_pot_needs_board"
    NO_BOMB_POT = "no_bomb_pot"
    EVERYBODY_PAYS = "everybody_pays"
    NOT_ONLY_BLINDS = "not_only_blinds"
    NO_CHOP = "no_chop"
    # streets and cards
    BETTING_STILL_OPEN = "betting_still_open"
    NO_STREET_LEFT = "no_street_left"
    WRONG_CARD_COUNT = "wrong_card_count"
    CARD_UNKNOWN = "card_unknown"
    CARD_TWICE = "card_twice"
    NO_SUCH_BOARD = "no_such_board"
    BOARDS_DIFFER = "boards_differ"
    NO_CARDS_SHOW = "no_cards_show"
    UP_CARDS_DIFFER = "up_cards_differ"
    NOTHING_DRAWN = "nothing_drawn"
    RUN_IT_TOO_OFTEN = "run_it_too_often"
    RUN_IT_NOT_AGREED = "run_it_not_agreed"
    RUN_IT_NOT_NOW = "run_it_not_now"
    # the end of the hand
    NOTHING_TO_RETURN = "nothing_to_return"
    NOTHING_TO_PULL = "nothing_to_pull"
    COLLECTION_TAKEN = "collection_taken"
    COLLECTION_DIFFERS = "collection_differs"
    MORE_THAN_POT = "more_than_pot"
    POT_UNKNOWN = "pot_unknown"
    POT_ALREADY_AWARDED = "pot_already_awarded"
    SIDE_POT_FIRST = "side_pot_first"
    NO_WINNER = "no_winner"
    NOT_IN_THIS_POT = "not_in_this_pot"
    WINNER_TWICE = "winner_twice"
    WRONG_PARTS = "wrong_parts"
    CARDS_SPEAK = "cards_speak"
    MUST_TABLE = "must_table"
    TABLED_WINNER = "tabled_winner"
    STILL_HAS_CARDS = "still_has_cards"
    BUTTON_NOT_KNOWN = "button_not_known"
    # the log
    NOTHING_TO_UNDO = "nothing_to_undo"
    UNDO_TOO_LATE = "undo_too_late"
    NO_SUCH_ENTRY = "no_such_entry"
    LATER_ENTRIES_DO_NOT_FIT = "later_entries_do_not_fit"
    REASON_MISSING = "reason_missing"


class Refused(msgspec.Struct, frozen=True):
    """An entry that was not taken. State is unchanged."""

    code: RefusalCode
    """What stands in the way."""
    facts: Mapping[str, Fact] = {}
    """The numbers of the case by name: seats, chips of the room's smallest unit, cards."""
    remedies: tuple[object, ...] = ()
    """Entries that would be taken instead, the likeliest first; each is one tap."""
    option: str | None = None
    """House option that decides it, if one does."""
    cite: tuple[str, ...] = ()
    """Where the rule is printed, with the edition."""


class BrokenInvariant(Exception):
    """Chips do not add up: our mistake, never the dealer's. Carries the sum that fails.

    The calculation stops; the entry is not taken and the state before it stays.
    """

    def __init__(self, what: str, expected: int, found: int) -> None:
        super().__init__(f"{what}: {found} where {expected} was expected")
        self.what = what
        self.expected = expected
        self.found = found
