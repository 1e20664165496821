"""What the page of the table shows: before it opens, and between hands."""

import msgspec
from msgspec.structs import replace

from dealer_assist.app.ending_hands import waits
from dealer_assist.app.opening import Doing, Opening, blinds_of, can_open, entry_of, places_offered, stakes_offered
from dealer_assist.app.page_state import PageState, Tapping
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.coming_hand import coming_hand
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.naming import long_name
from dealer_assist.app.views.page_keys import page_keys, tapping_hint
from dealer_assist.app.views.prompt import PromptView, Tone, refusal_view
from dealer_assist.app.views.seat import SeatState, SeatView, seat_views
from dealer_assist.app.views.standing import PLAYS, standing_of
from dealer_assist.rules.refused import Refused
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState, seat_at
from dealer_assist.words import LANGUAGES, Words


class Choice(msgspec.Struct, frozen=True):
    """A row of keys of which one holds."""

    what: str
    """The question: language, stakes, places, depth, hand."""
    title: str
    """Its name above the keys."""
    keys: tuple[tuple[str, KeyView], ...]
    """Answer and key, in reading order."""


class TablePageView(msgspec.Struct, frozen=True):
    """What the page shows."""

    prompt: PromptView
    """What to do here."""
    languages: Choice
    """One key for each language, each in its own script."""
    seats: tuple[SeatView, ...]
    """Seats 1, 2, 3 ..."""
    choices: tuple[Choice, ...]
    """In the middle of the felt, at most two rows."""
    modes: Choice
    """What a tap on a seat does, or what else can be done."""
    main: KeyView
    """Open the table, or close it."""
    back: KeyView | None = None
    """Back to the hand; None when there is no table yet."""
    undo: KeyView | None = None
    """Take the last entry back; before a table opens, only the closing of the one before it."""


class PageAround(msgspec.Struct, frozen=True):
    """What the page shows that the table does not know."""

    depth: Depth
    """How much is entered."""
    left_handed: bool = False
    """Which hand pitches."""
    said: str = ""
    """What was entered on the page last; empty = nothing yet."""


def opening_view(opening: Opening, units: int, words: Words, refused: Refused | None = None) -> TablePageView:
    """The page before the table opens: everything is proposed, each tap changes one thing."""
    prompt = PromptView(words.text("table.title"), _hint(opening, words))
    if refused is not None:
        prompt = refusal_view(refused, opened(entry_of(opening)), words)
    places = tuple((str(n), _choice(words.amount(n), n == opening.places)) for n in places_offered(opening.ready))
    return TablePageView(
        prompt=prompt,
        languages=languages_choice(words),
        seats=tuple(_opening_seat(opening, number, words) for number in range(1, opening.places + 1)),
        choices=(
            Choice("stakes", words.text("table.stakes"), _stakes_keys(opening, units, words)),
            Choice("places", words.text("table.seats"), places),
        ),
        modes=Choice(
            "doing", "", (*_doing_keys(opening.doing, words), ("draw", KeyView(words.text("key.draw_button"))))
        ),
        main=KeyView(words.text("key.open_table"), KeyKind.NOW, enabled=can_open(opening)),
    )


def back_key(page: PageState, words: Words) -> KeyView:
    """BACK: it closes what was opened last, so what is open says where it leads."""
    told = (page.amounts, page.told, page.refused is None)
    opened = (page.tab, page.keying, page.deeper, page.seat, page.tapping, told)
    return KeyView(words.text("key.back"), mark=Mark.BACK, means=str(opened))


def _stakes_keys(opening: Opening, units: int, words: Words) -> tuple[tuple[str, KeyView], ...]:
    """The usual stakes, and a key for any others; those that were keyed stand on it."""
    now = blinds_of(opening.stakes)
    offered = [blinds_of(each) for each in stakes_offered(opening.ready, units)]
    keys = tuple((f"{small}/{big}", _choice(words.stakes((small, big)), (small, big) == now)) for small, big in offered)
    keyed = _choice(words.stakes(now), chosen=True) if now not in offered else KeyView(words.text("key.other_amount"))
    return *keys, ("other", keyed)


