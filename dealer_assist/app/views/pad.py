"""What the action pad shows."""

from collections.abc import Iterator

import msgspec

from dealer_assist.app.keying import Keyed
from dealer_assist.app.layout.pad import CHIP_KEYS, DIGIT_KEYS
from dealer_assist.app.screen_state import ScreenState
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.refusal import remedy_keys
from dealer_assist.hand.limits import Limits, limits
from dealer_assist.hand.pot_limit import pot_limit
from dealer_assist.hand.state import HandState, InHand, in_hand
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class PadView(msgspec.Struct, frozen=True):
    """What the pad shows."""

    facts: FactsView
    """Seat, in front, to call, least, most."""
    field: str
    """The keyed amount, grouped; empty = nothing keyed."""
    chips: tuple[str, ...]
    """Labels of the chip keys, at most four."""
    send: KeyView
    """BET, RAISE TO, or what else sends the amount off."""
    digits: tuple[str, ...]
    """Labels of the keys `DIGIT_KEYS`."""
    erase: KeyView
    """Takes the last digit back."""
    call: KeyView | None = None
    """CHECK, or CALL with its price; None = no such key here, as for those below."""
    all_in: KeyView | None = None
    """ALL-IN with the count it will be entered with."""
    least: KeyView | None = None
    """MIN."""
    last: KeyView | None = None
    """LAST."""
    pot: KeyView | None = None
    """POT: the most in pot-limit."""
    half: KeyView | None = None
    """½: a bet or raise by half of that."""
    silent: KeyView | None = None
    """The chips keyed were put in without a word."""
    said: KeyView | None = None
    """The amount keyed is what the dealer announced for the all-in."""
    remedies: tuple[KeyView, ...] = ()
    """What would be right instead of what was refused, at most three."""


def pad_view(table: TableState, screen: ScreenState, words: Words) -> PadView | None:
    """The pad of the seat to act; None when nobody is."""
    hand = table.hand
    if hand is None or hand.to_act is None:
        return None
    seat = in_hand(hand, hand.to_act)
    may = limits(hand, seat.seat)
    raising = may.may_wager
    keyed = raising and screen.keyed.amount > 0
    send = KeyView(_send_label(hand, screen, words), KeyKind.MAIN, enabled=keyed, means="send")
    sizes = pot_sizes(hand, seat.seat)
    return PadView(
        facts=_facts(seat, may, words),
        field=words.amount(screen.keyed.amount) if screen.keyed.amount else "",
        chips=chip_labels(table.chips, words),
        digits=digit_labels(words),
        send=send,
        erase=erase_key(words),
        call=call_key(may, words),
        all_in=KeyView(_all_in_label(screen, whole_stack(seat), words), KeyKind.DANGER, Mark.ALL_IN, means="all_in"),
        least=KeyView(words.text("key.min"), enabled=raising and may.min_to is not None),
        last=KeyView(words.text("key.last"), enabled=screen.last_to is not None),
        pot=None if sizes is None else KeyView(words.text("key.pot")),
        half=None if sizes is None else KeyView("½", figure=True, spoken=words.text("count.half")),
        silent=KeyView(words.text("key.silent"), enabled=bool(screen.keyed.chips)),
        said=KeyView(words.text("key.said_it"), enabled=screen.keyed.amount > 0 and all_in_stands(hand)),
        remedies=remedy_keys(screen, table, words)[:3],
    )


def _send_label(hand: HandState, screen: ScreenState, words: Words) -> str:
    """What the amount keyed will be entered as, in full."""
    if screen.keyed.amount:
        return words.text("key.raise_to_amount" if hand.level else "key.bet_amount", amount=screen.keyed.amount)
    return words.text("key.raise_to" if hand.level else "key.bet_sum")


def all_in_stands(hand: HandState) -> bool:
    """Whether somebody is all-in on this street, so that a count can have been announced."""
    return any(each.all_in and each.front for each in hand.seats)


