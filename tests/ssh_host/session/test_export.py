"""`ssh HOST export ID > game.cast`: the real file, drawn elsewhere, or a sentence if there is none."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.scene.replay import asciinema
from ssh_host.session.rooms.export_room import Exports
from tests.scene.analysis.made_up import CHOICE, TURN, analysis
from tests.ssh_host.camp import Camp, begun, camp, in_lobby
from tests.ssh_host.house import connected, until, visiting
from tests.ssh_host.pipe_door import PipeConnection, arrival, came_in
from tests.ssh_host.play.test_play_doors import TEN_MINUTES_MS


async def played(home: Camp) -> tuple[str, str]:
    """The code of a table and the id of the game that was played there to its end."""
    async with in_lobby(home, "ani") as ani:
        await begun(home, ani)
        code, game = home.table.code, home.hosted_lobby.archive.game_id(home.table)
        home.clock.turn(TEN_MINUTES_MS)
        await until(lambda: not home.host.store.games.is_running(game))
    return code, game


async def test_a_pipe_gets_the_whole_cast_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("the host draws a cast itself")

    monkeypatch.setattr(asciinema, "frames_of", never)
    async with camp(tmp_path) as home:
        _, game = await played(home)
        async with connected(home, "kim") as connection:
            ended = await connection.run(f"export {game}", input="")
    assert (ended.exit_status, ended.stderr) == (0, "")
    assert isinstance(ended.stdout, str)
    header, *frames = map(json.loads, ended.stdout.splitlines())
    assert (header["version"], header["title"]) == (2, game)
    assert len(frames) > 10
    assert frames[-1][0] > 590
    assert all(kind == "o" for _, kind, _ in frames)


async def test_turning_points_are_markers(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        _, game = await played(home)
        turned = analysis(replace(CHOICE, moment=CHOICE.at), replace(TURN, moment=TURN.at))
        home.hosted_lobby.store.analyses.keep(game, turned)
        async with connected(home, "kim") as connection:
            ended = await connection.run(f"export {game}", input="")
    assert isinstance(ended.stdout, str)
    marks = [text for _, kind, text in map(json.loads, ended.stdout.splitlines()[1:]) if kind == "m"]
    assert [mark[:6] for mark in marks] == ["1 6:40", "2 3:20"]


async def test_what_cannot_be_exported_is_said_to_the_person_and_not_into_the_file(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        running = home.hosted_lobby.archive.game_id(home.table)
        for word, sentence in (
            ("0000000000", "There’s no replay 0000000000."),
            (running, "This game is still in progress. Export it when it’s over."),
            (home.table.code, "This game is still in progress. Export it when it’s over."),
        ):
            async with connected(home, "kim") as connection:
                ended = await connection.run(f"export {word}")
            assert (ended.exit_status, ended.stdout, ended.stderr) == (1, "", f"{sentence}\n")


async def test_a_game_at_a_table_that_is_not_public_cannot_be_told_from_none(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        home.table.is_public = False
        for word in (home.table.code, home.hosted_lobby.archive.game_id(home.table)):
            async with connected(home, "kim") as connection:
                ended = await connection.run(f"export {word}")
            assert ended.stderr == f"There’s no replay {word}.\n"


async def test_nobody_gets_the_temple_of_the_day_to_see_while_the_day_lasts(tmp_path: Path) -> None:
    sentence = "You can replay the daily temple when the day is over."
    async with camp(tmp_path) as home:
        _, game = await played(home)
        home.hosted_lobby.archive.recordings.seal = lambda game_id: "daily-not-over" * (game_id == game)  # type: ignore[method-assign]
        async with connected(home, "kim") as connection:
            ended = await connection.run(f"export {game}")
        assert (ended.exit_status, ended.stdout, ended.stderr) == (1, "", f"{sentence}\n")
        async with visiting(home, "kim", command=f"replay {game}") as kim:
            await kim.until_sees("New here?")
            kim.type(b"\r")
            await kim.until_sees(sentence[:36])
            assert not kim.sees("Story")


async def test_one_identity_exports_one_game_at_a_time(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        _, game = await played(home)
        who = arrival(command=f"export {game}", kind="")
        exports: Exports = home.hosted_lobby._exports
        exports.players.add(who.identity.player)
        connection = PipeConnection()
        came_in(home.host, connection, who)
        await until(lambda: connection.status is not None)
        assert (connection.status, connection.written) == (1, b"")
        assert b"One export at a time" in connection.errors


async def test_who_leaves_stops_the_drawing(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        _, game = await played(home)
        connection = PipeConnection()
        connection.waiting = 10**9
        session = came_in(home.host, connection, arrival(command=f"export {game}", kind=""))
        await until(lambda: bool(home.hosted_lobby._exports.players))
        session.lost()
        await until(lambda: not home.host.sessions)
        await until(lambda: not home.hosted_lobby._exports.players)
        assert connection.status == 1


async def test_a_tables_code_names_its_last_game(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        code, game = home.table.code, home.hosted_lobby.archive.game_id(home.table)
        home.clock.turn(TEN_MINUTES_MS)
        await until(lambda: not home.host.store.games.is_running(game))
        assert home.hosted_lobby.finished.game_named(code.lower()) == game
        async with visiting(home, "kim", command=f"replay {code}") as kim:
            await kim.until_sees("New here?")
            kim.type(b"\r")
            await kim.until_sees("Story")


async def test_the_key_on_the_replay_screen_shows_what_to_type(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        _, game = await played(home)
        async with visiting(home, "kim", command=f"replay {game}") as kim:
            await kim.until_sees("New here?")
            kim.type(b"\r")
            await kim.until_sees("Space  play")
            kim.type(b"e")
            await kim.until_sees(f"export {game} > game.cast")
