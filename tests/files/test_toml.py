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


def test_brackets_without_end_are_refused_and_do_not_end_the_program(tmp_path: Path) -> None:
    assert the_fault(written(tmp_path, "a = " + "[" * 100_000)).problem == Problem.NOT_TOML


def test_a_number_of_ten_thousand_digits_is_refused(tmp_path: Path) -> None:
    assert the_fault(written(tmp_path, "a = " + "9" * 10_000)).problem == Problem.NOT_TOML


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
