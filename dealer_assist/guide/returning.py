"""A player is back, or comes in: what is owed, what is posted, how long the wait for the big blind is.

Options `missed_blinds_return` and `missed_blinds_live_part`, or `missed_small_blind_only` where only that was missed;
WSOP Live 2024 R156, Robert's Rules v11 s.4.10. Between hands the line of who is back leads until it was said how.
"""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.guide.asks import ask_missed
from dealer_assist.guide.prompt import Prompt, Said, Why
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.options import MissedBlindsReturn
from dealer_assist.table.dealing_in import next_deal
from dealer_assist.table.newcomers import Entrance
from dealer_assist.table.owed import made_up
from dealer_assist.table.posting import made_up_by
from dealer_assist.table.seat_changes import hands_until_big_blind
from dealer_assist.table.standing import Comes, Owed
from dealer_assist.table.state import Presence, Seat, TableState


def players_back(table: TableState) -> Iterator[Said]:
    """A line for each player who is back and has not said how to come in, the lowest seat first."""
    for seat in table.seats:
        coming = seat.coming
        undecided = coming is not None and coming.comes is Comes.BACK and coming.way is None
        if undecided and seat.presence is Presence.IN and seat.stack != 0:
            if seat.owes is None:
                yield ask_missed(seat.number)
            elif MissedBlindsReturn.POST in table.rules.missed_blinds_return:
                yield _owes_blinds(table, seat, seat.owes)


def _owes_blinds(table: TableState, seat: Seat, owes: Owed) -> Prompt:
    """What is posted, live and dead, and the wait where the house lets a player wait."""
    post = made_up(owes, table.stakes, table.rules)
    dead = post.total - post.live
    may_wait = MissedBlindsReturn.WAIT in table.rules.missed_blinds_return
    hands = hands_until_big_blind(table, seat.number) if may_wait else None
    slots = {"seat": seat.number, "total": post.total, "live": post.live, "dead": dead, "hands": hands}
    return Prompt("owes_blinds", slots, Why(sum=f"{post.live} + {dead}", options=_options(owes)))


def _options(owes: Owed) -> tuple[str, ...]:
    small_alone = owes.small and not owes.big and not owes.third
    part = "missed_small_blind_only" if small_alone else "missed_blinds_live_part"
    antes = ("missed_ante_made_up",) if owes.antes else ()
    return (*antes, part, "missed_blinds_return")


def posts_to_come_in(table: TableState) -> Iterator[Prompt]:
    """What those who come in with this hand put out besides the blinds; nothing once somebody has acted."""
    hand, undealt = table.hand, table.undealt
    deal = None if undealt is None else next_deal(undealt)
    if hand is None or deal is None or undealt is None or any(each.acted_at is not None for each in hand.seats):
        return
    for seat in deal.seats:
        does = deal.entrances.get(seat.number)
        if does is not None and does in OPTION:
            due = made_up_by(seat, does, undealt.stakes, undealt.rules)
            # a short stack posts what it has
            sits = in_hand(hand, seat.number)
            dead = min(due.total - due.live, sits.dead)
            slots = {"seat": seat.number, "live": sits.front, "dead": dead, "buys": does is Entrance.BUYS_BUTTON}
            yield Prompt("posts_to_come_in", slots, Why(options=OPTION[does]))


OPTION: dict[Entrance, tuple[str, ...]] = {
    Entrance.BIG_BLIND: ("new_player_entry",),
    Entrance.MAKES_UP: ("missed_blinds_return",),
    Entrance.BUYS_BUTTON: ("entry_between_button_and_big_blind", "buy_button_other_blinds"),
}
"""Options that make a player post, by what is posted."""
