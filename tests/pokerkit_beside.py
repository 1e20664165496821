"""PokerKit plays the same hand beside the table, and every answer of both is compared.

Hold'em and Omaha, no-limit, pot-limit and fixed limit, with antes of every kind.

Where PokerKit is known to answer otherwise, the difference is foretold: from the printed rule and from how
PokerKit counts. A difference that was not foretold, and a foretold one that does not come, are both failures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any

from msgspec.structs import replace
from pokerkit import Automation, FixedLimitTexasHoldem, NoLimitTexasHoldem, PotLimitOmahaHoldem, State
from pokerkit.games import (
    FixedLimitPokerMixin,
    Holdem,
    NoLimitPokerMixin,
    OmahaHoldemMixin,
    PotLimitPokerMixin,
    TexasHoldemMixin,
    UnfixedLimitHoldem,
)

from dealer_assist.cards.card import DECK
from dealer_assist.exchange.phh_games import game_of
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import Limits, limits
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.state import HandState, InHand, Stage, in_front, in_hand, live
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import AnteType, BbaPostOrder, BettingStructure, ShortBlindCallAmount
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry, StartHand, TableOpened
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from tests.hands import ANY, Deck, next_entry, some_action, some_opening
from tests.tables import house_rules, play, the_hand

AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class Known(StrEnum):
    """Why PokerKit may answer otherwise."""

    REOPENS_WRONGLY = "lets a seat raise again though it faces less than a full raise (TDA 2024 R47-A)"
    NOBODY_COVERS = "refuses a raise when nobody left could call any of it (no book forbids it)"
    LAST_ONE_ASKED = "asks the last seat with chips though it has matched (rule file 03, section 12)"
    SHORT_BIG_BLIND = "asks only what a short big blind posted (WSOP Live 2024 R150)"
    EQUAL_BLINDS = "heads-up with equal blinds lets the big blind begin (TDA 2024 R34-B)"
    HALF_A_BET = "locks a seat that faces half a bet of limit or more (TDA 2024 R47-B, WSOP Live 2024 R129)"
    NOT_COMPLETED = "adds a whole bet to a limit all-in for less than half of one (WSOP Live 2024 R129)"
    SHORT_IS_A_RAISE = "counts a limit all-in for less than half a bet among the raises (TDA 2024 R47-B)"
    BLIND_IS_NO_BET = "does not count the blind as the bet of the first round (WSOP Live 2024 R126)"
    POTS_MERGED = "divides pots with the same winners as one, its odd chips to one player (TDA 2024 R20, R21)"


class Differs(AssertionError):
    """PokerKit and the table answer differently, and no rule foretold it."""


def same(what: str, ours: object, theirs: object) -> None:
    """Raises Differs unless both answer the same."""
    if ours != theirs:
        raise Differs(f"{what}: {ours} at the table, {theirs} in PokerKit")


# -- the right to raise, counted twice


class PrintedRule:
    """TDA 2024 R47-A from the course of one street: seat by seat, what it faces since it last acted."""

    def __init__(self, level: int, smallest: int) -> None:
        self.current = level
        self.increment = smallest
        self.acted_at: dict[int, int] = {}
        self.short_since: set[int] = set()
        """Seats that have acted and faced a short all-in since."""

    def open_for(self, seat: int) -> bool:
        """Whether the seat may raise as far as its own actions go."""
        return seat not in self.acted_at or self.current - self.acted_at[seat] >= self.increment

    def acts(self, seat: int, to: int) -> None:
        """The seat has `to` in front after acting."""
        more = to - self.current
        if 0 < more < self.increment:
            self.short_since |= set(self.acted_at)
        self.increment = max(self.increment, more)
        self.current = max(self.current, to)
        self.acted_at[seat] = to
        self.short_since.discard(seat)


class TheirCount:
    """The same question as PokerKit counts it: from nothing on each street, and for all seats together."""

    def __init__(self, level: int) -> None:
        self.current = level
        self.largest = 0
        self.short_in_a_row: list[int] = []
        self.acted: set[int] = set()

    def open_for(self, seat: int, to_call: int) -> bool:
        """Whether it lets the seat raise as far as earlier actions go."""
        too_little = sum(self.short_in_a_row) < self.largest
        return to_call >= self.largest and not (self.short_in_a_row and too_little and seat in self.acted)

    def acts(self, seat: int, to: int, chips_left: bool) -> None:
        """The seat has `to` in front after acting."""
        if to > self.current:
            self._raised(to - self.current, chips_left)
            self.current = to
        self.acted.add(seat)

    def _raised(self, more: int, chips_left: bool) -> None:
        if more >= self.largest:
            self.acted.clear()
        self.largest = max(self.largest, more)
        self.short_in_a_row = [] if chips_left else [*self.short_in_a_row, more]
        if sum(self.short_in_a_row) >= self.largest:
            self.short_in_a_row = []


class PrintedLimitRule:
    """Fixed limit from the course of one street (TDA 2024 R47-B, R48; WSOP Live 2024 R126, R129): half a bet is one."""

    def __init__(self, level: int, bet: int, raises: int) -> None:
        self.current = level
        self.full = level
        """Total reached by the last bet or raise that counts."""
        self.bet = bet
        self.raises = raises
        """Bets and raises that count, the blind among them."""
        self.acted_at: dict[int, int] = {}
        self.short_since: set[int] = set()

    @property
    def to(self) -> int:
        """Total of the next full bet or raise; an all-in for less than half a bet is completed."""
        return self.full + self.bet

    @property
    def raises_left(self) -> bool:
        """Whether a bet and three raises are not yet in."""
        return self.raises < 1 + RAISES

    def open_for(self, seat: int) -> bool:
        """Whether the seat may raise as far as its own actions go."""
        return seat not in self.acted_at or 2 * (self.current - self.acted_at[seat]) >= self.bet

    def acts(self, seat: int, to: int) -> None:
        """The seat has `to` in front after acting."""
        if to > self.current and 2 * (to - self.full) >= self.bet:
            self.full = to
            self.raises += 1
        elif to > self.current:
            self.short_since |= set(self.acted_at)
        self.current = max(self.current, to)
        self.acted_at[seat] = to
        self.short_since.discard(seat)


# -- one hand in both

RAISES = 3
"""Raises after the bet in a limit round."""


class PotLimitTexasHoldem(PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):
    """Pot-limit hold'em made of PokerKit's parts."""


class NoLimitOmahaHoldem(NoLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem):
    """No-limit Omaha made of PokerKit's parts."""

    hand_types = PotLimitOmahaHoldem.hand_types


