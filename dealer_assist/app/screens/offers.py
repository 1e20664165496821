"""Keys in the middle of the felt, where the board will lie: what may be put out before anybody acts."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.offers import offer_boxes
from dealer_assist.app.screens.placing import HALO, put
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.widgets.pad_button import PadButton


class OffersRow(QWidget):
    """Shows up to four keys; hidden while there is none."""

    tapped = Signal(int)
    """Which of them, from 0."""

    def __init__(self, look: Look, views: tuple[KeyView, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("offers")
        self.look = look
        self._views: tuple[KeyView, ...] = ()
        self.keys: list[PadButton] = []
        self.set_views(views)

    @property
    def has_keys(self) -> bool:
        """Whether there is anything to tap."""
        return bool(self._views)

    def set_views(self, views: tuple[KeyView, ...]) -> None:
        """Show these keys; a key is made when it is first needed."""
        if views == self._views:
            return
        many = len(views) != len(self._views)
        self._views = views
        for place, view in enumerate(views):
            if place == len(self.keys):
                self.keys.append(self._made(place, view))
            self.keys[place].set_view(view)
        if many:
            self.place_all()

    def set_look(self, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self.look = look
        for key in self.keys:
            key.set_look(look)
        self.place_all()

    def place_all(self) -> None:
        """Give each key its place; those not needed are hidden."""
        glass = self.look.glass
        boxes = offer_boxes(
            glass.mm(self.width()), glass.mm(self.height()), len(self._views), glass.sizes, rtl=self.look.rtl
        )
        for place, key in enumerate(self.keys):
            key.setVisible(place < len(boxes))
            if place < len(boxes):
                key.set_halo(glass.px(HALO))
                put(key, boxes[place], glass, glass.px(HALO))

    def _made(self, place: int, view: KeyView) -> PadButton:
        key = PadButton(f"offer{place}", self.look, view, self)
        key.setProperty("place", place)
        key.tapped.connect(self._tapped)
        return key

    def _tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, PadButton)
        self.tapped.emit(int(key.property("place")))
