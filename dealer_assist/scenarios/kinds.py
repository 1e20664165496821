"""Every kind of scenario: those that are played, and those that come later with the reason.

In some files a scenario has a form of its own: `kind` in those about betting and blinds, `query` at the showdown.
"""

from __future__ import annotations

from dealer_assist.scenarios import (
    betting,
    button_blinds,
    button_rulings,
    irregularities,
    odd_chips,
    pots,
    prompts,
    rake,
    rulings,
    showdown,
    showing,
    side_games,
    straddles,
)
from dealer_assist.scenarios.kind import Kind

FORM_KEYS = {"betting": "kind", "button_blinds": "kind", "straddles": "kind", "pot_limit": "kind", "showdown": "query"}
"""Where the form of a scenario stands, by the kind of its file."""

KINDS: dict[tuple[str, str], Kind] = {
    ("pots", ""): pots.KIND,
    ("betting", "round"): betting.ROUND,
    ("betting", "ruling"): rulings.RULING,
    ("pot_limit", "pot"): straddles.KIND,
    ("pot_limit", "round"): betting.ROUND,
    ("pot_limit", "ruling"): rulings.RULING,
    ("button_blinds", "round"): betting.ROUND,
    ("button_blinds", "rotation"): button_blinds.KIND,
    ("button_blinds", "posting"): button_blinds.KIND,
    ("button_blinds", "ruling"): button_rulings.KIND,
    ("straddles", "round"): straddles.KIND,
    ("straddles", "posting"): straddles.KIND,
    ("straddles", "ruling"): straddles.KIND,
    ("straddles", "rotation"): straddles.KIND,
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
