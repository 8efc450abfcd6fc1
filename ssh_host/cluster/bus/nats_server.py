"""The private NATS server: which binary, its minimum version, and its configuration."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from msgspec import Struct

from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble

#: Older servers could lose a stream when killed.
OLDEST = (2, 10, 27)

_BINARY = "nats-server"
_VERSION = re.compile(r"v?(\d+)\.(\d+)\.(\d+)")
_CONFIGURATION = "nats.conf"
_LOG = "nats.log"
#: By default a server stores three quarters of what was free when it started, then nothing more.
_NO_LIMIT = "1000TB"


class PrivateServer(Struct, frozen=True):
    """The configuration of a server for this machine only, with its data in *folder* and one *token*."""

    folder: Path
    port: int
    token: str

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def log(self) -> Path:
        return self.folder / _LOG

    def command(self, binary: Path) -> tuple[str, ...]:
        return (str(binary), "--config", str(self.folder / _CONFIGURATION))

    def write_configuration(self) -> None:
        """Write the configuration file, with every append synced before it is acknowledged. The file is
        readable only by its owner, because it has the token."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self.folder / _CONFIGURATION
        path.touch(mode=0o600)
        jetstream = f'store_dir: "{self.folder}", sync_interval: always, max_file_store: {_NO_LIMIT}'
        path.write_text(
            f'host: "127.0.0.1"\n'
            f"port: {self.port}\n"
            f'server_name: "temple-private"\n'
            f'log_file: "{self.log}"\n'
            f'authorization {{ token: "{self.token}" }}\n'
            f"jetstream {{ {jetstream} }}\n",
            encoding="utf-8",
        )


def server_binary() -> Path:
    """The system's nats-server, or else the bundled one; raises `ClusterTrouble` if neither is recent
    enough."""
    bundled = Path(sys.executable).with_name(_BINARY)
    on_path = shutil.which(_BINARY, path=_path_without(bundled.parent))
    found = [*([Path(on_path)] if on_path else []), *([bundled] if bundled.exists() else [])]
    if not found:
        raise ClusterTrouble(
            "No nats-server was found: install escape-temple[cluster], or put nats-server on the PATH."
        )
    for each in found[:-1]:
        if version_number(_printed_version(each)) >= OLDEST:
            return each
    require_recent(_printed_version(found[-1]), str(found[-1]))
    return found[-1]


def _path_without(folder: Path) -> str:
    """The PATH without *folder*, which an activated environment adds to it."""
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return os.pathsep.join(each for each in folders if Path(each) != folder)


def require_recent(version: str, where: str) -> None:
    """Raise `ClusterTrouble` if the server at *where* has a *version* that is too old."""
    if (found := version_number(version)) < OLDEST:
        is_version, wanted = (".".join(map(str, each)) for each in (found, OLDEST))
        raise ClusterTrouble(
            f"The NATS server {where} is version {is_version or 'unknown'}; {wanted} is needed."
        )


def version_number(version: str) -> tuple[int, ...]:
    """`2.10.27-beta` as comparable numbers; an unreadable version counts as older than any other."""
    match = _VERSION.search(version)
    return tuple(map(int, match.groups())) if match else ()


def _printed_version(binary: Path) -> str:
    try:
        printed = subprocess.run(
            [binary, "--version"], capture_output=True, text=True, timeout=10, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise ClusterTrouble(f"The nats-server at {binary} does not run: {error}.") from error
    match = _VERSION.search(printed.stdout)
    return match.group().removeprefix("v") if match else ""
