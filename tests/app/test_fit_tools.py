"""The dealer's tools on every glass: no text is clipped, every target is large enough for a finger and apart."""

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.app.count import Count, Field, Helper
from dealer_assist.app.count_keys import after_choice
from dealer_assist.app.keying import Keyed
from dealer_assist.app.layout.hand import band_box, hand_layout
from dealer_assist.app.screen_state import Depth, Mode, Open, ScreenState
from dealer_assist.app.screens.award import AwardDrawer
from dealer_assist.app.screens.floor import FloorDrawer
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.screens.pad import ActionPad
from dealer_assist.app.screens.refused import RefusedDrawer
from dealer_assist.app.telling import opened, with_field, with_keyed, with_seat
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import DANGER_GAP, FLOOR_TARGET
from dealer_assist.app.views.ahead_pad import ahead_pad_view
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.floor import floor_view
from dealer_assist.app.views.hand import Around, hand_view
from dealer_assist.app.views.line import TraceView
from dealer_assist.app.views.refusal import floor_may, refused_view
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BetsPulled, Call, Fold, OutOfTurn, Wager
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.seating import opened as table_opened
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words
from tests.app.fitting import Shown, clipped, each_glass, each_language
from tests.app.scenes import helper, with_panel
from tests.every_game import GAMES, hands_played, opening_of
from tests.other_games import dealt_of
from tests.tables import dealt, house_rules, play, refusal, the_hand

PLACES = (2, 6, 9, 10)
STACK = 12_500
CHIPS = (5, 25, 100, 500, 1000)

pytestmark = pytest.mark.usefixtures("glass")
each_table = pytest.mark.parametrize("seats", PLACES)


def just_dealt(seats: int, betting: BettingStructure = BettingStructure.NL) -> TableState:
    """Blinds of thousands at a table of that many seats."""
    rules = house_rules(betting=betting.value)
    stacks = (STACK,) * seats
    return dealt(stacks, button=1, blinds=(500, 1000), chips=CHIPS, max_seats=seats, rules=rules)


def counted(table: TableState, helper: Helper) -> Count:
    """Up to four seats all-in for one of four amounts, thousands in the middle."""
    count = with_keyed(opened(helper, table, followed=False), Keyed(10_250))
    for place, each in enumerate(the_hand(table).seats[:4]):
        count = with_keyed(with_seat(count, each.seat), Keyed(2_500 * min(place + 1, 4)))
    return count


def all_in(table: TableState) -> Count:
    return counted(table, Helper.ALL_IN)


def returned(table: TableState) -> Count:
    count = with_keyed(opened(Helper.ALL_IN, table, followed=False), Keyed(10_250))
    for each in the_hand(table).seats[:2]:
        count = with_keyed(with_seat(count, each.seat), Keyed(2_500 * each.seat))
    return count


def asked(table: TableState) -> Count:
    return opened(Helper.PAD, table, followed=False)


def pot_asked(table: TableState) -> Count:
    """The guide asks for whatever is not told."""
    return with_keyed(opened(Helper.POT, table, the_hand(table).seats[0].seat, followed=False), Keyed(0))


def split(table: TableState) -> Count:
    count = with_keyed(opened(Helper.SPLIT, table, followed=False), Keyed(50_000))
    for each in the_hand(table).seats[:5]:
        count = with_seat(count, each.seat)
    return count


def take_up(table: TableState) -> Count:
    return after_choice(table, counted(table, Helper.TAKE_UP), "street.turn")


def won(table: TableState) -> Count:
    return after_choice(table, opened(Helper.WON, table, followed=False), "tie")


COUNTS = {"won": won, "all_in": all_in, "returned": returned, "asked": asked, "split": split, "take_up": take_up}


