"""Every protocol against its vectors, and against a bad line."""

from __future__ import annotations

import msgspec
import pytest

from dealer_assist.scenarios.hardware import Vector
from hardware.protocols import protocol
from tests.hardware.vectors import (
    FOLDER,
    LONG_RANDOM,
    PIECES_SEEDS,
    SHORT_RANDOM,
    byte_by_byte,
    defaults,
    differences,
    in_random_pieces,
    more_vectors,
    read_from_noise,
    read_wrongly,
    vectors,
)

PROTOCOLS = sorted(path.stem for path in FOLDER.glob("*.json"))
VECTORS = [
    pytest.param(name, vector, id=vector.id) for name in PROTOCOLS for vector in (*vectors(name), *more_vectors(name))
]
FEW = 23
"""In a short run every so-many-th bit is flipped; no multiple of 8, so that it is another bit each time."""


def test_there_are_vectors_for_the_seven_protocols() -> None:
    assert PROTOCOLS == [
        "angel_eye",
        "ascii_shoe",
        "feig_obid",
        "pepper_c1",
        "pn532_hsu",
        "rdm6300",
        "uhf_r200",
    ]


@pytest.mark.parametrize(("name", "vector"), VECTORS)
def test_vector_comes_out_as_written(name: str, vector: Vector) -> None:
    assert differences(name, vector) == []


@pytest.mark.parametrize(("name", "vector"), VECTORS)
def test_vector_comes_out_alike_byte_by_byte(name: str, vector: Vector) -> None:
    assert differences(name, vector, byte_by_byte) == []


@pytest.mark.parametrize("seed", PIECES_SEEDS)
@pytest.mark.parametrize(("name", "vector"), VECTORS)
def test_vector_comes_out_alike_in_random_pieces(name: str, vector: Vector, seed: int) -> None:
    assert differences(name, vector, in_random_pieces(seed)) == []


@pytest.mark.parametrize("name", PROTOCOLS)
def test_defaults_are_those_of_the_vectors(name: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(protocol(name).parameters())) == defaults(name)


@pytest.mark.parametrize("name", PROTOCOLS)
def test_one_flipped_bit_never_makes_another_card(name: str) -> None:
    assert read_wrongly(name, every=FEW) == set()


@pytest.mark.long
@pytest.mark.parametrize("name", PROTOCOLS)
def test_no_flipped_bit_ever_makes_another_card(name: str) -> None:
    assert read_wrongly(name) == set()


@pytest.mark.parametrize("name", PROTOCOLS)
def test_no_card_in_random_bytes(name: str) -> None:
    assert read_from_noise(name, SHORT_RANDOM) == set()


@pytest.mark.long
@pytest.mark.parametrize("name", PROTOCOLS)
def test_no_card_in_a_million_random_bytes(name: str) -> None:
    assert read_from_noise(name, LONG_RANDOM) == set()
