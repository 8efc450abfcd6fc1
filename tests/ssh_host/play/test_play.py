"""Strangers with nothing but SSH find each other, play, watch, and end together."""

from pathlib import Path

import asyncssh
import pytest
from msgspec.structs import replace
from textual.message import Message

from escape_tui.app.lobby_app import LobbyApp
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.screens.watching.watching_screen import WatchingScreen
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.quick_start import QUICK_WAIT_MS
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.hub.table.table import Table
from escape_tui.rules.dice import Hold
from escape_tui.scene.table.setup_form import SeatForm, SetupForm
from ssh_host.host import Host
from ssh_host.session.rooms.app_room import AppRoom
from ssh_host.session.rooms.session_driver import SessionDriver
from tests.ssh_host.camp import DOWN, ENTER, LEFT, Camp, begun, camp, in_lobby, new_key
from tests.ssh_host.house import until, visiting
from tile_art.inks.glyphs import Glyphs

TEN_MINUTES_MS = 600_000


async def test_two_players_and_a_watcher_see_a_whole_game(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        async with visiting(home, "watch") as watcher:
            await watcher.until_sees("New here?")
            watcher.type(ENTER)
            await watcher.until_sees("ani, bo")
            watcher.type(ENTER)
            await watcher.until_sees("Story")
            await ani.until_sees("1 watching")
            for client, player in ((ani, 0), (bo, 1)):
                client.type(b" ")
                await until(lambda player=player: home.live.report.deeds[player].rolls == 1)  # type: ignore[misc]
            home.clock.turn(900)
            assert not home.live.state.adventurers[0].is_tumbling
            bo.type(b"s")
            await bo.until_sees("Say to the table")
            bo.type(b"go west\r")
            for client in (ani, watcher):
                await client.until_sees("bo: go west")
            home.clock.turn(TEN_MINUTES_MS)
            for client in (ani, bo, watcher):
                await client.until_sees("What you did")
        assert home.table.phase is Phase.OVER
        ((_, is_won, rank),) = home.hosted_lobby.store.results.history(home.table.chairs[0].person or "")
        assert not is_won
        assert rank.names == ("ani", "bo")
        await until(lambda: home.live.publisher.standing.watchers == 0)


async def test_a_watcher_can_read_the_signs_and_nothing_of_theirs_leads_to_a_table(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with visiting(home, "kim", command=f"watch {home.table.code}") as watcher:
            await watcher.until_sees("New here?")
            watcher.type(ENTER)
            await watcher.until_sees("Story")
            (room,) = (each.room for each in home.host.sessions if each.name == "kim")
            assert isinstance(room, AppRoom)
            assert room.app is not None
            screen = room.app.screen
            assert isinstance(screen, WatchingScreen)
            assert screen.seating.ask is None
            assert reached(screen.seating) == set()
            watcher.type(b"l")
            await watcher.until_sees("Signs")
            watcher.type(b"l")
            before = home.live.state
            for key in b" 1akef\x1b[Ax":
                watcher.type(bytes([key]))
            watcher.type(b"\t")
            await until(lambda: not watcher.is_closed)
            assert home.live.state is before
            assert screen.seating.shown.state.pile != before.pile or not before.pile


def reached(start: object) -> set[type]:
    """The kinds of objects with power over a game that can be reached from *start* by attributes."""
    seen, found, waiting = set(), set(), [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, str | bytes | int | float | type | None):
            continue
        seen.add(id(thing))
        if isinstance(thing, LiveGame | Table | Lobby | Host):
            found.add(type(thing))
            continue
        if isinstance(thing, dict):
            waiting += [*thing, *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += thing
        elif type(thing).__module__.startswith(("escape_tui", "ssh_host")):
            slots = getattr(type(thing), "__struct_fields__", ())
            waiting += [*vars(thing).values()] if hasattr(thing, "__dict__") else []
            waiting += [getattr(thing, name) for name in slots]
    return found


async def test_keys_typed_at_once_are_played_in_the_order_in_which_they_were_typed(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        ani.type(b" ")
        await until(lambda: home.live.report.deeds[0].rolls == 1)
        home.clock.turn(900)
        free = [place for place, die in enumerate(home.live.state.adventurers[0].dice) if die.is_ready]
        wanted = [free[-1], *free[:-1]]
        ani.type("".join(str(place + 1) for place in wanted).encode())
        await until(lambda: all(home.live.state.adventurers[0].dice[place].is_held for place in free))
        archive = home.hosted_lobby.archive
        commands = [
            entry.command for entry in archive.recordings.recording(archive.game_id(home.table)).entries
        ]
        assert [command.die for command in commands if isinstance(command, Hold)] == wanted


async def test_a_click_holds_a_die_and_one_inside_a_paste_breaks_nothing(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        ani.type(b" ")
        await until(lambda: home.live.report.deeds[0].rolls == 1)
        home.clock.turn(900)
        free = [die.is_ready for die in home.live.state.adventurers[0].dice].index(True)
        screen = _app(home).screen
        assert isinstance(screen, GameScreen)
        place = next(
            target.place
            for piece in screen.view.drawn
            for target in piece.targets
            if target.action == f"hold-{free + 1}"
        )
        report = b"\x1b[<0;%d;%d" % (place.x + 2, place.y + 2)
        ani.type(b"\x1b[200~pasted " + report + b"M" + report + b"m text\x1b[201~")
        ani.type(b"\x1b[<0;9999;9999M\x1b[<0;0;0M\x1b[<64;1;1M")
        ani.type(report + b"M" + report + b"m")
        await until(lambda: home.live.state.adventurers[0].dice[free].is_held)
        assert home.live.report.deeds[0].rolls == 1


async def test_who_types_fast_is_heard_without_the_queues_of_the_screens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    queued: list[str] = []
    ask = SessionDriver._ask_textual

    def noted(driver: SessionDriver, event: Message, now: float) -> None:
        queued.append(str(event))
        ask(driver, event, now)

    monkeypatch.setattr(SessionDriver, "_ask_textual", noted)
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        ani.type(b" ")
        await until(lambda: home.live.report.deeds[0].rolls == 1)
        home.clock.turn(900)
        free = [die.is_ready for die in home.live.state.adventurers[0].dice].index(True)
        queued.clear()
        for is_held in (True, False, True):
            ani.type(str(free + 1).encode())
            await until(lambda: home.live.state.adventurers[0].dice[free].is_held is is_held)  # noqa: B023
    assert queued == []


@pytest.mark.parametrize("is_playing", [False, True])
async def test_an_unbracketed_paste_does_not_hold_up_the_keys_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_playing: bool
) -> None:
    heard: list[Message] = []
    hear = SessionDriver.hear

    def noted(driver: SessionDriver, message: Message) -> None:
        heard.append(message)
        hear(driver, message)

    monkeypatch.setattr(SessionDriver, "hear", noted)
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        if is_playing:
            await begun(home, ani)
        ani.type(b"zwhbqlrx!;,"[: 6 if is_playing else 3] * 217)
        ani.type(b"?")
        await ani.until_sees("elp")
        assert len(heard) <= 60


async def test_a_pause_is_asked_for_refused_agreed_to_and_counted_down(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        ani.type(b"p")
        await bo.until_sees("ani wants a pause (1 of 2).")
        await ani.until_sees("Pause: 1 of 2, waiting for bo")
        bo.type(b"n")
        await until(lambda: not home.table.pausing.votes)
        ani.type(b"p")
        await bo.until_sees("ani wants a pause (1 of 2).")
        bo.type(b"p")
        await ani.until_sees("Pause time left: 2:00")
        bo.type(b"p")
        await ani.until_sees("3… get ready!")
        home.clock.turn(3_000)
        await ani.until_sees("─ Story")
        assert not home.live.is_paused


async def test_a_friend_who_lost_the_line_is_a_banner(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        async with in_lobby(home, "bo") as bo:
            await begun(home, ani, bo)
        await ani.until_sees("bo dropped out. Pause? Bot takes over in")
        home.clock.turn(10_000)
        await until(lambda: not ani.sees("dropped out"))


async def test_rematch_with_the_same_people(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        first = home.live
        home.clock.turn(TEN_MINUTES_MS)
        assert home.table.phase is Phase.OVER
        for client in (ani, bo):
            await client.until_sees("Rematch?")
        ani.type(ENTER)
        await bo.until_sees("ani wants a rematch (1 of 2).")
        ani.type(b"t")
        await ani.until_sees("Say to the table")
        ani.type(b"well played" + ENTER)
        await bo.until_sees("ani: well played")
        bo.type(ENTER)
        for client in (ani, bo):
            await client.until_sees("Leave the table")
            client.type(b"r")
        await bo.until_sees("─ Story")
        assert home.live is not first


async def test_a_table_is_set_up_handed_over_and_talked_at(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        ani.type(b"u")
        await ani.until_sees("Done")
        ani.type(DOWN * 2 + b" ")
        await until(lambda: not home.table.is_public)
        await until(lambda: not bo.sees("Open tables"))
        ani.type(b"\x1b")
        await ani.until_sees("invite only")
        bo.type(b"c")
        await bo.until_sees("Which code?")
        bo.type(home.table.code.lower().encode() + ENTER)
        await bo.until_sees("I’m ready")
        bo.type(b"t")
        await bo.until_sees("Say to the table")
        bo.type(b"hello\r")
        await ani.until_sees("bo: hello")
        ani.type(DOWN * 3 + b"h")
        await until(lambda: home.table.opener == home.table.chairs[1].person)
        ani.type(b"b")
        await ani.until_sees("Only the host")
        bo.type(b"b")
        await ani.until_sees("Gotli")


async def test_quick_play_gathers_two_strangers_who_see_when_it_starts_with_bots(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        ani.type(b"q")
        await ani.until_sees("Starts in 15 s")
        home.clock.turn(6_000)
        bo.type(b"q")
        for client in (ani, bo):
            await client.until_sees("Starts in 9 s")
            assert not client.sees("Gotli")
        ani.type(b"r")
        await bo.until_sees("ready")
        home.clock.turn(QUICK_WAIT_MS - 6_000)
        for client in (ani, bo):
            await client.until_sees("Gotli")
            await client.until_sees("Yutzi")
        assert home.table.phase is Phase.PLAYING
        assert [chair.is_bot for chair in home.table.chairs] == [False, False, True, True, False, False]


async def test_a_person_alone_starts_quick_play_at_once(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        ani.type(b"q")
        await ani.until_sees("Starts in 15 s")
        ani.type(b"r")
        await ani.until_sees("Yutzi")
        assert home.table.phase is Phase.PLAYING


async def test_the_size_of_a_team_that_bots_still_join_is_not_told(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home, "ani", size=(120, 40)) as ani:
        await ani.until_sees("Enter the temple")
        ani.type(ENTER)
        await ani.until_sees("Quick play")
        ani.type(b"q")
        await ani.until_sees("Ready to start")
        assert not ani.sees("one player")
        home.table.quick_start.settle()
        await ani.until_sees("4 players ·")


async def test_a_person_takes_the_place_of_a_bot_before_the_game(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        ani.type(b"bbbbb")
        await until(lambda: sum(chair.is_bot for chair in home.table.chairs) == 5)
        bo.type(b"q")
        await until(lambda: sum(1 for _ in home.table.people()) == 2)
        assert sum(chair.is_bot for chair in home.table.chairs) == 4
        await ani.until_sees("bo")


async def test_the_daily_temple_is_the_same_and_takes_no_bots(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani", new_key()) as ani, in_lobby(home, "bo") as guest:
        guest.type(DOWN * 2 + ENTER)
        await guest.until_sees("needs an SSH key")
        ani.type(DOWN * 2)
        ani.type(ENTER)
        await ani.until_sees("Daily temple,")
        ani.type(b"b")
        await ani.until_sees("no bots")
        assert home.table.fixed_seed is not None


async def _visited_in_plain_characters(home: Camp, key: asyncssh.SSHKey) -> None:
    """A first visit, on whose card plain characters are chosen."""
    async with visiting(home, "ani", key) as client:
        await client.until_sees("Enter the temple")
        client.type(DOWN * 3 + ENTER)
        await client.until_sees("Looks good")
        await until(lambda: client.text.count("╭───╮") == 5, "five whole dice")
        client.type(DOWN + LEFT)
        await until(lambda: client.sees("plain characters") and not client.sees("╔"))
        client.type(b"\x1b[A" + ENTER)
        await client.until_sees("Enter the temple")
        client.type(ENTER)
        await client.until_sees("Quick play")


def _app(home: Camp) -> LobbyApp:
    """What the only visitor sees."""
    (session,) = home.host.sessions
    assert isinstance(session.room, AppRoom)
    assert isinstance(session.room.app, LobbyApp)
    return session.room.app


async def test_the_card_of_a_first_visit_is_remembered_for_the_key(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        await _visited_in_plain_characters(home, key)
        async with visiting(home, "ani", key) as client:
            await client.until_sees("Quick play")
            assert not client.sees("─")
            assert not client.sees("Resume code")


async def test_what_was_chosen_once_can_be_left_to_the_terminal_again(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path) as home:
        await _visited_in_plain_characters(home, key)
        async with visiting(home, "ani", key) as client:
            await client.until_sees("Quick play")
            app = _app(home)
            assert app.glyphs is Glyphs.ASCII
            app.call_next(lambda: app.adopt(replace(app.settings, glyphs=None)))
            await until(lambda: app.glyphs is Glyphs.UNICODE)


async def test_a_challenge_opens_one_table_with_the_bots_and_the_character_that_were_chosen(
    tmp_path: Path,
) -> None:
    seats = (
        SeatForm("ani", "red", character="priest"),
        SeatForm("bot", "blue", is_bot=True),
        SeatForm("bot", "green", is_bot=True),
    )
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        app = _app(home)
        app.call_next(lambda: app.begin(SetupForm(seats, ("character",), challenge="1a")))
        await ani.until_sees("I’m ready")
        await until(lambda: bool(home.table.chairs[0].picks))
        assert home.table.chairs[0].picks["character"] == "priest"
        assert sum(chair.is_bot for chair in home.table.chairs) == 2
        assert home.table.agreement.options["challenge"] == "1a"


async def test_a_challenge_in_the_lobby_says_that_it_opens_a_table_and_does(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await ani.choose("Challenges")
        await ani.until_sees("Enter opens a table for it.")
        ani.type(ENTER)
        await ani.until_sees("► Open a table")
        assert not ani.sees("countdown")
        ani.type(b"pb")
        await ani.until_sees("Gotli")
        assert not ani.sees("Player 2")
        ani.type(b"\x1b[H" + ENTER)
        await ani.until_sees("I’m ready")
        assert home.table.agreement.options["challenge"] == "1a"
