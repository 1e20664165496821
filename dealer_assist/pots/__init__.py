"""Arithmetic of pots: what goes back, main and side pots, shares and odd chips."""
