"""A broadcast: a running game behind glass, told to those who only watch; nothing leads back from it."""

from collections.abc import Callable

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.watch import Watched
from escape_tui.rules.report import blank


class NoChance:
    """The chance of a game that is only looked at: whoever plays in it finds no dice."""

    def number(self, stream: str, place: int, bound: int) -> int:
        raise RuntimeError("a game that is only watched has no dice")


class Broadcast(Watched):
    """What everybody may see of one game. It holds copies and a clock, and knows nobody who can play.

    `game` answers questions about the state as watchers may see it; a command played there would change
    that copy, for as long as the next news has not replaced it, and nothing else.
    """

    def __init__(self, game: Game, clockwork: Clockwork) -> None:
        super().__init__()
        self.game = Game(game.seen_by(None), game.modules, game.catalogue, NoChance())
        self.version = 0
        self.report = blank(len(game.state.adventurers))
        self.bots: frozenset[PlayerId] = frozenset()
        #: How many onlookers there are.
        self.watchers = 0
        self.is_closed = False
        #: Whether the game stands still because what was played is not kept yet.
        self.is_waiting = False
        self.on_audience: Callable[[], None] | None = None
        self._clockwork = clockwork
        self._epoch: Millis = 0
        self._paused_at: Millis | None = game.state.now

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def is_paused(self) -> bool:
        return self._paused_at is not None

    def now(self) -> Millis:
        return self._clockwork.now() - self._epoch if self._paused_at is None else self._paused_at

    def tell(
        self, state: State, events: tuple[Event, ...], *, epoch: Millis, paused_at: Millis | None
    ) -> None:
        """Show *state*, as watchers may see it, from now on, and what has happened."""
        self.game.state = state
        self.version += 1
        self._epoch, self._paused_at = epoch, paused_at
        self._keep(events, state)
        self._tell(events)

    def close(self) -> None:
        """There will be no more news."""
        self.is_closed = True
        self._paused_at = self.game.state.now
        self._tell(())
        self._watches.clear()
