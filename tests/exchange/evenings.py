"""Hands of a log for the tests of the export: evenings played at random at one table, in any game and structure."""

from __future__ import annotations

from random import Random

from dealer_assist.cards.card import DECK, RANKS
from dealer_assist.desk.desk import Desk
from dealer_assist.exchange.hand_log import HandLogged, hands_of_log
from dealer_assist.exchange.phh_games import game_of
from dealer_assist.games.game import Game
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.collection import collected
from dealer_assist.hand.draws import to_draw
from dealer_assist.hand.due_parts import parts_won
from dealer_assist.hand.entries import Award, BringIn, CardsDrawn, StreetDealt, Tabled
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.hand.showdown import eligible, hands_up, winners
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.hand.turn import owes_action
from dealer_assist.journal.memory import MemoryJournal
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import Refused
from dealer_assist.table.ending import nothing_left
from dealer_assist.table.entries import EndHand, Entry, StartHand, TableOpened
from dealer_assist.table.state import Seat, Stakes
from tests.hands import ANY, some_action, some_blind_raises, some_opening, some_rules, some_stack
from tests.walks import Cards, a_desk, some_entry
from tests.wild import out_of_turn

RAKE: dict[str, object] = {"rake_method": "percent_rounded", "rake_percent_bp": 1000, "rake_cap": 7, "jackpot_drop": 1}


def hands_of(journal: MemoryJournal) -> list[HandLogged]:
    """The hands of a log."""
    return list(hands_of_log(journal.events()))


def some_evening(chance: Random, entries: int, wild: float = 0.0, early: float = 0.0) -> MemoryJournal:
    """A log of a hold'em table with straddles, kills, bomb pots and rake, that share of its entries unchecked.

    As many as `early` says are actions out of turn.
    """
    journal = MemoryJournal()
    desk = a_desk(journal)
    changes = {**some_blind_raises(chance), **(RAKE if chance.random() < 0.5 else {})}
    desk.submit("dealer", some_opening(chance, rules=some_rules(chance, **changes)))
    cards = Cards(chance)
    for _ in range(entries):
        entry = out_of_turn(chance, desk.table) if chance.random() < early else None
        desk.submit(chance.choice(("dealer", "floor:1")), entry or some_entry(desk.table, chance, cards, wild))
    return journal


def a_game_of(chance: Random, stem: str, rules: HouseRules, hands: int) -> MemoryJournal:
    """A log of some hands of any game, everybody with any stack, every hand followed to its end."""
    journal = MemoryJournal()
    desk = a_desk(journal)
    desk.submit("dealer", some_table(chance, game_of(stem), rules))
    for _ in range(hands):
        if sum(bool(seat.stack) for seat in desk.table.seats) < 2:
            break
        _play_one(desk, chance)
    return journal


def some_table(chance: Random, game: Game, rules: HouseRules) -> TableOpened:
    """A table of that game with two to six players."""
    seats = sorted(chance.sample(range(1, 9), chance.randint(2, min(6, game.max_players))))
    stakes = Stakes(1, 2, bets=BetSizes(2, 4, 2, 10), bring_in=1, button_ante=2)
    return TableOpened(
        game=game,
        rules=rules,
        stakes=stakes,
        max_seats=8,
        seats=tuple(Seat(seat, some_stack(chance, 4)) for seat in seats),
        button=chance.choice(seats),
    )


def _play_one(desk: Desk, chance: Random) -> None:
    desk.submit("dealer", StartHand())
    hand = desk.table.hand
    assert hand is not None
    deck = list(_shuffled(chance, hand.game))
    held = {each.seat: tuple(deck.pop() for _ in range(hand.game.hole_cards)) for each in hand.seats}
    while (hand := desk.table.hand) is not None:
        entry = next_of_game(hand, chance, held, deck)
        answer = desk.submit("dealer", entry)
        assert not isinstance(answer, Refused), f"{entry}: {answer}"


def _shuffled(chance: Random, game: Game) -> list[str]:
    cards = [card for card in DECK if RANKS.index(card[0]) >= RANKS.index(game.lowest)]
    return chance.sample(cards, len(cards))


def next_of_game(hand: HandState, chance: Random, held: dict[int, tuple[str, ...]], deck: list[str]) -> Entry:
    """What is due next in any game: draws, bring-ins and halves too; cards that show are not told."""
    if drawing := to_draw(hand):
        most = hand.game.streets[hand.street].draw
        return CardsDrawn(drawing[0], chance.randint(0, most)) if hand.stage is not Stage.WON else _ending(hand, held)
    if hand.stage is Stage.BETTING:
        return _bet(hand, chance)
    if nothing_left(hand):
        return EndHand()
    if hand.stage is not Stage.WON and hand.street < len(hand.game.streets) - 1:
        due = hand.game.streets[hand.street + 1].board
        below = tuple(tuple(deck.pop() for _ in range(due)) for _ in range(hand.game.boards - 1)) if due else ()
        return StreetDealt(tuple(deck.pop() for _ in range(due)), below)
    return _ending(hand, held)


def _bet(hand: HandState, chance: Random) -> Entry:
    seat = hand.to_act
    if seat is None:
        # in stud without the cards told, whoever acts first opens
        seat = chance.choice([each.seat for each in hand.seats if owes_action(each, hand.level)])
    if hand.stud.bring_in_due:
        return BringIn(seat)
    return some_action(hand, limits(hand, seat), chance, ANY)


def _ending(hand: HandState, held: dict[int, tuple[str, ...]]) -> Entry:
    pot = pots_left(collected(hand))[0]
    shown = hands_up(hand)
    for seat in eligible(hand, pot):
        if len(eligible(hand, pot)) > 1 and seat not in shown:
            return Tabled(seat, held[seat])
    return Award(pot, parts_won(hand, lambda half, run: winners(hand, pot, half, run) or ()))
