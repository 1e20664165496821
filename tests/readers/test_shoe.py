"""What came out of the shoe: a line that is full of garbage is no endless deal."""

from dealer_assist.readers.shoe import MOST_CARDS, Shoe, counted, doubted, passed
from hardware.events import FaultCode
from hardware.secret import Hidden


def test_a_flood_of_bad_lines_hides_no_more_cards_than_a_shoe_holds() -> None:
    shoe = passed(Shoe(), Hidden("As"), 0)
    for number in range(2 * MOST_CARDS):
        shoe = doubted(shoe, FaultCode.UNPARSED_LINE, None, "shoe", 0, number)
    assert len(shoe.cards) == MOST_CARDS
    # the card before it was counted surely, and still is
    assert counted(shoe, 2).cards == (Hidden("As"), None)
