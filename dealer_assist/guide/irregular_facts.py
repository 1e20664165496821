"""What is asked about an irregularity of the deal, and what the hand knows of it by itself.

A fact the hand knows is filled in, and the dealer may put it right; what it cannot know is asked: a seat, a card, yes
or no, a number. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.games.board import BoardPart, board_part
from dealer_assist.games.game import Ranking
from dealer_assist.guide.facts_asked import Answers, Fact, Kind, of_hand
from dealer_assist.guide.misdealt import actions_since_deal
from dealer_assist.hand.irregular.boards import FLOP
from dealer_assist.hand.irregular.disputes import About
from dealer_assist.hand.irregular.exposed import By
from dealer_assist.hand.irregular.foreign import Foul
from dealer_assist.hand.irregular.run_outs import boards_to_come
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, Stage, in_hand, live, place
from dealer_assist.hand.substantial import substantial_action
from dealer_assist.hand.turn import can_still_bet
from dealer_assist.table.state import TableState

# -- what the hand knows


def _substantial(hand: HandState, _answers: Answers) -> bool:
    return substantial_action(actions_since_deal(hand), hand.rules)


def _acted_on_street(hand: HandState, _answers: Answers) -> int:
    return sum(each.acted_at is not None for each in hand.seats)


def _anybody_acted(hand: HandState, answers: Answers) -> bool:
    return _acted_on_street(hand, answers) > 0


def _substantial_on_street(hand: HandState, answers: Answers) -> bool:
    """As far as the chips tell: who has acted has bet or called, or checked."""
    count = _acted_on_street(hand, answers)
    bet = () if hand.aggressor is None else (Action.BET,)
    others = Action.CALL if bet else Action.CHECK
    return substantial_action((*bet, *(others,) * (count - len(bet))), hand.rules)


def _seat_told(hand: HandState, answers: Answers) -> int | None:
    seat = answers.get("seat")
    return seat if isinstance(seat, int) and place(hand, seat) is not None else None


def _has_acted(hand: HandState, answers: Answers) -> bool | None:
    """On this hand: on a later street everybody has."""
    seat = _seat_told(hand, answers)
    return None if seat is None else hand.street > 0 or in_hand(hand, seat).acted_at is not None


def _is_button(hand: HandState, answers: Answers) -> bool | None:
    seat = _seat_told(hand, answers)
    return None if seat is None or hand.positions.button is None else seat == hand.positions.button


def _is_all_in(hand: HandState, answers: Answers) -> bool | None:
    seat = _seat_told(hand, answers)
    return None if seat is None else in_hand(hand, seat).all_in


def _faces_bet(hand: HandState, answers: Answers) -> bool | None:
    seat = answers.get("seat", hand.to_act)
    return None if seat is None or place(hand, seat) is None else hand.level > in_hand(hand, seat).front


def _next_street(hand: HandState, _answers: Answers) -> str | None:
    """As the rules call it: which part of the board comes, whatever the game calls its streets."""
    following = hand.game.streets[hand.street + 1 :]
    return (board_part(hand.game, hand.street + 1) or following[0].name) if following else None


def _street_now(hand: HandState, _answers: Answers) -> str:
    return board_part(hand.game, hand.street) or hand.street_name


def _last_board_card(hand: HandState, _answers: Answers) -> str | None:
    due = sum(street.board for street in hand.game.streets[: hand.street + 1])
    return hand.board[-1] if hand.board and len(hand.board) == due else None


def _ace_to_five(hand: HandState, _answers: Answers) -> bool:
    return all(half.ranking is Ranking.ACE_TO_FIVE for half in hand.game.halves)


def _last_street_next(hand: HandState, _answers: Answers) -> bool:
    return hand.street == len(hand.game.streets) - 2


def _still_in(hand: HandState, _answers: Answers) -> tuple[int, ...]:
    return tuple(each.seat for each in live(hand))


def _of_the_boards(name: str) -> Callable[[HandState, Answers], int | None]:
    """What is known of the cards that several boards take."""

    def fill(hand: HandState, _answers: Answers) -> int | None:
        to_come = boards_to_come(hand)
        return None if to_come is None else int(getattr(to_come, name))

    return fill


def a_hand_is_on(table: TableState, _answers: Answers) -> bool:
    """For a dispute about the last hand: the next one has begun."""
    return table.hand is not None


def by_dealer(told: Answers) -> bool:
    """Whether the dealer turned the card up."""
    return told.get("by") is not By.PLAYER


def pot_disputed(told: Answers) -> bool:
    """Whether a pot is disputed after the next hand has begun."""
    return told.get("about") is About.ACCOUNTING and bool(told.get("next_hand_begun"))


# -- the facts

SEAT = Fact(name="seat", kind=Kind.SEAT)
CARD = Fact(name="card", kind=Kind.CARD, needed=False)
ANY_SEAT = Fact(name="seat", kind=Kind.SEAT, needed=False)
TO_SEAT = Fact(name="to_seat", kind=Kind.SEAT, needed=False)
TO_ACT = Fact(name="seat", kind=Kind.SEAT, fill=of_hand(lambda hand, _: hand.to_act))
WHOSE_TURN = Fact(name="to_act", kind=Kind.SEAT, fill=of_hand(lambda hand, _: hand.to_act), needed=False, shown=False)
BY = Fact(name="by", kind=Kind.CHOICE, choices=By)
FOUL = Fact(name="what", kind=Kind.CHOICE, choices=Foul)
ABOUT = Fact(name="about", kind=Kind.CHOICE, choices=About)
EXPOSED_COUNT = Fact(
    name="count", kind=Kind.NUMBER, fill=lambda table, answers: 1, text="exposed_count", matters=by_dealer
)
EXTRA_COUNT = Fact(name="count", kind=Kind.NUMBER, fill=lambda table, answers: 1, text="extra_count")
BOXED_COUNT = Fact(name="count", kind=Kind.NUMBER, fill=lambda table, answers: 1, text="boxed_count")
UP_COUNT = Fact(name="count", kind=Kind.NUMBER, fill=lambda table, answers: 1, text="up_count")
FLOP_COUNT = Fact(name="count", kind=Kind.NUMBER, fill=lambda table, answers: 4, text="flop_count")
FIRST_TWO = Fact(name="first_two", kind=Kind.YES_NO, matters=by_dealer)
SUBSTANTIAL = Fact(name="substantial", kind=Kind.YES_NO, fill=of_hand(_substantial))
SUBSTANTIAL_HERE = Fact(
    name="substantial", kind=Kind.YES_NO, fill=of_hand(_substantial_on_street), text="substantial_here"
)
SUBSTANTIAL_NEXT = Fact(
    name="substantial_on_next", kind=Kind.YES_NO, fill=of_hand(_substantial), needed=False, matters=pot_disputed
)
ACTED_HERE = Fact(name="acted", kind=Kind.YES_NO, fill=of_hand(_anybody_acted), text="acted_here")
NUMBER_ACTED = Fact(name="acted", kind=Kind.NUMBER, fill=of_hand(_acted_on_street), text="number_acted")
ACTED = Fact(name="acted", kind=Kind.YES_NO, fill=of_hand(_has_acted), needed=False)
HOLDER_ACTED = Fact(
    name="holder_has_acted", kind=Kind.YES_NO, fill=of_hand(_has_acted), matters=lambda told: "seat" in told
)
IS_BUTTON = Fact(name="is_button", kind=Kind.YES_NO, fill=of_hand(_is_button))
IN_SEQUENCE = Fact(name="in_sequence", kind=Kind.YES_NO, matters=lambda told: not told.get("substantial"))
FACE_UP = Fact(name="face_up", kind=Kind.YES_NO)
TWICE = Fact(name="twice", kind=Kind.YES_NO)
STREET = Fact(name="street", kind=Kind.CHOICE, fill=of_hand(_street_now), shown=False)
NEXT_STREET = Fact(name="street", kind=Kind.CHOICE, fill=of_hand(_next_street), shown=False)
BOARD_CARD = Fact(name="card", kind=Kind.CARD, fill=of_hand(_last_board_card), needed=False, shown=False)
SEEN_BY_ONE = Fact(name="seen_by_one", kind=Kind.YES_NO)
KNEW = Fact(name="knew", kind=Kind.SEATS, needed=False)
ALL_THREE = Fact(name="all_three", kind=Kind.YES_NO)
FIRST_PLAYER = Fact(name="first_player", kind=Kind.YES_NO)
ACTION_LEFT = Fact(name="action_left", kind=Kind.YES_NO, fill=of_hand(lambda hand, _: can_still_bet(hand)))
ALL_IN = Fact(name="all_in", kind=Kind.YES_NO, fill=of_hand(_is_all_in), needed=False)
HOLDERS = Fact(name="seats", kind=Kind.SEATS)
PLAYERS = Fact(name="players", kind=Kind.SEATS, fill=of_hand(_still_in), shown=False)
LAST_STREET = Fact(name="last_street", kind=Kind.YES_NO, fill=of_hand(_last_street_next), shown=False)
LOOKED = Fact(name="looked", kind=Kind.YES_NO, matters=lambda told: bool(told.get("last_street")))
PLAYERS_LEFT = Fact(name="players_left", kind=Kind.NUMBER, fill=of_hand(lambda hand, _: len(live(hand))))
STUB_COUNT = Fact(name="stub_count", kind=Kind.NUMBER)
BURN_COUNT = Fact(name="burn_count", kind=Kind.NUMBER, fill=lambda table, answers: 3)
NEEDED = Fact(name="needed", kind=Kind.NUMBER, fill=of_hand(_of_the_boards("needed")))
STUB_LEFT = Fact(name="stub_count", kind=Kind.NUMBER, fill=of_hand(_of_the_boards("stub_count")))
BURNS_SO_FAR = Fact(name="burn_count", kind=Kind.NUMBER, fill=of_hand(_of_the_boards("burn_count")))
BURNS_TO_COME = Fact(name="burns_to_come", kind=Kind.NUMBER, fill=of_hand(_of_the_boards("burns_to_come")), shown=False)
ACE_TO_FIVE = Fact(name="ace_to_five", kind=Kind.YES_NO, fill=of_hand(_ace_to_five), shown=False)
DEALT_CARD = Fact(name="card", kind=Kind.CARD)
AT_REQUEST = Fact(name="at_request", kind=Kind.YES_NO)
COMPLETES = Fact(name="last_card_completes", kind=Kind.YES_NO)
SPOKE_UP = Fact(name="spoke_up", kind=Kind.YES_NO, matters=lambda told: not told.get("in_for_all_bets"))
IN_FOR_ALL = Fact(name="in_for_all_bets", kind=Kind.YES_NO)
ELAPSED = Fact(name="elapsed", kind=Kind.NUMBER, fill=lambda table, answers: 0)
FACING_BET = Fact(name="facing_bet", kind=Kind.YES_NO, fill=of_hand(_faces_bet), shown=False)
BACK_IN_TIME = Fact(name="back_in_time", kind=Kind.YES_NO)
BEGUN = Fact(name="next_hand_begun", kind=Kind.YES_NO, fill=a_hand_is_on)
THIS_HAND = Fact(name="next_hand_begun", kind=Kind.YES_NO, fill=lambda table, answers: table.hand is None, shown=False)
HOUSE_ERROR = Fact(name="house_error", kind=Kind.YES_NO, matters=pot_disputed)


# -- when each can have happened


def betting(hand: HandState) -> bool:
    """Whether somebody is to act."""
    return hand.stage is Stage.BETTING and hand.to_act is not None


def in_stud(hand: HandState) -> bool:
    """Whether cards show in front of players."""
    return hand.game.later_first is not None


def in_draw(hand: HandState) -> bool:
    """Whether cards are exchanged in this game."""
    return any(street.draw for street in hand.game.streets)


def on_a_whole_flop(hand: HandState) -> bool:
    """Whether three cards were dealt together: the remedies for a wrong flop are printed for those."""
    dealt = hand.game.streets[hand.street].board
    return dealt == FLOP and board_part(hand.game, hand.street) is BoardPart.FLOP


def on_turn_or_river(hand: HandState) -> bool:
    """Whether this street deals one card after the flop."""
    return board_part(hand.game, hand.street) in (BoardPart.TURN, BoardPart.RIVER)


def board_to_come(hand: HandState) -> bool:
    """Whether the next street has board cards."""
    following = hand.game.streets[hand.street + 1 :]
    return bool(following) and following[0].board > 0
