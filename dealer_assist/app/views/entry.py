"""What an entry said, in the dealer's words: for the line in front of the dealer, and after a restart."""

import msgspec

from dealer_assist.app.views.action import action_text
from dealer_assist.app.views.entry_between import between_text
from dealer_assist.app.views.naming import street_name
from dealer_assist.hand.entries import (
    ActionWithdrawn,
    AllIn,
    Award,
    BetsPulled,
    BoardTold,
    BringIn,
    Call,
    CardsDealt,
    CardsDrawn,
    Check,
    ChipsPut,
    CollectionTaken,
    CommunityDealt,
    Fold,
    Mucked,
    OutOfTurn,
    RunIt,
    SaidAmount,
    StreetDealt,
    Tabled,
    UncalledReturned,
    UpCardsTold,
    Wager,
)
from dealer_assist.hand.holding import IN_TURN
from dealer_assist.hand.middle import uncalled_now
from dealer_assist.hand.state import HandState, in_hand, place
from dealer_assist.hand.undercalls import faces_the_opening_bet
from dealer_assist.table.entries import (
    Amend,
    ButtonPlaced,
    EndHand,
    FloorDecision,
    LogEntry,
    SeatLeft,
    SeatTaken,
    StackCounted,
    StartHand,
    TableClosed,
    TableOpened,
    TimeCalled,
    TimeCollected,
    Together,
    Undo,
)
from dealer_assist.table.state import TableState, seat_at
from dealer_assist.words import Words


class Told(msgspec.Struct, frozen=True):
    """What the line in front of the dealer says, fit to be said again in another language."""

    entry: LogEntry
    """What was entered or taken back."""
    table: TableState
    """The table after the entry."""
    entries: int
    """Length of the log then, undos included."""
    before: TableState | None = None
    """The table before it; None after a restart."""
    undone: bool = False
    """It was taken back."""


def told_text(told: Told, words: Words) -> str:
    """The line in front of the dealer; empty for an entry nobody needs to read."""
    text = entry_text(told.entry, told.table, words, told.before)
    return words.text("entry.undone", entry=text) if text and told.undone else text


def entry_text(entry: LogEntry, table: TableState, words: Words, before: TableState | None = None) -> str:
    """One short sentence; empty for entries nobody needs to read. `table` is the table after the entry.

    With `before`, the table it was entered at, a return tells how much went back to whom.
    """
    match entry:
        case UncalledReturned() if before is not None and before.hand is not None:
            return _returned(before.hand, words)
        case FloorDecision(inner, _):
            return words.text("entry.floor_decision", entry=entry_text(inner, table, words))
        case Together(entries):
            return _together(entries, table, words, before)
        case Amend(_, by):
            return entry_text(by, table, words)
        case Undo():
            return ""
    if isinstance(entry, AllIn) and table.hand is not None:
        return _all_in(entry, table, table.hand, words)
    if text := _at_table(entry, table, words) or between_text(entry, table, words, before):
        return text
    return _in_hand(entry, table.hand, words) if table.hand is not None else ""


def speaks_for_others(entry: LogEntry) -> bool:
    """Whether a tap assumed something about seats it skipped."""
    return isinstance(entry, Together) and isinstance(entry.entries[0], Fold | Check)


def _together(entries: tuple[LogEntry, ...], table: TableState, words: Words, before: TableState | None) -> str:
    """Seats spoken for are told as one set; what came last is told by itself."""
    folded = tuple(each.seat for each in entries if isinstance(each, Fold))
    checked = tuple(each.seat for each in entries if isinstance(each, Check))
    parts = []
    if folded:
        parts.append(words.text("state.folded_between", seats=folded))
    if checked:
        parts.append(words.text("state.checked_between", seats=checked))
    if EndHand(followed=False) in entries:
        number = table.hands - sum(isinstance(each, StartHand) for each in entries)
        parts.append(words.text("entry.not_followed", hand=number))
    if not isinstance(entries[-1], Fold | Check):
        parts.append(entry_text(entries[-1], table, words, before))
    return words.text("join.dot").join(part for part in parts if part)


