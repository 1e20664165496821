"""Reads a card room's table: the book it plays by and what it changes, stakes, chips, seats and who sits there.

Amounts are written as they are printed on the chips; from here on they count the room's smallest unit.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from dealer_assist.files.faults import Problem
from dealer_assist.files.reading import (
    Section,
    choice,
    done,
    money,
    one_of,
    several,
    shown,
    text,
    whole,
    whole_file,
    yes_or_no,
)
from dealer_assist.files.room_text import read_room_toml
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.catalogue import option
from dealer_assist.rules.faults import UnknownOption, WrongValue
from dealer_assist.rules.options import AnteType, BettingStructure
from dealer_assist.rules.values import NONE, checked, in_smallest_unit
from dealer_assist.table.state import MOST_SEATS, Mode, Stakes

WRITTEN_AS_MONEY = ("currency unit", "smallest chip")
SAID_ELSEWHERE = ("betting_structure", "ante_type", "ante_amount")
"""Options that a room file says elsewhere, each once."""
DECKS = ("four_colours", "blue_orange", "outlined", "two_colours")
"""What a room may write for the cards on its screens."""
DIGITS = ("latin", "arabic_indic", "persian")
"""What a room may write for the figures on its screens."""


class Screen(msgspec.Struct, frozen=True):
    """How the dealer's screen is set up until somebody changes it."""

    language: str
    """``en``, ``ar``, ``he`` or ``fa``."""
    depth: int
    """How much the dealer enters: 0 button and blinds, 1 wagers, 2 everything."""
    dpi: int | None
    """Dots per inch as measured on the glass; None = by the screen's pixels."""
    pot_totals: bool = False
    """Whether the room lets everybody see what lies in a no-limit or limit pot while it can still grow."""
    cards: str = DECKS[0]
    """How suits are coloured, one of `DECKS`."""
    card_letters: bool = False
    """Whether a letter stands under each suit."""
    digits: str = DIGITS[0]
    """Which figures amounts are written in, one of `DIGITS`; cards and files keep 0-9."""


class StakesPart(msgspec.Struct, frozen=True):
    """Stakes of some games of a mixed game, a section inside ``[stakes]``."""

    stakes: Stakes
    ante: int
    """As at a room."""
    ante_type: AnteType


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a card room, as its file says it."""

    name: str
    """The file's stem."""
    title: str
    """As it stands on the screen."""
    preset: str
    """The rulebook, a file of ``presets``."""
    changes: Mapping[str, object]
    """House options the room decides differently, as ``rules.resolve`` takes them."""
    game: str
    """A file of ``games``."""
    betting: BettingStructure
    mode: Mode
    units: int
    """How many of the room's smallest unit make one of its currency."""
    sign: str
    """The currency as it is shown beside amounts; empty when amounts stand alone."""
    stakes: Stakes
    ante: int
    """In the room's smallest unit, for each player or for the table as ``ante_type`` says; 0 = none."""
    ante_type: AnteType
    chips: tuple[int, ...]
    """Denominations in play, in the room's smallest unit, smallest first."""
    seats: int
    """Seats at the table, numbered clockwise from the dealer's left."""
    stacks: Mapping[int, int]
    """Chips behind by seat, in the room's smallest unit; seats that are not in it are empty."""
    button: int | None
    """Seat with the button for the first hand; None = to be placed or drawn."""
    screen: Screen
    mix: str | None = None
    """A file of ``mixes``; None = one game."""
    parts: Mapping[str, StakesPart] = {}
    """Other stakes, for those games of the mix that name them."""

    @property
    def table_facts(self) -> dict[str, object]:
        """The options the stakes decide."""
        return {"ante_type": self.ante_type, "ante_amount": self.ante}


