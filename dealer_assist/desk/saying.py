"""What the dealer hears of a table now, for the command line and for tests; the screen says it in its own way."""

from __future__ import annotations

from dealer_assist.desk.desk import Desk, Recorder
from dealer_assist.desk.keep import SystemClock
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import TableOpened
from dealer_assist.words import Words


class NotOpened(Exception):
    """A table that could not be opened; carries why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"the table cannot be opened: {refused.code}")
        self.refused = refused


def open_desk(table: TableOpened, recorder: Recorder, actor: str = "system") -> Desk:
    """A desk with this table open on it. Raises NotOpened if the table's house rules or seats are refused."""
    desk = Desk(recorder, SystemClock())
    answer = desk.submit(actor, table)
    if isinstance(answer, Refused):
        raise NotOpened(answer)
    return desk


def says(desk: Desk, language: str = "en") -> tuple[str, str]:
    """Headline and second line of the leading prompt, bare of the marks the screen puts round its values."""
    leading = next_steps(desk.table)[0]
    return Words(language, isolate=False).prompt(leading.code, leading.slots, leading.why.sum)
