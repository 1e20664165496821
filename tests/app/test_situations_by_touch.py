"""Situations of a dealer's night by touch: what is keyed, what the screen says, in English and in Arabic.

The numbers are those of the situations as dealers tell them, reached from the deal with stacks that lead there.
"""

import pytest

from dealer_assist.hand.state import Stage
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable

NINE = dict.fromkeys(range(1, 10), 500)


def to_the_flop(table: TouchedTable, *seats: int) -> None:
    """These seats call the blind, in turn; the others fold; the flop is dealt."""
    table.touch("key.next")
    for seat in seats:
        if table.hand.to_act != seat:
            table.seats(seat)
        table.seats(seat)
    table.touch("key.next")
    if table.hand.street == 0:
        table.touch("key.next")


def test_folded_money_stays_in_the_pots_it_belongs_to(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={1: 55, 3: 500, 5: 500, 8: 405}, button=8)
    # 5 from each of four before the flop: 20 lie in the middle
    to_the_flop(table, 5, 8, 1)
    table.touch("key.all_in", "pad.all_in")
    table.raise_to(150)
    table.seats(5)
    table.touch("key.all_in", "pad.all_in", "key.fold")
    table.seats(5)
    # 20 and four times 50; then 100 of seat 3 and twice 350
    assert (
        table.prompt
        == {
            "en": (
                "MAIN 220 (1,5,8) · SIDE 800 (5,8)",
                "Seat 3's 150 stays: 50 in main, 100 in side. No separate pot for seat 3. Check: 1,020.",
            ),
            "ar": (
                "الرئيسي 220 (1,5,8) · الجانبي 800 (5,8)",
                "مبلغ المقعد 3 (150) يبقى: في الرئيسي 50، في الجانبي 100. لا بوت منفصلًا للمقعد 3. المجموع: 1,020.",
            ),
        }[language]
    )


def test_two_short_all_ins_add_up_to_a_full_raise(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={**NINE, 5: 145, 7: 215})
    to_the_flop(table, 5, 6, 7)
    table.raise_to(100)
    table.touch("key.all_in", "pad.all_in")
    table.seats(6)
    table.touch("key.all_in", "pad.all_in")
    assert (
        table.prompt
        == {
            "en": ("SEAT 2 MAY RAISE · MIN TO 310", "Faces 110 of 100. Seat 6 faces 70: call or fold only."),
            "ar": (
                "للمقعد 2 حق الرايز · الأدنى إلى 310",
                "يواجه 110، والزيادة الكاملة 100. المقعد 6 يواجه 70: كول أو فولد فقط.",
            ),
        }[language]
    )


def test_chips_pushed_in_silence_must_be_completed_to_a_raise(sit: Sit, language: str) -> None:
    table = sit(language=language)
    to_the_flop(table, 6)
    table.raise_to(100)
    # 150 in chips of 100, 25 and 25, and not a word
    table.touch("key.raise", "pad.chip2", "pad.chip1", "pad.chip1", "pad.silent")
    assert (
        table.prompt
        == {
            "en": ("MUST COMPLETE TO 200", "50 is half of 100."),
            "ar": ("يلزم الإكمال إلى 200", "50 نصف 100."),
        }[language]
    )


def test_one_oversized_chip_in_silence_is_a_call(sit: Sit, language: str) -> None:
    table = sit(language=language)
    to_the_flop(table, 3)
    table.raise_to(25)
    table.touch("key.raise", "pad.chip2", "pad.silent")
    assert (
        table.prompt
        == {
            "en": ("CALL 25 · CHANGE 75", "Single oversized chip, nothing said."),
            "ar": ("كول 25 · الباقي 75", "رقاقة واحدة كبيرة القيمة، بلا إعلان."),
        }[language]
    )


def test_a_count_said_wrong_is_put_right_before_anybody_acts(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={**NINE, 4: 227})
    to_the_flop(table, 4, 5)
    table.seats(4)
    table.touch("key.all_in")
    table.key_in(222)
    table.touch("pad.all_in", "key.raise")
    table.key_in(172)
    table.touch("pad.said")
    assert (
        table.prompt
        == {
            "en": ("SAID 172 · COUNTED 222 — SAY 222 NOW", "Before seat 5 acts."),
            "ar": ("قيل 172 · العدّ 222 — إعلان 222 الآن", "قبل أن يتصرف المقعد 5."),
        }[language]
    )


