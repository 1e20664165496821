"""Cards that show in front of the players of stud are told, and the one card in the middle when the deck is too short.

They say whose turn it is; told after somebody has acted they change nothing of that. WSOP Live 2024 R215 and R228,
TDA 2024 RP-10, Robert's Rules v11 s.8.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import CommunityDealt, StreetDealt, UpCardsTold
from dealer_assist.hand.rule import HandRule, nothing_forbids
from dealer_assist.hand.state import HandState, place
from dealer_assist.hand.streets import STREET_DEALT, cards_that_lie_open, wrong_cards
from dealer_assist.hand.stud import UpCards
from dealer_assist.hand.stud_openers import up_cards_due
from dealer_assist.hand.stud_turn import begun_by_boards, nobody_has_acted_yet
from dealer_assist.rules.refused import RefusalCode, Refused


def _cannot_show(hand: HandState, entry: UpCardsTold) -> Refused | None:
    if hand.game.later_first is None:
        return Refused(RefusalCode.NO_CARDS_SHOW, {"seat": entry.seat})
    if place(hand, entry.seat) is None:
        return Refused(RefusalCode.NOT_IN_HAND, {"seat": entry.seat})
    return _wrong_count(hand, entry) or _not_these(hand, entry)


def _wrong_count(hand: HandState, entry: UpCardsTold) -> Refused | None:
    """As many as the street has dealt; of the last one, dealt face down, one may have been turned up."""
    due = up_cards_due(hand.game, hand.street)
    turned_up = hand.street == len(hand.game.streets) - 1
    if len(entry.cards) == due or (turned_up and len(entry.cards) == due + 1):
        return None
    return Refused(RefusalCode.WRONG_CARD_COUNT, {"seat": entry.seat, "count": len(entry.cards), "due": due})


def _not_these(hand: HandState, entry: UpCardsTold) -> Refused | None:
    return wrong_cards(hand.game, entry.cards, cards_that_lie_open(hand, but=entry.seat))


def _show(hand: HandState, entry: UpCardsTold) -> HandState:
    others = tuple(each for each in hand.stud.up if each.seat != entry.seat)
    up = tuple(sorted((*others, UpCards(entry.seat, entry.cards)), key=lambda each: each.seat))
    shown = replace(hand, stud=replace(hand.stud, up=up))
    return begun_by_boards(shown) if nobody_has_acted_yet(hand) and _turn_by_cards(hand) else shown


def _turn_by_cards(hand: HandState) -> bool:
    """Whether the cards say whose turn it is: on third street only while the bring-in is due."""
    return hand.street > 0 or hand.stud.bring_in_due


UP_CARDS_TOLD = HandRule(_cannot_show, nothing_forbids, _show)


# -- one card for everybody


def _cannot_share(hand: HandState, entry: CommunityDealt) -> Refused | None:
    if hand.game.later_first is None or hand.street != len(hand.game.streets) - 2:
        return Refused(RefusalCode.NO_STREET_LEFT, {"street": hand.street_name})
    if refused := STREET_DEALT.cannot(hand, StreetDealt()):
        return refused
    return wrong_cards(hand.game, () if entry.card is None else (entry.card,), cards_that_lie_open(hand))


def _share(hand: HandState, entry: CommunityDealt) -> HandState:
    told = () if entry.card is None else (entry.card,)
    return STREET_DEALT.do(replace(hand, stud=replace(hand.stud, community=True)), StreetDealt(told))


COMMUNITY_DEALT = HandRule(_cannot_share, nothing_forbids, _share)
