"""The same nasty strings at every way out: whatever was once let in by mistake harms nobody who reads it."""

import json
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from prometheus_client.exposition import generate_latest
from prometheus_client.parser import text_string_to_metric_families
from textual.screen import Screen

from escape_tui.app.screens.lobby.admin_screen import AdminScreen
from escape_tui.app.screens.lobby.records_screen import RecordsScreen
from escape_tui.app.screens.watching.replays_screen import ReplaysScreen
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.messages.news import Notice
from escape_tui.hub.port.messages.views import GameSummary, PlayerSummary, SeatView, TableSummary
from escape_tui.hub.port.messages.wire import ANY_SAYING, encode_saying
from escape_tui.hub.record.record import Recording
from escape_tui.hub.table.seats.seats import Phase, Saying
from escape_tui.plain.sayings import Ear
from escape_tui.plain.voice import Voice
from escape_tui.rules.ending.balance import balance
from escape_tui.scene.game.end.end_report import Company, GameEnd, Glance, Kept, end_picture, room_for_temple
from escape_tui.scene.lobby.lobby_panels import said
from escape_tui.scene.lobby.visitor_services import DailyProof, Guest, RecordLine, ShutOut, WorkerLine
from escape_tui.scene.menus.menu_list import Item, explained, listed
from escape_tui.scene.replay.recordings import RecordingLabel, Recordings
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from ssh_host.monitoring.metrics import Metrics
from ssh_host.session.rooms.cast_file import cast as cast_of
from ssh_host.session.rooms.plain_room import PlainLines
from ssh_host.web.pages.game_pages import games_page
from tests.app.menu_app import HouseApp, seen
from tests.nasty import NASTY, harm
from tests.scene.game.test_end_words import finished
from tests.scene.recorded import lines as journal_lines
from tests.ssh_host.pipe_door import PipeConnection, outlet_to
from tests.temple import CATALOGUE
from tile_art.inks.canvas import Picture, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink
from tile_art.inks.svg import svg
from tile_art.letters import as_written, letters

#: What a stage writes besides letters.
_STAGE_DIRECTIONS = re.compile("\x1b\\[[0-9;]*[mHKGABCD]|\x1b\\[2J(?=.)|[\r\n\b]", re.DOTALL)
TALK = tuple(Saying(nasty, nasty) for nasty in NASTY)
SEATS = tuple(SeatView("red", nasty) for nasty in NASTY)
SETUP = Setup(tuple(Seat(nasty, COLOURS[0]) for nasty in NASTY[:6]))
TABLE = TableSummary(
    "ABCD",
    Phase.PLAYING,
    SEATS,
    0,
    SETUP,
    title=" ".join(NASTY),
    game=GameSummary(tuple(PlayerSummary(nasty, "red") for nasty in NASTY), 3, 0, 600_000),
)


def written(picture: Picture) -> Iterator[str]:
    for line in picture:
        assert len(line.text) == len(line.inks)
        yield as_written(line.text)


def a_list() -> Iterator[str]:
    yield from written(listed([Item(nasty, nasty, nasty, nasty) for nasty in NASTY], 0, 100, 60))
    yield from written(explained(NASTY[0], [(nasty, Ink.PLAIN) for nasty in NASTY], 100, 60))


def the_talk() -> Iterator[str]:
    yield from written(said("Talk", TALK, "", 100, 60))


def the_end() -> Iterator[str]:
    live = finished(1).live
    narrator = Narrator(Words(), live.state.setup, CATALOGUE)
    _, _, across, down = room_for_temple(120, 60)
    company = Company(TALK, 3, NASTY)
    end = GameEnd(live.state, live.report, balance(live.game), kept=Kept(*NASTY[:2]), company=company)
    yield from written(end_picture(end, narrator, (row("X" * across),) * down, Glance(120, 60)))


def an_svg() -> Iterator[str]:
    drawn = svg(tuple(row(nasty) for nasty in NASTY), "nasty")
    assert "<script" not in drawn
    yield from drawn.splitlines()


def a_page_of_games() -> Iterator[str]:
    games = SimpleNamespace(tables=lambda: (TABLE,), since_ms=lambda: 0, shown=lambda code: None)
    page = games_page(
        cast(Any, SimpleNamespace(hosted=SimpleNamespace(public_games=games))), "<!-- games -->", Words("en")
    )
    assert "<script" not in page
    assert escape("<script>alert(1)</script>") in page
    yield from page.splitlines()


