"""Wheel and sdist, built so that the same sources always give the same bytes."""

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[3]
# The backend changes sys.argv.
_BUILD = "from setuptools.build_meta import *; import sys; to = sys.argv[1]; build_sdist(to); build_wheel(to)"
#: Without a commit to take it from: the first moment that a zip file can name.
_FIRST_MOMENT = 315_532_800


def moment(root: Path) -> int:
    """The time of the last commit, which every file gets."""
    told = subprocess.run(
        ["git", "-C", str(root), "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False
    )
    return int(told.stdout) if told.returncode == 0 and told.stdout.strip() else _FIRST_MOMENT


def build(target: Path, root: Path = ROOT) -> list[Path]:
    """Build both into *target*; what was built, by name."""
    target.mkdir(parents=True, exist_ok=True)
    at = moment(root)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(at), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", _BUILD, str(target.resolve())]
    subprocess.run(command, cwd=root, env=environment, check=True, capture_output=True)
    for archive in target.glob("*.tar.gz"):
        _level(archive, at)
    return sorted(target.iterdir())


def _level(archive: Path, at: int) -> None:
    """Write the sdist *archive* again, without the times, the owners and the order of this machine."""
    content = io.BytesIO()
    with tarfile.open(archive) as before, tarfile.open(fileobj=content, mode="w") as after:
        for member in sorted(before.getmembers(), key=lambda each: each.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = at, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            after.addfile(member, before.extractfile(member) if member.isfile() else None)
    archive.write_bytes(gzip.compress(content.getvalue(), mtime=at))


def built_twice(root: Path = ROOT) -> dict[str, tuple[str, str]]:
    """The hashes of both files of two builds, each in a copy of the sources of its own."""
    hashes: dict[str, tuple[str, str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in (1, 2):
            copy = Path(folder) / f"a-copy-{number}" / "sources"
            tracked = subprocess.run(
                ["git", "-C", str(root), "ls-files", "-z"], capture_output=True, check=True
            ).stdout.decode()
            for name in filter(None, tracked.split("\0")):
                if (root / name).is_file():
                    (copy / name).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(root / name, copy / name)
            if (root / "share").exists():
                shutil.copytree(root / "share", copy / "share", dirs_exist_ok=True)
            for file in build(copy / "dist", copy):
                told = sha256(file.read_bytes()).hexdigest()
                hashes[file.name] = (hashes.get(file.name, (told, ""))[0], told)
    return hashes


if __name__ == "__main__":
    for each in build(Path(sys.argv[1])):
        print(each)
