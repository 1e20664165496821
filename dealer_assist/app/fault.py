"""What can go wrong with the screen itself, so that it can be told from a fault of the table."""


class ScreenFault(Exception):
    """The screen cannot be shown as it should be; the sentence says what to do."""
