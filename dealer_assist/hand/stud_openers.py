"""Whose card brings in, and whose board acts first on the later streets of stud.

On third street the lowest card or, in razz, the highest, suits breaking ties; later the highest or lowest board that
shows. Books differ on boards that tie (option `stud_tied_board_first`) and on the last street after a card that all can
see (option `stud_river_first_to_act`). WSOP Live 2024 R215, R230, R235, R240, TDA 2024 RP-10, Robert's Rules v11 s.8;
rule file 05, section 2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dealer_assist.cards.boards import Strength, high_board, high_card, high_card_ace_low, low_board
from dealer_assist.games.game import Game, Opens
from dealer_assist.hand.state import HandState
from dealer_assist.rules.options import HouseRules, StudRiverFirstToAct, StudTiedBoardFirst

Boards = Mapping[int, tuple[str, ...]]
"""Cards that show, by seat."""


def up_cards_due(game: Game, street: int) -> int:
    """Cards that show in front of each player on a street."""
    return sum(each.up for each in game.streets[: street + 1])


def boards(hand: HandState) -> dict[int, tuple[str, ...]]:
    """Cards that show, as far as told, by seat."""
    return {each.seat: each.cards for each in hand.stud.up}


# -- third street


def bring_in_seat(hand: HandState) -> int | None:
    """The seat that owes the bring-in; None while a card is not told, or if none is due any more.

    A seat killed for its absence is dealt in like the others and may have to bring it in (TDA 2024 R30).
    """
    shown = boards(hand)
    if not hand.stud.bring_in_due or not shown or any(not shown.get(each.seat) for each in hand.seats):
        return None
    assert hand.game.bring_in is not None, "a game with a bring-in names the card"
    return BRINGS_IN[hand.game.bring_in]({seat: cards[0] for seat, cards in shown.items()})


BRINGS_IN: dict[Opens, Callable[[Mapping[int, str]], int]] = {
    Opens.LOW_CARD: lambda doors: min(doors, key=lambda seat: high_card(doors[seat])),
    Opens.HIGH_CARD: lambda doors: max(doors, key=lambda seat: high_card(doors[seat])),
    Opens.HIGH_CARD_ACE_LOW: lambda doors: max(doors, key=lambda seat: high_card_ace_low(doors[seat])),
}
"""Whose up card brings in."""


# -- the later streets


def opener(hand: HandState) -> int | None:
    """The seat whose board acts first on this street; None while a board that matters is not told."""
    last_street = hand.street == len(hand.game.streets) - 1
    if not last_street:
        return _by_board(hand, up_cards_due(hand.game, hand.street))
    if _new_card_shows(hand):
        return ON_LAST_STREET[hand.rules.stud_river_first_to_act](hand)
    # nothing new shows: the boards are those of the street before
    return _sixth_street_opener(hand)


def _new_card_shows(hand: HandState) -> bool:
    due = up_cards_due(hand.game, hand.street)
    return hand.stud.community or any(len(each.cards) > due for each in hand.stud.up)


def _sixth_street_opener(hand: HandState) -> int | None:
    """The player who opened sixth street, as long as that player is in."""
    if any(each.seat == hand.stud.opener and not each.folded for each in hand.seats):
        return hand.stud.opener
    return _by_board(hand, up_cards_due(hand.game, hand.street))


def _high_board_now(hand: HandState) -> int | None:
    return _by_board(hand, None)


ON_LAST_STREET: dict[StudRiverFirstToAct, Callable[[HandState], int | None]] = {
    StudRiverFirstToAct.SIXTH_STREET_OPENER: _sixth_street_opener,
    StudRiverFirstToAct.HIGH_BOARD_NOW: _high_board_now,
}
"""Who opens the last street after a card that everybody sees (TDA 2024 RP-10-H, Robert's Rules v11 s.8.15, 8.17)."""


def _by_board(hand: HandState, cards: int | None) -> int | None:
    """The best of the boards of so many cards; None = of all that show, a community card counting for everybody."""
    shown, in_the_middle = boards(hand), hand.board if hand.stud.community and cards is None else ()
    still_in = [each.seat for each in hand.seats if not each.folded]
    due = up_cards_due(hand.game, hand.street)
    if not still_in or any(len(shown.get(seat, ())) < due for seat in still_in):
        return None
    counted = {seat: (*shown[seat][:cards], *in_the_middle) for seat in still_in}
    assert hand.game.later_first is not None, "a stud game names the board"
    return acts_first(hand.game.later_first, counted, hand.rules)


def acts_first(first: Opens, shown: Boards, rules: HouseRules) -> int:
    """The seat whose board acts first, of these. Option `stud_tied_board_first`."""
    best = ACTS_FIRST[first](shown)
    return TIED[rules.stud_tied_board_first](first, {seat: shown[seat] for seat in best})


def _best(shown: Boards, strength: Callable[[tuple[str, ...]], Strength], pick: Callable[..., Strength]) -> list[int]:
    strengths = {seat: strength(cards) for seat, cards in shown.items()}
    best = pick(strengths.values())
    return [seat for seat, each in strengths.items() if each == best]


ACTS_FIRST: dict[Opens, Callable[[Boards], list[int]]] = {
    Opens.HIGH_BOARD: lambda shown: _best(shown, high_board, max),
    Opens.LOW_BOARD: lambda shown: _best(shown, low_board, min),
}
"""Seats with the board that acts first, several if they tie."""


def _highest_card(first: Opens, tied: Boards) -> int:
    place = high_card_ace_low if first is Opens.LOW_BOARD else high_card
    return max(tied, key=lambda seat: max(map(place, tied[seat])))


def _dealt_first(_first: Opens, tied: Boards) -> int:
    """Stud is dealt from the dealer's left."""
    return min(tied)


TIED: dict[StudTiedBoardFirst, Callable[[Opens, Boards], int]] = {
    StudTiedBoardFirst.SUIT: _highest_card,
    StudTiedBoardFirst.POSITION: _dealt_first,
}
"""Which of several boards alike acts first (TDA 2024 RP-10-D; WSOP Live 2024 R215)."""
