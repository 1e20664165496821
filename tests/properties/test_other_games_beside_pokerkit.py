"""Stud, razz, lowball and high-low played beside PokerKit: whose turn it is, what it costs, what everybody ends with.

Stacks are deep, so that nobody is all-in for less than a bet: what PokerKit makes of those is known from hold'em.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from pokerkit import (
    Automation,
    FixedLimitDeuceToSevenLowballTripleDraw,
    FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    FixedLimitRazz,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    State,
)

from dealer_assist.cards.card import DECK
from dealer_assist.games.game import Half
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.due_parts import parts_won
from dealer_assist.hand.entries import (
    Award,
    BringIn,
    Call,
    CardsDrawn,
    Check,
    Fold,
    StreetDealt,
    Tabled,
    UpCardsTold,
    Wager,
)
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.hand.showdown import winners
from dealer_assist.hand.state import HandState, Stage, live
from dealer_assist.hand.stud_openers import up_cards_due
from dealer_assist.table.entries import EndHand, Entry, StartHand, TableOpened
from dealer_assist.table.seating import opened
from dealer_assist.table.state import Seat, Stakes
from tests.every_game import GAMES, rules_for
from tests.tables import play, the_hand

AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
DEEP = 2000
ANTE, BRING_IN, SMALL, BIG = 2, 5, 15, 30


def stud_beside(kind: Any) -> Callable[[int], State]:
    """PokerKit's table of a stud game."""

    def begin(players: int) -> State:
        state: State = kind.create_state(AUTOMATIC, True, ANTE, BRING_IN, SMALL, BIG, DEEP, players)
        return state

    return begin


def blinds_beside(kind: Any) -> Callable[[int], State]:
    """PokerKit's table of a game with blinds of 10 and 15."""

    def begin(players: int) -> State:
        state: State = kind.create_state(AUTOMATIC, True, 0, (10, SMALL), SMALL, BIG, DEEP, players)
        return state

    return begin


BESIDE: dict[str, Callable[[int], State]] = {
    "stud": stud_beside(FixedLimitSevenCardStud),
    "stud8": stud_beside(FixedLimitSevenCardStudHighLowSplitEightOrBetter),
    "razz": stud_beside(FixedLimitRazz),
    "draw27_triple": blinds_beside(FixedLimitDeuceToSevenLowballTripleDraw),
    "omaha8": blinds_beside(FixedLimitOmahaHoldemHighLowSplitEightOrBetter),
}
"""Games, and how PokerKit begins them."""


RAISES = dict.fromkeys(BESIDE, 3) | {"omaha8": 10}
"""Raises after the bet as PokerKit has them: three, but no end of them in Omaha."""