def stack_pad_view(seat: int, chips: tuple[int, ...], keyed: Keyed, words: Words) -> PadView:
    """The same pad for a stack between hands: digits and chips, and DONE."""
    return PadView(
        facts=FactsView((words.text("table.stack_of", seat=seat),)),
        field=words.amount(keyed.amount) if keyed.amount else "",
        chips=chip_labels(chips, words),
        digits=digit_labels(words),
        send=KeyView(words.text("key.done"), KeyKind.MAIN, enabled=keyed.amount > 0),
        erase=erase_key(words),
    )


def digit_labels(words: Words) -> tuple[str, ...]:
    """What the digit keys say, in the room's figures."""
    return tuple(words.figures(name) for name in DIGIT_KEYS)


def pad_chips(chips: tuple[int, ...]) -> tuple[int, ...]:
    """Values of the chip keys: the largest four of the room's chips, smallest first."""
    return chips[-CHIP_KEYS:]


def chip_labels(chips: tuple[int, ...], words: Words) -> tuple[str, ...]:
    """What the chip keys say."""
    return tuple(words.added(value) for value in pad_chips(chips))


def erase_key(words: Words) -> KeyView:
    """The key that takes a digit back: a sign, no word."""
    return KeyView("", mark=Mark.ERASE, spoken=words.text("key.clear"))


def whole_stack(seat: InHand) -> int | None:
    """Total in front if the seat moves in, chips; None = its stack is not counted."""
    return None if seat.behind is None else seat.front + seat.behind


def one_size(hand: HandState) -> int | None:
    """The one total the seat to act may bet or raise to, as in fixed limit; None = the pad asks for it.

    Never the last chips: an all-in is confirmed by its count.
    """
    if hand.to_act is None:
        return None
    may = limits(hand, hand.to_act)
    last_chips = whole_stack(in_hand(hand, hand.to_act)) == may.max_to
    return may.min_to if may.min_to == may.max_to and not last_chips else None


def pot_sizes(hand: HandState, seat: int) -> dict[str, int] | None:
    """Totals of the quick keys `pot` and `half` in pot-limit; None where another structure is played.

    Half a pot is half of what the raise may add, in the smallest chip, and never under the least.
    """
    may = limits(hand, seat)
    if hand.rules.betting_structure is not BettingStructure.PL or may.min_to is None:
        return None
    most = pot_limit(hand, in_hand(hand, seat))
    half = hand.level + (most - hand.level) // 2
    return {"pot": most, "half": max(may.min_to, half - half % hand.unit)}


def keyed_after(key: str, keyed: Keyed, chips: tuple[int, ...]) -> Keyed | None:
    """The amount after a digit or chip key; None if the key is another one."""
    if key.isdigit():
        return keyed.digit(key)
    if key == "erase":
        return keyed.erase()
    if key.startswith("chip"):
        return keyed.chip(pad_chips(chips)[int(key.removeprefix("chip"))])
    return None


def call_key(may: Limits, words: Words) -> KeyView:
    """CHECK, CALL with what it costs, or the bring-in."""
    if "check" in may.can:
        return KeyView(words.text("key.check"), KeyKind.MAIN, means="check")
    if "bring_in" in may.can:
        return KeyView(words.text("key.bring_in", amount=may.call_add), KeyKind.MAIN, means="bring_in")
    return KeyView(words.text("key.call_amount", amount=may.call_add), KeyKind.MAIN, means="call")


def _facts(seat: InHand, may: Limits, words: Words) -> FactsView:
    in_front = words.text("state.in_front", amount=seat.front)
    return FactsView((words.text("state.seat", seat=seat.seat), in_front, *limits_told(may, words)))


def limits_told(may: Limits, words: Words) -> Iterator[str]:
    """What a seat has to call, its least and its most, as far as there are such."""
    if may.call_add:
        yield words.text("state.to_call", amount=may.call_add)
    if may.min_to is not None:
        yield words.text("state.min", amount=may.min_to)
    if may.max_to is not None:
        yield words.text("state.max", amount=may.max_to)


def _all_in_label(screen: ScreenState, stack: int | None, words: Words) -> str:
    """ALL-IN with the count it will be entered with."""
    amount = screen.keyed.amount or stack
    return words.text("key.all_in_amount", amount=amount) if amount else words.text("key.all_in")
