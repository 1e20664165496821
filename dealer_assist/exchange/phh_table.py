"""The table a recorded hand was dealt at: who sits on which chair, where the button lies, what was posted.

Turns a hand of a PHH file into the entries that open such a table and start the hand. Where the posts are those of a
book (blinds of the two seats left of the button, one kind of ante, the antes of stud, the button's blind of short deck)
the hand starts with StartHand; where they are not (straddle, dead small blind, live post) it is counted as it lies,
CountedNow. What only our own files say stands in `phh_taken_up`.
"""

from typing import Final

from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_games import SIZES, Dealt, brings_in, dealt, game_of
from dealer_assist.exchange.phh_house import BOOK, house_rules
from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.situation import FullRaise, SeatTold, Told
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import AnteType, HouseRules
from dealer_assist.table.entries import CountedNow, StartHand, TableOpened
from dealer_assist.table.state import MOST_SEATS, Seat, Stakes


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
    how = dealt(hand)
    game = game_of(how.game)
    check_table(hand, how, game)
    ante_type, ante = _ante_of_the_table(hand, game)
    as_posted = ante_type is None or not POSTS_OF_A_BOOK[game.forced](hand)
    facts = {"ante_type": AnteType.NONE if as_posted else ante_type, "ante_amount": 0 if as_posted else ante}
    opened = table_of(hand, game, house_rules(book, how, **facts), stakes(hand, game))
    return opened, _counted(hand, game) if as_posted else StartHand()


def table_of(hand: PhhHand, game: Game, rules: HouseRules, at: Stakes, chips: tuple[int, ...] = (1,)) -> TableOpened:
    """The entry that opens the table of a recorded hand, the button where the file's order puts it."""
    seats = chairs(hand)
    by_chair = sorted(zip(seats, hand.starting_stacks, strict=True))
    return TableOpened(
        game=game,
        rules=rules,
        stakes=at,
        max_seats=max(*seats, min(hand.seat_count or 2, MOST_SEATS)),
        seats=tuple(Seat(seat, stack) for seat, stack in by_chair),
        chips=chips,
        button=None if brings_in(game) else seats[-1],
    )


def check_table(hand: PhhHand, how: Dealt, game: Game) -> None:
    """Raises `NotPlayed` if no table here has so many chairs, or the file does not say how large a bet is."""
    if hand.player_count > min(MOST_SEATS, game.max_players):
        most = min(MOST_SEATS, game.max_players)
        raise NotPlayed(NotPlayedBecause.PLAYERS, f"{hand.player_count} players, at most {most} sit here")
    for key in SIZES[how.betting]:
        if hand.other.get(key) is None and getattr(hand, key, None) is None:
            raise NotPlayed(NotPlayedBecause.GAME, f"{hand.game} without {key}")


def smallest_blind_bet(hand: PhhHand) -> int:
    """The blind all bets are measured by: the smallest bet of the format."""
    return hand.min_bet or hand.small_bet or 0


def sizes_of(hand: PhhHand) -> BetSizes:
    """The bets of a limit game; the spread of a spread limit stands in a key of ours."""
    most = hand.other.get("_spread_most")
    least = hand.min_bet or 0 if isinstance(most, int) else 0
    return BetSizes(hand.small_bet or 0, hand.big_bet or 0, least, most if isinstance(most, int) else 0)


def stakes(hand: PhhHand, game: Game) -> Stakes:
    """What the table posts: the small blind as posted, and the smallest bet as the big blind, or the bring-in."""
    if game.forced is ForcedBets.BRING_IN:
        return Stakes(0, 0, bets=sizes_of(hand), bring_in=hand.bring_in or 0)
    big = smallest_blind_bet(hand)
    if game.forced is ForcedBets.BUTTON_ANTE:
        return Stakes(0, 0, bets=sizes_of(hand), button_ante=big)
    small = hand.blind_of(2 if hand.player_count == 2 else 1)
    return Stakes(small if 0 <= small <= big else 0, big, bets=sizes_of(hand))


