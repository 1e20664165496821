"""What stands before the actions of an exported hand: game, seats, stacks, antes, blinds, sizes of bets.

Decides what the format's own keys can say of the chips that were in before anybody acted. What they cannot say stands
in our own keys beside them (`phh_own`): `own_posts` gives those from which the hand is taken up exactly.
"""

from datetime import UTC, datetime
from typing import Any

import dealer_assist
from dealer_assist.exchange.hand_log import HandLogged
from dealer_assist.exchange.phh_games import Dealt, brings_in, code_of
from dealer_assist.exchange.phh_house import told_house
from dealer_assist.exchange.phh_own import PROGRAM, OwnKill, OwnPost, OwnPot
from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.positions import is_blind
from dealer_assist.hand.sizes import smallest_bet
from dealer_assist.hand.state import HandState, InHand, in_hand
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import AnteType, BettingStructure


def order_of(hand: HandState) -> tuple[int, ...]:
    """Chairs in the order of the file: left of the button first; in stud, and without a button, left of the dealer."""
    seats = [each.seat for each in hand.seats]
    button = hand.positions.button
    return tuple(seats) if button is None or brings_in(hand.game) else tuple(clockwise_from(button, seats))


def how_dealt(hand: HandState) -> Dealt:
    """Game and betting structure of a hand."""
    return Dealt(hand.game.name, hand.rules.betting_structure)


def is_plain(logged: HandLogged) -> bool:
    """Whether the format has a code for what was played: one board, from the first card on, not run twice."""
    hand = logged.last
    begins = not logged.begun.street and not logged.begun.forced.bomb_ante
    return begins and hand.game.boards == 1 and hand.run_it is None


def header(logged: HandLogged) -> dict[str, Any]:
    """The format's keys by their names in `PhhHand`; the file's order, heads-up flipped as the format asks."""
    hand, order = logged.begun, order_of(logged.begun)
    how = how_dealt(hand)
    keys: dict[str, Any] = {
        "variant": code_of(how.game, how.betting) if is_plain(logged) else "",
        "antes": _flipped([_ante_due(hand, in_hand(hand, seat)) for seat in order]),
        "starting_stacks": tuple(in_hand(logged.last, seat).started for seat in order),
        "seats": order,
        "seat_count": logged.table.max_seats,
        "hand": logged.number,
    }
    keys["ante_trimming_status"] = len(set(keys["antes"])) == 1 and not any(each.dead for each in hand.seats)
    return keys | _blinds(hand, order) | _sizes(hand) | _when(logged.at_us)


def _blinds(hand: HandState, order: tuple[int, ...]) -> dict[str, Any]:
    if hand.game.forced is ForcedBets.BRING_IN:
        return {"bring_in": hand.big_blind}
    return {"blinds_or_straddles": _flipped([_blind_due(hand, in_hand(hand, seat)) for seat in order])}


def _sizes(hand: HandState) -> dict[str, Any]:
    if hand.rules.betting_structure is BettingStructure.FL:
        return {"small_bet": hand.bets.small_bet, "big_bet": hand.bets.big_bet}
    return {"min_bet": max(1, hand.big_blind if not hand.forced.bomb_ante else smallest_bet(hand))}


