"""What the hand screen shows, and how it follows from the table."""

import msgspec
from msgspec.structs import replace

from dealer_assist.app.next_step import NextStep, next_step, share_due
from dealer_assist.app.screen_state import Open, ScreenState, is_unfollowed
from dealer_assist.app.theme.tokens import FIGURE, Colour
from dealer_assist.app.views.cards import CardsView, board_view
from dealer_assist.app.views.fault import not_opened_view
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import LineView, TraceView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.naming import deal_street, street_name
from dealer_assist.app.views.offers import HINTS, offer_keys
from dealer_assist.app.views.pad import call_key, one_size
from dealer_assist.app.views.pots import PotsView, pots_view
from dealer_assist.app.views.prompt import PromptView, TableView, Tone, corner_view, prompt_view, refusal_view
from dealer_assist.app.views.seat import SeatState, SeatView, seat_views
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.limits import Limits, limits
from dealer_assist.hand.middle import uncalled_now
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class HandView(msgspec.Struct, frozen=True):
    """Everything the hand screen shows, apart from an open drawer."""

    table: TableView
    """The corner."""
    prompt: PromptView
    """Headline and reason."""
    seats: tuple[SeatView, ...]
    """Seats 1, 2, 3 ..."""
    pots: PotsView
    """Main pot and side pots."""
    board: CardsView
    """Board cards."""
    limits: LineView
    """Street, to call, least raise."""
    trace: TraceView
    """What the last tap said."""
    offers: tuple[KeyView, ...]
    """What may be put out before anybody acts, in the place of the board."""
    keys: dict[str, KeyView]
    """Keys of the bottom row that act in this program; the others' places stay empty."""
    back: KeyView
    """The key that closes a drawer."""
    floor: KeyView
    """What the floor can decide, at any moment."""
    redo: KeyView
    """Enters again what UNDO took back; dark and unseen while there is nothing."""


class Around(msgspec.Struct, frozen=True):
    """What the hand screen shows that the table does not know."""

    clock: str
    """The time, or how the saving goes."""
    trace: TraceView = TraceView()
    """What the last tap said."""
    prompts: tuple[Said, ...] = ()
    """What the dealer does next, the leading prompt first."""
    trouble: Exception | None = None
    """Why the table cannot be opened."""
    pot_totals: bool = True
    """Whether the room shows the total of a pot that can still grow."""
    redo: bool = False
    """Whether something was taken back that can be entered again."""
    hint: PromptView | None = None
    """What to tap, while a helper has nothing to answer yet."""


def hand_view(table: TableState, screen: ScreenState, around: Around, words: Words) -> HandView:
    """Everything on the hand screen."""
    return HandView(
        table=corner_view(table, around.clock, words),
        prompt=_prompt(table, screen, around, words),
        seats=_seats(table, screen, words),
        pots=pots_view(table.hand, words, totals=around.pot_totals),
        board=board_view(table.hand, words),
        limits=_limits_line(table, screen, words),
        trace=around.trace,
        offers=offer_keys(table.hand, screen.asks, words, followed=not is_unfollowed(table.hand, screen)),
        keys=key_views(table, screen, around, words),
        back=KeyView(words.text("key.back"), mark=Mark.BACK, means=screen.open.value),
        floor=KeyView(words.text("key.floor"), KeyKind.CHOSEN if screen.open is Open.FLOOR else KeyKind.PLAIN),
        redo=KeyView(words.text("key.redo"), enabled=around.redo),
    )


def _seats(table: TableState, screen: ScreenState, words: Words) -> tuple[SeatView, ...]:
    """The seats, the one whose cards are told lit; of a hand that is not followed nobody knows whose turn it is."""
    means, told = _a_seat_means(table.hand, screen), screen.seat if screen.open in SHOWN_CARDS else None
    views = tuple(replace(each, means=means, lit=each.number == told) for each in seat_views(table, words))
    if not is_unfollowed(table.hand, screen):
        return views
    return tuple(
        replace(each, state=SeatState.IN, word="", cards=True) if each.state is SeatState.TO_ACT else each
        for each in views
    )


SHOWN_CARDS = (Open.UP, Open.SHOW)
"""What is open while the cards of one seat are told."""


def _a_seat_means(hand: HandState | None, screen: ScreenState) -> str:
    """What a tap on a seat leads to: its menu between hands, what is put out, its chips counted, else its action."""
    if hand is None or hand.stage is Stage.SETTLED:
        return "menu"
    if screen.asks is not None:
        return screen.asks.value
    return "count" if is_unfollowed(hand, screen) else "act"


def _limits_line(table: TableState, screen: ScreenState, words: Words) -> LineView:
    if screen.asks:
        # the next tap on a seat means something else than ever: that has to be seen
        return LineView(words.text(HINTS[screen.asks]), Colour.TO_ACT, bold=True)
    return LineView() if is_unfollowed(table.hand, screen) else limits_view(table.hand, words)


