"""Scenes to look at: each page and panel of the screen at a moment of a real hand, made from the table alone."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from dealer_assist.app.count import Count, Field, Helper
from dealer_assist.app.keying import Keyed
from dealer_assist.app.opening import opening_of
from dealer_assist.app.page_state import PageState
from dealer_assist.app.screen_state import Depth, Mode, Open, ScreenState
from dealer_assist.app.screens.award import AwardDrawer
from dealer_assist.app.screens.cards import CardEntry
from dealer_assist.app.screens.count import CountDrawer
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.screens.floor import FloorDrawer
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.screens.pad import ActionPad
from dealer_assist.app.screens.refused import RefusedDrawer
from dealer_assist.app.screens.side_pots import SidePotsDrawer
from dealer_assist.app.screens.table_page import TablePage
from dealer_assist.app.screens.why import WhyDrawer
from dealer_assist.app.telling import opened, with_field, with_keyed, with_seat
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.ahead_pad import ahead_pad_view
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.cards import board_entry_view
from dealer_assist.app.views.count import count_view, covered_view, helper_prompt, hint_view
from dealer_assist.app.views.entry import entry_text
from dealer_assist.app.views.floor import floor_view
from dealer_assist.app.views.hand import Around, hand_view
from dealer_assist.app.views.line import TraceView
from dealer_assist.app.views.pad import pad_view
from dealer_assist.app.views.pots import side_pots_view
from dealer_assist.app.views.refusal import floor_may, refused_view
from dealer_assist.app.views.table_page import PageAround, opening_view, table_page_view
from dealer_assist.app.views.why import refused_why, why_view
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BetsPulled, Call, Check, Fold, OutOfTurn, StreetDealt, Tabled, Wager
from dealer_assist.hand.ruled import Action
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table import taps
from dealer_assist.table.entries import Entry, StartHand, Together
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words
from tests.other_games import dealt_of
from tests.tables import dealt, opening, play, refusal, the_hand

CHIPS = (1, 5, 25, 100, 500)
STACKS = {1: 480, 2: 1250, 3: 500, 4: 735, 5: 140, 6: 1040, 7: 620, 8: 500, 9: 900}
CLOCK = "21:07"
NOT_FOLLOWED = Depth.BUTTON_AND_BLINDS


def nine_handed() -> TableState:
    """2/5 hold'em, button at seat 3, the first hand dealt."""
    return dealt(STACKS, blinds=(2, 5), button=3, chips=CHIPS, max_seats=9)


def on_the_flop() -> TableState:
    """Seat 6 made it 20, seats 9 and 2 called; on the flop seat 6 bet 100 and it is seat 9's turn."""
    table = nine_handed()
    for entry in (Wager(6, 20), Fold(7), Fold(8), Call(9), Fold(1), Call(2), Fold(3), Fold(4), Fold(5)):
        table = play(table, entry)
    return play(table, StreetDealt(("As", "Th", "9d")), Wager(6, 100))


def short_all_in() -> TableState:
    """The flop of situation 19: 100 bet, all-in 140, called; the first seat may call 40 or fold."""
    table = dealt({2: 700, 5: 160, 8: 900}, blinds=(2, 5), button=8, chips=CHIPS, max_seats=9)
    table = play(table, Wager(8, 20), Call(2), Call(5), StreetDealt(("Qs", "7h", "4d")))
    return play(table, Wager(2, 100), AllIn(5, 140), Call(8))


def versioned(table: TableState) -> TableState:
    """The table with the name and version of its house rules."""
    return replace(table, rules_version="wsop_live_2024 3f2a1b9c")


def three_sizes_all_in() -> TableState:
    """Situation 16 on the flop: three all-in for different amounts, a fourth calls the largest."""
    stacks = {2: 50, 4: 120, 6: 260, 9: 500}
    table = dealt(stacks, blinds=(2, 5), button=9, chips=CHIPS, max_seats=9)
    table = play(table, Wager(6, 10), Call(9), Call(2), Call(4), StreetDealt(("Ks", "8c", "3h")))
    return play(table, AllIn(2, 40), AllIn(4, 110), AllIn(6, 250), Call(9))


