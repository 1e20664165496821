"""May raise, call or fold only: rule file 03, section 3, in each house."""

import pytest

from dealer_assist.guide.faces import Acted, Faces
from dealer_assist.guide.right import AFTER_SHORT_ALL_INS, may_do
from dealer_assist.rules.options import ShortAllInReopens
from tests.tables import house_rules


def faces(level: int, *, acted_at: int | None = 100, full_to: int = 100, others: tuple[Acted, ...] = ()) -> Faces:
    """Seat 2 with 100 in front after a full bet of 100."""
    return Faces(seat=2, front=100, level=level, acted_at=acted_at, least=100, full_to=full_to, others=others)


def test_every_way_a_house_reopens_the_betting_is_told() -> None:
    assert set(AFTER_SHORT_ALL_INS) == set(ShortAllInReopens)


def test_a_short_all_in_locks_the_raise() -> None:
    assert may_do(faces(140), house_rules()).slots["increase"] == 40


def test_a_full_raise_opens_it_for_everybody() -> None:
    assert may_do(faces(200, full_to=200), house_rules()).code == "call_or_raise"


def test_a_seat_that_has_not_acted_may_always_raise() -> None:
    assert may_do(faces(140, acted_at=None), house_rules()).code == "call_or_raise"


@pytest.mark.parametrize(
    ("reopens", "code", "rule"),
    [
        ("per_player_cumulative", "may_raise", "full_raise"),
        ("single_only", "call_or_fold", "single_only"),
        ("always", "may_raise", "always"),
    ],
)
def test_short_all_ins_that_add_up_to_a_raise(reopens: str, code: str, rule: str) -> None:
    said = may_do(faces(210), house_rules(short_all_in_reopens=reopens))
    assert (said.code, said.slots["rule"]) == (code, rule)


def test_where_they_never_add_up_a_single_short_one_is_told_by_its_size() -> None:
    assert may_do(faces(140), house_rules(short_all_in_reopens="single_only")).slots["rule"] == "full_raise"


def test_the_next_seat_that_faces_less_is_warned_of() -> None:
    said = may_do(faces(210, others=(Acted(4, 100), Acted(6, 140), Acted(7, 150))), house_rules())
    assert (said.slots["other"], said.slots["other_faces"]) == (6, 70)


def test_a_seat_that_has_matched_has_nothing_left_to_do() -> None:
    assert may_do(faces(100), house_rules()).slots == {"seat": 2, "min": None, "raises": False}