def read_room(path: Path) -> Room:
    """The table in the file; raises ``UnusableFile`` with everything that has to be mended."""
    file = whole_file(read_room_toml(path))
    units = file.take("units", whole(1, 1000), 1)
    seats = file.need("seats", whole(2, MOST_SEATS))
    stakes = file.section("stakes")
    room = Room(
        name=path.stem,
        title=file.need("title", text(60)),
        preset=file.need("preset", text(60)),
        changes=_changes(file.section("rules"), units),
        game=file.need("game", text(60)),
        betting=file.need("betting", choice(BettingStructure)),
        mode=file.need("mode", choice(Mode)),
        units=units,
        sign=file.take("sign", text(4), ""),
        stakes=_stakes(stakes, units),
        ante=stakes.take("ante", money(units), 0),
        ante_type=stakes.take("ante_type", choice(AnteType), AnteType.NONE),
        chips=file.need("chips", several(money(units), 12)),
        seats=seats,
        stacks=_stacks(file.section("seated"), seats, units),
        button=file.take("button", whole(1, seats), None),
        screen=_screen(file.section("screen")),
        mix=file.take("mix", text(60), None),
        parts=_parts(stakes, units),
    )
    stakes.no_more()
    # card readers are read by themselves: a fault there never closes a table
    file.asked.append("hardware")
    file.no_more()
    if not file.faults:
        _fits(file, stakes, room)
    done(file)
    return room


def _stakes(section: Section, units: int) -> Stakes:
    return Stakes(
        small_blind=section.need("small_blind", money(units)),
        big_blind=section.need("big_blind", money(units)),
        third_blind=section.take("third_blind", money(units), 0),
        bets=BetSizes(
            small_bet=section.take("small_bet", money(units), 0),
            big_bet=section.take("big_bet", money(units), 0),
            spread_least=section.take("spread_least", money(units), 0),
            spread_most=section.take("spread_most", money(units), 0),
        ),
        bring_in=section.take("bring_in", money(units), 0),
        button_ante=section.take("button_ante", money(units), 0),
        bomb_ante=section.take("bomb_ante", money(units), 0),
        min_buy_in=section.take("min_buy_in", money(units), 0),
        max_buy_in=section.take("max_buy_in", money(units), 0),
    )


def _parts(stakes: Section, units: int) -> dict[str, StakesPart]:
    """The sections inside ``[stakes]``."""
    parts = {}
    for name in [name for name, found in stakes.settings.items() if isinstance(found, dict)]:
        if name in stakes.asked:
            # a setting of its own name, written as a section: that has been told
            continue
        part = stakes.section(name)
        ante = part.take("ante", money(units), 0)
        parts[name] = StakesPart(_stakes(part, units), ante, part.take("ante_type", choice(AnteType), AnteType.NONE))
        part.no_more()
    return parts


def _stacks(section: Section, seats: int, units: int) -> dict[int, int]:
    """``7 = 500``: seat 7 sits behind 500."""
    names = {str(seat): seat for seat in range(1, seats + 1)}
    stacks = {seat: section.need(name, money(units)) for name, seat in names.items() if name in section.settings}
    for name in section.settings:
        if name not in names:
            section.refuse((name,), Problem.UNKNOWN_KEY, allowed=f"; seats here are 1 to {seats}")
    return stacks


def _screen(section: Section) -> Screen:
    screen = Screen(
        language=section.take("language", one_of("en", "ar", "he", "fa"), "en"),
        depth=section.take("depth", whole(0, 2), 1),
        dpi=section.take("dpi", whole(72, 400), None),
        pot_totals=section.take("pot_totals", yes_or_no(), False),
        cards=section.take("cards", one_of(*DECKS), DECKS[0]),
        card_letters=section.take("card_letters", yes_or_no(), False),
        digits=section.take("digits", one_of(*DIGITS), DIGITS[0]),
    )
    section.no_more()
    return screen


def _changes(section: Section, units: int) -> dict[str, object]:
    changes: dict[str, object] = {}
    for name, value in section.settings.items():
        try:
            one = option(name)
            plain = None if one.type == "int_or_null" and value == NONE else value
            counted = in_smallest_unit(one, plain, units, WRITTEN_AS_MONEY)
            checked(one, counted)
        except UnknownOption as fault:
            section.refuse((name,), Problem.UNKNOWN_KEY, meant=fault.nearest)
        except WrongValue as fault:
            section.refuse((name,), Problem.WRONG_VALUE, shown(value), fault.allowed)
        else:
            changes[name] = counted
        if name in SAID_ELSEWHERE:
            section.refuse((name,), Problem.DOES_NOT_FIT, "it is said elsewhere", "see betting and [stakes]")
    return changes


