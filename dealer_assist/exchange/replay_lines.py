"""A replayed hand as it is printed: a line of JSON for programs, a few lines of text for people."""

from decimal import Decimal
from typing import Final

import msgspec
from msgspec import Struct

from dealer_assist.exchange.differences import Difference
from dealer_assist.exchange.replayed import Pushed, Replayed


class _Line(Struct, frozen=True):
    """One hand in JSON; a door for other programs, so keys are only added."""

    file: str
    hand: int | str | None
    final_stacks: tuple[Decimal | None, ...] | None
    pots: tuple[Pushed, ...]
    differences: tuple[Difference, ...]
    section: str
    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]


# Amounts as JSON numbers with exactly the digits of the file's unit: a Decimal writes its own, no float is made.
_JSON: Final = msgspec.json.Encoder(decimal_format="number")


def json_line(each: Replayed) -> str:
    """The hand as one JSON object on a line of its own."""
    line = _Line(
        each.file,
        each.hand,
        each.final_stacks,
        each.pots,
        each.differences,
        each.section,
        each.game,
        each.players,
        each.seats,
    )
    return _JSON.encode(line).decode() + "\n"


def text_of(each: Replayed) -> str:
    """The hand for a person: its name, the pots, the stacks, and each difference on a line."""
    name = each.file if each.hand is None else f"{each.file}, hand {each.hand}"
    lines = [f"{name}: {each.game}, {len(each.players)} players" if each.players else name]
    for pot in each.pots:
        won = [f"{_who(each, index)} {amount}" for index, amount in enumerate(pot.amounts) if amount]
        lines.append(f"  {f'side pot {pot.pot}' if pot.pot else 'main pot'} {pot.amount}: {', '.join(won)}")
    if each.final_stacks is not None:
        stacks = (f"{_who(each, index)} {_stack(stack)}" for index, stack in enumerate(each.final_stacks))
        lines.append(f"  stacks: {', '.join(stacks)}")
    lines += [f"  {_label(each, found)}: {found.said}" for found in each.differences]
    return "\n".join(lines) + "\n"


def _label(each: Replayed, found: Difference) -> str:
    if found.explained:
        return "difference"
    return "no end" if each.final_stacks is None else "DIFFERENCE WITHOUT A CAUSE"


def _who(each: Replayed, index: int) -> str:
    return f"p{index + 1} {each.players[index]}".rstrip()


def _stack(stack: Decimal | None) -> str:
    return "?" if stack is None else str(stack)


def counted(hands: int) -> str:
    """A number of hands, for a person.

    >>> counted(1), counted(2)
    ('1 hand', '2 hands')
    """
    return f"{hands} hand" if hands == 1 else f"{hands} hands"
