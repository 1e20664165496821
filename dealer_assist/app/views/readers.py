"""What the hand screen shows of card readers: a dot with a word, and what they ask the dealer.

No card of a seat is ever named here: a proposal brings the cards that may be named, and only those are shown.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.readers.news import News
from dealer_assist.readers.proposal import Kind, Proposal
from dealer_assist.readers.said import Dot, HealthView
from dealer_assist.words import Words


class DotView(msgspec.Struct, frozen=True):
    """How the readers are: shape, colour and word."""

    word: str = ""
    """Empty = nothing is shown."""
    mark: Mark = Mark.NONE
    """Shape."""
    ink: Colour = Colour.QUIET
    """Colour of the shape."""


class AskView(msgspec.Struct, frozen=True):
    """What the readers ask or propose: words, and keys after them."""

    subject: str = ""
    """What it is about; empty = nothing is asked."""
    title: str = ""
    """The question; empty where the first key says it all."""
    second: str = ""
    """The reason."""
    keys: tuple[tuple[str, KeyView], ...] = ()
    """Answer and key, in reading order; the first one is the widest."""
    alike: bool = False
    """None of them is the more likely one: all are of one width."""


NOTHING_ASKED = AskView()
SHAPES = {
    Dot.GREY: (Mark.PENDING, Colour.QUIET),
    Dot.GREEN: (Mark.GOOD, Colour.GOOD),
    Dot.AMBER: (Mark.WARNING, Colour.WARNING),
    Dot.RED: (Mark.STOP, Colour.STOP),
}
"""Told apart by shape as well as by colour."""
WORST_FIRST = (Dot.RED, Dot.AMBER, Dot.GREY, Dot.GREEN)


def worst(health: Iterable[HealthView]) -> HealthView | None:
    """The reader that needs a look most; None where all are off."""
    seen = [each for each in health if each.dot is not Dot.NONE]
    return min(seen, key=lambda each: WORST_FIRST.index(each.dot), default=None)


def dot_view(health: HealthView | None, words: Words) -> DotView:
    """The dot of one reader, or of the worst of all."""
    if health is None or health.dot not in SHAPES:
        return DotView()
    mark, ink = SHAPES[health.dot]
    return DotView(words.text(f"reader.state.{health.state}"), mark, ink)


# -- what is asked


def ask_view(news: News, count: int, words: Words, *, everything: bool) -> AskView:
    """The one thing asked now: where a card lies, how many left the shoe, or whether the first proposal is so.

    Count and proposals need every action entered (`everything`); `count` is what stands on the key of the count.
    """
    if news.conflicts:
        return _conflict(news.conflicts[0], words)
    if not everything:
        return NOTHING_ASKED
    if news.unsure is not None:
        return _unsure(count, words)
    return proposal_view(news.proposals[0], words) if news.proposals else NOTHING_ASKED


def proposal_view(proposal: Proposal, words: Words) -> AskView:
    """A proposal as one key, with its reason; a question with a yes."""
    reason = words.text(f"reader.reason.{proposal.reason}")
    said = _said(proposal, words)
    no = KeyView(words.text("key.no"), mark=Mark.FOLDED)
    if proposal.is_question:
        yes = KeyView(words.text("key.yes"), KeyKind.CHOSEN)
        return AskView(proposal.subject, said, reason, (("take", yes), ("no", no)))
    take = KeyView(said, KeyKind.CHOSEN, below=reason, spoken=f"{said}. {reason}")
    return AskView(proposal.subject, keys=(("take", take), ("no", no)))


def _said(proposal: Proposal, words: Words) -> str:
    cards = proposal.cards.reveal()
    if proposal.kind in (Kind.STREET, Kind.BOARD) and not cards:
        return words.text("reader.propose.dealt")
    slots = {"seat": proposal.seat, "cards": cards}
    return words.text(f"reader.propose.{proposal.kind}", **slots)


def _unsure(count: int, words: Words) -> AskView:
    headline, _ = words.reader("unsure", {"count": count})
    sure = KeyView(words.text("readers.counted", cards=count), KeyKind.CHOSEN)
    keys = (("take", sure), ("less", KeyView("−", figure=True)), ("more", KeyView("+", figure=True)))
    # the subject stays while the count grows: else a flood of bad lines would make every tap one for an older picture
    return AskView("unsure", headline, keys=keys)


def _conflict(places: tuple[PlaceTold, ...], words: Words) -> AskView:
    headline, _ = words.reader("conflict")
    keys = tuple((f"place{n}", KeyView(place_name(each, words))) for n, each in enumerate(places[:2]))
    return AskView(
        "conflict:" + ",".join(f"{each.reader}:{each.antenna}" for each in places), headline, keys=keys, alike=True
    )


def place_name(place: PlaceTold | None, words: Words) -> str:
    """What lies on an antenna."""
    if place is None:
        return words.text("readers.no_place")
    if place.role is Role.SEAT:
        return words.text("reader.place.seat", seat=place.seat)
    return words.text(f"reader.place.{place.role}")
