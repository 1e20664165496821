"""The tick of a key that was chosen never touches its word, on any glass and in any language."""

import pytest

from dealer_assist.app.screens.placing import HALO
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.words import Words
from tests.app.fitting import each_glass, each_language

pytestmark = pytest.mark.usefixtures("glass")
LABELS = ("count.middle", "key.said_it", "count.has_chips", "state.all_in", "key.winner")
LONG = ("depth.button_and_blinds", "key.not_followed")
"""On keys that are as wide as those of the table's page."""
WITH_AMOUNT = ("count.middle", "key.said_it", "key.pot", "count.antes")


@each_glass
@each_language
@pytest.mark.parametrize("halo", [0, HALO])
@pytest.mark.parametrize("below", ["", "12,345,678"])
def test_a_tick_leaves_the_word_alone(on: Glass, code: str, halo: float, below: str) -> None:
    words = Words(code)
    touching = []
    for text in WITH_AMOUNT if below else LABELS + LONG:
        for width in (on.sizes.small[0], on.sizes.wide[0]) if text not in LONG else (on.sizes.wide[0],):
            view = KeyView(words.text(text), KeyKind.CHOSEN, Mark.DONE, below=below)
            key = PadButton(text, Look(on, code), view)
            key.set_halo(on.px(halo))
            key.resize(on.px(width + 2 * halo), on.px(on.sizes.small[1] + 2 * halo))
            key.lay_out()
            assert not key.tick_box.isEmpty()
            if key.tick_box.intersects(key.word_box):
                touching.append((text, width, key.tick_box, key.word_box))
    assert touching == []
