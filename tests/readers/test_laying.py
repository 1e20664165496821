"""Simulated cards laid by a tap, and the decks a room keeps."""

from __future__ import annotations

from pathlib import Path
from random import Random

from dealer_assist.files.deck_file import write_deck
from dealer_assist.readers.deck_files import kept_decks, simulated_deck_kept
from dealer_assist.readers.laying import ON_ONE_ANTENNA, Laying
from dealer_assist.readers.simulated_table import SEATS, SHOE, TABLE, simulated_deck, simulated_shoe, simulated_table
from hardware.deckmap import CARDS
from hardware.sim import simulated
from hardware.sim.device import Device

SEAT_1, MUCK = (SEATS, 1), (TABLE, 8)


def laid() -> tuple[Laying, dict[str, Device]]:
    setup = simulated_table(3)
    devices = {each.settings.name: simulated(each.settings.protocol, each.settings.params) for each in setup.readers}
    return Laying(setup, devices, Random(7)), devices


def lies(devices: dict[str, Device], spot: tuple[str, int]) -> set[str]:
    reader, antenna = spot
    return set(devices[reader].lies.get(antenna, ()))


def test_each_tap_lays_another_card() -> None:
    cards, devices = laid()
    cards.lay(SEAT_1)
    cards.lay(SEAT_1)
    assert len(lies(devices, SEAT_1)) == 2
    assert lies(devices, SEAT_1) <= set(simulated_deck().cards)


def test_cards_go_to_the_muck_and_are_taken_up() -> None:
    cards, devices = laid()
    cards.lay(SEAT_1)
    [tag] = lies(devices, SEAT_1)
    cards.to_muck(SEAT_1)
    assert (lies(devices, SEAT_1), lies(devices, MUCK)) == (set(), {tag})
    cards.to_muck(MUCK)
    assert lies(devices, MUCK) == {tag}
    assert cards.take(MUCK) == (tag,)
    assert lies(devices, MUCK) == set()


def test_a_deck_is_spread_over_all_antennas_and_comes_to_its_end() -> None:
    cards, devices = laid()
    spots = [(SEATS, 1), (SEATS, 2), (SEATS, 3), (TABLE, 7), MUCK]
    seen: set[str] = set()
    for _tap in range(4):
        cards.spread(spots)
        now = set().union(*(lies(devices, spot) for spot in spots))
        assert not now & seen
        assert all(len(lies(devices, spot)) <= ON_ONE_ANTENNA for spot in spots)
        seen |= now
    assert len(seen) == 52


def test_what_is_not_simulated_is_left_alone() -> None:
    cards, _devices = laid()
    cards.lay(("another", 1))
    assert cards.take(("another", 1)) == ()


def test_a_shoe_deals_every_card_once() -> None:
    setup = simulated_shoe()
    device = simulated("ascii_shoe", {})
    cards = Laying(setup, {SHOE: device}, Random(7))
    for _card in range(60):
        cards.lay((SHOE, 0))
    lines = device.says(10_000).decode("ascii").split()
    dealt = [line[:2] for line in lines if "*" in line and line[1] in "SHDC"]
    assert len(dealt) == len(set(dealt)) == len(CARDS)


# -- the decks a room keeps


def test_decks_of_the_rooms_file_come_first_and_the_usual_names_last(tmp_path: Path) -> None:
    room = tmp_path / "room.toml"
    room.write_text('[hardware.deck]\nmaps = ["gold.toml"]\n', encoding="utf-8")
    cards = {"04A1B2C3D4E580": "As"}
    write_deck(tmp_path / "gold.toml", name="gold", back="gold", decks=1, draft=True, cards=cards)
    write_deck(tmp_path / "decks" / "blue.toml", name="blue", back="blue", decks=1, draft=True, cards=cards)
    kept = kept_decks(room, tmp_path)
    assert list(kept) == ["gold", "blue", "red"]
    assert kept["gold"].path == tmp_path / "gold.toml"
    assert kept["red"].deck is None


def test_a_simulated_deck_is_none_of_the_rooms_and_a_broken_file_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "room.toml").write_text("[hardware", encoding="utf-8")
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "red.toml").write_text("[cards", encoding="utf-8")
    path = tmp_path / "decks" / "simulated.toml"
    write_deck(path, name="simulated", back="", decks=1, draft=True, cards={"04A1B2C3D4E580": "As"})
    assert list(kept_decks(tmp_path / "room.toml", tmp_path)) == ["red", "blue"]
    [deck] = simulated_deck_kept(tmp_path).values()
    assert deck.deck is not None
    assert deck.path == path
