"""The cards of a recorded hand: dealt, drawn, turned up; each as the entry a dealer would make for it.

Cards dealt face down are counted, never named; a hand is named when the record turns it up, from what was dealt if it
only says that. In stud the cards that show are told, because they say whose turn it is.
"""

from collections.abc import Callable, Iterator, Mapping

from dealer_assist.exchange.differences import Difference, DifferenceCode
from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import (
    UNKNOWN_CARD,
    BoardDealt,
    Cards,
    Drew,
    HoleDealt,
    Mucked,
    Showed,
    cards_read,
)
from dealer_assist.exchange.phh_own import Own
from dealer_assist.exchange.phh_pots import mucked
from dealer_assist.hand.draws import may_draw, to_draw
from dealer_assist.hand.entries import (
    BoardTold,
    CardsDealt,
    CardsDrawn,
    CommunityDealt,
    RunIt,
    StreetDealt,
    Tabled,
    UpCardsTold,
)
from dealer_assist.hand.state import HandState, Stage, in_hand
from dealer_assist.hand.streets import board_due
from dealer_assist.hand.stud_openers import up_cards_due
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.table.entries import Entry, FloorDecision, Together

Now = Callable[[], HandState]
CardsCame = HoleDealt | BoardDealt | Showed | Mucked | Drew


class CardsTold:
    """What a record has told of the cards so far."""

    def __init__(self, hand: PhhHand, seats: Mapping[int, int]) -> None:
        self._hand = hand
        self._seats = seats
        self._held: dict[int, Cards] = dict.fromkeys(seats, ())
        self._deal: list[Entry] = []
        self._turned_up: list[int] = []
        """Players who turned their hands up before all their cards were dealt."""
        self._board_seen = False

    def closes_the_round(self, action: CardsCame, hand: HandState, own: Own) -> bool:
        """Whether the betting must be over before it: all but the first deal, and the board a hand begins with."""
        if isinstance(action, HoleDealt):
            return self._is_a_later_street(hand)
        if isinstance(action, Drew):
            return self._seats[action.player] not in to_draw(hand)
        return not (isinstance(action, BoardDealt) and self._lies_already(hand, own))

    def _lies_already(self, hand: HandState, own: Own) -> bool:
        """Whether a board lies there that nobody told yet.

        A bomb pot begins with its flop, courchevel with one card of it; drawmaha draws first.
        """
        from_the_start = bool(hand.game.streets[0].board)
        if not (own.bomb_pot or own.street or from_the_start or hand.game.draws):
            return False
        begins_later = bool(own.bomb_pot or own.street or from_the_start) and not self._board_seen
        after_a_draw = may_draw(hand) > 0 and len(hand.board) < board_due(hand, hand.street)
        return after_a_draw or (begins_later and board_due(hand, hand.street) > 0)

    def _is_a_later_street(self, hand: HandState) -> bool:
        """Whether cards dealt now begin a street of stud: somebody has acted on this one."""
        return hand.game.later_first is not None and not self._deal and _street_is_dealt(hand)

    def entries(self, action: CardsCame, index: int, now: Now, own: Own) -> Iterator[Entry]:
        """The entries of one recorded happening. Raises `NotPlayed` (no such action)."""
        match action:
            case HoleDealt():
                yield from self._hole_cards(action, index, now())
            case BoardDealt(cards=cards):
                yield from self._board(cards, now, own)
            case Drew():
                yield from self._drew(action, index, now)
            case Showed(player=player, cards=cards):
                yield from self._showed(player, cards, now())
            case Mucked(player=player):
                yield from mucked(now(), self._seats[player])

    # -- hole cards

    def _hole_cards(self, action: HoleDealt, index: int, hand: HandState) -> Iterator[Entry]:
        """The cards of a deal go round the table as one entry; those drawn for others are in it already."""
        held = self._held[action.player] = self._held[action.player] + action.cards
        if hand.drawn:
            return
        seat = self._seats[action.player]
        if self._is_a_later_street(hand):
            self._deal.append(StreetDealt())
        self._deal.append(CardsDealt(seat, len(action.cards)))
        if hand.game.later_first is not None:
            self._deal += _up_cards(hand, seat, held, later=isinstance(self._deal[0], StreetDealt))
        following = self._hand.actions[index + 1 : index + 2]
        if not (following and isinstance(following[0], HoleDealt)):
            deal, self._deal = self._deal, []
            yield Together(tuple(deal)) if len(deal) > 1 else deal[0]

    # -- draws

    def _drew(self, action: Drew, index: int, now: Now) -> Iterator[Entry]:
        hand = now()
        if not hand.game.draws:
            raise NotPlayed(NotPlayedBecause.NO_SUCH_ACTION, "the game has no draw", action=index)
        if self._seats[action.player] not in to_draw(hand):
            yield StreetDealt()
        yield CardsDrawn(self._seats[action.player], len(action.discards))
        self._held[action.player] = _without(self._held[action.player], action.discards)

    # -- the board

    def _board(self, cards: Cards, now: Now, own: Own) -> Iterator[Entry]:
        hand = now()
        if own.run_it is not None and hand.run_it is None and betting_is_over(hand):
            yield _run_it(own, self._seats)
        begins_with_it = self._lies_already(now(), own)
        self._board_seen = True
        if begins_with_it:
            yield from () if UNKNOWN_CARD in cards else (BoardTold((*now().board, *cards)),)
        elif now().game.later_first is not None:
            yield CommunityDealt(None if UNKNOWN_CARD in cards else cards[0])
        else:
            yield StreetDealt(_board_told(cards, now()))

    # -- the showdown

    def _showed(self, player: int, cards: Cards | None, hand: HandState) -> Iterator[Entry]:
        if cards is not None:
            whole = len(cards) == hand.game.hole_cards and UNKNOWN_CARD not in cards
            self._held[player] = cards if whole else _learnt(self._held[player], cards)
        if self._whole(player, hand):
            yield from self._tabled(player, hand)
        else:
            self._turned_up.append(player)

    def _whole(self, player: int, hand: HandState) -> bool:
        held = self._held[player]
        return len(held) == hand.game.hole_cards - hand.stud.community and UNKNOWN_CARD not in held

    def _tabled(self, player: int, hand: HandState) -> Iterator[Entry]:
        if self._whole(player, hand) and not in_hand(hand, self._seats[player]).folded:
            yield Tabled(self._seats[player], self._held[player])

    def at_the_end(self, now: Now, own: Own, remarks: list[Difference]) -> Iterator[Entry]:
        """Hands turned up before their last card came, boards below the first, and hands the record forgot to show."""
        for player in self._turned_up:
            if now().stage is Stage.SHOWDOWN:
                yield from self._tabled(player, now())
        yield from _more_boards(own, now)
        yield from self._showdown_left_out(now(), remarks)

    def _showdown_left_out(self, hand: HandState, remarks: list[Difference]) -> Iterator[Entry]:
        """Hands known from the deal, in a record that has a showdown and no word of it."""
        told = any(isinstance(action, Showed | Mucked) for action in self._hand.actions)
        if hand.stage is not Stage.SHOWDOWN or told:
            return
        known = [player for player in self._held if self._whole(player, hand)]
        if known:
            said = "the record has no showdown; the hands it deals openly are taken as shown"
            remarks.append(Difference(DifferenceCode.SHOWDOWN_LEFT_OUT, said))
        for player in known:
            yield from self._tabled(player, hand)


