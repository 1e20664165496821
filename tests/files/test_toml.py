"""A file that cannot be read says which line and what to do; one that can gives every setting's line."""

import string
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.files.toml import MOST_BYTES, dotted, key_lines, read_toml


def written(folder: Path, content: str | bytes) -> Path:
    path = folder / "my.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def the_fault(path: Path) -> FileFault:
    with pytest.raises(UnusableFile) as caught:
        read_toml(path)
    (fault,) = caught.value.faults
    return fault


def test_a_number_with_a_point_is_exact(tmp_path: Path) -> None:
    assert read_toml(written(tmp_path, "a = 0.1")).settings == {"a": Decimal("0.1")}


def test_a_mark_in_front_and_windows_line_ends_are_read_like_any_text(tmp_path: Path) -> None:
    assert read_toml(written(tmp_path, b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")).settings == {"a": 1, "b": 2}


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    fault = the_fault(tmp_path / "none.toml")

    assert fault.problem == Problem.NOT_THERE
    assert str(fault) == "none.toml: there is no such file"


def test_a_folder_is_not_readable(tmp_path: Path) -> None:
    assert the_fault(tmp_path).problem == Problem.NOT_READABLE


def test_a_file_of_a_megabyte_and_more_is_too_big(tmp_path: Path) -> None:
    fault = the_fault(written(tmp_path, "#" * (MOST_BYTES + 1)))

    assert fault.problem == Problem.TOO_BIG
    assert "1,000,001 bytes" in str(fault)


def test_text_in_another_encoding_names_its_line(tmp_path: Path) -> None:
    fault = the_fault(written(tmp_path, "a = 1\n# caf\u00e9\n".encode("latin-1")))

    assert (fault.problem, fault.line) == (Problem.NOT_TEXT, 2)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("a = 1\nb = 2\na = 3\nc = 4\n", "a", 3),
        ("a = 1\na = 2", "a", 2),
        ("[a]\nx = 1\n\n[a]\ny = 2\n", "a", 4),
        ("a = { x = 1 }\na.y = 2\nb = 1\n", "a.y", 2),
        ("x = 1\n[x]\ny = 2\n", "x", 2),
    ],
)
def test_a_setting_that_is_there_twice_is_named_with_the_second_ones_line(
    tmp_path: Path, text: str, key: str, line: int
) -> None:
    fault = the_fault(written(tmp_path, text))

    assert (fault.problem, fault.key, fault.line) == (Problem.KEY_TWICE, key, line)


@pytest.mark.parametrize(("text", "line"), [("a = 1\nb 2\n", 2), ("a = [1,\n2\n", 2), ("a = yes\n", 1), ("[a\nb=1", 1)])
def test_what_is_not_toml_names_its_line(tmp_path: Path, text: str, line: int) -> None:
    fault = the_fault(written(tmp_path, text))

    assert (fault.problem, fault.line) == (Problem.NOT_TOML, line)


@pytest.mark.parametrize("text", ["a = " + "9" * 10_000, "a = " + "[" * 100_000, ".".join("a" * 20_000) + " = 1"])
def test_a_line_that_is_longer_than_any_setting_is_refused_unread(tmp_path: Path, text: str) -> None:
    fault = the_fault(written(tmp_path, f"# ours\n{text}\n"))

    assert (fault.problem, fault.line) == (Problem.LINE_TOO_LONG, 2)


def test_brackets_without_end_are_refused_in_the_line_where_they_are_deepest(tmp_path: Path) -> None:
    fault = the_fault(written(tmp_path, "b = 1\na = [\n" + "[\n" * 5_000))

    assert (fault.problem, fault.line) == (Problem.NOT_TOML, 5_002)
    assert str(fault) == "my.toml, line 5002: is not written as TOML: brackets without end"


def test_a_number_too_large_for_any_is_left_to_the_setting(tmp_path: Path) -> None:
    assert read_toml(written(tmp_path, f"a = 1e{'9' * 30}")).settings == {"a": Decimal("Infinity")}


def test_text_of_two_bytes_a_letter_is_told_as_no_utf_8_with_its_mark_and_without(tmp_path: Path) -> None:
    told = [the_fault(written(tmp_path, "a = 1\n".encode(name))) for name in ("utf-16", "utf-16-le", "utf-16-be")]

    assert [(fault.problem, fault.line) for fault in told] == [(Problem.NOT_TEXT, 1)] * 3


def test_marks_that_only_some_programs_take_for_a_new_line_shift_no_line(tmp_path: Path) -> None:
    file = read_toml(written(tmp_path, 'a = "\u2028\u0085"\nb = 1\n'))

    assert file.line_of(("b",)) == 2


def test_a_section_named_only_by_what_stands_in_it_has_the_line_of_that(tmp_path: Path) -> None:
    file = read_toml(written(tmp_path, "x = 1\n[[reader]]\nport = 1\n[stakes.big]\nblind = 2\n"))

    assert (file.line_of(("reader",)), file.line_of(("stakes", "small"))) == (2, 4)


def test_a_name_is_told_in_one_line_whatever_is_in_it() -> None:
    assert dotted(("a\nb\u202e" + "c" * 100,)) == r"a\nb\u202e" + "c" * 56


@given(raw=st.binary(max_size=200) | st.text(string.printable, max_size=200).map(str.encode))
def test_any_bytes_are_read_or_refused_with_a_fault(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    path = written(tmp_path_factory.getbasetemp(), raw)
    outcome: object
    try:
        outcome = read_toml(path).settings
    except UnusableFile as refused:
        outcome = refused.faults[0].path

    assert outcome == path or isinstance(outcome, dict)


def test_every_setting_has_its_line() -> None:
    text = (
        'title = "x"\n'
        "\n"
        "[stakes]  # what a hand costs\n"
        "big_blind = 5\n"
        'note = """\n'
        "not_a_setting = 1\n"
        '"""\n'
        "[[seat]]\n"
        "stack = 1\n"
        "[[seat]]\n"
        "stack = 2\n"
        'a."b" = 3\n'
    )

    assert dict(key_lines(text)) == {
        ("title",): 1,
        ("stakes",): 3,
        ("stakes", "big_blind"): 4,
        ("stakes", "note"): 5,
        ("seat", 0): 8,
        ("seat", 0, "stack"): 9,
        ("seat", 1): 10,
        ("seat", 1, "stack"): 11,
        ("seat", 1, "a", "b"): 12,
    }


def test_a_setting_that_is_missing_stands_in_the_line_of_its_section(tmp_path: Path) -> None:
    file = read_toml(written(tmp_path, "a = 1\n[stakes]\nsmall_blind = 2\n"))

    assert file.line_of(("stakes", "big_blind")) == 2


def test_a_key_is_written_as_a_person_would() -> None:
    assert dotted(("street", 1, "board")) == "street 2, board"


def test_faults_are_told_in_the_order_of_the_lines() -> None:
    faults = [FileFault(path=Path("x"), line=line, key="k", problem=Problem.KEY_TWICE) for line in (9, 2)]

    assert [fault.line for fault in UnusableFile(faults).faults] == [2, 9]
