from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.exchange.errors import PhhError, PhhFault
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_read import MAX_BYTES, hands_in, read_each, read_file
from tests.exchange.hands import FILES, PHH, THREE_HANDED, spoilt

HANDHQ = (PHH / "handhq" / "abs-1000nlh-sample.phhs").read_text(encoding="utf-8")


def refusal(path: Path) -> PhhError:
    with pytest.raises(PhhError) as refused:
        read_file(path)
    return refused.value


def refusal_of(text: str, tmp_path: Path) -> PhhError:
    (tmp_path / "bad.phh").write_text(text, encoding="utf-8")
    return refusal(tmp_path / "bad.phh")


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("variant", "", PhhFault.MISSING_KEY),
        ("antes", "", PhhFault.MISSING_KEY),
        ("blinds_or_straddles", "", PhhFault.MISSING_KEY),
        ("min_bet", "", PhhFault.MISSING_KEY),
        ("starting_stacks", "", PhhFault.MISSING_KEY),
        ("actions", "", PhhFault.MISSING_KEY),
        ("variant", "'XX'", PhhFault.UNKNOWN_VARIANT),
        ("variant", "7", PhhFault.WRONG_TYPE),
        ("antes", "0", PhhFault.WRONG_TYPE),
        ("antes", "['a', 'b', 'c']", PhhFault.WRONG_TYPE),
        ("antes", "[true, false, false]", PhhFault.WRONG_TYPE),
        ("ante_trimming_status", "0", PhhFault.WRONG_TYPE),
        ("actions", "'p1 f'", PhhFault.WRONG_TYPE),
        ("time", "'18:04'", PhhFault.WRONG_TYPE),
        ("year", "2009.5", PhhFault.WRONG_TYPE),
        ("hand", "true", PhhFault.WRONG_TYPE),
        ("seats", "[1, 2, 'x']", PhhFault.WRONG_TYPE),
        ("antes", "[0, 0]", PhhFault.WRONG_COUNT),
        ("blinds_or_straddles", "[1, 2]", PhhFault.WRONG_COUNT),
        ("blinds_or_straddles", "[]", PhhFault.WRONG_COUNT),
        ("players", "['Ann']", PhhFault.WRONG_COUNT),
        ("seats", "[1, 2]", PhhFault.WRONG_COUNT),
        ("finishing_stacks", "[1, 2, 3, 4]", PhhFault.WRONG_COUNT),
        ("starting_stacks", "[]", PhhFault.WRONG_COUNT),
        ("antes", "[-1, 0, 0]", PhhFault.BAD_AMOUNT),
        ("antes", "[inf, 0, 0]", PhhFault.BAD_AMOUNT),
        ("min_bet", "0", PhhFault.BAD_AMOUNT),
        ("min_bet", "1e99999999999999999999", PhhFault.BAD_AMOUNT),
        ("starting_stacks", "[0, 200, 300]", PhhFault.BAD_AMOUNT),
        ("starting_stacks", "[nan, 200, 300]", PhhFault.BAD_AMOUNT),
        ("winnings", "[-1, 0, 0]", PhhFault.BAD_AMOUNT),
        ("year", f"0x{'f' * 5000}", PhhFault.BAD_AMOUNT),
        ("_mine", f"[[{2**63}]]", PhhFault.BAD_AMOUNT),
        ("seats", "[0, 1, 2]", PhhFault.BAD_SEAT),
        ("seats", "[4, 4, 5]", PhhFault.BAD_SEAT),
    ],
)
def test_bad_value_is_told_with_file_and_key(key: str, value: str, fault: PhhFault, tmp_path: Path) -> None:
    error = refusal_of(spoilt(key, value), tmp_path)
    assert (error.fault, error.key, error.file) == (fault, key, str(tmp_path / "bad.phh"))


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        ("'p1 x'", PhhFault.UNKNOWN_VERB),
        ("'p4 f'", PhhFault.UNKNOWN_PLAYER),
        ("'p1 cbr'", PhhFault.BAD_ARGUMENT),
        ("'d db Zz'", PhhFault.BAD_CARDS),
        ("3", PhhFault.WRONG_TYPE),
    ],
)
def test_bad_action_is_told_with_its_place(action: str, fault: PhhFault, tmp_path: Path) -> None:
    error = refusal_of(spoilt("actions", f"['p3 f', 'p1 f', {action}]"), tmp_path)
    assert (error.fault, error.key, error.action) == (fault, "actions", 2)


