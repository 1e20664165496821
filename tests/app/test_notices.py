"""What goes with the next entry, and what stays until somebody has tapped it."""

import pytest

from dealer_assist.app.notices import Notices
from dealer_assist.app.views.band import BandView, program_band, trouble_band
from dealer_assist.hand.state import Stage
from dealer_assist.journal import errors
from dealer_assist.journal.errors import Damaged, FileGone, Foreign, JournalError, NotOurs
from dealer_assist.rules.refused import BrokenInvariant
from dealer_assist.words import LANGUAGES, Words
from tests.app.conftest import Sit


def recovered(_words: Words) -> BandView:
    return BandView("RECOVERED")


def damaged(_words: Words) -> BandView:
    return BandView("DAMAGED")


def gone(_words: Words) -> BandView:
    return BandView("GONE")


def test_an_alarm_waits_behind_what_passes_and_stays_until_it_is_tapped() -> None:
    both = Notices().alarm(damaged).tell(recovered)
    assert both.shown is recovered
    after = both.entered().entered()
    assert after.shown is damaged
    assert after.seen().shown is None


def test_a_tap_acknowledges_only_what_is_shown() -> None:
    told = Notices().alarm(damaged).alarm(gone).tell(recovered)
    assert [told.seen().shown, told.seen().seen().shown, told.seen().seen().seen().shown] == [damaged, gone, None]


# -- words of every error


def every_kind(base: type[JournalError]) -> list[type[JournalError]]:
    return [each for kind in base.__subclasses__() for each in (every_kind(kind) or [kind])]


def test_every_error_of_the_journal_has_its_words(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("journal") / "2026-11-30.db"
    made = [
        errors.AlreadyRunning(4711),
        errors.InUse(path),
        errors.DiskFull(path),
        errors.ReadOnly(path),
        errors.NetworkFolder(path, "nfs"),
        errors.NotOurs(path, Foreign.LINK),
        errors.NewerSchema(path, 2),
        errors.Damaged(path, 7, path),
        errors.FileGone(path, None),
        errors.StorageFailed(path, "input/output error"),
        errors.OutOfOrder(7, 9),
        errors.NotAnEvent(7, "a number of 65 bits"),
        errors.GuardRefused("the log only grows"),
        errors.NotADay("yesterday"),
        errors.Closed(),
    ]
    assert {type(each) for each in made} == set(every_kind(JournalError))
    for language in LANGUAGES:
        words = Words(language)
        for error in made:
            assert trouble_band(error, words).text


def test_a_damage_names_the_first_entry_that_is_lost_and_a_foreign_file_its_name(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    words, path = Words("en", isolate=False), tmp_path_factory.mktemp("journal") / "2026-11-30.db"
    assert trouble_band(Damaged(path, 1207, path), words).text == (
        "JOURNAL DAMAGED · CALL FLOOR. Damaged from entry 1207 on. The file is kept."
    )
    assert trouble_band(Damaged(path, None, None), words).text == "JOURNAL DAMAGED · CALL FLOOR. The file is kept."
    assert trouble_band(NotOurs(path, Foreign.LINK), words).text == (
        "NOT A JOURNAL OF THIS TABLE. 2026-11-30.db was left untouched: move it away, then try again."
    )


def test_what_has_no_words_of_its_own_is_a_fault_of_the_program() -> None:
    words = Words("en", isolate=False)
    assert trouble_band(KeyError("seat 11"), words).text.startswith("FAULT OF THE PROGRAM · NOT SAVED")


def test_a_fault_of_the_screen_does_not_say_that_something_is_not_saved() -> None:
    told = program_band(Words("en", isolate=False)).text
    assert told.startswith("FAULT OF THE PROGRAM")
    assert "NOT SAVED" not in told


# -- on the screen


def test_a_damage_found_while_playing_stays_until_it_is_tapped(
    sit: Sit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    table = sit()
    table.touch("key.next")
    path = tmp_path_factory.mktemp("journal") / "2026-11-30.db"
    table.session.saving.trouble = FileGone(path, None)
    table.session.changed.emit()
    table.touch("seat3", "seat4")
    assert table.band.startswith("JOURNAL REMOVED · CALL FLOOR")
    table.touch("band")
    assert table.band == ""
    table.touch("seat5")
    assert table.band == ""


def test_chips_that_do_not_add_up_stay_told_until_somebody_taps(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    table.session.broken.emit(BrokenInvariant("the pots", 4500, 4495))
    table.touch("seat3")
    assert table.band.startswith("CHIPS DO NOT ADD UP · CALL FLOOR. Found 4,495, expected 4,500.")
    table.touch("band")
    assert table.band == ""


def test_a_recovered_hand_is_confirmed_by_a_tap_on_the_band(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat3")
    table.close()
    again = sit()
    assert again.band.startswith("RECOVERED")
    again.touch("band")
    assert again.band == ""


def test_a_hand_whose_pots_are_all_pushed_needs_no_look_after_a_restart(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    for key in ("count.seat4", "count.1", "count.00", "count.seat6", "count.same", "count.middle", "count.7"):
        table.touch(key)
    table.touch("count.done", "award.seat4", "award.pushed")
    assert table.hand.stage is Stage.SETTLED
    table.close()
    assert sit().band == ""


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_band_lies_over_no_key_of_the_table_s_page(sit: Sit, language: str, size: tuple[int, int]) -> None:
    table = sit(language=language, size=size)
    table.window.tell_fault("a pot over no winners")
    table.touch("table")
    keys = [table.part("table.back"), *(table.part(f"language.{code}") for code in LANGUAGES)]
    assert [key.objectName() for key in keys if key.geometry().intersects(table.window.band.geometry())] == []
    table.touch(*(f"language.{code}" for code in LANGUAGES), "table.back")
    assert table.band
    assert table.window.language == LANGUAGES[-1]
