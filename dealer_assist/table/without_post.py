"""A player who owes a blind got cards without posting it.

Who looks at the cards before posting has a dead hand; chips that went in before anybody noticed make it live, and the
post is due on the next deal (WSOP Live 2024 R157, Robert's Rules v11 s.4.11). Who has not looked may still post.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from dealer_assist.hand.state import HandState, InHand, Stage, place
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import DealtWithoutPost
from dealer_assist.table.newcomers import on_the_way
from dealer_assist.table.places import nobody_there, taken, with_seat
from dealer_assist.table.rule import Rule, no_hand_open
from dealer_assist.table.standing import Comes, Coming, Way
from dealer_assist.table.state import TableState


class WithoutPost(StrEnum):
    """What becomes of such a hand."""

    DEAD = "dead"
    LIVE = "live"
    """It plays, and the player must post on the next deal."""
    STILL_POSTS = "still_posts"
    """The player has neither looked nor acted: the post is put out now."""


def without_post(*, looked: bool, acted: bool) -> WithoutPost:
    """What becomes of the hand of a player dealt in without a post.

    >>> without_post(looked=True, acted=False).value
    'dead'
    """
    if acted:
        return WithoutPost.LIVE
    return WithoutPost.DEAD if looked else WithoutPost.STILL_POSTS


CITE = ("WSOP Live 2024 R157", "Robert's Rules v11 s.4.11")


def _cannot(table: TableState, entry: DealtWithoutPost) -> Refused | None:
    if refused := no_hand_open(table) or nobody_there(table, entry.seat):
        return refused
    hand = table.hand
    if hand is not None and entry.acted and (hand.street or hand.stage is not Stage.BETTING):
        return Refused(RefusalCode.BETTING_CLOSED, {"seat": entry.seat}, cite=CITE)
    if hand is not None and place(hand, entry.seat) is not None:
        # this table dealt the seat in with all it had to post
        return Refused(RefusalCode.PLAYS_ALREADY, {"seat": entry.seat}, cite=CITE)
    if on_the_way(taken(table, entry.seat)) is None:
        return Refused(RefusalCode.PLAYS_ALREADY, {"seat": entry.seat}, cite=CITE)
    return None


def _may_not(_table: TableState, entry: DealtWithoutPost) -> Refused | None:
    if without_post(looked=entry.looked, acted=entry.acted) is not WithoutPost.STILL_POSTS:
        return None
    return Refused(RefusalCode.MAY_STILL_POST, {"seat": entry.seat}, cite=CITE)


def _do(table: TableState, entry: DealtWithoutPost) -> TableState:
    """A dead hand leaves the book as it is; a live one joins the hand, and the post is kept for the next deal."""
    hand, seat = table.hand, taken(table, entry.seat)
    assert hand is not None, "cannot has asked before"
    if without_post(looked=entry.looked, acted=entry.acted) is WithoutPost.DEAD:
        return table
    coming = on_the_way(seat) or Coming(Comes.BACK)
    posting = replace(seat, coming=replace(coming, way=Way.POST))
    return replace(with_seat(table, posting), hand=_with_player(hand, entry.seat, seat.stack))


def _with_player(hand: HandState, number: int, stack: int | None) -> HandState:
    """The hand with one more seat that has put in nothing yet; its wager follows as an entry of its own."""
    seats = (*hand.seats, InHand(number, stack, started=stack))
    return replace(hand, seats=tuple(sorted(seats, key=lambda each: each.seat)))


DEALT_WITHOUT_POST = Rule(_cannot, _may_not, _do)
