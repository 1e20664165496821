"""The colours as Qt wants them, each made once."""

from functools import cache

from PySide6.QtGui import QColor, QPalette

from dealer_assist.app.theme.tokens import Colour


@cache
def colour(token: Colour) -> QColor:
    """The Qt colour of a token. Do not change it: everyone shares it."""
    return QColor(token.value)


def dark_palette() -> QPalette:
    """The palette of stock widgets, so that nothing flashes white before our own painting."""
    role = QPalette.ColorRole
    palette = QPalette()
    for place, token in (
        (role.Window, Colour.BASE),
        (role.Base, Colour.PANEL),
        (role.AlternateBase, Colour.PANEL),
        (role.Button, Colour.KEY),
        (role.WindowText, Colour.TEXT),
        (role.Text, Colour.TEXT),
        (role.ButtonText, Colour.TEXT),
        (role.Highlight, Colour.TO_ACT),
        (role.HighlightedText, Colour.ON_TO_ACT),
    ):
        palette.setColor(place, colour(token))
    return palette
