"""The table and the hand a scenario starts from, as it is told: who sits where, what lies in front, whose turn.

Shared by every scenario in which a hand is played. The table is opened and the hand is counted in as it lies: both
are entries, like everything that follows.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.entries import BoardTold, KillPosted
from dealer_assist.hand.forced import BetSizes, Forced, Straddle
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.situation import Told as Status
from dealer_assist.hand.state import Positions
from dealer_assist.hand.stud import Stud, UpCards
from dealer_assist.rules.options import HouseRules, KillType
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.names import FIRST, betting_named, game_named, street_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, open_desk
from dealer_assist.scenarios.player_events import tell_absences
from dealer_assist.scenarios.setup_words import Lay, LimitsTold, Post, Setup, Spread
from dealer_assist.table.ante_deal import antes_posted
from dealer_assist.table.entries import (
    ButtonPlaced,
    CountedNow,
    EndHand,
    Entry,
    FloorDecision,
    KillButtonPlaced,
    SeatLeft,
    StackCounted,
    StartHand,
    TableOpened,
)
from dealer_assist.table.posting import dealt
from dealer_assist.table.state import Marks, Mode, Seat, Stakes


def facts_of(setup: Setup) -> Facts:
    """What a set-up says of the table, for the house rules."""
    game = game_named(setup.game)
    betting = betting_named(setup.betting)
    street_of(setup)
    ante = {"ante_amount": setup.blinds.ante} if setup.blinds.ante else {}
    return Facts(game, setup.mode, betting, ante, forced_blinds=3 if setup.blinds.third else 2)


def stakes_of(setup: Setup) -> Stakes:
    """The blinds of a set-up, and the sizes of its limits."""
    limits, spread = setup.limits or LimitsTold(small=0, big=0), setup.spread or Spread(min=0, max=0)
    sizes = BetSizes(limits.small, limits.big, spread.min, spread.max)
    posted = setup.blinds
    # where a scenario about later streets tells no bring-in, one chip is as good as any
    bring_in = posted.bring_in or spread.min or 1
    stakes = Stakes(posted.sb, posted.bb, posted.third, sizes, button_ante=posted.button_ante)
    stud = game_named(setup.game).forced is ForcedBets.BRING_IN
    return replace(stakes, bring_in=bring_in) if stud else stakes


def opened(setup: Setup, rules: HouseRules, stacks: Mapping[int, int | None] | None = None) -> TableOpened:
    """The table of a set-up. `stacks` are the chips between hands where they are not those behind."""
    seats = setup.players if stacks is None else stacks
    return TableOpened(
        game=game_named(setup.game),
        rules=rules,
        stakes=stakes_of(setup),
        max_seats=setup.max_seats,
        seats=tuple(Seat(seat, stack) for seat, stack in sorted(seats.items())),
        mode=Mode(setup.mode),
        event_players=setup.players_left_in_event,
    )


def after_the_last_hand(setup: Setup, rules: HouseRules) -> Desk:
    """A desk between hands, whose marks lie where the last hand left them, with the players of the set-up.

    The last hand is counted in with everybody and ends: its positions stay the way they always do.
    """
    prev = setup.prev
    if prev is not None and prev.button is not None and game_named(setup.game).forced is ForcedBets.BUTTON_ANTE:
        return _after_a_hand_from(prev.button, setup, rules)
    if prev is None or prev.button is None or prev.sb is None or prev.bb is None:
        raise Differs(Difference("setup.prev", "positions of button and blinds", prev))
    there = sorted({prev.button, prev.sb, prev.bb, *setup.players})
    desk = open_desk(opened(setup, rules, dict.fromkeys(there)))
    past: list[Entry] = [last_hand(setup), EndHand(followed=False)]
    past += [SeatLeft(seat) for seat in there if seat not in setup.players]
    past += [StackCounted(seat, stack) for seat, stack in setup.players.items() if stack is not None]
    for entry in past:
        enter(desk, entry, "setup.prev")
    tell_absences(desk, setup.status, setup.missed)
    if desk.table.marks != Marks(prev.button, prev.sb, prev.bb, prev.third):
        raise Differs(Difference("setup.prev", prev, desk.table.marks))
    lay_kill_button(desk, setup)
    return desk


def _after_a_hand_from(button: int, setup: Setup, rules: HouseRules) -> Desk:
    """A desk after a hand in which everybody was dealt in and this seat had the button."""
    desk = open_desk(opened(setup, rules))
    for entry in (FloorDecision(ButtonPlaced(button), "as told"), StartHand(), EndHand(followed=False)):
        enter(desk, entry, "setup.prev")
    return desk


def last_hand(setup: Setup) -> CountedNow:
    """The hand before the first deal, with everybody who sits there or had a position in it."""
    prev = setup.prev or Lay()
    there = sorted({seat for seat in (prev.button, prev.sb, prev.bb) if seat is not None} | {*setup.players})
    return CountedNow(
        seats=tuple(SeatTold(seat) for seat in there),
        positions=Positions(prev.button, prev.sb, prev.bb, prev.third),
        street=game_named(setup.game).streets[0].name,
    )


def hand_in_progress(setup: Setup, rules: HouseRules) -> Desk:
    """A desk on which the hand of a set-up has been counted in."""
    desk = open_desk(opened(setup, rules))
    lay_kill_button(desk, setup)
    enter(desk, counted(setup, rules), "setup")
    if setup.community is not None:
        enter(desk, BoardTold((setup.community,)), "setup.community")
    if setup.killer is not None:
        enter(desk, FloorDecision(KillPosted(setup.killer), "as told"), "setup.killer")
    return desk


def lay_kill_button(desk: Desk, setup: Setup) -> None:
    """Lay the kill button between hands where the set-up tells it; where no kill is played it means nothing."""
    told = setup.leg_up is not None or setup.kill_due is not None
    if told and desk.table.rules.kill_type is not KillType.NONE:
        laid = KillButtonPlaced(leg_up=setup.leg_up, kill=setup.kill_due)
        enter(desk, FloorDecision(laid, "as told"), "setup.leg_up")


def counted(setup: Setup, rules: HouseRules) -> CountedNow:
    """The hand of a set-up, as it lies when the events start; raises Differs if it tells none."""
    if setup.hand is None or setup.street is None:
        raise Differs(Difference("setup.hand", "positions and a street", setup.street))
    if unseated := sorted(({*setup.committed} | {*(setup.bets or {})}) - {*setup.players}):
        raise Differs(Difference("setup.players", "seats with chips in", unseated))
    if setup.pot is None:
        raise Differs(Difference("setup.pot", "chips in the middle of a hand that was followed", None))
    street = street_of(setup)
    posts = _posts(setup, setup.hand, rules) if setup.bets is None and _posts_first(setup, street) else {}
    return CountedNow(
        seats=tuple(_seat(setup, posts.get(seat, SeatTold(seat))) for seat in dealt_to(setup)),
        positions=Positions(setup.hand.button, setup.hand.sb, setup.hand.bb, setup.hand.third),
        street=street,
        stud=_stud(setup),
        middle=setup.pot - sum(setup.committed.values()) - sum(_dead(setup, seat) for seat in setup.posted),
        to_act=setup.first,
        forced=Forced(
            antes=sum(each.earlier + each.dead for each in posts.values()),
            dead_blinds=tuple(_dead(setup, seat) for seat in setup.posted if _dead(setup, seat)),
            straddles=() if setup.straddled_to is None else (Straddle(_last_to_straddle(setup), setup.straddled_to),),
        ),
    )


def street_of(setup: Setup) -> str:
    """The street a set-up starts on, the first one where it tells none; raises Differs if the game does not have it."""
    return street_named(game_named(setup.game), setup.street or FIRST)


def _posts_first(setup: Setup, street: str) -> bool:
    """Whether the events start with everything just posted; in stud the antes are in the pot already."""
    game = game_named(setup.game)
    return street == game.streets[0].name and game.forced is not ForcedBets.BRING_IN


def _stud(setup: Setup) -> Stud:
    """The cards that show."""
    shown = {seat: (card,) for seat, card in setup.upcards.items()} | dict(setup.boards)
    for seat, card in setup.exposed_seventh.items():
        shown[seat] = (*shown.get(seat, ()), card)
    up = tuple(UpCards(seat, cards) for seat, cards in sorted(shown.items()))
    return Stud(up, opener=setup.sixth_opener, community=setup.community is not None)


def _last_to_straddle(setup: Setup) -> int:
    """Whose straddle it was is not told and no longer matters: the seat left of the big blind."""
    seats, big_blind = sorted(setup.players), setup.hand.bb if setup.hand is not None else None
    return next((seat for seat in seats if seat > (big_blind or 0)), seats[0])


def _posts(setup: Setup, hand: Lay, rules: HouseRules) -> dict[int, SeatTold]:
    """Blinds and antes by seat. They are posted before the events start and are no part of the chips behind."""
    seats = tuple(Seat(seat) for seat in dealt_to(setup))
    stakes, forced = stakes_of(setup), game_named(setup.game).forced
    if forced is ForcedBets.BUTTON_ANTE:
        return {each.seat: each for each in antes_posted(forced, seats, hand.button, stakes, rules)}
    nobody = 0
    marks = Marks(hand.button or nobody, hand.sb or nobody, hand.bb or nobody, hand.third)
    return {each.seat: each for each in dealt(seats, marks, stakes, rules)}


def dealt_to(setup: Setup) -> list[int]:
    """Seats that were dealt in: all but those away from a cash game."""
    return [seat for seat in sorted(setup.players) if setup.status.get(seat) != "away"]


OUT = ("absent", "folded")
"""Status of a player dealt in who has no cards any more; those of an absent player are killed at once."""


def _seat(setup: Setup, posts: SeatTold) -> SeatTold:
    behind, status = setup.players[posts.seat], setup.status.get(posts.seat)
    told = Status.ALL_IN if behind == 0 or status == "all_in" else Status.IN
    return replace(
        posts,
        front=(setup.bets or {}).get(posts.seat, posts.front),
        told=Status.FOLDED if status in OUT else told,
        behind=behind,
        earlier=setup.committed.get(posts.seat, 0) + posts.earlier,
        dead=posts.dead + _dead(setup, posts.seat),
    )


def _dead(setup: Setup, seat: int) -> int:
    """Chips of a returning player's post that lie dead in the middle."""
    return setup.posted.get(seat, Post()).dead
