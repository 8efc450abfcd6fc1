"""The program's door: requests in, views, events and refusals out, over a real SSH connection."""

from pathlib import Path

import msgspec

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.news import VERSION
from escape_tui.hub.program.pace import PLAYS_A_SECOND, PLAYS_AT_ONCE
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import Roll
from tests.hub.analysis.recorded import lines
from tests.hub.people import COUNT_IN_MS
from tests.scene.analysis.made_up import CHOICE, analysis
from tests.ssh_host.camp import camp, new_key
from tests.ssh_host.house import connected, until
from tests.ssh_host.program.talk import PROGRAMS, Talk, talking
from tests.ssh_host.store.journals import finished_game


async def test_a_program_comes_in_sits_down_and_plays(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        hello = await talk.hears_kind("Hello")
        assert hello["version"] == VERSION
        lobby = await talk.hears_kind("LobbyNews")
        assert lobby["view"]["people"] == []
        assert (await talk.ask(requests.Arrive("Ada Lovelace", id=1)))["type"] == "Done"
        opened = await talk.ask(requests.OpenTable(bots=2, id=2))
        assert opened["facts"]["code"] == home.table.code
        await talk.ask(requests.Ready(id=3))
        home.clock.turn(COUNT_IN_MS)
        first = await talk.hears_kind("GameNews")
        assert set(first["state"]) >= {"temple", "adventurers", "setup", "depot"}
        assert first["player"] == 0
        assert first["state"]["setup"]["seats"][0]["name"] == "Ada Lo·bot"
        played = await talk.ask(requests.Play(Roll(0), id=4))
        assert played == {"type": "Done", "id": 4, "facts": {}}
        landed = await talk.hears(lambda said: any(e["type"] == "Landed" for e in said.get("events", ())))
        assert "temple" not in landed["state"]
        assert {"Roll", "Hold"} <= {offer["command"]["type"] for offer in landed["offers"]}
        refused = await talk.ask(requests.Play(Roll(1), id=5))
        assert (refused["type"], refused["reason"]) == ("Refused", "not-yours")


async def test_nothing_is_swept_while_a_program_plays(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.ask(requests.Arrive("Ada", id=1))
        assert home.host.is_quiet
        await talk.ask(requests.OpenTable(id=2))
        await talk.ask(requests.Ready(id=3))
        await until(lambda: not home.host.is_quiet)


async def sentence(talk: Talk) -> str:
    """What is said beside the messages to somebody who is not let in."""
    await until(lambda: talk.is_closed)
    assert talk.said == []
    return talk.beside.decode().strip()


async def test_without_the_setting_no_program_comes_in(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, talking(home) as talk:
        assert "Programs can’t connect" in await sentence(talk)
        assert talk.status == 1


async def test_a_program_has_a_key_and_there_are_only_so_many(tmp_path: Path) -> None:
    async with camp(tmp_path, {"limits.programs": 1}) as home:
        async with connected(home, "ada") as connection:
            guest = Talk(home)
            await connection.create_session(lambda: guest, "program", encoding=None)
            assert "its own SSH key" in await sentence(guest)
        async with talking(home, "ada") as first, talking(home, "bob") as second:
            await first.hears_kind("Hello")
            assert "Too many programs" in await sentence(second)


async def test_a_program_that_watches_sees_the_game_and_cannot_play(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as ada:
        await ada.ask(requests.Arrive("Ada", id=1))
        code = (await ada.ask(requests.OpenTable(id=2)))["facts"]["code"]
        await ada.ask(requests.Ready(id=3))
        async with talking(home, "bob", f"program watch {code}") as bob:
            assert (await bob.hears_kind("Hello"))["asked"] == f"watch {code}"
            assert (await bob.ask(requests.Watch(code, "Bob", id=1)))["facts"]["code"] == code
            assert (await bob.hears_kind("StandNews"))["view"]["watchers"] == ["Bob·bot"]
            news = await bob.hears_kind("GameNews")
            assert news["player"] is None
            assert news["offers"] == []
            assert (await bob.ask(requests.Arrive("Bob", id=2)))["reason"] == "only-watching"


async def test_a_program_with_a_seat_is_not_asked_to_join_a_table(tmp_path: Path) -> None:
    key = new_key()
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as ada:
        await ada.ask(requests.Arrive("Ada", id=1))
        code = (await ada.ask(requests.OpenTable(id=2)))["facts"]["code"]
        async with talking(home, "bob", f"program join {code}", key) as bob:
            assert (await bob.hears_kind("Hello"))["asked"] == f"join {code}"
            await bob.ask(requests.Arrive("Bob", id=1))
            await bob.ask(requests.Join(code, id=2))
            for talk in (ada, bob):
                await talk.ask(requests.Ready(id=3))
            await bob.hears_kind("GameNews")
        async with talking(home, "bob", "program join BCDF", key) as again:
            assert (await again.hears_kind("Hello"))["asked"] == ""


async def test_a_program_that_stops_talking_leaves_politely(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.hears_kind("Hello")
        talk.channel.write_eof()
        farewell = await talk.hears_kind("Farewell")
        assert farewell["sentence"]
        await until(lambda: talk.is_closed and not home.host.sessions)
        assert (talk.status, talk.beside) == (0, b"")


async def test_what_makes_no_sense_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.hears_kind("Hello")
        for line, reason in (
            (b"hello", "unreadable"),
            (b'{"type":"Fly"}', "unreadable"),
            (b"\xff\x00", "unreadable"),
            (b'{"type":"Join","code":"' + b"X" * 20_000 + b'"}', "too-long"),
            (b'{"type":"QuickPlay"}', "not-here"),
        ):
            talk.write(line + b"\n")
            assert (await talk.hears_kind("Refused"))["reason"] == reason
        talk.write(b'{"type":"Fly","id":5}\n')
        refused = await talk.hears_kind("Refused")
        assert (refused["id"], refused["reason"]) == (5, "unreadable")
        assert (await talk.ask(requests.Arrive("Ada", id=7)))["type"] == "Done"
        assert (await talk.ask(requests.Arrive("Ada", id=6)))["reason"] == "out-of-order"


async def test_whoever_never_makes_sense_is_sent_away(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.hears_kind("Hello")
        talk.write(b"what?\n" * 200)
        assert (await talk.hears_kind("Farewell"))["reason"] == "nonsense"
        await until(lambda: talk.is_closed)


async def test_a_program_plays_no_faster_than_a_person(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.ask(requests.Arrive("Ada", id=1))
        await talk.ask(requests.OpenTable(id=2))
        await talk.ask(requests.Ready(id=3))
        home.clock.turn(COUNT_IN_MS)
        before = home.clock.now()
        for id in range(10, 20):
            talk.write(msgspec.json.encode(requests.Play(Call(0, "help"), id=id)) + b"\n")
        refused = await talk.hears(lambda said: said.get("reason") == "too-fast")
        assert refused["id"] >= 10 + PLAYS_AT_ONCE
        assert home.clock.now() - before < 1_000 * PLAYS_AT_ONCE / PLAYS_A_SECOND


async def test_requests_are_numbered_by_whoever_likes_and_done_once(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.hears_kind("Hello")
        talk.write(b'{"type":"Pass"}\n{"type":"Pass"}\n')
        assert [(await talk.hears_kind("Done"))["id"] for _ in range(2)] == [1, 2]
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.ask(requests.Arrive("Ada", id=1))
        opened = [await talk.ask(requests.OpenTable(id=2)) for _ in range(2)]
        assert opened[0] == opened[1]
        assert len(home.hosted_lobby.lobby.tables) == 1


async def test_what_the_host_says_to_everybody_is_a_notice(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.hears_kind("Hello")
        home.host.tell("visit-stays-open")
        assert "stays open" in (await talk.hears_kind("Notice"))["sentence"]


async def test_whoever_reads_slowly_hears_less_often_and_then_everything(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        await talk.ask(requests.Arrive("Ada", id=1))
        await talk.ask(requests.OpenTable(id=2))
        await talk.ask(requests.Ready(id=3))
        await talk.hears(lambda said: said["type"] == "GameNews" and said["state"].get("has_begun", False))
        (session,) = home.host.sessions
        session.outlet.hold()
        home.live.play(Call(0, "help"))
        for _ in range(4):
            home.live.play(Roll(0))
            home.clock.turn(2_000)
        await talk.ask(requests.Pass(id=4))
        assert [said for said in talk.said if said["type"] == "GameNews"] == []
        session.outlet.release()
        news = await talk.hears_kind("GameNews")
        kinds = [event["type"] for event in news["events"]]
        assert (kinds[0], kinds.count("Landed")) == ("Called", 4)
        assert news["state"]["now"] == home.live.state.now


async def test_a_program_gets_an_analysis_without_what_one_person_could_have_done(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        finished_game(home.hosted_lobby.store, "0011223344", lines())
        assert (await talk.ask(requests.SeeAnalysis("0011223344", id=1)))["analysis"] is None
        home.hosted_lobby.store.analyses.keep("0011223344", analysis(CHOICE))
        (turn,) = (await talk.ask(requests.SeeAnalysis("0011223344", id=2)))["analysis"]["turns"]
    assert turn["at"] == CHOICE.at
    assert (turn["player"], turn["instead"]) == (None, None)
