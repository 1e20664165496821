import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.journal.chain import GENESIS, ChainFault, Head, Link, event_hash, fault_after, linked
from dealer_assist.journal.errors import NotAnEvent, OutOfOrder
from dealer_assist.journal.event import Event
from tests.journal.builders import EVENTS, by_hand, event


@given(EVENTS, st.binary(min_size=32, max_size=32))
def test_hash_is_sha256_of_the_hash_before_and_each_field_behind_its_length(one: Event, prev: bytes) -> None:
    assert event_hash(one, prev).hex() == by_hand(one, prev)


def test_a_letter_moved_from_kind_to_actor_gives_another_hash() -> None:
    one = Event(1, 0, 0, None, "login", "floor:3", "{}")
    other = Event(1, 0, 0, None, "logi", "nfloor:3", "{}")
    assert event_hash(one, GENESIS.hash) != event_hash(other, GENESIS.hash)


def test_no_hand_and_hand_zero_give_different_hashes() -> None:
    between = Event(1, 0, 0, None, "login", "floor:3", "{}")
    within = Event(1, 0, 0, 0, "login", "floor:3", "{}")
    assert event_hash(between, GENESIS.hash) != event_hash(within, GENESIS.hash)


@pytest.mark.parametrize("seq", [0, 1, 2, 4, -3])
def test_an_event_that_is_not_the_next_is_out_of_order(seq: int) -> None:
    with pytest.raises(OutOfOrder) as caught:
        linked(event(seq), Head(2, bytes(32)))
    assert (caught.value.expected, caught.value.got) == (3, seq)


def test_half_a_surrogate_pair_cannot_be_kept() -> None:
    with pytest.raises(NotAnEvent):
        linked(event(1, body="\ud800"), GENESIS)


@pytest.mark.parametrize("number", [2**63, -(2**63)])
def test_a_clock_beyond_64_bits_cannot_be_kept(number: int) -> None:
    with pytest.raises(NotAnEvent):
        linked(Event(1, number, 0, None, "login", "floor:3", "{}"), GENESIS)


def test_an_event_linked_to_the_last_one_follows_it() -> None:
    first = linked(event(1), GENESIS)
    assert fault_after(first.head, linked(event(2), first.head)) is None


FIRST = linked(event(1), GENESIS)
SECOND = linked(event(2), FIRST.head)


@pytest.mark.parametrize(
    ("head", "link", "fault"),
    [
        pytest.param(GENESIS, SECOND, ChainFault.GAP, id="first one missing"),
        pytest.param(Head(1, bytes(32)), SECOND, ChainFault.UNLINKED, id="another first one"),
        pytest.param(FIRST.head, Link(event(2, body="{}"), SECOND.prev, SECOND.hash), ChainFault.CHANGED, id="body"),
        pytest.param(FIRST.head, Link(event(2), SECOND.prev, bytes(32)), ChainFault.CHANGED, id="hash"),
    ],
)
def test_a_broken_chain_says_what_is_wrong(head: Head, link: Link, fault: ChainFault) -> None:
    assert fault_after(head, link) is fault