class FixedLimitOmahaHoldem(FixedLimitPokerMixin, OmahaHoldemMixin, Holdem):
    """Fixed-limit Omaha high made of PokerKit's parts."""

    hand_types = PotLimitOmahaHoldem.hand_types


KINDS: Mapping[tuple[str, str], Any] = {
    ("holdem", "nl"): NoLimitTexasHoldem,
    ("holdem", "pl"): PotLimitTexasHoldem,
    ("holdem", "fl"): FixedLimitTexasHoldem,
    ("omaha", "pl"): PotLimitOmahaHoldem,
    ("omaha", "nl"): NoLimitOmahaHoldem,
    ("omaha", "fl"): FixedLimitOmahaHoldem,
}
"""Game and betting structure, and what PokerKit calls it."""


class Beside:
    """One hand, at the table and in PokerKit, entry by entry."""

    def __init__(self, entry: TableOpened, table: TableState, deck: Deck) -> None:
        hand = the_hand(table)
        self.table = table
        self.known: Counter[Known] = Counter()
        self.decisions = 0
        self.set_aside = False
        """Whether the two play different hands from here on."""
        assert hand.positions.button is not None
        self.order = clockwise_from(hand.positions.button, [each.seat for each in hand.seats])
        self.theirs = begun(entry, hand, self.order, deck)
        self._street_begins()

    @property
    def hand(self) -> HandState:
        """The hand at the table."""
        return the_hand(self.table)

    def _street_begins(self) -> None:
        hand = self.hand
        bet = hand.bets.big_bet if hand.street > 1 else hand.bets.small_bet
        # a blind that lies there is the first bet of the first round
        self.limit = PrintedLimitRule(hand.level, bet, int(not hand.street and hand.level > 0))
        self.raised = 0
        """Bets and raises of this street as PokerKit counts them."""
        self.rule = PrintedRule(hand.level, hand.big_blind)
        self.count = TheirCount(max(each.front for each in hand.seats))

    # -- comparing

    def compare(self) -> bool:
        """Compare everything asked at a decision; whether PokerKit takes a raise here."""
        hand = self.hand
        assert hand.to_act is not None
        legal = limits(hand, hand.to_act)
        self.decisions += 1
        if self._begins_elsewhere(hand) or self._asks_less(hand, legal):
            self.set_aside = True
            return False
        same("seat to act", hand.to_act, self._their_actor())
        same("call", legal.call_add, self.theirs.checking_or_calling_amount)
        same("chips in the pot", hand.middle + in_front(hand), self.theirs.total_pot_amount)
        if not in_front(hand):
            same("pots", [(pot.amount, pot.seats) for pot in pots_of(hand)], self._their_pots())
        return self._compare_raise(hand, legal)

    def _compare_raise(self, hand: HandState, legal: Limits) -> bool:
        if hand.rules.betting_structure is BettingStructure.FL:
            return self._compare_limit_raise(hand, legal)
        allowed = self.theirs.can_complete_bet_or_raise_to()
        seat = in_hand(hand, legal.seat)
        assert seat.behind is not None
        covered = seat.front + seat.behind <= hand.level
        by_rule, by_count = self.rule.open_for(legal.seat), self.count.open_for(legal.seat, legal.call_add)
        same("right to raise by the rule", legal.min_to is not None, not covered and by_rule and answerable(hand, seat))
        same("right to raise as PokerKit counts", not covered and by_count and coverable(hand, seat), allowed)
        if allowed != (legal.min_to is not None):
            self.known[self._why_raise_differs(legal, by_rule, by_count)] += 1
        elif legal.min_to is not None and legal.max_to is not None:
            smallest = min(legal.min_to, legal.max_to)
            same("smallest raise", smallest, self.theirs.min_completion_betting_or_raising_to_amount)
            same("largest raise", legal.max_to, self.theirs.max_completion_betting_or_raising_to_amount)
        return allowed

    def _compare_limit_raise(self, hand: HandState, legal: Limits) -> bool:
        """Fixed limit: who may raise, and to what; where the sizes differ, nobody raises, for the hands would part."""
        allowed = self.theirs.can_complete_bet_or_raise_to()
        seat, rule, count = in_hand(hand, legal.seat), self.limit, self.count
        covered = total(seat) <= hand.level
        ours = (rule.open_for(legal.seat), rule.raises_left, answerable(hand, seat))
        theirs = (count.open_for(legal.seat, legal.call_add), self.raised < 1 + RAISES, coverable(hand, seat))
        same("right to raise by the rule", legal.max_to is not None, not covered and all(ours))
        same("right to raise as PokerKit counts", not covered and all(theirs), allowed)
        if allowed != (legal.max_to is not None):
            self.known.update(self._why_limit_differs(hand, ours, theirs))
            return allowed
        if not allowed:
            return False
        to_by_rule, to_by_count = (min(total(seat), to) for to in (rule.to, rule.current + rule.bet))
        same("limit raise by the rule", legal.max_to, to_by_rule)
        same("limit raise as PokerKit counts", to_by_count, self.theirs.max_completion_betting_or_raising_to_amount)
        if to_by_rule != to_by_count:
            self.known[Known.NOT_COMPLETED] += 1
        return to_by_rule == to_by_count

    def _why_limit_differs(
        self, hand: HandState, ours: tuple[bool, bool, bool], theirs: tuple[bool, bool, bool]
    ) -> Iterator[Known]:
        """What the two count differently; one of it at least."""
        reasons = (
            Known.HALF_A_BET if ours[0] else Known.REOPENS_WRONGLY,
            Known.SHORT_IS_A_RAISE if ours[1] else Known.BLIND_IS_NO_BET,
            Known.NOBODY_COVERS,
        )
        if ours[1] != theirs[1]:
            same("the first round, where the blind is the bet", hand.street == 0, not ours[1])
        yield from (reason for reason, mine, other in zip(reasons, ours, theirs, strict=True) if mine != other)

    def _why_raise_differs(self, legal: Limits, by_rule: bool, by_count: bool) -> Known:
        if by_rule == by_count:
            return Known.NOBODY_COVERS
        # it never locks a seat the rule leaves open, and reopens wrongly over short all-ins only
        same("open by the rule where PokerKit locks", False, by_rule)
        same("short all-in since the seat acted", True, legal.seat in self.rule.short_since)
        return Known.REOPENS_WRONGLY

    def _their_actor(self) -> int | None:
        index = self.theirs.actor_index
        return None if index is None else self.order[index]

    def _their_pots(self) -> list[tuple[int, tuple[int, ...]]]:
        return [(pot.amount, tuple(sorted(self.order[i] for i in pot.player_indices))) for pot in self.theirs.pots]

    # -- differences after which the hands part

    def _begins_elsewhere(self, hand: HandState) -> bool:
        """Heads-up with equal blinds: the rule lets the button begin."""
        equal = self.decisions == 1 and len(hand.seats) == 2 and hand.seats[0].front == hand.seats[1].front
        if not equal or any(each.all_in for each in hand.seats):
            return False
        same("first to act by the rule", hand.positions.button, hand.to_act)
        same("first to act in PokerKit", hand.positions.big_blind, self._their_actor())
        self.known[Known.EQUAL_BLINDS] += 1
        return True

    def _asks_less(self, hand: HandState, legal: Limits) -> bool:
        """Nobody has the whole big blind in front: the rule asks for it all the same."""
        most = max(each.front for each in hand.seats)
        if hand.level == most:
            return False
        seat = in_hand(hand, legal.seat)
        assert seat.behind is not None
        same("price by the rule", min(hand.big_blind - seat.front, seat.behind), legal.call_add)
        theirs = min(most - seat.front, seat.behind)
        same("price in PokerKit", theirs, self.theirs.checking_or_calling_amount)
        if theirs == legal.call_add:
            return False
        self.known[Known.SHORT_BIG_BLIND] += 1
        return True

    # -- going on

    def enter(self, entry: Entry) -> None:
        """The entry at the table, and what it is in PokerKit."""
        match entry:
            case StreetDealt(cards):
                self._last_one_checks()
                self.theirs.burn_card("??")
                self.theirs.deal_board("".join(cards))
            case Fold() | Check() | Call() | Wager() | AllIn():
                self._act(entry)
        self.table = play(self.table, entry)
        match entry:
            case StreetDealt():
                self._street_begins()
            case Fold(seat):
                self.count.acted.add(seat)
            case Check(seat) | Call(seat) | Wager(seat) | AllIn(seat):
                after = in_hand(self.hand, seat)
                self.raised += after.front > self.limit.current
                self.rule.acts(seat, after.front)
                self.limit.acts(seat, after.front)
                self.count.acts(seat, after.front, bool(after.behind))

    def _act(self, entry: Fold | Check | Call | Wager | AllIn) -> None:
        match entry:
            case Fold():
                self.theirs.fold()
            case Wager(_, to):
                self.theirs.complete_bet_or_raise_to(to)
            case AllIn(seat) if total(in_hand(self.hand, seat)) > self.hand.level:
                self.theirs.complete_bet_or_raise_to(total(in_hand(self.hand, seat)))
            case _:
                self.theirs.check_or_call()

    def _last_one_checks(self) -> None:
        """Nobody is left who could answer, and the seat has matched: only PokerKit still asks it."""
        while self.theirs.actor_index is not None:
            able = [each for each in live(self.hand) if not each.all_in]
            same("the last seat with chips", [each.seat for each in able], [self._their_actor()])
            same("it has matched", True, able[0].front >= max(each.front for each in live(self.hand)))
            same("what PokerKit asks of it", 0, self.theirs.checking_or_calling_amount)
            self.theirs.check_or_call()
            self.known[Known.LAST_ONE_ASKED] += 1

    def settled(self) -> None:
        """Compare the stacks when every pot is pushed."""
        self._last_one_checks()
        stacks = {each.seat: each.behind for each in self.hand.seats}
        foretold = as_one_pot(self.hand, self.order)
        if foretold:
            self.known[Known.POTS_MERGED] += 1
        expected = {seat: (stacks[seat] or 0) + foretold.get(seat, 0) for seat in self.order}
        same("final stacks", expected, dict(zip(self.order, self.theirs.stacks, strict=True)))


