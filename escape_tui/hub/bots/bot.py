"""The interface of all bots, and their human pace at a live table or in virtual time."""

from typing import Protocol

from escape_tui.engine.chance import Chance, Draws
from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.strategy.large_box import act_ms, is_large
from escape_tui.rules.calling import Talked
from escape_tui.rules.dice import TumbleTime


class Bot(Protocol):
    """Call `act` when game time has reached `next_at`, play its command, and tell it of refusals."""

    player: PlayerId

    def next_at(self, game: Game) -> Millis:
        """When it wants to act again; *game* is the last view it was given."""

    def act(self, game: Game) -> Command | None:
        """The command it wants to play now; `None` to do nothing."""

    def refused(self, game: Game, command: Command) -> None:
        """*command* was refused."""

    def heard(self, game: Game, talk: Talked) -> None:
        """Somebody has called or said something."""


class Pulse:
    """The pace of a bot: on average `act_ms` between two acts, and always enough for a roll and a
    reaction."""

    def __init__(self, player: PlayerId, chance: Chance) -> None:
        self._player = player
        self._stream = f"bots-{player}"
        self._draws = Draws(chance)
        self._next_at: Millis | None = None

    def next_at(self, game: Game) -> Millis:
        if self._next_at is None:
            self._next_at = self._after(game, max(game.state.now, game.state.started_at))
        return self._next_at

    def beat(self, game: Game, *, is_hurried: bool = False) -> None:
        """Set the time of the next act; it comes soon after an act that is only a key press."""
        self._next_at = self._soon(game) if is_hurried else self._after(game, game.state.now)

    def hasten(self, game: Game, within: Millis) -> None:
        """Act *within* this time, or sooner."""
        self._next_at = min(self.next_at(game), game.state.now + within)

    def _soon(self, game: Game) -> Millis:
        # Skip the number that an act with a full delay would have drawn.
        self._draws.skip(self._stream)
        shortest = game.catalogue.numbers.bot_reaction_ms
        longest = shortest // 2 if is_large(game.state) else 4 * shortest
        spread = self._draws.below(self._stream, longest + 1)
        return game.state.now + shortest + spread

    def _after(self, game: Game, now: Millis) -> Millis:
        shortest = game.ask(TumbleTime(self._player)) + game.catalogue.numbers.bot_reaction_ms
        spread = max(0, 2 * (act_ms(game) - shortest))
        return now + shortest + self._draws.below(self._stream, spread + 1)
