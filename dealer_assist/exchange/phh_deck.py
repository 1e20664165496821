"""Cards a recorded hand cannot have had: one dealt twice, one the deck does not hold, one thrown away or shown unheld.

Recorded hands are typed in by people watching a screen, and a wrong suit changes who won. Decides which cards of a
record contradict each other; the hand is played as it stands, and the contradiction is told with its place. Where a
muck is dealt again when the deck runs out (draw: WSOP Live 2024 section X; stud), a card thrown away may come back.
"""

from collections.abc import Iterator

from dealer_assist.cards.card import RANKS
from dealer_assist.exchange.differences import Difference, DifferenceCode
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import UNKNOWN_CARD, BoardDealt, Cards, Drew, Folded, HoleDealt, Showed
from dealer_assist.exchange.phh_games import brings_in
from dealer_assist.games.game import Game


def impossible_cards(hand: PhhHand, game: Game) -> Iterator[Difference]:
    """Every place at which the record's cards contradict what it told before, in its order."""
    out = _CardsOut(hand, game)
    for index, action in enumerate(hand.actions):
        for wrong in out.contradictions(action):
            said = f"actions[{index}]: {wrong}; correct the card, or write ?? for one nobody saw"
            yield Difference(DifferenceCode.IMPOSSIBLE_CARDS, said)


class _CardsOut:
    """Which known cards lie where."""

    def __init__(self, hand: PhhHand, game: Game) -> None:
        self._game = game
        self._comes_back = bool(game.draws) or brings_in(game)
        self._board: list[str] = []
        self._held: dict[int, list[str]] = {player: [] for player in range(1, hand.player_count + 1)}
        self._to_replace: dict[int, int] = {}
        """Players who threw cards away and have not been dealt others, with how many."""

    def contradictions(self, action: object) -> Iterator[str]:
        """What is wrong with the cards of one action; they are taken as told all the same."""
        match action:
            case HoleDealt(player=player, cards=cards):
                yield from self._dealt(player, cards)
            case BoardDealt(cards=cards):
                yield from self._new(cards, self._board)
            case Drew(player=player, discards=cards):
                yield from self._thrown_away(player, cards)
            case Showed(player=player, cards=cards) if cards is not None:
                yield from self._shown(player, cards)
            case Folded(player=player) if self._comes_back:
                self._held[player] = []

    def _dealt(self, player: int, cards: Cards) -> Iterator[str]:
        thrown = self._to_replace.pop(player, len(cards))
        if thrown != len(cards):
            yield f"p{player} threw {thrown} away and is dealt {len(cards)}"
        yield from self._new(cards, self._held[player])

    def _new(self, cards: Cards, where: list[str]) -> Iterator[str]:
        for card in cards:
            if card != UNKNOWN_CARD and self._is_out(card):
                yield f"{card} is out already"
            elif card != UNKNOWN_CARD and RANKS.index(card[0]) < RANKS.index(self._game.lowest):
                yield f"{card} is not in the deck of this game"
            where.append(card)

    def _is_out(self, card: str) -> bool:
        return card in self._board or any(card in held for held in self._held.values())

    def _thrown_away(self, player: int, cards: Cards) -> Iterator[str]:
        for card in cards:
            if not self._gives(player, card):
                yield f"p{player} does not hold {card}"
        if cards:
            self._to_replace[player] = len(cards)

    def _gives(self, player: int, card: str) -> bool:
        """Take a card from a hand, for one nobody saw if need be; False if the hand has neither."""
        held = self._held[player]
        gone = card if card in held else UNKNOWN_CARD
        if gone in held:
            held.remove(gone)
            return True
        return False

    def _shown(self, player: int, cards: Cards) -> Iterator[str]:
        held = self._held[player]
        # some records tell a player's cards at the showdown only
        dealt = bool(held)
        for card in (card for card in cards if card != UNKNOWN_CARD and card not in held):
            if self._is_out(card):
                yield f"{card} is out already"
            elif not self._gives(player, card) and dealt:
                yield f"p{player} was not dealt {card}"
            held.append(card)
