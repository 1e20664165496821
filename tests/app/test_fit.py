"""Every text fits: each page and panel, in each size and language, with the longest values a table has."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.keying import Keyed
from dealer_assist.app.layout.award import award_layout
from dealer_assist.app.layout.hand import band_box, hand_layout
from dealer_assist.app.layout.table_page import table_band_box
from dealer_assist.app.opening import opening_of
from dealer_assist.app.page_state import PageState, Tapping
from dealer_assist.app.screen_state import Depth, Mode, ScreenState
from dealer_assist.app.screens.award import AwardDrawer
from dealer_assist.app.screens.cards import CardEntry
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.screens.pad import ActionPad
from dealer_assist.app.screens.refused import RefusedDrawer
from dealer_assist.app.screens.side_pots import SidePotsDrawer
from dealer_assist.app.screens.table_page import TablePage
from dealer_assist.app.screens.why import WhyDrawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import SMALLEST
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.band import program_band, recovered_band, storage_band, sum_band, trouble_band
from dealer_assist.app.views.cards import board_entry_view
from dealer_assist.app.views.entry import entry_text
from dealer_assist.app.views.hand import Around, hand_view
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import TraceView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.pad import pad_view
from dealer_assist.app.views.pots import side_pots_view
from dealer_assist.app.views.refusal import floor_may, refused_view
from dealer_assist.app.views.table_page import PageAround, opening_view, table_page_view
from dealer_assist.app.views.why import why_view
from dealer_assist.app.widgets.band import Band
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BetsPulled, Call, Fold, StreetDealt, Wager
from dealer_assist.journal.errors import Damaged
from dealer_assist.rules.refused import BrokenInvariant
from dealer_assist.table.entries import FloorDecision, Together
from dealer_assist.table.state import TableState
from dealer_assist.words import LANGUAGES, Words
from tests.guide.test_reading_aloud import omaha8
from tests.tables import a_table, dealt, opening, play, refusal, the_hand

GLASSES = {
    "15.6in": Glass(1920, 1080, 141),
    "13.3in": Glass(1366, 768, 118),
    "12.2in": Glass(1366, 768, 128),
    "11.6in": Glass(1366, 768, 135),
}
PLACES = (2, 6, 9, 10)
STACK = 12_500
CHIPS = (5, 25, 100, 500, 1000)

pytestmark = pytest.mark.usefixtures("glass")

each_glass = pytest.mark.parametrize("on", GLASSES.values(), ids=GLASSES.keys())
each_language = pytest.mark.parametrize("code", LANGUAGES)


@pytest.fixture
def shown() -> Iterator[Callable[[QWidget, Glass], list[str]]]:
    """Show a page on a glass and name the parts whose text does not fit."""
    pages: list[QWidget] = []

    def names(page: QWidget, on: Glass) -> list[str]:
        pages.append(page)
        page.resize(on.width, on.height)
        page.show()
        parts = [page, *page.findChildren(QWidget)]
        return [part.objectName() for part in parts if part.isVisible() and getattr(part, "clipped", False)]

    yield names
    for page in pages:
        page.close()
        page.deleteLater()
    # or they pile up until a loop runs: four gigabytes by the end of this file
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


Shown = Callable[[QWidget, Glass], list[str]]


def first_round(seats: int) -> TableState:
    """Everybody dealt in; the last seats have raised to thousands, one is all-in, one has folded."""
    table = dealt((STACK,) * seats, button=1, blinds=(500, 1000), chips=CHIPS, max_seats=seats)
    first = the_hand(table).to_act
    assert first is not None
    return table if seats == 2 else play(table, Fold(first))


def hand_page(table: TableState, look: Look, words: Words, screen: ScreenState = ScreenState()) -> HandScreen:  # noqa: B008
    said = words.text("entry.all_in_counted", seat=9, amount=STACK, stack=STACK)
    return HandScreen(look, hand_view(table, screen, Around("23:59", TraceView(said), next_steps(table)), words))


def all_in_everywhere(seats: int = 4) -> TableState:
    """Three side pots: everybody all-in with another stack, thousands in front."""
    stacks = [STACK - 2500 * place for place in reversed(range(seats))]
    table = dealt(stacks, button=seats - 3, blinds=(500, 1000), chips=CHIPS, max_seats=9)
    while (to_act := the_hand(table).to_act) is not None:
        first = the_hand(table).level <= 1000
        table = play(table, AllIn(to_act) if first else Call(to_act))
    return table


@each_glass
@each_language
@pytest.mark.parametrize("seats", PLACES)
def test_the_hand_screen_clips_nothing(on: Glass, code: str, seats: int, shown: Shown) -> None:
    assert shown(hand_page(first_round(seats), Look(on, code), Words(code)), on) == []


@each_glass
@each_language
def test_the_hand_screen_clips_nothing_when_everybody_is_all_in(on: Glass, code: str, shown: Shown) -> None:
    assert shown(hand_page(all_in_everywhere(), Look(on, code), Words(code)), on) == []


@each_glass
@pytest.mark.parametrize("code", ["ar", "fa"])
def test_words_on_seats_are_as_much_larger_as_their_script_needs(on: Glass, code: str, shown: Shown) -> None:
    look = Look(on, code)
    page = hand_page(first_round(9), look, Words(code))
    assert shown(page, on) == []
    sizes = {tile.view.word: tile.word_px for tile in page.seats if tile.view.word and not tile.view.in_front}
    assert sizes
    assert min(size for size in sizes.values() if size) >= look.words_px(SMALLEST)


Make = Callable[[TableState, Look, Words], Drawer]


def the_pad(table: TableState, look: Look, words: Words) -> Drawer:
    to_act = the_hand(table).to_act
    assert to_act is not None
    entry = Wager(to_act, 1100)
    screen = ScreenState(
        keyed=Keyed(STACK), refused=refusal(table, entry), entry=entry, by_floor=floor_may(table, entry)
    )
    view = pad_view(table, screen, words)
    assert view is not None
    return ActionPad(look, view)


def the_pad_with_chips(table: TableState, look: Look, words: Words) -> Drawer:
    view = pad_view(table, ScreenState(keyed=Keyed().chip(1000).chip(500)), words)
    assert view is not None
    return ActionPad(look, view)


def the_refusal(table: TableState, look: Look, words: Words) -> Drawer:
    to_act = the_hand(table).to_act
    assert to_act is not None
    entry = Wager(to_act, 1100)
    screen = ScreenState(refused=refusal(table, entry), entry=entry, by_floor=floor_may(table, entry))
    return RefusedDrawer(look, refused_view(screen, table, words))


def the_reason(table: TableState, look: Look, words: Words) -> Drawer:
    return WhyDrawer(
        look, why_view(next_steps(table)[0], replace(table, rules_version="wsop_live_2024 0a1b2c3d"), words)
    )


@each_glass
@each_language
@pytest.mark.parametrize("seats", PLACES)
@pytest.mark.parametrize("make", [the_pad, the_pad_with_chips, the_refusal, the_reason])
def test_panels_of_a_betting_round_clip_nothing(on: Glass, code: str, seats: int, make: Make, shown: Shown) -> None:
    table, look, words = first_round(seats), Look(on, code), Words(code)
    page = hand_page(table, look, words)
    page.open_drawer(make(table, look, words))
    assert shown(page, on) == []


def the_side_pots(table: TableState, look: Look, words: Words) -> Drawer:
    return SidePotsDrawer(look, side_pots_view(the_hand(table), next_steps(table), words))


def the_award(table: TableState, look: Look, words: Words) -> Drawer:
    pulled = play(table, BetsPulled())
    winners = the_hand(pulled).pots[-1].seats
    return AwardDrawer(look, award_view(the_hand(pulled), ScreenState(mode=Mode.TIE, winners=winners), words))


def the_award_of_the_main_pot(table: TableState, look: Look, words: Words) -> Drawer:
    table = play(table, BetsPulled())
    return AwardDrawer(look, award_view(the_hand(table), ScreenState(mode=Mode.SHOW), words))


def the_board(table: TableState, look: Look, words: Words) -> Drawer:
    return CardEntry(look, board_entry_view(the_hand(table), words))


@each_glass
@each_language
@pytest.mark.parametrize("make", [the_side_pots, the_award, the_award_of_the_main_pot, the_board])
def test_panels_after_the_betting_clip_nothing(on: Glass, code: str, make: Make, shown: Shown) -> None:
    table, look, words = all_in_everywhere(), Look(on, code), Words(code)
    page = hand_page(table, look, words)
    page.open_drawer(make(table, look, words))
    assert shown(page, on) == []


@each_glass
@each_language
def test_an_award_that_reads_two_hands_aloud_clips_nothing(on: Glass, code: str, shown: Shown) -> None:
    hand = omaha8("2s 5d 8c Kh Kd", "Ah 3c Qd Jd", "Kc Ks 9h 9c")
    words, look = Words(code), Look(on, code)
    page = hand_page(all_in_everywhere(), look, words)
    page.open_drawer(AwardDrawer(look, award_view(hand, ScreenState(), words)))
    assert shown(page, on) == []


@each_glass
@each_language
@pytest.mark.parametrize("places", PLACES)
def test_the_page_that_opens_a_table_clips_nothing(on: Glass, code: str, places: int, shown: Shown) -> None:
    proposed = opening_of(opening((STACK,) * places, blinds=(500, 1000), max_seats=places, chips=CHIPS))
    assert shown(TablePage(Look(on, code), opening_view(proposed, 1, Words(code))), on) == []


@each_glass
@each_language
@pytest.mark.parametrize("tapping", Tapping)
def test_the_page_of_an_open_table_clips_nothing(on: Glass, code: str, tapping: Tapping, shown: Shown) -> None:
    table = a_table((STACK,) * 9, blinds=(500, 1000), max_seats=9)
    view = table_page_view(table, PageState(tapping=tapping), PageAround(Depth.EVERYTHING), Words(code))
    assert shown(TablePage(Look(on, code), view), on) == []


@each_glass
@each_language
def test_bands_clip_nothing(on: Glass, code: str, shown: Shown) -> None:
    words, look = Words(code), Look(on, code)
    table = play(all_in_everywhere(), BetsPulled(), StreetDealt())
    by_floor = FloorDecision(AllIn(9, STACK), "floor decision")
    at_once = Together(tuple(Fold(seat) for seat in range(1, 9)))
    for view in (
        *(recovered_band(entry_text(entry, table, words), words) for entry in (AllIn(9, STACK), by_floor, at_once)),
        storage_band("not_saved", words),
        storage_band("slow", words),
        trouble_band(Damaged(Path("2026-11-30.db"), 12_007, Path("2026-11-30.damaged")), words),
        sum_band(BrokenInvariant("the pots", 4 * STACK, 4 * STACK - 1), words),
        program_band(words),
    ):
        band = Band("band", look, view)
        for box in (band_box(on, rtl=look.rtl), table_band_box(on, len(LANGUAGES), rtl=look.rtl)):
            band.setFixedSize(on.px(box.w), on.px(box.h))
            assert shown(band, on) == []


HANDS = {"omaha": "8s 6s Tc 4h", "draw": "Ts Th Tc Td Qh", "stud": "Ts Th Tc Td Qh Qs Qd"}


@each_glass
@each_language
@pytest.mark.parametrize("seats", [2, 5, 6, 10])
def test_tabled_hands_clip_nothing_on_the_keys_of_the_award(on: Glass, code: str, seats: int) -> None:
    look, words = Look(on, code), Words(code)
    content = hand_layout(on, 10, drawer_open=True, left_handed=False, rtl=look.rtl).drawer
    box = award_layout(on, content, seats, rtl=look.rtl).seats[0]
    for cards in (tuple(hand.split()) for hand in HANDS.values()):
        for kind, mark in ((KeyKind.PLAIN, Mark.NONE), (KeyKind.CHOSEN, Mark.DONE)):
            view = KeyView(words.seat(10), kind, mark, cards=cards, below=words.cards(cards), figure=True)
            key = PadButton("award.seat10", look, view)
            key.resize(on.px(box.w), on.px(box.h))
            key.lay_out()
            assert not key.clipped, cards
