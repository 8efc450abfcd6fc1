"""Dropping and coming back, being taken over, and what one visitor cannot do to another."""

import asyncio
import gc
import json
import re
import weakref
from pathlib import Path
from typing import Any

import pytest

from escape_tui.app.screens.lobby import lobby_screen
from escape_tui.hub.table.live_game import GOING_ON_MS
from escape_tui.hub.table.seats.seats import Phase, Saying
from ssh_host.config.config import Log
from ssh_host.monitoring.log import start_log
from ssh_host.session.rooms.app_room import AppRoom
from ssh_host.session.session import Session
from ssh_host.ssh import ssh_door
from tests.ssh_host.camp import DOWN, ENTER, ESC, begun, camp, in_lobby, new_key
from tests.ssh_host.house import until, visiting


def shown(session: Session) -> Any:
    """The App of *visit*."""
    assert isinstance(session.room, AppRoom)
    return session.room.app


NASTY = (
    "\x1b]0;owned\x07title",
    "\x1b[2J\x1b[H",
    "\x9b31mred",
    "\u202egnp.exe",
    "a\u0300\u0301\u0302\u0303z\u200b\u200d\ufeff",
    "[bold]markup[/bold] \\[x]",
    "{ $name } %s {0}",
    "中文漢字",
    "\x00\x07\x08\x7f",
    "\U000e0041\U000e0042",
)


