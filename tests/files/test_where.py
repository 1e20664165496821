"""Where files are found: the site's own before the shipped one, in each system's own place."""

from pathlib import Path

import pytest

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.where import Places, places, shipped_folder, user_folder

HOME = Path("/home/dana")


@pytest.fixture
def found(tmp_path: Path) -> Places:
    """A shipped folder with two rooms, and a site folder that has nothing yet."""
    for name in ("default", "cellar"):
        (tmp_path / "shipped" / "rooms").mkdir(parents=True, exist_ok=True)
        (tmp_path / "shipped" / "rooms" / f"{name}.toml").touch()
    return Places(tmp_path / "shipped", tmp_path / "site")


def in_site(found: Places, name: str) -> Path:
    path = found.site / "rooms" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    return path


def test_a_shipped_room_is_found(found: Places) -> None:
    assert found.find("rooms", "default") == found.shipped / "rooms" / "default.toml"


def test_the_sites_room_takes_the_place_of_the_shipped_one(found: Places) -> None:
    own = in_site(found, "default")

    assert found.find("rooms", "default") == own


def test_the_sites_own_room_stands_beside_the_shipped_ones(found: Places) -> None:
    in_site(found, "vault")

    assert found.names("rooms") == ("cellar", "default", "vault")


def test_a_room_that_is_not_there_names_the_nearest_and_all_there_are(found: Places) -> None:
    with pytest.raises(UnusableFile, match=r"cellar, default; did you mean default\?"):
        found.find("rooms", "defualt")


@pytest.mark.parametrize("name", ["../rooms/default", "/etc/passwd", "", "default.toml"])
def test_a_path_is_no_name_of_a_room(found: Places, name: str) -> None:
    with pytest.raises(UnusableFile):
        found.find("rooms", name)


def test_the_shipped_folder_holds_games_presets_and_rooms() -> None:
    assert {path.name for path in shipped_folder().iterdir()} >= {"games", "presets", "rooms"}


def test_the_folder_asked_for_is_the_site_folder(tmp_path: Path) -> None:
    assert places(tmp_path).site == tmp_path


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, HOME / ".local/share/dealer-assist"),
        ("linux", {"XDG_DATA_HOME": "/data"}, Path("/data/dealer-assist")),
        ("linux", {"XDG_DATA_HOME": "data"}, HOME / ".local/share/dealer-assist"),
        ("darwin", {}, HOME / "Library/Application Support/dealer-assist"),
        ("win32", {}, HOME / "AppData/Local/dealer-assist"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/dealer-assist")),
    ],
)
def test_without_one_it_is_the_users_data_folder(platform: str, environment: dict[str, str], folder: Path) -> None:
    assert user_folder(platform, environment, HOME) == folder
