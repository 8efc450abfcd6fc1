"""The messages between a page and the server besides the picture: small JSON texts, named by their type.

The picture goes to the page as binary messages; a page sends only texts.
"""

import msgspec

#: The WebSocket subprotocol: a page of another version is refused.
PROTOCOL = "escape-temple.1"
#: The longest text a page may send.
MOST_BYTES = 4_096


class PageHello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the page's *path* and the size of its window in cells."""

    path: str
    columns: int
    rows: int


class Typed(msgspec.Struct, frozen=True, tag="typed", forbid_unknown_fields=True):
    keys: str


class Resized(msgspec.Struct, frozen=True, tag="resized", forbid_unknown_fields=True):
    columns: int
    rows: int


class Drawn(msgspec.Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """The number of bytes that the page has drawn, of all bytes ever sent to it."""

    bytes: int


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Tells a new guest their resume *code*, for this browser or for SSH with *command*."""

    code: str
    command: str


class IdentityTicket(msgspec.Struct, frozen=True, tag="became"):
    """The visitor has another identity now: the page exchanges this *ticket* for a new cookie."""

    ticket: str


FromPage = PageHello | Typed | Resized | Drawn

_DECODER: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_ENCODER = msgspec.json.Encoder()


class NotUnderstood(Exception):
    """The message is not one that our page sends."""


def read(text: str) -> FromPage:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise NotUnderstood from None


def written(message: Welcome | IdentityTicket) -> str:
    return _ENCODER.encode(message).decode()