def total(seat: InHand) -> int:
    """All chips a seat could have in front."""
    assert seat.behind is not None
    return seat.front + seat.behind


def answerable(hand: HandState, seat: InHand) -> bool:
    """Whether another seat still in has chips."""
    return any(each.seat != seat.seat and not each.all_in for each in live(hand))


def coverable(hand: HandState, seat: InHand) -> bool:
    """Whether another seat could call anything above the price."""
    return any(each.seat != seat.seat and total(each) > hand.level for each in live(hand))


def as_one_pot(hand: HandState, order: Sequence[int]) -> dict[int, int]:
    """What each winner gets more in PokerKit than by the rule; empty if nothing.

    Losing hands are killed first there, pots left to the same seats run together, and what cannot be
    divided goes to the first of them.
    """
    alive = {share.seat for award in hand.awards for share in award.shares}
    merged: list[tuple[int, list[int], list[int]]] = []
    more: Counter[int] = Counter()
    for award in sorted(hand.awards, key=lambda each: each.pot):
        pot = hand.pots[award.pot]
        left = [seat for seat in order if seat in pot.seats and seat in alive]
        winners = [seat for seat in order if seat in award.parts[0].winners]
        amount = merged.pop()[0] if merged and merged[-1][1] == left else 0
        merged.append((amount + pot.amount, left, winners))
        more.subtract({share.seat: share.amount for share in award.shares})
    for amount, _left, winners in merged:
        each, odd = divmod(amount, len(winners))
        more.update({seat: each + (odd if seat == winners[0] else 0) for seat in winners})
    return {seat: chips for seat, chips in more.items() if chips}


