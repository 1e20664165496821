"""Hands made up at random: whoever asks with the same chance gets the same table, cards and entries.

Every entry drawn is legal: sizes come from the limits, cards from one deck. Short stacks are common, because
short stacks are where rules differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from dealer_assist.cards.card import DECK
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.collection import collected, collection_due
from dealer_assist.hand.entries import (
    AllIn,
    Award,
    BetsPulled,
    Call,
    Check,
    CollectionTaken,
    Fold,
    StreetDealt,
    Tabled,
    UncalledReturned,
    Wager,
)
from dealer_assist.hand.limits import Limits, limits, playable
from dealer_assist.hand.middle import uncalled_now
from dealer_assist.hand.showdown import eligible, hands_up, winners
from dealer_assist.hand.state import HandState, Stage, in_front, in_hand
from dealer_assist.rules.options import HouseRules
from dealer_assist.table.ending import nothing_left
from dealer_assist.table.entries import EndHand, Entry, StartHand, TableOpened
from dealer_assist.table.state import TableState
from tests.tables import house_rules, opening, play, the_hand, won_by

BLINDS = ((1, 2), (1, 3), (2, 5), (5, 5), (5, 10), (50, 100))
PRESETS = ("tda_2024", "wsop_live_2024", "roberts_rules")


class Mood(NamedTuple):
    """How often players do what, in hundredths of their chances to do it."""

    folds: int = 20
    raises: int = 30
    shoves: int = 25
    """All-in among the raises."""
    smallest: int = 35
    """The smallest raise among the others."""


ANY = Mood()
TIGHT = Mood(folds=65, raises=35, shoves=5)
"""Many hands end before the showdown."""
LOOSE = Mood(folds=3, raises=12, shoves=10)
"""Most hands reach the showdown."""


def some_rules(chance: Random, **given: object) -> HouseRules:
    """One of the rulebooks with what is given, and now and then another option of it changed."""
    changes = given
    if chance.random() < 0.5:
        changes["ante_type"] = chance.choice(("per_player", "big_blind", "button"))
        changes["ante_amount"] = chance.choice((1, 2, 5))
        changes["bba_post_order"] = chance.choice(("big_blind_first", "ante_first"))
    if chance.random() < 0.4:
        changes["short_all_in_reopens"] = chance.choice(("single_only", "always"))
    if chance.random() < 0.2:
        changes["min_raise_rule"] = "double_total"
    if chance.random() < 0.2:
        changes["short_blind_call_amount"] = "all_in_amount"
    if chance.random() < 0.2:
        changes["multiple_odd_chips"] = "all_to_first"
    if chance.random() < 0.2:
        changes["button_rule"] = chance.choice(("forward_moving", "moving_button"))
    if chance.random() < 0.1:
        changes["small_blind_position"] = "on_button"
    if chance.random() < 0.2:
        changes["entry_between_button_and_big_blind"] = "post_or_buy_button"
    if chance.random() < 0.1:
        changes["hand_cap"] = chance.choice((20, 300))
    return house_rules(chance.choice(PRESETS), **changes)


def some_blind_raises(chance: Random) -> dict[str, object]:
    """Options of straddles, kills and bomb pots; half of the tables have none of them."""
    if chance.random() < 0.5:
        return {}
    return {
        "straddle_positions": chance.choice((("any", "sleeper"), ("utg", "button"), ("sleeper",))),
        "straddle_size": chance.choice(("exact_double", "free_to_cap")),
        "straddle_max": chance.choice((1, 2, 3)),
        "restraddle_positions": chance.choice(("any", "left_only", "none")),
        "restraddle_live": chance.random() < 0.5,
        "straddle_first_action": chance.choice(("left_of_straddle", "utg_skip_straddler")),
        "straddle_precedence": chance.choice(("button_first", "utg_first", "first_to_post")),
        "straddle_short_stack": chance.choice(("not_allowed", "all_in_allowed")),
        "straddle_in_kill_pot": chance.random() < 0.5,
        "mandatory_straddle": chance.random() < 0.2,
        "rock_straddle": chance.choice(("off", "winner_straddles")),
        "kill_type": chance.choice(("none", "half", "full")),
        "kill_trigger": chance.choice(("voluntary", "two_in_a_row")),
        "kill_second_leg_minimum": "none",
        "kill_action": chance.choice(("in_turn", "last")),
        "kill_in_blind_posts": chance.choice(("kill_only", "kill_plus_blind")),
        "kill_newcomer": chance.choice(("may_play", "must_kill_next")),
        "bomb_pot_advances_button": chance.random() < 0.5,
        "bomb_pot_opt_out": chance.random() < 0.5,
        "chop_with_kill_in_blind": chance.random() < 0.5,
    }


def some_stack(chance: Random, big_blind: int) -> int:
    """From one chip to two hundred big blinds."""
    most = chance.choice((2, 2 * big_blind, 12 * big_blind, 40 * big_blind, 200 * big_blind))
    return chance.randint(1, most)


def some_opening(
    chance: Random,
    players: tuple[int, int] = (2, 10),
    rules: HouseRules | None = None,
    blinds: Sequence[tuple[int, int]] = BLINDS,
) -> TableOpened:
    """A table of ten places with between so many and so many players."""
    seats = sorted(chance.sample(range(1, 11), chance.randint(*players)))
    stakes = chance.choice(blinds)
    return opening(
        {seat: some_stack(chance, stakes[1]) for seat in seats},
        blinds=stakes,
        button=chance.choice(seats),
        rules=rules or some_rules(chance),
    )


class Deck:
    """One shuffled deck: two cards for each seat, the rest for the board."""

    def __init__(self, chance: Random, seats: Sequence[int]) -> None:
        # one draw for the whole deck: a chance that is itself searched (hypothesis) stays small
        cards = Random(chance.getrandbits(32)).sample(DECK, len(DECK))
        self.hole = {seat: (cards.pop(), cards.pop()) for seat in seats}
        self.board = tuple(cards[:5])


def played(table: TableState, chance: Random, mood: Mood | None = None) -> Iterator[tuple[Entry, TableState]]:
    """One hand from NEXT HAND to its end: each entry, and the table after it.

    The table must have two seats with chips. None = any mood.
    """
    mood = mood or chance.choice((ANY, ANY, TIGHT))
    table = play(table, StartHand())
    yield StartHand(), table
    deck = Deck(chance, [each.seat for each in the_hand(table).seats])
    while table.hand is not None:
        entry = next_entry(table.hand, chance, deck, mood)
        table = play(table, entry)
        yield entry, table


def next_entry(hand: HandState, chance: Random, deck: Deck, mood: Mood = ANY) -> Entry:
    """A legal entry, whatever is due."""
    if hand.to_act is not None:
        return some_action(hand, limits(hand, hand.to_act), chance, mood)
    if nothing_left(hand):
        return EndHand()
    if uncalled_now(hand) and not hand.awards and chance.random() < 0.3:
        return UncalledReturned()
    if in_front(hand) and not hand.awards and chance.random() < 0.3:
        return BetsPulled()
    if hand.stage is not Stage.WON and hand.street < len(hand.game.streets) - 1:
        dealt = len(hand.board)
        return StreetDealt(deck.board[dealt : dealt + hand.game.streets[hand.street + 1].board])
    return _ending(hand, chance, deck)


def _ending(hand: HandState, chance: Random, deck: Deck) -> Entry:
    """Hands are tabled, then pots pushed, the last side pot first; a house that rakes may be told so or not."""
    due = collection_due(hand)
    if due is not None and due.taken and chance.random() < 0.5:
        return CollectionTaken()
    pot = pots_left(collected(hand))[0]
    shown = hands_up(hand)
    for seat in eligible(hand, pot):
        if len(eligible(hand, pot)) > 1 and seat not in shown:
            return Tabled(seat, deck.hole[seat])
    best = winners(hand, pot)
    assert best is not None, "everybody in the pot has tabled"
    return Award(pot, won_by(*best))


def some_action(hand: HandState, legal: Limits, chance: Random, mood: Mood) -> Entry:
    """Fold, check, call, bet, raise or all-in."""
    more = "raise" in legal.can or "bet" in legal.can
    draw = chance.randrange(100)
    if more and draw < mood.raises:
        return _some_raise(hand, legal, chance, mood)
    if "check" in legal.can:
        return Check(legal.seat)
    if draw >= 100 - mood.folds:
        return Fold(legal.seat)
    behind = in_hand(hand, legal.seat).behind
    if behind == legal.call_add and hand.rules.hand_cap is None and chance.random() < 0.5:
        return AllIn(legal.seat)
    return Call(legal.seat)


def _some_raise(hand: HandState, legal: Limits, chance: Random, mood: Mood) -> Entry:
    least, most = legal.min_to, legal.max_to
    if least is None:
        # counted in the middle, and the last raise was not told: any total above the call will do
        least = playable(legal.level + 1, hand.rules.wager_increment)
    if most is None:
        # nobody has counted the stack: any full raise will do
        return Wager(legal.seat, least)
    if least >= most:
        return Wager(legal.seat, most)
    draw = chance.randrange(100)
    if draw < mood.shoves:
        each = in_hand(hand, legal.seat)
        # a cap, a pot or a fixed size may leave chips behind
        whole = hand.rules.hand_cap is None and most == each.front + (each.behind or 0)
        return AllIn(legal.seat) if whole else Wager(legal.seat, most)
    if draw < mood.shoves + mood.smallest:
        return Wager(legal.seat, least)
    # small raises leave chips for later streets
    return Wager(legal.seat, min(most, least + chance.randint(0, 4 * hand.big_blind)))
