"""A pot bet of the wrong size, or a maximum announced wrongly: put it right now, or it stands and why.

Until when is the house's affair: options `pl_overbet_correction` and `pl_underbet_correction`, some of them by
`substantial_action` (TDA 2024 R52-B, WSOP Live 2024 R184 and R185, Robert's Rules v11 s.14 pot-limit 1 to 3; rule
file 04, section 6). The hand itself puts it right by the same tables (`hand/wrong_maximum`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dealer_assist.guide.asks import ask_acted_behind
from dealer_assist.guide.pad_told import OUT
from dealer_assist.guide.pot_asked import pot
from dealer_assist.guide.pot_told import pot_told
from dealer_assist.guide.prompt import Prompt, Said, Why
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.situation import Situation
from dealer_assist.hand.state import HandState, InHand, Stage, in_hand
from dealer_assist.hand.substantial import WITH_CHIPS, substantial_action
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import HouseRules, PlOverbetCorrection, PlUnderbetCorrection

POT = ("pot_max", "pot_max_open", "pot_max_short_all_in")
"""Prompts that name a maximum."""


class Bet(msgspec.Struct, frozen=True):
    """A pot bet as it was announced or put in, beside what it could have been."""

    seat: int
    said: int
    """Total in front that was announced or put in, chips."""
    most: Prompt
    """The largest it could have been, as the guide told it when it was asked."""

    @property
    def max(self) -> int:
        """Its amount, chips."""
        return int(self.most.slots["total"])


class Since(msgspec.Struct, frozen=True):
    """What has happened since the bet."""

    behind: tuple[Action, ...] = ()
    """Actions behind it, oldest first."""
    all_acted: bool = False
    """Whether everybody has acted on it."""
    next_card: bool = False
    """Whether the next card is out."""
    players: int = 1
    """Players who have put in more than the maximum."""


def wrong_pot(bet: Bet, since: Since | None, rules: HouseRules) -> Said | None:
    """What is done about a wrong maximum; None if it was right. `since` None = nobody told what happened behind it."""
    if bet.said == bet.max:
        return None
    if bet.said > bet.max:
        return TOO_MUCH[rules.pl_overbet_correction](bet, since, rules) if since else _ask(bet, "pl_overbet_correction")
    return TOO_LITTLE[rules.pl_underbet_correction](bet, since, rules)


def _ask(bet: Bet, option: str) -> Said:
    return ask_acted_behind(bet.seat, bet.max, bet.said, option)


# -- too much


def _until_next_card(bet: Bet, since: Since, _rules: HouseRules) -> Prompt:
    if since.next_card:
        return _stands(bet, "next_card", OVERBET)
    return _back(bet, since, "next_card", OVERBET)


def _until_all_acted(bet: Bet, since: Since, _rules: HouseRules) -> Prompt:
    if since.all_acted or since.next_card:
        return _stands(bet, "all_acted", OVERBET)
    return _back(bet, since, "all_acted", OVERBET)


def _until_substantial_action(bet: Bet, since: Since, rules: HouseRules) -> Prompt:
    options = (*OVERBET, "substantial_action")
    if since.next_card:
        return _stands(bet, "next_card", OVERBET)
    if substantial_action(since.behind, rules):
        return _stands(bet, "substantial_action", options)
    return _back(bet, since, "substantial_action", options)


OVERBET = ("pl_overbet_correction",)

TOO_MUCH: dict[PlOverbetCorrection, Callable[[Bet, Since, HouseRules], Prompt]] = {
    PlOverbetCorrection.UNTIL_NEXT_CARD: _until_next_card,
    PlOverbetCorrection.UNTIL_ALL_ACTED: _until_all_acted,
    PlOverbetCorrection.UNTIL_SUBSTANTIAL_ACTION: _until_substantial_action,
}
"""What becomes of too much, by the option `pl_overbet_correction`."""


def _back(bet: Bet, since: Since, until: str, options: tuple[str, ...]) -> Prompt:
    slots = {
        "max": bet.max,
        "announced": bet.said,
        "back": bet.said - bet.max,
        "players": since.players,
        "until": until,
    }
    return Prompt("oversize_bet", slots, Why(bet.most.why.sum, options))


def _stands(bet: Bet, reason: str, options: tuple[str, ...]) -> Prompt:
    slots = {"bet": bet.said, "max": bet.max, "reason": reason}
    return Prompt("bet_stands", slots, Why(bet.most.why.sum, options))


# -- too little


def _never_raised(bet: Bet, _since: Since | None, _rules: HouseRules) -> Said:
    return _stands(bet, "house_rule", UNDERBET)


def _brought_up(bet: Bet, since: Since | None, rules: HouseRules) -> Said:
    if since is None:
        return _ask(bet, "pl_underbet_correction")
    if since.next_card:
        return _stands(bet, "next_card", UNDERBET)
    options = (*UNDERBET, "substantial_action") if since.behind else UNDERBET
    if substantial_action(since.behind, rules):
        return _stands(bet, "substantial_action", options)
    slots = {"max": bet.max, "announced": bet.said, "behind": len(since.behind)}
    return Prompt("wrong_maximum", slots, Why(bet.most.why.sum, options))


UNDERBET = ("pl_underbet_correction",)

TOO_LITTLE: dict[PlUnderbetCorrection, Callable[[Bet, Since | None, HouseRules], Said]] = {
    PlUnderbetCorrection.UNTIL_SUBSTANTIAL_ACTION: _brought_up,
    PlUnderbetCorrection.NONE: _never_raised,
}
"""What becomes of too little, by the option `pl_underbet_correction`."""


# -- a hand that was followed


def pot_said(asked: HandState, now: HandState, seat: int, said: int) -> Said | None:
    """The same in a hand that was followed; None if the amount is right, or no pot bet could be made.

    `asked` is the hand as the seat said pot, `now` the hand after whatever has happened since; `said` is the total
    announced or put in.
    """
    most = pot(asked, seat)
    if not isinstance(most, Prompt) or most.code not in POT:
        return None
    return wrong_pot(Bet(seat, said, most), since_asked(asked, now, seat, int(most.slots["total"])), now.rules)


def since_asked(asked: HandState, now: HandState, seat: int, most: int) -> Since:
    """What has happened since a seat said pot."""
    if now.street != asked.street:
        return Since(all_acted=True, next_card=True)
    seats = [each.seat for each in asked.seats if each.seat != seat]
    behind = (_action(in_hand(asked, each), in_hand(now, each)) for each in clockwise_from(seat, seats))
    return Since(
        behind=tuple(each for each in behind if each is not None),
        all_acted=now.stage is not Stage.BETTING,
        players=max(1, sum(each.front > most for each in now.seats)),
    )


def _action(before: InHand, after: InHand) -> Action | None:
    """What a seat has done in between; None if nothing."""
    if after.folded and not before.folded:
        return Action.FOLD
    if after.front > before.front:
        return Action.CALL
    return None


# -- chips just counted


def announced_told(told: Situation, seat: int, said: int, behind: Sequence[Action] | None) -> Said | None:
    """The same from the chips in front, those of the bet not yet among them; `behind` None = nobody told.

    None if the amount is right.
    """
    most = pot_told(told, seat)
    if not isinstance(most, Prompt) or most.code not in POT:
        return most
    since = None if behind is None else _since_told(told, seat, behind)
    return wrong_pot(Bet(seat, said, most), since, told.rules)


def _since_told(told: Situation, seat: int, behind: Sequence[Action]) -> Since:
    able = sum(each.seat != seat and each.told not in OUT for each in told.seats)
    return Since(tuple(behind), len(behind) >= able, players=1 + sum(each in WITH_CHIPS for each in behind))
