"""The cookie of a guest: their resume code, which no script can read and no other site can send."""

import re

from aiohttp import web

from ssh_host.admission.identity import Identity, identity_of_code, new_guest
from ssh_host.host import Host

NAME = "escape-temple"
_KEPT_SECONDS = 365 * 24 * 3600
_CODE = re.compile(r"[2-9A-Z]{4}(-[2-9A-Z]{4}){2}", re.ASCII)


def guest_of(host: Host, request: web.Request) -> tuple[Identity, bool]:
    """The guest whose code is in the cookie of *request*, or a new one; and whether they are new."""
    code = request.cookies.get(NAME, "")
    if _CODE.fullmatch(code):
        known = identity_of_code(code)
        if known.resume_code == code and host.store.players.find(known.player) is not None:
            return known, False
    return new_guest(), True


def give(response: web.StreamResponse, identity: Identity, *, is_secure: bool) -> None:
    """Set the cookie of *identity* in *response*."""
    response.set_cookie(
        NAME,
        identity.resume_code,
        max_age=_KEPT_SECONDS,
        path="/",
        secure=is_secure,
        httponly=True,
        samesite="Strict",
    )
