"""The technician's page says what the program does: every fault, every protocol's line, an example that loads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hardware
from dealer_assist.files.hardware_file import read_hardware
from hardware.events import FaultCode
from hardware.ports import OpenDetail, read_port
from hardware.protocols import protocol, protocol_names

PAGE = (Path(hardware.__file__).parent / "README.md").read_text(encoding="utf-8")
PORTS = re.findall(r'^\| `"([^"`]+)"', PAGE, re.MULTILINE)
EXAMPLE = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]


@pytest.mark.parametrize("code", FaultCode)
def test_every_fault_is_explained(code: FaultCode) -> None:
    assert re.search(rf"^\| .*`{code}`.* \| .+ \| .+ \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("detail", OpenDetail)
def test_every_reason_a_port_is_not_opened_is_explained(detail: OpenDetail) -> None:
    assert f"| `open_failed` `{detail}` |" in PAGE


@pytest.mark.parametrize("name", protocol_names())
def test_every_protocol_stands_there_with_its_line(name: str) -> None:
    line = protocol(name).line
    assert re.search(rf"^\| `{name}` \| .+ \| {line.baud} 8{line.parity}1", PAGE, re.MULTILINE)


@pytest.mark.parametrize("port", PORTS)
def test_every_port_of_the_page_is_one(port: str) -> None:
    read_port(port)


def test_example_loads_and_its_reader_can_be_driven(tmp_path: Path) -> None:
    room = tmp_path / "room.toml"
    room.write_text(EXAMPLE, encoding="utf-8")
    told = read_hardware(room)
    (reader,) = told.readers
    protocol(reader.protocol).driver(**reader.params)
    assert {place.antenna for place in told.places} == {pair[0] for pair in reader.params["antennas"]}
