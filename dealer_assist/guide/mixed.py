"""Mixed games: which game is dealt now and for how long, told before its first hand, and who is to choose.

Rule file 05 section 7; TDA 2024 RP-18, WSOP Tournament 2024 R67b. While stud is dealt the button lies still or moves by
the option `mixed_button`.
"""

from __future__ import annotations

from dealer_assist.games.game import ForcedBets
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.table.mixed import chooser
from dealer_assist.table.state import TableState


def game_told(table: TableState) -> Prompt | None:
    """The game of the hand just dealt, if it is the first of that game; None at a table with one game."""
    if table.mix is None or table.mix_round.dealt != 1:
        return None
    slots = {
        "game": f"game.{table.game.name}",
        "structure": f"structure.{table.rules.betting_structure}",
        "hands": table.mix.hands or None,
    }
    in_stud = table.game.forced is ForcedBets.BRING_IN
    return Prompt("game_now", slots, Why(options=("mixed_button",) if in_stud else ()))


def choose_game(table: TableState) -> Prompt | None:
    """Whose turn it is to choose, between hands at a dealer's choice table; None where nothing is to be chosen."""
    if table.mix is None or not table.mix_round.choice_open:
        return None
    return Prompt("choose_game", {"seat": chooser(table)})
