"""Straddles, kills, bomb pots and chops on the course of a scenario: what is posted, asked for and won."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.scenarios.course import Course, Play, ruled
from dealer_assist.scenarios.events import Event
from dealer_assist.scenarios.play import enter
from dealer_assist.scenarios.player_events import end_hand as end_hand_quietly
from dealer_assist.scenarios.setup import last_hand
from dealer_assist.scenarios.straddle_events import (
    BombPotEvent,
    ChopRequest,
    KillEvent,
    KillRequest,
    PotScooped,
    PotSplit,
    PotWonEvent,
    SleeperDecision,
    SleeperEvent,
    StraddleEvent,
    StraddleRequest,
    asked,
    deal_bomb_pot,
    end_hand,
    posted,
    winner_told,
)


def _posted(course: Course, event: Event, path: str) -> Course:
    if (entry := posted(course.desk.table, event)) is not None:
        enter(course.desk, entry, path)
    return course


def _asked(course: Course, event: Event, _path: str) -> Course:
    return ruled(course, asked(course.desk, event))


def _won(course: Course, event: Event, path: str) -> Course:
    if course.desk.table.hand is None:
        # told of the hand before the first deal
        enter(course.desk, last_hand(course.setup), path)
    return ruled(course, end_hand(course.desk, path, winner_told(event)))


def _bomb_pot(course: Course, event: BombPotEvent, path: str) -> Course:
    end_hand_quietly(course.desk, path)
    form = course.setup.bomb_pot_form == "game"
    cannot = deal_bomb_pot(course.desk, event, path, game=form)
    return course if cannot is None else ruled(course, cannot)


PLAY: Mapping[type[Event], Play] = {
    BombPotEvent: _bomb_pot,
    ChopRequest: _asked,
    KillEvent: _posted,
    KillRequest: _asked,
    PotScooped: _won,
    PotSplit: _won,
    PotWonEvent: _won,
    SleeperDecision: _posted,
    SleeperEvent: _posted,
    StraddleEvent: _posted,
    StraddleRequest: _asked,
}
"""How straddles, kills, bomb pots and chops are played."""
