"""Illusion chambers: they vanish after a slam, and may come back."""

from collections.abc import Iterator
from typing import Any

from escape_tui.content.box import ILLUSION
from escape_tui.content.printed import Tile
from escape_tui.engine.effect import Event, Question
from escape_tui.engine.game import Game
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import START, ChamberId, tile_of
from escape_tui.rules.countdown import SlamPassed
from escape_tui.rules.exploring import PutUnderPile, TakenUp
from escape_tui.rules.gems import ActivatedGems
from escape_tui.rules.moving import arrival
from escape_tui.rules.setup import Expansion, Preparation


class Vanished(Part, frozen=True):
    """How many activated *gems* went back to the box with their chambers."""

    gems: int = 0


class IllusionsVanished(Event, frozen=True):
    """illusion.gems-stay-counted — *chambers* vanish; *gems* were on them."""

    chambers: tuple[ChamberId, ...]
    gems: int

    def apply(self, state: State) -> State:
        return state.with_part(Vanished(state.part(Vanished).gems + self.gems))


def vanish(game: Game) -> Iterator[Event]:
    """illusion.vanish — every illusion chamber goes under the pile; whatever was in it follows its own
    rule."""
    temple = game.state.temple
    illusions = tuple(id for id in temple.chambers if is_illusion(game, id))
    if not illusions:
        return
    for adventurer in tuple(game.state.inside):
        if adventurer.chamber in illusions:
            yield from arrival(game, adventurer.player, START, how="illusion.adventurers")
    yield IllusionsVanished(illusions, sum(temple.chambers[id].gems for id in illusions))
    # First the pile: checks for a way on must find that the chambers can be discovered again.
    yield PutUnderPile(illusions)
    yield TakenUp(illusions)


def is_illusion(game: Game, chamber: ChamberId) -> bool:
    return game.catalogue.tiles[tile_of(chamber)].kind == ILLUSION


def has_single_gem(tile: Tile) -> bool:
    return len(tile.gems) == 1 and tile.kind in ("basic", "curse-and-treasure")


class Illusions(Expansion):
    """Module 3."""

    id = "illusion"
    chapter = (
        "illusion.setup",
        "illusion.vanish",
        "illusion.gems-stay-counted",
        "illusion.adventurers",
        "illusion.gaps",
        "illusion.again",
        "illusion.tokens",
        "illusion.masks",
    )
    reacts_to = (SlamPassed,)
    adjusts = (ActivatedGems,)

    def gather(self, preparation: Preparation) -> None:
        """illusion.setup — instead of the single-gem chambers of the set in play."""
        tiles = preparation.catalogue.tiles
        solid = [tile for tile in preparation.pile if not has_single_gem(tiles[tile])]
        preparation.pile = solid + [tile.id for tile in preparation.catalogue.tiles_of(ILLUSION)]

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(Vanished())

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        if isinstance(event, SlamPassed):
            yield from vanish(game)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case ActivatedGems():
                return answer + game.state.part(Vanished).gems
            case _:
                return answer
