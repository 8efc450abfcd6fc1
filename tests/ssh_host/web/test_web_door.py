"""The browser's door: a WebSocket to the same session as SSH, and what it does not let in."""

import asyncio
from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError

from escape_tui.scene.game.pacing.cues import gong, told_to_page
from ssh_host.admission.identity import identity_of_code
from ssh_host.web.guest_cookie import NAME
from ssh_host.web.messages import PROTOCOL
from tests.ssh_host.camp import Camp, begun, camp, in_lobby
from tests.ssh_host.house import house, until, visiting
from tests.ssh_host.web.page import WEB, Page, address, browser, knock, opened


async def test_a_page_shows_the_first_picture_and_takes_keys(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("door=lobby")
        await page.type("ab\x1b[A")
        await page.until_sees("keys: a b up")


async def test_a_page_types_before_its_first_picture(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home:
        for _ in range(10):
            async with browser() as kim, opened(home, kim) as page:
                await page.type("ab")
                await page.until_sees("keys: a b")


async def test_a_page_that_changes_its_size_is_drawn_anew(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim, columns=100) as page:
        await page.until_sees("size: 100x24")
        page.screen.resize(30, 90)
        await page.say(type="resized", columns=90, rows=30)
        await page.until_sees("size: 90x30")


async def test_sizes_that_cannot_be_are_clamped(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("size: 80x24")
        await page.say(type="resized", columns=-5, rows=10**9)
        (session,) = await home.until_visited()
        await until(lambda: session.size.rows == 80)
        assert session.size.columns == 80


@pytest.mark.parametrize(
    ("path", "door"),
    [("/join/ab-c", "door=join AB-C"), ("/watch/XYZ", "door=watch XYZ"), ("/replay/a1", "door=replay a1"),
     ("/watch", "door=watch-list")],
)  # fmt: skip
async def test_a_link_leads_to_its_door(tmp_path: Path, path: str, door: str) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim, path) as page:
        await page.until_sees(door)


@pytest.mark.parametrize(
    "path", ["/admin", "/export/a1", "/join/", "/join/a b", "nowhere", "/join/" + "a" * 99]
)
async def test_a_path_that_leads_nowhere_is_closed_with_a_sentence(tmp_path: Path, path: str) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim, path) as page:
        assert await page.until_closed() == 1008
        assert "out of date" in page.close_reason


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "file://", "http://127.0.0.1:1"])
async def test_pages_of_other_sites_stay_outside(tmp_path: Path, origin: str | None) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        with pytest.raises(WSServerHandshakeError) as refusal:
            await knock(home, kim, origin=origin)
        assert refusal.value.status == 403
        assert not home.host.sessions


async def test_only_the_public_address_counts_where_there_is_one(tmp_path: Path) -> None:
    flags = {**WEB, "web.public_url": "https://temple.example"}
    async with house(tmp_path, flags) as home, browser() as kim:
        with pytest.raises(WSServerHandshakeError):
            await knock(home, kim)
        async with opened(home, kim, origin="https://temple.example") as page:
            await page.until_sees("hello")


@pytest.mark.parametrize("protocols", [(), ("escape-temple.0",), ("chat", "soap")])
async def test_pages_of_another_version_stay_outside(tmp_path: Path, protocols: tuple[str, ...]) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        with pytest.raises(WSServerHandshakeError) as refusal:
            await knock(home, kim, protocols=protocols)
        assert refusal.value.status == 400


async def test_a_message_that_is_too_long_closes_the_page(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("hello")
        await page.type("a" * 5_000)
        assert await page.until_closed() == 1009
        await until(lambda: not home.host.sessions)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", '{"type":"typed"}', '{"type":"typed","keys":7}', '{"type":"drawn","bytes":99999999}',
     '{"type":"drawn","bytes":-1}', '{"type":"hello","path":"/","columns":80,"rows":24}', '{"type":"fly"}',
     '{"type":"typed","keys":"a","more":1}', "[" * 4_000],
)  # fmt: skip
async def test_what_no_page_of_ours_says_closes_it_with_a_sentence(tmp_path: Path, text: str) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("hello")
        await page.socket.send_str(text)
        assert await page.until_closed() == 1008
        assert "out of date" in page.close_reason
        await until(lambda: not home.host.sessions)


