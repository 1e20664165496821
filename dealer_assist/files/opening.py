"""A table ready to open: the room's file, its game, and the house rules it plays by, all found and checked."""

import hashlib
from pathlib import Path

import msgspec

from dealer_assist.files.faults import Problem, UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.preset_file import read_preset
from dealer_assist.files.reading import shown
from dealer_assist.files.room_file import Room, read_room
from dealer_assist.files.toml import read_toml
from dealer_assist.files.where import Places
from dealer_assist.games.facts import facts_of_game
from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.resolve import Preset, resolve
from dealer_assist.table.bomb_pots import flop_of
from dealer_assist.table.entries import TableOpened
from dealer_assist.table.seating import STAKES_NEEDED
from dealer_assist.table.state import Seat, Stakes
from dealer_assist.table.supported import not_played

DEFAULT_ROOM = "default"


class ReadyTable(msgspec.Struct, frozen=True):
    """Everything a table needs before the first hand."""

    room: Room
    game: Game
    rules: HouseRules
    preset: Preset
    """The rulebook as its file gives it."""

    @property
    def rules_version(self) -> str:
        """Names the rules for the record."""
        return version_of(self.room.preset, self.rules)

    def opened(self) -> TableOpened:
        """The first entry of the table's log."""
        return TableOpened(
            game=self.game,
            rules=self.rules,
            stakes=self.room.stakes,
            max_seats=self.room.seats,
            seats=tuple(Seat(number, stack) for number, stack in sorted(self.room.stacks.items())),
            chips=self.room.chips,
            mode=self.room.mode,
            rules_version=self.rules_version,
            button=self.room.button,
        )


def version_of(preset: str, rules: HouseRules) -> str:
    """Names house rules for the record: the book, and a mark that differs whenever any value does."""
    mark = hashlib.sha256(msgspec.json.encode(rules)).hexdigest()[:8]
    return f"{preset} {mark}"


def open_room(places: Places, name: str = DEFAULT_ROOM) -> ReadyTable:
    """The table of that room; raises ``UnusableFile`` with everything that has to be mended."""
    path = places.find("rooms", name)
    room = read_room(path)
    game = read_game(_named(places, path, "games", "game", room.game))
    preset = read_preset(_named(places, path, "presets", "preset", room.preset))
    rules = rules_of(room, game, preset)
    _game_fits(path, room, game)
    _played(path, room, rules)
    return ReadyTable(room, game, rules, preset)


def rules_of(room: Room, game: Game, preset: str | Preset) -> HouseRules:
    """The house rules of a room's table; ``preset`` is the book itself, or the name of one in the catalogue."""
    return resolve(
        preset,
        room.changes,
        mode=room.mode,
        betting=room.betting,
        table=room.table_facts,
        units=room.units,
        **facts_of_game(game, forced_blinds(room.stakes), bomb_pots=room.stakes.bomb_ante > 0),
    )


def forced_blinds(stakes: Stakes) -> int:
    """How many blinds are posted before the cards: rulebooks change some of their values with it."""
    return sum(blind > 0 for blind in (stakes.small_blind, stakes.big_blind, stakes.third_blind))


def _game_fits(room_file: Path, room: Room, game: Game) -> None:
    """A game with too few cards for the table, or without the stakes it is dealt with, is told now and in its line."""
    written = read_toml(room_file)
    if STAKES_NEEDED[game.forced](room.stakes) is not None:
        key, mend = STAKES_TOLD[game.forced]
        raise UnusableFile([written.fault(("stakes", key), Problem.DOES_NOT_FIT, f"{game.name} needs it", mend)])
    if room.stakes.bomb_ante and flop_of(game) is None:
        found = f"{game.name} has no board, and bomb pots are played on one"
        raise UnusableFile([written.fault(("stakes", "bomb_ante"), Problem.DOES_NOT_FIT, found, "leave the line out")])
    if room.seats > game.max_players:
        found = f"{game.name} has cards for {game.max_players} players"
        mend = f"write seats = {game.max_players} or fewer"
        raise UnusableFile([written.fault(("seats",), Problem.DOES_NOT_FIT, found, mend)])


STAKES_TOLD: dict[ForcedBets, tuple[str, str]] = {
    ForcedBets.BLINDS: ("big_blind", "write both blinds"),
    ForcedBets.BRING_IN: ("bring_in", "write bring_in, at most the small bet"),
    ForcedBets.BUTTON_ANTE: ("button_ante", "write button_ante, what the button puts in"),
    ForcedBets.ANTES: ("bomb_ante", "write bomb_ante, what everybody puts in"),
}
"""Setting of [stakes] a game cannot be dealt without, and what to write."""


def _played(room_file: Path, room: Room, rules: HouseRules) -> None:
    """A rule this version does not play is told now and in its line, not in the middle of a pot."""
    if room.units != 1:
        # the screen keys and shows whole chips only: quarters would stand there four times as large
        fault = read_toml(room_file).fault(("units",), Problem.NOT_PLAYED, shown(room.units), "units = 1")
        raise UnusableFile([fault])
    if found := not_played(rules):
        name, value, played = found
        key = ("betting",) if name == "betting_structure" else ("rules", name)
        choice = " or ".join(shown(one) for one in played)
        fault = read_toml(room_file).fault(key, Problem.NOT_PLAYED, shown(value), choice)
        raise UnusableFile([fault])


def _named(places: Places, room_file: Path, kind: str, key: str, name: str) -> Path:
    """The file a room names; when there is none, the fault points at the line of the room's file that names it."""
    try:
        return places.find(kind, name)
    except UnusableFile as missing:
        meant = missing.faults[0].nearest
        known = f"a file of {kind}: {', '.join(places.names(kind))}"
        fault = read_toml(room_file).fault((key,), Problem.WRONG_VALUE, f'"{name}"', known, meant)
        raise UnusableFile([fault]) from None
