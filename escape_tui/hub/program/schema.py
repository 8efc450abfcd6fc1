"""The JSON Schema of all messages between a program and a server, generated from their types."""

from typing import Any

import msgspec

from escape_tui.hub.port.messages.news import VERSION
from escape_tui.hub.port.messages.wire import ANY_REQUEST, ANY_SAYING

#: The definitions of messages to the server and from it.
TO_HOST, FROM_HOST = "ToHost", "FromHost"


def schema() -> dict[str, Any]:
    """A JSON Schema of every message."""
    (asked, said), kinds = msgspec.json.schema_components(
        (ANY_REQUEST, ANY_SAYING), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages between a program and an escape-temple server, version {VERSION}",
        "anyOf": [{"$ref": f"#/$defs/{TO_HOST}"}, {"$ref": f"#/$defs/{FROM_HOST}"}],
        "$defs": {
            TO_HOST: asked,
            FROM_HOST: said,
            **{name: _on_one_line(kind) for name, kind in kinds.items()},
        },
    }


def _on_one_line(kind: dict[str, Any]) -> dict[str, Any]:
    """*kind* with its description on one line."""
    return kind | {"description": " ".join(kind["description"].split())} if "description" in kind else kind
