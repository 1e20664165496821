"""The deck, and which tabled hand is better."""
