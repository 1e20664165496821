"""What the hand screen says of readers: one question at a time, the worst dot, and how long a word stays."""

from __future__ import annotations

import pytest

from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.readers import SHAPES, ask_view, dot_view, worst
from dealer_assist.app.views.readers_band import MOST_TOLD, ReaderBand, away_says
from dealer_assist.app.views.readers_page import health_says
from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.hand.entries import Fold
from dealer_assist.readers.news import FaultTold, News
from dealer_assist.readers.notices import Notice, NoticeCode
from dealer_assist.readers.proposal import Kind, Proposal, Reason
from dealer_assist.readers.shoe import Unsure
from dealer_assist.words import LANGUAGES, Words
from hardware.events import FaultCode, NoteKind, ReaderNote
from hardware.health_view import Dot, HealthView, State, Trouble
from hardware.ports import OpenDetail
from hardware.secret import Hidden

EN = Words("en", isolate=False)
SEAT = PlaceTold(reader="table", antenna=1, role=Role.SEAT, seat=1)
MUCK = PlaceTold(reader="table", antenna=8, role=Role.MUCK)
FOLD = Proposal(
    kind=Kind.FOLD,
    subject="fold:4",
    offer=Hidden(Fold(4)),
    reason=Reason.MUCK_READ,
    reader="table",
    antenna=4,
    at=0,
    seat=4,
)
UNSURE = Unsure(code=FaultCode.SEQUENCE_GAP, reader="shoe", antenna=0, at=0, since=4, count=6)
OK, LOST = HealthView(state=State.OK), HealthView(state=State.LOST, why=Trouble.UNPLUGGED)


def notice(code: NoticeCode) -> Notice:
    return Notice.at_place(code, SEAT, 0, {"count": 3, "due": 2, "to_act": 4, "tag": "04…80"})


def fault(code: FaultCode, count: int = 1) -> FaultTold:
    return FaultTold(reader="table", code=code, antenna=None, detail=None, count=count)


# -- what is asked


def test_where_a_card_lies_is_asked_first_then_the_count_then_the_proposal() -> None:
    news = News(conflicts=((SEAT, MUCK),), unsure=UNSURE, proposals=(FOLD,))
    assert ask_view(news, 6, EN, everything=True).title == "WHERE DOES THE CARD LIE?"
    news = News(unsure=UNSURE, proposals=(FOLD,))
    assert ask_view(news, 6, EN, everything=True).title == "COUNT THE CARDS DEALT"
    [take, no] = ask_view(News(proposals=(FOLD,)), 0, EN, everything=True).keys
    assert (take[0], take[1].label, take[1].below) == ("take", "Seat 4: fold", "The cards are in the muck.")
    assert no[0] == "no"


def test_where_only_wagers_are_entered_only_a_card_in_two_places_is_asked_about() -> None:
    assert ask_view(News(unsure=UNSURE, proposals=(FOLD,)), 6, EN, everything=False).subject == ""
    assert ask_view(News(conflicts=((SEAT, MUCK),)), 0, EN, everything=False).subject != ""


def test_a_count_that_grows_is_the_same_question() -> None:
    """Else every tap on any key would be one for an older picture as long as a line is full of garbage."""
    subjects = {ask_view(News(unsure=UNSURE), count, EN, everything=True).subject for count in range(5)}
    assert len(subjects) == 1


# -- the dot


def test_the_worst_reader_has_the_dot_and_one_that_is_off_has_none() -> None:
    assert worst([OK, LOST]) is LOST
    assert worst([HealthView(state=State.OFF)]) is None
    assert dot_view(None, EN).word == ""
    assert (dot_view(LOST, EN).word, dot_view(LOST, EN).mark) == ("Reader unplugged", Mark.STOP)


def test_every_dot_has_a_shape_and_a_colour_of_its_own() -> None:
    assert set(SHAPES) == set(Dot) - {Dot.NONE}
    assert len({mark for mark, _ in SHAPES.values()}) == len(SHAPES)
    assert len({ink for _, ink in SHAPES.values()}) == len(SHAPES)


# -- the band


def told(news: News, *, everything: bool = True) -> ReaderBand:
    band = ReaderBand()
    band.heard(news, everything=everything)
    return band


