"""Pages between hands and keys of the structures: every text fits, every target is large enough and apart."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.app.keying import Keyed
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.facts_page import facts_layout
from dealer_assist.app.layout.hand import hand_layout
from dealer_assist.app.layout.keys_drawer import keys_boxes
from dealer_assist.app.layout.offers import offer_boxes
from dealer_assist.app.layout.table_page import table_page_layout
from dealer_assist.app.page_state import Deeper, Keying, PageState, Tab, Tapping
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import DANGER_GAP, FLOOR_TARGET
from dealer_assist.app.views.naming import short_name
from dealer_assist.app.views.prompt import TableView
from dealer_assist.app.widgets.table_key import TableKey
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.entries import SleeperPosted, StraddlePosted
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.entries import BombPotAgreed, StartHand
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words
from tests.app.fitting import Shown, clipped, each_glass, each_hand, each_language, each_way
from tests.app.scenes import page as hand_page
from tests.app.scenes_table import between, fixed_limit_table, over_the_page
from tests.every_game import GAMES, rules_for
from tests.tables import a_table, dealt, house_rules, play

STACK = 12_500
CHIPS = (5, 25, 100, 500, 1000)

pytestmark = pytest.mark.usefixtures("glass")


def thousands() -> TableState:
    """The table between hands with blinds of thousands and everything on its tiles as long as it gets."""
    return replace(between(), stakes=replace(between().stakes, small_blind=500, big_blind=1000), chips=CHIPS)


STATES = {
    "seats": PageState(),
    "placing": PageState(tapping=Tapping.BUTTON),
    "positions": PageState(tapping=Tapping.POSITIONS, told=(2, 3)),
    "moving": PageState(seat=3, tapping=Tapping.MOVE),
    "plays": PageState(seat=3),
    "returns": PageState(seat=2),
    "comes_in": PageState(seat=7),
    "empty": PageState(seat=9, stack=STACK),
    "missed": PageState(seat=2, deeper=Deeper.MISSED),
    "more": PageState(seat=2, deeper=Deeper.MORE),
    "counts": PageState(seat=3, keying=Keying.COUNT, keyed=Keyed(STACK)),
    **{f"facts_{tab.value}": PageState(tab=tab) for tab in Tab},
    "keys_stakes": PageState(tab=Tab.STAKES, keying=Keying.STAKES, keyed=Keyed(STACK), amounts=(STACK,)),
    "keys_limits": PageState(tab=Tab.STAKES, keying=Keying.LIMITS, keyed=Keyed(STACK)),
    "keys_a_cap": PageState(tab=Tab.MORE, keying=Keying.CAP, keyed=Keyed(STACK)),
}


@each_glass
@each_language
@pytest.mark.parametrize("state", STATES.values(), ids=STATES.keys())
def test_the_table_s_page_and_what_lies_over_it_clip_nothing(
    on: Glass, code: str, state: PageState, shown: Shown
) -> None:
    page = over_the_page(thousands(), state, Look(on, code), Words(code))
    assert clipped(shown(page, on)) == []


@each_glass
@each_language
@pytest.mark.parametrize("tab", Tab)
def test_the_facts_of_a_limit_game_clip_nothing(on: Glass, code: str, tab: Tab, shown: Shown) -> None:
    table = fixed_limit_table(kill_type="half")
    page = over_the_page(table, PageState(tab=tab), Look(on, code), Words(code))
    assert clipped(shown(page, on)) == []


@each_glass
@each_language
@pytest.mark.parametrize("state", STATES.values(), ids=STATES.keys())
@each_hand
def test_every_target_can_be_hit_and_lies_apart_from_the_next(
    on: Glass, code: str, state: PageState, left_handed: bool, shown: Shown
) -> None:
    look = Look(on, code, left_handed=left_handed)
    page = shown(over_the_page(thousands(), state, look, Words(code)), on)
    faces = {name: face for name, face in targets(page) if "prompt" not in name}
    assert {name for name, face in faces.items() if min(face.width(), face.height()) < on.px(FLOOR_TARGET) - 1} == set()
    pairs = combinations(faces.items(), 2)
    assert [(a, b) for (a, one), (b, other) in pairs if one.intersects(other)] == []


def targets(page: QWidget) -> list[tuple[str, QRectF]]:
    """Every touch target that can be reached, as it is painted, in pixels of the page."""
    found = []
    for key in page.findChildren(TouchKey):
        spot = key.mapTo(page, key.rect().center())
        if key.isVisible() and page.childAt(spot) is key:
            found.append((key.objectName(), key.face().translated(QPointF(key.mapTo(page, QPoint(0, 0))))))
    return found


def hands_to_straddle() -> dict[str, TableState]:
    """Before the first action: two keys, four keys, a sleeper to take back, a chop."""
    nine = (STACK,) * 9
    free = house_rules(straddle_positions=("any", "sleeper"), straddle_max=4, restraddle_positions="any")
    many = dealt(nine, blinds=(500, 1000), button=1, chips=CHIPS, max_seats=9, rules=free)
    limit = house_rules(betting="fl", kill_type="full", kill_trigger="voluntary")
    return {
        "two": dealt(nine, blinds=(500, 1000), button=1, chips=CHIPS, max_seats=9),
        "many": many,
        "again": play(many, StraddlePosted(4, 2000), SleeperPosted(7, 4000)),
        "limit": dealt(nine, blinds=(500, 1000), button=1, chips=CHIPS, max_seats=9, rules=limit),
        "bomb": play(a_table(nine, blinds=(500, 1000), button=1, chips=CHIPS), BombPotAgreed(2000), StartHand()),
    }


@each_glass
@each_language
@pytest.mark.parametrize("moment", ["two", "many", "again", "limit", "bomb"])
def test_keys_before_the_first_action_clip_nothing(on: Glass, code: str, moment: str, shown: Shown) -> None:
    page = hand_page(hands_to_straddle()[moment], Look(on, code), Words(code))
    assert clipped(shown(page, on)) == []


# -- millimetres


@each_glass
@each_hand
@each_way
@pytest.mark.parametrize("seats", [2, 6, 9, 10])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_offers_stand_on_the_felt_clear_of_the_seats(
    on: Glass, left_handed: bool, rtl: bool, seats: int, count: int
) -> None:
    made = hand_layout(on, seats, drawer_open=False, left_handed=left_handed, rtl=rtl)
    board = made.board
    boxes = [
        Box(box.x + board.x, box.y + board.y, box.w, box.h)
        for box in offer_boxes(board.w, board.h, count, on.sizes, rtl=rtl)
    ]
    assert all(board.holds(box) for box in boxes)
    assert min(min(box.w, box.h) for box in boxes) >= FLOOR_TARGET
    assert all(one.gap(other) >= 2.99 for one, other in combinations(boxes, 2))
    assert min(box.gap(seat) for box in boxes for seat in made.seats) >= 3


@each_glass
@each_hand
@each_way
def test_rows_of_facts_stand_clear_of_each_other_and_of_the_tabs(on: Glass, left_handed: bool, rtl: bool) -> None:
    made = facts_layout(on, (6, 5, 4, 2), 5, left_handed=left_handed, rtl=rtl)
    keys = [box for row in made.rows for box in row]
    all_keys = [*keys, *made.tabs, made.back, made.undo]
    glass = Box(0, 0, on.width_mm, on.height_mm)
    assert all(glass.holds(box) for box in all_keys)
    assert min(min(box.w, box.h) for box in all_keys) >= FLOOR_TARGET
    assert [pair for pair in combinations(all_keys, 2) if pair[0].gap(pair[1]) < 2.99] == []
    assert [pair for title in made.titles for pair in [(title, key) for key in keys] if pair[0].gap(pair[1]) < 2] == []


@each_glass
@each_way
def test_values_of_facts_stand_in_columns_under_one_another(on: Glass, rtl: bool) -> None:
    rows = facts_layout(on, (6, 3, 4), 5, left_handed=False, rtl=rtl).rows
    for row in rows:
        assert [(box.x, box.w) for box in row] == [(box.x, box.w) for box in rows[0][: len(row)]]


@each_glass
@each_way
@pytest.mark.parametrize("count", [1, 4, 9, 16])
def test_keys_of_a_menu_are_large_and_apart(on: Glass, rtl: bool, count: int) -> None:
    content = hand_layout(on, 9, drawer_open=True, left_handed=False, rtl=rtl).drawer
    boxes = keys_boxes(on, content.w, count, rtl=rtl)
    assert len(boxes) == count
    assert all(Box(0, 0, content.w, content.h).holds(box) for box in boxes)
    assert min(min(box.w, box.h) for box in boxes) >= FLOOR_TARGET
    assert all(one.gap(other) >= 2.99 for one, other in combinations(boxes, 2))


@each_glass
@each_hand
@each_way
@pytest.mark.parametrize("modes", [3, 4, 5])
def test_closing_the_table_stands_apart_from_the_keys_beside_it(
    on: Glass, left_handed: bool, rtl: bool, modes: int
) -> None:
    made = table_page_layout(on, 9, 4, (2, 2), modes, left_handed=left_handed, rtl=rtl)
    assert min(box.gap(made.main) for box in made.modes) >= DANGER_GAP - 0.01
    assert min(box.gap(made.undo) for box in made.modes) >= 3
    assert min(box.w for box in made.modes) >= FLOOR_TARGET


SIZES_OF_THOUSANDS = Stakes(500, 1000, bets=BetSizes(small_bet=1000, big_bet=2000, spread_least=200, spread_most=1000))

SIZES_OF_MILLIONS = Stakes(
    1_500_000,
    3_000_000,
    bets=BetSizes(small_bet=3_000_000, big_bet=6_000_000, spread_least=100_000, spread_most=500_000),
)


@each_language
@each_glass
@pytest.mark.parametrize("stakes", [SIZES_OF_THOUSANDS, SIZES_OF_MILLIONS], ids=["thousands", "millions"])
def test_every_game_is_named_in_the_corner_whole(on: Glass, code: str, stakes: Stakes) -> None:
    corner = hand_layout(on, 9, drawer_open=False, left_handed=False, rtl=code != "en").table
    key, words = TableKey("table", Look(on, code), TableView(())), Words(code)
    key.resize(int(on.px(corner.w)), int(on.px(corner.h)))
    own = replace(HOLDEM, name="friday_night_special_of_the_house")
    for game in (*GAMES.values(), own):
        for betting in BettingStructure:
            rules = rules_for(game, "wsop_live_2024", betting.value)
            name = short_name(stakes, stakes.bets, rules, game, words)
            key.set_view(TableView((name, words.text("state.hand", hand=1234), "21:07")))
            assert not key.clipped, name