async def test_binary_messages_close_the_page(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("hello")
        await page.socket.send_bytes(b"abc")
        assert await page.until_closed() == 1008


async def test_a_few_pings_are_answered_and_a_flood_closes_the_page(tmp_path: Path) -> None:
    flags = {**WEB, "limits.login_seconds": 1}
    async with house(tmp_path, flags) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("hello")
        for _ in range(5):
            await page.socket.ping()
        await page.type("a")
        await page.until_sees("keys: a")
        for _ in range(50):
            await page.socket.ping()
        assert await page.until_closed() == 1008


async def test_connections_that_say_nothing_are_few_for_one_network(tmp_path: Path) -> None:
    async with house(tmp_path, {**WEB, "limits.per_address": 3}) as home:
        assert home.host.web_port is not None
        lines = [await asyncio.open_connection("127.0.0.1", home.host.web_port) for _ in range(9)]
        ends = [asyncio.ensure_future(reader.read()) for reader, _ in lines]
        await until(lambda: sum(end.done() for end in ends) == 6)
        for _, writer in lines:
            writer.close()
        await asyncio.gather(*ends, return_exceptions=True)


async def test_whoever_says_nothing_is_closed(tmp_path: Path) -> None:
    async with house(tmp_path, {**WEB, "limits.login_seconds": 1}) as home, browser() as kim:
        socket = await knock(home, kim)
        message = await socket.receive(timeout=5)
        assert message.data is None or socket.closed


# Who comes


async def test_a_new_guest_is_told_their_code_once_and_comes_back_by_cookie(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        async with opened(home, kim) as page:
            await page.until_sees("hello")
            (welcome,) = page.said
            code = welcome["code"]
            (session,) = home.host.sessions
            assert session.identity == identity_of_code(code)
        await until(lambda: not home.host.sessions)
        async with opened(home, kim) as page:
            await page.until_sees("hello")
            (session,) = home.host.sessions
            assert session.identity == identity_of_code(code)
            assert page.said == []


async def test_the_code_of_a_page_is_good_over_ssh(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("hello")
        async with visiting(home, "kim") as client:
            await client.until_sees("hello")
            there = next(app for app in home.apps if app.session.name == "kim")
            assert there.session.claim(page.said[0]["code"])
            assert await page.until_closed() == 4001


async def test_whoever_becomes_somebody_else_gets_their_cookie(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, browser() as ani:
        async with opened(home, ani) as page:
            await page.until_sees("hello")
            code = page.said[0]["code"]
        async with opened(home, kim) as page:
            await page.until_sees("hello")
            assert home.apps[-1].session.claim(code)
            await until(lambda: len(page.said) == 2)
            ticket, url = page.said[1]["ticket"], f"{address(home)}/cookie"
            async with kim.post(url, data=ticket, headers={"Origin": "https://evil.example"}) as answer:
                assert answer.status == 403
            async with kim.post(url, data=ticket, headers={"Origin": address(home)}) as answer:
                assert answer.status == 204
            async with ani.post(url, data=ticket, headers={"Origin": address(home)}) as answer:
                assert answer.status == 404
        async with opened(home, kim) as page:
            await page.until_sees("hello")
            assert next(iter(home.host.sessions)).identity == identity_of_code(code)


async def test_a_cookie_no_script_and_no_other_site_can_use(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        socket = await knock(home, kim)
        cookie = socket._response.headers["Set-Cookie"]
        assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= {part.strip() for part in cookie.split(";")}
        assert "Secure" not in cookie
        await socket.close()


async def test_the_cookie_is_secure_behind_tls(tmp_path: Path) -> None:
    flags = {**WEB, "listen.trusted_proxies": ["127.0.0.1"]}
    async with house(tmp_path, flags) as home, browser() as kim:
        socket = await knock(home, kim, headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in socket._response.headers["Set-Cookie"]
        await socket.close()


@pytest.mark.parametrize(
    "code", ["AAAA-BBBB-CCCC", "", "x", "aaaa-bbbb-cccc", "AAAA-BBBB-CCCC-DDDD", "%00", "2222-2222-2222"]
)
async def test_a_code_that_nobody_has_makes_a_new_guest(tmp_path: Path, code: str) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        headers = {"Cookie": f"{NAME}={code}"}
        async with opened(home, kim, headers=headers) as page:
            await page.until_sees("hello")
            assert page.said[0]["code"] != code
            assert home.host.store.players.find(identity_of_code(code).player) is None


async def test_two_tabs_of_one_guest_the_later_one_plays(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as first:
        await first.until_sees("hello")
        async with opened(home, kim) as second:
            await second.until_sees("hello")
            assert await first.until_closed() == 4001
            assert b"logged in elsewhere" in first.received
            await second.type("a")
            await second.until_sees("keys: a")


async def test_forwarded_addresses_count_only_from_trusted_proxies(tmp_path: Path) -> None:
    headers = {"X-Forwarded-For": "203.0.113.9, 198.51.100.7"}
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim, headers=headers) as page:
        await page.until_sees("hello")
        assert next(iter(home.host.sessions)).address == "127.0.0.1"
    proxied = {**WEB, "listen.trusted_proxies": ["127.0.0.1"]}
    async with house(tmp_path, proxied) as home, browser() as kim, opened(home, kim, headers=headers) as page:
        await page.until_sees("hello")
        assert next(iter(home.host.sessions)).address == "198.51.100.7"


# The same limits as over SSH


async def test_a_banned_address_finds_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        home.host.ban_address("127.0.0.1")
        with pytest.raises(WSServerHandshakeError) as refusal:
            await knock(home, kim)
        assert refusal.value.status == 403


async def test_a_banned_guest_is_told_so(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        async with opened(home, kim) as page:
            await page.until_sees("hello")
            home.host.ban_player(next(iter(home.host.sessions)).identity.player)
            await page.until_closed()
        async with opened(home, kim) as page:
            assert await page.until_closed() == 4003
            assert "You’re banned from this server.".encode() in page.received


async def test_one_address_has_only_so_many_pages(tmp_path: Path) -> None:
    async with house(tmp_path, {**WEB, "limits.per_address": 1}) as home, browser() as kim:
        async with opened(home, kim) as page, opened(home, kim) as second:
            await page.until_sees("hello")
            assert await second.until_closed() == 4003
            assert "Too many windows" in second.close_reason
        await until(lambda: home.host.network_limits.of("127.0.0.1").lines == 0)


async def test_a_full_house_has_a_line_also_for_pages(tmp_path: Path) -> None:
    async with (
        house(tmp_path, {**WEB, "limits.sessions": 1}) as home,
        browser() as kim,
        browser() as ani,
        opened(home, kim) as page,
        opened(home, ani) as waiting,
    ):
        await page.until_sees("hello")
        await waiting.until_sees("number 1 in the queue")
        await page.close()
        await waiting.until_sees("hello")


async def test_a_flood_of_keys_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("hello")
        (session,) = home.host.sessions
        read: list[bytes] = []
        monkeypatch.setattr(session.room, "receive", read.append)
        for _ in range(60):
            await page.type("abcdefgh" * 60)
        await page.say(type="resized", columns=100, rows=30)
        await until(lambda: session.size.columns == 100)
        assert 0 < sum(map(len, read)) < 8_000


async def test_a_page_that_draws_nothing_gets_no_more_pictures_and_is_closed(tmp_path: Path) -> None:
    flags = {**WEB, "limits.stalled_seconds": 1}
    async with (
        house(tmp_path, flags) as home,
        browser() as kim,
        opened(home, kim, columns=240, rows=80) as page,
    ):
        await page.until_sees("hello")
        page.draws = False
        (session,) = home.host.sessions
        session.outlet.write_frame(b" " * 9_000)
        await page.type("a")
        await until(lambda: session.outlet.dropped_frames > 0)
        assert "keys: a" not in page.text
        assert await page.until_closed() == 1006


async def test_a_page_that_draws_late_gets_the_latest_picture(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("hello")
        page.draws = False
        (session,) = home.host.sessions
        session.outlet.write_frame(b"\x1b[m" * 3_000)
        await page.type("ab")
        await until(lambda: session.outlet.dropped_frames > 0)
        page.draws = True
        await until(lambda: session.connection.waiting_bytes() == 0)
        await page.say(type="drawn", bytes=len(page.received))
        await page.until_sees("keys: a b")


async def test_a_visit_that_breaks_ends_alone(tmp_path: Path) -> None:
    async with (
        house(tmp_path, WEB) as home,
        browser() as kim,
        browser() as ani,
        opened(home, kim) as page,
        opened(home, ani) as other,
    ):
        await page.until_sees("hello")
        await other.until_sees("hello")
        await page.type("x")
        assert await page.until_closed() == 1011
        await other.type("a")
        await other.until_sees("keys: a")


async def test_a_host_that_closes_says_so_and_pages_know_that_it_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("hello")
        await home.listeners.close()
        assert await page.until_closed() == 1012
        assert b"Your seat is saved" in page.received


# The real game


async def test_a_page_and_a_terminal_play_at_one_table(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, in_lobby(home, "ani") as ani, browser() as kim:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        async with opened(home, kim, f"/join/{home.table.code}") as page:
            await page.until_sees("New here?")
            await page.type("\r")
            await page.until_sees("I’m ready")
            await page.type("r")
            ani.type(b"r")
            await page.until_sees("─ Story")


async def test_the_game_speaks_the_language_of_the_browser(tmp_path: Path) -> None:
    headers = {"Accept-Language": "fr-CA,en;q=0.5"}
    async with camp(tmp_path, WEB) as home, browser() as kim, opened(home, kim, headers=headers) as page:
        await page.until_sees("Entrer dans le temple")


async def test_a_page_hears_cues_where_a_terminal_hears_bells(tmp_path: Path) -> None:
    async with camp(tmp_path, WEB) as home, in_lobby(home, "ani") as ani, browser() as kim:
        await begun(home, ani)
        async with opened(home, kim, f"/watch/{home.table.code}") as page:
            await page.until_sees("New here?")
            await page.type("\r")
            await page.until_sees("Team")
            home.clock.turn(190_000)
            await until(lambda: told_to_page(gong(1)) in page.received)
            assert b"\a" not in page.received


async def sent_meanwhile(home: Camp, page: Page, turns: int) -> int:
    """How many bytes the page gets while *turns* seconds of the tables go by, and a little time of ours."""
    before = len(page.received)
    for _ in range(turns):
        home.clock.turn(1_000)
        await asyncio.sleep(0.01)
    return len(page.received) - before


@pytest.mark.parametrize("turns", [40, pytest.param(2_000, marks=pytest.mark.soak)])
async def test_an_idle_lobby_sends_nothing(tmp_path: Path, turns: int) -> None:
    async with camp(tmp_path, WEB) as home, browser() as kim, opened(home, kim) as page:
        await page.until_sees("Enter the temple")
        await page.type("\r")
        await page.until_sees("Nobody else yet")
        while await sent_meanwhile(home, page, 10):
            pass
        assert await sent_meanwhile(home, page, turns) == 0


def test_the_protocol_has_a_version() -> None:
    assert PROTOCOL.rpartition(".")[2].isdigit()


async def test_nothing_listens_where_the_page_is_not_wanted(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        assert home.host.web_port == 0
        assert home.host.url == ""
        assert address(home).endswith(":0")
