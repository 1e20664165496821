"""Straddles, sleepers, kills, chops and limits on the hand screen: each in one tap where there is one answer."""

from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain


def offers(table: TouchedTable) -> list[str]:
    """What the keys in the middle of the felt say."""
    row = table.window.hand.widget.offers
    return [plain(key.view.label) for key in row.keys if key.isVisible()]


def marker(table: TouchedTable, seat: int) -> str:
    return table.window.hand.widget.seats[seat - 1].view.marker


def test_a_straddle_is_one_tap_and_goes_with_one_undo(sit: Sit, language: str) -> None:
    """Situation 7: under the gun straddles 10."""
    table = sit(language=language)
    table.touch("key.next")
    assert (
        offers(table)
        == {
            "en": ["Straddle 3: 10", "Straddle 9: 10"],
            "ar": ["ستردل 3: 10", "ستردل 9: 10"],
        }[language]
    )
    table.taps = 0
    table.touch("offer0")
    assert table.taps == 1
    assert table.in_front == {1: "2", 2: "5", 3: "10"}
    assert marker(table, 3) == "STR"
    assert table.headline.startswith({"en": "STRADDLE 3: 10", "ar": "ستردل 3: 10"}[language])
    table.touch("key.undo")
    assert len(offers(table)) == 2


def test_after_the_first_action_nothing_is_offered(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat3")
    assert offers(table) == []


def test_the_button_goes_before_under_the_gun(sit: Sit) -> None:
    """WSOP Live 2024 R161: the button's straddle takes the place of the one under the gun."""
    table = sit()
    table.touch("key.next", "offer0")
    assert offers(table) == ["Straddle 9: 10"]
    table.touch("offer0")
    assert table.in_front == {1: "2", 2: "5", 9: "10"}


def test_a_straddle_of_more_than_one_size_is_keyed(sit: Sit, language: str) -> None:
    table = sit(language=language, straddle_size="double_to_cap", straddle_positions=["utg"])
    table.touch("table", "doing.facts", "facts.back", "table.back", "key.next")
    assert offers(table) == {"en": ["Straddle: seat 3"], "ar": ["ستردل: المقعد 3"]}[language]
    table.touch("offer0")
    table.key_in(15)
    table.touch("pad.raise")
    assert table.in_front == {1: "2", 2: "5", 3: "15"}


def test_where_any_seat_may_straddle_another_one_is_tapped(sit: Sit, language: str) -> None:
    table = sit(language=language, straddle_positions=["any"])
    table.touch("key.next")
    assert len(offers(table)) == 3
    table.touch("offer2")
    hint = plain(table.window.hand.widget.limits.view.text)
    assert hint == {"en": "Tap the seat that straddles.", "ar": "لمس مقعد صاحب الستردل."}[language]
    table.touch("seat6")
    assert table.in_front == {1: "2", 2: "5", 6: "10"}


def test_a_seat_asked_for_by_mistake_is_not_asked_for_any_more(sit: Sit) -> None:
    table = sit(straddle_positions=["any"])
    table.touch("key.next", "offer2", "offer2", "seat3")
    assert table.in_front == {1: "2", 2: "5", 3: "5"}


def test_a_sleeper_sleeps_until_everybody_before_it_has_folded(sit: Sit) -> None:
    table = sit(straddle_positions=["sleeper"])
    table.touch("key.next", "offer0", "seat5")
    assert marker(table, 5) == "STR"
    assert table.in_front == {1: "2", 2: "5"}
    table.touch("key.fold", "key.fold")
    assert table.in_front == {1: "2", 2: "5", 5: "10"}


def test_a_sleeper_is_taken_back_when_somebody_has_come_in(sit: Sit, language: str) -> None:
    table = sit(language=language, straddle_positions=["sleeper"])
    table.touch("key.next", "offer0", "seat5", "key.call")
    assert offers(table) == {"en": ["Seat 5 takes back 10"], "ar": ["المقعد 5: استعادة 10"]}[language]
    table.touch("offer0")
    assert table.hand.forced.sleepers == ()


def test_the_blinds_chop_with_one_tap_and_have_their_chips_again(sit: Sit, language: str) -> None:
    """Situation 32: return 2 and 5, no rake."""
    table = sit(language=language)
    table.touch("key.next", "seat1")
    assert offers(table) == {"en": ["Chop the blinds"], "ar": ["تقاسم البلايندات"]}[language]
    table.touch("offer0")
    assert set(table.stacks.values()) == {500}
    table.touch("key.next")
    assert table.table.hands == 2


def test_where_the_blinds_are_played_out_no_chop_is_offered(sit: Sit) -> None:
    table = sit(chop_blinds=False)
    table.touch("key.next", "seat1")
    assert offers(table) == []


def in_fixed_limit(table: TouchedTable) -> None:
    """The floor makes it a fixed-limit game."""
    table.touch("table", "doing.facts", "tab.game", "structure.fl", "facts.back", "table.back")


def test_a_raise_in_fixed_limit_is_one_tap_with_its_size_on_the_key(sit: Sit, language: str) -> None:
    table = sit(language=language, blinds=(5, 10))
    in_fixed_limit(table)
    table.touch("key.next")
    assert table.word("key.raise") == {"en": "Raise to 20", "ar": "رايز إلى 20"}[language]
    table.taps = 0
    table.touch("key.raise")
    assert table.taps == 1
    assert table.in_front == {1: "5", 2: "10", 3: "20"}
    assert table.word("key.raise") == {"en": "Raise to 30", "ar": "رايز إلى 30"}[language]
    table.touch("key.raise", "seat3", "seat3", "key.next")
    # on the flop a bet is one small bet
    assert table.word("key.raise") == {"en": "Bet 10", "ar": "بت 10"}[language]


def test_a_short_all_in_in_fixed_limit_is_counted_on_the_pad(sit: Sit) -> None:
    table = sit(blinds=(5, 10), stacks={1: 500, 2: 500, 3: 500, 4: 14}, button=1)
    in_fixed_limit(table)
    table.touch("key.next")
    assert table.hand.to_act == 4
    table.touch("key.all_in")
    assert table.shows("pad.all_in")
    table.touch("pad.all_in")
    assert table.in_front == {2: "5", 3: "10", 4: "14"}


def test_no_limit_still_asks_for_the_size(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.raise")
    assert table.shows("pad.raise")


def test_a_player_kills_by_choice(sit: Sit, language: str) -> None:
    table = sit(language=language, blinds=(5, 10), kill_trigger="voluntary", straddle_positions=[])
    in_fixed_limit(table)
    table.touch("table", "doing.facts", "tab.more", "kill.full", "facts.back", "table.back", "key.next")
    assert offers(table) == {"en": ["Kill"], "ar": ["كيل"]}[language]
    table.touch("offer0", "seat6")
    assert table.in_front == {1: "5", 2: "10", 6: "20"}
    assert marker(table, 6) == "KILL"
    assert plain(table.window.hand.widget.table.view.lines[0]) == "20/40 FLH"
    assert plain(table.window.hand.widget.table.view.lines[1]) == {"en": "Kill 20", "ar": "كيل 20"}[language]
