from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.hand_log import HandLogged
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_export import exported
from dealer_assist.exchange.phh_own import NOTHING_OWN, OwnPost, own_key_names, own_keys
from tests.exchange.evenings import hands_of, some_evening
from tests.exchange.playing import holdem, played, playing, stacks

OURS = {"_written_by": "Dealer Assist 1.0"}
FOLDED = ("p3 f", "p1 f")


def with_keys(**keys: object) -> PhhHand:
    hand = holdem([100, 100, 100], [1, 2, 0], *FOLDED)
    return replace(hand, other={**OURS, **{f"_{key}": value for key, value in keys.items()}})


def test_keys_of_another_program_mean_nothing_here() -> None:
    hand = replace(holdem([100] * 3, [1, 2, 0], *FOLDED), other={"_rake": "5 %", "_posts": "none"})
    assert own_keys(hand) == NOTHING_OWN
    assert stacks(played(hand)) == [99, 101, 100]


def test_posts_of_ours_go_before_the_blinds_of_the_format() -> None:
    posts = [{"live": 1}, {"live": 2, "dead": 5}, {}]
    hand = with_keys(posts=posts, button=3, small_blind=1, big_blind=2, blinds=[1, 2])
    assert own_keys(hand).posts == (OwnPost(live=1), OwnPost(live=2, dead=5), OwnPost())
    # the big blind wins what the small blind put in; its own dead chips come back with it
    assert stacks(played(hand)) == [99, 101, 100]


def test_rake_is_taken_before_the_pot_is_pushed() -> None:
    hand = with_keys(rake=1)
    # one chip of the small blind and as much of the big one lie in the pot
    assert stacks(played(hand)) == [99, 100, 100]


@pytest.mark.parametrize(
    "keys",
    [
        {"rake": "5 %"},
        {"posts": [{}]},
        {"kill": {"player": 9, "amount": 4}},
        {"straddles": [[4, 8]]},
        {"boards": 9},
        {"blinds": [1]},
        {"board_2": "zz"},
        {"awards": [{"pot": 0, "parts": [{"part": "whole", "winners": [7]}]}]},
        {"posts": [{}, {}, {}], "house": {"book": "hoyle"}},
        {"posts": [{}, {}, {}], "house": {"book": "tda_2024", "changes": {"limit_raise_cap": "many"}}},
    ],
)
def test_key_of_ours_that_cannot_be_is_told_and_the_hand_not_played(keys: dict[str, object]) -> None:
    with pytest.raises(NotPlayed) as refused:
        list(playing(with_keys(**keys)).steps())
    assert refused.value.reason is NotPlayedBecause.OWN_KEYS


def some_hands() -> list[HandLogged]:
    hands = [hand for number in range(3) for hand in hands_of(some_evening(Random(f"own {number}"), entries=120))]
    return [hand for hand in hands if not hand.misdealt and all(each.started for each in hand.last.seats)]


SPOILT = [each for each in map(exported, some_hands()) if "_posts" in each.hand.other]
odd = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["live", "pot", "player"]), inner),
    max_leaves=4,
)


@given(number=st.integers(0, 10**6), key=st.sampled_from(sorted(own_key_names() - {"_written_by"})), value=odd)
def test_spoilt_key_of_ours_never_breaks_the_replay(number: int, key: str, value: object) -> None:
    hand = SPOILT[number % len(SPOILT)].hand
    played(replace(hand, other={**hand.other, key: value}))
