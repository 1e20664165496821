"""Words and chips in a scenario, and the entries they are."""

from __future__ import annotations

from dealer_assist.hand.entries import ChipsPut, PriorMoved, SaidAmount, Verb, When
from dealer_assist.scenarios.events import Event
from dealer_assist.scenarios.outcome import Difference, Differs


class Push(Event, frozen=True, kw_only=True, tag="push"):
    """Chips are released."""

    seat: int
    chips: tuple[int, ...]
    say: str | None = None
    """A word of action, or the amount as it was said."""
    when: When = When.BEFORE
    amount: int | None = None
    prior: tuple[int, ...] = ()
    prior_moved: PriorMoved = PriorMoved.LEFT
    change_due: int = 0
    last_chips: bool = False
    unaware: bool = False


class Say(Event, frozen=True, kw_only=True, tag="say"):
    """Words alone."""

    seat: int
    words: str = ""
    """For people."""
    verb: Verb | None = None
    amount: int | None = None
    candidates: tuple[int, ...] = ()


class PushMotions(Event, frozen=True, kw_only=True, tag="push_motions"):
    """Chips go in with several motions."""

    seat: int
    motions: tuple[int, ...]
    say: str | None = None


class CountQuoted(Event, frozen=True, kw_only=True, tag="count_quoted"):
    """The dealer announces the count of the last all-in."""

    amount: int
    gross: bool = False


def motion_of(event: Push | Say | PushMotions, path: str, *, acted_behind: bool = False) -> ChipsPut:
    """The entry of words and chips; raises Differs for a word that names neither an action nor an amount."""
    match event:
        case Say(seat=seat, verb=verb, amount=amount, candidates=candidates):
            return ChipsPut(seat, say=verb, amount=amount, candidates=candidates)
        case PushMotions(seat=seat, say=say, motions=motions):
            return ChipsPut(seat, say=_verb(say, None, path), motions=motions)
    return ChipsPut(
        event.seat,
        event.chips,
        say=_verb(event.say, event.amount, path),
        when=event.when,
        amount=event.amount,
        prior=event.prior,
        prior_moved=event.prior_moved,
        change_due=event.change_due,
        last_chips=event.last_chips,
        unaware=event.unaware,
        acted_behind=acted_behind,
    )


def _verb(say: str | None, amount: int | None, path: str) -> Verb | None:
    """The action that was said; an amount may be said in any words."""
    if say in set(Verb):
        return Verb(say)
    if say is not None and amount is None:
        raise Differs(Difference(f"{path}.say", [str(verb) for verb in Verb], say))
    return None


def count_of(event: CountQuoted) -> SaidAmount:
    """The entry of an announced count."""
    return SaidAmount(event.amount, event.gross)
