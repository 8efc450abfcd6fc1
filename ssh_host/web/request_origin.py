"""The origin of a request: the client's address, whether it uses TLS, and whose page sent it."""

import ipaddress
from urllib.parse import urlsplit

from aiohttp import web

from ssh_host.admission.proxy_protocol import Network, is_among, plain


def address_of(request: web.Request, trusted: tuple[Network, ...]) -> str:
    """The client's address; `X-Forwarded-For` counts only from a *trusted* proxy."""
    own = plain(request.remote or "")
    if not is_among(own, trusted):
        return own
    named = ",".join(request.headers.getall("X-Forwarded-For", [])).split(",")
    for address in reversed([each.strip() for each in named if each.strip()]):
        try:
            ipaddress.ip_address(address)
        except ValueError:
            return own
        if not is_among(address, trusted):
            return plain(address)
    return own


def is_secure(request: web.Request, trusted: tuple[Network, ...], public_url: str) -> bool:
    """Whether the browser's connection uses TLS."""
    if request.secure or public_url.startswith("https://"):
        return True
    is_proxy = is_among(plain(request.remote or ""), trusted)
    return is_proxy and request.headers.get("X-Forwarded-Proto", "").lower() == "https"


def is_own_page(request: web.Request, public_url: str) -> bool:
    """Whether *request* was made by a page of this server: no other site may use its visitors' cookies."""
    origin = request.headers.get("Origin", "")
    if public_url:
        return _site(origin) == _site(public_url)
    return urlsplit(origin).scheme in ("http", "https") and _site(origin)[1] == request.host.lower()


def _site(url: str) -> tuple[str, str]:
    parts = urlsplit(url)
    return parts.scheme.lower(), parts.netloc.lower()
