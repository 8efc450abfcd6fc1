"""What bots see of a game: no more than people do."""

from msgspec.structs import replace

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.hub.watching.replica import NoChance


class Sight:
    """*game* as its bots may see it. They plan by what everybody sees, so that all of a council see the same;
    whoever is asked something looks from their own seat.

    Unlike a screen, a bot sees what is not kept for good yet: what it does then is written after it.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seen: dict[PlayerId | None, State] = {}
        self._views: dict[PlayerId | None, Game] = {}

    def of(self, player: PlayerId) -> Game:
        """The game to show to the bot of *player*, as it stands now."""
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
            view = Game(seen, self._game.modules, self._game.catalogue, NoChance())
            self._views[viewer] = view
        # Parts that look as before are the same to those who remember them.
        known = view.state.parts
        is_as_before = seen.parts is not known and seen.parts == known
        view.state = replace(seen, parts=known) if is_as_before else seen
        view.on_broken = self._game.on_broken