def hands_tabled() -> TableState:
    """The same hand at its showdown, the hands of the last side pot turned up."""
    table = play(three_sizes_all_in(), BetsPulled(), StreetDealt(("Kd",)), StreetDealt(("2s",)))
    return play(table, Tabled(6, ("Ah", "Ac")), Tabled(9, ("Qd", "Qc")))


def page(table: TableState, look: Look, words: Words, last: Entry | None = None, *, fresh: bool = False) -> HandScreen:
    """The hand screen at that moment."""
    trace = TraceView(entry_text(last, table, words) if last is not None else "", fresh=fresh)
    around = Around(words.free(CLOCK), trace, next_steps(table))
    return HandScreen(look, hand_view(table, ScreenState(), around, words))


def with_panel(page: HandScreen, panel: Drawer) -> HandScreen:
    """The page with a panel over its lower part."""
    page.open_drawer(panel)
    return page


def hand(look: Look, words: Words) -> QWidget:
    """In the middle of a hand."""
    return page(on_the_flop(), look, words, Wager(6, 100))


def skipped(look: Look, words: Words) -> QWidget:
    """A tap on a later seat has just folded those between."""
    table = nine_handed()
    entry = taps.tap(the_hand(table), 2)
    assert isinstance(entry, Together)
    return page(play(table, entry), look, words, entry, fresh=True)


def veiled(look: Look, words: Words) -> QWidget:
    """In a room that keeps the total of a growing pot to itself."""
    table = on_the_flop()
    around = Around(words.free(CLOCK), prompts=next_steps(table), pot_totals=False)
    return HandScreen(look, hand_view(table, ScreenState(), around, words))


def locked(look: Look, words: Words) -> QWidget:
    """A short all-in does not reopen the betting."""
    return page(short_all_in(), look, words, Call(8))


def pad(look: Look, words: Words) -> QWidget:
    """An amount is keyed."""
    table = on_the_flop()
    view = pad_view(table, ScreenState(keyed=Keyed(325), last_to=100), words)
    assert view is not None
    return with_panel(page(table, look, words), ActionPad(look, view))


def refused(look: Look, words: Words) -> QWidget:
    """A raise that is too small, with what would be right."""
    table, entry = on_the_flop(), Wager(9, 150)
    screen = ScreenState(keyed=Keyed(150), refused=refusal(table, entry), entry=entry, by_floor=floor_may(table, entry))
    view = pad_view(table, screen, words)
    assert view is not None
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    return with_panel(HandScreen(look, hand_view(table, screen, around, words)), ActionPad(look, view))


def out_of_turn(look: Look, words: Words) -> QWidget:
    """An action out of turn."""
    table, entry = on_the_flop(), Check(2)
    screen = ScreenState(
        open=Open.REFUSED, refused=refusal(table, entry), entry=entry, by_floor=floor_may(table, entry)
    )
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, RefusedDrawer(look, refused_view(screen, table, words)))


def raised_out_of_turn(look: Look, words: Words) -> QWidget:
    """A raise out of turn is keyed, to be held."""
    table = nine_handed()
    screen = ScreenState(open=Open.PAD, ahead=7, keyed=Keyed(1_200))
    view = ahead_pad_view(table, the_hand(table), screen, words)
    assert view is not None
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, ActionPad(look, view))


def side_pots(look: Look, words: Words) -> QWidget:
    """Three all-in sizes make two side pots."""
    table = three_sizes_all_in()
    panel = SidePotsDrawer(look, side_pots_view(the_hand(table), next_steps(table), words))
    return with_panel(page(table, look, words), panel)


def award(look: Look, words: Words) -> QWidget:
    """The last side pot is awarded first."""
    table = hands_tabled()
    panel = AwardDrawer(look, award_view(the_hand(table), ScreenState(mode=Mode.SHOW), words))
    return with_panel(page(table, look, words), panel)


