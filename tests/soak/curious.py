"""Bots that get about: one that tries every kind of thing, and dice that let it."""

from collections import defaultdict

from escape_tui.engine.chance import Chance, Draws
from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.icon import FACES, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.bot import Pulse
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.rules.calling import Talk, Talked
from escape_tui.rules.dice import Hold, Release, Roll
from escape_tui.rules.fate import ProposeFate
from escape_tui.rules.presence import ComeBack

#: What is allowed at any time and gets nobody on: one time in so many.
IDLE = (Talk, Hold, Release, ProposeFate)
IDLE_ONE_IN = 15

#: How many dice fall alike before luck turns, how many of ten follow it, and what it brings: no black masks.
LUCK_LASTS = 12
LUCKY_OF_TEN = 4
LUCKY_FACES = tuple(place for place, face in enumerate(FACES) if face is not Icon.BLACK)


class LoadedChance(SeededChance):
    """Dice that like to show one icon for a while: what asks for seven torches happens now and then."""

    def number(self, stream: str, place: int, bound: int) -> int:
        if not stream.startswith("dice-"):
            return super().number(stream, place, bound)
        thrown = super().number(stream, place, 10 * bound)
        if thrown % 10 >= LUCKY_OF_TEN:
            return thrown // 10
        return LUCKY_FACES[place // LUCK_LASTS * 7 % len(LUCKY_FACES)]


class Curious:
    """Plays something allowed, each kind of command as likely as any other."""

    def __init__(self, player: PlayerId, chance: Chance) -> None:
        self.player = player
        self._draws = Draws(chance)
        self._pulse = Pulse(player, chance)

    def next_at(self, game: Game) -> Millis:
        return self._pulse.next_at(game)

    def act(self, game: Game) -> Command | None:
        self._pulse.beat(game)
        if game.state.adventurers[self.player].is_away:
            return ComeBack(self.player)
        kinds: defaultdict[type[Command], list[Command]] = defaultdict(list)
        for offer in game.offers(self.player):
            if offer.is_allowed:
                kinds[type(offer.command)].append(offer.command)
        if self._below(IDLE_ONE_IN):
            kinds = defaultdict(list, {kind: of for kind, of in kinds.items() if not issubclass(kind, IDLE)})
        if not kinds:
            return None
        # Rolling is what there is to do otherwise, and now and then anyway.
        useful = [kind for kind in kinds if kind is not Roll]
        if Roll in kinds and (not useful or self._below(4) == 0):
            return Roll(self.player)
        commands = kinds[useful[self._below(len(useful))]]
        return commands[self._below(len(commands))]

    def refused(self, game: Game, command: Command) -> None:
        """It was allowed a moment ago."""

    def heard(self, game: Game, talk: Talked) -> None:
        """Nothing is answered."""

    def _below(self, bound: int) -> int:
        return self._draws.below(f"curious-{self.player}", bound)
