"""Surrender: the table ends its game as a loss before the time is over."""

from collections.abc import Iterator

from escape_tui.engine.effect import Event, Module, TableCommand, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import Ended


class Surrender(TableCommand, frozen=True):
    """end.give-up, end.forsaken — everybody wants to stop, or (*is_forsaken*) all inside have dropped out."""

    is_forsaken: bool = False


def surrender(game: Game, command: Surrender) -> Iterator[Event]:
    """end.give-up, end.forsaken — the game is lost at once."""
    require(game.state.ending is None, "end.give-up", reason="over")
    yield Ended(False, "end.forsaken" if command.is_forsaken else "end.give-up")


class Surrendering(Module):
    id = "surrender"
    rules = {Surrender: surrender}
