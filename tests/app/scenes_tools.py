"""More scenes of the dealer's tools: a stack that covers, nine pots of a tournament, a pot that is rounded up."""

from PySide6.QtWidgets import QWidget

from dealer_assist.app.count import Count, Helper
from dealer_assist.app.keying import Keyed
from dealer_assist.app.screen_state import Depth, Open, ScreenState
from dealer_assist.app.screens.award import AwardDrawer
from dealer_assist.app.screens.pad import ActionPad
from dealer_assist.app.screens.side_pots import SidePotsDrawer
from dealer_assist.app.telling import opened, with_covers, with_keyed, with_seat, with_state
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.pad import pad_view
from dealer_assist.app.views.pots import side_pots_view
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BetsPulled, Call, StreetDealt
from dealer_assist.hand.situation import Told
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from tests.app.scenes import CHIPS, STACKS, Scene, helper, keyed, nine_handed, page, three_sizes_all_in, with_panel
from tests.tables import dealt, house_rules, play, the_hand

MOST = 12_345_678
BIG_CHIPS = (1000, 5000, 25_000, 100_000, 500_000)
TEN = range(1, 11)


def tournament(stacks: tuple[int, ...] = (MOST,) * 10, betting: BettingStructure = BettingStructure.NL) -> TableState:
    """Ten players, the last level of a large tournament."""
    rules = house_rules(betting=betting.value)
    return dealt(stacks, button=1, blinds=(150_000, 300_000), chips=BIG_CHIPS, max_seats=10, rules=rules)


def all_different(seat: int) -> int:
    """What each seat is all-in for, the smallest in seat 1; each makes a pot, the last has nobody to match it."""
    return MOST - (10 - seat) * 1_111_111


def nine_pots() -> TableState:
    """Ten all-in for different amounts: main, eight side pots, and what goes back was sent back."""
    table = tournament(tuple(min(all_different(seat), all_different(9)) for seat in TEN))
    while (seat := the_hand(table).to_act) is not None:
        table = play(table, AllIn(seat) if the_hand(table).level < all_different(9) else Call(seat))
    return table


def ten_counted(_table: TableState) -> Count:
    """The same told to the helper of a hand nobody followed."""
    count = with_keyed(opened(Helper.ALL_IN, tournament(), followed=False), Keyed(MOST))
    for seat in TEN:
        count = with_keyed(with_seat(count, seat), Keyed(min(all_different(seat), all_different(9))))
    return count


SHUFFLED = (4, 9, 1, 6, 10, 3, 8, 2, 5, 7)
"""Seats from the smallest stack to the largest: no two of a pot's seats need be neighbours."""


def ten_shuffled(_table: TableState) -> Count:
    count = with_keyed(opened(Helper.ALL_IN, tournament(), followed=False), Keyed(MOST))
    for place, seat in enumerate(SHUFFLED, start=1):
        count = with_keyed(with_seat(count, seat), Keyed(all_different(place)))
    return count


def one_covers(_table: TableState) -> Count:
    """One folded over a side pot, and one has everybody covered."""
    count = with_covers(with_seat(ten_shuffled(_table), 7))
    return with_state(with_seat(count, 8), Told.FOLDED)


def seven_folded(_table: TableState) -> Count:
    """Seven folded over money of theirs, three are left with two pots."""
    count = with_keyed(opened(Helper.ALL_IN, tournament(), followed=False), Keyed(MOST))
    for seat in TEN:
        count = with_keyed(with_seat(count, seat), Keyed(all_different(seat) if seat > 2 else MOST + 1 - seat))
        if seat > 3:
            count = with_state(count, Told.FOLDED)
    return count


def one_covers_seven(_table: TableState) -> Count:
    """The same, and one of the three has everybody covered."""
    return with_covers(with_seat(seven_folded(_table), 1))


def ten_differ(_table: TableState) -> Count:
    count = with_keyed(opened(Helper.ALL_IN, tournament(), followed=False), Keyed(MOST))
    for seat in TEN:
        count = with_keyed(with_seat(count, seat), Keyed(all_different(seat)))
    return count


def covers(look: Look, words: Words) -> QWidget:
    """Two all-in for different amounts, a third has both covered."""
    count = with_keyed(opened(Helper.ALL_IN, nine_handed(), followed=False), Keyed(30))
    count = keyed(count, {2: 40, 4: 110})
    return helper(nine_handed(), with_covers(with_seat(count, 9)), look, words)


def nine_pots_counted(look: Look, words: Words) -> QWidget:
    """Ten stacks of eight digits, nine pots."""
    return helper(tournament(), ten_shuffled(tournament()), look, words)


def nine_pots_covered(look: Look, words: Words) -> QWidget:
    """The same, one folded and one covers."""
    return helper(tournament(), one_covers(tournament()), look, words)


def nine_pots_pulled(look: Look, words: Words) -> QWidget:
    """Nine pots of a hand that was followed."""
    table = nine_pots()
    return with_panel(
        page(table, look, words), SidePotsDrawer(look, side_pots_view(the_hand(table), next_steps(table), words))
    )


def nine_pots_awarded(look: Look, words: Words) -> QWidget:
    """The last side pot of nine has its winner."""
    table = play(nine_pots(), BetsPulled())
    view = award_view(the_hand(table), ScreenState(open=Open.AWARD, winners=(9,)), words)
    return with_panel(page(table, look, words), AwardDrawer(look, view))


def eight_digits(look: Look, words: Words) -> QWidget:
    """An amount of eight digits on the pad, six seats all-in for as much."""
    table = tournament()
    for seat in range(4, 10):
        table = play(table, AllIn(seat))
    view = pad_view(table, ScreenState(open=Open.PAD, keyed=Keyed(MOST)), words)
    assert view is not None
    return with_panel(page(table, look, words), ActionPad(look, view))


def award_goes_on(look: Look, words: Words) -> QWidget:
    """Seat 6 wins the last side pot: a tap on seat 4 says pushed, and seat 4 wins the next."""
    table = play(three_sizes_all_in(), BetsPulled(), StreetDealt(), StreetDealt())
    view = award_view(the_hand(table), ScreenState(open=Open.AWARD, winners=(6,)), words)
    return with_panel(page(table, look, words), AwardDrawer(look, view))


def pot_rounded(look: Look, words: Words) -> QWidget:
    """Pot-limit in a house that counts in fives."""
    rules = house_rules(betting="pl", pl_small_blind_counts_as="actual", pl_round_up_to=5)
    table = dealt(STACKS, blinds=(2, 5), button=3, chips=CHIPS, max_seats=9, rules=rules)
    count = opened(Helper.POT, table, the_hand(table).to_act, followed=True)
    return helper(table, count, look, words, Depth.WAGERS)


SCENES: dict[str, Scene] = {
    "covers": covers,
    "nine_pots_counted": nine_pots_counted,
    "nine_pots_covered": nine_pots_covered,
    "nine_pots_pulled": nine_pots_pulled,
    "nine_pots_awarded": nine_pots_awarded,
    "eight_digits": eight_digits,
    "award_goes_on": award_goes_on,
    "pot_rounded": pot_rounded,
}