def test_bad_hand_among_good_ones_is_told_and_the_others_are_read(tmp_path: Path) -> None:
    bad = spoilt("actions", "['p1 x']")
    (tmp_path / "many.phhs").write_text(f"[1]\n{THREE_HANDED}[2]\n{bad}[3]\n{THREE_HANDED}", encoding="utf-8")
    first, second, third = read_each(tmp_path / "many.phhs")
    assert isinstance(first, PhhHand)
    assert isinstance(third, PhhHand)
    place = f"{tmp_path / 'many.phhs'}, hand 2, actions[0]"
    assert str(second).startswith(f"{place}: unknown verb: 'x' in 'p1 x'; write f, cc, cbr")


def test_nearest_game_is_named(tmp_path: Path) -> None:
    assert "perhaps 'FO/8'" in str(refusal_of(spoilt("variant", "'fo8'"), tmp_path))


def test_file_cut_off_in_a_hand_names_that_hand(tmp_path: Path) -> None:
    error = refusal_of(HANDHQ[: HANDHQ.index("actions", HANDHQ.index("[10]")) + 30], tmp_path)
    assert (error.fault, error.hand) == (PhhFault.NOT_TOML, "10")


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe\x00v", b"variant = '\xe9'", "variant = 'NT'".encode("utf-16")],
    ids=["bytes", "latin-1", "utf-16"],
)
def test_other_encodings_are_told_apart_from_bad_hands(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "bad.phh").write_bytes(content)
    assert refusal(tmp_path / "bad.phh").fault is PhhFault.NOT_TEXT


def test_missing_file_is_told_with_its_name(tmp_path: Path) -> None:
    error = refusal(tmp_path / "none.phh")
    assert (error.fault, error.file) == (PhhFault.UNREADABLE, str(tmp_path / "none.phh"))


def test_folder_is_told_as_unreadable(tmp_path: Path) -> None:
    assert refusal(tmp_path).fault is PhhFault.UNREADABLE


def test_file_beyond_any_collection_is_not_loaded(tmp_path: Path) -> None:
    with (tmp_path / "huge.phhs").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    assert refusal(tmp_path / "huge.phhs").fault is PhhFault.TOO_LARGE


def test_empty_file_holds_no_hand(tmp_path: Path) -> None:
    assert refusal_of("# nothing\n", tmp_path).fault is PhhFault.NO_HAND


TEN_MB = 10_000_000


@pytest.mark.parametrize(
    "text",
    ["x" * TEN_MB, "a = " + "[" * TEN_MB, "a." * (TEN_MB // 2), "\0" * TEN_MB, "'" * TEN_MB],
    ids=["letters", "brackets", "dots", "zeros", "quotes"],
)
def test_ten_megabytes_of_garbage_are_refused(text: str) -> None:
    with pytest.raises(PhhError) as refused:
        list(hands_in(text))
    assert refused.value.fault is PhhFault.NOT_TOML


def test_tables_within_tables_without_end_are_refused(tmp_path: Path) -> None:
    deep = ".".join("a" * 19) + ".b"
    error = refusal_of(f"{THREE_HANDED}_x = {{ {deep}.{deep} = 1 }}\n", tmp_path)
    assert (error.fault, error.key) == (PhhFault.WRONG_TYPE, "_x")


def test_ten_megabytes_of_hands_are_read() -> None:
    count = TEN_MB // len(THREE_HANDED)
    hands = list(hands_in("".join(f"[{number}]\n{THREE_HANDED}" for number in range(count))))
    assert len(hands) == count
    assert isinstance(hands[-1], PhhHand)


def faults_of(text: str) -> set[PhhFault]:
    """What is wrong with the text as a whole, or with each of its hands."""
    try:
        return {hand.fault for hand in hands_in(text) if isinstance(hand, PhhError)}
    except PhhError as error:
        return {error.fault}


@given(data=st.data())
@settings(max_examples=200, deadline=None)
def test_real_file_cut_off_anywhere_is_read_or_refused_with_a_reason(data: st.DataObject) -> None:
    text = (PHH / data.draw(st.sampled_from(FILES))).read_text(encoding="utf-8")
    cut = text[: data.draw(st.integers(0, len(text)))]
    assert faults_of(cut) <= {PhhFault.NOT_TOML, PhhFault.NO_HAND, PhhFault.MISSING_KEY}


@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_one_character_changed_anywhere_raises_nothing_else(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(THREE_HANDED) - 1))
    new = data.draw(st.sampled_from(list("'\"[]{}=#,.-+0123456789\n\\paNTxinf eE_:T")) | st.characters(codec="utf-8"))
    assert faults_of(THREE_HANDED[:at] + new + THREE_HANDED[at + 1 :]) <= set(PhhFault) - {PhhFault.UNREADABLE}
