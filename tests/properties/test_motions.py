"""Whatever is pushed and said: it is settled to the last chip, applied as it was ruled, or refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from msgspec.structs import replace

from dealer_assist.hand.chips_put import as_entry, floor_may_rule
from dealer_assist.hand.entries import ChipsPut
from dealer_assist.hand.motions import read_motion
from dealer_assist.hand.ruled import Action, Ruled
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import FloorDecision
from dealer_assist.table.state import TableState
from dealer_assist.words import LANGUAGES, Words
from dealer_assist.words.lines import lines
from tests.tables import the_hand
from tests.walks import CHANCES, walk
from tests.wild import any_motion

SETTLED = (Action.BET, Action.CALL, Action.CHECK, Action.RAISE)


def motions(chance: Random) -> Iterator[tuple[TableState, ChipsPut, Ruled, TableState]]:
    """Motions of seats to act that were taken, each with the table before and after it."""
    for step in walk(chance, steps=20, wild=0.1):
        table = step.before
        if table.hand is None or table.hand.to_act is None:
            continue
        entry = replace(any_motion(chance, table), seat=table.hand.to_act)
        after = apply(table, entry)
        if not isinstance(after, Refused):
            yield table, entry, read_motion(table.hand, entry), after


@settings(max_examples=200)
@given(CHANCES)
def test_what_is_ruled_is_what_lies_in_front(chance: Random) -> None:
    for table, entry, ruled, after in motions(chance):
        acted = as_entry(entry.seat, ruled) is not None
        expected = ruled.to if acted else in_hand(the_hand(table), entry.seat).front
        assert in_hand(the_hand(after), entry.seat).front == expected, entry


@settings(max_examples=200)
@given(CHANCES)
def test_chips_are_added_or_come_back_but_never_both(chance: Random) -> None:
    for _, entry, ruled, _ in motions(chance):
        if ruled.action in SETTLED and ruled.to is not None:
            assert not (ruled.add_required and ruled.returned), entry
            assert min(ruled.add_required, ruled.returned) >= 0, entry


@settings(max_examples=200)
@given(CHANCES)
def test_where_nothing_is_entered_the_dealer_is_told_what_may_follow(chance: Random) -> None:
    for table, entry, ruled, after in motions(chance):
        if as_entry(entry.seat, ruled) is None:
            assert the_hand(after).motion is not None, entry
            assert (the_hand(after).to_act, the_hand(after).seats) == (entry.seat, the_hand(table).seats), entry


@settings(max_examples=200)
@given(CHANCES)
def test_every_choice_of_the_floor_can_be_entered(chance: Random) -> None:
    for _, entry, _, after in motions(chance):
        for choice in floor_may_rule(the_hand(after)):
            assert not isinstance(apply(after, FloorDecision(choice, "so ruled")), Refused), (entry, choice)


@settings(max_examples=200)
@given(CHANCES)
def test_whatever_the_dealer_is_told_has_words_in_every_language(chance: Random) -> None:
    spoken = [Words(language) for language in LANGUAGES]
    shapes = {**lines().prompts, **lines().course}
    for _, entry, ruled, _ in motions(chance):
        if ruled.motion is not None:
            assert set(ruled.motion.facts) == set(shapes[ruled.motion.code].slots), entry
            for words in spoken:
                assert all(words.prompt(ruled.motion.code, dict(ruled.motion.facts))), entry
