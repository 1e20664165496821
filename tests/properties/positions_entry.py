"""What it costs to be dealt in: newcomers, players who come back, and players who changed seats.

Sections 5 to 8 of the rules of button and blinds. Every function answers with the chips to post, or with None: not this
hand. It adds to `doubts` where the text leaves the answer open.
"""

from __future__ import annotations

import msgspec

from tests.properties.positions_terms import Choice, Doubt, Options, Player, Post, Stakes, Standing, Where

FREE_OF_CHARGE = Post()


class Room(msgspec.Struct, frozen=True):
    """What prices depend on besides the player."""

    options: Options
    stakes: Stakes
    players: int
    """Seated at the table, absent ones included."""
    doubts: set[Doubt]


def price(room: Room, player: Player, where: Where, under_the_gun: bool) -> Post | None:
    """What this player posts to be dealt in on a seat at this place."""
    if player.standing is Standing.DEALING_OFF:
        return _dealing_off(player, where)
    if player.choice is Choice.WAIT and player.hands_to_wait != 0:
        return None
    if where is Where.OUTSIDE:
        return _outside(room, player, under_the_gun)
    if player.standing is Standing.MOVED:
        room.doubts.add(Doubt.MOVED_INSIDE)
    if where is Where.BUTTON:
        return _on_the_button(room, player)
    if where is Where.BETWEEN:
        return _between(room, player)
    return _on_the_small_blind(room, player) if where is Where.SMALL_BLIND else None


def _dealing_off(player: Player, where: Where) -> Post | None:
    """Section 8, last row (WL 160, RR s.4.15): the blinds pass once, then in behind the button, free."""
    return FREE_OF_CHARGE if player.passed_by_big and where is Where.OUTSIDE else None


def _outside(room: Room, player: Player, under_the_gun: bool) -> Post | None:
    """Section 5, first row; section 7 for those who owe; section 8 for those who moved."""
    if player.standing is Standing.NEW:
        return _newcomer_outside(room, player)
    if player.standing is Standing.RETURNING:
        return _back_outside(room, player, under_the_gun)
    return Post(live=room.stakes.big) if player.choice is Choice.POST else FREE_OF_CHARGE


def _newcomer_outside(room: Room, player: Player) -> Post | None:
    """Section 5: option `new_player_entry`. A choice that is not allowed is kept for later deals."""
    if player.choice is Choice.ASSIGNED:
        return FREE_OF_CHARGE
    if room.options.new_player_entry == "no_post" and player.choice in (Choice.FREE, Choice.POST):
        if player.choice is Choice.POST:
            room.doubts.add(Doubt.POST_WHERE_FREE)
        return FREE_OF_CHARGE
    if room.options.new_player_entry == "post_big_blind" and player.choice is Choice.POST:
        return Post(live=room.stakes.big)
    return None


def _back_outside(room: Room, player: Player, under_the_gun: bool) -> Post | None:
    """Section 7: option `missed_blinds_return`; a straddle under the gun replaces what was owed (WL 156)."""
    if player.choice not in room.options.missed_blinds_return:
        return None
    if player.choice is Choice.STRADDLE:
        return Post(live=2 * room.stakes.big) if under_the_gun else None
    return made_up(room, player) if player.choice is Choice.POST else None


def _on_the_button(room: Room, player: Player) -> Post | None:
    """Section 5, row of the button; option `post_on_button` goes before the option for the arc."""
    if room.options.post_on_button and player.choice is Choice.POST:
        return _posted_inside(room, player)
    if room.options.entry_between_button_and_big_blind != "take_position":
        return None
    if player.choice is not Choice.ASSIGNED:
        room.doubts.add(Doubt.TAKES_BUTTON)
    if player.standing is Standing.RETURNING:
        room.doubts.add(Doubt.TAKES_OWING)
        return _posted_inside(room, player) if player.choice is Choice.POST else None
    return FREE_OF_CHARGE


def _between(room: Room, player: Player) -> Post | None:
    """Section 5, row 'strictly between'; section 6 (WL 154, 202): post only, or buy the button.

    With `take_position` and with `wait` there is no hand until the button has passed.
    """
    if room.options.entry_between_button_and_big_blind != "post_or_buy_button":
        return None
    if player.choice is Choice.BUY_BUTTON and _may_buy(room.options, player):
        return Post(live=room.stakes.big, dead=room.stakes.small)
    return _posted_inside(room, player) if player.choice is Choice.POST else None


