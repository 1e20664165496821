"""A port is found again by what it is; what stands in the way of opening it is named so that a person can mend it."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import pytest
import serial

from hardware.ports import BadPort, ById, ListedPort, Literal, OpenDetail, OpenFailed, Url, Usb, find_port, read_port
from hardware.transport import LineSettings, SerialLink, failed, open_link

FTDI = ListedPort(device="/dev/ttyUSB1", vendor=0x0403, product=0x6001, serial="A50285BI")
CH340 = ListedPort(device="/dev/ttyUSB0", vendor=0x1A86, product=0x7523)


@pytest.mark.parametrize(
    ("port", "rule"),
    [
        ("by-id:usb-FTDI_FT232R_A50285BI-if00-port0", ById("usb-FTDI_FT232R_A50285BI-if00-port0")),
        ("usb:0403:6001:A50285BI", Usb(0x0403, 0x6001, "A50285BI")),
        ("usb:1a86:7523:*", Usb(0x1A86, 0x7523, None)),
        ("COM7", Literal("COM7")),
        ("/dev/ttyUSB0", Literal("/dev/ttyUSB0")),
        ("socket://10.0.0.5:4001", Url("socket://10.0.0.5:4001")),
        ("loop://", Url("loop://")),
    ],
)
def test_port_of_the_room_file_is_read(port: str, rule: object) -> None:
    assert read_port(port) == rule


@pytest.mark.parametrize("port", ["", "usb:0403:6001", "usb:403:6001:X", "by-id:", "by-id:../x", "http://x", "a\nb"])
def test_what_names_no_port_is_refused_with_what_may_stand_there(port: str) -> None:
    with pytest.raises(BadPort) as caught:
        read_port(port)
    assert "usb:0403:6001" in caught.value.allowed


def test_device_is_found_under_the_name_it_has_today() -> None:
    assert find_port("usb:0403:6001:A50285BI", lambda: [CH340, FTDI]) == "/dev/ttyUSB1"


def test_device_without_serial_number_is_found_if_it_is_the_only_one() -> None:
    assert find_port("usb:1a86:7523:*", lambda: [CH340, FTDI]) == "/dev/ttyUSB0"


def test_two_devices_that_answer_to_one_rule_are_refused_and_both_listed() -> None:
    twin = ListedPort(device="/dev/ttyUSB5", vendor=0x1A86, product=0x7523)
    refused = find_port("usb:1a86:7523:*", lambda: [twin, CH340])
    assert isinstance(refused, OpenFailed)
    assert (refused.detail, refused.found) == (OpenDetail.AMBIGUOUS, ("/dev/ttyUSB0", "/dev/ttyUSB5"))


def test_device_of_another_serial_number_is_missing() -> None:
    refused = find_port("usb:0403:6001:OTHER", lambda: [FTDI])
    assert isinstance(refused, OpenFailed)
    assert refused.detail is OpenDetail.MISSING


def test_stable_link_is_followed_and_missing_when_it_is_gone(tmp_path: Path) -> None:
    (tmp_path / "usb-Reader").touch()
    assert find_port("by-id:usb-Reader", list, by_id=tmp_path) == str(tmp_path / "usb-Reader")
    refused = find_port("by-id:usb-Gone", list, by_id=tmp_path)
    assert isinstance(refused, OpenFailed)
    assert refused.detail is OpenDetail.MISSING


def test_listed_device_is_written_so_that_it_is_found_again() -> None:
    assert find_port(FTDI.rule, lambda: [CH340, FTDI]) == FTDI.device


@pytest.mark.parametrize(
    ("number", "detail"),
    [
        (errno.ENOENT, OpenDetail.MISSING),
        (errno.EACCES, OpenDetail.PERMISSION),
        (errno.EAGAIN, OpenDetail.BUSY),
        (errno.EBUSY, OpenDetail.BUSY),
        (errno.ENOTTY, OpenDetail.NOT_A_PORT),
        (errno.EMFILE, OpenDetail.OTHER),
    ],
)
def test_error_of_opening_on_linux_is_named(number: int, detail: OpenDetail) -> None:
    assert failed("/dev/ttyUSB0", serial.SerialException(number, "said"), "linux").detail is detail


def test_a_regular_file_is_named_though_pyserial_gives_its_number_in_words_only() -> None:
    error = serial.SerialException("Could not configure port: (25, 'Inappropriate ioctl for device')")
    assert failed("notes.txt", error, "linux").detail is OpenDetail.NOT_A_PORT


@pytest.mark.parametrize(
    ("said", "detail"),
    [
        ("could not open port 'COM7': PermissionError(13, 'Access is denied.', None, 5)", OpenDetail.BUSY),
        ("could not open port 'COM7': FileNotFoundError(2, 'not found', None, 2)", OpenDetail.MISSING),
        # plugged in a moment ago, its driver not there yet; or pulled out and still listed
        ("could not open port 'COM7': OSError(22, 'not functioning', None, 31)", OpenDetail.MISSING),
        ("could not open port 'COM7': OSError(22, 'semaphore timeout', None, 121)", OpenDetail.MISSING),
        ("Cannot configure port: OSError(22, 'The parameter is incorrect.', None, 87)", OpenDetail.NOT_A_PORT),
        ("Could not open port socket://h:1: [WinError 10061] refused it", OpenDetail.MISSING),
        ("Could not open port socket://h:1: timed out", OpenDetail.MISSING),
        ("could not open port 'COM7': OSError(22, 'something new', None, 9999)", OpenDetail.OTHER),
    ],
)
def test_error_of_opening_on_windows_is_named(said: str, detail: OpenDetail) -> None:
    assert failed("COM7", serial.SerialException(said), "win32").detail is detail


@pytest.mark.parametrize(
    "said", ["Could not open port socket://h:1: timed out", "Could not open port socket://h:1: [Errno 110] timed out"]
)
def test_network_port_that_does_not_answer_is_missing(said: str) -> None:
    assert failed("socket://h:1", serial.SerialException(said), "linux").detail is OpenDetail.MISSING


@pytest.mark.parametrize(
    ("listed", "vendor", "found"),
    [
        ("A50285BIA", 0x0403, True),  # Windows: the driver of FTDI adds its channel
        ("a50285bi", 0x0403, True),
        ("A50285BIB", 0x0403, False),  # the second port of an adapter with two
        ("A50285BIA", 0x10C4, False),  # another maker's number is what it is
    ],
)
def test_device_is_found_by_its_number_as_windows_lists_it(listed: str, vendor: int, found: bool) -> None:
    port = ListedPort(device="COM7", vendor=vendor, product=0x6001, serial=listed)
    rule = f"usb:{vendor:04x}:6001:A50285BI"
    assert (find_port(rule, lambda: [port]) == "COM7") is found


def test_permission_names_the_group_and_nothing_else_does() -> None:
    assert failed("/dev/ttyS0", PermissionError(13, "denied"), "linux", "dialout").group == "dialout"
    assert failed("/dev/ttyS0", FileNotFoundError(2, "none"), "linux", "dialout").group is None


def test_bytes_sent_into_a_loop_come_back() -> None:
    link = open_link(LineSettings(port="loop://", baud=9600))
    assert isinstance(link, SerialLink)
    link.write(b"abc")
    assert link.read() == b"abc"
    link.cancel()
    link.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a path of POSIX")
def test_missing_port_opens_as_missing() -> None:
    refused = open_link(LineSettings(port="/dev/no-such-port", baud=9600))
    assert isinstance(refused, OpenFailed)
    assert refused.detail is OpenDetail.MISSING


def test_nobody_listening_on_a_network_port_is_missing_or_refused_never_raised() -> None:
    refused = open_link(LineSettings(port="socket://127.0.0.1:9", baud=9600))
    assert isinstance(refused, OpenFailed)
