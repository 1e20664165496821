"""A second calculator of what the house takes, which moves chips from the pots one by one.

After each unit it asks whether another is due. It shares nothing with the program: it is there to disagree.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple


class House(NamedTuple):
    """How a house charges, as it would be said at a table."""

    method: str
    percent: Fraction = Fraction(10, 100)
    cap: int = 5
    caps: tuple[tuple[int, int], ...] = ()
    """Players, cap."""
    unit: int = 1
    half_up: bool = False
    steps: tuple[int, ...] = ()
    uncalled_too: bool = False
    order: str = "main_pot_first"
    flop_needed: bool = True
    jackpot: int = 0
    jackpot_from: int = 0
    jackpot_in_cap: bool = False
    double_on_boards: bool = False


class Hand(NamedTuple):
    """A hand when the pots lie."""

    players: int = 9
    flop: bool = True
    returned: int = 0
    boards: int = 1


class Taken(NamedTuple):
    """What went into the boxes, and what still lies in the pots."""

    rake: int
    jackpot: int
    net: tuple[int, ...]


def take(pots: list[int], hand: Hand, house: House) -> Taken:
    """Take the house's share from the pots.

    >>> take([47], Hand(), House("percent_rounded", jackpot=1, jackpot_from=20))
    Taken(rake=4, jackpot=1, net=(42,))
    """
    pots = list(pots)
    if house.flop_needed and not hand.flop:
        return Taken(0, 0, tuple(pots))
    counted = list(pots)
    if house.uncalled_too and counted:
        counted[-1] += hand.returned
    cap = cap_for(hand.players, house)
    jackpot = house.jackpot if sum(counted) >= house.jackpot_from else 0
    if house.jackpot_in_cap:
        while jackpot > cap:
            jackpot -= 1
        cap -= jackpot
    times = 2 if house.double_on_boards and hand.boards > 1 else 1
    rake_box = take_rake(pots, counted, cap, times, house)
    jackpot_box = 0
    while jackpot_box < jackpot and any(pots):
        lift_one(pots, from_last=house.order == "last_side_first")
        jackpot_box += 1
    return Taken(rake_box, jackpot_box, tuple(pots))


def cap_for(players: int, house: House) -> int:
    """The most for so many players."""
    fitting = [cap for most, cap in house.caps if players <= most]
    return fitting[0] if fitting else house.cap


def take_rake(pots: list[int], counted: list[int], cap: int, times: int, house: House) -> int:
    """Move the rake out of the pots, in the house's order; what lies in the box then."""
    if house.order == "each_pot":
        return sum(take_of_each(pots, counted, cap, times, house))
    chips = min(times * due(sum(counted), cap, house), sum(pots))
    if house.order == "pro_rata":
        lift_pro_rata(pots, chips)
    else:
        for _ in range(chips):
            lift_one(pots, from_last=house.order == "last_side_first")
    return chips


def take_of_each(pots: list[int], counted: list[int], cap: int, times: int, house: House) -> list[int]:
    """Each pot by itself; a cap in common, which a doubled rake does not use up twice."""
    boxes = []
    for place, base in enumerate(counted):
        chips = due(base, cap, house)
        cap -= min(chips, pots[place])
        box = 0
        while box < times * chips and pots[place]:
            pots[place] -= 1
            box += 1
        boxes.append(box)
    return boxes


def due(base: int, cap: int, house: House) -> int:
    """Chips of rake for so many counted chips: another unit is taken as long as the pot has earned it."""
    if house.method == "fixed":
        return cap
    if house.method == "step_table":
        return min(cap, house.unit * len([step for step in house.steps if step <= base]))
    if house.method != "percent_rounded":
        return 0
    units = 0
    while earned(units + 1, base, house):
        units += 1
    return min(units * house.unit, cap)


def earned(units: int, base: int, house: House) -> bool:
    """Whether the percentage of the base reaches that many units, or half of the last one where halves count."""
    last = Fraction(1, 2) if house.half_up else 0
    return base * house.percent >= (units - last) * house.unit


def lift_one(pots: list[int], *, from_last: bool) -> None:
    """One chip from the first pot that has one, or from the last."""
    places = range(len(pots))
    place = next(each for each in (reversed(places) if from_last else places) if pots[each])
    pots[place] -= 1


def lift_pro_rata(pots: list[int], chips: int) -> None:
    """The next chip comes from the pot furthest behind its fair part; at the same distance, from the lower pot."""
    whole = sum(pots)
    fair = [Fraction(chips * pot, whole) if whole else Fraction(0) for pot in pots]
    paid = [int(part) for part in fair]
    while sum(paid) < chips:
        behind = [part - got for part, got in zip(fair, paid, strict=True)]
        paid[behind.index(max(behind))] += 1
    for place, got in enumerate(paid):
        pots[place] -= got
