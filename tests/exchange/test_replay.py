import io
import json
from pathlib import Path

import pytest

from dealer_assist.exchange.replay import run
from dealer_assist.rules.faults import UnknownPreset
from tests.exchange.hands import PHH, THREE_HANDED, spoilt
from tests.exchange.playing import oracle

HANDHQ = PHH / "handhq" / "abs-1000nlh-sample.phhs"


def printed(*files: Path, as_json: bool = False) -> tuple[int, list[str]]:
    out = io.StringIO()
    code = run(files, as_json=as_json, out=out, err=io.StringIO())
    return code, out.getvalue().splitlines()


def test_json_has_one_object_for_each_hand_of_a_file_in_its_order() -> None:
    code, lines = printed(HANDHQ, as_json=True)
    assert code == 0
    assert [json.loads(line)["hand"] for line in lines] == [3017243630, 3017254774, 3017249004, 3017265406, 3017255090]


def test_json_names_file_stacks_pots_and_differences_in_units_of_the_file() -> None:
    _, lines = printed(HANDHQ, as_json=True)
    second = json.loads(lines[1])
    expected = oracle("handhq/abs-1000nlh-sample.phhs [6]")
    assert second["file"] == str(HANDHQ)
    assert second["final_stacks"] == [float(stack) for stack in expected["finishing_stacks"]]
    assert second["pots"] == [{"pot": 0, "amount": 2357, "amounts": [0, 0, 0, 1178.5, 1178.5, 0]}]
    assert second["differences"] == []


def test_json_writes_cents_with_the_digits_of_the_file() -> None:
    _, lines = printed(HANDHQ, as_json=True)
    assert '"final_stacks":[2059.90,1975,1198.50,1708,1997.50,1512.50]' in lines[0]


def test_text_tells_pots_stacks_and_differences(tmp_path: Path) -> None:
    file = tmp_path / "one.phh"
    file.write_text(f"{THREE_HANDED}finishing_stacks = [99, 198, 302]\nhand = 7\n", encoding="utf-8")
    assert printed(file) == (
        0,
        [
            f"{file}, hand 7: no-limit hold'em, 3 players",
            "  main pot 5: p3 Cy 5",
            "  stacks: p1 Ann 99, p2 Bob 198, p3 Cy 303",
            "  difference: the record pays out 1 less: rake, or an ante not paid",
            "1 hand: 1 as recorded or different for a plain cause, 0 not",
        ],
    )


def test_game_nobody_here_deals_is_named_and_the_command_fails(tmp_path: Path) -> None:
    file = tmp_path / "one.phh"
    file.write_text(spoilt("variant", "").replace("", "_variant = 'chowaha'\n_betting = 'nl'\n", 1), encoding="utf-8")
    code, lines = printed(file)
    assert code == 1
    assert lines[1].startswith(f"  no end: {file}: game not played yet: chowaha; ")


def test_hand_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    file = tmp_path / "many.phhs"
    bad = spoilt("actions", "['p1 x']")
    file.write_text(f"[1]\n{THREE_HANDED}[2]\n{bad}[3]\n{THREE_HANDED}", encoding="utf-8")
    code, lines = printed(file, as_json=True)
    hands = [json.loads(line) for line in lines]
    assert code == 1
    assert [(hand["hand"], hand["final_stacks"] is None) for hand in hands] == [("1", False), ("2", True), ("3", False)]
    assert hands[1]["differences"][0]["code"] == "unknown_verb"


def test_missing_file_is_a_line_of_its_own(tmp_path: Path) -> None:
    code, lines = printed(HANDHQ, tmp_path / "none.phh", as_json=True)
    assert (code, len(lines)) == (2, 6)
    assert json.loads(lines[5])["differences"][0]["code"] == "unreadable"


def test_folder_without_hand_files_is_no_success(tmp_path: Path) -> None:
    assert printed(tmp_path) == (2, ["0 hands: 0 as recorded or different for a plain cause, 0 not"])


def test_difference_without_a_plain_cause_fails_the_command(tmp_path: Path) -> None:
    file = tmp_path / "one.phh"
    file.write_text(f"{THREE_HANDED}finishing_stacks = [99, 200, 301]\n", encoding="utf-8")
    assert printed(file)[0] == 1


def test_folder_stands_for_the_hand_files_in_it() -> None:
    code, lines = printed(PHH / "pluribus", as_json=True)
    assert (code, len(lines)) == (0, 49)


def test_every_hand_of_the_collection_has_a_line() -> None:
    code, lines = printed(PHH, as_json=True)
    ended = [line for line in lines if json.loads(line)["final_stacks"] is not None]
    assert (code, len(lines), len(ended)) == (0, 117, 117)


def test_unknown_rulebook_is_refused() -> None:
    with pytest.raises(UnknownPreset):
        run([HANDHQ], as_json=True, out=io.StringIO(), err=io.StringIO(), book="hoyle")
