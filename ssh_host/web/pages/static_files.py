"""The files of the page: read once, compressed once, and identified by a hash of their content."""

import gzip
import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".md": "text/plain",
    ".webmanifest": "application/manifest+json",
}


class PageFile(NamedTuple):
    kind: str
    content: bytes
    compressed: bytes
    tag: str


@cache
def page_files() -> Mapping[str, PageFile]:
    """Every file of the page by its path: `page.js`, `vendor/xterm.mjs`."""
    return dict(_found(files("ssh_host.web") / "static", ""))


def _found(folder: Traversable, within: str) -> list[tuple[str, PageFile]]:
    found: list[tuple[str, PageFile]] = []
    for each in folder.iterdir():
        if each.is_dir():
            found += _found(each, f"{within}{each.name}/")
        elif (kind := _TYPES.get(f".{each.name.rpartition('.')[2]}")) is not None:
            found.append((within + each.name, page_file(kind, each.read_bytes())))
    return found


def page_file(kind: str, content: bytes) -> PageFile:
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    return PageFile(kind, content, gzip.compress(content, mtime=0), tag)
