"""A small file system in a mount namespace of its own, which outlives the servers that use it."""

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

_SIZE = "48m"
_CHUNK = bytes(4096)
#: Mounts the disk, says so, and keeps the namespace until its input is closed.
_HOLDER = f'mount -t tmpfs -o size={_SIZE} none "$1" && echo ready && exec cat'


class SmallDisk:
    """The disk that the process *holder* has mounted on *folder*."""

    def __init__(self, holder: int, folder: Path) -> None:
        #: Words to put before a command that uses the disk.
        self.entering = ("nsenter", f"--target={holder}", "--user", "--mount", "--preserve-credentials")
        #: The disk as it is seen from outside.
        self.path = Path(f"/proc/{holder}/root{folder}")

    def free_bytes(self) -> int:
        return shutil.disk_usage(self.path).free

    def fill(self) -> None:
        with contextlib.suppress(OSError), self._ballast.open("wb", buffering=0) as ballast:
            while True:
                ballast.write(_CHUNK)

    def make_room(self) -> None:
        self._ballast.unlink()

    @property
    def _ballast(self) -> Path:
        return self.path / "ballast"


@contextlib.asynccontextmanager
async def small_disk(folder: Path) -> AsyncIterator[SmallDisk | None]:
    """A disk on *folder*; `None` on a machine that allows no namespaces."""
    holder = await asyncio.create_subprocess_exec(
        *("unshare", "--map-root-user", "--mount", "sh", "-c", _HOLDER, "sh", str(folder)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    try:
        is_ready = await holder.stdout.readline()
        yield SmallDisk(holder.pid, folder) if is_ready else None
    finally:
        holder.stdin.close()
        await holder.wait()
