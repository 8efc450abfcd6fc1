"""One message to one hook: no redirects, five seconds, and no private address unless it is allowed."""

import http.client
import ipaddress
import json
import ssl
from urllib.parse import urlsplit

from ssh_host.config.config import Hook, HookTemplate

_SECONDS = 5.0


class HookFailed(Exception):
    """A message that did not get through; the text says why."""


def post(hook: Hook, event: str, text: str) -> None:
    """Send *text* about *event* to *hook*; raises `HookFailed`. It waits for the network: use a thread."""
    target = urlsplit(hook.url)
    kind = _TlsConnection if target.scheme == "https" else _PlainConnection
    connection = kind(target.hostname or "", target.port, timeout=_SECONDS)
    connection.may_be_private = hook.allow_private
    path = f"{target.path or '/'}?{target.query}" if target.query else target.path or "/"
    content, content_type = _content(hook.template, event, text)
    try:
        connection.request(
            "POST", path, content, {"Content-Type": content_type, "Title": "Escape the temple"}
        )
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise HookFailed(str(error) or type(error).__name__) from None
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise HookFailed(f"answered {status}")


def _content(template: HookTemplate, event: str, text: str) -> tuple[bytes, str]:
    """The message, and its type. It has numbers, codes and our own words, nothing that a visitor wrote."""
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


class _PlainConnection(http.client.HTTPConnection):
    may_be_private = False

    def connect(self) -> None:
        super().connect()
        _require_public(self)


class _TlsConnection(http.client.HTTPSConnection):
    may_be_private = False

    def __init__(self, host: str, port: int | None, timeout: float) -> None:
        super().__init__(host, port, timeout=timeout, context=ssl.create_default_context())

    def connect(self) -> None:
        super().connect()
        _require_public(self)


def _require_public(connection: "_PlainConnection | _TlsConnection") -> None:
    """Look at the address that was reached: a name may lead anywhere."""
    address = ipaddress.ip_address(connection.sock.getpeername()[0])
    if not (address.is_global or connection.may_be_private):
        raise OSError(f"{address} is a private address (hook.allow_private)")
