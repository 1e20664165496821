"""Scenario files about card readers: whatever is in them that nobody knows or that comes out otherwise is told."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.scenarios import hardware
from dealer_assist.scenarios.hardware import run_reader_file
from dealer_assist.scenarios.outcome import Verdict
from dealer_assist.scenarios.run import run_file
from dealer_assist.scenarios.scenario import read_scenarios
from hardware.drivers.rdm6300 import Rdm6300
from hardware.protocols import BrokenProtocol, protocol
from tests.hardware.vectors import FOLDER
from tests.scenarios.test_anything_written import anything, places
from tests.scenarios.test_command import ran
from tests.vectors import spoiled

Patch = pytest.MonkeyPatch
FILE: dict[str, Any] = json.loads((FOLDER / "rdm6300.json").read_text(encoding="utf-8"))
ONE_FRAME: dict[str, Any] = FILE["vectors"][0]
COUNT = {"angel_eye": 12, "ascii_shoe": 17, "feig_obid": 16, "pepper_c1": 20, "pn532_hsu": 14, "rdm6300": 16,
         "uhf_r200": 15}  # fmt: skip


def written(folder: Path, *told: dict[str, Any], **head: Any) -> Path:
    """A file with some vectors of the RDM6300."""
    path = folder / "reader.json"
    path.write_text(json.dumps({**FILE, **head, "vectors": list(told)}))
    return path


def changed(**parts: Any) -> dict[str, Any]:
    """The vector with one frame, said otherwise."""
    return {**copy.deepcopy(ONE_FRAME), **parts}


def steps(*told: dict[str, Any]) -> dict[str, Any]:
    """The vector with other steps."""
    return changed(steps=list(told), expect={"events": []})


def lines(folder: Path, *told: dict[str, Any], **head: Any) -> list[str]:
    """What the command prints about it; it must end with one."""
    ended, out, err = ran(written(folder, *told, **head))
    assert (ended, err) == (1, [])
    return out[:-1]


@pytest.mark.parametrize("name", COUNT)
def test_every_vector_of_a_protocol_is_run_by_the_command(name: str) -> None:
    ended, out, _ = ran(FOLDER / f"{name}.json")
    assert (ended, out) == (0, [f"{COUNT[name]} run, {COUNT[name]} passed, 0 not understood"])


def test_folder_with_reader_files_and_others_is_run_whole(tmp_path: Path) -> None:
    written(tmp_path, ONE_FRAME)
    (tmp_path / "pots.json").write_bytes((FOLDER.parent / "vectors" / "pots.json").read_bytes())
    assert ran(tmp_path)[1] == ["38 run, 38 passed, 0 not understood"]


def test_each_field_that_differs_is_told_with_both_values(tmp_path: Path) -> None:
    event = {**ONE_FRAME["expect"]["events"][0], "at": 11, "tag_uid": "62E3086CEE", "dest": "seat3"}
    told = changed(expect={"events": [event], "counters": {"frames_ok": 2, "timeouts": ">=1"}})
    assert lines(tmp_path, told) == [
        'rdm-01 expect.events[0].tag_uid: expected "62E3086CEE", found "62E3086CED"',
        "rdm-01 expect.events[0].at: expected 11, found 10",
        'rdm-01 expect.events[0].dest: expected "seat3", found null',
        "rdm-01 expect.counters.frames_ok: expected 2, found 1",
        'rdm-01 expect.counters.timeouts: expected ">=1", found 0',
    ]


def test_field_left_out_must_be_empty(tmp_path: Path) -> None:
    event = {key: value for key, value in ONE_FRAME["expect"]["events"][0].items() if key != "antenna"}
    assert lines(tmp_path, changed(expect={"events": [event]})) == [
        "rdm-01 expect.events[0].antenna: expected null, found 0"
    ]


def test_missing_event_and_surplus_event_are_told(tmp_path: Path) -> None:
    surplus = changed(expect={"events": []})
    twice = changed(expect={"events": ONE_FRAME["expect"]["events"] * 2})
    assert [line.split(":")[0] for line in lines(tmp_path, surplus, twice)] == [
        "rdm-01 expect.events[0]",
        "rdm-01 expect.events[1]",
    ]


def test_another_kind_of_event_is_told_whole(tmp_path: Path) -> None:
    told = changed(expect={"events": [{"type": "ReaderFault", "at": 10, "code": "noise"}]})
    (line,) = lines(tmp_path, told)
    assert line == (
        'rdm-01 expect.events[0]: expected {"type":"ReaderFault","at":10,"code":"noise"}, found '
        '{"type":"CardRead","antenna":0,"tag_uid":"62E3086CED","tech":"em4100","at":10}'
    )


UNKNOWN = {
    "a key of the vector": (changed(colour="red"), "colour: expected nothing, found"),
    "a key of a step": (steps({"at": 0, "do": "start", "why": "x"}), "steps[0].why: expected nothing, found"),
    "a step": (steps({"at": 0, "do": "dance"}), 'steps[0].do: expected "a step that is known", found "dance"'),
    "a step that is two": (steps({"at": 0, "do": "start", "rx": "02"}), "steps[0]: expected"),
    "a step that is none": (steps({"at": 0}), "steps[0]: expected"),
    "a time that goes back": (
        steps({"at": 5, "do": "start"}, {"at": 4, "do": "tick"}),
        'steps[1].at: expected "5 or later", found 4',
    ),
    "bytes that are none": (steps({"at": 0, "rx": "0G"}), "steps[0].rx: expected"),
    "a parameter": (changed(params={"antena": 1}), "params.antena: expected"),
    "a parameter's value": (changed(params={"hold_ms": "long"}), "params.hold_ms: expected"),
    "a counter": (
        changed(expect={**ONE_FRAME["expect"], "counters": {"frames": 1}}),
        "expect.counters.frames: expected nothing",
    ),
    "a count": (changed(expect={"events": [], "counters": {"frames_ok": ">1"}}), "expect.counters[...]: expected"),
    "a key of an event": (
        changed(expect={"events": [{**ONE_FRAME["expect"]["events"][0], "seat": 1}]}),
        "expect.events[0].seat: expected nothing, found",
    ),
    "an event": (
        changed(expect={"events": [{"type": "CardLost"}]}),
        'expect.events[0].type: expected "an event that is known", found "CardLost"',
    ),
    "nothing to compare": (changed(expect={}), "expect.events: expected"),
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_what_nobody_knows_in_a_vector_differs(what: str, tmp_path: Path) -> None:
    told, line = UNKNOWN[what]
    assert lines(tmp_path, told)[0].startswith(f"rdm-01 {line}")


def test_protocol_nobody_knows_differs_in_each_vector(tmp_path: Path) -> None:
    assert lines(tmp_path, ONE_FRAME, protocol="rdm6301") == [
        'rdm-01 protocol: expected "a protocol that is known", found "rdm6301"'
    ]


@pytest.mark.parametrize("head", [{"schema": "hw-vectors/2"}, {"room": "north"}, {"defaults": 1}])
def test_head_that_nobody_knows_differs_beside_its_vectors(head: dict[str, Any], tmp_path: Path) -> None:
    results = list(run_file(read_scenarios(written(tmp_path, ONE_FRAME, **head))))
    assert [(one.id, one.verdict) for one in results] == [
        ("reader.json", Verdict.MISMATCH),
        ("rdm-01", Verdict.PASSED),
    ]


def test_driver_that_sends_what_was_not_expected_differs(tmp_path: Path) -> None:
    told = {**steps({"at": 0, "do": "start"}), "id": "pep"}
    assert lines(tmp_path, told, protocol="pepper_c1", defaults={}) == [
        'pep steps[0].tx: expected nothing, found "F5 04 00 FB FF 06 00 A9 B7"'
    ]


def test_driver_that_sends_nothing_or_something_else_differs(tmp_path: Path) -> None:
    nothing = steps({"at": 0, "do": "start"}, {"at": 0, "tx": "F5"})
    other = {**nothing, "id": "pep"}
    assert lines(tmp_path, nothing) == ['rdm-01 steps[1].tx: expected "F5", found nothing']
    assert lines(tmp_path, other, protocol="pepper_c1", defaults={}) == [
        'pep steps[1].tx: expected "F5", found "F5 04 00 FB FF 06 00 A9 B7"'
    ]


@pytest.mark.parametrize("name", COUNT)
def test_a_wrong_number_in_what_a_vector_expects_is_noticed(name: str, tmp_path: Path) -> None:
    file = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    wrong = [{**one, "expect": each} for one in file["vectors"] for each in spoiled(one["expect"])]
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({**file, "vectors": wrong}))
    assert wrong
    assert {result.verdict for result in run_reader_file(read_scenarios(path))} == {Verdict.MISMATCH}


class Raises(Rdm6300):
    """A driver with a mistake in it."""

    def tick(self, now: int) -> None:
        raise KeyError(now)


def test_driver_that_raises_is_told_with_the_step_and_the_others_are_run(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr(hardware, "protocol", lambda name: msgspec.structs.replace(protocol(name), driver=Raises))
    ticks = steps({"at": 0, "do": "start"}, {"at": 7, "do": "tick"})
    assert lines(tmp_path, ticks, ONE_FRAME) == ['rdm-01 steps[1]: expected "no exception", found "KeyError: 7"']


def test_driver_that_cannot_be_loaded_differs_with_the_reason(tmp_path: Path, monkeypatch: Patch) -> None:
    def broken(name: str) -> None:
        raise BrokenProtocol(name, "no module named lost")

    monkeypatch.setattr(hardware, "protocol", broken)
    (line,) = lines(tmp_path, ONE_FRAME)
    assert line.startswith('rdm-01 protocol: expected "a protocol that can be loaded", found')
    assert "no module named lost" in line


@st.composite
def spoiled_files(draw: st.DrawFn) -> dict[str, Any]:
    """A reader file with something at one place replaced or taken away."""
    name = draw(st.sampled_from(sorted(COUNT)))
    file: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    file["vectors"] = [draw(st.sampled_from(file["vectors"]))]
    path = draw(st.sampled_from(list(places(file))))
    around: Any = file
    for step in path[:-1]:
        around = around[step]
    around[path[-1]] = draw(anything)
    return {**file, "vectors": file["vectors"] if isinstance(file["vectors"], list) else [file["vectors"]]}


@settings(max_examples=150, deadline=None)
@given(file=spoiled_files())
def test_whatever_is_written_ends_in_a_verdict(file: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("spoiled") / "spoiled.json"
    path.write_text(json.dumps(file))
    for result in run_file(read_scenarios(path)):
        assert result.verdict in (Verdict.PASSED, Verdict.MISMATCH, Verdict.NOT_UNDERSTOOD)