def test_a_raise_too_small_is_not_entered_and_what_would_be_right_is_one_tap(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    table.raise_to(8)
    assert (
        table.headline == {"en": "RAISE TOO SMALL · MIN TO 10", "ar": "الرايز أقل من المسموح · الأدنى إلى 10"}[language]
    )
    assert table.in_front == {1: "2", 2: "5"}
    offered = {name: table.word(name) for name in ("pad.remedy0", "pad.remedy1", "pad.remedy2") if table.shows(name)}
    least = {"en": "Raise to 10", "ar": "رايز إلى 10"}[language]
    table.touch(next(name for name, label in offered.items() if label == least))
    assert table.in_front == {1: "2", 2: "5", 3: "10"}
    assert table.hand.to_act == 4


def test_the_floor_has_a_raise_too_small_stand(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    table.raise_to(8)
    floor = {"en": "Floor decision", "ar": "قرار مدير الصالة"}[language]
    names = [name for name in ("pad.remedy0", "pad.remedy1", "pad.remedy2") if table.shows(name)]
    table.touch(next(name for name in names if table.word(name) == floor))
    assert table.in_front == {1: "2", 2: "5", 3: "8"}


@pytest.mark.parametrize(("size", "dpi"), [((1366, 768), None), ((1366, 768), 128), ((1280, 800), 149)])
def test_a_showdown_is_keyed_on_a_small_glass_as_well(
    sit: Sit, language: str, size: tuple[int, int], dpi: int | None
) -> None:
    table = sit(language=language, size=size, dpi=dpi, depth=2, stacks={1: 500, 2: 500}, button=1)
    table.touch("key.next")
    table.seats(1, 2)
    for board in ("As Kd 2c", "7h", "9s"):
        table.touch("key.next")
        table.cards(board)
        table.seats(2, 1)
    for seat, cards in ((2, "9c 8c"), (1, "Ah Qd")):
        table.touch(f"award.seat{seat}")
        table.cards(cards)
    table.touch("award.pushed")
    # aces beat nines
    assert table.in_front == {1: "10"}
    assert table.stacks == {1: 505, 2: 495}


def test_cards_half_keyed_are_forgotten_when_the_panel_is_put_away(sit: Sit) -> None:
    # on this glass a card takes two taps, its rank and its suit
    table = sit(size=(1280, 800), dpi=149, depth=2, stacks={1: 500, 2: 500}, button=1)
    table.touch("key.next", "seat1", "seat2", "key.next", "cards.A", "cards.s", "cards.K")
    assert table.part_is_lit("cards.s")
    table.touch("key.back", "key.next")
    assert not table.part_is_lit("cards.s")
    table.cards("2c 3c 4c")
    assert table.hand.board == ("2c", "3c", "4c")


def test_a_pot_is_not_pushed_while_a_seat_still_has_cards(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=2, stacks={1: 500, 2: 500, 8: 500}, button=8)
    table.touch("key.next", "seat8", "seat1", "seat2", "key.next", "cards.done")
    table.raise_to(50)
    table.touch("key.fold", "key.next")
    assert (
        table.headline
        == {
            "en": "SEAT 8 STILL HAS CARDS · CONFIRM FOLD BEFORE THE PUSH",
            "ar": "المقعد 8 معه ورق · تأكيد الفولد أولًا",
        }[language]
    )
    # a warning, never a lock: the fold is one tap, and so is the push after it
    table.touch("refused.remedy0")
    assert table.hand.stage is Stage.WON
    table.touch("key.next")
    # seat 1 wins the 15; the button is its own now, and seats 2 and 8 have posted 2 and 5
    assert table.stacks == {1: 495 + 15, 2: 495 - 2, 8: 495 - 5}


def test_the_reasons_of_a_locked_raise_name_the_rule_and_where_it_is_printed(sit: Sit) -> None:
    table = sit(stacks={**NINE, 5: 145})
    to_the_flop(table, 5, 8)
    table.raise_to(100)
    table.touch("key.all_in", "pad.all_in")
    table.seats(8)
    table.touch("prompt")
    assert any("140 − 100" in reason for reason in table.reasons)
    # Wagers of the printed book: a short all-in does not reopen
    assert any("WSOP Live 2024 Rule 173" in reason for reason in table.reasons)
    assert any("wsop_live_2024" in reason for reason in table.reasons)
    table.touch("prompt")
    assert table.headline == "SEAT 2: CALL 40 OR FOLD"


def test_asking_why_a_raise_was_refused_keeps_the_amount_and_what_would_be_right(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 8: 500}, button=8)
    table.touch("key.next")
    table.raise_to(7)
    refused = table.headline
    assert table.shows("pad.remedy0")
    table.touch("prompt")
    assert table.reasons
    table.touch("key.back")
    assert (table.headline, table.keyed) == (refused, "7")
    table.touch("pad.remedy0")
    assert table.said == "Seat 8 raises to 10"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Seat 4 all-in 60 · stack was 480"),
        ("ar", "المقعد 4: أول إن 60 · كان الرصيد 480"),
        ("he", "מושב 4: אול אין 60 · הערימה הייתה 480"),
        ("fa", "صندلی 4: آل\u200cاین 60 · موجودی 480 بود"),
    ],
)
def test_an_all_in_counted_lower_than_the_book_says_so(sit: Sit, language: str, said: str) -> None:
    table = sit(language=language, stacks={4: 500, 6: 500, 8: 500}, button=4)
    # seat 4 puts 20 in before the flop: it goes to the flop with 480
    table.touch("key.next")
    table.raise_to(20)
    table.seats(6, 8)
    table.touch("key.next")
    table.seats(6, 8)
    table.touch("key.all_in")
    table.key_in(60)
    table.touch("pad.all_in")
    assert table.said == said
    table.touch("key.undo", "key.all_in", "pad.all_in")
    assert "60" not in table.said
    assert table.hand.level == 480