def begun(entry: TableOpened, hand: HandState, order: Sequence[int], deck: Deck) -> State:
    """The same hand in PokerKit, seats in its order: left of the button first, the button last."""
    stacks = {seat.number: seat.stack or 0 for seat in entry.seats}
    limit = entry.rules.betting_structure is BettingStructure.FL
    kind = KINDS[entry.game.name, entry.rules.betting_structure.value]
    game = kind(
        AUTOMATIC,
        entry.rules.ante_type is AnteType.PER_PLAYER,
        antes_beside(entry, len(order)),
        (hand.small_blind, hand.big_blind),
        *((hand.bets.small_bet, hand.bets.big_bet) if limit else (hand.big_blind,)),
    )
    theirs: State = game(tuple(stacks[seat] for seat in order), len(order))
    for seat in order:
        theirs.deal_hole("".join(deck.hole[seat]))
    return theirs


def antes_beside(entry: TableOpened, players: int) -> int | Mapping[int, int]:
    """Antes as PokerKit takes them, by place; heads-up it turns the two round."""
    amount = entry.rules.ante_amount
    by_kind: dict[AnteType, int | Mapping[int, int]] = {
        AnteType.NONE: 0,
        AnteType.PER_PLAYER: amount,
        AnteType.BIG_BLIND: {1: amount},
        AnteType.BUTTON: {0 if players == 2 else players - 1: amount},
    }
    return by_kind[entry.rules.ante_type]