def _may_buy(options: Options, player: Player) -> bool:
    """Section 7: who owes blinds buys the button only where that is on the list of ways back."""
    return player.standing is not Standing.RETURNING or "buy_button" in options.missed_blinds_return


def _posted_inside(room: Room, player: Player) -> Post | None:
    """A post from the button up to the big blind: newcomers a big blind, others what they owe."""
    if player.standing is Standing.RETURNING:
        return made_up(room, player) if "post" in room.options.missed_blinds_return else None
    if player.standing is Standing.NEW and room.options.new_player_entry == "wait_for_big_blind":
        room.doubts.add(Doubt.WAIT_ROOM)
    return Post(live=room.stakes.big)


def _on_the_small_blind(room: Room, player: Player) -> Post | None:
    """Section 5, row of the small blind: taken as the seat gives it, or no hand.

    The blind itself is posted by whoever holds the place; here is only what comes on top, nothing.
    """
    entry = room.options.entry_between_button_and_big_blind
    if entry == "take_position":
        if player.owes():
            room.doubts.add(Doubt.TAKES_OWING)
        return FREE_OF_CHARGE
    if entry == "post_or_buy_button":
        room.doubts.add(Doubt.SMALL_BLIND_SEAT)
    return None


def made_up(room: Room, player: Player) -> Post:
    """Section 7: the missed blinds, and the missed antes where the room wants them back.

    Rules: WL 156, 188; RR s.4.10; options `missed_small_blind_only`, `missed_blinds_live_part`.
    """
    smalls, bigs = player.smalls_owed, player.bigs_owed
    small, big = room.stakes.small, room.stakes.big
    total = smalls * small + bigs * big
    antes = antes_made_up(room, player)
    if not bigs:
        return _small_only(room, smalls).plus(dead=antes)
    if not smalls and room.options.missed_blinds_live_part == "all_dead":
        room.doubts.add(Doubt.BIG_ALONE_ALL_DEAD)
    live = {"largest_blind_only": big, "up_to_min_open": min(total, big), "all_live": total, "all_dead": 0}
    part = live[room.options.missed_blinds_live_part]
    return Post(live=part, dead=total - part + antes)


def _small_only(room: Room, smalls: int) -> Post:
    """Section 7, row 'only the small blind missed': option `missed_small_blind_only`."""
    amount = smalls * room.stakes.small
    if smalls == 0:
        room.doubts.add(Doubt.ANTES_ALONE)
        return FREE_OF_CHARGE
    if smalls > 1:
        room.doubts.add(Doubt.SEVERAL_SMALL)
    if room.options.missed_small_blind_only == "live":
        return Post(live=amount)
    on_top = room.stakes.big if room.options.missed_small_blind_only == "dead_plus_live_largest" else 0
    return Post(live=on_top, dead=amount)


def antes_made_up(room: Room, player: Player) -> int:
    """Section 7, `missed_ante_made_up`: all dead; with `one_set` at most one round, as many hands as players."""
    if not room.options.missed_ante_made_up:
        return 0
    hands = player.antes_missed
    if room.options.owed_blinds_cap == "one_set":
        hands = min(hands, room.players)
    return hands * room.stakes.ante


class ChangeCost(msgspec.Struct, frozen=True):
    """What a seat change costs: nothing, or a big blind in place of waiting."""

    must_post: bool
    wait_hands: int | None = None
    """Hands to wait instead; None: until the big blind comes."""


def seat_change_cost(rule: str, positions_away: int) -> ChangeCost:
    """Section 8: by how many active players the move goes away from the big blind; towards it is free.

    Rules: WL 159, RR s.4.14; option `seat_change_rule`.

    >>> seat_change_cost("same_relative_position", 2)
    ChangeCost(must_post=True, wait_hands=2)
    """
    if rule == "always_post":
        return ChangeCost(must_post=True)
    free_positions = 2 if rule == "free_up_to_two" else 0
    if positions_away <= free_positions:
        return ChangeCost(must_post=False)
    return ChangeCost(must_post=True, wait_hands=positions_away)
