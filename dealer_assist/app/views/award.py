"""What the award shows: one pot at a time, the last side pot first."""

import msgspec
from msgspec.structs import replace

from dealer_assist.app.award_parts import (
    Piece,
    chosen_by_part,
    chosen_parts,
    chosen_winners,
    goes_on_to,
    in_parts,
    may_be_pushed,
    next_in_line,
    pieces,
    still_to_tell,
    tapped,
    told_now,
)
from dealer_assist.app.screen_state import Mode, ScreenState
from dealer_assist.app.theme.tokens import PROMPT, Colour
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import FactsView, LineView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.naming import half_name
from dealer_assist.app.views.pots import pot_with_amount
from dealer_assist.app.views.read_aloud import winning_hands
from dealer_assist.guide.prompt import Said
from dealer_assist.guide.pushing import parts_told
from dealer_assist.hand.award import pots_left, whole_to
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.showdown import eligible, hands_up
from dealer_assist.hand.state import HandState
from dealer_assist.pots.build import Pot
from dealer_assist.pots.split import Share
from dealer_assist.words import Words


class AwardView(msgspec.Struct, frozen=True):
    """What the award shows."""

    facts: FactsView
    """Which pot of how many, its amount, who can win it."""
    seats: tuple[tuple[int, KeyView], ...]
    """Seats that can win this pot, or the next, ascending, with their keys."""
    modes: dict[str, KeyView]
    """Keys that say what a tap on a seat means; by name, those that make sense now."""
    push: LineView
    """What to push to whom, large; or what to do first."""
    then: LineView
    """The pots that follow, the odd chip."""
    pushed: KeyView
    """The key that says it is done."""


def award_view(hand: HandState, screen: ScreenState, words: Words) -> AwardView:
    """The next pot to push: who can win it, who was chosen, what that means in chips."""
    left = pots_left(hand)
    number = left[0]
    pots = pots_of(hand)
    chosen, halves = chosen_winners(hand, screen), in_parts(hand)
    ticked = chosen_by_part(hand, screen)[told_now(hand, screen)] if halves else chosen
    seats = eligible(hand, number)
    parts = chosen_parts(hand, screen)
    # half of a pot told is no pot to push: the first winner would be given the share of both
    told = parts_told(hand, pots[number].amount, parts) if halves and may_be_pushed(hand, screen) else None
    then = _then_text(hand, left, pots, number, () if halves else chosen, words, told)
    return AwardView(
        facts=_facts(hand, number, left, words),
        seats=_in_order(*_can_win(hand, screen, ticked, words), *_of_the_next(hand, screen, words)),
        modes=_modes(hand, screen, len(seats), words),
        push=_push_line(hand, number, () if halves else chosen, screen, words)
        if told is None
        else _halves_line(told, words),
        then=LineView(" ".join((*_read_aloud(hand, screen, words), then)).strip()),
        pushed=_pushed_key(number, words, enabled=may_be_pushed(hand, screen)),
    )


def _pushed_key(pot: int, words: Words, *, enabled: bool) -> KeyView:
    """PUSHED, of this pot: a second tap in a moment does not push the next one."""
    return KeyView(words.text("key.pushed"), KeyKind.NOW, Mark.DONE, enabled, means=f"pot {pot}")


def _read_aloud(hand: HandState, screen: ScreenState, words: Words) -> tuple[str, ...]:
    """The hands that win as the dealer reads them, while it is the tabled cards that say who wins."""
    if tapped(screen):
        return ()
    hands = winning_hands(hand, words)
    return (f"{words.text('join.dot').join(hands)}.",) if hands else ()


def _halves_line(told: Said, words: Words) -> LineView:
    return LineView(words.prompt(told.code, told.slots)[0], Colour.TEXT, bold=True, role=PROMPT)


def _facts(hand: HandState, number: int, left: tuple[int, ...], words: Words) -> FactsView:
    pots = pots_of(hand)
    named = pot_with_amount(number, len(pots), pots[number].amount, words)
    facts = [named, words.text("state.seats", seats=eligible(hand, number))]
    if len(pots) > 1:
        facts.append(words.text("award.place", n=len(pots) - len(left) + 1, pots=len(pots)))
    return FactsView(tuple(facts))


SeatKey = tuple[int, KeyView]
"""A seat and its key."""


def _in_order(*keys: SeatKey) -> tuple[SeatKey, ...]:
    return tuple(sorted(keys, key=lambda each: each[0]))


def _can_win(hand: HandState, screen: ScreenState, ticked: tuple[int, ...], words: Words) -> tuple[SeatKey, ...]:
    pot, up, goes_on = pots_left(hand)[0], hands_up(hand), goes_on_to(hand, screen)
    keys = ((seat, _seat_key(seat, up.get(seat, ()), ticked, words)) for seat in eligible(hand, pot))
    # the winner of one pot looks as it did when the tap is for the next
    return tuple((seat, replace(key, means=f"{pot} {key.kind} {seat in goes_on}")) for seat, key in keys)


def _of_the_next(hand: HandState, screen: ScreenState, words: Words) -> tuple[SeatKey, ...]:
    """Seats that can win the next pot only: dark until this one has its winner, then a tap says pushed as well."""
    lit, up = goes_on_to(hand, screen) if screen.mode is Mode.WINNER else (), hands_up(hand)
    keys = ((seat, _seat_key(seat, up.get(seat, ()), (), words)) for seat in next_in_line(hand))
    return tuple((seat, replace(key, enabled=seat in lit)) for seat, key in keys)