@each_glass
@each_language
@each_table
@pytest.mark.parametrize("told", COUNTS.values(), ids=COUNTS.keys())
def test_the_helpers_clip_nothing_and_their_keys_are_large_and_apart(
    on: Glass, code: str, seats: int, told: Callable[[TableState], Count], shown: Shown
) -> None:
    table = just_dealt(seats)
    page = shown(helper(table, told(table), Look(on, code), Words(code)), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_table
@pytest.mark.parametrize("told", COUNTS.values(), ids=COUNTS.keys())
def test_the_helpers_fit_a_left_handed_dealer(
    on: Glass, seats: int, told: Callable[[TableState], Count], shown: Shown
) -> None:
    table = just_dealt(seats)
    page = shown(helper(table, told(table), Look(on, "en", left_handed=True), Words("en")), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
def test_a_pot_in_halves_is_split_with_the_names_of_every_game(on: Glass, code: str, shown: Shown) -> None:
    names: set[tuple[str, ...]] = set()
    for name, game in GAMES.items():
        halves = tuple(half.name for half in game.halves)
        if len(halves) != 2 or halves in names:
            continue
        names.add(halves)
        _, table = next(hands_played(table_opened(opening_of(game, Random(name))), Random(name)))
        page = shown(helper(table, opened(Helper.SPLIT, table, followed=False), Look(on, code), Words(code)), on)
        assert clipped(page) == [], name


@each_glass
@each_language
@pytest.mark.parametrize("said", [None, 3_500, 3_000, 4_000])
def test_the_pot_and_what_was_announced_fit(on: Glass, code: str, said: int | None, shown: Shown) -> None:
    table = play(just_dealt(9, BettingStructure.PL))
    seat = the_hand(table).to_act
    count = opened(Helper.POT, table, seat, followed=True)
    if said is not None:
        count = with_field(count, Field.SAID, said)
    page = shown(helper(table, count, Look(on, code), Words(code), Depth.WAGERS), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
@each_table
def test_the_pot_of_a_hand_nobody_followed_fits(on: Glass, code: str, seats: int, shown: Shown) -> None:
    table = just_dealt(seats, BettingStructure.PL)
    page = shown(helper(table, pot_asked(table), Look(on, code), Words(code)), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_the_floor_s_panel_fits(on: Glass, code: str, left_handed: bool, shown: Shown) -> None:
    table, screen = just_dealt(9), ScreenState(open=Open.FLOOR)
    look, words = Look(on, code, left_handed=left_handed), Words(code)
    shown_page = HandScreen(look, hand_view(table, screen, Around("23:59", prompts=next_steps(table)), words))
    page = shown(with_panel(shown_page, FloorDrawer(look, floor_view(table, screen, (), words))), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
def test_what_came_out_of_turn_fits(on: Glass, code: str, shown: Shown) -> None:
    table, look, words = just_dealt(9), Look(on, code), Words(code)
    entry = Call(7)
    refused, floor = refusal(table, entry), floor_may(table, entry)
    screen = ScreenState(open=Open.REFUSED, refused=refused, entry=entry, by_floor=floor)
    around = Around("23:59", prompts=next_steps(table))
    panel = RefusedDrawer(look, refused_view(screen, table, words))
    page = shown(with_panel(HandScreen(look, hand_view(table, screen, around, words)), panel), on)
    assert page.findChild(QWidget, "refused.remedy1") is not None
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
def test_the_pad_of_a_seat_that_acted_out_of_turn_fits(on: Glass, code: str, shown: Shown) -> None:
    table, look, words = just_dealt(9), Look(on, code), Words(code)
    screen = ScreenState(open=Open.PAD, ahead=7, keyed=Keyed(12_500))
    view = ahead_pad_view(table, the_hand(table), screen, words)
    assert view is not None
    around = Around("23:59", prompts=next_steps(table))
    page = shown(with_panel(HandScreen(look, hand_view(table, screen, around, words)), ActionPad(look, view)), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
def test_chips_out_of_turn_and_what_stands_fit(on: Glass, code: str, shown: Shown) -> None:
    table, look, words = just_dealt(9), Look(on, code), Words(code)
    held = (OutOfTurn(5, Action.RAISE, 12_500), OutOfTurn(6, Action.CALL), OutOfTurn(7, Action.FOLD))
    table = play(table, *held, Fold(4))
    screen = HandScreen(look, hand_view(table, ScreenState(), Around("23:59", prompts=next_steps(table)), words))
    page = shown(screen, on)
    assert page.findChild(QWidget, "offer0") is not None
    assert clipped(page) == []


@each_glass
@each_language
def test_what_the_floor_decides_of_a_held_action_fits(on: Glass, code: str, shown: Shown) -> None:
    table, look, words = just_dealt(9), Look(on, code), Words(code)
    entry = OutOfTurn(5, Action.RAISE, 12_000)
    screen = ScreenState(open=Open.FLOOR)
    table = play(table, entry, OutOfTurn(6, Action.CALL), Fold(4))
    around = Around("23:59", prompts=next_steps(table))
    panel = FloorDrawer(look, floor_view(table, screen, (), words))
    page = shown(with_panel(HandScreen(look, hand_view(table, screen, around, words)), panel), on)
    assert page.findChild(QWidget, "floor.held") is not None
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
def test_high_and_low_of_the_award_fit(on: Glass, code: str, shown: Shown) -> None:
    table = dealt_of("omaha8", (STACK, STACK, STACK), stakes=Stakes(500, 1000), betting="nl")
    table = play(table, AllIn(1), Call(2), Call(3), BetsPulled())
    look, words = Look(on, code), Words(code)
    screen = ScreenState(open=Open.AWARD, winners=(1, 2), second=(2, 3), mode=Mode.TIE)
    around = Around("23:59", prompts=next_steps(table))
    panel = AwardDrawer(look, award_view(the_hand(table), screen, words))
    page = shown(with_panel(HandScreen(look, hand_view(table, screen, around, words)), panel), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
@each_table
@pytest.mark.parametrize("depth", Depth)
def test_every_key_of_the_hand_screen_is_large_and_apart(
    on: Glass, code: str, seats: int, depth: Depth, shown: Shown
) -> None:
    table, words = just_dealt(seats), Words(code)
    trace = TraceView(words.text("entry.all_in_counted", seat=9, amount=STACK, stack=STACK))
    around = Around("23:59", trace, next_steps(table), redo=True)
    page = shown(HandScreen(Look(on, code), hand_view(table, ScreenState(depth=depth), around, words)), on)
    assert clipped(page) == []
    assert_keys(page, on)
    redo, board = faces(page)["key.redo"], page.findChild(QWidget, "board")
    assert board is not None
    assert not redo.intersects(QRectF(board.geometry()))


@each_glass
@each_language
def test_the_pad_in_pot_limit_clips_nothing(on: Glass, code: str, shown: Shown) -> None:
    from dealer_assist.app.screens.pad import ActionPad
    from dealer_assist.app.views.pad import pad_view
    from tests.app.scenes import page as hand_page

    table = just_dealt(9, BettingStructure.PL)
    first = the_hand(table).to_act
    assert first is not None
    table = play(table, Wager(first, 3_500))
    assert in_hand(the_hand(table), first).front == 3_500
    look, words = Look(on, code), Words(code)
    view = pad_view(table, replace(ScreenState(open=Open.PAD), keyed=Keyed(STACK)), words)
    assert view is not None
    assert view.pot is not None
    page = shown(with_panel(hand_page(table, look, words), ActionPad(look, view)), on)
    assert clipped(page) == []
    assert_keys(page, on)


def assert_keys(page: QWidget, on: Glass) -> None:
    """Every target is at least 15 mm, on the glass, 3 mm from the next; what is dangerous 10 mm from the others."""
    found = {name: face for name, face in faces(page).items() if name not in HEADER}
    least, apart, danger = on.px(FLOOR_TARGET) - 1, on.px(3) - 2, on.px(DANGER_GAP) - 2
    assert [name for name, face in found.items() if min(face.width(), face.height()) < least] == []
    assert [name for name, face in found.items() if not QRectF(page.rect()).contains(face)] == []
    pairs = list(combinations(found.items(), 2))
    assert [(a, b) for (a, one), (b, other) in pairs if gap(one, other) < apart] == []
    wrong = [(a, b) for (a, one), (b, other) in pairs if {a, b} & DANGEROUS and gap(one, other) < danger]
    assert wrong == []


HEADER = {"prompt", "table"}
"""Beside each other in the header, far wider than a finger."""
DANGEROUS = {"key.all_in", "floor.misdeal"}


def faces(page: QWidget) -> dict[str, QRectF]:
    """Every touch target that can be reached, as it is painted, in pixels of the page."""
    found = {}
    for key in page.findChildren(TouchKey):
        spot = key.mapTo(page, key.rect().center())
        if key.isVisible() and page.childAt(spot) is key:
            found[key.objectName()] = key.face().translated(QPointF(key.mapTo(page, QPoint(0, 0))))
    return found


def gap(one: QRectF, other: QRectF) -> float:
    """Free pixels between two targets."""
    across = max(other.left() - one.right(), one.left() - other.right())
    down = max(other.top() - one.bottom(), one.top() - other.bottom())
    return max(across, down)


@each_glass
@pytest.mark.parametrize("rtl", [False, True], ids=["ltr", "rtl"])
def test_the_band_for_faults_leaves_the_floor_key_free(on: Glass, rtl: bool) -> None:
    floor = hand_layout(on, 9, drawer_open=False, left_handed=False, rtl=rtl).floor
    assert band_box(on, rtl=rtl).gap(floor) >= 1
