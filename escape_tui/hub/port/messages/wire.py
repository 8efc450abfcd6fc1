"""The wire: requests read from JSON, answers and news written as JSON."""

from json import dumps
from re import Match
from typing import Any, Union

import msgspec

from escape_tui.hub.port.messages.answers import Answer
from escape_tui.hub.port.messages.news import News
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.record.codec import kinds_of, union_of
from tile_art.letters import UNSAFE


class Unreadable(Exception):
    """Bytes that are not a message; the text says what is wrong with them."""


ANY_REQUEST = union_of(Request)
#: Everything the server sends to a program.
ANY_SAYING: Any = Union[(*kinds_of(Answer), *kinds_of(News))]

_encoder = msgspec.json.Encoder()
_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(ANY_REQUEST)


class _Numbered(msgspec.Struct):
    id: int = 0


_ids = msgspec.json.Decoder(_Numbered)


def decode_request(line: bytes) -> Request:
    """Decode the request in *line*; raises only `Unreadable`."""
    try:
        return _requests.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from None


def id_in(line: bytes) -> int:
    """The id of the request in *line*, even if the rest of it can't be read; 0 if it has none."""
    try:
        return _ids.decode(line).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return 0


def encode_saying(saying: Answer | News) -> bytes:
    """*saying* as one line of JSON, safe to print on a terminal."""
    return UNSAFE.sub(_escaped, _encoder.encode(saying).decode()).encode() + b"\n"


def _escaped(unsafe: Match[str]) -> str:
    return dumps(unsafe.group())[1:-1]