def _when(at_us: int) -> dict[str, Any]:
    at = datetime.fromtimestamp(at_us // 1_000_000, UTC)
    day = {"day": at.day, "month": at.month, "year": at.year}
    return {"time": at.time().replace(microsecond=0), "time_zone": "UTC", **day}


def _flipped(amounts: list[int]) -> tuple[int, ...]:
    """Heads-up the format writes the other player's amount: small blind first, though the button posts it."""
    return tuple(reversed(amounts)) if len(amounts) == 2 else tuple(amounts)


def _ante_due(hand: HandState, seat: InHand) -> int:
    """What the seat owed before the cards besides its blind; more than it had where it is all-in with less."""
    paid = seat.put_in - seat.front + seat.dead
    per_player = hand.rules.ante_type is AnteType.PER_PLAYER and not hand.forced.bomb_ante
    if seat.all_in and per_player:
        return max(paid, hand.rules.ante_amount)
    pays_for_all = hand.rules.ante_type in (AnteType.BIG_BLIND, AnteType.BUTTON) and seat.dead > 0
    return max(paid, hand.rules.ante_amount) if seat.all_in and pays_for_all and not hand.forced.bomb_ante else paid


def _blind_due(hand: HandState, seat: InHand) -> int:
    """The blind or straddle a seat owed; below nothing a live post that does not change the order."""
    straddles = {each.seat: each.to for each in hand.forced.straddles}
    if seat.seat in straddles:
        return max(straddles[seat.seat], seat.front)
    if hand.street or not (is_blind(hand, seat.seat) or _has_the_button_ante(hand, seat)):
        return -seat.front
    due = {
        hand.positions.small_blind: hand.small_blind,
        hand.positions.big_blind: hand.big_blind,
        hand.positions.third_blind: hand.third_blind,
        hand.positions.button if hand.game.forced is ForcedBets.BUTTON_ANTE else -1: hand.big_blind,
    }[seat.seat]
    return max(seat.front, due) if seat.all_in else seat.front


def _has_the_button_ante(hand: HandState, seat: InHand) -> bool:
    return hand.game.forced is ForcedBets.BUTTON_ANTE and seat.seat == hand.positions.button


# ------------------------------------------------------------------ our own keys


def own_facts(logged: HandLogged) -> dict[str, Any]:
    """Keys of ours that name what the format has no word for, whether or not other keys happen to imply it."""
    hand, order = logged.begun, order_of(logged.begun)
    forced = hand.forced
    players = {seat: player for player, seat in enumerate(order, start=1)}
    keys: dict[str, Any] = {
        "written_by": f"{PROGRAM} {dealer_assist.__version__}",
        "straddles": tuple((players[each.seat], each.to) for each in forced.straddles),
        "sleepers": tuple((players[each.seat], each.to) for each in forced.sleepers),
        "dead_blinds": forced.dead_blinds,
        "bomb_pot": forced.bomb_ante,
        "boards": hand.game.boards,
        "kill": _kill(logged, players),
    }
    if not header(logged)["variant"]:
        keys["betting"] = hand.rules.betting_structure.value
    if hand.rules.betting_structure is BettingStructure.SPREAD:
        keys["spread_most"] = hand.bets.spread_most
    button = hand.positions.button
    if button is not None and button != order[-1] and not brings_in(hand.game):
        keys["button"] = button
    return keys


def _kill(logged: HandLogged, players: dict[int, int]) -> OwnKill | None:
    forced, bets = logged.begun.forced, logged.table.stakes.bets
    if forced.killer is None:
        return None
    return OwnKill(players[forced.killer], forced.kill, bets.small_bet, bets.big_bet)


def own_posts(logged: HandLogged) -> dict[str, Any]:
    """Keys of ours from which the hand is taken up exactly as it lay before anybody acted."""
    hand, order = logged.begun, order_of(logged.begun)
    blinds = (hand.small_blind, hand.big_blind, hand.third_blind)
    return {
        "posts": tuple(_post(in_hand(hand, seat)) for seat in order),
        "button": hand.positions.button,
        "small_blind": hand.positions.small_blind,
        "big_blind": hand.positions.big_blind,
        "third_blind": hand.positions.third_blind,
        "blinds": blinds if hand.third_blind else blinds[:2],
        "chips": logged.table.chips,
        "house": told_house(hand.rules, how_dealt(hand)),
        **_in_the_middle(logged, order),
    }


def _post(seat: InHand) -> OwnPost:
    return OwnPost(
        live=seat.front,
        ante=seat.put_in - seat.front,
        dead=seat.dead,
        acted=seat.acted_at is not None,
        folded=seat.folded,
    )


def _in_the_middle(logged: HandLogged, order: tuple[int, ...]) -> dict[str, Any]:
    """What only a hand has that begins on a later street, or with more in front than the blinds tell."""
    hand = logged.begun
    keys: dict[str, Any] = {}
    if hand.street:
        keys["street"] = hand.street_name
    if hand.carried:
        keys["pots"] = tuple(_pot(pot.amount, pot.seats, order) for pot in hand.carried)
    if hand.to_act is not None:
        keys["to_act"] = order.index(hand.to_act) + 1
    if hand.full_raise is not None and (logged.counted or hand.level != hand.full_level):
        keys["full_raise"] = (hand.full_level - hand.full_raise, hand.full_level)
    elif hand.full_raise is not None and hand.level and not hand.forced.straddles and not hand.forced.kill:
        blind = max(hand.big_blind, hand.third_blind)
        if hand.level > blind:
            keys["full_raise"] = (max(0, hand.full_level - hand.full_raise), hand.full_level)
    return keys


def _pot(amount: int, seats: tuple[int, ...], order: tuple[int, ...]) -> OwnPot:
    return OwnPot(amount, tuple(order.index(seat) + 1 for seat in seats))