def test_a_misdeal_stays_over_entries_and_goes_with_the_hand() -> None:
    band = told(News(notices=(notice(NoticeCode.CARD_TOO_MANY),)))
    band.entered()
    assert band.view(EN).text == "TOO MANY CARDS · SEAT 1. Cards: 3; due: 2."
    band.hand_over()
    assert band.view(EN).text == ""


def test_a_fault_goes_with_the_next_entry() -> None:
    band = told(News(faults=(fault(FaultCode.NOISE),)))
    assert band.view(EN).text.startswith("READER SENDS ONLY NOISE")
    band.entered()
    assert band.view(EN).text == ""


def test_a_fault_that_came_often_tells_how_often() -> None:
    assert told(News(faults=(fault(FaultCode.NOISE, 17),))).view(EN).text.endswith("17 times")


def test_a_card_on_its_way_is_no_notice() -> None:
    assert told(News(notices=(notice(NoticeCode.TWO_ANTENNAS),))).view(EN).text == ""


@pytest.mark.parametrize("code", [NoticeCode.FOLD_OUT_OF_TURN, NoticeCode.BOARD_EARLY])
def test_what_needs_every_action_is_told_only_where_every_action_is_entered(code: NoticeCode) -> None:
    assert told(News(notices=(notice(code),)), everything=False).view(EN).text == ""
    assert told(News(notices=(notice(code),)), everything=True).view(EN).text != ""


def test_a_reader_that_is_away_is_told_until_it_is_seen_and_again_when_it_goes_again() -> None:
    band = told(News(health={"table": LOST}))
    assert band.view(EN).text.startswith("READER OFF · MANUAL")
    band.seen()
    band.heard(News(health={"table": LOST}), everything=True)
    assert band.view(EN).text == ""
    band.heard(News(health={"table": OK}), everything=True)
    band.heard(News(health={"table": LOST}), everything=True)
    assert band.view(EN).text.startswith("READER OFF · MANUAL")


def test_a_port_that_is_only_slow_to_open_is_not_told() -> None:
    first = HealthView(state=State.OPENING, attempt=1)
    assert told(News(health={"table": first})).view(EN).text == ""
    second = HealthView(state=State.OPENING, attempt=2, why=OpenDetail.BUSY)
    text = told(News(health={"table": second})).view(EN).text
    assert text == "READER OFF · MANUAL. Another program holds it: close that one."


@pytest.mark.parametrize(("value", "text"), [("empty", "Shoe empty"), ("ready", ""), ("locked", "")])
def test_of_the_states_of_a_shoe_those_are_told_in_which_no_card_is_to_be_dealt(value: str, text: str) -> None:
    assert told(News(notes=(ReaderNote(kind=NoteKind.STATE, at=0, value=value),))).view(EN).text == text


def test_what_the_system_said_of_a_port_is_on_the_page() -> None:
    health = HealthView(state=State.OPENING, attempt=2, why=OpenDetail.OTHER, said="Inappropriate ioctl for device")
    assert health_says(health, EN) == "Reader: opening · Inappropriate ioctl for device"


def test_more_than_anybody_reads_is_not_kept() -> None:
    band = told(News(faults=tuple(fault(FaultCode.NOISE) for _ in range(3 * MOST_TOLD))))
    for _each in range(MOST_TOLD):
        assert band.view(EN).text
        band.seen()
    assert band.view(EN).text == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_notice_and_note_has_words(language: str) -> None:
    words = Words(language)
    news = News(
        faults=tuple(fault(code) for code in FaultCode),
        notices=tuple(notice(code) for code in NoticeCode if code is not NoticeCode.OTHER_DECK),
        notes=tuple(ReaderNote(kind=kind, at=0) for kind in NoteKind),
    )
    for single in (
        *(News(faults=(each,)) for each in news.faults),
        *(News(notices=(each,)) for each in news.notices),
        *(News(notes=(each,)) for each in news.notes),
    ):
        told(single).view(words)


@pytest.mark.parametrize("why", [*OpenDetail, *Trouble])
def test_every_reason_to_be_away_says_what_to_do(why: OpenDetail | Trouble) -> None:
    assert away_says(HealthView(state=State.FAILED, why=why), EN)
