"""Card readers and shoes: serial line to bytes to frames to card tags to cards.

Knows nothing of poker or of screens: it hands on tags and cards (two-character strings such as ``As``), once each,
and says when a reader is in trouble. What a card means for the hand is decided elsewhere.
"""
