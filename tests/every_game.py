"""Hands of every game in `config/games`, made up at random: whoever asks with the same chance gets the same hand.

Cards are told or not, as at a table: with none told of a stud hand any seat may bring in, a draw may be left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from dealer_assist.cards.card import DECK, RANKS
from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.games.facts import facts_of_game
from dealer_assist.games.game import Family, ForcedBets, Game
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.collection import collected
from dealer_assist.hand.draws import may_draw, to_draw
from dealer_assist.hand.due_parts import all_share, parts_won
from dealer_assist.hand.entries import (
    Award,
    BetsPulled,
    BoardTold,
    BringIn,
    CardsDrawn,
    Fold,
    RunIt,
    StreetDealt,
    Tabled,
    UpCardsTold,
    Wager,
)
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.hand.run_it import has_one_board
from dealer_assist.hand.showdown import eligible, hands_up, winners
from dealer_assist.hand.state import HandState, Stage, in_front, live
from dealer_assist.hand.streets import board_due, more_boards, whole_board
from dealer_assist.hand.structures import fixed_totals
from dealer_assist.hand.stud_openers import boards, up_cards_due
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.divide import winnable
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.resolve import resolve
from dealer_assist.table.ending import nothing_left
from dealer_assist.table.entries import EndHand, Entry, StartHand, TableOpened
from dealer_assist.table.state import Seat, Stakes, TableState
from tests.hands import ANY, Mood, some_action, some_stack
from tests.tables import play, the_hand

GAMES = {path.stem: read_game(path) for path in sorted((shipped_folder() / "games").glob("*.toml"))}
"""Every shipped game."""

SIZES = BetSizes(4, 8, 2, 8)
STAKES = Stakes(2, 4, bets=SIZES, bring_in=1, button_ante=4)
BETTINGS = ("nl", "pl", "fl", "spread")
PRESETS = ("tda_2024", "wsop_live_2024", "roberts_rules")


def rules_for(game: Game, preset: str, betting: str, **changes: object) -> HouseRules:
    """A rulebook's rules for a game, with an ante where the game has one and no rake."""
    antes = game.forced is not ForcedBets.BLINDS
    given = {"rake_method": "none", "ante_amount": 2 if antes else 0, **changes}
    return resolve(preset, given, mode="cash", betting=betting, **facts_of_game(game, 2))


def some_rules_for(game: Game, chance: Random) -> HouseRules:
    """Any rulebook and betting, and what the game's own options may say."""
    changes: dict[str, object] = {
        "stud_open_pair_double": chance.random() < 0.5,
        "stud_tied_board_first": chance.choice(("suit", "position")),
        "stud_completion_counts_as_raise": chance.random() < 0.5,
        "draw_open": chance.choice(("call_big_blind", "double_big_blind", "open_or_fold_only")),
        "sevens_rule": chance.random() < 0.5,
        "short_deck_structure": chance.choice(("button_ante_double", "three_blind_entry", "button_blind")),
        "short_deck_ante_live": chance.random() < 0.5,
        "short_deck_postflop_min_bet": chance.choice(("ante", "button_amount")),
        "hilo_identical_hands": chance.choice(("normal_rules", "as_even_as_possible")),
        "run_it_max": chance.choice((1, 2, 3)),
    }
    return rules_for(game, chance.choice(PRESETS), chance.choice(BETTINGS), **changes)


