"""The panel of an irregular deal: what may have happened, what is asked, then the dealer's steps and ENTER."""

from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen
from dealer_assist.app.layout.asking import steps_boxes
from dealer_assist.app.layout.grid import line_box
from dealer_assist.app.layout.keys_drawer import keys_boxes
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.screens.why import WhyRows
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.asking import AskingView
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.why import WhyView
from dealer_assist.app.widgets.hold_key import HoldKey
from dealer_assist.app.widgets.line import FactsLine
from dealer_assist.app.widgets.pad_button import PadButton


class AskingDrawer(Drawer):
    """Shows an `AskingView`."""

    def __init__(self, look: Look, view: AskingView, parent: QWidget | None = None) -> None:
        super().__init__("asking", look, parent)
        self._view = view
        self.facts = FactsLine("asking.line", look, view.facts, self)
        self.steps = WhyRows("asking.steps", look, view.steps or WhyView(()), self)
        self.keys: list[PadButton] = []
        self._make_keys()

    def set_view(self, view: AskingView) -> None:
        """Show this."""
        if view != self._view:
            self._view = view
            self.facts.set_view(view.facts)
            self._make_keys()
            self.place_all()
            self.steps.set_view(view.steps or WhyView(()))

    def place_all(self) -> None:
        look, view, content = self.look, self._view, self.content
        self.facts.set_look(look)
        self.steps.set_look(look)
        self.place(self.facts, line_box(content.w))
        self.steps.setVisible(view.steps is not None)
        titled = True
        if view.steps is None:
            boxes = keys_boxes(look.glass, content.w, len(self.keys), rtl=look.rtl and not view.asks_for_figures)
        else:
            facts = sum(name != "enter" for name, _ in view.keys)
            boxes = steps_boxes(look.glass, content, facts, left_handed=look.left_handed, rtl=look.rtl)
            self.place(self.steps, boxes[0])
            titled, boxes = boxes[0].y > 0, boxes[1:]
        self.facts.setVisible(titled)
        for key, box in zip(self.keys, boxes, strict=False):
            self.place(key, box)

    def _make_keys(self) -> None:
        for old in self.keys:
            old.hide()
            old.deleteLater()
        self.keys = [self._made(name, view) for name, view in self._view.keys]

    def _made(self, name: str, view: KeyView) -> PadButton:
        made = HoldKey if name in self._view.held else PadButton
        key = made(f"asking.{name}", self.look, view, self)
        self.stands_for(key, Chosen("asking", name))
        key.show()
        return key
