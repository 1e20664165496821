"""Six-handed hands of four games to the showdown, with limits asked at every decision, beside PokerKit.

No-limit, pot-limit and fixed-limit hold'em and pot-limit Omaha in equal parts.

Run with ``python -m tests.benchmarks.bench_hands``. Every engine plays the very same hands to the same stacks; cards
are in the form each likes best before the clock runs. Where pokerfast is installed it is timed as well.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace
from pokerkit import Card

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.exchange.phh_games import game_of
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.entries import AllIn, Award, BetsPulled, Fold, StreetDealt, Tabled, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.hand.showdown import winners
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.pots.split import clockwise_from
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import EndHand, Entry, StartHand, TableOpened
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from tests.benchmarks.pairs import Ratio, by_turns
from tests.hands import LOOSE, next_entry
from tests.pokerkit_beside import AUTOMATIC, KINDS, DeckFor
from tests.tables import house_rules, opening, play, the_hand, won_by

HANDS = 100
PAIRS = 7
REQUIRED, AIM = 12, 25
"""How many times PokerKit's speed the project asks for, and aims at."""

SEATS = 6
BLINDS = (1, 2)
MIX = (("holdem", "nl"), ("holdem", "pl"), ("holdem", "fl"), ("omaha", "pl"))
"""Game and betting structure of the sample, by turns."""
UNKNOWN = tuple(Card.parse("??"))

Does = tuple[str, int]
"""What a seat does, and the total it raises to."""


class Plan(NamedTuple):
    """One hand as every engine gets it."""

    kind: tuple[str, str]
    """Game and betting structure."""
    theirs: Any
    """The game in PokerKit, on which a hand is begun."""
    opening: TableOpened
    table: TableState
    """The table as it was opened."""
    entries: tuple[Entry, ...]
    """Actions and streets, up to the showdown."""
    tabled: tuple[Tabled, ...]
    stacks: tuple[int, ...]
    """From the small blind on, the button last; so are all that follow."""
    hole: tuple[str, ...]
    streets: tuple[tuple[Does, ...], ...]
    board: tuple[tuple[str, ...], ...]
    finish: tuple[int, ...]
    """Stacks after the hand."""


# -- the hands


def some_plans(count: int, seed: int, mix: Sequence[tuple[str, str]] = MIX) -> list[Plan]:
    """So many hands of these games that reach a showdown, with stacks of 20 to 200 big blinds."""
    chance = Random(seed)
    plans: list[Plan] = []
    while len(plans) < count:
        plan = _planned(mix[len(plans) % len(mix)], chance)
        if plan is not None and tuple(with_pokerkit(plan, ask=False)) == plan.finish:
            plans.append(plan)
    return plans


def _table(kind: tuple[str, str], chance: Random) -> TableOpened:
    stacks = [chance.randint(40, 400) for _ in range(SEATS)]
    rules = house_rules(betting=kind[1], limit_raise_cap=3, pl_small_blind_counts_as="actual")
    bets = BetSizes(BLINDS[1], 2 * BLINDS[1])
    button = chance.randint(1, SEATS)
    entry = opening(stacks, blinds=BLINDS, bets=bets, button=button, max_seats=SEATS, rules=rules)
    return replace(entry, game=game_of(kind[0]))


def _theirs(kind: tuple[str, str]) -> Any:
    sizes = (BLINDS[1], 2 * BLINDS[1]) if kind[1] == "fl" else (BLINDS[1],)
    return KINDS[kind](AUTOMATIC, False, 0, BLINDS, *sizes)


def _planned(kind: tuple[str, str], chance: Random) -> Plan | None:
    entry = _table(kind, chance)
    start = opened(entry)
    table = play(start, StartHand())
    hand = the_hand(table)
    assert hand.positions.button is not None
    order = clockwise_from(hand.positions.button, [each.seat for each in hand.seats])
    deck = DeckFor(chance, order, entry.game.hole_cards)
    entries: list[Entry] = []
    streets: list[list[Does]] = [[]]
    while hand.to_act is not None or (len(hand.board) < 5 and hand.stage is not Stage.WON):
        step = next_entry(hand, chance, deck, LOOSE) if hand.to_act is not None else _street(hand, deck)
        if isinstance(step, StreetDealt):
            streets.append([])
        else:
            streets[-1].append(_does(hand, step))
        entries.append(step)
        table = play(table, step)
        hand = the_hand(table)
    if hand.stage is Stage.WON:
        return None
    if not hand.pots:
        entries.append(BetsPulled())
    tabled = tuple(Tabled(each.seat, deck.hole[each.seat]) for each in hand.seats if not each.folded)
    stacks = {seat.number: seat.stack or 0 for seat in entry.seats}
    board = (deck.board[:3], deck.board[3:4], deck.board[4:])
    plan = Plan(
        kind=kind,
        theirs=_theirs(kind),
        opening=entry,
        table=start,
        entries=tuple(entries),
        tabled=tabled,
        stacks=tuple(stacks[seat] for seat in order),
        hole=tuple("".join(deck.hole[seat]) for seat in order),
        streets=tuple(tuple(street) for street in streets),
        board=board,
        finish=(),
    )
    finish = {seat.number: seat.stack or 0 for seat in with_apply(plan).seats}
    return plan._replace(finish=tuple(finish[seat] for seat in order))


def _street(hand: HandState, deck: DeckFor) -> StreetDealt:
    there = len(hand.board)
    return StreetDealt(deck.board[there : there + hand.game.streets[hand.street + 1].board])