def a_metric() -> Iterator[str]:
    metrics = Metrics(Path())
    for nasty in NASTY[:-1]:
        metrics.refused.labels(nasty).inc()
    exposed = generate_latest(metrics.registry).decode()
    (family,) = (each for each in text_string_to_metric_families(exposed) if each.name == "escape_refused")
    told = [sample.labels["reason"] for sample in family.samples if sample.name == "escape_refused_total"]
    assert sorted(told) == sorted(NASTY[:-1])
    return iter(())


def a_cast() -> Iterator[str]:
    first, *others = journal_lines(seconds=5)
    header = json.loads(first)
    for seat, nasty in zip(header["setup"]["seats"], ("".join(NASTY[:9]), "".join(NASTY[9:-1])), strict=True):
        seat["name"] = nasty
    for line in cast_of([json.dumps(header).encode() + b"\n", *others], CATALOGUE, "a game", "en"):
        event = json.loads(line)
        if isinstance(event, list):
            assert not re.search("\x1b(?!\\[)", event[2])
            yield _STAGE_DIRECTIONS.sub("", event[2])


def lines_for_a_listener() -> Iterator[str]:
    line = PipeConnection()
    lines = PlainLines(outlet_to(line, 1_000_000), b"\n", Glyphs.UNICODE)
    voice = Voice(lines.write, lines.ring, HandClockwork())
    Ear(voice, ()).listen(TALK, ())
    voice.answer(*NASTY)
    told = line.written.decode().split("\n")
    assert len(told) == 2 * len(NASTY) + 1
    yield from told


def lines_for_a_program() -> Iterator[str]:
    for nasty in NASTY[:-1]:
        line = encode_saying(Notice(nasty))
        assert msgspec.json.decode(line, type=ANY_SAYING) == Notice(nasty)
        # Marks are many in a file, too; nothing is steered by them.
        yield "".join(letters(line.decode().removesuffix("\n")))


@pytest.mark.parametrize(
    "outlet",
    [
        a_list,
        the_talk,
        the_end,
        an_svg,
        a_page_of_games,
        a_metric,
        a_cast,
        lines_for_a_listener,
        lines_for_a_program,
    ],
    ids=lambda each: each.__name__,
)
async def test_no_outlet_lets_anything_harmful_out(outlet: Callable[[], Iterator[str]]) -> None:
    assert [trouble for line in outlet() if (trouble := harm(line))] == []


class NastyRecordings(Recordings):
    def labels(self) -> tuple[RecordingLabel, ...]:
        return tuple(RecordingLabel(str(at), SETUP, nasty) for at, nasty in enumerate(NASTY))

    async def recording(self, id: str) -> Recording:
        raise AssertionError

    def analysis(self, id: str) -> None:
        return None

    def is_analysing(self, id: str) -> bool:
        return False

    def analyse_whole(self, id: str) -> None: ...

    def export(self, name: str, content: str) -> str:
        return ""

    def export_command(self, id: str) -> str:
        return ""


def keeper() -> Screen[Any]:
    desk = SimpleNamespace(
        guests=lambda: tuple(Guest(at, nasty, nasty, nasty, "lobby", 1) for at, nasty in enumerate(NASTY)),
        workers=lambda: tuple(WorkerLine(nasty, 1, 1) for nasty in NASTY),
        tables=lambda: (TABLE,),
        shut_out=lambda: tuple(ShutOut("key", nasty, nasty) for nasty in NASTY),
        waiting=lambda: 0,
        games=lambda: 1,
        port=SimpleNamespace(lobby=SimpleNamespace(closes_in_ms=None)),
    )
    return AdminScreen(cast(Any, desk))


def records() -> Screen[Any]:
    games = tuple(RecordLine(nasty, "", True, NASTY, 1, nasty) for nasty in NASTY)
    proof = DailyProof("seal", "2029-12-31", "key")
    desk = SimpleNamespace(
        history=lambda: games, filled=lambda boards: (), day="2030-01-01", daily_proof=lambda: proof
    )
    return RecordsScreen(cast(Any, desk))


@pytest.mark.parametrize("make", [keeper, records, ReplaysScreen], ids=lambda each: each.__name__)
async def test_no_screen_does_either(make: Callable[[], Screen[Any]]) -> None:
    app = HouseApp(make(), recordings=NastyRecordings())
    async with app.run_test(size=(120, 80)) as pilot:
        await pilot.pause()
        drawn = as_written(seen(app))
    assert "owned" in drawn or "gone" in drawn
    assert [trouble for line in drawn.split("\n") if (trouble := harm(line))] == []
