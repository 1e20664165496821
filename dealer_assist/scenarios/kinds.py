"""Every kind of scenario: those that are played, and those that come later with the reason.

In some files a scenario has a form of its own: `kind` in those about betting and blinds, `query` at the showdown.
"""

from __future__ import annotations

from dealer_assist.scenarios import (
    hands,
    irregularities,
    odd_chips,
    pots,
    prompts,
    rake,
    showdown,
    showing,
    side_games,
)
from dealer_assist.scenarios.kind import Kind

FORM_KEYS = {"betting": "kind", "button_blinds": "kind", "straddles": "kind", "pot_limit": "kind", "showdown": "query"}
"""Where the form of a scenario stands, by the kind of its file."""

KINDS: dict[tuple[str, str], Kind] = {
    ("pots", ""): pots.KIND,
    ("betting", "round"): hands.KIND,
    ("betting", "ruling"): hands.KIND,
    ("pot_limit", "pot"): hands.KIND,
    ("pot_limit", "round"): hands.KIND,
    ("pot_limit", "ruling"): hands.KIND,
    ("button_blinds", "round"): hands.KIND,
    ("button_blinds", "rotation"): hands.KIND,
    ("button_blinds", "posting"): hands.KIND,
    ("button_blinds", "ruling"): hands.KIND,
    ("straddles", "round"): hands.KIND,
    ("straddles", "posting"): hands.KIND,
    ("straddles", "ruling"): hands.KIND,
    ("straddles", "rotation"): hands.KIND,
    ("straddles", "side_game"): side_games.KIND,
    ("odd_chips", ""): odd_chips.KIND,
    ("hand_reading", ""): showdown.READING,
    ("showdown", "award"): showdown.AWARD,
    ("showdown", "pot_order"): showdown.ORDER,
    ("showdown", "show_order"): showing.SHOW_ORDER,
    ("showdown", "may_muck"): showing.MAY_MUCK,
    ("showdown", "ask_to_see"): showing.ASK_TO_SEE,
    ("showdown", "claim"): showing.CLAIM,
    ("showdown", "run_it"): showing.RUN_IT,
    ("prompts", ""): prompts.KIND,
    ("rake", ""): rake.KIND,
    ("irregularities", ""): irregularities.KIND,
}
"""Kinds that are played, by the kind of the file and the form."""

LATER: dict[tuple[str, str], str] = {
    ("rulings", ""): "rulings come later",
}
"""Kinds that are known and not played yet, with the reason."""