def _prompt(table: TableState, screen: ScreenState, around: Around, words: Words) -> PromptView:
    if around.trouble is not None:
        return not_opened_view(around.trouble, words)
    if screen.refused is not None:
        return refusal_view(screen.refused, table, words)
    if around.hint is not None:
        return around.hint
    if around.prompts:
        return prompt_view(around.prompts[0], words)
    return PromptView(words.text("table.opening"), tone=Tone.INFORM)


def limits_view(hand: HandState | None, words: Words) -> LineView:
    """The street, what the seat to act has to call, and the least it may raise to.

    The street is named also where no card is told, until the rest of the board may be out unseen; once the hand is
    over nobody asks, and one counted from the chips may have ended on any street.
    """
    if hand is None or hand.stage is Stage.SETTLED or (hand.stage is Stage.ROUND_OVER and betting_is_over(hand)):
        return LineView()
    parts = [street_name(hand.street_name, words)]
    may = None if hand.to_act is None else limits(hand, hand.to_act)
    if may is not None and may.call_add:
        parts.append(words.text("state.to_call", amount=may.call_add))
    if may is not None and may.min_to is not None:
        parts.append(words.text("state.min", amount=may.min_to))
    return LineView(words.text("join.dot").join(parts), role=FIGURE)


def key_views(table: TableState, screen: ScreenState, around: Around, words: Words) -> dict[str, KeyView]:
    """The bottom row. A key that has nothing to do is dark; it never goes away."""
    hand = table.hand
    seat = None if hand is None or is_unfollowed(hand, screen) else hand.to_act
    acting = seat is not None
    may = limits(hand, seat) if hand is not None and seat is not None else None
    only = one_size(hand) if hand is not None and may is not None and may.may_wager else None
    call = (
        call_key(may, words)
        if may is not None
        else KeyView(words.text("key.call"), KeyKind.MAIN, enabled=False, means="call")
    )
    return {
        "undo": KeyView(words.text("key.undo"), mark=Mark.UNDO),
        "fold": KeyView(words.text("key.fold"), mark=Mark.FOLDED, enabled=acting),
        "call": call,
        "raise": _raise_key(only, hand, may, words),
        "pot": KeyView(
            words.text("key.pot"),
            enabled=(table if hand is None else hand).rules.betting_structure is BettingStructure.PL,
        ),
        "split": KeyView(words.text("key.split")),
        "all_in": KeyView(words.text("key.all_in"), KeyKind.DANGER, Mark.ALL_IN),
        "next": next_key(next_step(table, screen.depth, around.prompts), table, words),
    }


def _raise_key(only: int | None, hand: HandState | None, may: Limits | None, words: Words) -> KeyView:
    """BET, COMPLETE or RAISE; where there is only one size it stands on the key, which enters it."""
    kind = "bet" if hand is not None and not hand.level else "raise"
    if may is not None and "complete" in may.can:
        kind = "complete"
    if only is None:
        # BET or RAISE, it opens the pad
        enabled = may is not None and may.may_wager
        return KeyView(words.text(f"key.{kind}"), mark=Mark.RAISE, enabled=enabled, means="pad")
    label = words.text(WITH_SIZE[kind], amount=only)
    return KeyView(label, mark=Mark.RAISE, short=words.amount(only))


WITH_SIZE = {"bet": "key.bet_amount", "raise": "key.raise_to_amount", "complete": "key.complete_to_amount"}
"""The same with its one size."""


def next_key(step: NextStep, table: TableState, words: Words) -> KeyView:
    """What the NEXT key says: the one thing that comes next."""
    hand = table.hand
    match step:
        case NextStep.CLOSE_STREET:
            return KeyView(words.text("key.close_street"), KeyKind.MAIN)
        case NextStep.WAIT:
            return KeyView(words.text("key.close_street"), KeyKind.MAIN, enabled=False)
        case NextStep.PUSH_ASKED:
            return KeyView(words.text("key.award"))
        case NextStep.RETURN if hand is not None and (back := uncalled_now(hand)) is not None:
            return KeyView(words.text("key.return_amount", amount=back.amount), KeyKind.NOW)
        case NextStep.COLLECT if hand is not None:
            return KeyView(words.text("key.take_amount", amount=share_due(hand)), KeyKind.NOW)
        case NextStep.PULL:
            return KeyView(words.text("key.pull"), KeyKind.NOW)
        case NextStep.DEAL | NextStep.DEAL_CARDS if hand is not None:
            street = hand.game.streets[hand.street + 1].name
            return KeyView(deal_street(street, words), KeyKind.NOW)
        case NextStep.AWARD:
            return KeyView(words.text("key.award"), KeyKind.NOW)
    return KeyView(words.text("key.next_hand"), KeyKind.NOW)
