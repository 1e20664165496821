"""The table beside the keys of a helper: layers of an all-in as they will be pulled, or who gets how much of a split.

It stands while seats are still being keyed, and changes with each digit. Nothing is decided here: the guide is asked.
"""

from __future__ import annotations

from dealer_assist.app.count import Count, situation
from dealer_assist.app.views.pots import PotRow, pot_name, return_row, seats_in_runs
from dealer_assist.guide.all_in_told import returned
from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.prompt import Ask, Prompt, Said
from dealer_assist.hand.situation import Situation, Told
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


def rows_of(table: TableState, count: Count, told: Said | None, words: Words) -> tuple[PotRow, ...]:
    """Pots of an all-in, or shares of an amount; none while something is asked."""
    if not isinstance(told, Prompt):
        return ()
    if told.code in ("side_pots", "return_uncalled"):
        return _layers(table, count, told, words)
    if told.code in ("split", "split_hi_lo", "no_low"):
        return tuple(
            PotRow(words.text("state.seat", seat=each["seat"]), words.amount(each["amount"]), "")
            for each in told.slots["shares"]
        )
    return ()


def _layers(table: TableState, count: Count, told: Prompt, words: Words) -> tuple[PotRow, ...]:
    """Every pot with who can win it, folded chips that stay, what goes back, and the sum of all chips counted.

    Of chips that go back first, the pots are those after it.
    """
    lies = situation(table, count)
    back = [] if count.covers is None else [return_row(None, count.covers, words)]
    total = 0
    if told.code == "return_uncalled":
        total = int(told.slots["amount"])
        back = [return_row(total, told.slots["seat"], words)]
        after = answer(returned(lies), Opened.ALL_IN)
        if after.code != "side_pots" or isinstance(after, Ask):
            return ()
        told = after
    pots = told.slots["pots"]
    rows = [
        PotRow(pot_name(n, len(pots), words), words.amount(pot["amount"]), seats_in_runs(tuple(pot["seats"]), words))
        for n, pot in enumerate(pots)
    ]
    check = PotRow(words.text("state.check_sum"), words.amount(told.slots["total"] + total), "✔", quiet=True)
    return (*rows, *_folded_row(lies, words), *back, check)


def _folded_row(lies: Situation, words: Words) -> tuple[PotRow, ...]:
    """Chips of folded seats, which stay in the pots they fall into."""
    folded = [each for each in lies.seats if each.told is Told.FOLDED and each.front]
    if not folded:
        return ()
    amount = words.amount(sum(each.front or 0 for each in folded))
    seats = seats_in_runs(tuple(each.seat for each in folded), words)
    return (PotRow(words.text("state.folded"), amount, seats, quiet=True),)
