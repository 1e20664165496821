"""The questions: each asks for the one fact without which there is more than one right answer."""

from __future__ import annotations

from dealer_assist.guide.prompt import Ask, Why
from dealer_assist.hand.structures import STRUCTURES
from dealer_assist.rules.options import HouseRules


def ask_bets(seat: int) -> Ask:
    """The chips in front of a seat have not been counted."""
    return Ask("ask_bets", {"seat": seat}, "bets", Why(asks="bets"))


def ask_status(seat: int, amount: int) -> Ask:
    """Whether a seat is all-in, has folded, or has chips behind."""
    return Ask("ask_status", {"seat": seat, "amount": amount}, "status", Why(asks="status"))


def ask_pot() -> Ask:
    """The middle has not been counted."""
    return Ask("ask_pot", {}, "pot", Why(asks="pot"))


def ask_posted() -> Ask:
    """Whether a blind lies dead among the chips of the middle, where it counts for more than it is."""
    return Ask("ask_posted", {}, "posted", Why(options=("pl_dead_posts",), asks="posted"))


def ask_antes() -> Ask:
    """How much of the middle is antes, where they do not count as the pot before the flop."""
    return Ask("ask_antes", {}, "antes", Why(options=("pl_antes_preflop",), asks="antes"))


def ask_acted_behind(seat: int, most: int, announced: int, option: str) -> Ask:
    """Who has acted behind a pot bet of the wrong size; `option` says until when it is put right."""
    slots = {"seat": seat, "max": most, "announced": announced}
    return Ask("ask_acted_behind", slots, "acted_behind", Why(options=(option,), asks="acted_behind"))


def ask_actions() -> Ask:
    """Whether a fault of the deal can still be put right hangs on what has been done since."""
    return Ask("ask_actions", {}, "actions", Why(options=("substantial_action",), asks="actions"))


def ask_last_full_raise(seat: int, rules: HouseRules) -> Ask:
    """The one question about the past of a street."""
    option, _cite = STRUCTURES[rules.betting_structure].reopened_by_rule
    why = Why(options=(option,), asks="last_full_raise_to")
    return Ask("ask_last_full_raise_to", {"seat": seat}, "last_full_raise_to", why)


def ask_button_for_the_order() -> Ask:
    """Whether a seat has acted follows from where the button is."""
    return Ask("ask_button", {"reason": "order"}, "button", Why(options=("short_all_in_reopens",), asks="button"))


def ask_button_for_the_turn() -> Ask:
    """Seats owe action and nobody told where the button is: it decides who has acted and who is next."""
    return Ask("ask_button", {"reason": "order"}, "button", Why(asks="button"))


def ask_button_for_the_odd_chip() -> Ask:
    """The odd chip goes by position."""
    why = Why(options=("odd_chip_button_games",), asks="button")
    return Ask("ask_button", {"reason": "odd_chip"}, "button", why)


def ask_flop() -> Ask:
    """One seat is left and nobody told on which street: without a flop the house takes nothing."""
    return Ask("ask_street", {}, "street", Why(options=("no_flop_no_drop",), asks="street"))


def ask_players() -> Ask:
    """The most that is raked hangs on how many were dealt in."""
    return Ask("ask_players", {}, "players", Why(options=("rake_cap_by_players",), asks="players"))


def ask_returned() -> Ask:
    """Chips that went back uncalled are raked here, and nobody told how many did."""
    return Ask("ask_returned", {}, "returned", Why(options=("rake_base",), asks="returned"))


def ask_prev() -> Ask:
    """Nobody told where button and blinds were."""
    return Ask("ask_prev", {}, "prev", Why(options=("button_rule",), asks="prev"))


def ask_missed(seat: int) -> Ask:
    """A player is back, and nobody knows which blinds went past."""
    return Ask("ask_missed", {"seat": seat}, "missed", Why(options=("missed_blinds_live_part",), asks="missed"))


def ask_street() -> Ask:
    """Before the flop the big blind is the first bet; later there is none."""
    return Ask("ask_which_street", {}, "street", Why(asks="street"))
