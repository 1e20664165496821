"""The default room as the floor changes facts of its table, for tests of the page without a window."""

from pathlib import Path

from dealer_assist.app.facts_row import Floor
from dealer_assist.files.games import games_for
from dealer_assist.files.opening import open_room
from dealer_assist.files.where import places

WHERE = places(Path("no_site"))
FLOOR = Floor(open_room(WHERE), games_for(WHERE, 9))