def _seat_key(seat: int, cards: tuple[str, ...], chosen: tuple[int, ...], words: Words) -> KeyView:
    """The seat's number, the cards it tabled under it, and a tick if it wins."""
    won = seat in chosen
    kind, mark = (KeyKind.CHOSEN, Mark.DONE) if won else (KeyKind.PLAIN, Mark.NONE)
    spoken = words.text("state.seat", seat=seat)
    return KeyView(
        words.seat(seat), kind, mark, cards=cards, below=words.cards(cards) if cards else "", figure=True, spoken=spoken
    )


def _modes(hand: HandState, screen: ScreenState, seats: int, words: Words) -> dict[str, KeyView]:
    """Keys that say what a tap means; alone in a pot there is nothing to choose."""
    if seats < 2:
        return {}
    keys = {Mode.WINNER: "key.winner", Mode.TIE: "key.tie", Mode.SHOW: "key.show_cards", Mode.MUCK: "key.muck"}
    labels = {each: words.text(name) for each, name in keys.items()}
    if in_parts(hand):
        names = [_part_name(hand, piece, words) for piece in pieces(hand)]
        # of more than two parts the second key goes on to the next
        at = screen.part if len(names) > 2 else 0
        labels |= {Mode.WINNER: names[at], Mode.TIE: names[(at + 1) % len(names)]}
    made = {each: choice_key(label, chosen=each is screen.mode) for each, label in labels.items()}
    waits = _waiting_mode(hand, screen)
    if waits is not None:
        made[waits] = KeyView(labels[waits], KeyKind.NOW)
    return {each.value: key for each, key in made.items()}


def _part_name(hand: HandState, piece: Piece, words: Words) -> str:
    """High, low, the upper board, board 2, the high of board 2."""
    half, board = piece
    names = [] if hand.run_it is None else [words.text("award.board", board=board)]
    if len(hand.game.halves) > 1:
        names.append(half_name(half.name, words))
    return words.text("join.dot").join(names)


def choice_key(label: str, *, chosen: bool) -> KeyView:
    """A key of which one holds: told by its edge and by a tick."""
    return KeyView(label, KeyKind.CHOSEN if chosen else KeyKind.PLAIN, Mark.DONE if chosen else Mark.NONE)


def _push_line(hand: HandState, number: int, chosen: tuple[int, ...], screen: ScreenState, words: Words) -> LineView:
    """What to push to whom; before that, what a tap on a seat does."""
    if not chosen:
        return LineView(_hint(hand, screen, words))
    return LineView(_push_text(hand, number, chosen, words), Colour.TEXT, bold=True, role=PROMPT)


def _hint(hand: HandState, screen: ScreenState, words: Words) -> str:
    """What a tap on a seat does; of a pot in parts, for which part the winner is still to be told."""
    missing = still_to_tell(hand, screen)
    if missing is None or screen.mode in (Mode.SHOW, Mode.MUCK):
        return words.text(HINTS[screen.mode])
    named = _part_name(hand, missing, words)
    if _waiting_mode(hand, screen) is not None:
        return f"{words.text('award.then')} {named}"
    return words.text("hand.of_half", half=named, entry=words.text(HINTS[Mode.WINNER]))


def _waiting_mode(hand: HandState, screen: ScreenState) -> Mode | None:
    """The key to tap next where the part being told has its winner and another has none; None while none waits."""
    missing, parts = still_to_tell(hand, screen), pieces(hand)
    if missing is None or parts.index(missing) == told_now(hand, screen):
        return None
    # of more than two parts the second key goes on to the next
    return Mode.WINNER if len(parts) == 2 and missing == parts[0] else Mode.TIE


HINTS = {
    Mode.WINNER: "award.tap_winner",
    Mode.TIE: "award.tap_tie",
    Mode.SHOW: "award.tap_show",
    Mode.MUCK: "award.tap_muck",
}


def _push_text(hand: HandState, number: int, chosen: tuple[int, ...], words: Words) -> str:
    pushed = shares(hand, pots_of(hand)[number].amount, whole_to(hand, chosen))
    if pushed is None:
        return words.text("award.split_between", seats=chosen)
    if len(pushed) == 1:
        return words.text("state.push", amount=pushed[0].amount, seat=pushed[0].seat)
    return words.prompt("split", split_slots(pushed))[0]


def split_slots(pushed: tuple[Share, ...]) -> dict[str, object]:
    """The slots of the prompt `split`: with an odd chip in the order it falls, else ascending by seat."""
    least = min(share.amount for share in pushed)
    more = [share for share in pushed if share.amount > least]
    order = pushed if more else tuple(sorted(pushed, key=lambda share: share.seat))
    odd = more[0].amount - least if more else None
    return {
        "shares": [{"seat": share.seat, "amount": share.amount} for share in order],
        "odd": odd,
        "odd_players": len(more),
    }


MOST_NAMED = 3
"""Pots that follow which are named: the next ones, and the main pot."""


def _then_text(
    hand: HandState,
    left: tuple[int, ...],
    pots: tuple[Pot, ...],
    number: int,
    chosen: tuple[int, ...],
    words: Words,
    halves: Said | None,
) -> str:
    """The odd chip or the halves, and the pots that follow."""
    parts = [] if halves is None else [words.prompt(halves.code, halves.slots)[1]]
    pushed = shares(hand, pots[number].amount, whole_to(hand, chosen)) if len(chosen) > 1 else None
    if pushed is not None:
        parts.append(words.prompt("split", split_slots(pushed))[1])
    if len(left) > 1:
        names = [pot_with_amount(n, len(pots), pots[n].amount, words) for n in left[1:]]
        if len(names) > MOST_NAMED:
            names = [*names[: MOST_NAMED - 1], "…", names[-1]]
        parts.append(f"{words.text('award.then')} {words.text('join.dot').join(names)}")
    return " ".join(parts)