# ------------------------------------------------------------------ posts a book has


def _two_blinds(hand: PhhHand) -> bool:
    """Whether the two seats left of the button post a small and the big blind, and nobody else anything."""
    big_blind = 1 if hand.player_count == 2 else 2
    small_blind = 3 - big_blind
    blinds = {player: hand.blind_of(player) for player in range(1, hand.player_count + 1)}
    others = any(blind for player, blind in blinds.items() if player > 2)
    return (
        not others and blinds[big_blind] == smallest_blind_bet(hand) and 0 <= blinds[small_blind] <= blinds[big_blind]
    )


def _no_blinds(hand: PhhHand) -> bool:
    return not any(hand.blinds_or_straddles) and bool(hand.bring_in)


def _blind_of_the_button(hand: PhhHand) -> bool:
    """Whether the button alone posts the smallest bet, and everybody the same ante."""
    button, others = hand.player_count, range(1, hand.player_count)
    alone = not any(hand.blind_of(player) for player in others)
    return alone and hand.blind_of(button) == hand.min_bet and same_ante_for_all(hand)


def _never(_hand: PhhHand) -> bool:
    return False


POSTS_OF_A_BOOK: Final = {
    ForcedBets.BLINDS: _two_blinds,
    ForcedBets.BRING_IN: _no_blinds,
    ForcedBets.BUTTON_ANTE: _blind_of_the_button,
    ForcedBets.ANTES: _never,
}
"""Whether NEXT HAND posts just what the record says, by what is in before the cards."""


def _ante_of_the_table(hand: PhhHand, game: Game) -> tuple[AnteType | None, int]:
    """The kind of ante and its amount; None where no book has it, or where the record treats it otherwise."""
    paying = [player for player in range(1, hand.player_count + 1) if hand.ante_of(player)]
    ante = max(hand.antes)
    if not paying:
        return AnteType.NONE, 0
    if same_ante_for_all(hand):
        short = any(stack is not None and stack < ante for stack in hand.starting_stacks)
        return (None if short and not hand.ante_trimming_status else AnteType.PER_PLAYER), ante
    if len(paying) > 1 or game.forced is not ForcedBets.BLINDS:
        return None, 0
    big_blind = 1 if hand.player_count == 2 else 2
    return {big_blind: AnteType.BIG_BLIND, hand.player_count: AnteType.BUTTON}.get(paying[0]), ante


def same_ante_for_all(hand: PhhHand) -> bool:
    """Whether every player owes the same ante, perhaps none; otherwise one pays for the table, and it is dead money."""
    return len(set(hand.antes)) == 1


# ------------------------------------------------------------------ posts no book has


def _counted(hand: PhhHand, game: Game) -> CountedNow:
    """The hand as it lies after the posts."""
    live = [max(0, hand.blind_of(player)) for player in range(1, hand.player_count + 1)]
    largest = max(live)
    straddled = game.forced is not ForcedBets.BRING_IN and largest > smallest_blind_bet(hand)
    told = [_told(hand, player, seat) for player, seat in enumerate(chairs(hand), start=1)]
    return CountedNow(
        seats=tuple(sorted(told, key=lambda each: each.seat)),
        positions=Positions() if brings_in(game) else _positions(hand, live),
        street=game.streets[0].name,
        full_raise=FullRaise(over=0, to=largest) if straddled else None,
    )


def _positions(hand: PhhHand, live: list[int]) -> Positions:
    seats, largest = chairs(hand), max(live)
    # of equal blinds the one farthest from the button's left is the last: action starts behind it
    last = max(index for index, blind in enumerate(live) if blind == largest)
    return Positions(
        button=seats[-1],
        small_blind=seats[0] if len(seats) > 2 and live[0] and last else None,
        big_blind=seats[last] if largest else seats[-1],
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
