import pytest

from dealer_assist.app.display import no_screen


@pytest.mark.parametrize(
    "environ",
    [
        {"DISPLAY": ":0"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "eglfs"},
        {"QT_QPA_PLATFORM": "vnc:size=1920x1080"},
        {"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":0"},
        {"QT_QPA_PLATFORM": "xcb;offscreen"},
        {"QT_QPA_PLATFORM": "wayland-egl", "WAYLAND_DISPLAY": "wayland-0"},
    ],
)
def test_a_window_can_open(environ: dict[str, str]) -> None:
    assert no_screen("linux", environ) is None


@pytest.mark.parametrize(
    ("environ", "missing"),
    [
        ({}, "DISPLAY and WAYLAND_DISPLAY are not set"),
        ({"DISPLAY": ""}, "DISPLAY and WAYLAND_DISPLAY are not set"),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, "DISPLAY is not set"),
        ({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":0"}, "WAYLAND_DISPLAY is not set"),
    ],
)
def test_without_the_screen_it_needs_the_reason_is_told(environ: dict[str, str], missing: str) -> None:
    told = no_screen("linux", environ)
    assert told is not None
    assert missing in told


def test_only_linux_is_asked_where_its_screen_is() -> None:
    assert no_screen("win32", {}) is None