class DeckFor(Deck):
    """A shuffled deck with as many cards for each seat as the game deals."""

    def __init__(self, chance: Random, seats: Sequence[int], each: int) -> None:
        cards = Random(chance.getrandbits(32)).sample(DECK, len(DECK))
        self.hole: dict[int, Any] = {seat: tuple(cards.pop() for _ in range(each)) for seat in seats}
        self.board = tuple(cards[:5])


def some_beside(chance: Random) -> Beside | None:
    """A random hand PokerKit can be asked about; None if fewer than two seats have chips."""
    game, betting = chance.choice(list(KINDS))
    changes: dict[str, object] = {
        "betting": betting,
        "pl_small_blind_counts_as": "actual",
        "pl_missing_blind": "actual",
        "limit_raise_cap": RAISES,
        "limit_cap_heads_up": "always_capped",
    }
    if chance.random() < 0.5:
        # PokerKit takes antes before blinds
        changes["ante_type"] = chance.choice((AnteType.PER_PLAYER, AnteType.BIG_BLIND, AnteType.BUTTON))
        changes["ante_amount"] = chance.choice((1, 2, 5))
        changes["bba_post_order"] = BbaPostOrder.ANTE_FIRST
    if chance.random() < 0.9:
        changes["short_blind_call_amount"] = ShortBlindCallAmount.ALL_IN_AMOUNT
    entry = some_opening(chance, (2, 9), house_rules(**changes))
    bets = BetSizes(entry.stakes.big_blind, 2 * entry.stakes.big_blind)
    entry = replace(entry, game=game_of(game), stakes=replace(entry.stakes, bets=bets))
    table = apply(opened(entry), StartHand())
    if not isinstance(table, TableState):
        return None
    deck = DeckFor(chance, [each.seat for each in the_hand(table).seats], entry.game.hole_cards)
    beside = Beside(entry, table, deck)
    for action in _entries(beside, chance, deck):
        beside.enter(action)
    if not beside.set_aside:
        beside.settled()
    return beside


def _entries(beside: Beside, chance: Random, deck: Deck) -> Iterator[Entry]:
    while beside.hand.stage is not Stage.SETTLED:
        if beside.hand.to_act is None:
            yield next_entry(beside.hand, chance, deck)
            continue
        raises = beside.compare()
        if beside.set_aside:
            return
        yield _both_take(beside.hand, chance, raises)


def _both_take(hand: HandState, chance: Random, raises: bool) -> Entry:
    """An action legal at the table; no raise where PokerKit takes none."""
    assert hand.to_act is not None
    legal = limits(hand, hand.to_act)
    if not raises:
        legal = Limits(legal.seat, tuple(set(legal.can) & {"call", "check"}), legal.level, legal.call_add, None, None)
    return some_action(hand, legal, chance, ANY)
