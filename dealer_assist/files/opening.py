"""A table ready to open: the room's file, its game, and the house rules it plays by, all found and checked."""

import hashlib
from pathlib import Path

import msgspec
from msgspec.structs import replace

from dealer_assist.files.faults import Problem, UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.mix_file import GameOfMix, read_mix
from dealer_assist.files.preset_file import read_preset
from dealer_assist.files.reading import shown
from dealer_assist.files.room_file import Room, StakesPart, read_room, sizes_wrong
from dealer_assist.files.room_text import read_room_toml
from dealer_assist.files.toml import read_toml
from dealer_assist.files.where import Places
from dealer_assist.games.facts import facts_of_game
from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.rules.options import AnteType, HouseRules
from dealer_assist.rules.resolve import Preset, resolve
from dealer_assist.table.bomb_pots import flop_of
from dealer_assist.table.entries import TableOpened
from dealer_assist.table.stakes import STAKES_NEEDED
from dealer_assist.table.state import Facts, Mix, Seat, Stakes
from dealer_assist.table.supported import not_played

DEFAULT_ROOM = "default"


class ReadyTable(msgspec.Struct, frozen=True):
    """Everything a table needs before the first hand."""

    room: Room
    game: Game
    rules: HouseRules
    preset: Preset
    """The rulebook as its file gives it."""
    mix: Mix | None = None
    """The rotation of a mixed game, which begins with this game; None = one game."""

    @property
    def rules_version(self) -> str:
        """Names the rules for the record."""
        return version_of(self.room.preset, self.rules)

    def opened(self) -> TableOpened:
        """The first entry of the table's log."""
        return TableOpened(
            game=self.game,
            rules=self.rules,
            stakes=self.room.stakes if self.mix is None else self.mix.games[0].stakes,
            max_seats=self.room.seats,
            seats=tuple(Seat(number, stack) for number, stack in sorted(self.room.stacks.items())),
            chips=self.room.chips,
            mode=self.room.mode,
            rules_version=self.rules_version,
            button=self.room.button,
            mix=self.mix,
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
    if room.mix is not None:
        mix = _mix(places, path, room, preset)
        return ReadyTable(room, mix.games[0].game, mix.games[0].rules, preset, mix)
    rules = rules_of(room, game, preset)
    _game_fits(path, room, game)
    _played(path, room, rules)
    return ReadyTable(room, game, rules, preset)


def _mix(places: Places, room_file: Path, room: Room, preset: Preset) -> Mix:
    """The rotation the room names, each game with the room's stakes for it and the house rules that follow."""
    assert room.mix is not None, "asked before"
    mix_file = _named(places, room_file, "mixes", "mix", room.mix)
    mix = read_mix(mix_file)
    first = mix.games[0]
    if (room.game, room.betting) != (first.game, first.betting):
        found = f"{mix.name} begins with {first.game}, {first.betting}"
        mend = f'write game = "{first.game}" and betting = "{first.betting}"'
        raise UnusableFile([read_room_toml(room_file).fault(("game",), Problem.DOES_NOT_FIT, found, mend)])
    games = tuple(_of_mix(places, mix_file, at, each, room_file, room, preset) for at, each in enumerate(mix.games))
    return Mix(mix.name, games, mix.change, mix.hands)


def _of_mix(
    places: Places, mix_file: Path, at: int, each: GameOfMix, room_file: Path, room: Room, preset: Preset
) -> Facts:
    game = read_game(_named(places, mix_file, "games", ("game", at, "game"), each.game))
    if each.stakes and each.stakes not in room.parts:
        mend = f"write a section [stakes.{each.stakes}] in {room_file.name}"
        fault = read_toml(mix_file).fault(("game", at, "stakes"), Problem.DOES_NOT_FIT, "the room has none", mend)
        raise UnusableFile([fault])
    part = room.parts[each.stakes] if each.stakes else StakesPart(room.stakes, room.ante, room.ante_type)
    key = ("stakes", each.stakes) if each.stakes else ("stakes",)
    here = replace(
        room, game=each.game, betting=each.betting, stakes=part.stakes, ante=part.ante, ante_type=part.ante_type
    )
    _game_fits(room_file, here, game, key)
    _amounts_fit(room_file, here, key)
    rules = rules_of(here, game, preset, mixed=True)
    _played(room_file, here, rules)
    return Facts(part.stakes, game, rules, version_of(room.preset, rules))


def _amounts_fit(room_file: Path, room: Room, key: tuple[str, ...]) -> None:
    """Sizes and amounts of one game of a mix, told in the line of the room's file that gives them."""
    written = read_room_toml(room_file)
    faults = [
        written.fault((*key, name), Problem.DOES_NOT_FIT, found, mend)
        for name, found, mend in sizes_wrong(room.stakes, room.betting)
    ]
    if (room.ante > 0) != (room.ante_type is not AnteType.NONE):
        mend = "give both ante and ante_type"
        faults.append(written.fault((*key, "ante"), Problem.DOES_NOT_FIT, "amount and kind do not match", mend))
    amounts = {**msgspec.structs.asdict(room.stakes), **msgspec.structs.asdict(room.stakes.bets), "ante": room.ante}
    del amounts["bets"]
    for name, amount in amounts.items():
        if amount % room.chips[0]:
            found, mend = "no chips make this amount", "mend it or the chips"
            faults.append(written.fault((*key, name), Problem.DOES_NOT_FIT, found, mend))
    if faults:
        raise UnusableFile(faults)


def rules_of(room: Room, game: Game, preset: str | Preset, *, mixed: bool = False) -> HouseRules:
    """The house rules of a room's table; ``preset`` is the book itself, or the name of one in the catalogue."""
    return resolve(
        preset,
        room.changes,
        mode=room.mode,
        betting=room.betting,
        table=room.table_facts,
        units=room.units,
        **facts_of_game(game, forced_blinds(room.stakes), bomb_pots=room.stakes.bomb_ante > 0, mixed=mixed),
    )


def forced_blinds(stakes: Stakes) -> int:
    """How many blinds are posted before the cards: rulebooks change some of their values with it."""
    return sum(blind > 0 for blind in (stakes.small_blind, stakes.big_blind, stakes.third_blind))


def _game_fits(room_file: Path, room: Room, game: Game, stakes: tuple[str, ...] = ("stakes",)) -> None:
    """A game with too few cards for the table, or without the stakes it is dealt with, is told now and in its line."""
    written = read_room_toml(room_file)
    if STAKES_NEEDED[game.forced](room.stakes) is not None:
        key, mend = STAKES_TOLD[game.forced]
        raise UnusableFile([written.fault((*stakes, key), Problem.DOES_NOT_FIT, f"{game.name} needs it", mend)])
    if room.stakes.bomb_ante and flop_of(game) is None:
        found = f"{game.name} has no board, and bomb pots are played on one"
        raise UnusableFile([written.fault((*stakes, "bomb_ante"), Problem.DOES_NOT_FIT, found, "leave the line out")])
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
        fault = read_room_toml(room_file).fault(("units",), Problem.NOT_PLAYED, shown(room.units), "units = 1")
        raise UnusableFile([fault])
    if found := not_played(rules):
        name, value, played = found
        key = ("betting",) if name == "betting_structure" else ("rules", name)
        choice = " or ".join(shown(one) for one in played)
        fault = read_room_toml(room_file).fault(key, Problem.NOT_PLAYED, shown(value), choice)
        raise UnusableFile([fault])


def _named(places: Places, room_file: Path, kind: str, key: str | tuple[str | int, ...], name: str) -> Path:
    """The file a room names; when there is none, the fault points at the line of the room's file that names it."""
    try:
        return places.find(kind, name)
    except UnusableFile as missing:
        meant = missing.faults[0].nearest
        where = (key,) if isinstance(key, str) else key
        known = f"a file of {kind}: {', '.join(places.names(kind))}"
        fault = read_room_toml(room_file).fault(where, Problem.WRONG_VALUE, f'"{name}"', known, meant)
        raise UnusableFile([fault]) from None
