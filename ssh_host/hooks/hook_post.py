"""One message to one hook: no redirects, five seconds, and no private address unless it is allowed."""

import http.client
import ipaddress
import json
import socket
import ssl
from contextlib import suppress
from threading import Timer
from urllib.parse import urlsplit

from ssh_host.config.config import Hook, HookTemplate

_SECONDS = 5.0


class HookFailed(Exception):
    """A message that could not be delivered; the text says why."""


def post(hook: Hook, event: str, text: str) -> None:
    """Send *text* about *event* to *hook*; raises `HookFailed`. Blocks on the network: call it in a
    thread."""
    target = urlsplit(hook.url)
    kind = _TlsConnection if target.scheme == "https" else _HookConnection
    connection = kind(target.hostname or "", target.port, timeout=_SECONDS)
    connection.may_be_private = hook.allow_private
    path = f"{target.path or '/'}?{target.query}" if target.query else target.path or "/"
    content, content_type = _content(hook.template, event, text)
    # A server that sends a byte now and then would never reach the timeout.
    deadline = Timer(_SECONDS, connection.cut)
    deadline.start()
    try:
        connection.request(
            "POST", path, content, {"Content-Type": content_type, "Title": "Escape the temple"}
        )
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        why = "timed out" if connection.is_cut else str(error) or type(error).__name__
        raise HookFailed(why) from None
    finally:
        deadline.cancel()
        connection.close()
    if not 200 <= status < 300:
        raise HookFailed(f"answered {status}")


def _content(template: HookTemplate, event: str, text: str) -> tuple[bytes, str]:
    """The message and its content type; it has only numbers, codes and our own texts, nothing that a
    visitor wrote."""
    match template:
        case "ntfy":
            return text.encode(), "text/plain; charset=utf-8"
        case "discord":
            message: dict[str, object] = {"content": text, "allowed_mentions": {"parse": []}}
        case "matrix":
            message = {"msgtype": "m.text", "body": text}
        case "json":
            message = {"event": event, "text": text}
    return json.dumps(message).encode(), "application/json"


class _HookConnection(http.client.HTTPConnection):
    """A connection to a public address, or to any if it *may_be_private*."""

    may_be_private = False
    is_cut = False

    def connect(self) -> None:
        super().connect()
        # Check the address that was reached: a name may resolve to anything.
        address = ipaddress.ip_address(self.sock.getpeername()[0])
        if not (address.is_global or self.may_be_private):
            raise OSError(f"{address} is a private address (hook.allow_private)")

    def cut(self) -> None:
        """Close the connection, even while it waits."""
        self.is_cut = True
        if self.sock is not None:
            with suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)


class _TlsConnection(_HookConnection, http.client.HTTPSConnection):
    def __init__(self, host: str, port: int | None, timeout: float) -> None:
        super().__init__(host, port, timeout=timeout, context=ssl.create_default_context())