class Beside:
    """One hand at the table and in PokerKit. Seat 1 is PokerKit's first player, the small blind where there is one."""

    def __init__(self, name: str, seed: int) -> None:
        self.chance = Random(seed)
        self.game = GAMES[name]
        # so many hands leave cards enough for everybody, and for all draws
        self.players = self.chance.randint(3, 4 if self.game.draws else 6)
        rules = rules_for(
            self.game,
            "wsop_live_2024",
            "fl",
            ante_amount=ANTE if self.game.bring_in else 0,
            limit_raise_cap=RAISES[name],
            limit_cap_heads_up="always_capped",
            stud_tied_board_first="position",
            stud_open_pair_double=False,
            hilo_identical_hands="normal_rules",
        )
        opening = TableOpened(
            game=self.game,
            rules=rules,
            stakes=Stakes(10, SMALL, bets=BetSizes(SMALL, BIG), bring_in=BRING_IN),
            max_seats=self.players,
            seats=tuple(Seat(seat, DEEP) for seat in range(1, self.players + 1)),
            button=self.players,
        )
        self.table = play(opened(opening), StartHand())
        self.theirs = BESIDE[name](self.players)
        self.deck = self.chance.sample(DECK, len(DECK))
        self.cards: dict[int, list[str]] = {seat: [] for seat in range(1, self.players + 1)}
        self.up: dict[int, list[str]] = {seat: [] for seat in self.cards}
        self.divided = False
        """Whether the pot went to more than one seat."""

    @property
    def hand(self) -> HandState:
        """The hand at the table."""
        return the_hand(self.table)

    def play(self) -> None:
        """The hand from the first card to the last pot."""
        self.deal()
        while self.hand.stage not in (Stage.SHOWDOWN, Stage.WON):
            if self.hand.stage is Stage.ROUND_OVER:
                self.next_street()
            else:
                self.act()
        if self.hand.stage is Stage.SHOWDOWN:
            self.show()
        self.push()

    # -- cards

    def deal(self) -> None:
        """The cards of this street, to every player still in."""
        street = self.game.streets[self.hand.street]
        seats = [each.seat for each in live(self.hand)]
        for number in range(street.hole + street.up):
            for seat in seats:
                card = self.deck.pop()
                self.cards[seat].append(card)
                if number >= street.hole:
                    self.up[seat].append(card)
                self.theirs.deal_hole(card)
        if self.game.later_first is not None and len(self.up[seats[0]]) == up_cards_due(self.game, self.hand.street):
            for seat in seats:
                self.enter(UpCardsTold(seat, tuple(self.up[seat])))

    def next_street(self) -> None:
        """The next street, with its board or its draw."""
        street = self.game.streets[self.hand.street + 1]
        board = tuple(self.deck.pop() for _ in range(street.board))
        self.enter(StreetDealt(board))
        self.burn()
        if board:
            self.theirs.deal_board("".join(board))
        if street.draw:
            self.draw()
        self.deal()

    def burn(self) -> None:
        """A card nobody knows, where PokerKit waits for it."""
        while self.theirs.can_burn_card("??"):
            self.theirs.burn_card("??")

    def draw(self) -> None:
        """Each player throws up to two cards away, as long as there are cards."""
        waiting = []
        while self.theirs.can_stand_pat_or_discard():
            index = self.theirs.stand_patter_or_discarder_index
            assert index is not None
            count = self.chance.randint(0, 2)
            thrown = [self.cards[index + 1].pop() for _ in range(count)]
            self.enter(CardsDrawn(index + 1, count))
            self.theirs.stand_pat_or_discard("".join(thrown))
            waiting += [index + 1] * count
        self.burn()
        for seat in waiting:
            card = self.deck.pop()
            self.cards[seat].append(card)
            self.theirs.deal_hole(card)

    # -- betting

    def act(self) -> None:
        """Both ask the same seat for the same chips; it does something, in both."""
        seat = self.hand.to_act
        assert seat is not None
        legal = limits(self.hand, seat)
        theirs = self.theirs
        if "bring_in" in legal.can:
            assert theirs.actor_index == seat - 1, f"brings in: seat {seat}, in PokerKit {theirs.actor_index}"
            assert theirs.can_post_bring_in()
        else:
            assert theirs.actor_index == seat - 1, f"to act: seat {seat}, in PokerKit {theirs.actor_index}"
            assert theirs.checking_or_calling_amount == legal.call_add
        least = theirs.min_completion_betting_or_raising_to_amount
        ours = legal.min_to if legal.may_wager else None
        if ours is None and least is not None:
            # PokerKit counts raises of the first round without the blind, and in Omaha none (WSOP Live 2024 R126)
            assert not self.game.bring_in
            assert self.hand.raises == self.hand.rules.limit_raise_cap + 1
            ours = least
        assert ours == least, f"seat {seat} raises to {ours}, in PokerKit to {least}"
        self.enter(self.chosen(seat))

    def chosen(self, seat: int) -> Entry:
        """What the seat does, done in PokerKit too."""
        legal, draw = limits(self.hand, seat), self.chance.random()
        if legal.may_wager and legal.min_to is not None and draw < 0.3:
            self.theirs.complete_bet_or_raise_to(legal.min_to)
            return Wager(seat, legal.min_to)
        if "bring_in" in legal.can:
            self.theirs.post_bring_in()
            return BringIn(seat)
        if "call" in legal.can and draw > 0.85:
            self.theirs.fold()
            return Fold(seat)
        self.theirs.check_or_call()
        return Call(seat) if "call" in legal.can else Check(seat)

    # -- the end

    def show(self) -> None:
        """Everybody tables."""
        for each in live(self.hand):
            self.enter(Tabled(each.seat, tuple(self.cards[each.seat])))
        while self.theirs.can_show_or_muck_hole_cards():
            self.theirs.show_or_muck_hole_cards(True)

    def push(self) -> None:
        """The pot goes to its winners; what everybody ends with is the same in both."""
        for pot in pots_left(self.hand):
            self.enter(Award(pot, parts_won(self.hand, partial(self.winners, pot))))
        self.enter(EndHand())
        assert not self.theirs.status
        ours = [seat.stack or 0 for seat in self.table.seats]
        off = [mine - theirs for mine, theirs in zip(ours, self.theirs.stacks, strict=True)]
        # which of several winners gets the odd chip, by suit or by position, PokerKit does not ask
        assert sum(off) == 0
        assert max(map(abs, off)) <= int(self.divided), f"{ours} at the table, {self.theirs.stacks} in PokerKit"

    def winners(self, pot: int, half: Half, run: int) -> tuple[int, ...]:
        """Who wins a half of a pot."""
        return winners(self.hand, pot, half, run) or ()

    def enter(self, entry: Entry) -> None:
        """At the table."""
        if isinstance(entry, Award):
            self.divided = len({seat for part in entry.parts for seat in part.winners}) > 1
        self.table = play(self.table, entry)


@pytest.mark.parametrize("name", BESIDE)
def test_a_hundred_hands_are_played_as_pokerkit_plays_them(name: str) -> None:
    for seed in range(100):
        Beside(name, seed).play()


@pytest.mark.long
@pytest.mark.parametrize("name", BESIDE)
def test_a_thousand_hands_are_played_as_pokerkit_plays_them(name: str) -> None:
    for seed in range(1000, 2000):
        Beside(name, seed).play()
