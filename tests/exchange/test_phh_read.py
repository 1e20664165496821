from datetime import time
from decimal import Decimal

import pytest

from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import CheckedOrCalled, Folded, HoleDealt, RaisedTo, Showed
from dealer_assist.exchange.phh_read import hands_in, read_file
from tests.exchange.hands import FILES, PHH, THREE_HANDED, hand_named, index, spoilt


def one(text: str) -> PhhHand:
    (hand,) = hands_in(text)
    assert isinstance(hand, PhhHand), hand
    return hand


def test_collection_is_complete() -> None:
    assert len(FILES) == 113
    assert len(index()) == 117


@pytest.mark.parametrize("row", index(), ids=lambda row: row["file"])
def test_real_hand_is_the_game_and_the_players_of_the_index(row: dict[str, str]) -> None:
    hand = hand_named(row["file"])
    assert (hand.variant, hand.player_count) == (row["variant"], int(row["players"]))
    assert len(hand.actions) > hand.player_count


def test_hand_in_cents_is_read_to_the_cent() -> None:
    hand = hand_named("handhq/abs-1000nlh-sample.phhs [1]")
    assert hand.scale == 100
    assert hand.antes == (250,) * 6
    assert hand.blinds_or_straddles == (500, 1000, 0, 0, 0, 0)
    assert hand.starting_stacks == (206740, 198750, 117100, 171050, 200000, 151500)
    assert hand.actions[6] == RaisedTo(player=3, to=4750)
    assert hand.winnings == tuple(Decimal(won) for won in ("0", "0", "37.50", "0", "0", "0"))
    assert hand.time == time(0, 0, 26)
    assert hand.seats == (3, 4, 5, 6, 1, 2)
    assert (hand.hand, hand.table) == (3017243630, "CLEO AVE")


def test_all_hands_of_a_file_count_in_the_same_unit() -> None:
    assert {hand.scale for hand in read_file(PHH / "handhq" / "abs-1000nlh-sample.phhs")} == {100}


def test_half_chips_in_the_result_do_not_make_half_chips_on_the_table() -> None:
    hand = hand_named("pluribus/102/0.phh")
    assert hand.scale == 1
    assert hand.finishing_stacks is not None
    assert hand.finishing_stacks[0] == Decimal("10112.5")


def test_lists_over_many_lines_with_toml_remarks_are_read() -> None:
    hand = hand_named("dwan-ivey-2009.phh")
    assert hand.actions[0] == HoleDealt(player=1, cards=("Ac", "2d"))
    assert hand.actions[-3:-1] == (Showed(player=1, cards=("Ac", "2d")), Showed(player=3, cards=("7h", "6h")))


def test_typographic_quote_in_a_name_is_kept() -> None:
    assert "Hold’em" in (hand_named("wsop/2019/42/3/00-01-07.phh").event or "")


def test_heads_up_blinds_and_big_blind_ante_are_turned_round() -> None:
    hand = one(
        spoilt("antes", "[0, 2]")
        .replace("[1, 2, 0]", "[1, 2]")
        .replace("[100, 200, 300]", "[100, 200]")
        .replace("['Ann', 'Bob', 'Cy']", "['Ann', 'Bob']")
        .replace(", 'd dh p3 KsKh', 'p3 cbr 6', 'p1 f', 'p2 f'", "")
    )
    assert [hand.blind_of(player) for player in (1, 2)] == [2, 1]
    assert [hand.ante_of(player) for player in (1, 2)] == [2, 0]


def test_three_handed_blinds_stand_as_written() -> None:
    assert [one(THREE_HANDED).blind_of(player) for player in (1, 2, 3)] == [1, 2, 0]


def test_stud_hand_owes_no_blind() -> None:
    assert hand_named("wsop/2023/43/5/5.phh").blind_of(1) == 0


def test_players_without_seats_sit_in_file_order() -> None:
    hand = one(THREE_HANDED)
    assert [hand.seat_of(player) for player in (1, 2, 3)] == [1, 2, 3]


def test_players_with_seats_sit_where_the_file_says() -> None:
    hand = one(spoilt("seats", "[7, 9, 2]"))
    assert [hand.seat_of(player) for player in (1, 2, 3)] == [7, 9, 2]


def test_endless_stack_is_an_unknown_stack() -> None:
    assert one(spoilt("starting_stacks", "[inf, 200, 300.50]")).starting_stacks == (None, 20000, 30050)


def test_negative_blind_is_a_live_post() -> None:
    assert one(spoilt("blinds_or_straddles", "[1, 2, -2]")).blinds_or_straddles == (1, 2, -2)


def test_number_and_name_of_a_hand_keep_their_type() -> None:
    assert one(spoilt("hand", "7")).hand == 7
    assert one(spoilt("hand", "'7'")).hand == "7"


def test_user_defined_and_unknown_keys_are_kept() -> None:
    hand = one(f"{THREE_HANDED}_rake = 2.50\nbounty = [1, 2]\n_rulings = {{ at = 3, why = 'string bet' }}\n")
    assert hand.other == {
        "_rake": Decimal("2.50"),
        "bounty": [1, 2],
        "_rulings": {"at": 3, "why": "string bet"},
    }


def test_game_without_a_code_is_named_by_the_user() -> None:
    hand = one("_" + spoilt("variant", "'courchevel'"))
    assert (hand.variant, hand.game) == ("", "courchevel")


def test_game_with_a_code_is_named_as_the_trade_names_it() -> None:
    assert hand_named("phua-xuan-2019.phh").game == "no-limit short-deck hold'em"


def test_byte_order_mark_and_windows_line_ends_do_not_matter() -> None:
    assert one("\ufeff" + THREE_HANDED.replace("\n", "\r\n")) == one(THREE_HANDED)


def test_missing_last_line_end_does_not_matter() -> None:
    assert one(THREE_HANDED.rstrip("\n")) == one(THREE_HANDED)


def test_sections_keep_the_order_of_the_file() -> None:
    hands = list(hands_in(f"[10]\n{THREE_HANDED}[9]\n{THREE_HANDED}['last one']\n{THREE_HANDED}"))
    assert [hand.section for hand in hands if isinstance(hand, PhhHand)] == ["10", "9", "last one"]


def test_remark_of_an_action_is_data() -> None:
    hand = one(spoilt("actions", "['p3 f # sighs', 'p1 cc']"))
    assert hand.actions == (Folded(player=3, remark="sighs"), CheckedOrCalled(player=1))
