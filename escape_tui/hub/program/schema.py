"""The JSON Schema of all messages between a program and a server, generated from their types."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from escape_tui.hub.port.messages.news import VERSION
from escape_tui.hub.port.messages.wire import ANY_REQUEST, ANY_SAYING

#: The definitions of messages to the server and from it.
TO_HOST, FROM_HOST = "ToHost", "FromHost"
REFUSED = "Refused"
_WORDS = Path(__file__).with_name("schema_words.toml")


def schema(reasons: Mapping[str, str] | None = None) -> dict[str, Any]:
    """A JSON Schema of every message; *reasons* of refusals have a sentence each."""
    words = tomllib.loads(_WORDS.read_text("utf-8"))
    (asked, said), bare = msgspec.json.schema_components(
        (ANY_REQUEST, ANY_SAYING), ref_template="#/$defs/{name}"
    )
    kinds = {name: _described(name, _on_one_line(kind), words, reasons or {}) for name, kind in bare.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages between a program and an escape-temple server, version {VERSION}",
        "anyOf": [{"$ref": f"#/$defs/{TO_HOST}"}, {"$ref": f"#/$defs/{FROM_HOST}"}],
        "$defs": {
            TO_HOST: asked,
            FROM_HOST: said,
            **kinds,
        },
    }


def _described(
    name: str, kind: dict[str, Any], words: Mapping[str, str], reasons: Mapping[str, str]
) -> dict[str, Any]:
    """*kind* with a description of each property."""
    properties = {}
    for key, value in kind.get("properties", {}).items():
        said = words.get(f"{name}.{key}") or words.get(key)
        properties[key] = value | ({"description": said} if said else {})
    if name == REFUSED and reasons:
        sentences = [{"const": reason, "description": said} for reason, said in sorted(reasons.items())]
        properties["reason"] |= {"anyOf": [{"const": "", "description": "A rule says no."}, *sentences]}
    return kind | ({"properties": properties} if properties else {})


def _on_one_line(kind: dict[str, Any]) -> dict[str, Any]:
    """*kind* with its description on one line."""
    return kind | {"description": " ".join(kind["description"].split())} if "description" in kind else kind
