"""The touch screen at the dealer's hand: what is shown, where, and what a tap says.

No rule of poker is decided here. Screens show what the table answers and hand each tap on.
"""