def cards(look: Look, words: Words) -> QWidget:
    """The cards of the turn."""
    table = play(three_sizes_all_in(), BetsPulled())
    panel = CardEntry(look, board_entry_view(the_hand(table), words))
    return with_panel(page(table, look, words), panel)


def why(look: Look, words: Words) -> QWidget:
    """Why the betting is locked."""
    table = versioned(short_all_in())
    return with_panel(page(table, look, words), WhyDrawer(look, why_view(next_steps(table)[0], table, words)))


def refused_reason(look: Look, words: Words) -> QWidget:
    """Why a raise was too small."""
    table, entry = versioned(on_the_flop()), Wager(9, 150)
    screen = ScreenState(refused=refusal(table, entry), entry=entry)
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, WhyDrawer(look, refused_why(refusal(table, entry), table, words)))


def table_page(look: Look, words: Words) -> QWidget:
    """The page of an open table."""
    view = table_page_view(nine_handed(), PageState(), PageAround(Depth.WAGERS), words)
    return TablePage(look, view)


def open_table(look: Look, words: Words) -> QWidget:
    """The page that opens a table."""
    proposed = opening_of(opening(STACKS, blinds=(2, 5), button=3, chips=CHIPS, max_seats=9))
    return TablePage(look, opening_view(proposed, 1, words))


def helper(table: TableState, count: Count, look: Look, words: Words, depth: Depth = NOT_FOLLOWED) -> HandScreen:
    """A helper that is open, with what the guide answers."""
    screen = ScreenState(depth=depth, open=Open.COUNT, count=count)
    told = helper_prompt(table, count)
    leads = () if told is None else (told,)
    hint = hint_view(count, words) if told is None else covered_view(count, told, words)
    around = Around(words.free(CLOCK), prompts=(*leads, *next_steps(table)), hint=hint)
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, CountDrawer(look, count_view(table, count, words)))


def keyed(count: Count, amounts: dict[int, int]) -> Count:
    """These chips told of these seats."""
    for seat, amount in amounts.items():
        count = with_keyed(with_seat(count, seat), Keyed(amount))
    return count


def depth_0(look: Look, words: Words) -> QWidget:
    """Nothing but button and blinds is entered."""
    table = nine_handed()
    around = Around(words.free(CLOCK), TraceView(entry_text(StartHand(), table, words)), next_steps(table), redo=True)
    return HandScreen(look, hand_view(table, ScreenState(depth=NOT_FOLLOWED), around, words))


def all_in_counted(look: Look, words: Words) -> QWidget:
    """Situation 16 told to the helper of a hand nobody followed."""
    count = with_keyed(opened(Helper.ALL_IN, nine_handed(), followed=False), Keyed(30))
    count = keyed(count, {2: 40, 4: 110, 6: 250, 9: 250})
    return helper(nine_handed(), count, look, words)


def all_in_asked(look: Look, words: Words) -> QWidget:
    """The helper asks for the chips of a seat."""
    count = with_seat(keyed(opened(Helper.ALL_IN, nine_handed(), followed=False), {2: 40, 4: 110}), 6)
    return helper(nine_handed(), count, look, words)


def pot_count(look: Look, words: Words) -> QWidget:
    """Pot-limit, the hand followed: the maximum, announced."""
    table = pot_limit_table()
    count = with_field(opened(Helper.POT, table, the_hand(table).to_act, followed=True), Field.SAID, 60)
    return helper(table, count, look, words, Depth.WAGERS)


def pot_pad(look: Look, words: Words) -> QWidget:
    """The pad in pot-limit."""
    table = pot_limit_table()
    view = pad_view(table, ScreenState(open=Open.PAD), words)
    assert view is not None
    return with_panel(page(table, look, words), ActionPad(look, view))


def pot_limit_table() -> TableState:
    """2/5 pot-limit, seat 6 made it 15, seat 7 is to act."""
    rules = replace(nine_handed().rules, betting_structure=BettingStructure.PL)
    table = dealt(STACKS, blinds=(2, 5), button=3, chips=CHIPS, max_seats=9, rules=rules)
    return play(table, Wager(6, 15))


