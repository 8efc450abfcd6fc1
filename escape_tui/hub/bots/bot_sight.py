"""The bots' view of a game: no more than people see."""

from msgspec.structs import replace

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.hub.watching.replica import NoChance


class BotSight:
    """*game* as its bots may see it. They plan from the public view, which is the same for the whole council;
    a bot that has to answer a question uses the view of its own seat.

    Unlike a screen, a bot sees events that aren't stored yet: its own commands are stored after them.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: dict[PlayerId | None, State] = {}
        self._views: dict[PlayerId | None, Game] = {}

    def of(self, player: PlayerId) -> Game:
        """The current game for the bot of *player*."""
        state = self._game.state
        is_asked = state.choices and player in [choice.player for choice in state.choices]
        return self._view(player if is_asked else None)

    def own(self, player: PlayerId) -> Game:
        """The game as *player* sees it from their seat."""
        return self._view(player)

    def _view(self, viewer: PlayerId | None) -> Game:
        state = self._game.state
        if self._seen.get(viewer) is not state:
            self._seen[viewer] = state
            self._renew(viewer, self._game.seen_by(viewer))
        return self._views[viewer]

    def _renew(self, viewer: PlayerId | None, seen: State) -> None:
        view = self._views.get(viewer)
        if view is None:
            view = Game(seen, self._game.modules, self._game.catalogue, NoChance(), self._game.on_broken)
            self._views[viewer] = view
        # If the parts are equal, keep the old objects, so that caches by identity stay valid.
        known = view.state.parts
        is_as_before = seen.parts is not known and seen.parts == known
        view.state = replace(seen, parts=known) if is_as_before else seen
