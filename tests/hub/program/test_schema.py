"""The schema that we print is true of every message that we send and take."""

import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import fields
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from escape_tui.cli.set_up_flags import simulated_seats
from escape_tui.engine.effect import Event
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import State
from escape_tui.hub.bots.bot_sight import BotSight
from escape_tui.hub.bots.playing_out import play_out
from escape_tui.hub.port.messages.answers import Analysed, Answer, Done, Refused, Seen
from escape_tui.hub.port.messages.news import (
    TOLD_FIELDS,
    VERSION,
    Farewell,
    GameNews,
    Hello,
    LobbyNews,
    News,
    Notice,
    StandNews,
    TableNews,
)
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.views import StandView
from escape_tui.hub.port.messages.wire import ANY_SAYING, encode_saying
from escape_tui.hub.program.game_telling import GameTelling
from escape_tui.hub.program.schema import FROM_HOST, TO_HOST, schema
from escape_tui.hub.record.codec import kinds_of
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from tests.hub.bots.clueless import Clueless
from tests.hub.port.test_wire import REQUESTS, Seeing
from tests.hub.program.json_schema import mistakes
from tests.scene.analysis.made_up import TURN, analysis
from tests.temple import CATALOGUE

ROOT = Path(__file__).parents[3]
SCHEMA = schema()


def wrong(line: bytes, direction: str) -> list[str]:
    return mistakes(msgspec.json.decode(line), SCHEMA["$defs"][direction], SCHEMA)


class EnoughSeen(Exception):
    """The rest of the game is of no interest."""


def told(*modules: str, viewer: int | None = 0, most: int = 60) -> list[GameNews]:
    """What one of three, or a watcher, is told of a game in which anything happens."""
    game = new_game(Setup(simulated_seats(3), modules), CATALOGUE, SeededChance(5))
    sight, telling, news = BotSight(game), GameTelling(1, viewer), list[GameNews]()

    def tell(events: tuple[Event, ...]) -> None:
        if len(news) == most:
            raise EnoughSeen
        if events:
            seen = tuple(event.seen_by(viewer, game.state) for event in events)
            view = sight.own(0) if viewer == 0 else sight.of(-1)
            news.append(telling.news(view, seen, at=game.state.now))

    with suppress(EnoughSeen):
        play_out(game, [Clueless(player, SeededChance(player)) for player in range(3)], tell=tell)
    return news


def test_every_request_fits_the_schema() -> None:
    assert {type(request) for request in REQUESTS} == {*kinds_of(Request)}
    for request in REQUESTS:
        assert wrong(msgspec.json.encode(request), TO_HOST) == []


def test_every_saying_fits_the_schema_and_comes_back_as_it_was() -> None:
    seen = Seeing().playing
    assert isinstance(seen, Seen)
    sayings: tuple[Answer | News, ...] = (
        Done(1, {"code": "BCDF", "seats": 3}),
        Refused(3, rule="base.enter", facts={"missing": ("A", "A"), "reason": "dice"}),
        Analysed(4, analysis(TURN)),
        seen,
        Hello(VERSION, "1.0", "join BCDF"),
        LobbyNews(seen.lobby),
        TableNews(seen.table, seen.place),
        TableNews(None, None),
        StandNews(StandView("BCDF", ("Zoe",))),
        *told()[:2],
        Notice("The temple closes."),
        Farewell("quit", "Until the next escape."),
    )
    assert {type(saying) for saying in sayings} == {*kinds_of(Answer), *kinds_of(News)}
    for saying in sayings:
        line = encode_saying(saying)
        assert wrong(line, FROM_HOST) == []
        assert encode_saying(msgspec.json.decode(line, type=ANY_SAYING)) == line


@pytest.mark.parametrize(
    "modules", [(), ("curses", "treasures"), ("quest", "character"), ("trap", "time"), ("fountain", "maze")]
)
def test_a_whole_game_fits_the_schema(modules: tuple[str, ...]) -> None:
    for viewer in (0, None):
        for news in told(*modules, viewer=viewer):
            line = encode_saying(news)
            assert wrong(line, FROM_HOST) == []
            assert encode_saying(msgspec.json.decode(line, type=ANY_SAYING)) == line


def test_what_is_told_in_pieces_is_the_whole_state() -> None:
    known: dict[str, object] = {}
    for news in told():
        known |= msgspec.json.decode(encode_saying(news))["state"]
    assert set(known) == {*TOLD_FIELDS} == {field.name for field in fields(State)} - {"drawn"}


@pytest.mark.parametrize(
    "line",
    [
        b'{"type":"Fly","id":1}',
        b'{"type":"Join","id":1}',
        b'{"type":"Join","id":"one","code":"BCDF"}',
        b'{"type":"Play","id":1,"command":{"type":"Enter","player":0,"side":9}}',
        b'{"type":"Ready","id":-1}',
        b'{"type":"Ready","id":1,"is_ready":"yes"}',
    ],
)
def test_the_schema_tells_mistakes(line: bytes) -> None:
    assert wrong(line, TO_HOST)


def test_every_property_is_described() -> None:
    undescribed = [
        f"{name}.{key}"
        for name, kind in SCHEMA["$defs"].items()
        for key, value in kind.get("properties", {}).items()
        if "description" not in value
    ]
    assert undescribed == [], "say what they mean in escape_tui/hub/program/schema_words.toml"


def test_every_description_is_of_a_property() -> None:
    words = tomllib.loads((ROOT / "escape_tui/hub/program/schema_words.toml").read_text("utf-8"))
    kinds = SCHEMA["$defs"].items()
    used = {key for name, kind in kinds for key in kind.get("properties", {})}
    used |= {f"{name}.{key}" for name, kind in kinds for key in kind.get("properties", {})}
    assert set(words) - used == set()


def test_every_reason_is_in_the_list_and_has_a_sentence() -> None:
    sources = [
        path.read_text("utf-8") for folder in ("escape_tui/hub", "ssh_host") for path in python_files(folder)
    ]
    given = {
        reason for text in sources for reason in re.findall(r'(?:Declined\(\s*|reason=)"([a-z-]+)"', text)
    }
    # Rules say why something waits.
    given -= {"waiting"}
    printed = msgspec.json.decode(CliRunner().invoke(app, ["schema"]).stdout)
    reasons = printed["$defs"]["Refused"]["properties"]["reason"]["anyOf"]
    assert given - {each["const"] for each in reasons} == set()
    assert all(each["description"].endswith((".", "?")) for each in reasons)


def python_files(folder: str) -> Iterator[Path]:
    return (ROOT / folder).rglob("*.py")
