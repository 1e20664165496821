"""What a technician says of antennas, ports and decks, before it is written down."""

from __future__ import annotations

from pathlib import Path

from dealer_assist.app.placing import free_name, placed, put_in_play, save, with_trial
from dealer_assist.files.hardware_file import PlaceTold, Role, read_hardware
from dealer_assist.files.where import places
from dealer_assist.readers.deck_files import KeptDeck
from dealer_assist.readers.setup import Setup, trial
from dealer_assist.readers.simulated_table import simulated_table
from hardware.deckmap import DeckMap

FEIG = trial("table", "feig_obid", "COM7", DeckMap())


def test_a_seat_lies_on_one_antenna_only() -> None:
    setup = placed(placed(FEIG, ("table", 1), Role.SEAT, 4), ("table", 2), Role.SEAT, 4)
    assert setup.places == (PlaceTold(reader="table", antenna=2, role=Role.SEAT, seat=4),)


def test_an_antenna_has_one_place() -> None:
    setup = placed(placed(FEIG, ("table", 1), Role.SEAT, 4), ("table", 1), Role.MUCK)
    assert setup.places == (PlaceTold(reader="table", antenna=1, role=Role.MUCK),)


def test_a_second_trial_of_a_port_takes_the_place_of_the_first() -> None:
    tried = with_trial(FEIG, trial("rdm6300", "rdm6300", "COM7", DeckMap()))
    assert [each.settings.name for each in tried.readers] == ["rdm6300"]
    both = with_trial(FEIG, trial("rdm6300", "rdm6300", "COM8", DeckMap()))
    assert [each.settings.name for each in both.readers] == ["table", "rdm6300"]


def test_simulated_readers_do_not_stay_beside_one_that_is_tried() -> None:
    tried = with_trial(simulated_table(3), FEIG)
    assert [each.settings.name for each in tried.readers] == ["table"]


def test_a_name_is_free() -> None:
    assert free_name(Setup(), "rdm6300") == "rdm6300"
    one = trial("rdm6300", "rdm6300", "COM7", DeckMap())
    assert free_name(one, "rdm6300") == "rdm63002"


def test_what_cannot_be_saved_is_told(tmp_path: Path) -> None:
    where = places(tmp_path)
    setup = placed(FEIG, ("table", 1), Role.MUCK)
    # the reader was not tried on this page, and the room's file has none of that name
    wrong = save(setup, None, where, "default")
    assert wrong is not None
    assert "one of the readers: none" in wrong
    assert save(setup, "table", where, "default") is None


def test_a_registered_deck_comes_into_play(tmp_path: Path) -> None:
    where = places(tmp_path)
    deck = KeptDeck("red", tmp_path / "decks" / "red.toml", None)
    assert put_in_play(deck, where, "default") is None
    hardware = read_hardware(tmp_path / "rooms" / "default.toml")
    assert (hardware.deck_files, hardware.active_deck) == (("decks/red.toml",), "red")
