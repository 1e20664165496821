"""A scenario in which a hand is played, as far as it has come: the table, and what was ruled on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.ruled import Action
from dealer_assist.scenarios.events import Event
from dealer_assist.scenarios.mistakes import Skip
from dealer_assist.scenarios.setup_words import Setup
from dealer_assist.scenarios.shape import Told

Ruling = Mapping[str, object]
"""What the table said, in a scenario's words."""


class HandTold(Told, frozen=True, kw_only=True):
    """A scenario in which a hand is played, or the next one dealt."""

    kind: str
    setup: Setup
    events: tuple[dict[str, Any], ...] = ()


class Course(msgspec.Struct, frozen=True):
    """A scenario as far as it has come."""

    desk: Desk
    setup: Setup
    to_come: tuple[Event, ...] = ()
    """Events after the one that is played now."""
    ruling: Ruling | None = None
    """What the last motion, mistake or wish was found to be; None = nothing to rule on yet."""
    skipped: Skip | None = None
    """A seat that was passed over."""
    since: tuple[Action, ...] = ()
    """Actions since then, or since the beginning."""
    substantial: bool | None = None
    """Whether the actions told were substantial; None = none were told."""


Play = Callable[[Course, Any, str], Course]
"""How an event is played: the course before it, the event, its place in the scenario."""


def ruled(course: Course, ruling: Ruling) -> Course:
    """The course with one more thing ruled; what was ruled before still stands."""
    return replace(course, ruling={**(course.ruling or {}), **ruling})
