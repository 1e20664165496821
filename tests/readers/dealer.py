"""A dealer who enters what readers propose: pseudo-terminal, thread, driver, placement, desk and a journal on disk."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from dealer_assist.desk.desk import Desk, Submitted
from dealer_assist.desk.keep import Straight, SystemClock
from dealer_assist.journal import Journal
from dealer_assist.readers.desk_side import DeskSide
from dealer_assist.readers.news import News
from dealer_assist.readers.proposal import Kind, Proposal
from dealer_assist.readers.setup import set_up
from dealer_assist.table.entries import Entry, StartHand
from tests.tables import Stacks, opening

SOON_S = 10.0


class Dealer:
    """One table with readers."""

    def __init__(self, folder: Path, room: str, stacks: Stacks = (100, 100, 100)) -> None:
        (folder / "room.toml").write_text(room, encoding="utf-8")
        self.journal = Journal.open(folder / "table", "2026-11-30")
        self.desk = Desk(Straight(self.journal), SystemClock())
        self.side = DeskSide(set_up(folder / "room.toml", folder), wake=lambda: None)
        self.last = News()
        self.all_news: list[News] = []
        self.enter_this(opening(stacks))
        self.side.start()

    def enter_this(self, entry: object) -> None:
        taken = self.desk.submit("dealer:17", entry)  # type: ignore[arg-type]
        assert isinstance(taken, Submitted), taken
        self.side.table_is(taken.table)

    def enter(self, *entries: Entry) -> None:
        for entry in entries:
            self.enter_this(entry)

    def start_hand(self) -> None:
        self.enter(StartHand())

    def hear(self) -> News:
        self.last = self.side.news()
        self.all_news.append(self.last)
        for record in self.last.records:
            self.desk.note(record.kind, record.body)
        return self.last

    def until(self, happened: Callable[[News], object]) -> News:
        end = time.monotonic() + SOON_S
        while not happened(self.hear()):
            assert time.monotonic() < end, f"did not happen; last news: {self.last}"
            time.sleep(0.005)
        return self.last

    def ready(self) -> None:
        self.until(lambda news: news.health and all(each.up for each in news.health.values()))

    def proposed(self, kind: Kind) -> Proposal:
        news = self.until(lambda news: any(each.kind is kind for each in news.proposals))
        return next(each for each in news.proposals if each.kind is kind)

    def takes(self, kind: Kind) -> Proposal:
        """The dealer taps a proposal of that kind as soon as it is there."""
        proposal = self.proposed(kind)
        taken = self.desk.submit("dealer:17", proposal.entry)
        assert isinstance(taken, Submitted), taken
        record = self.side.accepted(proposal)
        self.desk.note(record.kind, record.body)
        self.side.table_is(taken.table)
        return proposal

    def close(self) -> None:
        assert self.side.stop()
        self.journal.close()
