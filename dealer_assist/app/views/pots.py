"""What the pot strip and the table of side pots show."""

import msgspec
from msgspec.structs import replace

from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.middle import pots_of, uncalled_now
from dealer_assist.hand.state import HandState
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import BettingStructure
from dealer_assist.words import Words


class PotView(msgspec.Struct, frozen=True):
    """One pot in the strip."""

    label: str
    """Main, Side 1 ..."""
    amount: str
    """Already grouped; a dash when nothing is in it yet."""


class PotsView(msgspec.Struct, frozen=True):
    """What the pot strip shows."""

    pots: tuple[PotView, ...] = ()
    """Main pot first."""
    spoken: str = ""
    """All pots in words."""
    veiled: bool = False
    """The total is shown only while a finger holds the strip."""


class PotRow(msgspec.Struct, frozen=True):
    """One line of the table of pots."""

    label: str
    """Main, Side 1 ..., Return, Check."""
    amount: str
    """Grouped."""
    who: str
    """Seats that can win it, or the seat that gets it back."""
    quiet: bool = False
    """Not a pot: what goes back, the control sum."""


class PotTableView(msgspec.Struct, frozen=True):
    """All pots."""

    rows: tuple[PotRow, ...]
    """Main pot first; what goes back and the sum last."""


class SidePotsView(msgspec.Struct, frozen=True):
    """What the side-pot panel shows."""

    table: PotTableView
    """The pots."""
    pull: str
    """Pull so much from each, then so much from three ..., and where chips of folded seats fall."""
    done: KeyView
    """The bets are pulled."""
    pulls: tuple[str, ...] = ()
    """The same pulls under each other, after a heading."""
    folded: bool = False
    """Whether chips of folded seats fall into two pots: the sentence says more than the pulls."""


def pots_view(hand: HandState | None, words: Words, *, totals: bool = True) -> PotsView:
    """What lies in the middle: one pot, or the pots apart once somebody is all-in; bets in front are not in it.

    Where the room keeps totals to itself (`totals` False) one pot is veiled as long as it can grow.
    """
    if hand is None:
        return PotsView()
    lying = in_the_middle(hand)
    if hand.pots or len(lying) > 1:
        pushed = {each.pot for each in hand.awards}
        pots = [(n, pot.amount) for n, pot in enumerate(lying) if n not in pushed]
        named = tuple(PotView(pot_name(n, len(lying), words), words.amount(amount)) for n, amount in pots)
        spoken = (pot_with_amount(n, len(lying), amount, words) for n, amount in pots)
        return PotsView(named, words.text("join.dot").join(spoken))
    pot = PotView(words.text("state.pot"), words.amount(hand.middle) if hand.middle else NOTHING)
    if hand.middle and not totals and not may_be_counted(hand):
        return PotsView((pot,), words.text("state.pot_held"), veiled=True)
    return PotsView((pot,), f"{pot.label} {pot.amount}")


NOTHING = "–"
"""Stands where no amount is, or none is shown."""
UNCOUNTED = "…"
"""Stands for chips that nobody counted; a dash before a seat's number would be read as a minus."""


def may_be_counted(hand: HandState) -> bool:
    """Whether anybody may be told the total: in pot-limit always, else once no chip can be bet any more."""
    return hand.rules.betting_structure is BettingStructure.PL or betting_is_over(hand)


def in_the_middle(hand: HandState) -> tuple[Pot, ...]:
    """The pots as they lie, the chips in front of this street left out; main pot first."""
    if hand.pots or not hand.middle:
        return hand.pots
    seats = tuple(replace(each, put_in=each.put_in - each.front, front=0) for each in hand.seats)
    return pots_of(replace(hand, seats=seats))


def pot_name(number: int, pots: int, words: Words) -> str:
    """Main, Side, or Side 1, Side 2 where there are several."""
    if number == 0:
        return words.text("state.main") if pots > 1 else words.text("state.pot")
    return words.text("state.side") if pots == 2 else words.text("state.side_n", n=number)


def pot_with_amount(number: int, pots: int, amount: int, words: Words) -> str:
    """A pot's name and what lies in it, as one sentence: two numbers side by side would read as one."""
    if number == 0:
        return words.text("state.main_amount" if pots > 1 else "state.pot_amount", amount=amount)
    if pots == 2:
        return words.text("state.side_amount", amount=amount)
    return words.text("state.side_n_amount", n=number, amount=amount)


def side_pots_view(hand: HandState, prompts: tuple[Said, ...], words: Words) -> SidePotsView:
    """The pots as they are to be pulled, what goes back, and the sum that must agree with the chips."""
    pots, back = pots_of(hand), uncalled_now(hand)
    rows = [
        PotRow(pot_name(n, len(pots), words), words.amount(pot.amount), seats_in_runs(pot.seats, words))
        for n, pot in enumerate(pots)
    ]
    if back is not None:
        rows.append(return_row(back.amount, back.seat, words))
    total = sum(pot.amount for pot in pots) + (back.amount if back is not None else 0)
    rows.append(PotRow(words.text("state.check_sum"), words.amount(total), "✔", quiet=True))
    done = KeyView(words.text("key.pull"), KeyKind.NOW, Mark.DONE)
    said = next((each for each in prompts if each.code == "side_pots"), None)
    if said is None:
        return SidePotsView(PotTableView(tuple(rows)), "", done)
    pull = words.prompt(said.code, said.slots)[1]
    return SidePotsView(PotTableView(tuple(rows)), pull, done, _pulls(said, words), bool(said.slots["folded"]))


MANY_SEATS = 5
"""From so many seats on they are told in runs."""


def seats_in_runs(seats: tuple[int, ...], words: Words) -> str:
    """Seats as a table shows them: of many, three and more neighbours as one run, so that ten fit beside their pot.

    >>> seats_in_runs((1, 2, 3, 5, 6), Words("en", isolate=False))
    '1–3,5,6'
    """
    runs: list[list[int]] = []
    for seat in sorted(seats):
        if runs and seat == runs[-1][-1] + 1:
            runs[-1].append(seat)
        else:
            runs.append([seat])
    many = len(seats) >= MANY_SEATS
    parts = (f"{run[0]}–{run[-1]}" if many and len(run) > 2 else ",".join(map(str, run)) for run in runs)
    return words.figures(",".join(parts))


def return_row(amount: int | None, seat: int, words: Words) -> PotRow:
    """What goes back to a seat; None = nobody counted how much."""
    number = UNCOUNTED if amount is None else words.amount(amount)
    return PotRow(words.text("state.return"), number, words.seats((seat,)), quiet=True)


def _pulls(said: Said, words: Words) -> tuple[str, ...]:
    """What to pull from how many players, in order."""
    first, *further = said.slots["pulls"]
    lines = [words.text("pull.from", amount=each["amount"], players=each["players"]) for each in further]
    return (words.text("pull.title"), words.text("pull.each", amount=first["amount"]), *lines)
