"""Where cards lie: in one place each, foreign tags and the other deck told and never counted."""

from __future__ import annotations

from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.readers.notices import Notice, NoticeCode
from dealer_assist.readers.placement import Placement
from hardware.deckmap import DeckMap
from hardware.events import CardRead, CardRemoved, Tech
from tests.readers.reading import BLUE_TAGS, BOARD, READER, TAGS, a_deck, seat_places


class Lay:
    """A placement, its time and what it told."""

    def __init__(self) -> None:
        self.placement = Placement(seat_places(1, 2, 3), DeckMap([a_deck(), a_deck("blue", BLUE_TAGS)], "red"))
        self.now = 1_000

    def came(self, antenna: int, uid: str) -> None:
        event = CardRead(antenna=antenna, tag_uid=uid, tech=Tech.ISO_15693, at=self.now, reader=READER)
        self.placement.read(event)

    def gone(self, antenna: int, uid: str) -> None:
        event = CardRemoved(antenna=antenna, tag_uid=uid, tech=Tech.ISO_15693, at=self.now, reader=READER)
        self.placement.removed(event)

    def told(self, later: int = 0) -> list[Notice]:
        self.now += later
        self.placement.tick(self.now)
        return self.placement.take_notices()

    @property
    def counts(self) -> list[int]:
        return [len(self.placement.at_seat(seat)) for seat in (1, 2, 3)]


def test_a_card_lies_where_it_was_read() -> None:
    lay = Lay()
    lay.came(2, TAGS["As"])
    assert lay.counts == [0, 1, 0]


def test_a_card_taken_up_lies_nowhere() -> None:
    lay = Lay()
    lay.came(2, TAGS["As"])
    lay.gone(2, TAGS["As"])
    assert lay.counts == [0, 0, 0]


def test_11_a_foreign_tag_is_told_at_each_visit_and_is_no_card() -> None:
    lay = Lay()
    lay.came(3, "04DEADBEEF0077")
    lay.gone(3, "04DEADBEEF0077")
    lay.came(3, "04DEADBEEF0077")
    told = lay.told()
    assert [(each.code, each.seat, each.told) for each in told] == [
        (NoticeCode.UNKNOWN_TAG, 3, {"tag": "04…77"}),
        (NoticeCode.UNKNOWN_TAG, 3, {"tag": "04…77"}),
    ]
    assert lay.counts == [0, 0, 0]


def test_12_a_card_of_the_deck_not_in_play_is_told_with_both_names_and_is_no_card() -> None:
    lay = Lay()
    lay.came(1, BLUE_TAGS["As"])
    [told] = lay.told()
    assert (told.code, told.seat, told.told) == (NoticeCode.OTHER_DECK, 1, {"deck": "blue", "active": "red"})
    assert lay.counts == [0, 0, 0]


def test_13_a_card_on_two_antennas_lies_where_it_was_read_first() -> None:
    lay = Lay()
    lay.came(1, TAGS["As"])
    lay.now += 100
    lay.came(2, TAGS["As"])
    [told] = lay.told()
    assert lay.counts == [1, 0, 0]
    assert (told.code, told.seat, told.told["other_seat"]) == (NoticeCode.TWO_ANTENNAS, 1, 2)


def test_13_a_card_moves_when_the_first_antenna_has_lost_it() -> None:
    lay = Lay()
    lay.came(1, TAGS["As"])
    lay.came(2, TAGS["As"])
    lay.gone(1, TAGS["As"])
    assert lay.counts == [0, 1, 0]
    assert NoticeCode.CONFLICT not in [each.code for each in lay.told(later=5_000)]


def test_13_a_card_on_two_antennas_for_more_than_two_seconds_is_for_the_dealer() -> None:
    lay = Lay()
    lay.came(1, TAGS["As"])
    lay.came(2, TAGS["As"])
    lay.told()
    assert lay.told(later=2_000) == []
    assert [each.code for each in lay.told(later=1)] == [NoticeCode.CONFLICT]
    assert lay.told(later=10_000) == []


def test_13_what_the_dealer_decides_of_a_conflict_stands() -> None:
    lay = Lay()
    lay.came(1, TAGS["As"])
    lay.came(2, TAGS["As"])
    lay.told(later=2_500)
    [places] = lay.placement.conflicts
    assert [place.seat for place in places] == [1, 2]
    lay.placement.decide(places[1])
    assert lay.counts == [0, 1, 0]
    assert lay.told(later=10_000) == []
    assert lay.placement.conflicts == ()


def test_two_tags_of_one_card_are_told_and_the_second_is_doubtful() -> None:
    doubled = a_deck(tags={**TAGS})
    cards = {**doubled.cards, "E0040150FFFFFFFF": "As"}
    lay = Lay()
    lay.placement.decks = DeckMap([type(doubled)(name="red", cards=cards)], "red")
    lay.came(2, TAGS["As"])
    lay.came(BOARD, "E0040150FFFFFFFF")
    [told] = lay.told()
    assert (told.code, told.role, told.told["other_seat"]) == (NoticeCode.CARD_TWICE, Role.BOARD, 2)
    assert [each.doubtful for each in lay.placement.on_board()] == [True]


def test_board_cards_stand_in_the_order_of_reading() -> None:
    lay = Lay()
    for card in ("Kd", "2c", "As"):
        lay.came(BOARD, TAGS[card])
    assert [each.card.reveal() for each in lay.placement.on_board()] == ["Kd", "2c", "As"]


def test_board_cards_of_several_antennas_stand_in_the_order_of_their_places() -> None:
    places = [
        PlaceTold(reader=READER, antenna=7, role=Role.BOARD, slots=("flop1", "flop2", "flop3")),
        PlaceTold(reader=READER, antenna=8, role=Role.BOARD, slots=("turn",)),
    ]
    lay = Lay()
    lay.placement = Placement(places, DeckMap([a_deck()], "red"))
    lay.came(8, TAGS["9h"])
    for card in ("Kd", "2c", "As"):
        lay.came(7, TAGS[card])
    assert [each.card.reveal() for each in lay.placement.on_board()] == ["Kd", "2c", "As", "9h"]


def test_an_antenna_without_a_place_says_nothing() -> None:
    lay = Lay()
    lay.came(55, TAGS["As"])
    assert (lay.counts, lay.told()) == ([0, 0, 0], [])


def test_nothing_that_is_told_names_a_seats_card() -> None:
    lay = Lay()
    lay.came(1, TAGS["As"])
    lay.came(2, TAGS["As"])
    lay.came(1, TAGS["Kd"])
    words = repr(lay.told(later=3_000)) + repr(lay.placement.at_seat(1)) + repr(lay.placement.take_moved())
    assert "As" not in words
    assert TAGS["As"] not in words