def _fits(file: Section, stakes: Section, room: Room) -> None:
    """What no setting alone can say: whether they fit each other."""
    smallest = room.chips[0]
    if any(small >= large for small, large in zip(room.chips, room.chips[1:], strict=False)) or smallest == 0:
        file.refuse(("chips",), Problem.DOES_NOT_FIT, "these are not in order", "write each chip once, smallest first")
        return
    without_blinds = room.stakes.bring_in or room.stakes.button_ante
    if room.stakes.big_blind < max(room.stakes.small_blind, 0 if without_blinds else 1):
        stakes.refuse(("big_blind",), Problem.DOES_NOT_FIT, "less than the small blind", "the big blind is the larger")
    if (room.ante > 0) != (room.ante_type is not AnteType.NONE):
        stakes.refuse(("ante",), Problem.DOES_NOT_FIT, "amount and kind do not match", "give both ante and ante_type")
    _sizes_fit(stakes, room)
    if 0 < room.stakes.max_buy_in < room.stakes.min_buy_in:
        stakes.refuse(("max_buy_in",), Problem.DOES_NOT_FIT, "less than the least buy-in", "the largest is the larger")
    buy_in = {"min_buy_in": room.stakes.min_buy_in, "max_buy_in": room.stakes.max_buy_in}
    owed = {"small_blind": room.stakes.small_blind, "big_blind": room.stakes.big_blind, "ante": room.ante}
    bomb_ante = room.stakes.bomb_ante
    in_other_games = {"bring_in": room.stakes.bring_in, "button_ante": room.stakes.button_ante}
    sizes = {
        "third_blind": room.stakes.third_blind,
        "bomb_ante": bomb_ante,
        **in_other_games,
        **msgspec.structs.asdict(room.stakes.bets),
    }
    for name, amount in {**owed, **sizes, **buy_in}.items():
        if amount % smallest:
            stakes.refuse((name,), Problem.DOES_NOT_FIT, "no chips make this amount", "mend it or the chips")
    for seat, stack in room.stacks.items():
        if stack % smallest or stack == 0:
            file.refuse(("seated", str(seat)), Problem.DOES_NOT_FIT, "no chips make this stack", "mend it or the chips")
    if room.button is not None and room.button not in room.stacks:
        file.refuse(("button",), Problem.DOES_NOT_FIT, "nobody sits there", "name a seat of [seated], or leave it out")


SIZES: Mapping[BettingStructure, tuple[str, str]] = {
    BettingStructure.FL: ("small_bet", "big_bet"),
    BettingStructure.SPREAD: ("spread_least", "spread_most"),
}
"""Amounts of [stakes] a structure cannot be played without, the smaller first."""


def _sizes_fit(stakes: Section, room: Room) -> None:
    """A third blind is the largest; fixed and spread limit have their two sizes, the others none."""
    if 0 < room.stakes.third_blind <= room.stakes.big_blind:
        stakes.refuse(("third_blind",), Problem.DOES_NOT_FIT, "not above the big blind", "the third is the largest")
    for name, found, mend in sizes_wrong(room.stakes, room.betting):
        stakes.refuse((name,), Problem.DOES_NOT_FIT, found, mend)


def sizes_wrong(stakes: Stakes, betting: BettingStructure) -> Iterator[tuple[str, str, str]]:
    """Sizes this structure is not played with: the setting, what is wrong with it, what to do."""
    for structure, (small, large) in SIZES.items():
        least, most = getattr(stakes.bets, small), getattr(stakes.bets, large)
        if structure is betting:
            if not 0 < least <= most:
                yield large, f'betting "{structure}" needs both sizes', f"give {small} and {large}, the smaller first"
        elif least or most:
            yield small if least else large, f'not played at betting "{betting}"', "leave it out"
