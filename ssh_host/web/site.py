"""The site: its routes, and the headers, limits and errors that they share."""

import logging
from collections.abc import Awaitable, Callable, Iterable

from aiohttp import web

from escape_tui.scene.words.words import LANGUAGES, Words
from ssh_host.admission.admission_checks import comes_from_elsewhere
from ssh_host.admission.proxy_protocol import Network
from ssh_host.host import Host
from ssh_host.serve.log import happened
from ssh_host.web import callers
from ssh_host.web.game_pages import GamePictures, curve_page, games_page
from ssh_host.web.messages import MOST_BYTES
from ssh_host.web.page_words import language_of, worded, words_of
from ssh_host.web.static_files import PageFile, page_file, page_files
from ssh_host.web.web_visit import WebDoor

#: Only our own files and scripts; inline styles are allowed because xterm.js writes some.
POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
#: Cost of a request in the token bucket for packets before a login.
_PACKETS_A_REQUEST = 8

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def site(host: Host, door: WebDoor, trusted: Iterable[Network]) -> web.Application:
    """The web application of *host*."""
    pages = Pages(host)
    application = web.Application(middlewares=[_courtesy(host, tuple(trusted))], client_max_size=MOST_BYTES)
    application.on_response_prepare.append(_add_headers)
    application.add_routes(
        [
            web.get("/", pages.terminal),
            web.get("/watch", pages.terminal),
            web.get("/{way:join|watch|replay}/{code:[A-Za-z0-9][A-Za-z0-9-]{0,31}}", pages.terminal),
            web.get("/replay/{game:[a-z0-9]{1,32}}.svg", pages.curve),
            web.get("/static/{path:.+}", pages.file),
            web.get("/games", pages.games),
            web.get("/game/{code:[A-Za-z]{1,16}}.svg", pages.picture),
            web.get("/healthz", pages.health),
            web.get("/ws", door.receive),
            web.post("/cookie", door.change_cookie),
        ]
    )
    return application


class Pages:
    """Handlers for all pages and files."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._files = page_files()
        page = self._files["page.html"]
        self._terminals = {
            language: page_file(page.kind, worded(page.content.decode(), Words(language)).encode())
            for language in LANGUAGES
        }
        self._pictures = GamePictures()

    async def terminal(self, request: web.Request) -> web.StreamResponse:
        language = language_of(request)
        return _sent(request, self._terminals[language], **{"Content-Language": language})

    async def file(self, request: web.Request) -> web.StreamResponse:
        found = self._files.get(request.match_info["path"])
        if found is None:
            raise web.HTTPNotFound(text=words_of(request).say("page-nothing-here"))
        return _sent(request, found)

    async def games(self, request: web.Request) -> web.StreamResponse:
        words = words_of(request)
        page = games_page(self._host, worded(self._files["games.html"].content.decode(), words), words)
        headers = {"Cache-Control": "no-store", "Content-Language": words.language}
        return web.Response(text=page, content_type="text/html", headers=headers)

    async def picture(self, request: web.Request) -> web.StreamResponse:
        """A game as SVG, which other sites may embed."""
        code = request.match_info["code"].upper()
        shown = self._host.hosted.public_games.shown(code)
        if shown is None:
            raise web.HTTPNotFound(text=words_of(request).say("page-no-such-game"))
        return web.Response(
            text=self._pictures.picture(shown, code),
            content_type="image/svg+xml",
            headers={
                "Cache-Control": "max-age=1",
                "Cross-Origin-Resource-Policy": "cross-origin",
                "Refresh": "2",
            },
        )

    async def curve(self, request: web.Request) -> web.StreamResponse:
        """A team's chance over a finished game, as SVG."""
        game, words = request.match_info["game"], words_of(request)
        analysis = self._host.hosted.public_games.analysis(game)
        if analysis is None:
            raise web.HTTPNotFound(text=words.say("page-no-such-game"))
        headers = {
            "Cache-Control": "max-age=60",
            "Content-Language": words.language,
            "Vary": "Accept-Language",
        }
        text = curve_page(analysis, game, words)
        return web.Response(text=text, content_type="image/svg+xml", headers=headers)

    async def health(self, request: web.Request) -> web.StreamResponse:
        return web.Response(text="ok\n", headers={"Cache-Control": "no-store"})


def _sent(request: web.Request, file: PageFile, **more: str) -> web.StreamResponse:
    headers = {
        "ETag": file.tag,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Encoding, Accept-Language",
        **more,
    }
    if request.headers.get("If-None-Match") == file.tag:
        return web.Response(status=304, headers=headers)
    is_compressed = "gzip" in request.headers.get("Accept-Encoding", "")
    if is_compressed:
        headers["Content-Encoding"] = "gzip"
    return web.Response(
        body=file.compressed if is_compressed else file.content,
        content_type=file.kind,
        charset="utf-8",
        headers=headers,
    )


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)
    response.headers.pop("Server", None)


def _courtesy(host: Host, trusted: tuple[Network, ...]) -> Callable[..., Awaitable[web.StreamResponse]]:
    """A middleware that refuses bans and floods, and answers every error with a sentence."""

    @web.middleware
    async def answer(request: web.Request, handler: _Handler) -> web.StreamResponse:
        address, say = callers.address_of(request, trusted), words_of(request).say
        try:
            if comes_from_elsewhere(host, address):
                host.refuse("ban", address)
                raise web.HTTPForbidden(text=say("gate-banned"))
            network_limits = host.network_limits
            if not network_limits.of(address).packets.take(_PACKETS_A_REQUEST, network_limits.clock()):
                host.refuse("requests", address)
                raise web.HTTPTooManyRequests(text=say("page-too-fast"))
            return await handler(request)
        except web.HTTPException as refusal:
            is_ours = refusal.content_type == "text/plain" and not (refusal.text or "").startswith(
                str(refusal.status)
            )
            text = refusal.text if is_ours and refusal.text else say("page-nothing-here")
            return web.Response(status=refusal.status, text=f"{text}\n")
        except Exception as error:
            happened("crash in page", logging.ERROR, error, path=request.path[:80])
            return web.Response(status=500, text=f"{say('page-broke')}\n")

    return answer
