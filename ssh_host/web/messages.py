"""What a page and its host say to each other beside the picture: small JSON texts, named by their type.

What is drawn goes to the page as binary messages; a page sends texts only.
"""

import msgspec

#: Both sides name it when they meet: a page of another version is not let in.
PROTOCOL = "escape-temple.1"
#: The longest text a page may send.
MOST_BYTES = 4_096


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the page's *path* and how many cells its window has."""

    path: str
    columns: int
    rows: int


class Typed(msgspec.Struct, frozen=True, tag="typed", forbid_unknown_fields=True):
    keys: str


class Resized(msgspec.Struct, frozen=True, tag="resized", forbid_unknown_fields=True):
    columns: int
    rows: int


class Drawn(msgspec.Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """So many bytes, of all that were ever sent, are on the screen."""

    bytes: int


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """A new guest is told the *code* with which they come back, here or over SSH by *command*."""

    code: str
    command: str


class Became(msgspec.Struct, frozen=True, tag="became"):
    """The visitor is somebody else now: for this *ticket* the host gives their browser another cookie."""

    ticket: str


FromPage = Hello | Typed | Resized | Drawn

_DECODER: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_ENCODER = msgspec.json.Encoder()


class NotUnderstood(Exception):
    """A text that no page of ours sends."""


def read(text: str) -> FromPage:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise NotUnderstood from None


def written(message: Welcome | Became) -> str:
    return _ENCODER.encode(message).decode()
