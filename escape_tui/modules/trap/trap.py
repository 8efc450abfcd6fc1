"""Trap chambers: the set-up of module 7, and the pull that every trap has."""

from collections.abc import Iterable, Iterator

from escape_tui.content.box import TILES
from escape_tui.engine.chance import shuffled
from escape_tui.engine.effect import Command, Effect, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import State
from escape_tui.engine.temple import TileId
from escape_tui.modules.trap.cliff import CLIFFS, Cliff, ClimbUp, HungUp, climb_up, is_hanging
from escape_tui.modules.trap.invocation import INVOCATION, SummonAll, summon_all, summons
from escape_tui.modules.trap.platform import PLATFORM, Platform, departure
from escape_tui.modules.trap.slide import Slide
from escape_tui.rules.exploring import Laid
from escape_tui.rules.moving import HeldBy, arrival
from escape_tui.rules.setup import Expansion, Preparation

#: The option by which a table agrees on its number of trap chambers.
TRAP = "trap"
FEWEST, MOST = 2, 4

TRAPS: tuple[TileId, ...] = TILES["trap"]


class Trap(Expansion):
    id = "trap"
    chapter = (
        "trap.setup",
        "trap.pull",
        "trap.platform",
        "trap.platform-waits",
        "trap.invocation",
        "trap.cliff",
        "trap.cliff-help",
        "trap.slide",
    )
    rules = {ClimbUp: climb_up, SummonAll: summon_all}

    def refuse(self, setup: Setup) -> RuleError | None:
        count = setup.options.get(TRAP, FEWEST)
        if isinstance(count, int) and FEWEST <= count <= MOST:
            return None
        return RuleError("trap.setup", reason="count", traps=count)

    def gather(self, preparation: Preparation) -> None:
        """trap.setup"""
        count = preparation.setup.options.get(TRAP, FEWEST)
        assert isinstance(count, int)
        preparation.late += shuffled(preparation.draw, "traps", TRAPS)[:count]

    def effects(self, state: State) -> Iterable[Effect]:
        return (Cliff(), Platform(), Slide())

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """trap.pull — who discovers a trap chamber is put into it; if nobody did, it catches nobody, and who
        is held by another trap already stays there."""
        if not isinstance(event, Laid) or event.by is None or event.tile not in TRAPS:
            return
        if not game.state.adventurers[event.by].is_inside or game.ask(HeldBy(event.by)):
            return
        yield from arrival(game, event.by, event.tile, "trap.pull")
        if event.tile in CLIFFS:
            yield HungUp(event.by, event.tile)
        if event.tile == INVOCATION:
            yield from summons(game, event.by)
        if event.tile == PLATFORM:
            yield from departure(game)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if is_hanging(game.state, player):
            yield ClimbUp(player)
        if game.state.adventurers[player].chamber == INVOCATION:
            yield SummonAll(player)
