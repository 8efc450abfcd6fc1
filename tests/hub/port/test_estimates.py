"""The live estimate in the lobby: for everybody but the players of that game."""

from escape_tui.engine.setup import Setup
from escape_tui.hub.port.making_views import GAMES_ARE_TOLD_MS
from escape_tui.hub.port.messages.requests import OpenTable, Ready
from tests.hub.people import COUNT_IN_MS, Host, Visit


def estimate_for(visit: Visit) -> int | None:
    (table,) = visit.port.lobby.games()
    assert table.game is not None
    return table.game.estimate


def test_the_lobby_sees_an_estimate_and_the_players_do_not() -> None:
    host = Host()
    ani, kim = host.visit("ani"), host.visit("kim")
    host.begin(ani)
    host.clock.turn(GAMES_ARE_TOLD_MS)
    seen = estimate_for(kim)
    assert seen is not None
    assert 0 <= seen <= 100
    assert estimate_for(ani) is None


def test_games_with_modules_have_no_estimate() -> None:
    host = Host()
    ani, kim = host.visit("ani"), host.visit("kim")
    ani.done(OpenTable(agreement=Setup((), modules=("curses",)), bots=1))
    ani.done(Ready())
    host.clock.turn(COUNT_IN_MS + GAMES_ARE_TOLD_MS)
    assert estimate_for(kim) is None