def split(look: Look, words: Words) -> QWidget:
    """An amount between three seats, with an odd chip."""
    count = with_keyed(opened(Helper.SPLIT, nine_handed(), followed=False), Keyed(1_000))
    for seat in (2, 6, 9):
        count = with_seat(count, seat)
    return helper(nine_handed(), count, look, words)


def take_up(look: Look, words: Words) -> QWidget:
    """A hand that was not followed is counted."""
    count = with_keyed(opened(Helper.TAKE_UP, nine_handed(), followed=False), Keyed(60))
    return helper(nine_handed(), keyed(count, {2: 100, 6: 100}), look, words)


def floor(look: Look, words: Words) -> QWidget:
    """What the floor can decide now."""
    table, screen = nine_handed(), ScreenState(open=Open.FLOOR)
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, FloorDrawer(look, floor_view(table, screen, (), words)))


def floor_held(look: Look, words: Words) -> QWidget:
    """An action out of turn stands; the floor's panel enters it with one tap."""
    table = nine_handed()
    screen = ScreenState(open=Open.FLOOR)
    table = play(table, OutOfTurn(7, Action.CALL), Fold(6))
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, FloorDrawer(look, floor_view(table, screen, (), words)))


def held_out_of_turn(look: Look, words: Words) -> QWidget:
    """Two seats have acted before their turn: their chips lie there dim until it comes."""
    table = nine_handed()
    return page(
        play(table, OutOfTurn(8, Action.RAISE, 300), OutOfTurn(5, Action.FOLD), OutOfTurn(1, Action.FOLD)), look, words
    )


def stands_out_of_turn(look: Look, words: Words) -> QWidget:
    """The turn has come to the first of them: it stands by one tap."""
    table = play(nine_handed(), OutOfTurn(8, Action.CALL), OutOfTurn(7, Action.RAISE, 300), Fold(6))
    return page(table, look, words)


def who_won(look: Look, words: Words) -> QWidget:
    """Who won a hand nobody followed, where the next one goes by it."""
    return helper(nine_handed(), opened(Helper.WON, nine_handed(), followed=False), look, words)


def award_halves(look: Look, words: Words) -> QWidget:
    """A pot of Omaha high-low: the high half told, the low being told."""
    table = dealt_of("omaha8", (101, 101, 101), stakes=Stakes(1, 2), betting="nl")
    table = play(table, AllIn(1), Call(2), Call(3), BetsPulled(), StreetDealt(), StreetDealt(), StreetDealt())
    screen = ScreenState(open=Open.AWARD, mode=Mode.TIE, winners=(3,), second=(2,))
    around = Around(words.free(CLOCK), prompts=next_steps(table))
    shown = HandScreen(look, hand_view(table, screen, around, words))
    return with_panel(shown, AwardDrawer(look, award_view(the_hand(table), screen, words)))


Scene = Callable[[Look, Words], QWidget]

SCENES: dict[str, Scene] = {
    "hand": hand,
    "skipped": skipped,
    "veiled": veiled,
    "locked": locked,
    "pad": pad,
    "refused": refused,
    "out_of_turn": out_of_turn,
    "raised_out_of_turn": raised_out_of_turn,
    "held_out_of_turn": held_out_of_turn,
    "stands_out_of_turn": stands_out_of_turn,
    "side_pots": side_pots,
    "award": award,
    "cards": cards,
    "why": why,
    "refused_reason": refused_reason,
    "depth_0": depth_0,
    "all_in_counted": all_in_counted,
    "all_in_asked": all_in_asked,
    "pot_count": pot_count,
    "pot_pad": pot_pad,
    "split": split,
    "take_up": take_up,
    "floor": floor,
    "floor_held": floor_held,
    "who_won": who_won,
    "award_halves": award_halves,
    "table_page": table_page,
    "open_table": open_table,
}