def _street_is_dealt(hand: HandState) -> bool:
    """Whether the cards of this street of stud lie there: the hands have as many as it deals."""
    due = sum(each.hole + each.up for each in hand.game.streets[: hand.street + 1])
    return any(each.cards >= due for each in hand.seats if not each.folded)


def _up_cards(hand: HandState, seat: int, held: Cards, *, later: bool) -> Iterator[Entry]:
    """The cards of a stud hand that show, once all of them are known."""
    streets = hand.game.streets[: hand.street + 1 + later]
    showing: list[str] = []
    place = 0
    for street in streets:
        showing += held[place + street.hole : place + street.hole + street.up]
        place += street.hole + street.up
    due = up_cards_due(hand.game, len(streets) - 1)
    if streets[-1].up and len(showing) == due and UNKNOWN_CARD not in showing:
        yield UpCardsTold(seat, tuple(showing))


def _board_told(cards: Cards, hand: HandState) -> Cards:
    """The board cards of a street; none if one of them or of an earlier street is unknown."""
    untold = UNKNOWN_CARD in cards or len(hand.board) < board_due(hand, hand.street)
    return () if untold else cards


def _without(held: Cards, discards: Cards) -> Cards:
    """A hand after a discard; cards nobody saw go first for those nobody saw."""
    left = list(held)
    for card in discards:
        left.remove(card if card in left else UNKNOWN_CARD if UNKNOWN_CARD in left else left[0])
    return tuple(left)


def _learnt(held: Cards, shown: Cards) -> Cards:
    """A hand after some of it was shown: what was known of it, or else what was shown and cards nobody saw."""
    if set(shown) - {UNKNOWN_CARD} <= set(held):
        return held if len(held) > len(shown) or UNKNOWN_CARD in shown else shown
    return (*shown, *(UNKNOWN_CARD,) * (len(held) - len(shown)))


def _run_it(own: Own, seats: Mapping[int, int]) -> Entry:
    assert own.run_it is not None
    agreed = tuple(sorted(seats[player] for player in own.run_it.agreed))
    return FloorDecision(RunIt(own.run_it.boards, agreed), "they agreed, says the record")


def _more_boards(own: Own, now: Now) -> Iterator[Entry]:
    for number, told in ((2, own.board_2), (3, own.board_3)):
        if told:
            yield BoardTold(cards_read(told), number)
