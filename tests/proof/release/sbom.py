"""The SBOM: every library that the lock files pin, in CycloneDX 1.5, from the standard library alone."""

import json
import re
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from escape_tui import __version__

ROOT = Path(__file__).parents[3]
#: What a host installs; the tools of development are not shipped.
LOCKS = ("requirements.lock", "requirements-cluster.lock")

_PINNED = re.compile(r"^([\w.-]+)==(\S+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)
_HASH = re.compile(r"sha256:([0-9a-f]{64})")


def component(name: str, version: str, hashes: list[str]) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": f"pkg:pypi/{name}@{version}",
        "name": name,
        "version": version,
        "purl": f"pkg:pypi/{name}@{version}",
        "externalReferences": [
            {
                "type": "distribution",
                "url": f"https://pypi.org/project/{name}/{version}/",
                "hashes": [{"alg": "SHA-256", "content": each} for each in hashes],
            }
        ],
    }


def sbom(root: Path = ROOT) -> dict[str, Any]:
    """The bill of materials; the same locks always give the same bytes."""
    pinned: dict[str, dict[str, Any]] = {}
    for lock in LOCKS:
        for name, version, hashes in _PINNED.findall((root / lock).read_text("utf-8")):
            each = component(name, version, _HASH.findall(hashes))
            pinned[each["bom-ref"]] = each
    own = f"pkg:pypi/escape-temple@{__version__}"
    parts = [pinned[reference] for reference in sorted(pinned)]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, json.dumps(parts))}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "escape-temple",
                "version": __version__,
                "purl": own,
            }
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": sorted(pinned)}],
    }
