"""As much of JSON Schema as our own schema uses; a word of it that is unknown here is a mistake."""

from typing import Any

_ANNOTATIONS = {"title", "description", "default", "$schema", "$defs"}
_KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


def mistakes(value: Any, schema: dict[str, Any], root: dict[str, Any], at: str = "$") -> list[str]:
    """Why *value* is not what *schema* says; *root* is the schema that has all the definitions."""
    found: list[str] = []
    for word, said in schema.items():
        if word not in _ANNOTATIONS:
            found += _CHECKS[word](value, said, schema, root, at)
    return found


def _ref(value: Any, said: str, schema: Any, root: dict[str, Any], at: str) -> list[str]:
    return mistakes(value, root["$defs"][said.removeprefix("#/$defs/")], root, at)


def _any_of(value: Any, said: list[Any], schema: Any, root: dict[str, Any], at: str) -> list[str]:
    if "discriminator" in schema and isinstance(value, dict):
        mapping = schema["discriminator"]["mapping"]
        kind = value.get(schema["discriminator"]["propertyName"])
        return _ref(value, mapping[kind], schema, root, at) if kind in mapping else [f"{at}: no kind {kind}"]
    each = [mistakes(value, way, root, at) for way in said]
    return [] if not all(each) else min(each, key=len)


def _type(value: Any, said: str, schema: Any, root: dict[str, Any], at: str) -> list[str]:
    is_right = isinstance(value, _KINDS[said]) and (said == "boolean" or not isinstance(value, bool))
    return [] if is_right else [f"{at}: {value!r} is no {said}"]


def _properties(value: Any, said: dict[str, Any], schema: Any, root: dict[str, Any], at: str) -> list[str]:
    inside = value.items() if isinstance(value, dict) else ()
    return [wrong for key, each in inside for wrong in mistakes(each, said.get(key, {}), root, f"{at}.{key}")]


def _others(value: Any, said: Any, schema: Any, root: dict[str, Any], at: str) -> list[str]:
    known = schema.get("properties", {})
    inside = value.items() if isinstance(value, dict) and isinstance(said, dict) else ()
    others = [(key, each) for key, each in inside if key not in known]
    return [wrong for key, each in others for wrong in mistakes(each, said, root, f"{at}.{key}")]


def _required(value: Any, said: list[str], schema: Any, root: dict[str, Any], at: str) -> list[str]:
    return [f"{at}: {key} is missing" for key in said if isinstance(value, dict) and key not in value]


def _items(value: Any, said: Any, schema: Any, root: dict[str, Any], at: str) -> list[str]:
    rest = value[len(schema.get("prefixItems", ())) :] if isinstance(value, list) else []
    if said is False:
        return [f"{at}: too many"] if rest else []
    return [wrong for each in rest for wrong in mistakes(each, said, root, f"{at}[]")]


def _prefix(value: Any, said: list[Any], schema: Any, root: dict[str, Any], at: str) -> list[str]:
    pairs = zip(value, said, strict=False) if isinstance(value, list) else ()
    return [wrong for each, way in pairs for wrong in mistakes(each, way, root, f"{at}[]")]


def _holds(is_right: Any) -> Any:
    def check(value: Any, said: Any, schema: Any, root: dict[str, Any], at: str) -> list[str]:
        return [] if is_right(value, said) else [f"{at}: {value!r} against {said!r}"]

    return check


_CHECKS: dict[str, Any] = {
    "$ref": _ref,
    "anyOf": _any_of,
    "discriminator": _holds(lambda value, said: True),
    "type": _type,
    "properties": _properties,
    "additionalProperties": _others,
    "required": _required,
    "items": _items,
    "prefixItems": _prefix,
    "enum": _holds(lambda value, said: value in said),
    "minimum": _holds(lambda value, said: isinstance(value, int) and value >= said),
    "exclusiveMaximum": _holds(lambda value, said: isinstance(value, int) and value < said),
    "maxLength": _holds(lambda value, said: len(value) <= said),
    "minItems": _holds(lambda value, said: len(value) >= said),
    "maxItems": _holds(lambda value, said: len(value) <= said),
}
