"""The action pad of a seat that acted out of turn: what it did is held, not entered, and each key says so."""

from dealer_assist.app.screen_state import ScreenState
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.pad import (
    PadView,
    call_key,
    chip_labels,
    digit_labels,
    erase_key,
    limits_told,
    pot_sizes,
    whole_stack,
)
from dealer_assist.app.views.refusal import remedy_text
from dealer_assist.hand.entries import Wager
from dealer_assist.hand.limits import Limits, limits
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


def ahead_pad_view(table: TableState, hand: HandState, screen: ScreenState, words: Words) -> PadView | None:
    """The pad of the seat that is told; None if nobody is."""
    if screen.ahead is None:
        return None
    seat, may = in_hand(hand, screen.ahead), limits(hand, screen.ahead)
    amount, sizes, stack = screen.keyed.amount, pot_sizes(hand, screen.ahead), whole_stack(seat)
    all_in = amount or stack
    return PadView(
        facts=_facts(seat.seat, may, words),
        field=words.amount(amount) if amount else "",
        chips=chip_labels(table.chips, words),
        digits=digit_labels(words),
        send=KeyView(_send(table, seat.seat, amount, words), KeyKind.MAIN, enabled=may.may_wager and amount > 0),
        erase=erase_key(words),
        call=call_key(may, words),
        all_in=KeyView(
            words.text("key.all_in_amount", amount=all_in) if all_in else words.text("key.all_in"),
            KeyKind.DANGER,
            Mark.ALL_IN,
        ),
        least=KeyView(words.text("key.min"), enabled=may.may_wager and may.min_to is not None),
        last=KeyView(words.text("key.last"), enabled=screen.last_to is not None),
        pot=None if sizes is None else KeyView(words.text("key.pot")),
        half=None if sizes is None else KeyView("½", figure=True, spoken=words.text("count.half")),
        remedies=(KeyView(words.text("key.fold"), mark=Mark.FOLDED),),
    )


def _send(table: TableState, seat: int, amount: int, words: Words) -> str:
    """What the amount keyed will be held as, in full."""
    hand = table.hand
    if amount:
        return words.text("floor.hold_as", entry=remedy_text(Wager(seat, amount), table, words))
    return words.text("key.raise_to" if hand is not None and hand.level else "key.bet_sum")


def _facts(seat: int, may: Limits, words: Words) -> FactsView:
    who = (words.text("state.seat", seat=seat), words.text("floor.out_of_turn"))
    return FactsView((*who, *limits_told(may, words)))
