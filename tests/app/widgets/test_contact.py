"""Which contacts of the glass are taps."""

import msgspec
import pytest

from dealer_assist.app.widgets.contact import Contact, OneFinger, is_sweep, is_tap

FINGER = Contact(width=11, held_ms=90, drift=1, lifted_inside=True)


@pytest.mark.parametrize(
    "change",
    [{}, {"width": 0.0}, {"width": 25.0}, {"held_ms": 40}, {"held_ms": 2000}, {"drift": 5.0}],
    ids=["plain", "size not reported", "fat finger", "short", "long", "slides a little"],
)
def test_a_finger_taps(change: dict[str, float]) -> None:
    assert is_tap(msgspec.structs.replace(FINGER, **change))


@pytest.mark.parametrize(
    "change",
    [{"width": 25.1}, {"held_ms": 39}, {"held_ms": 2001}, {"drift": 5.1}, {"lifted_inside": False}],
    ids=["palm", "splash", "resting hand", "slides", "lifted elsewhere"],
)
def test_anything_else_does_not(change: dict[str, float]) -> None:
    assert not is_tap(msgspec.structs.replace(FINGER, **change))


def test_a_second_key_waits_for_the_first_finger_to_lift() -> None:
    finger = OneFinger()
    assert finger.take("call")
    assert not finger.take("fold")
    finger.release("fold")
    assert not finger.take("fold")
    finger.release("call")
    assert finger.take("fold")


def test_a_contact_that_rests_too_long_to_be_a_tap_holds_up_no_other_key() -> None:
    finger, seconds = OneFinger(), [10.0]
    finger.clock = lambda: seconds[0]
    assert finger.take("sleeve")
    seconds[0] += 1.9
    assert not finger.take("call")
    seconds[0] += 0.2
    assert finger.take("call")
    # the sleeve goes away: the finger on CALL is still the one
    finger.release("sleeve")
    assert not finger.take("fold")


def test_a_finger_drawn_across_is_a_sweep_and_a_palm_drawn_across_is_none() -> None:
    drawn = msgspec.structs.replace(FINGER, drift=80.0, held_ms=300, lifted_inside=False)
    assert is_sweep(drawn)
    assert not is_sweep(msgspec.structs.replace(drawn, width=30.0))
    assert not is_sweep(FINGER)
