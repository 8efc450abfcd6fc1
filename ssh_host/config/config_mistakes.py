"""Messages about mistakes in settings: what is wrong, and the nearest valid key."""

import json
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

#: What a setting must be, if its type alone would not tell.
_EXPECTED = {
    "admin.keys": "a list of fingerprints such as SHA256: and 43 letters (ssh-keygen -lf KEY.pub prints one)",
    "web.public_url": 'an address without a path such as "https://temple.example.org"',
    "log.level": "one of debug, info, warning, error",
    "log.format": "one of auto, text, json",
    "cluster.replicas": "one of 1, 3, 5",
    "hook.url": 'an address such as "https://ntfy.example.org/temple"',
    "hook.events": "a list of first-visitor, open-table, game-night, race, record",
    "hook.template": "one of json, discord, matrix, ntfy",
}

#: Names of types: msgspec's, and plain ones.
_TYPES = {
    "int": "a whole number",
    "str": "a text in quotes",
    "bool": "true or false",
    "array": "a list in brackets",
    "object": "a section",
}


def mistake(complaint: str, settings: Mapping[str, Any], keys: Sequence[str]) -> str:
    """msgspec's *complaint* about *settings* (`what - at `$.section.key``) as one sentence."""
    what, _, where = complaint.partition(" - at ")
    place = where.strip("`").removeprefix("$").lstrip(".")
    key = re.sub(r"\[\d+\]", "", place)
    if "unknown field" in what:
        return _no_such_setting(".".join(part for part in (key, what.split("`")[1]) if part), keys)
    if "missing required field" in what:
        return f"The setting `{key}.{what.split('`')[1]}` is missing."
    expected = _EXPECTED.get(key) or _in_words(what)
    return f"The setting `{key}` is wrong: {_written(settings, place)} is not {expected}."


def _no_such_setting(key: str, keys: Sequence[str]) -> str:
    near = get_close_matches(key, keys, n=1) or [
        other for other in keys if other.rpartition(".")[2] == key.rpartition(".")[2]
    ]
    hint = f" Did you mean `{near[0]}`?" if near else ""
    return f"There is no setting `{key}`.{hint}"


def _in_words(complaint: str) -> str:
    """What msgspec expected, in words: `Expected `int` >= 1` is "a whole number of 1 or more"."""
    wanted = complaint.removeprefix("Expected ").partition(", got ")[0].replace("`", "")
    kind, _, bound = wanted.partition(" ")
    words = _TYPES.get(kind, wanted)
    limit = bound[2:].strip()
    match bound[:2]:
        case ">=":
            return f"{words} of {limit} or more"
        case "<=":
            return f"{words} of {limit} or less"
        case _:
            return words


def _written(settings: Mapping[str, Any], place: str) -> str:
    """The value at *place*, such as `hook[0].url`; a list of values is given whole."""
    found: Any = settings
    for part in re.findall(r"[^][.]+", re.sub(r"\[\d+\]$", "", place)):
        if isinstance(found, list):
            found = found[int(part)]
        else:
            found = found.get(part, "") if isinstance(found, Mapping) else found
    return json.dumps(found, ensure_ascii=False, default=str)
