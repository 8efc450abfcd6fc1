"""The clueless bot: anything the rules offer, and now and then something they do not."""

from escape_tui.engine.chance import Chance, Draws
from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.bot import Pulse
from escape_tui.rules.calling import Talked
from escape_tui.rules.dice import Roll

#: One act in so many is tried without asking whether it is allowed.
RASH_ONE_IN = 8


class Clueless:
    """Plays a random command that is allowed; sometimes one that may not be."""

    def __init__(self, player: PlayerId, chance: Chance) -> None:
        self.player = player
        self._draws = Draws(chance)
        self._pulse = Pulse(player, chance)

    def next_at(self, game: Game) -> Millis:
        return self._pulse.next_at(game)

    def act(self, game: Game) -> Command | None:
        self._pulse.beat(game)
        if self._below(RASH_ONE_IN) == 0:
            return self._picked(
                [thought for module in game.modules for thought in module.offers(game, self.player)]
            )
        allowed = [offer.command for offer in game.offers(self.player) if offer.is_allowed]
        # Rolling is what moves the game on, so it is as likely as all the rest.
        if Roll(self.player) in allowed and self._below(2) == 0:
            return Roll(self.player)
        return self._picked(allowed)

    def refused(self, game: Game, command: Command) -> None:
        """Nothing is learned."""

    def heard(self, game: Game, talk: Talked) -> None:
        """Nothing is answered."""

    def _picked(self, commands: list[Command]) -> Command | None:
        return commands[self._below(len(commands))] if commands else None

    def _below(self, bound: int) -> int:
        return self._draws.below(f"clueless-{self.player}", bound)