async def test_only_the_last_vote_to_give_up_is_asked_about_and_ends_the_game(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        for player in (ani, bo):
            player.type(ESC)
            await player.until_sees("Give up (everyone must agree)")
            player.type(DOWN * 5 + ENTER)
            if player is ani:
                await bo.until_sees("ani wants to give up (1 of 2)")
                assert not ani.sees("Give up?")
        await bo.until_sees("counts as lost")
        bo.type(ESC)
        await until(lambda: not bo.sees("counts as lost"))
        assert not home.live.is_over
        bo.type(ENTER)
        await bo.until_sees("counts as lost")
        bo.type(ENTER)
        await until(lambda: home.live.is_over)


async def test_the_clock_goes_on_below_a_question_over_the_menu(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        ani.type(ESC)
        await ani.until_sees("Give up (everyone must agree)")
        ani.type(DOWN * 5 + ENTER)
        await ani.until_sees("counts as lost")
        home.clock.turn(61_000)
        await ani.until_sees(" 8:5")


async def test_a_key_that_comes_twice_at_once_opens_and_closes_one_screen(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        ani.type(b"jj")
        home.clock.turn(61_000)
        await until(lambda: ani.sees(" 8:5") and not ani.sees("╭─ Story"))


async def test_what_is_typed_at_once_after_the_key_for_talking_is_said(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        ani.type(b"sjust go" + ENTER)
        await ani.until_sees("ani: just go")


async def test_a_lost_line_keeps_the_seat_and_the_same_key_returns(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home, in_lobby(home, "bo") as bo:
        async with in_lobby(home, "ani", key) as ani:
            await begun(home, ani, bo)
            ani.type(b" ")
            await until(lambda: home.live.report.deeds[0].rolls == 1)
            home.clock.turn(900)
            dice = home.live.state.adventurers[0].dice
        await bo.until_sees("is away")
        assert home.table.chairs[0].is_away
        home.clock.turn(10_000)
        assert home.live.bots == {0}
        async with visiting(home, "ani", key) as ani:
            await ani.until_sees("─ Story")
            await bo.until_sees("back")
            assert not home.table.chairs[0].is_away
            assert home.live.bots == frozenset()
            assert len(home.live.state.adventurers[0].dice) == len(dice)


async def test_who_comes_back_to_a_running_game_does_not_stand_in_the_door(tmp_path: Path) -> None:
    """They see the game before Textual has drawn anything; the next visitor must not wait for that."""
    key = new_key()
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani", key) as ani:
            await begun(home, ani)
        await until(lambda: not home.host.sessions)
        async with visiting(home, "ani", key) as ani:
            await ani.until_sees("─ Story")
            async with asyncio.timeout(30), home.host.starting:
                pass


async def test_who_came_back_to_a_game_finds_the_lobby_behind_it(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani", key) as ani:
            await begun(home, ani)
        await until(lambda: not home.host.sessions)
        async with visiting(home, "ani", key) as ani:
            await ani.until_sees("─ Story")
            ani.type(ESC)
            await ani.until_sees("Leave the game")
            ani.type(b"\x1b[A" + ENTER)
            await ani.until_sees("Back to your game")
            ani.type(ENTER)
            await ani.until_sees("─ Story")


async def test_a_kept_seat_is_given_up_only_on_purpose(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        running = home.table
        ani.type(ESC)
        await ani.until_sees("Leave the game")
        ani.type(b"\x1b[A" + ENTER)
        await ani.until_sees("Back to your game")
        ani.type(b"o")
        await ani.until_sees("Give up your saved seat")
        ani.type(ESC)
        await until(lambda: not ani.sees("Give up your saved seat"))
        assert running.chair_of(running.opener) == 0
        ani.type(b"o")
        await ani.until_sees("Give up your saved seat")
        ani.type(ENTER)
        await ani.until_sees("I’m ready")
        assert len(home.hosted_lobby.lobby.tables) == 2


async def test_whoever_asks_for_another_table_is_told_of_the_seat_he_has(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani", key) as ani:
            await begun(home, ani)
        await until(lambda: not home.host.sessions)
        async with visiting(home, "ani", key, command="join NOSUCH") as ani:
            await ani.until_sees("─ Story")
            await ani.until_sees(home.table.code)


async def test_a_guest_returns_with_the_resume_code(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "bo") as bo:
        async with in_lobby(home, "ani") as ani:
            await ani.until_sees("Resume code")
            (code,) = re.findall("[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}", ani.text)
            await begun(home, ani, bo)
        await bo.until_sees("is away")
        async with visiting(home, "somebody") as ani:
            await ani.until_sees("I have a resume code")
            ani.type(b"\x1b[F" + ENTER)
            await ani.until_sees("Your resume code")
            ani.type(b"WRNG-WRNG-WRNG\r")
            await ani.until_sees("No guest has that code")
            ani.type(ENTER)
            await ani.until_sees("Your resume code")
            ani.type(code.encode() + ENTER)
            await ani.until_sees("─ Story")
            await until(lambda: not home.table.chairs[0].is_away)
            assert home.table.chairs[0].name == "ani"


async def test_a_banned_guest_does_not_come_back_with_the_resume_code(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani") as ani:
            await ani.until_sees("Resume code")
            (code,) = re.findall("[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}", ani.text)
            (session,) = home.host.sessions
            home.host.store.bans.ban("key", session.identity.player)
        async with visiting(home, "somebody") as somebody:
            await somebody.until_sees("I have a resume code")
            somebody.type(b"\x1b[F" + ENTER)
            await somebody.until_sees("Your resume code")
            somebody.type(code.encode() + ENTER)
            await somebody.until_sees("No guest has that code")
            (session,) = home.host.sessions
            assert not home.host.store.bans.is_banned("key", session.identity.player)


async def test_the_second_connection_takes_over_and_the_seat_never_empties(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home, in_lobby(home, "ani", key) as first:
        await begun(home, first)
        async with visiting(home, "ani", key) as second:
            await second.until_sees("─ Story")
            await until(lambda: first.is_closed)
            assert b"logged in elsewhere" in first.received
            await until(lambda: len(home.host.sessions) == 1)
            assert not home.table.chairs[0].is_away
            second.type(b" ")
            await until(lambda: home.live.report.deeds[0].rolls == 1)


async def test_a_second_connection_to_a_finished_game_sees_its_end(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home, in_lobby(home, "ani", key) as first:
        await begun(home, first)
        home.clock.turn(700_000)
        await first.until_sees("Rematch?")
        async with visiting(home, "ani", key) as second:
            await second.until_sees("Rematch?")
            await until(lambda: first.is_closed)


async def test_when_everybody_is_gone_the_table_pauses_and_waits(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        async with in_lobby(home, "ani", key) as ani:
            await begun(home, ani)
            home.clock.turn(2_000)
        await until(lambda: home.live.is_paused)
        now = home.live.now()
        home.clock.turn(200_000)
        assert home.live.now() == now
        async with visiting(home, "ani", key) as ani:
            await ani.until_sees("─ Story")
            await until(lambda: not home.live.is_paused)


async def test_leaving_a_game_keeps_the_seat_and_the_lobby_leads_back(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        ani.type(b"\x1b")
        await ani.until_sees("Leave the game")
        ani.type(b"\x1b[F" + ENTER)
        await ani.until_sees("Back to your game")
        await bo.until_sees("is away")
        ani.type(b"\x1b[H" + ENTER)
        await ani.until_sees("─ Story")
        await until(lambda: not home.table.chairs[0].is_away)


async def test_a_pause_needs_everybody(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        ani.type(b"p")
        await bo.until_sees("wants a pause")
        assert not home.live.is_paused
        bo.type(b"p")
        await ani.until_sees("aused")
        assert home.live.is_paused
        ani.type(b"p")
        await until(lambda: home.live.is_going_on, "they are counted in again")
        home.clock.turn(GOING_ON_MS)
        assert not home.live.is_paused


async def test_nothing_nasty_reaches_another_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_screen, "_NEWS_SECONDS", 0.01)
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo"):
        lobby = home.hosted_lobby.lobby
        await until(lambda: len(lobby.people) == 2)
        (other,) = (person for person in lobby.people.values() if person.name == "bo")
        (app,) = [shown(session) for session in home.host.sessions if session.name == "bo"]
        table = lobby.open_table(other.id)
        await ani.until_sees("Open tables")
        ani.type(DOWN * 6)
        cleared = ani.received.count(b"\x1b[2J")
        for number, text in enumerate(NASTY):
            app.rename(text)
            lobby.talk.say(other, lobby.labels()[other.id], f"{text} end{number}")
            lobby.talk.announce(text)
            table.arranging.name_table(other.id, f"T{number} {text}")
            await ani.until_sees(f"end{number}")
            # As if something nasty had come in on another way: it must not be drawn either.
            lobby.talk.sayings = (*lobby.talk.sayings[:-1], Saying(text, f"{text} raw{number}"))
            table.title = f"{text} T{number}"
            lobby.talk.announce("")
            await ani.until_sees(f"raw{number}")
        sent = ani.received.decode("utf-8", "replace")
        for letter in "\u202e\u200b\u200d\ufeff\x9b\x00\u0304\U000e0041":
            assert letter not in sent
        assert b"\x1b]0;" not in ani.received
        assert ani.received.count(b"\x1b[2J") == cleared


async def test_a_crash_ends_that_session_only_and_names_the_journal(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        start_log(Log(file=str(log)))
        await begun(home, ani, bo)
        journal = home.hosted_lobby.archive.game_id(home.table)
        (app,) = [shown(session) for session in home.host.sessions if session.name == "ani"]
        app.screen.view.pieces = lambda **_: 1 / 0
        bo.type(b" ")
        await until(lambda: ani.is_closed)
        assert b"something failed on our side" in ani.received
        await bo.until_sees("is away")
        assert not bo.is_closed
        (line,) = [json.loads(line) for line in log.read_text().splitlines() if '"crash"' in line]
        assert line["journal"] == journal
        assert "ZeroDivisionError" in line["error"]
        assert "ani" not in line["error"]


async def test_nothing_of_a_session_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh_door, "_CLOSE_SECONDS", 0.1)
    # Later collections need not look at objects from before.
    gc.freeze()
    async with camp(tmp_path) as home:
        lobby = home.hosted_lobby.lobby
        before = len(lobby.on_change), len(lobby.spectating.on_change)
        async with in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
            await begun(home, ani, bo)
            async with visiting(home, "watch", command=f"watch {home.table.code}") as watcher:
                await watcher.until_sees("New here?")
                watcher.type(ENTER)
                await watcher.until_sees("Story")
                apps = [weakref.ref(shown(session)) for session in home.host.sessions]
        await until(lambda: not home.host.sessions)
        await until(lambda: len(asyncio.all_tasks()) <= 4)
        assert home.table.phase is Phase.PLAYING
        assert lobby.people == {}
        assert (len(lobby.on_change), len(lobby.spectating.on_change)) == before
        assert len(home.table.on_change) == 2, "the lobby and the journal"
        assert len(home.live.publisher.replica().watches) == 0
        async with asyncio.timeout(30):
            while [app() for app in apps] != [None] * 3:
                await asyncio.sleep(0.1)
                gc.collect()


async def test_who_comes_to_a_full_house_waits_in_line_and_gets_in(tmp_path: Path) -> None:
    async with camp(tmp_path, {"limits.sessions": 1}) as home:
        async with in_lobby(home, "ani"), visiting(home, "bo") as bo:
            await bo.until_sees("number 1 in the queue")
        async with visiting(home, "bo") as bo:
            await bo.until_sees("Enter the temple")
