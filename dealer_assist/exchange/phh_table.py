"""The table a recorded hand was dealt at: who sits on which chair, where the button lies, what was posted.

Turns a no-limit hold'em hand of a PHH file into the entries that open such a table and start the hand. Where the posts
are those of a book (blinds of the two seats left of the button, one kind of ante) the hand starts with StartHand; where
they are not (straddle, dead small blind, live post) it is counted as it lies, CountedNow. Recorded hands say nothing of
house rules: a book's are taken, without rake, because the record's winners were paid what it says.
"""

from functools import cache
from typing import Final

from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.situation import FullRaise, SeatTold, Told
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import AnteType, ButtonRule, HouseRules, RakeMethod
from dealer_assist.rules.resolve import resolve
from dealer_assist.table.entries import CountedNow, StartHand, TableOpened
from dealer_assist.table.state import Seat, Stakes

BOOK: Final = "wsop_live_2024"
"""The rulebook recorded hands are played by, unless another is named."""
MOST_SEATS: Final = 10
GAMES: Final = {"NT": HOLDEM}
"""Games that are played by now, by their code in the format."""


def chairs(hand: PhhHand) -> tuple[int, ...]:
    """Chair of each player in file order: as the file says, else counted from 1.

    The file's chairs are taken only if this table has them and they follow each other clockwise as the file's order
    says; a file that contradicts itself is better played by its order, which decides the betting.
    """
    said = hand.seats or ()
    turns = sum(left >= right for left, right in zip(said, (*said[1:], *said[:1]), strict=True))
    return said if said and turns == 1 and max(said) <= MOST_SEATS else tuple(range(1, hand.player_count + 1))


def opening(hand: PhhHand, book: str = BOOK) -> tuple[TableOpened, StartHand | CountedNow]:
    """The entries that open the table of a recorded hand and start the hand there.

    Amounts are the hand's smallest units. Raises `NotPlayed` for a game or a table this version does not play.
    """
    _check(hand)
    seats = chairs(hand)
    ante_type, ante = _ante_of_the_table(hand)
    as_posted = ante_type is None or not _blinds_of_a_book(hand)
    opened = TableOpened(
        game=GAMES[hand.variant],
        rules=house_rules(book, AnteType.NONE if as_posted else ante_type or AnteType.NONE, 0 if as_posted else ante),
        stakes=_stakes(hand),
        max_seats=max(*seats, min(hand.seat_count or 2, MOST_SEATS)),
        seats=tuple(Seat(seat, stack) for seat, stack in zip(seats, hand.starting_stacks, strict=True)),
        button=seats[-1],
    )
    return opened, _counted(hand, seats) if as_posted else StartHand()


@cache
def house_rules(book: str, ante_type: AnteType, ante: int) -> HouseRules:
    """The rules of a book for a recorded table; `ante` in smallest units.

    Button and blinds stand in the file, so what moves them between hands does not matter.
    """
    changes = {
        "rake_method": RakeMethod.NONE,
        "button_rule": ButtonRule.DEAD_BUTTON,
        "big_blind_ante_reduce_at": None,
    }
    facts = {"ante_type": ante_type, "ante_amount": ante}
    return resolve(book, changes, mode="cash", betting="nl", table=facts, family="flop", betting_rounds=4)


def _check(hand: PhhHand) -> None:
    if hand.variant not in GAMES:
        raise NotPlayed(NotPlayedBecause.GAME, hand.game)
    if hand.player_count > MOST_SEATS:
        raise NotPlayed(NotPlayedBecause.PLAYERS, f"{hand.player_count} players, at most {MOST_SEATS} sit here")


def _stakes(hand: PhhHand) -> Stakes:
    """Small blind as posted, and the smallest bet as the big blind: what every later street is measured by."""
    assert hand.min_bet is not None, "a hand of this game has it, the reader has seen to that"
    small = hand.blind_of(2 if hand.player_count == 2 else 1)
    return Stakes(small if 0 <= small <= hand.min_bet else 0, hand.min_bet)


def _blinds_of_a_book(hand: PhhHand) -> bool:
    """Whether the two seats left of the button post a small and the big blind, and nobody else anything."""
    big_blind = 1 if hand.player_count == 2 else 2
    small_blind = 3 - big_blind
    blinds = {player: hand.blind_of(player) for player in range(1, hand.player_count + 1)}
    others = any(blind for player, blind in blinds.items() if player > 2)
    return not others and blinds[big_blind] == hand.min_bet and 0 <= blinds[small_blind] <= blinds[big_blind]


def _ante_of_the_table(hand: PhhHand) -> tuple[AnteType | None, int]:
    """The kind of ante and its amount; None where no book has it, or where the record treats it otherwise."""
    paying = [player for player in range(1, hand.player_count + 1) if hand.ante_of(player)]
    ante = max(hand.antes)
    if not paying:
        return AnteType.NONE, 0
    if same_ante_for_all(hand):
        short = any(stack is not None and stack < ante for stack in hand.starting_stacks)
        return (None if short and not hand.ante_trimming_status else AnteType.PER_PLAYER), ante
    if len(paying) > 1:
        return None, 0
    big_blind = 1 if hand.player_count == 2 else 2
    return {big_blind: AnteType.BIG_BLIND, hand.player_count: AnteType.BUTTON}.get(paying[0]), ante


def same_ante_for_all(hand: PhhHand) -> bool:
    """Whether every player owes the same ante, perhaps none; otherwise one pays for the table, and it is dead money."""
    return len(set(hand.antes)) == 1


# ------------------------------------------------------------------ posts no book has


def _counted(hand: PhhHand, seats: tuple[int, ...]) -> CountedNow:
    """The hand as it lies after the posts."""
    live = [max(0, hand.blind_of(player)) for player in range(1, hand.player_count + 1)]
    largest = max(live)
    # of equal blinds the one farthest from the button's left is the last: action starts behind it
    last = max(index for index, blind in enumerate(live) if blind == largest)
    straddled = hand.min_bet is not None and largest > hand.min_bet
    told = [_told(hand, player, seat) for player, seat in enumerate(seats, start=1)]
    return CountedNow(
        seats=tuple(sorted(told, key=lambda each: each.seat)),
        positions=Positions(
            button=seats[-1],
            small_blind=seats[0] if len(seats) > 2 and live[0] and last else None,
            big_blind=seats[last] if largest else seats[-1],
        ),
        street=GAMES[hand.variant].streets[0].name,
        full_raise=FullRaise(over=0, to=largest) if straddled else None,
    )


def _told(hand: PhhHand, player: int, seat: int) -> SeatTold:
    """A seat after it posted what it could, the ante first."""
    stack = hand.starting_stacks[player - 1]
    ante = hand.ante_of(player) if stack is None else min(hand.ante_of(player), stack)
    blind = abs(hand.blind_of(player)) if stack is None else min(abs(hand.blind_of(player)), stack - ante)
    behind = None if stack is None else stack - ante - blind
    own = hand.ante_trimming_status and same_ante_for_all(hand)
    return SeatTold(
        seat,
        front=blind,
        told=Told.ALL_IN if behind == 0 else Told.IN,
        behind=behind,
        earlier=ante if own else 0,
        dead=0 if own else ante,
    )
