"""Protocols are found by name: those that lie here, and those another package brings."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from hardware import protocols
from hardware.protocols import GROUP, protocol, protocol_names

ROOT = Path(__file__).parents[2]
DRIVERS = sorted(path.stem for path in (ROOT / "hardware/drivers").glob("[!_]*.py"))


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What was found before is looked for anew, before and after the test."""
    caches = (protocols._places, protocols.protocol, protocols.protocol_names)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


def test_every_driver_has_an_entry_point_of_its_own() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    points = project["project"]["entry-points"][GROUP]
    assert points == {name: f"hardware.drivers.{name}:PROTOCOL" for name in DRIVERS}


@pytest.mark.parametrize("name", DRIVERS)
def test_a_protocol_bears_the_name_it_is_found_by(name: str) -> None:
    assert protocol(name).name == name


def test_a_protocol_of_another_package_is_one_entry_point(forgotten: None, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = EntryPoint("their_reader", "hardware.drivers.rdm6300:PROTOCOL", GROUP)
    monkeypatch.setattr(protocols, "entry_points", lambda group: [theirs] if group == GROUP else [])
    assert "their_reader" in protocol_names()
    assert protocol("their_reader") is protocol("rdm6300")


def test_without_anything_installed_the_drivers_here_are_found(
    forgotten: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "entry_points", lambda group: [])
    assert list(protocol_names()) == DRIVERS


def test_only_the_shoe_that_needs_consent_is_off_by_default() -> None:
    assert [name for name in DRIVERS if protocol(name).off_by_default] == ["angel_eye"]


def test_asking_for_the_door_loads_neither_pyserial_nor_a_driver() -> None:
    says = (
        "import sys, dealer_assist.readers.desk_side\n"
        "print([name for name in sys.modules if (name + '.').startswith(('serial.', 'hardware.drivers.'))])"
    )
    told = subprocess.run([sys.executable, "-c", says], capture_output=True, text=True, cwd=ROOT, check=True)
    assert told.stdout.strip() == "[]"
