"""The floor changes facts of the table by touch: one tap each, from the next hand on, shown and taken back."""

import pytest

from dealer_assist.app.screens.pad import ActionPad
from dealer_assist.app.views.key import KeyKind
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.prompt_strip import PromptStrip
from dealer_assist.desk.desk import Submitted
from dealer_assist.rules.options import AnteType, BettingStructure, StraddlePositions
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import LogEntry
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain


def facts(table: TouchedTable) -> tuple[str, str]:
    """What the page of the facts says: the game from the next hand on, and what was changed last."""
    prompt = table.window.findChild(PromptStrip, "facts.prompt")
    assert prompt is not None
    assert prompt.isVisible()
    return plain(prompt.view.headline), plain(prompt.view.second)


def corner(table: TouchedTable) -> str:
    """The game as the corner of the hand screen calls it."""
    return plain(table.window.hand.widget.table.view.lines[0])


def to_the_hand(table: TouchedTable) -> None:
    table.touch("facts.back", "table.back")


def test_other_stakes_are_three_taps_and_the_next_hand_is_dealt_with_them(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.taps = 0
    table.touch("table", "doing.facts", "stakes.5/10")
    assert table.taps == 3
    assert (
        facts(table)
        == {
            "en": ("5/10 · No-limit · Hold'em", "From the next hand: 5/10 NLH"),
            "ar": ("5/10 · نو-ليمت · هولدم", "من اليد التالية: 5/10 NLH"),
        }[language]
    )
    to_the_hand(table)
    assert corner(table) == "5/10 NLH"
    table.touch("key.next")
    assert table.in_front == {1: "5", 2: "10"}


def test_a_hand_in_progress_is_played_to_its_end_under_the_old_facts(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next", "table", "doing.facts", "stakes.5/10", "tab.game", "structure.pl")
    assert facts(table)[0].startswith("5/10 · ")
    to_the_hand(table)
    assert corner(table) == "2/5 NLH"
    # everybody folds to the big blind, and the next hand starts
    table.touch("key.next", "key.next")
    assert corner(table) == "5/10 PLH"
    assert table.in_front == {2: "5", 3: "10"}


def test_undo_on_the_page_takes_the_last_change_back(sit: Sit, language: str) -> None:
    table = sit(language=language)
    before = table.table
    table.touch("table", "doing.facts", "stakes.1/2", "facts.undo")
    assert table.table == before
    assert (
        facts(table)
        == {
            "en": ("2/5 · No-limit · Hold'em", "Undone: From the next hand: 1/2 NLH"),
            "ar": ("2/5 · نو-ليمت · هولدم", "تم التراجع: من اليد التالية: 1/2 NLH"),
        }[language]
    )


def test_pot_limit_omaha_with_a_third_blind(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "stakes.1/2", "third.4", "tab.game", "structure.pl", "game.omaha")
    assert facts(table)[0] == "1/2/4 · Pot-limit · Omaha"
    to_the_hand(table)
    assert corner(table) == "1/2/4 PLO"
    table.touch("key.next")
    assert table.in_front == {1: "1", 2: "2", 3: "4"}
    assert table.hand.game.name == "omaha"
    markers = {tile.view.number: tile.view.marker for tile in table.window.hand.widget.seats if tile.view.marker}
    assert markers == {9: "B", 1: "SB", 2: "BB", 3: "B3"}


def test_a_third_blind_of_another_size_is_keyed(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "third.other")
    table.key_in(25)
    table.touch("pad.raise")
    assert table.table.stakes.third_blind == 25


def keyed_stakes(table: TouchedTable, row: str, *amounts: int) -> None:
    """OTHER of a row of the stakes, and these amounts one after the other."""
    table.touch(f"{row}.other")
    for amount in amounts:
        table.key_in(amount)
        table.touch("pad.raise")


def on_the_pad(table: TouchedTable) -> list[str]:
    """What the pad asks for, and what was keyed before."""
    [pad] = [each for each in table.window.findChildren(ActionPad) if each.isVisible()]
    return [plain(fact) for fact in pad.view.facts.facts]


def test_stakes_that_stand_on_no_key_are_keyed_small_blind_first(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next", "table", "doing.facts", "stakes.other")
    assert on_the_pad(table) == {"en": ["Small blind"], "ar": ["سمول بلايند"]}[language]
    table.key_in(3)
    assert plain(table.word("pad.raise")) == {"en": "Next: Big blind", "ar": "التالي: بيغ بلايند"}[language]
    table.touch("pad.raise")
    assert (
        on_the_pad(table) == {"en": ["Big blind", "Small blind: 3"], "ar": ["بيغ بلايند", "سمول بلايند: 3"]}[language]
    )
    table.key_in(5)
    table.touch("pad.raise")
    assert facts(table)[0].startswith("3/5 · ")
    assert table.shows("stakes.3/5")
    to_the_hand(table)
    # the hand in progress is played to its end under the old ones
    assert table.in_front == {1: "2", 2: "5"}
    table.touch("key.next", "key.next")
    assert table.in_front == {2: "3", 3: "5"}


@pytest.mark.parametrize(("small", "big"), [(1, 3), (25, 50), (100, 200), (5, 5)])
def test_any_two_blinds_the_chips_make_are_the_stakes_of_the_next_hand(sit: Sit, small: int, big: int) -> None:
    table = sit(stacks={1: 5000, 2: 5000, 3: 5000}, button=1)
    table.touch("table", "doing.facts")
    keyed_stakes(table, "stakes", small, big)
    table.touch("tab.ante", "ante.other")
    table.key_in(big)
    table.touch("pad.raise", "ante_type.big_blind")
    to_the_hand(table)
    table.touch("key.next")
    assert table.in_front == {2: str(small), 3: str(big)}
    assert table.hand.forced.antes == big


@pytest.mark.parametrize(
    ("row", "amounts", "said"),
    [
        ("stakes", (10, 5), ("BLINDS 10 AND 5?", "The big blind is above zero and not below the small one.")),
        ("stakes", (3, 5), ("3 IS NOT IN CHIPS HERE", "The smallest chip is 5.")),
        ("third", (10,), ("THIRD BLIND 10?", "It is above the big blind of 10.")),
    ],
)
def test_blinds_that_cannot_be_say_why_in_one_sentence_and_change_nothing(
    sit: Sit, row: str, amounts: tuple[int, ...], said: tuple[str, str]
) -> None:
    table = sit(chips=(5, 25, 100), blinds=(5, 10))
    before = table.table
    table.touch("table", "doing.facts")
    keyed_stakes(table, row, *amounts)
    assert facts(table) == said
    assert table.table == before
    # the pad is still there, with the last amount on it
    assert table.keyed == str(amounts[-1])


def test_nothing_keyed_is_no_blind(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "stakes.other")
    assert not table.part_is_lit("pad.raise")
    table.touch("pad.0")
    assert not table.part_is_lit("pad.raise")


def test_back_on_the_pad_goes_to_the_small_blind_and_from_there_to_the_facts(sit: Sit) -> None:
    table = sit()
    before = table.table
    table.touch("table", "doing.facts")
    keyed_stakes(table, "stakes", 3)
    table.touch("facts.back")
    assert (on_the_pad(table), table.keyed) == (["Small blind"], "3")
    table.touch("facts.back")
    assert table.part_is_lit("stakes.5/10")
    assert table.table == before


def test_stakes_that_were_keyed_are_taken_back_with_one_tap(sit: Sit) -> None:
    table = sit()
    before = table.table
    table.touch("table", "doing.facts")
    keyed_stakes(table, "stakes", 25, 50)
    table.touch("facts.undo")
    assert table.table == before


def test_three_blinds_are_keyed_where_three_are_posted(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "third.10")
    keyed_stakes(table, "stakes", 5, 5, 15)
    to_the_hand(table)
    table.touch("key.next")
    assert table.in_front == {1: "5", 2: "5", 3: "15"}


def test_limits_of_any_size_bring_their_blinds(sit: Sit) -> None:
    table = sit(stacks={1: 5000, 2: 5000, 3: 5000}, button=1)
    table.touch("table", "doing.facts", "tab.game", "structure.fl", "tab.stakes")
    keyed_stakes(table, "fixed", 80, 40)
    assert facts(table) == ("LIMITS 80 AND 40?", "The first is above zero and not above the second.")
    for _ in range(2):
        table.touch("pad.erase")
    table.key_in(160)
    table.touch("pad.raise")
    to_the_hand(table)
    assert corner(table) == "80/160 FLH"
    table.touch("key.next")
    assert table.in_front == {2: "40", 3: "80"}


def test_ends_of_a_spread_a_bring_in_and_the_button_s_amount_are_keyed(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("table", "doing.facts", "tab.game", "structure.spread", "tab.stakes")
    keyed_stakes(table, "spread", 3, 30)
    bets = table.table.stakes.bets
    assert (bets.spread_least, bets.spread_most) == (3, 30)
    table.touch("tab.game", "family.stud", "game.stud", "tab.stakes")
    keyed_stakes(table, "bring_in", 4)
    assert table.table.stakes.bring_in == 4
    table.touch("tab.game", "family.flop", "game.short_deck", "tab.stakes")
    keyed_stakes(table, "button_ante", 7)
    assert table.table.stakes.button_ante == 7


def test_an_ante_no_chip_makes_is_refused(sit: Sit) -> None:
    table = sit(chips=(5, 25, 100), blinds=(5, 10))
    table.touch("table", "doing.facts", "tab.ante", "ante.other")
    table.key_in(7)
    table.touch("pad.raise")
    assert facts(table)[0] == "7 IS NOT IN CHIPS HERE"


def test_straddles_up_to_an_amount_and_straddled_again(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("table", "doing.facts", "tab.straddles", "again.left_only")
    assert (
        facts(table)[1]
        == {
            "en": "From the next hand: Re-straddle: Next seat left",
            "ar": "من اليد التالية: ري-ستردل: المقعد التالي يسارًا",
        }[language]
    )
    table.touch("size.other")
    table.key_in(25)
    table.touch("pad.raise")
    assert (
        facts(table)[1]
        == {"en": "From the next hand: Straddle up to: 25", "ar": "من اليد التالية: الستردل حتى: 25"}[language]
    )
    rules = table.table.rules
    assert (rules.straddle_cap, rules.straddle_max) == (25, 2)
    to_the_hand(table)
    table.touch("key.next", "offer0")
    assert table.shows("pad.raise")
    table.key_in(10)
    table.touch("pad.raise", "offer0")
    table.key_in(25)
    table.touch("pad.raise")
    # seat 3 is under the gun, and the next seat left straddles again
    assert table.in_front == {1: "2", 2: "5", 3: "10", 4: "25"}


def test_an_ante_from_each_player_in_one_tap(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("table", "doing.facts", "tab.ante", "ante_type.per_player")
    rules = table.table.rules
    assert (rules.ante_type, rules.ante_amount) == (AnteType.PER_PLAYER, 1)
    assert (
        facts(table)[1]
        == {
            "en": "From the next hand: Ante from each player: 1",
            "ar": "من اليد التالية: آنتي من كل لاعب: 1",
        }[language]
    )
    table.touch("ante.5")
    to_the_hand(table)
    table.touch("key.next")
    assert table.hand.forced.antes == 9 * 5


def test_straddles_are_switched_off_seat_by_seat(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    assert table.shows("offer0")
    table.touch("key.undo", "table", "doing.facts", "tab.straddles", "straddle.utg")
    assert table.table.rules.straddle_positions == (StraddlePositions.BUTTON,)
    table.touch("straddle.button")
    assert facts(table)[1] == "From the next hand: Straddles: None"
    to_the_hand(table)
    table.touch("key.next")
    assert not table.shows("offer0")


def test_a_mandatory_straddle_is_out_with_the_blinds(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "tab.straddles", "must.utg")
    to_the_hand(table)
    table.touch("key.next")
    assert table.in_front == {1: "2", 2: "5", 3: "10"}


def test_fixed_limit_brings_its_limits_and_the_blinds_that_go_with_them(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("table", "doing.facts", "tab.game", "structure.fl", "tab.stakes", "fixed.4/8")
    stakes = table.table.stakes
    assert (stakes.small_blind, stakes.big_blind, stakes.bets.small_bet, stakes.bets.big_bet) == (2, 4, 4, 8)
    to_the_hand(table)
    assert corner(table) == "4/8 FLH"


def test_spread_limit_says_least_and_most_on_the_pad(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "tab.game", "structure.spread", "tab.stakes", "spread.5/25")
    assert table.table.rules.betting_structure is BettingStructure.SPREAD
    to_the_hand(table)
    assert corner(table) == "5–25 SPH"
    table.touch("key.next", "key.raise")
    pad = table.window.hand.widget.drawer
    assert pad is not None
    texts = [plain(fact) for fact in pad.view.facts.facts]  # type: ignore[attr-defined]
    # 5 to call, a raise adds 5 to 25
    assert texts[-2:] == ["MIN 10", "MAX 30"]


def test_a_bomb_pot_is_agreed_on_called_off_and_dealt(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("table", "doing.facts", "bomb.10", "bomb.0")
    assert table.table.bomb_pot is None
    table.touch("bomb.25")
    to_the_hand(table)
    line = plain(table.window.hand.widget.table.view.lines[0])
    assert line == "2/5 NLH"
    assert plain(table.window.hand.widget.table.view.lines[1]) == {"en": "Bomb 25", "ar": "بومب 25"}[language]
    table.touch("key.next")
    assert table.hand.middle == 9 * 25
    markers = {tile.view.number: tile.view.marker for tile in table.window.hand.widget.seats if tile.view.marker}
    assert list(markers.values()) == ["B"]


def test_a_bomb_pot_of_another_size_is_agreed_on_during_a_hand(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "table", "doing.facts", "bomb.other")
    table.key_in(35)
    table.touch("pad.raise")
    to_the_hand(table)
    table.touch("key.next", "key.next")
    assert table.hand.forced.bomb_ante == 35


def test_a_cap_of_the_hand_and_a_kill(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "tab.more", "cap.250")
    assert table.table.rules.hand_cap == 250
    # kills are played where the limits are fixed
    assert not table.part_is_lit("kill.full")
    table.touch("tab.game", "structure.fl", "tab.more", "kill.full", "cap.0")
    assert facts(table)[1] == "From the next hand: Cap of a hand: None"
    assert str(table.table.rules.kill_type) == "full"


@pytest.mark.parametrize("tab", ["stakes", "game", "ante", "straddles", "more"])
def test_each_tab_leads_back_to_the_seats_and_the_seats_to_the_hand(sit: Sit, tab: str) -> None:
    table = sit()
    table.touch("table", "doing.facts", f"tab.{tab}", "facts.back")
    assert not table.shows("facts.back")
    table.touch("table.back")
    assert table.shows("key.next")


def test_stakes_the_chips_cannot_make_say_why_and_change_nothing(sit: Sit) -> None:
    table = sit(chips=(5, 25, 100), blinds=(5, 10))
    before = table.table
    table.touch("table", "doing.facts", "third.other")
    table.key_in(10)
    table.touch("pad.raise")
    assert table.table == before


def test_what_the_floor_changes_is_recorded_as_the_floor_s(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit()
    seen: list[str] = []
    desk = table.session.desk
    assert desk is not None
    submit = desk.submit

    def noted(actor: str, entry: LogEntry) -> Submitted | Refused:
        seen.append(actor)
        return submit(actor, entry)

    monkeypatch.setattr(desk, "submit", noted)
    table.touch("table", "doing.facts", "stakes.5/10", "facts.back", "seat3", "seat.away")
    assert seen == ["floor", "dealer"]


def test_the_floor_key_leads_to_the_facts_with_two_taps(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    table.taps = 0
    table.touch("key.floor", "floor.facts")
    assert table.taps == 2
    table.touch("tab.ante", "ante_type.big_blind")
    due = table.table.facts_next
    assert due is not None
    assert (due.rules.ante_type, due.rules.ante_amount) == (AnteType.BIG_BLIND, 5)


def test_from_holdem_to_stud_is_five_taps_with_the_stakes_it_needs(sit: Sit, language: str) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1, blinds=(5, 10), language=language)
    table.taps = 0
    table.touch("table", "doing.facts", "tab.game", "family.stud", "game.stud8")
    assert table.taps == 5
    stakes, rules = table.table.stakes, table.table.rules
    # the big blind is the small bet; a third of it in chips of 1 and 5, and a sixth
    assert (stakes.bets.small_bet, stakes.bets.big_bet, stakes.bring_in, rules.ante_amount) == (10, 20, 3, 1)
    assert rules.betting_structure is BettingStructure.FL
    assert rules.ante_type is AnteType.PER_PLAYER
    to_the_hand(table)
    table.touch("key.next")
    table.seats(2)
    assert table.in_front == {2: "3"}
    assert table.hand.middle == 3


def test_back_to_holdem_the_blinds_are_those_of_before(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("table", "doing.facts", "tab.game", "family.stud", "game.razz", "tab.stakes", "bring_in.2")
    assert table.table.stakes.bring_in == 2
    table.touch("tab.game", "family.flop", "game.holdem", "structure.nl")
    to_the_hand(table)
    table.touch("key.next")
    assert table.in_front == {2: "2", 3: "5"}
    assert table.hand.middle == 0


def told_of(table: TouchedTable, key: str) -> tuple[bool, bool]:
    """Whether a key has the edge of a choice, and whether it has its tick."""
    part = table.part(key)
    assert isinstance(part, PadButton)
    return part.view.kind is KeyKind.CHOSEN, part.view.mark is Mark.DONE


def test_kind_of_the_game_that_holds_keeps_its_tick_while_another_is_looked_at(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("table", "doing.facts", "tab.game")
    assert (told_of(table, "family.flop"), told_of(table, "family.stud")) == ((True, True), (False, False))
    # nothing has changed yet: the games of stud are only shown
    table.touch("family.stud")
    assert (told_of(table, "family.flop"), told_of(table, "family.stud")) == ((True, True), (True, False))
    table.touch("game.stud8")
    assert (told_of(table, "family.flop"), told_of(table, "family.stud")) == ((False, False), (True, True))


def test_short_deck_takes_its_antes_from_the_blinds(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("table", "doing.facts", "tab.game", "game.short_deck")
    assert (table.table.rules.ante_amount, table.table.stakes.button_ante) == (2, 5)
    table.touch("tab.stakes", "button_ante.4")
    to_the_hand(table)
    table.touch("key.next")
    # the antes lie in front and count towards the button's amount (option short_deck_ante_live)
    assert table.in_front == {1: "4", 2: "2", 3: "2"}


def test_a_bomb_pot_as_a_game_is_anted_with_a_big_blind(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("table", "doing.facts", "tab.game", "game.more", "game.double_board_bomb_pot")
    to_the_hand(table)
    table.touch("key.next")
    assert table.hand.middle == 15


def test_only_games_with_cards_enough_for_the_players_are_offered(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "tab.game")
    # nine players: stud is dealt to eight
    assert not table.shows("family.stud")
