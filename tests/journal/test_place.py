from pathlib import Path

import pytest

from dealer_assist.journal.place import Room, Space, file_system_of, is_untrusted

MOUNTS = [
    "21 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw",
    "30 21 0:40 / /srv rw - nfs4 nas:/srv rw",
    "31 30 8:2 / /srv/tables rw - xfs /dev/sdb1 rw",
    "32 21 0:41 / /media/my\\040stick rw - fuseblk /dev/sdc1 rw",
    "33 21 0:42 / /home rw - ext4 /dev/sda2 rw",
    "34 33 0:43 / /home rw - cifs //nas/home rw",
]


@pytest.mark.parametrize(
    ("folder", "file_system"),
    [
        pytest.param("/var/lib/table", "ext4", id="the root disk"),
        pytest.param("/srv/other", "nfs4", id="a network disk"),
        pytest.param("/srv/tables/7", "xfs", id="a local disk inside a network disk"),
        pytest.param("/srvx/table", "ext4", id="a name that only begins like a mount"),
        pytest.param("/media/my stick/table", "fuseblk", id="a blank in the name"),
        pytest.param("/home/table", "cifs", id="mounted over"),
    ],
)
def test_the_innermost_and_latest_mount_counts(folder: str, file_system: str) -> None:
    assert file_system_of(Path(folder), MOUNTS) == file_system


@pytest.mark.parametrize("file_system", ["nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "fuse.sshfs", "fuseblk"])
def test_file_systems_whose_locks_cannot_be_trusted(file_system: str) -> None:
    assert is_untrusted(file_system)


@pytest.mark.parametrize("file_system", ["ext4", "xfs", "btrfs", "tmpfs", "overlay", ""])
def test_file_systems_of_this_machine(file_system: str) -> None:
    assert not is_untrusted(file_system)


@pytest.mark.parametrize(
    ("free", "room"),
    [(1000, Room.ENOUGH), (201, Room.ENOUGH), (200, Room.LOW), (51, Room.LOW), (50, Room.VERY_LOW), (0, Room.VERY_LOW)],
)
def test_room_is_low_at_a_fifth_and_very_low_at_a_twentieth(free: int, room: Room) -> None:
    assert Space(free=free, total=1000).room is room
