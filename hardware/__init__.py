"""Card readers and shoes: serial line to bytes to frames to card tags to cards.

Nothing is driven yet: the drivers come with a later issue. The room stands so that its door is checked from the
first day: it knows nothing of poker or of screens, and hands on cards as two-character strings such as ``As``.
"""
