from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace

from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.reel import Frame, Reel
from dealer_assist.exchange.replay import Named, hands_of, replay
from dealer_assist.table.entries import EndHand, TableOpened
from tests.exchange.hands import PHH, THREE_HANDED, hand_named
from tests.exchange.playing import holdem, playing

FOLDED_ROUND = holdem([100] * 3, [1, 2, 0], "p3 f", "p1 f")
CHOPPED = holdem([100, 100], [1, 2], "p2 cbr 6", "p1 f")


class Watched:
    """A reel and what it passed over."""

    def __init__(self, *hands: Named) -> None:
        self.told: list[str] = []
        self.reel = Reel(hands, self.told.append)

    @property
    def frame(self) -> Frame:
        assert self.reel.frame is not None
        return self.reel.frame

    def to_the_end(self) -> list[Frame]:
        frames = [self.frame]
        while self.reel.forward():
            frames.append(self.frame)
        return frames


def named(*hands: PhhHand) -> list[Named]:
    return [(f"{number}.phh", hand) for number, hand in enumerate(hands, start=1)]


def test_every_entry_of_a_hand_is_a_frame() -> None:
    frames = Watched(*named(FOLDED_ROUND)).to_the_end()
    assert [frame.step for frame in frames] == list(playing(FOLDED_ROUND).steps())


def test_only_the_last_frame_of_a_hand_ends_it() -> None:
    frames = Watched(*named(FOLDED_ROUND, CHOPPED)).to_the_end()
    assert [type(frame.step.entry) for frame in frames if frame.ended] == [EndHand, EndHand]


def test_the_next_hand_follows_the_last_entry() -> None:
    frames = Watched(*named(FOLDED_ROUND, CHOPPED)).to_the_end()
    following = [frame.file for before, frame in pairwise(frames) if before.ended]
    assert following == ["2.phh"]


def test_back_and_forward_come_to_the_same_frame() -> None:
    watched = Watched(*named(FOLDED_ROUND))
    watched.reel.forward()
    watched.reel.forward()
    there = watched.frame
    assert watched.reel.back()
    assert watched.frame != there
    watched.reel.forward()
    assert watched.frame == there


def test_back_from_the_first_entry_is_the_last_of_the_hand_before() -> None:
    watched = Watched(*named(FOLDED_ROUND, CHOPPED))
    while watched.frame.file == "1.phh":
        watched.reel.forward()
    assert watched.reel.back()
    assert (watched.frame.file, watched.frame.ended) == ("1.phh", True)
    assert watched.reel.forward()
    assert (watched.frame.file, type(watched.frame.step.entry)) == ("2.phh", TableOpened)


def test_nothing_lies_before_the_first_entry() -> None:
    watched = Watched(*named(FOLDED_ROUND))
    first = watched.frame
    assert watched.reel.at_start
    assert not watched.reel.back()
    assert watched.frame == first


def test_at_the_end_the_last_frame_stays() -> None:
    watched = Watched(*named(FOLDED_ROUND))
    last = watched.to_the_end()[-1]
    assert not watched.reel.forward()
    assert watched.frame == last


def test_hand_of_a_game_nobody_deals_is_told_and_passed_over() -> None:
    omaha = replace(hand_named("antonius-blom-2009.phh"), variant="", other={"_variant": "chowaha"})
    watched = Watched(("omaha.phh", omaha), *named(FOLDED_ROUND))
    assert watched.frame.file == "1.phh"
    (told,) = watched.told
    assert told.startswith("omaha.phh: game not played yet: chowaha, no betting structure told; ")


def test_hand_that_cannot_be_read_is_told_and_passed_over(tmp_path: Path) -> None:
    (tmp_path / "a.phh").write_text("variant = 'XX'\n", encoding="utf-8")
    (tmp_path / "b.phh").write_text(THREE_HANDED, encoding="utf-8")
    watched = Watched(*hands_of([tmp_path]))
    assert Path(watched.frame.file).name == "b.phh"
    assert ["a.phh" in told for told in watched.told] == [True]


def test_without_a_hand_there_is_nothing_to_see() -> None:
    watched = Watched()
    assert watched.reel.frame is None
    assert not watched.reel.forward()
    assert not watched.reel.back()


def test_hand_that_stops_in_the_middle_is_shown_up_to_there_with_the_reason() -> None:
    frames = Watched(*named(holdem([100] * 3, [1, 2, 0], "p3 f", "p1 cbr 400"))).to_the_end()
    assert [found.code for found in frames[-1].differences] == ["refused"]
    assert frames[-1].ended


def test_differences_at_the_end_are_those_of_the_replay_in_text() -> None:
    known_bad = hand_named("wsop/2019/42/3/00-01-07.phh")
    last = Watched(("bad.phh", known_bad)).to_the_end()[-1]
    assert last.differences == replay("bad.phh", known_bad).differences
    assert len(last.differences) == 2


def test_hands_of_a_folder_come_under_the_names_of_their_files() -> None:
    files = [Path(file).name for file, hand in hands_of([PHH / "handhq"]) if isinstance(hand, PhhHand)]
    assert files == ["abs-1000nlh-sample.phhs"] * 5
