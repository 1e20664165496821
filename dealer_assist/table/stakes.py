"""Stakes and other facts of the table as they are set: what a game needs, in order, in chips that are there.

A game with blinds has a big one, stud a bring-in of at most the small bet, short deck the button's amount. Amounts that
the chips in play cannot make are refused: split pots would break down to no chip. Rule files 01 and 05.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import astuple, replace

from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.straddle_sizes import smallest_straddle
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import Fact, RefusalCode, Refused
from dealer_assist.table.entries import FactsSet, StakesSet
from dealer_assist.table.facts import with_facts, with_facts_due
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.table.supported import not_played
from dealer_assist.table.unit import payable


def rule_not_played(rules: HouseRules) -> Refused | None:
    """A value of a house rule that this program does not play yet."""
    missing = not_played(rules)
    if missing is None:
        return None
    name, value, played = missing
    facts: dict[str, Fact] = {"value": str(value), "played": tuple(str(each) for each in played)}
    return Refused(RefusalCode.HOUSE_RULE_NOT_PLAYED, facts, option=name)


def wrong_stakes(stakes: Stakes, chips: tuple[int, ...], game: Game) -> Refused | None:
    """Amounts the game cannot be dealt without, out of order, or that the chips in play cannot make.

    With such amounts split pots would break down to no chip.
    """
    bets, posted = stakes.bets, (stakes.small_blind, stakes.big_blind, stakes.third_blind)
    if refused := STAKES_NEEDED[game.forced](stakes) or _limits_wrong(bets):
        return refused
    return not_in_chips(chips, *posted, stakes.bring_in, stakes.button_ante, *astuple(bets))


def not_in_chips(chips: tuple[int, ...], *amounts: int) -> Refused | None:
    """The first of these amounts that the chips in play cannot make."""
    wrong = next((amount for amount in amounts if not payable(amount, chips)), None)
    return None if wrong is None else Refused(RefusalCode.NOT_IN_CHIPS, {"amount": wrong, "smallest": chips[0]})


def _limits_wrong(bets: BetSizes) -> Refused | None:
    """Of two limits the first is not the larger one; without limits all of them are 0."""
    for low, high in ((bets.small_bet, bets.big_bet), (bets.spread_least, bets.spread_most)):
        if low > high or (high and low <= 0):
            return Refused(RefusalCode.LIMITS_OUT_OF_ORDER, {"low": low, "high": high})
    return None


def _blinds_wrong(stakes: Stakes) -> Refused | None:
    small, big, third = stakes.small_blind, stakes.big_blind, stakes.third_blind
    if not 0 <= small <= big or big <= 0:
        return Refused(RefusalCode.BLINDS_OUT_OF_ORDER, {"small_blind": small, "big_blind": big})
    if third and third <= big:
        return Refused(RefusalCode.THIRD_BLIND_WRONG, {"third_blind": third, "big_blind": big})
    return None


def _bring_in_wrong(stakes: Stakes) -> Refused | None:
    """A bring-in is at most the small bet it is completed to."""
    if 0 < stakes.bring_in <= (stakes.bets.small_bet or stakes.bring_in):
        return None
    return Refused(RefusalCode.BRING_IN_WRONG, {"bring_in": stakes.bring_in, "small_bet": stakes.bets.small_bet})


def _button_ante_wrong(stakes: Stakes) -> Refused | None:
    return None if stakes.button_ante > 0 else Refused(RefusalCode.BUTTON_ANTE_WRONG)


def _nothing_needed(_stakes: Stakes) -> None:
    """The ante of a bomb pot is agreed on, or the table's."""
    return


STAKES_NEEDED: dict[ForcedBets, Callable[[Stakes], Refused | None]] = {
    ForcedBets.BLINDS: _blinds_wrong,
    ForcedBets.BRING_IN: _bring_in_wrong,
    ForcedBets.BUTTON_ANTE: _button_ante_wrong,
    ForcedBets.ANTES: _nothing_needed,
}
"""What is wrong with the stakes, by the money a game has in before the cards."""


def _cannot_set(table: TableState, entry: StakesSet) -> Refused | None:
    return hand_is_open(table) or wrong_stakes(entry.stakes, table.chips, table.game)


def _set(table: TableState, entry: StakesSet) -> TableState:
    return replace(table, stakes=entry.stakes)


STAKES_SET = Rule(_cannot_set, nothing_forbids, _set)


def _cannot_change(table: TableState, entry: FactsSet) -> Refused | None:
    rules, chips = entry.rules, table.chips
    if refused := rule_not_played(rules) or wrong_stakes(entry.stakes, chips, entry.game):
        return refused
    amounts = (rules.ante_amount, rules.hand_cap or 0, rules.straddle_cap or 0)
    return not_in_chips(chips, *amounts) or _straddle_cap_wrong(table, entry)


def _straddle_cap_wrong(table: TableState, entry: FactsSet) -> Refused | None:
    """A largest straddle that leaves none at all; one that stood before the stakes grew is left to the floor."""
    cap, least = entry.rules.straddle_cap, smallest_straddle(entry.stakes.big_blind, entry.rules)
    changed = cap != with_facts_due(table).rules.straddle_cap
    if cap is None or cap >= least or not changed:
        return None
    facts: dict[str, Fact] = {"cap": cap, "least": least}
    return Refused(RefusalCode.STRADDLE_CAP_WRONG, facts, option="straddle_cap")


FACTS_SET = Rule(_cannot_change, nothing_forbids, with_facts)
