"""The script that a transcript was made from."""

import json
import re
from collections.abc import Iterable

import msgspec

from escape_tui.engine.setup import Setup
from escape_tui.hub.record.codec import ANY_COMMAND
from escape_tui.hub.record.transcript import Played, Script

_LINE = re.compile(r"^ *(\d+):(\d\d)\.(\d{3})  (\w+) (\w+)(?: (\{.*\}))?$")


def script_of(lines: Iterable[str]) -> Script:
    """The inverse of `transcribed`: the script that *lines* were made from."""
    rows = list(lines)
    setup = msgspec.json.decode(rows[0].removeprefix("set-up "), type=Setup)
    colours = [seat.colour for seat in setup.seats]
    played = [_played(match, colours) for row in rows[2:] if (match := _LINE.match(row))]
    return Script(setup, int(rows[1].removeprefix("seed ")), tuple(played))


def _played(match: re.Match[str], colours: list[str]) -> Played:
    minutes, seconds, millis, colour, name, fields = match.groups()
    at = (int(minutes) * 60 + int(seconds)) * 1000 + int(millis)
    raw = {"type": name, "player": colours.index(colour), **json.loads(fields or "{}")}
    return Played(at, msgspec.convert(raw, ANY_COMMAND))