def _at_table(entry: LogEntry, table: TableState, words: Words) -> str:
    match entry:
        case StartHand():
            return words.text("entry.hand_started", hand=table.hands)
        case EndHand(followed=False):
            return words.text("entry.not_followed", hand=table.hands)
        case EndHand():
            return words.text("entry.hand_ended", hand=table.hands)
        case ButtonPlaced(seat):
            return words.text("entry.button", seat=seat)
        case SeatTaken(seat, stack) if stack is not None:
            return words.text("entry.sit_down", seat=seat, amount=stack)
        case StackCounted(seat, stack) if stack is not None:
            return words.text("entry.counted", seat=seat, amount=stack)
        case SeatLeft(seat):
            return words.text("entry.leave_seat", seat=seat)
        case TimeCalled():
            return words.text("entry.time_called")
        case TimeCollected(seats):
            return words.text("entry.time_collected_of", seats=seats) if seats else words.text("entry.time_collected")
        case TableOpened():
            return words.text("table.open")
        case TableClosed():
            return words.text("table.closed")
    return ""


def _in_hand(entry: LogEntry, hand: HandState, words: Words) -> str:
    match entry:
        case Fold(seat):
            return words.text("entry.fold", seat=seat)
        case Check(seat):
            return words.text("entry.check", seat=seat)
        case Call(seat):
            return words.text("entry.call", seat=seat, amount=_front(hand, seat))
        case Wager(seat, to):
            opens = hand.street and faces_the_opening_bet(hand)
            return words.text("entry.bet" if opens else "entry.raise", seat=seat, amount=to)
        case OutOfTurn(seat, action) if action in IN_TURN:
            return words.text("entry.out_of_turn", seat=seat, entry=action_text(IN_TURN[action](entry), hand, words))
        case ActionWithdrawn(seat):
            return words.text("entry.withdrawn", seat=seat)
        case ChipsPut(seat, chips):
            return words.text("entry.chips", seat=seat, amount=sum(chips))
        case SaidAmount(amount):
            return words.text("entry.said", amount=amount)
        case CardsDealt():
            return words.text("reader.propose.dealt")
        case StreetDealt(cards, below) if cards and below:
            return words.text("join.dash").join(words.text("entry.board", cards=each) for each in (cards, *below))
        case StreetDealt(cards) | BoardTold(cards):
            return words.text("entry.board", cards=cards) if cards else street_name(hand.street_name, words)
        case BringIn(seat):
            return words.text("entry.bring_in", seat=seat, amount=_front(hand, seat))
        case UpCardsTold(seat, cards):
            return words.text("entry.up_cards", seat=seat, cards=cards)
        case CommunityDealt():
            return words.text("key.community_card")
        case CardsDrawn(seat, count):
            return words.text("entry.drawn" if count else "entry.pat", seat=seat, cards=count)
        case RunIt(boards):
            return words.text("entry.run_it", boards=boards)
        case Tabled(seat, cards):
            return words.text("entry.tabled", seat=seat, cards=cards)
        case Mucked(seat):
            return words.text("entry.mucked", seat=seat)
        case UncalledReturned():
            return words.text("state.return")
        case BetsPulled():
            return words.text("entry.pulled")
        case CollectionTaken() if hand.collected is not None:
            return words.text("entry.collected", amount=hand.collected.taken)
        case Award():
            return _awarded(hand, words)
    return ""


def _all_in(entry: AllIn, table: TableState, hand: HandState, words: Words) -> str:
    """A count that is not what the book has corrects it: that is told, as a digit may have been keyed too few."""
    amount = _front(hand, entry.seat) if entry.to is None else entry.to
    part, seat = place(hand, entry.seat), seat_at(table, entry.seat)
    book = None if seat is None else seat.stack
    counted = None if part is None else hand.seats[part].started
    if book is None or counted is None or book == counted:
        return words.text("entry.all_in", seat=entry.seat, amount=amount)
    return words.text("entry.all_in_counted", seat=entry.seat, amount=amount, stack=amount + book - counted)


def _returned(before: HandState, words: Words) -> str:
    back = uncalled_now(before)
    if back is None:
        return words.text("state.return")
    return words.text("entry.returned", amount=back.amount, seat=back.seat)


def _awarded(hand: HandState, words: Words) -> str:
    shares = hand.awards[-1].shares if hand.awards else ()
    texts = [words.text("entry.award", amount=share.amount, seat=share.seat) for share in shares]
    return words.text("join.dot").join(texts)


def _front(hand: HandState, seat: int) -> int:
    return in_hand(hand, seat).front if place(hand, seat) is not None else 0
