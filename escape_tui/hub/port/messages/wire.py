"""The wire: requests, answers and views as JSON, and back; a program's door and a cluster speak it."""

from json import dumps
from re import Match
from typing import Any, TypeVar, Union

import msgspec

from escape_tui.hub.port.messages.answers import Answer
from escape_tui.hub.port.messages.news import News
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import LobbyView, TableView
from escape_tui.hub.record.codec import kinds_of, union_of
from tile_art.letters import UNSAFE

Message = TypeVar("Message")


class Unreadable(Exception):
    """Bytes that are no message; its text says what is wrong with them."""


ANY_REQUEST = union_of(Request)
ANY_ANSWER = union_of(Answer)
#: Whatever the house says to a visitor who has only a line.
ANY_SAYING: Any = Union[(*kinds_of(Answer), *kinds_of(News))]

_encoder = msgspec.json.Encoder()
_requests: msgspec.json.Decoder[Request] = msgspec.json.Decoder(ANY_REQUEST)
_answers: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(ANY_ANSWER)
_sayings: msgspec.json.Decoder[Answer | News] = msgspec.json.Decoder(ANY_SAYING)
_lobbies = msgspec.json.Decoder(LobbyView)
_tables = msgspec.json.Decoder(TableView)


def encode_request(request: Request) -> bytes:
    return _encoder.encode(request)


def decode_request(line: bytes) -> Request:
    """The inverse of `encode_request`; raises `Unreadable` for anything else, and nothing but that."""
    return _decoded(_requests, line)


def encode_answer(answer: Answer) -> bytes:
    return _encoder.encode(answer)


def decode_answer(line: bytes) -> Answer:
    return _decoded(_answers, line)


def encode_saying(saying: Answer | News) -> bytes:
    """*saying* as one line, which harms no terminal on which somebody reads it."""
    return UNSAFE.sub(_escaped, _encoder.encode(saying).decode()).encode() + b"\n"


def _escaped(unsafe: Match[str]) -> str:
    return dumps(unsafe.group())[1:-1]


def decode_saying(line: bytes) -> Answer | News:
    return _decoded(_sayings, line)


def encode_view(view: LobbyView | TableView) -> bytes:
    return _encoder.encode(view)


def decode_lobby_view(line: bytes) -> LobbyView:
    return _decoded(_lobbies, line)


def decode_table_view(line: bytes) -> TableView:
    return _decoded(_tables, line)


def _decoded(decoder: msgspec.json.Decoder[Message], line: bytes) -> Message:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from None
