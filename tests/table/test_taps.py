"""What CLOSE STREET says for the seats still to act."""

from dealer_assist.hand.state import Stage
from dealer_assist.table.entries import Entry
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import close_street
from tests.tables import dealt, play, the_hand


def closing(table: TableState) -> Entry:
    entry = close_street(the_hand(table))
    assert entry is not None
    return entry


def test_closing_a_street_nobody_entered_leaves_the_big_blind_as_the_winner() -> None:
    # seat 3 has the big blind: everybody else owes it, and once they have folded it needs no check
    table = dealt((100, 100, 100, 100))
    after = the_hand(play(table, closing(table)))
    assert after.stage is Stage.WON
    assert [each.seat for each in after.seats if not each.folded] == [3]


def test_closing_heads_up_before_a_word_leaves_the_big_blind_as_the_winner() -> None:
    table = dealt((100, 100))
    after = the_hand(play(table, closing(table)))
    assert after.stage is Stage.WON
    assert [each.seat for each in after.seats if not each.folded] == [2]
