"""Every library that Qt's window plugins link to is on this machine: the set-up missed none."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

PLUGINS = Path(PySide6.__file__).parent / "Qt" / "plugins"
LINKED = sorted(
    path
    for pattern in (
        # eglfs is left out: the wheel itself lacks a library it needs, so it cannot be used anyway.
        "platforms/libq[!e]*.so",
        "xcbglintegrations/*.so",
        "wayland-shell-integration/*.so",
    )
    for path in PLUGINS.glob(pattern)
)

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("ldd") is None, reason="ldd is Linux's"
)


def test_the_plugins_this_program_is_opened_with_are_in_the_wheel() -> None:
    assert {"libqoffscreen.so", "libqxcb.so", "libqwayland.so"} <= {path.name for path in LINKED}


@pytest.mark.parametrize("plugin", LINKED, ids=lambda path: path.name)
def test_nothing_a_window_plugin_links_to_is_missing(plugin: Path) -> None:
    told = subprocess.run(["ldd", str(plugin)], capture_output=True, text=True, check=True).stdout

    assert re.findall(r"(\S+) => not found", told) == []
