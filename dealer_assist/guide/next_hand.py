"""NEXT HAND: where button and blinds are now, who posts what, who gets the first card and who acts first.

Option `button_rule`; with two players `heads_up_transition`, with an ante `ante_type`. TDA 2024 R32 and R34-B,
WSOP Live 2024 R151 and R153. A dead button or small blind is told with what it means for the hands around it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.state import HandState, Stage, in_hand
from dealer_assist.rules.options import AnteType, ButtonRule, HouseRules, SmallBlindPosition
from dealer_assist.table.dealing_in import killed_in
from dealer_assist.table.positions import everybody, next_positions, next_seat, rotation
from dealer_assist.table.posting import ante_for_the_table
from dealer_assist.table.state import Marks, TableState


class Deal(msgspec.Struct, frozen=True):
    """A hand that was just dealt at a table."""

    table: TableState
    hand: HandState
    marks: Marks
    """Positions of this hand."""
    first_act: int

    @property
    def seats(self) -> tuple[int, ...]:
        """Seats dealt in, ascending."""
        return tuple(each.seat for each in self.hand.seats)


def next_hand(table: TableState) -> Prompt | None:
    """What is told once the hand has started; None as soon as somebody has acted."""
    deal = _just_dealt(table)
    if deal is None:
        return None
    if len(deal.seats) == 2:
        return _heads_up(deal)
    if (buyer := _buyer(deal)) is not None:
        return _button_bought(deal, buyer)
    if deal.marks.third_blind is not None:
        return _three_blinds(deal, deal.marks.third_blind)
    nobody_there = (deal.marks.button not in deal.seats, deal.marks.small_blind not in deal.seats)
    if nobody_there[0] and deal.hand.rules.small_blind_position is SmallBlindPosition.ON_BUTTON:
        return _dead_on_button(deal)
    return TOLD[nobody_there](deal)


def _just_dealt(table: TableState) -> Deal | None:
    hand, at = table.hand, table.laid
    if hand is None or at is None or hand.to_act is None or hand.stage is not Stage.BETTING or hand.street:
        return None
    killed = () if table.undealt is None else killed_in(table.undealt)
    if any(each.acted_at is not None or (each.folded and each.seat not in killed) for each in hand.seats):
        return None
    if hand.positions != at or at.button is None or at.big_blind is None or table.marks is None:
        # it was counted in the middle
        return None
    small_blind = at.small_blind or table.marks.small_blind
    return Deal(table, hand, Marks(at.button, small_blind, at.big_blind, at.third_blind), hand.to_act)


def _heads_up(deal: Deal) -> Prompt:
    button, big_blind = deal.marks.button, deal.marks.big_blind
    slots = {
        "button": button,
        "sb": in_hand(deal.hand, button).front,
        "bb_seat": big_blind,
        "bb": in_hand(deal.hand, big_blind).front,
    }
    return Prompt("next_hand_heads_up", slots, Why(options=("heads_up_transition",)))


def _buyer(deal: Deal) -> int | None:
    """The seat that buys the button while the two due for the blinds are held back; None = nobody does."""
    marks = deal.table.marks
    bought = marks is not None and marks.small_blind == deal.marks.big_blind
    return deal.marks.big_blind if bought and len(deal.seats) > 2 else None


def _button_bought(deal: Deal, buyer: int) -> Prompt:
    """Only the buyer posts; next hand the button lies there. Option `buy_button_other_blinds`."""
    each = in_hand(deal.hand, buyer)
    slots = {"button": deal.marks.button, "seat": buyer, "live": each.front, "dead": each.dead}
    options = ("buy_button_other_blinds", "entry_between_button_and_big_blind")
    return Prompt("next_hand_button_bought", {**slots, "first_act": deal.first_act}, Why(options=options))


def _three_blinds(deal: Deal, third: int) -> Prompt:
    """Three blinds, the third one the largest; a smaller one is left out where nobody sits on its place."""
    small, big, hand = deal.marks.small_blind, deal.marks.big_blind, deal.hand
    slots = {
        "button": deal.marks.button,
        "sb_seat": small if small in deal.seats else None,
        "sb": hand.small_blind,
        "bb_seat": big if big in deal.seats else None,
        "bb": hand.big_blind,
        "third_seat": third,
        "third": in_hand(hand, third).front,
        "last": None if deal.marks.button in deal.seats else deal.table.acts_last,
        "first_card": next_seat(deal.marks.button, deal.seats),
        "first_act": deal.first_act,
    }
    return Prompt("next_hand_three_blinds", slots, Why(options=("button_rule",)))


def _dead_on_button(deal: Deal) -> Prompt:
    """The small blind goes with the button, and the button lies before an empty seat."""
    slots = {"button": deal.marks.button, **_big_blind(deal), "last": deal.table.acts_last}
    return Prompt("next_hand_dead_on_button", slots, Why(options=("button_rule", "small_blind_position")))


def _everybody_there(deal: Deal) -> Prompt:
    ante, ante_seat = ante_told(deal)
    slots: dict[str, Any] = {
        "button": deal.marks.button,
        "button_posts": _button_posts(deal),
        **_small_blind(deal),
        **_big_blind(deal),
        "first_card": next_seat(deal.marks.button, deal.seats),
        "first_act": deal.first_act,
        "ante": ante,
        "ante_seat": ante_seat,
    }
    options = ("button_rule",) if ante is None else ("ante_type", "button_rule")
    return Prompt("next_hand", slots, Why(options=options))


def _button_posts(deal: Deal) -> int | None:
    """What the button posts because the moving button skipped it; None where it posts nothing for that."""
    if deal.hand.rules.button_rule is not ButtonRule.MOVING_BUTTON or deal.marks.button == deal.marks.small_blind:
        return None
    return in_hand(deal.hand, deal.marks.button).front or None


def _dead_button(deal: Deal) -> Prompt:
    slots = {"button": deal.marks.button, **_small_blind(deal), **_big_blind(deal)}
    last = {"last": deal.table.acts_last, "again": _last_again(deal)}
    return Prompt("next_hand_dead_button", {**slots, **last}, Why(options=("button_rule",)))


def _no_small_blind(deal: Deal) -> Prompt:
    slots = {"button": deal.marks.button, **_big_blind(deal), **_hand_after(deal)}
    return Prompt("next_hand_no_small_blind", slots, Why(options=("button_rule",)))


def _neither(deal: Deal) -> Prompt:
    # the empty small blind place gets the button next: the same seat is last in this hand and in that one
    hands = 3 if _last_again(deal) else 2
    last = {"last": deal.table.acts_last, "hands": hands}
    slots = {"button": deal.marks.button, **_big_blind(deal), **_hand_after(deal), **last}
    return Prompt("next_hand_dead_button_no_small_blind", slots, Why(options=("button_rule",)))


TOLD: dict[tuple[bool, bool], Callable[[Deal], Prompt]] = {
    (False, False): _everybody_there,
    (True, False): _dead_button,
    (False, True): _no_small_blind,
    (True, True): _neither,
}
"""How a hand is told, by whether button and small blind lie before an empty place."""


def _small_blind(deal: Deal) -> dict[str, int]:
    seat = deal.marks.small_blind
    return {"sb_seat": seat, "sb": in_hand(deal.hand, seat).front}


def _big_blind(deal: Deal) -> dict[str, int]:
    seat = deal.marks.big_blind
    return {"bb_seat": seat, "bb": in_hand(deal.hand, seat).front}


def _last_again(deal: Deal) -> bool:
    return deal.table.acts_last == deal.table.acted_last_before


def _hand_after(deal: Deal) -> dict[str, int]:
    """Positions of the hand after this one if nobody comes or goes."""
    way = rotation(deal.hand.rules, deal.table.stakes)
    after = next_positions(deal.table.marks or deal.marks, everybody(deal.seats), way)
    return {"next_button": after.button, "next_sb": after.small_blind, "next_bb": after.big_blind}


def ante_told(deal: Deal) -> tuple[int | None, int | None]:
    """The ante and the seat that pays it for all; no seat = each pays it, no ante = none is played."""
    return ANTE[deal.hand.rules.ante_type](deal, deal.hand.rules)


def _no_ante(deal: Deal, rules: HouseRules) -> tuple[int | None, int | None]:
    return None, None


def _from_each(deal: Deal, rules: HouseRules) -> tuple[int | None, int | None]:
    return rules.ante_amount, None


def _from_big_blind(deal: Deal, rules: HouseRules) -> tuple[int | None, int | None]:
    return ante_for_the_table(rules, len(deal.seats), deal.table.stakes), deal.marks.big_blind


def _from_button(deal: Deal, rules: HouseRules) -> tuple[int | None, int | None]:
    return rules.ante_amount, deal.marks.button


ANTE: dict[AnteType, Callable[[Deal, HouseRules], tuple[int | None, int | None]]] = {
    AnteType.NONE: _no_ante,
    AnteType.PER_PLAYER: _from_each,
    AnteType.BIG_BLIND: _from_big_blind,
    AnteType.BUTTON: _from_button,
}
"""What is told of the ante, by the option `ante_type`."""
