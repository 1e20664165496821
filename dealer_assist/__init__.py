"""Dealer Assist: a touchscreen that answers, at a live poker table, what stops the game."""

__version__ = "0.1.0"
