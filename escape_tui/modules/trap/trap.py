"""Trap chambers: the setup of module 7, and the pull that every trap has."""

from collections.abc import Iterable, Iterator

from escape_tui.content.box import TILES
from escape_tui.engine.chance import shuffled
from escape_tui.engine.effect import Command, Effect, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import State
from escape_tui.engine.temple import TileId
from escape_tui.modules.trap.cliff import CLIFFS, Cliff, ClimbUp, HungUp, climb_up, hanging, is_hanging
from escape_tui.modules.trap.invocation import INVOCATION, SummonAll, free_to_come, summon_all, summons
from escape_tui.modules.trap.platform import PLATFORM, Platform, departure, waits_from
from escape_tui.modules.trap.slide import Slide
from escape_tui.rules.exploring import Laid
from escape_tui.rules.moving import HeldBy, arrival
from escape_tui.rules.setup import Expansion, Preparation

#: The option for the number of trap chambers.
TRAP = "trap"
FEWEST, MOST = 2, 4

TRAPS: tuple[TileId, ...] = TILES["trap"]

_CLIFF, _PLATFORM, _SLIDE = Cliff(), Platform(), Slide()


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
    reacts_to = (Laid,)

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
        """A cliff with a hanging adventurer and a waiting platform hold adventurers."""
        if hanging(state):
            yield _CLIFF
        if waits_from(state) is not None:
            yield _PLATFORM
        yield _SLIDE

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """trap.pull, trap.invocation — a trap that nobody discovered catches nobody."""
        match event:
            case Laid(tile=tile, by=int(by)) if tile in TRAPS and game.state.adventurers[by].is_inside:
                if not game.ask(HeldBy(by)):
                    yield from _caught(game, by, tile)
                if tile == INVOCATION:
                    yield from summons(game, by, free_to_come(game))

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if is_hanging(game.state, player):
            yield ClimbUp(player)
        if game.state.adventurers[player].chamber == INVOCATION:
            yield SummonAll(player)


def _caught(game: Game, player: PlayerId, trap: TileId) -> Iterator[Event]:
    """trap.pull — *player*, whom no other trap holds, is put into *trap*."""
    yield from arrival(game, player, trap, "trap.pull")
    if trap in CLIFFS:
        yield HungUp(player, trap)
    if trap == PLATFORM:
        yield from departure(game)
