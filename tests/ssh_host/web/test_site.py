"""The site: its pages, their headers and their weight, and what is said where there is nothing."""

import asyncio
import gzip
import re
import ssl
import xml.etree.ElementTree as ElementTree
from datetime import UTC, date, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from aiohttp import ClientConnectionError
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from escape_tui.hub.sound.sound_format import AU
from escape_tui.scene.words.words import LANGUAGES, Words
from ssh_host.config.config import ConfigError
from ssh_host.ladder.standings import season_of, week_of
from ssh_host.session.destination import Way
from ssh_host.store.stored_ladder import LadderEntry
from ssh_host.web.messages import PROTOCOL
from ssh_host.web.pages.static_files import page_files
from tests.hub.people import COUNT_IN_MS
from tests.scene.analysis.made_up import CHOICE, TURN, analysis
from tests.ssh_host.camp import begun, camp, in_lobby
from tests.ssh_host.house import house, until
from tests.ssh_host.web.page import WEB, address, browser

MOST_BYTES = 250_000
POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
)


async def test_a_table_can_be_heard_over_http(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, in_lobby(home, "ani") as ani, browser() as kim:
        await begun(home, ani)
        async with kim.get(f"{address(home)}/listen/{home.table.code}.au") as answer:
            assert (answer.status, answer.content_type) == (200, "audio/basic")
            assert await answer.content.readexactly(24) == AU.header
            assert len(set(await answer.content.readexactly(5 * AU.rate))) > 100
            assert home.host.here_by(Way.LISTEN) == 1
        for _ in range(20):
            # A client that has left is noticed when the next sound is sent.
            home.clock.turn(250)
            await asyncio.sleep(0)
        await until(lambda: home.host.here_by(Way.LISTEN) == 0)
        async with kim.get(f"{address(home)}/listen/NOPE.au") as answer:
            assert (answer.status, await answer.text()) == (404, "There’s no table NOPE.\n")


async def test_every_link_opens_the_page_and_says_where_it_leads(tmp_path: Path) -> None:
    flags = {**WEB, "web.public_url": "https://t.example"}
    async with camp(tmp_path, flags) as home, in_lobby(home, "ani") as ani, browser() as kim:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        code = home.table.code
        home.hosted_lobby.store.games.open("00ff00ff00", b"{}")
        for path, shown in {
            "/": "Escape from the temple",
            "/watch": "Escape from the temple",
            f"/join/{code}": f"Join table {code}",
            f"/join/{code.lower()}": "Waiting there: ani.",
            f"/watch/{code}": f"https://t.example/watch/{code}",
            "/replay/00ff00ff00": "A game to watch again",
            f"/lines/join/{code}": f"Join table {code}",
            f"/race/{code}": f"Race table {code}",
            "/race/00ff00ff00": "Race this game",
            f"/lines/race/{code}": f"Race table {code}",
        }.items():
            async with kim.get(address(home) + path) as answer:
                assert answer.status == 200
                head = (await answer.text()).partition("</head>")[0]
            assert re.search(f'<meta property="og:[a-z]+" content="{re.escape(shown)}">', head), path


async def test_the_code_of_a_private_table_tells_strangers_no_names(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, in_lobby(home, "ani") as ani, browser() as kim:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        home.table.is_public = False
        async with kim.get(f"{address(home)}/join/{home.table.code}") as answer:
            assert answer.status == 200
            assert "ani." not in await answer.text()


async def test_a_replay_shows_the_curve_of_its_chances(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, browser() as kim:
        store = home.hosted_lobby.store
        store.games.open("00ff00ff00", b"{}")
        async with kim.get(f"{address(home)}/replay/00ff00ff00") as answer:
            assert "<svg" not in await answer.text()
        store.analyses.keep("00ff00ff00", analysis(TURN, CHOICE))
        async with kim.get(f"{address(home)}/replay/00ff00ff00") as answer:
            figure = re.search("<figure.*</figure>", await answer.text(), re.DOTALL)
        assert figure is not None
        drawn = ElementTree.fromstring(figure.group())
        assert [text for text in drawn.itertext() if text in ("1", "2")] == ["1", "2"]
        # What a single person could have done is not for everybody.
        assert "A bot would have" not in figure.group()


async def test_without_a_yardstick_a_replay_shows_words_and_no_curve(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, browser() as kim:
        store = home.hosted_lobby.store
        store.games.open("00ff00ff00", b"{}")
        store.analyses.keep("00ff00ff00", analysis(shares=(1, 0, 0, 0, 0)))
        async with kim.get(f"{address(home)}/replay/00ff00ff00") as answer:
            page = await answer.text()
        assert "bots hardly ever get out" in page
        assert "<svg" not in page


async def test_a_browser_reads_the_sentence_on_a_page(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, browser() as kim:
        for path in ("/join/ZZZZ", "/watch/ZZZZ", "/lines/join/ZZZZ"):
            async with kim.get(address(home) + path, headers={"Accept": "text/html"}) as answer:
                assert (answer.status, answer.content_type) == (404, "text/html")
                assert "There’s no table ZZZZ." in await answer.text()


async def test_machines_are_told_what_this_is(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        async with kim.get(
            f"{address(home)}/manifest.webmanifest", headers={"Accept-Language": "fr"}
        ) as answer:
            manifest = await answer.json(content_type="application/manifest+json")
            assert (manifest["lang"], manifest["name"]) == ("fr", "Fuir le temple")
        async with kim.get(f"{address(home)}/robots.txt") as answer:
            assert "Disallow: /join/" in await answer.text()


@pytest.mark.parametrize("path", ["/", "/games", "/healthz", "/nowhere", "/static/page.js"])
async def test_every_answer_forbids_what_is_not_ours(tmp_path: Path, path: str) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, kim.get(address(home) + path) as answer:
        policy = [part.strip() for part in answer.headers["Content-Security-Policy"].split(";")]
        assert set(POLICY) <= set(policy)
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Server" not in answer.headers


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/join/", "/join/a%20b", "/replay/..%2f..", "/static/../config.py", "/static/%2e%2e/site.py",
     "/static/nothing", "/game/NONE.svg", "/game/..svg", "/join/" + "a" * 40, "/%00",
     "/join/ZZZZ", "/watch/ZZZZ", "/replay/0000"],
)  # fmt: skip
async def test_where_there_is_nothing_a_sentence_says_so(tmp_path: Path, path: str) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, kim.get(address(home) + path) as answer:
        assert answer.status == 404
        assert re.fullmatch(r"[A-Z][^\n]+\.\n", await answer.text())


async def test_nothing_can_be_posted(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, kim.post(address(home), data=b"x") as answer:
        assert answer.status == 405
        assert "Traceback" not in await answer.text()


async def test_a_plain_request_for_the_line_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, kim.get(f"{address(home)}/ws") as answer:
        assert answer.status == 403


async def test_it_says_that_it_is_well(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, kim.get(f"{address(home)}/healthz") as answer:
        assert (answer.status, await answer.text()) == (200, "ok\n")


async def test_whoever_asks_too_fast_waits(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        answers = []
        for _ in range(80):
            async with kim.get(f"{address(home)}/healthz") as answer:
                answers.append(answer.status)
        assert answers[0] == 200
        assert 429 in answers


async def test_a_file_that_the_browser_has_is_not_sent_again(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        async with kim.get(f"{address(home)}/static/page.js") as answer:
            tag = answer.headers["ETag"]
            assert answer.headers["Content-Encoding"] == "gzip"
        async with kim.get(f"{address(home)}/static/page.js", headers={"If-None-Match": tag}) as answer:
            assert answer.status == 304


def test_the_page_with_everything_is_light() -> None:
    files = page_files()
    needed = {name: file for name, file in files.items() if file.kind != "text/plain"}
    assert {"page.html", "page.js", "vendor/xterm.mjs", "vendor/xterm.css"} <= needed.keys()
    assert sum(len(file.compressed) for file in needed.values()) <= MOST_BYTES
    assert all(gzip.decompress(file.compressed) == file.content for file in needed.values())


def test_the_page_loads_nothing_of_others() -> None:
    ours = {name: file for name, file in page_files().items() if not name.startswith("vendor/")}
    for name, file in ours.items():
        foreign = re.findall(rb"https?://[^\s\"'<>]+", file.content)
        assert [each for each in foreign if b"www.w3.org" not in each] == [], name


def test_what_others_made_has_its_licence() -> None:
    licences = [file.content for name, file in page_files().items() if "LICENSE" in name]
    assert len(licences) == 2
    assert all(b"Permission is hereby granted" in licence for licence in licences)


async def test_games_shows_public_tables_only(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, in_lobby(home, "ani") as ani, browser() as kim:
        async with kim.get(f"{address(home)}/games") as answer:
            assert "No public games" in await answer.text()
        await begun(home, ani)
        code = home.table.code
        async with kim.get(f"{address(home)}/games") as answer:
            text = await answer.text()
            assert f"/watch/{code}" in text
            assert re.search(r"\d+:\d\d left", text)
            assert "gems in the depot" in text
            assert "ani" in text
        home.table.is_public = False
        home.hosted_lobby.lobby.changed()
        async with kim.get(f"{address(home)}/games") as answer:
            assert code not in await answer.text()
        async with kim.get(f"{address(home)}/game/{code}.svg") as answer:
            assert answer.status == 404


async def test_a_public_game_has_a_picture_for_the_pages_of_others(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, in_lobby(home, "ani") as ani, browser() as kim:
        await begun(home, ani)
        async with kim.get(f"{address(home)}/game/{home.table.code.lower()}.svg") as answer:
            assert answer.content_type == "image/svg+xml"
            assert answer.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
            drawn = ElementTree.fromstring(await answer.text())
        assert drawn.tag.endswith("svg")
        words = "".join(drawn.itertext())
        assert "☻a" in words
        assert len(list(drawn)) > 20


async def test_a_finished_game_has_the_curve_of_its_chances(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, browser() as kim:
        store = home.hosted_lobby.store
        store.games.open("00ff00ff00", b"{}")
        store.analyses.keep("00ff00ff00", analysis(TURN))
        async with kim.get(f"{address(home)}/replay/00ff00ff00.svg") as answer:
            assert answer.content_type == "image/svg+xml"
            drawn = ElementTree.fromstring(await answer.text())
        assert "Your chance" in "".join(drawn.itertext())
        async with kim.get(f"{address(home)}/replay/0000000000.svg") as answer:
            assert answer.status == 404


async def test_nobody_sees_the_temple_of_the_day_on_a_picture(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, in_lobby(home, "ani") as ani, browser() as kim:
        await begun(home, ani)
        home.table.day = "2026-05-01"
        async with kim.get(f"{address(home)}/game/{home.table.code}.svg") as answer:
            assert answer.status == 404


async def test_the_invitation_and_the_end_show_links(tmp_path: Path) -> None:
    flags = {**WEB, "web.public_url": "https://t.example"}
    async with camp(tmp_path, flags) as home, in_lobby(home, "ani") as ani:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        await until(lambda: f"t.example/join/{home.table.code}" in ani.text)
        ani.type(b"r")
        await ani.until_sees("─ Story")
        home.clock.turn(COUNT_IN_MS)
        game = home.hosted_lobby.archive.game_id(home.table)
        home.clock.turn(700_000)
        await ani.until_sees(f"https://t.example/replay/{game}")


async def test_a_certificate_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"`web\.certificate` is wrong: /no/such/file"):
        async with house(tmp_path, {**WEB, "web.certificate": "/no/such/file"}):
            pass


async def test_a_page_behind_a_certificate_of_its_own_is_the_same_page(tmp_path: Path) -> None:
    certificate = self_signed(tmp_path)
    flags = {**WEB, "web.certificate": str(certificate)}
    trusting = ssl.create_default_context(cafile=str(certificate))
    async with house(tmp_path, flags) as home, browser() as kim:
        secure = address(home).replace("http", "https")
        async with kim.get(secure, ssl=trusting) as answer:
            assert answer.status == 200
        socket = await kim.ws_connect(f"{secure}/ws", ssl=trusting, protocols=(PROTOCOL,), origin=secure)
        assert "Secure" in socket._response.headers["Set-Cookie"]
        await socket.send_json({"type": "hello", "path": "/", "columns": 80, "rows": 24})
        await until(lambda: home.host.sessions)
        await socket.close()
        with pytest.raises(ClientConnectionError):
            await kim.get(address(home))


def self_signed(folder: Path) -> Path:
    """A certificate for this machine with its key, in one file of *folder*."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "temple")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "temple.pem").write_bytes(private + certificate.public_bytes(pem))
    return folder / "temple.pem"


@pytest.mark.parametrize(
    ("wishes", "language", "words"),
    [
        (
            "fr-FR,fr;q=0.9,en;q=0.8",
            "fr",
            ("Fuir le temple", "lancer", "Parties en cours", "Il n’y a rien ici."),
        ),
        (
            "pt,en;q=0.5",
            "en",
            ("Escape from the temple", "roll", "Games in progress", "There’s nothing here."),
        ),
        ("", "en", ("Escape from the temple", "roll", "Games in progress", "There’s nothing here.")),
    ],
)
async def test_the_page_speaks_the_language_of_the_browser(
    tmp_path: Path, wishes: str, language: str, words: tuple[str, ...]
) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        said = ""
        for path in ("/", "/games", "/nowhere"):
            async with kim.get(address(home) + path, headers={"Accept-Language": wishes}) as answer:
                text = await answer.text()
                assert "{page-" not in text
                assert answer.status == 404 or answer.headers["Content-Language"] == language
                said += text
        assert [word for word in words if word not in said] == []


def test_a_reason_for_closing_is_short_enough_in_every_language() -> None:
    """A WebSocket carries no more than 123 bytes of it."""
    for language in LANGUAGES:
        for message in ("gate-banned", "gate-full", "page-too-many-windows", "page-not-understood"):
            assert len(Words(language).say(message).encode()) <= 123


async def test_the_address_that_is_printed_is_where_the_page_is(tmp_path: Path) -> None:
    async with house(tmp_path, {"web.enabled": True, "web.port": 0, "listen.public_name": ""}) as home:
        assert home.host.url == f"http://localhost:{home.host.web_port}"


async def test_the_ladder_has_a_page_for_each_week_and_season(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, browser() as kim:
        temple = home.hosted_lobby.archive.daily_temple
        entry = LadderEntry(temple.today, (("k1", "Ani <b>"), ("k2", "Bo")), 77, True, 1, "box", "f00d")
        home.hosted_lobby.store.ladder.climb(entry)
        week = week_of(date.fromisoformat(temple.today))
        headers = {"Accept": "text/html", "Accept-Language": "en"}
        for path in ("/ladder", f"/ladder/{week.name}", f"/ladder/{season_of(week.first).name}"):
            async with kim.get(address(home) + path, headers=headers) as answer:
                page = await answer.text()
            assert answer.status == 200
            assert "Ani &lt;b&gt;, Bo: 177 points, 1 day" in page
            assert "22 games" in page
        async with kim.get(f"{address(home)}/ladder/{week.name}", headers=headers) as answer:
            assert temple.seal(temple.today) in await answer.text()
        async with kim.get(f"{address(home)}/ladder/2026-W99", headers=headers) as answer:
            assert answer.status == 404