def most_players(game: Game) -> int:
    """Players the deck has whole hands for."""
    deck = game.deck_size - game.boards * game.board_cards
    return min(game.max_players, 9, deck // game.cards_dealt)


def opening_of(game: Game, chance: Random, rules: HouseRules | None = None) -> TableOpened:
    """A table of the game, two players or more, stacks from one chip."""
    seats = sorted(chance.sample(range(1, 10), chance.randint(2, most_players(game))))
    bomb = 2 if game.forced is ForcedBets.ANTES else 0
    return TableOpened(
        game=game,
        rules=rules or some_rules_for(game, chance),
        stakes=Stakes(2, 4, bets=SIZES, bring_in=1, button_ante=4, bomb_ante=bomb),
        max_seats=9,
        seats=tuple(Seat(seat, some_stack(chance, 4)) for seat in seats),
        button=None if game.family is Family.STUD and chance.random() < 0.5 else chance.choice(seats),
    )


class Cards:
    """One shuffled deck: a whole hand for each seat, the rest for the boards."""

    def __init__(self, game: Game, chance: Random, seats: tuple[int, ...]) -> None:
        deck = [card for card in DECK if RANKS.index(card[0]) >= RANKS.index(game.lowest)]
        cards = Random(chance.getrandbits(32)).sample(deck, len(deck))
        number = game.hole_cards
        self.hands = {seat: tuple(cards[at * number : (at + 1) * number]) for at, seat in enumerate(seats)}
        rest = cards[len(seats) * number :]
        self.boards = [tuple(rest[at * 5 : at * 5 + 5]) for at in range(3)]
        self.told = chance.random() < 0.7
        """Whether cards are told at all."""


def hands_played(table: TableState, chance: Random, mood: Mood = ANY) -> Iterator[tuple[Entry, TableState]]:
    """One hand from NEXT HAND to its end: each entry, and the table after it."""
    table = play(table, StartHand())
    yield StartHand(), table
    hand = the_hand(table)
    cards = Cards(hand.game, chance, tuple(each.seat for each in hand.seats))
    while table.hand is not None:
        entry = next_entry(table.hand, chance, cards, mood)
        table = play(table, entry)
        yield entry, table


def next_entry(hand: HandState, chance: Random, cards: Cards, mood: Mood = ANY) -> Entry:
    """A legal entry, whatever is due."""
    if cards.told and (up := _up_card(hand, cards)) is not None:
        return up
    if (seats := to_draw(hand)) and hand.stage is not Stage.WON and not hand.awards and chance.random() < 0.5:
        return CardsDrawn(chance.choice(seats), chance.randint(0, may_draw(hand)))
    if hand.stage is Stage.BETTING:
        return _action(hand, chance, mood)
    if nothing_left(hand):
        return EndHand()
    if in_front(hand) and not hand.awards and chance.random() < 0.3:
        return BetsPulled()
    if _may_run(hand) and len(cards.boards[2]) == 5 and chance.random() < 0.5:
        return RunIt(hand.rules.run_it_max, tuple(each.seat for each in live(hand)))
    if hand.stage is not Stage.WON and hand.street < len(hand.game.streets) - 1:
        return _street(hand, cards)
    return _ending(hand, cards)


def _up_card(hand: HandState, cards: Cards) -> UpCardsTold | None:
    """The next board not told yet, of a stud game."""
    if hand.game.later_first is None or hand.awards:
        return None
    due = up_cards_due(hand.game, hand.street)
    told = boards(hand)
    missing = [each.seat for each in live(hand) if len(told.get(each.seat, ())) < due]
    return UpCardsTold(missing[0], cards.hands[missing[0]][:due]) if missing else None


def _action(hand: HandState, chance: Random, mood: Mood) -> Entry:
    owing = [each.seat for each in hand.seats if not each.folded and not each.all_in]
    seat = hand.to_act if hand.to_act is not None else chance.choice(owing)
    legal = limits(hand, seat)
    if "bring_in" in legal.can:
        opens = legal.may_wager and legal.min_to is not None and chance.random() < 0.3
        if not opens or legal.min_to is None:
            return BringIn(seat)
        return Wager(seat, min(legal.min_to, legal.max_to or legal.min_to))
    if "complete" in legal.can and chance.random() < 0.4 and legal.min_to is not None:
        return Wager(seat, min(legal.min_to, legal.max_to or legal.min_to))
    if not {"call", "check"} & set(legal.can):
        return Fold(seat) if chance.random() < 0.4 else _opens(seat, legal.min_to, legal.max_to)
    totals = fixed_totals(hand)
    if len(totals) > 1 and legal.may_wager and chance.random() < 0.5:
        return _opens(seat, chance.choice(totals), legal.max_to)
    return some_action(hand, legal, chance, mood._replace(raises=0) if len(totals) > 1 else mood)


def _opens(seat: int, least: int | None, most: int | None) -> Entry:
    assert least is not None, "the first in knows how much it opens for"
    return Wager(seat, least if most is None else min(least, most))


def _may_run(hand: HandState) -> bool:
    waits = hand.stage is Stage.ROUND_OVER and betting_is_over(hand) and hand.run_it is None and not hand.awards
    return waits and has_one_board(hand.game) and hand.rules.run_it_max > 1 and any(each.all_in for each in live(hand))


def _street(hand: HandState, cards: Cards) -> StreetDealt:
    due = board_due(hand, hand.street + 1)
    told = [board[len(known) : due] for board, known in zip(cards.boards, _boards(hand), strict=False)]
    # boards of a pot that is run more than once are told whole, or street by street like those of the game
    below = tuple(told[1:]) if hand.run_it is None or len(told[0]) == 1 else ()
    return StreetDealt(told[0], below if any(below) else ())


def _boards(hand: HandState) -> tuple[tuple[str, ...], ...]:
    return hand.board, *more_boards(hand)


def _ending(hand: HandState, cards: Cards) -> Entry:
    """The boards of later runs, hands that are tabled, then pots, the last side pot first."""
    pot = pots_left(collected(hand))[0]
    can_win = eligible(hand, pot)
    if hand.run_it is not None and len(can_win) > 1:
        for number, board in enumerate(more_boards(hand), start=2):
            if len(board) < whole_board(hand):
                shared = hand.board[: hand.run_it.shared]
                return BoardTold((*shared, *cards.boards[number - 1][hand.run_it.shared :]), number)
    for seat in can_win:
        if len(can_win) > 1 and seat not in hands_up(hand):
            return Tabled(seat, cards.hands[seat])
    parts = parts_won(hand, lambda half, run: winners(hand, pot, half, run) or ())
    return Award(pot, parts if winnable(parts) else all_share(hand, can_win) or ())
