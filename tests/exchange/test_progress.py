import io

from dealer_assist.exchange.progress import LONG, Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def after(stream: io.StringIO, seconds: float) -> str:
    times = iter([0.0, seconds, seconds])
    Progress(stream, lambda: next(times)).show(0.25)
    return stream.getvalue()


def test_long_run_on_a_terminal_shows_a_bar() -> None:
    assert after(Terminal(), LONG) == "\r[##########..............................]  25%"


def test_short_run_shows_nothing() -> None:
    assert after(Terminal(), LONG - 0.01) == ""


def test_long_run_into_a_file_shows_nothing() -> None:
    assert after(io.StringIO(), LONG) == ""


def test_bar_is_taken_away_at_the_end() -> None:
    stream = Terminal()
    times = iter([0.0, LONG, LONG])
    progress = Progress(stream, lambda: next(times))
    progress.show(1.0)
    progress.clear()
    assert stream.getvalue().rsplit("\r", 2)[1:] == [" " * 48, ""]


def test_bar_that_was_never_shown_is_not_taken_away() -> None:
    stream = Terminal()
    Progress(stream, lambda: 0.0).clear()
    assert stream.getvalue() == ""
