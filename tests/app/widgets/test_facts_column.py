"""Facts under each other: a fact too many takes room from the others, none falls out below."""

import pytest

from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.widgets.line import FactsColumn

pytestmark = pytest.mark.usefixtures("qtbot", "glass")


@pytest.mark.parametrize("count", [1, 4, 5, 8])
def test_all_facts_stand_inside_the_column(count: int) -> None:
    look = Look(Glass(1920, 1080, 141), "en")
    column = FactsColumn("facts", look, FactsView(tuple(f"{place} from each" for place in range(count))))
    column.resize(600, 400)
    column.lay_out()
    assert len(column._plates) == count
    assert all(column.rect().toRectF().contains(plate) for plate in column._plates)
    assert not column.clipped


def test_facts_without_room_for_their_letters_are_seen_as_cut_off() -> None:
    look = Look(Glass(1920, 1080, 141), "en")
    column = FactsColumn("facts", look, FactsView(tuple(f"{place} from each" for place in range(12))))
    column.resize(600, 120)
    column.lay_out()
    assert column.clipped