def table_page_view(table: TableState, page: PageState, around: PageAround, words: Words) -> TablePageView:
    """The page of an open table: its seats, how much is entered, which hand pitches, and what else there is."""
    depth = tuple((str(int(each)), _choice(words.text(DEPTH_WORDS[each]), each is around.depth)) for each in Depth)
    hands = (
        ("right", _choice(words.text("table.right_handed"), not around.left_handed)),
        ("left", _choice(words.text("table.left_handed"), around.left_handed)),
        ("screen", KeyView(words.text("key.screen"))),
    )
    lit = {page.seat, *page.told}
    asks = page.tapping is not Tapping.MENU
    hint = words.text(tapping_hint(table, page)) if asks else coming_hand(table, words)
    second = hint if asks else around.said or hint or words.text(tapping_hint(table, page))
    prompt = PromptView(long_name(table, words), second, Tone.INFORM)
    if page.refused is not None:
        prompt = refusal_view(page.refused, table, words)
    return TablePageView(
        prompt=prompt,
        languages=languages_choice(words),
        seats=tuple(live_seat(table, view, words, lit=view.number in lit) for view in seat_views(table, words)),
        choices=(
            Choice("depth", words.text("depth.title"), depth),
            Choice("hand", words.text("table.hand_side"), hands),
        ),
        modes=Choice("doing", "", page_keys(table, page, words)),
        main=KeyView(words.text("key.close_table"), KeyKind.DANGER, enabled=not waits(table, page)),
        back=back_key(page, words),
        undo=undo_key(words),
    )


DEPTH_WORDS = {
    Depth.BUTTON_AND_BLINDS: "depth.button_and_blinds",
    Depth.WAGERS: "depth.wagers",
    Depth.EVERYTHING: "depth.everything",
}
DOING_WORDS = {
    Doing.SEATS: "table.seats",
    Doing.STACKS: "table.stack",
    Doing.BUTTON: "key.place_button",
}
DOING_HINTS = {
    Doing.SEATS: "table.tap_seats",
    Doing.STACKS: "table.tap_stack",
    Doing.BUTTON: "table.tap_button",
}


def languages_choice(words: Words) -> Choice:
    """One key for each language, written in its own script."""
    keys = tuple((code, _choice(words.text(f"language.{code}"), code == words.language)) for code in LANGUAGES)
    return Choice("language", words.text("table.language"), keys)


def undo_key(words: Words) -> KeyView:
    """The key that takes the last entry back."""
    return KeyView(words.text("key.undo"), mark=Mark.UNDO)


NOT_PLAYING = (SeatState.AWAY, SeatState.NO_CHIPS)
"""Seated, and not dealt in."""


def _choice(label: str, chosen: bool) -> KeyView:
    return choice_key(label, chosen=chosen)


def _doing_keys(doing: Doing, words: Words) -> tuple[tuple[str, KeyView], ...]:
    return tuple((each.value, _choice(words.text(name), each is doing)) for each, name in DOING_WORDS.items())


def _hint(opening: Opening, words: Words) -> str:
    """What to tap; after a draw, who has the button."""
    if opening.drawn is not None and opening.drawn.card:
        return words.text("table.drawn", seat=opening.drawn.seat, card=opening.drawn.card)
    if opening.drawn is not None:
        return words.text("entry.button", seat=opening.drawn.seat)
    return words.text(DOING_HINTS[opening.doing])


def _opening_seat(opening: Opening, number: int, words: Words) -> SeatView:
    stack = opening.stacks.get(number)
    button = opening.button == number
    return SeatView(
        number=number,
        label=words.seat(number),
        state=SeatState.IN if number in opening.stacks else SeatState.EMPTY,
        in_front="" if stack is None else words.amount(stack),
        marker=words.text("marker.button") if button else "",
        is_button=button,
        spoken=_spoken(number, number in opening.stacks, stack, words),
        lit=opening.counting == number,
    )


def live_seat(table: TableState, view: SeatView, words: Words, *, lit: bool = False) -> SeatView:
    """The seat with its stack instead of the chips in front, and how it stands to the next hand."""
    seat = seat_at(table, view.number)
    part = None if table.hand is None else next((each for each in table.hand.seats if each.seat == view.number), None)
    stack = part.behind if part is not None else seat.stack if seat is not None else None
    state = view.state if seat is None or view.state in NOT_PLAYING else SeatState.IN
    standing = PLAYS if seat is None else standing_of(table, seat, words)
    word = standing.word
    if word and state is SeatState.IN:
        state = SeatState.COMES_IN
    return replace(
        view,
        state=state,
        word=word or (view.word if state in NOT_PLAYING else ""),
        short=standing.short,
        cards=False,
        in_front="" if stack is None else words.amount(stack),
        # chips put out before the turn lie in front; on this page it is the stack that shows
        early="",
        spoken=_spoken(view.number, seat is not None, stack, words, word),
        lit=lit,
    )


def _spoken(number: int, taken: bool, stack: int | None, words: Words, word: str = "") -> str:
    if not taken:
        return words.text("table.tap_to_sit", seat=number)
    parts = [words.text("state.seat", seat=number)]
    if stack is not None:
        parts.append(words.text("state.stack_amount", amount=stack))
    if word:
        parts.append(word)
    return words.text("join.dot").join(parts)
