"""What is hidden cannot be drawn, because it is not there: nothing on a screen leads to it."""

from collections import deque
from pathlib import Path

from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.screens.watching.watching_screen import WatchingScreen
from escape_tui.engine.game import Game
from escape_tui.engine.state import State
from escape_tui.hub.clockwork import HandClockwork, LoopClockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.port.service import Caller, Service
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.replica import NoChance, Publisher
from escape_tui.rules.exploring import FACE_DOWN
from ssh_host.archive.archive import Archive
from ssh_host.host import Host
from ssh_host.lobby.hosted_lobby import HostedLobby
from ssh_host.session.rooms.app_room import AppRoom
from ssh_host.session.session import Session
from ssh_host.store.store import Store
from tests.rulebook import rule
from tests.ssh_host.camp import ENTER, Camp, begun, camp, in_lobby
from tests.ssh_host.house import until, visiting
from tests.ssh_host.reach import reached

#: Objects that lead to everything else.
AUTHORITIES = (
    LiveGame, Publisher, Table, Lobby, Service, Caller, SeededChance, Archive, Store, HostedLobby, Host,
)  # fmt: skip

#: Every seed of a test's host is a multiple of this.
SEEDS = 1_000_003


def is_clock(thing: object) -> bool:
    """A clock is everybody's: whatever is set on it can be reached from it."""
    return isinstance(thing, HandClockwork | LoopClockwork)


def secrets_on(screen: GameScreen) -> set[str]:
    """What can be reached from *screen* and must not be."""
    found = set()
    for thing in reached(screen, is_clock):
        match thing:
            case Game() if not isinstance(thing.chance, NoChance):
                found.add("a game with dice")
            case State() if {*thing.pile} - {FACE_DOWN} or thing.drawn:
                found.add("a state with an open pile")
            case int() if thing and thing % SEEDS == 0:
                found.add("a seed")
            case _ if isinstance(thing, AUTHORITIES):
                found.add(type(thing).__name__)
    return found


def screen_of(session: Session) -> GameScreen:
    assert isinstance(session.room, AppRoom)
    assert session.room.app is not None
    screen = session.room.app.screen
    assert isinstance(screen, GameScreen)
    return screen


def screens(home: Camp) -> list[GameScreen]:
    return [screen_of(session) for session in home.host.sessions]


@rule("screen.hidden")
async def test_nothing_on_a_players_or_a_watchers_screen_leads_to_what_is_hidden(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani, in_lobby(home, "bo") as bo:
        await begun(home, ani, bo)
        async with visiting(home, "kim", command=f"watch {home.table.code}") as kim:
            await kim.until_sees("New here?")
            kim.type(ENTER)
            await kim.until_sees("Story")
            ani.type(b" ")
            await until(lambda: home.live.report.deeds[0].rolls == 1)
            home.clock.turn(2_000)
            ani.type(b"1")
            assert {type(screen) for screen in screens(home)} == {GameScreen, WatchingScreen}
            for screen in screens(home):
                assert secrets_on(screen) == set()
            assert {*home.live.state.pile} - {FACE_DOWN}


def test_the_walk_finds_what_it_looks_for() -> None:
    class Holder:
        def __init__(self, thing: object) -> None:
            self.thing = thing

    secret = SeededChance(41 * SEEDS)
    for hiding_place in (
        Holder(secret),
        [deque([{"key": (secret,)}])],
        lambda: secret,
        Holder(secret.number),
    ):
        assert secret in reached(hiding_place)
        assert 41 * SEEDS in reached(hiding_place)
