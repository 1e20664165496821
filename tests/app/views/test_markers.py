"""What lies in front of a seat besides chips: each marker at its seat, each with its letters and its spoken name."""

import pytest
from msgspec.structs import replace

from dealer_assist.app.views.markers import Marker, markers_at
from dealer_assist.app.views.seat import seat_views
from dealer_assist.hand.entries import StraddlePosted
from dealer_assist.rules.options import KillType
from dealer_assist.table.entries import KillButtonPlaced, RockPlaced
from dealer_assist.table.state import Change, Facts, Mix, MixRound, TableState
from dealer_assist.words import LANGUAGES, Words
from tests.tables import a_table, dealt, house_rules, play

ENGLISH = Words("en", isolate=False)


def choice_table(chooser: int | None) -> TableState:
    """Dealer's choice, the button at seat 2."""
    table = a_table((100,) * 4, button=2, max_seats=4)
    facts = Facts(table.stakes, table.game, table.rules)
    return replace(table, mix=Mix("choice", (facts,), Change.CHOICE), mix_round=MixRound(chooser=chooser))


def test_the_choosers_button_lies_with_the_dealer_button_until_it_has_moved() -> None:
    assert markers_at(choice_table(None), 2) == (Marker.BUTTON, Marker.CHOOSER)
    moved = choice_table(4)
    assert markers_at(moved, 2) == (Marker.BUTTON,)
    assert markers_at(moved, 4) == (Marker.CHOOSER,)


def test_in_a_fixed_rotation_there_is_no_choosers_button() -> None:
    table = choice_table(4)
    assert table.mix is not None
    orbit = replace(table, mix=replace(table.mix, change=Change.ORBIT))
    assert markers_at(orbit, 4) == ()


def test_a_leg_and_an_owed_kill_lie_with_their_player_between_hands() -> None:
    rules = house_rules(kill_type=KillType.FULL)
    table = play(a_table((100,) * 4, button=2, max_seats=4, rules=rules), KillButtonPlaced(leg_up=1, kill=3))
    assert (markers_at(table, 1), markers_at(table, 3)) == ((Marker.LEG,), (Marker.KILL,))


def test_the_rock_lies_with_who_holds_it() -> None:
    table = a_table((100,) * 4, max_seats=4, rules=house_rules(rock_straddle="winner_straddles"))
    assert markers_at(play(table, RockPlaced(4)), 4) == (Marker.ROCK,)


def test_everything_that_lies_there_is_read_aloud_also_what_has_no_room() -> None:
    table = replace(dealt((100,) * 4, button=1, blinds=(1, 2), max_seats=4), rock=4, leg_up=4)
    table = play(table, StraddlePosted(4, 4))
    seat = seat_views(table, ENGLISH)[3]
    assert (seat.marker, seat.blind, seat.more) == ("STR", "LEG", ("ROCK",))
    assert seat.spoken == "Seat 4 · Straddle · Leg up · Rock · 4"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("marker", list(Marker))
def test_each_marker_has_letters_and_a_name(marker: Marker, code: str) -> None:
    words = Words(code)
    assert 1 <= len(words.text(f"marker.{marker}")) <= 4
    assert words.text(f"spoken.{marker}")
