"""Hands played by touch on the real window, in English and in Arabic: what is said, what is tapped, who ends with what.

Every number follows from the rules by hand, in the test; sentences are those of the dealer's situations. After
each tap the driver compares the screen with the desk and looks that no text is cut off.
"""

import pytest

from tests.app.conftest import Sit

NINE = dict.fromkeys(range(1, 10), 500)
"""Everybody has 500."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.journey
def test_a_raise_and_everybody_folds_takes_six_taps(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    assert (
        table.prompt
        == {
            "en": ("BUTTON 9 · SB 1: 2 · BB 2: 5", "First card to seat 1. First to act seat 3."),
            "ar": ("الزر 9 · سمول 1: 2 · بيغ 2: 5", "أول ورقة إلى المقعد 1. أول من يتصرف المقعد 3."),
        }[language]
    )

    table.taps = 0
    table.seats(6)
    table.touch("key.raise", "pad.min", "pad.raise")
    # the blind 5 again on top of 5
    assert table.in_front == {1: "2", 2: "5", 6: "10"}
    table.touch("key.next")
    # 10 against 5: 5 uncalled; 2 + 5 + 5 stay
    assert (
        table.headline
        == {
            "en": "RETURN 5 TO SEAT 6 · POT 12",
            "ar": "إرجاع 5 إلى المقعد 6 · البوت 12",
        }[language]
    )
    table.touch("key.next")

    assert table.taps == 6
    assert table.table.hands == 2
    # seat 6 won both blinds; seats 2 and 3 have posted those of the next hand
    assert table.stacks == {**NINE, 1: 498, 2: 495 - 2, 3: 500 - 5, 6: 507}


def test_a_hand_the_big_blind_wins_unseen_takes_two_taps(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    table.taps = 0
    table.touch("key.next", "key.next")
    assert table.taps == 2
    assert table.stacks == {**NINE, 1: 498, 2: 502 - 2, 3: 500 - 5}


def test_a_hand_checked_down_with_every_card_keyed_is_read_and_pushed(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=2, stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("key.next")
    table.seats(1, 2, 3)
    for board in ("As Kd 2c", "7h", "9s"):
        table.touch("key.next")
        table.cards(board)
        table.seats(2, 3, 1)
    assert table.headline == {"en": "SHOW THE HANDS", "ar": "كشف الأيدي"}[language]

    # aces with a queen; nines; three kings
    for seat, cards in ((1, "Ah Qd"), (2, "9c 8c"), (3, "Kc Kh")):
        table.touch(f"award.seat{seat}")
        table.cards(cards)
    assert table.headline == {"en": "PUSH 15 TO SEAT 3", "ar": "دفع 15 إلى المقعد 3"}[language]
    table.touch("award.pushed")
    assert table.in_front == {3: "15"}
    assert table.stacks == {1: 495, 2: 495, 3: 510}


def test_a_raise_and_a_reraise_keyed_on_the_pad_name_the_next_smallest_raise(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    table.seats(4)
    table.raise_to(15)
    # 15 raised the 5 by 10
    assert (
        table.prompt
        == {
            "en": ("SEAT 5 · CALL 15", "Minimum raise to 25: 15 + 10."),
            "ar": ("المقعد 5 · كول 15", "أدنى رايز إلى 25: 15 + 10."),
        }[language]
    )
    table.seats(7)
    table.raise_to(45)
    assert (
        table.prompt
        == {
            "en": ("SEAT 8 · CALL 45", "Minimum raise to 75: 45 + 30."),
            "ar": ("المقعد 8 · كول 45", "أدنى رايز إلى 75: 45 + 30."),
        }[language]
    )
    table.seats(4, 4)
    table.touch("key.next")
    # 45 and 45, and the blinds 2 and 5 that folded
    assert table.pots == {{"en": "POT", "ar": "البوت"}[language]: "97"} or table.pots == {}
    table.touch("key.raise", "pad.chip1", "pad.chip1", "pad.chip0", "pad.chip0", "pad.raise")
    assert table.in_front == {4: "60"}
    table.touch("key.next", "key.next")
    # nobody called the 60; seats 2 and 3 have posted 2 and 5 again
    assert table.stacks == {**NINE, 1: 498, 2: 495 - 2, 3: 500 - 5, 4: 455 + 97, 7: 455}


def test_a_short_all_in_does_not_reopen_the_betting(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={**NINE, 5: 145})
    table.touch("key.next")
    table.seats(5, 5, 8, 8)
    table.touch("key.next", "key.next")
    table.raise_to(100)
    table.touch("key.all_in", "pad.all_in")
    # seat 8 has not acted: it may raise by another 100
    assert (
        table.prompt
        == {
            "en": ("SEAT 8 · CALL 140", "Minimum raise to 240: 140 + 100."),
            "ar": ("المقعد 8 · كول 140", "أدنى رايز إلى 240: 140 + 100."),
        }[language]
    )
    table.seats(8)
    assert (
        table.prompt
        == {
            "en": ("SEAT 2: CALL 40 OR FOLD", "Raise locked: 40 is less than 100."),
            "ar": ("المقعد 2: كول 40 أو فولد", "الرايز مقفل: 40 أقل من 100."),
        }[language]
    )
    assert not table.part_is_lit("key.raise")
    table.seats(2)
    # before the flop 5 from three seats and the small blind; then 140 from three
    assert table.chips == 8 * 500 + 145
    assert sum(pot.amount for pot in table.pots_to_come) == 17 + 3 * 140


def test_three_all_ins_and_a_call_make_two_side_pots_pushed_from_the_last(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={**NINE, 2: 45, 4: 115, 6: 255})
    table.touch("key.next")
    table.seats(3, 4, 6, 6, 9, 9, 1, 2)
    table.touch("key.next")
    # six seats with 5 each
    table.taps = 0
    table.seats(2)
    table.touch("key.all_in", "pad.all_in")
    table.seats(4)
    table.touch("key.all_in", "pad.all_in", "key.all_in", "pad.all_in")
    table.seats(9)
    table.touch("key.next")
    assert table.taps == 10
    assert (
        table.prompt
        == {
            "en": (
                "MAIN 190 (2,4,6,9) · SIDE 1 210 (4,6,9) · SIDE 2 280 (6,9)",
                "Pull 40 from each, then 70 from three, then 140 from two. Check: 680.",
            ),
            "ar": (
                "الرئيسي 190 (2,4,6,9) · الجانبي 1: 210 (4,6,9) · الجانبي 2: 280 (6,9)",
                "جمع 40 من كل لاعب، ثم 70 من كلٍّ من 3 لاعبين، ثم 140 من كلٍّ من لاعبَين. المجموع: 680.",
            ),
        }[language]
    )

    table.touch("side_pots.done")
    assert list(table.pots.values()) == ["190", "210", "280"]
    assert (
        table.prompt
        == {
            "en": ("DEAL THE TURN AND RIVER", "Then the last side pot first."),
            "ar": ("توزيع التيرن والريفر", "ثم آخر بوت جانبي أولًا."),
        }[language]
    )
    for seat, won in ((9, 280), (4, 210), (2, 190)):
        table.touch(f"award.seat{seat}", "award.pushed")
        assert table.in_front[seat] == str(won)
        assert table.headline not in ("DEAL THE TURN AND RIVER", "توزيع التيرن والريفر")
    assert table.stacks == {1: 495, 2: 190, 3: 495, 4: 210, 5: 500, 6: 0, 7: 500, 8: 500, 9: 245 + 280}


def test_an_all_in_called_before_the_flop_is_dealt_out_and_awarded(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={1: 500, 2: 500}, button=2)
    table.touch("key.next", "key.all_in", "pad.all_in")
    table.seats(1)
    assert (
        table.prompt
        == {
            "en": ("DEAL THE FLOP, TURN AND RIVER", "Pull the bets first; then show the hands."),
            "ar": ("توزيع الفلوب والتيرن والريفر", "جمع الرهانات أولًا، ثم كشف الأيدي."),
        }[language]
    )
    assert table.shows("award.pushed")


def test_a_three_way_all_in_with_its_counts_keyed_takes_twelve_taps(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={4: 110, 6: 250, 9: 600}, button=9)
    table.touch("key.next")
    # button 9 acts first of three: it calls, and 4 and 6 move in
    table.seats(9)
    table.taps = 0
    for count in (110, 250):
        table.touch("key.all_in")
        table.key_in(count)
        table.touch("pad.all_in")
    table.seats(9)
    assert table.taps <= 12
    assert (
        table.headline
        == {
            "en": "MAIN 330 (4,6,9) · SIDE 280 (6,9)",
            "ar": "الرئيسي 330 (4,6,9) · الجانبي 280 (6,9)",
        }[language]
    )


def test_a_tie_gives_the_odd_chip_to_the_first_winner_left_of_the_button(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=2, button=4, blinds=(5, 10), chips=(5, 25, 100, 500))
    table.touch("key.next")
    # 5 and 10 from the blinds that fold, 95 from each of two: 205
    table.raise_to(95)
    table.touch("key.fold", "key.fold", "key.fold")
    table.seats(2)
    table.touch("key.fold", "key.fold", "key.fold", "key.fold")
    for board in ("As Kd Qc", "Jh", "2s"):
        table.touch("key.next")
        table.cards(board)
        table.seats(7, 2)
    for seat, cards in ((7, "Tc 3h"), (2, "Td 4h")):
        table.touch(f"award.seat{seat}")
        table.cards(cards)
    assert (
        table.prompt
        == {
            "en": ("SEAT 7: 105 · SEAT 2: 100", "Odd 5 to the first winner left of the button."),
            "ar": ("المقعد 7: 105 · المقعد 2: 100", "الرقاقة الفردية (5) لأول فائز على يسار الزر."),
        }[language]
    )
    table.touch("award.pushed")
    assert table.in_front == {7: "105", 2: "100"}
    assert table.stacks == {**NINE, 5: 495, 6: 490, 7: 405 + 105, 2: 405 + 100}


def test_what_nobody_called_goes_back_before_the_pot_is_named(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={**NINE, 4: 519, 7: 339})
    table.touch("key.next")
    # 19 from each of two, 2 and 5 from the blinds that fold: 45
    table.seats(4)
    table.raise_to(19)
    table.seats(7, 7)
    table.touch("key.next", "key.next", "key.all_in", "pad.all_in", "key.all_in", "pad.all_in")
    assert (
        table.prompt
        == {
            "en": ("RETURN 180 TO SEAT 4 · POT 685", "Returned chips are not raked and were never won."),
            "ar": ("إرجاع 180 إلى المقعد 4 · البوت 685", "لا ريك على الرقائق المُرجَعة، ولا تُعدّ ربحًا."),
        }[language]
    )
    table.touch("key.next", "award.seat7", "award.pushed")
    assert table.in_front == {7: "685"}
    assert table.stacks == {**NINE, 1: 498, 2: 495, 4: 180, 7: 685}


def test_three_players_become_two_and_the_button_posts_the_small_blind(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={1: 500, 5: 500, 8: 500}, button=1)
    table.touch("key.next", "key.next")
    # seat 8 had the big blind and wins the 2 of seat 5; seat 1 leaves
    table.touch("table", "seat1", "seat.leave", "table.back")
    assert (
        table.prompt
        == {
            "en": ("HEADS-UP · BUTTON + SB 8: 2 · BB 5: 5", "Seat 8 acts first before the flop, last after it."),
            "ar": (
                "مواجهة ثنائية · الزر والسمول 8: 2 · بيغ 5: 5",
                "المقعد 8 يتصرف أولًا قبل الفلوب وأخيرًا بعده.",
            ),
        }[language]
    )
    table.touch("key.next")
    assert table.hand.to_act == 8
    table.seats(8, 5)
    table.touch("key.next")
    assert table.hand.to_act == 5
    assert table.stacks == {5: 498 - 5, 8: 502 - 5}


def test_a_short_big_blind_leaves_the_others_the_whole_blind_to_call(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks={2: 500, 5: 500, 6: 500, 7: 3, 9: 500}, button=5)
    table.touch("key.next")
    table.seats(9, 2)
    table.touch("key.next")
    # seat 6 folds its 2: three times 3 and the 2 in the main pot, twice 2 beside it
    assert (
        table.prompt
        == {
            "en": ("SEAT 7 ALL-IN 3 · OTHERS CALL 5", "Main pot 11 (2,7,9). Side pot 4 (2,9)."),
            "ar": (
                "المقعد 7 أول إن 3 · الباقون كول 5",
                "البوت الرئيسي 11 (2,7,9). البوت الجانبي 4 (2,9).",
            ),
        }[language]
    )
    table.touch("side_pots.done")
    assert list(table.pots.values()) == ["11", "4"]
