"""Scenarios of pots: what each seat put into the hand, told at once or action by action, and how the chips then lie.

Both go through the desk: contributions as a hand counted at its end, actions as the entries they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealer_assist.hand.middle import contributions, pots_of, uncalled_now
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.situation import Told as Status
from dealer_assist.hand.state import HandState, Positions, live
from dealer_assist.pots.build import Contribution
from dealer_assist.pots.undone import released, undone
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.compare import Whole, differences
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.names import betting_named, game_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, hand_of, open_desk
from dealer_assist.scenarios.pots_events import PotsEvent, play_events
from dealer_assist.scenarios.shape import Chips, Place, Told, Words
from dealer_assist.table.entries import CountedNow, TableOpened
from dealer_assist.table.state import Seat, Stakes


class Row(Words, frozen=True, kw_only=True):
    """What one seat has put into the whole hand, chips."""

    seat: Place
    live: Chips = 0
    ante: Chips = 0
    dead: Chips = 0
    folded: bool = False
    all_in: bool = False


class PotsSetup(Words, frozen=True, kw_only=True):
    """The hand around the pots. Stakes, ante, bring-in, straddle and kill are for people: the chips say it all."""

    game: str
    betting: str
    sb: Chips = 0
    bb: Chips = 0
    ante: Chips = 0
    ante_format: str = ""
    bring_in: Chips = 0
    straddle: Chips = 0
    kill: Chips = 0
    stacks: Mapping[Place, Chips] = {}
    """Starting stacks; an all-in is the whole of it."""
    carry_in: Chips = 0
    """Chips left in the middle by an earlier deal."""
    given_back: Mapping[Place, Chips] = {}
    """Chips a ruling released."""
    void_hand: bool = False
    knew: tuple[Place, ...] = ()
    """Seats that bet knowing the deck was fouled."""


class PotsTold(Told, frozen=True, kw_only=True):
    """A scenario of pots: contributions or events, never both."""

    setup: PotsSetup
    contributions: tuple[Row, ...] = ()
    events: tuple[PotsEvent, ...] = ()


def _facts(told: PotsTold) -> Facts:
    betting_named(told.setup.betting)
    # pots are the same under every betting structure, so all of them are played as no-limit
    return Facts(game_named(told.setup.game))


def _check(told: PotsTold, rules: HouseRules) -> Iterator[Difference]:
    if bool(told.contributions) == bool(told.events):
        raise Differs(Difference("contributions", "contributions or events"))
    setup = told.setup
    if told.events:
        hand = play_events(told.events, setup.stacks, Stakes(setup.sb, setup.bb or 1), rules, setup.carry_in)
    else:
        hand = _counted(told.contributions, setup, rules)
    yield from differences("expect", told.expect, _void(hand, setup) if setup.void_hand else _lies(hand, setup))


def _counted(rows: tuple[Row, ...], setup: PotsSetup, rules: HouseRules) -> HandState:
    """The hand counted at its end, after what a ruling released went back."""
    told = [Contribution(row.seat, row.live + row.ante, row.dead, row.folded, row.all_in) for row in rows]
    seats = tuple(_seat(each) for each in released(told, setup.given_back))
    game = game_named(setup.game)
    desk = open_desk(
        TableOpened(
            game=game,
            rules=rules,
            stakes=Stakes(setup.sb, setup.bb or 1, bring_in=1, button_ante=1),
            max_seats=max(each.seat for each in seats),
            seats=tuple(Seat(each.seat) for each in seats),
        )
    )
    last = game.streets[-1].name
    enter(desk, CountedNow(seats=seats, positions=Positions(), street=last, middle=setup.carry_in), "contributions")
    return hand_of(desk)


def _seat(each: Contribution) -> SeatTold:
    status = Status.FOLDED if each.folded else Status.ALL_IN if each.all_in else Status.IN
    return SeatTold(each.seat, told=status, earlier=each.total, dead=each.dead)


def _lies(hand: HandState, setup: PotsSetup) -> dict[str, object]:
    """How the chips lie when the betting is over, in the words of a scenario."""
    refunds = Whole(setup.given_back)
    if back := uncalled_now(hand):
        refunds[back.seat] = refunds.get(back.seat, 0) + back.amount
    pots = [
        {
            "name": f"side{number}" if number else "main",
            "amount": pot.amount,
            "eligible": pot.seats,
            "uncontested": pot.uncontested,
        }
        for number, pot in enumerate(pots_of(hand))
    ]
    return {"refunds": refunds, "pots": pots, "showdown": len(live(hand)) > 1, "void": False, "carry_out": 0}


def _void(hand: HandState, setup: PotsSetup) -> dict[str, object]:
    """How the chips lie when the deal was undone."""
    came = undone(contributions(hand), setup.knew, hand.rules.forfeited_pot_next_hand)
    return {"refunds": Whole(came.refunds), "pots": [], "showdown": False, "void": True, "carry_out": came.stays}


KIND = Kind(PotsTold, _facts, frozenset({"refunds", "pots", "showdown", "void", "carry_out"}), _check)
