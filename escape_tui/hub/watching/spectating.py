"""Spectating: the games that can be watched on a server."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_title
from escape_tui.hub.watching.replica import Publisher


class Showing(Struct, frozen=True, eq=False):
    """A game that can be watched: the *code* and *title* of its table, and whether it is listed."""

    code: str
    title: str
    is_listed: bool
    publisher: Publisher


class Spectating:
    """All games that can be watched, each by at most *most* spectators."""

    def __init__(self, most: int) -> None:
        self.on_change: list[Callable[[], None]] = []
        self._most = most
        self._showings: dict[str, Showing] = {}

    def show(self, showing: Showing) -> None:
        self._showings[showing.code] = showing
        self._changed()

    def take_off(self, code: str) -> None:
        if self._showings.pop(code, None) is not None:
            self._changed()

    def listed(self) -> tuple[Showing, ...]:
        """The public games."""
        return tuple(showing for showing in self._showings.values() if showing.is_listed)

    def at(self, code: str) -> Showing | None:
        return self._showings.get(code)

    def __iter__(self) -> Iterator[Showing]:
        return iter(tuple(self._showings.values()))

    def enter(self, code: str) -> Showing:
        """Count one more spectator at the game of the table *code*; raises `Declined`."""
        showing = self._showings.get(code.strip().upper())
        if showing is None:
            raise Declined("no-such-game", code=clean_title(code))
        if showing.publisher.standing.watchers >= self._most:
            raise Declined("spectating-full")
        self._count(showing.publisher, 1)
        return showing

    def leave(self, showing: Showing) -> None:
        self._count(showing.publisher, -1)

    def after(self, code: str) -> str | None:
        """The code of the listed game after *code*, cyclically; `None` if there is no other."""
        codes = [showing.code for showing in self.listed()]
        others = [other for other in codes if other != code]
        if not others:
            return None
        place = codes.index(code) if code in codes else -1
        return codes[(place + 1) % len(codes)]

    def _count(self, publisher: Publisher, step: int) -> None:
        publisher.change(watchers=publisher.standing.watchers + step)
        self._changed()

    def _changed(self) -> None:
        for listener in tuple(self.on_change):
            listener()