def _does(hand: HandState, entry: Entry) -> Does:
    match entry:
        case Fold():
            return "fold", 0
        case Wager(_, to):
            return "raise", to
        case AllIn(seat):
            each = next(one for one in hand.seats if one.seat == seat)
            to = each.front + (each.behind or 0)
            return ("raise", to) if to > hand.level else ("call", 0)
    return "call", 0


# -- the engines


def with_apply(plan: Plan) -> TableState:
    """The hand through `apply`, limits asked at every decision; the table after it."""
    table = _taken(apply(plan.table, StartHand()))
    for entry in plan.entries:
        hand = the_hand(table)
        if hand.to_act is not None:
            limits(hand, hand.to_act)
        table = _taken(apply(table, entry))
    for entry in plan.tabled:
        table = _taken(apply(table, entry))
    for award in _awards(the_hand(table)):
        table = _taken(apply(table, award))
    return _taken(apply(table, EndHand()))


def _awards(hand: HandState) -> Iterator[Award]:
    for pot in pots_left(hand):
        best = winners(hand, pot)
        assert best is not None
        yield Award(pot, won_by(*best))


def _taken(after: object) -> TableState:
    assert isinstance(after, TableState)
    return after


def with_desk(plan: Plan) -> TableState:
    """The same through the door of a desk of its own, kept nowhere: log and undo are there."""
    desk = Desk(Nowhere(), SystemClock())
    desk.submit("dealer", plan.opening)
    desk.submit("dealer", StartHand())
    for entry in plan.entries:
        hand = the_hand(desk.table)
        if hand.to_act is not None:
            limits(hand, hand.to_act)
        desk.submit("dealer", entry)
    for entry in plan.tabled:
        desk.submit("dealer", entry)
    for award in _awards(the_hand(desk.table)):
        desk.submit("dealer", award)
    desk.submit("dealer", EndHand())
    return desk.table


def with_pokerkit(plan: Plan, ask: bool = True) -> list[int]:
    """The hand in PokerKit, price, smallest and largest raise asked at every decision; the stacks after it."""
    state = plan.theirs(plan.stacks, len(plan.stacks))
    for cards in plan.hole:
        state.deal_hole(cards)
    for number, street in enumerate(plan.streets):
        if number:
            if state.actor_index is not None:
                # the last seat with chips has matched: only PokerKit still asks it
                state.check_or_call()
            state.burn_card(UNKNOWN)
            state.deal_board("".join(plan.board[number - 1]))
        for does, to in street:
            if ask:
                _ = state.checking_or_calling_amount
                _ = state.min_completion_betting_or_raising_to_amount
                _ = state.max_completion_betting_or_raising_to_amount
            if does == "fold":
                state.fold()
            elif does == "raise":
                if not ask and not state.can_complete_bet_or_raise_to(to):
                    return []
                state.complete_bet_or_raise_to(to)
            else:
                state.check_or_call()
    return list(state.stacks)


def with_pokerfast(engine: Any, plan: Plan) -> list[int]:
    """The hand in pokerfast's six-handed engine, its action space asked at every decision; the stacks after it."""
    cards = [card for street in plan.board for card in street]
    game = engine.for_cards(list(plan.stacks), list(plan.hole), cards, *BLINDS)
    for street in plan.streets:
        for does, to in street:
            game.get_action_space()
            if does == "fold":
                game.fold()
            elif does == "raise":
                game.bet_or_raise(to - game.state.bets[game.state.turn_index])
            else:
                game.call()
    return list(game.state.stacks)


# -- the rows


def every(play_one: Callable[[Plan], object], plans: Sequence[Plan]) -> None:
    """Play all of them, one after the other."""
    for plan in plans:
        play_one(plan)


def measured(plans: Sequence[Plan], pairs: int = PAIRS) -> dict[str, Ratio]:
    """Each way of ours against PokerKit, by turns."""
    theirs = partial(every, with_pokerkit, plans)
    rows = {
        "apply and limits": by_turns(theirs, partial(every, with_apply, plans), pairs, repeat=12),
        "desk.submit and limits": by_turns(theirs, partial(every, with_desk, plans), pairs, repeat=8),
    }
    if find_spec("pokerfast") is not None:
        engine = import_module("pokerfast").FastHand
        its_own = [plan for plan in plans if plan.kind == MIX[0]]
        beside = partial(every, with_pokerkit, its_own)
        fast = partial(every, partial(with_pokerfast, engine), its_own)
        rows["pokerfast (no-limit)"] = by_turns(beside, fast, pairs, repeat=12)
    return rows


def main() -> None:
    """Print how long a hand takes in each engine, and how many times longer in PokerKit."""
    plans = some_plans(HANDS, seed=11)
    decisions = sum(len(street) for plan in plans for street in plan.streets)
    print(f"{HANDS} six-handed hands to the showdown, {decisions / HANDS:.1f} decisions each, {PAIRS} pairs,")
    print(f"Python {sys.version.split()[0]}; required {REQUIRED} times PokerKit, aim {AIM}")
    for kind in MIX:
        some = [plan for plan in plans if plan.kind == kind]
        ratio = by_turns(partial(every, with_pokerkit, some), partial(every, with_desk, some), 3, repeat=8)
        print(f"{' '.join(kind):<24}desk.submit and limits: {ratio}")
    for name, ratio in measured(plans).items():
        hands = sum(plan.kind == MIX[0] for plan in plans) if "no-limit" in name else HANDS
        ours, theirs = ratio.faster / hands * 1e6, ratio.slower / hands * 1e6
        print(f"{name:<24}{ours:8.0f} µs a hand, PokerKit {theirs:6.0f}: {ratio}")


if __name__ == "__main__":
    main()
