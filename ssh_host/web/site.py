"""The site: its routes, and the headers, limits and errors that they share."""

import logging
from collections.abc import Awaitable, Callable
from html import escape

from aiohttp import web

from escape_tui.scene.words.words import LANGUAGES, Words
from ssh_host.admission.admission_checks import is_address_banned
from ssh_host.admission.proxy_protocol import Network
from ssh_host.config.game_nights import calendar, feed
from ssh_host.host import Host
from ssh_host.monitoring.log import happened
from ssh_host.monitoring.status import JSON_OPTION, rows, status_of, status_text
from ssh_host.web import request_origin
from ssh_host.web.messages import MOST_BYTES
from ssh_host.web.pages.curve_svg import curve_figure, curve_svg
from ssh_host.web.pages.game_pages import GamePictures, games_page
from ssh_host.web.pages.ladder_page import ladder_content
from ssh_host.web.pages.link_preview import LinkPreview, preview
from ssh_host.web.pages.page_words import language_of, worded, words_of
from ssh_host.web.pages.static_files import PageFile, page_file, page_files
from ssh_host.web.sound_line import ListenDoor
from ssh_host.web.web_visit import WebDoor, lines_path

#: Only our own files and scripts; inline styles are allowed because xterm.js writes some.
POLICY = (
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self'; font-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
_CODE = "{code:[A-Za-z0-9][A-Za-z0-9-]{0,31}}"
#: Cost of a request in the token bucket for packets before a login.
_PACKETS_A_REQUEST = 8

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def site(host: Host, door: WebDoor, trusted: tuple[Network, ...]) -> web.Application:
    pages, listening = PageHandlers(host), ListenDoor(host, trusted, door.connections)
    application = web.Application(middlewares=[_courtesy(host, trusted)], client_max_size=MOST_BYTES)
    application.on_response_prepare.append(_add_headers)
    application.add_routes(
        [
            web.get("/", pages.terminal),
            web.get("/watch", pages.terminal),
            web.get(f"/{{way:join|watch|race|replay}}/{_CODE}", pages.terminal),
            web.get("/lines", pages.lines),
            web.get("/lines/watch", pages.lines),
            web.get(f"/lines/{{way:join|watch|race}}/{_CODE}", pages.lines),
            web.get("/replay/{game:[a-z0-9]{1,32}}.svg", pages.curve),
            web.get("/manifest.webmanifest", pages.manifest),
            web.get("/robots.txt", pages.robots),
            web.get("/static/{path:.+}", pages.file),
            web.get("/games", pages.games),
            web.get("/game/{code:[A-Za-z]{1,16}}.svg", pages.picture),
            web.get("/ladder", pages.ladder),
            web.get("/ladder/{name:[0-9]{4}-[WQwq][0-9]{1,2}}", pages.ladder),
            web.get("/nights.ics", pages.nights),
            web.get("/listen/{code:[A-Za-z]{1,16}}.{kind:au|wav}", listening.receive, allow_head=False),
            web.get("/feed.xml", pages.feed),
            web.get("/healthz", pages.health),
            web.get("/status", pages.status),
            web.get("/status.json", pages.status_as_json),
            web.get("/ws", door.receive),
            web.post("/cookie", door.change_cookie),
        ]
    )
    return application


class PageHandlers:
    """Handlers for all pages and files."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._files = page_files()
        self._worded = {
            (name, language): worded(self._files[name].content.decode(), Words(language))
            for name in ("page.html", "lines.html", "games.html", "manifest.webmanifest")
            for language in LANGUAGES
        }
        self._pictures = GamePictures()

    async def terminal(self, request: web.Request) -> web.StreamResponse:
        return self._page(request, "page.html")

    async def lines(self, request: web.Request) -> web.StreamResponse:
        """The game in plain text, for screen readers."""
        return self._page(request, "lines.html")

    def _page(self, request: web.Request, name: str) -> web.StreamResponse:
        """The page in the file *name*, with the preview of its link."""
        words, code = words_of(request), request.match_info.get("code", "")
        shown = LinkPreview(words.say("page-title"), words.say("page-description"))
        page, url = self._worded[name, words.language], self._host.config.web.public_url
        if code:
            shown = preview(self._host, request.match_info["way"], code, words)
            page = page.replace("<title>", f"<title>{escape(shown.title)} · ", 1)
            page = page.replace('href="/lines"', f'href="{lines_path(request.path)}"')
        page = page.replace("<!-- invitation -->", shown.head(url and url.rstrip("/") + request.path))
        page = page.replace("<!-- curve -->", self._curve(code, words))
        return _sent(request, page_file("text/html", page.encode()), **{"Content-Language": words.language})

    def _curve(self, code: str, words: Words) -> str:
        """The curve of the game *code*, if there is one."""
        analysis = self._host.hosted.public_games.analysis(code) if code else None
        return "" if analysis is None else curve_figure(analysis, words)

    async def manifest(self, request: web.Request) -> web.StreamResponse:
        content = self._worded["manifest.webmanifest", language_of(request)].encode()
        return _sent(request, page_file("application/manifest+json", content))

    async def robots(self, request: web.Request) -> web.StreamResponse:
        return _sent(request, self._files["robots.txt"])

    async def file(self, request: web.Request) -> web.StreamResponse:
        found = self._files.get(request.match_info["path"])
        if found is None:
            raise web.HTTPNotFound(text=words_of(request).say("page-nothing-here"))
        return _sent(request, found)

    async def games(self, request: web.Request) -> web.StreamResponse:
        words = words_of(request)
        page = games_page(self._host, self._worded["games.html", words.language], words)
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
            raise web.HTTPNotFound(text=words.say("page-no-such-replay"))
        headers = {
            "Cache-Control": "max-age=60",
            "Content-Language": words.language,
            "Vary": "Accept-Language",
        }
        text = curve_svg(analysis, words)
        return web.Response(text=text, content_type="image/svg+xml", headers=headers)

    async def ladder(self, request: web.Request) -> web.StreamResponse:
        """The ladder of a week or a season."""
        words = words_of(request)
        content = await ladder_content(self._host, request.match_info.get("name", ""), words)
        if content is None:
            raise web.HTTPNotFound(text=words.say("page-nothing-here"))
        return _sentence(request, 200, words.say("lobby-ladder"), content)

    async def nights(self, request: web.Request) -> web.StreamResponse:
        """The game nights for calendars."""
        return self._nights(request, calendar, "text/calendar")

    async def feed(self, request: web.Request) -> web.StreamResponse:
        """The game nights for feed readers."""
        return self._nights(request, feed, "application/atom+xml")

    def _nights(
        self, request: web.Request, written: Callable[[tuple[str, ...], str, str], str], kind: str
    ) -> web.StreamResponse:
        config, words = self._host.config, words_of(request)
        if not config.game.nights:
            raise web.HTTPNotFound(text=words.say("page-nothing-here"))
        text = written(config.game.nights, words.say("page-title"), config.web.public_url)
        return web.Response(text=text, content_type=kind)

    async def health(self, request: web.Request) -> web.StreamResponse:
        return web.Response(text="ok\n", headers={"Cache-Control": "no-store"})

    async def status(self, request: web.Request) -> web.StreamResponse:
        words = words_of(request)
        told = rows(status_of(self._host), words)
        listed = "".join(f"<dt>{escape(label)}</dt><dd>{escape(value)}</dd>" for label, value in told)
        content = f"<h2>{escape(words.say('server-title'))}</h2><dl>{listed}</dl>"
        return _sentence(request, 200, status_text(self._host, "", words), content)

    async def status_as_json(self, request: web.Request) -> web.StreamResponse:
        text = status_text(self._host, JSON_OPTION, words_of(request))
        return web.Response(
            text=f"{text}\n", content_type="application/json", headers={"Cache-Control": "no-store"}
        )


def _sentence(request: web.Request, status: int, text: str, content: str = "") -> web.StreamResponse:
    """*text*, or *content* instead of it, as a page for browsers; programs get a line."""
    headers = {"Cache-Control": "no-store"}
    if "text/html" not in request.headers.get("Accept", ""):
        return web.Response(status=status, text=f"{text}\n", headers=headers)
    page = worded(page_files()["sentence.html"].content.decode(), words_of(request))
    page = page.replace("<!-- content -->", content or f"<p>{escape(text)}</p>")
    return web.Response(status=status, text=page, content_type="text/html", headers=headers)


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
        address, say = request_origin.address_of(request, trusted), words_of(request).say
        try:
            if is_address_banned(host, address):
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
            return _sentence(request, refusal.status, text)
        except Exception as error:
            happened("web page crashed", logging.ERROR, error, path=request.path[:80])
            return _sentence(request, 500, say("page-broke"))

    return answer
