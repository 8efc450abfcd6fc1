"""Cursed gems: every player has one, and must bring it to its location."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.chance import shuffled
from escape_tui.engine.effect import ChamberCommand, Command, Event, Question, RuleError, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import Chamber, ChamberId, tile_of
from escape_tui.rules.calling import Talk, Talked
from escape_tui.rules.ending.closed_temple import Route, Routes, TilesToFind, region
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import FACE_DOWN, Laid, TakenUp, face_down
from escape_tui.rules.paying import payment
from escape_tui.rules.setup import Expansion, Preparation

#: The price of looking at a location tile (cursedgem.look).
LOOK: Cost = (Icon.KEY, Icon.KEY)

CursedGem = str


class CursedGems(Part, frozen=True):
    """The cursed gem *before* each player, open, and the location tiles: the *pile* and those *lying* in
    chambers."""

    before: tuple[CursedGem | None, ...]
    pile: tuple[CursedGem, ...]
    lying: dict[ChamberId, CursedGem]
    #: The players who have looked at each location tile, by chamber.
    seen: dict[ChamberId, tuple[PlayerId, ...]] = {}


class LookAtLocation(Command, frozen=True):
    """cursedgem.look — look at the location tile of your chamber."""


class LocationLaid(Event, frozen=True):
    """cursedgem.place — the top location tile is face down in *chamber*."""

    chamber: ChamberId

    def apply(self, state: State) -> State:
        gems = state.part(CursedGems)
        lying = gems.lying | {self.chamber: gems.pile[0]}
        return state.with_part(replace(gems, pile=gems.pile[1:], lying=lying))


class TellLocation(Talk, ChamberCommand, frozen=True):
    """cursedgem.look — call out whose cursed gem the location tile of *chamber* shows, after a look at it."""


class LocationSeen(Event, frozen=True):
    """*player* knows that the location tile of *chamber* shows *gem*; it stays face down for the others."""

    player: PlayerId
    chamber: ChamberId
    gem: CursedGem

    def apply(self, state: State) -> State:
        gems = state.part(CursedGems)
        who = (*gems.seen.get(self.chamber, ()), self.player)
        gem = gems.lying[self.chamber] if self.gem == FACE_DOWN else self.gem
        return state.with_part(
            replace(gems, seen=gems.seen | {self.chamber: who}, lying=gems.lying | {self.chamber: gem})
        )

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return self if viewer == self.player else replace(self, gem=FACE_DOWN)


class LocationTold(Talked, frozen=True):
    """*player* called out that *gem* belongs in *chamber*; it is before *owner*, or `None`: before nobody."""

    chamber: ChamberId
    gem: CursedGem
    owner: PlayerId | None


class CursedGemLifted(Event, frozen=True):
    """*player* found the location of their cursed gem: both tiles leave the game."""

    player: PlayerId
    gem: CursedGem
    chamber: ChamberId

    def apply(self, state: State) -> State:
        gems = _without_tile(state.part(CursedGems), self.chamber)
        before = (*gems.before[: self.player], None, *gems.before[self.player + 1 :])
        return state.with_part(replace(gems, before=before))


class LocationReburied(Event, frozen=True):
    """illusion.tokens — the location tile of *chamber*, *gem*, goes under its pile, still face down."""

    chamber: ChamberId
    gem: CursedGem

    def apply(self, state: State) -> State:
        gems = state.part(CursedGems)
        pile = (*gems.pile, self.gem)
        return state.with_part(replace(_without_tile(gems, self.chamber), pile=pile))

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return replace(self, gem=FACE_DOWN)


def look(game: Game, command: LookAtLocation) -> Iterator[Event]:
    """cursedgem.look — two keys, alone; players who find their own location are rid of their gem."""
    player = command.player
    gems = game.state.part(CursedGems)
    here = game.state.place_of(player)
    require(here in gems.lying, "cursedgem.look", reason="no-tile")
    require(player not in gems.seen.get(here, ()), "cursedgem.look", reason="seen")
    yield payment(game, command, LOOK, "cursedgem.look")
    if gems.lying[here] == gems.before[player]:
        yield CursedGemLifted(player, gems.lying[here], here)
    else:
        yield LocationSeen(player, here, gems.lying[here])


def tell(game: Game, command: TellLocation) -> Iterator[Event]:
    """cursedgem.look — players may call what they have seen."""
    gems = game.state.part(CursedGems)
    require(command.chamber in gems.lying, "cursedgem.look", reason="no-tile-there", chamber=command.chamber)
    has_looked = command.player in gems.seen.get(command.chamber, ())
    require(has_looked, "cursedgem.look", reason="not-seen", chamber=command.chamber)
    gem = gems.lying[command.chamber]
    owner = gems.before.index(gem) if gem in gems.before else None
    yield LocationTold(command.player, command.chamber, gem, owner)


def has_one_gem(catalogue: Catalogue, chamber: ChamberId) -> bool:
    """cursedgem.place — whether *chamber* shows exactly one gem icon."""
    return [icon.gems for icon in catalogue.tiles[tile_of(chamber)].gems] == [1]


class CursedGemTiles(Expansion):
    id = "cursedgem"
    chapter = (
        "cursedgem.setup",
        "cursedgem.place",
        "cursedgem.look",
        "cursedgem.escape",
        "cursedgem.reachable",
    )
    rules = {LookAtLocation: look, TellLocation: tell}
    forbids = (Escape,)
    reacts_to = (Laid, TakenUp)
    adjusts = (TilesToFind, Routes)

    def equip(self, preparation: Preparation) -> None:
        """cursedgem.setup — the first two chambers get location tiles, too."""
        names = preparation.catalogue.cursed_gems
        dealt = shuffled(preparation.draw, self.id, names)[: preparation.players]
        places = shuffled(preparation.draw, "locations", _locations(preparation, dealt))
        first = [id for id in preparation.temple.chambers if has_one_gem(preparation.catalogue, id)]
        lying = dict(zip(first, places, strict=False))
        preparation.add_part(CursedGems(dealt, places[len(lying) :], lying))

    def forbid(self, game: Game, command: Command) -> None:
        if isinstance(command, Escape):
            gem = game.state.part(CursedGems).before[command.player]
            require(gem is None, "cursedgem.escape", gem=gem or "")

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        """temple.closed — a location that a player needs must come into the temple, and stay within reach."""
        gems = game.state.part(CursedGems)
        sought = [gem for who in game.state.inside if (gem := gems.before[who.player]) is not None]
        match question:
            case TilesToFind() if any(gem in gems.pile for gem in sought):
                return (*answer, *(tile for tile in game.state.pile if has_one_gem(game.catalogue, tile)))
            case Routes():
                return (*answer, *_routes(game, gems))
        return answer

    def react(self, game: Game, event: Event) -> Iterable[Event]:
        match event:
            case Laid(_, chambers):
                yield from _locations_for(game, chambers)
            case TakenUp(taken):
                lying = game.state.part(CursedGems).lying
                yield from (LocationReburied(id, lying[id]) for id in taken if id in lying)

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        """screen.hidden — only players who have looked at a location tile see its face."""
        gems = state.part(CursedGems)
        lying = {
            chamber: gem if viewer in gems.seen.get(chamber, ()) else FACE_DOWN
            for chamber, gem in gems.lying.items()
        }
        return state.with_part(replace(gems, pile=face_down(gems.pile), lying=lying))

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber in game.state.part(CursedGems).lying:
            yield LookAtLocation(player)
        for chamber, who in game.state.part(CursedGems).seen.items():
            if player in who:
                yield TellLocation(player, chamber)


def _locations(preparation: Preparation, dealt: tuple[CursedGem, ...]) -> tuple[CursedGem, ...]:
    """cursedgem.reachable — the location tiles that can come into the temple: all six; with too few
    chambers for them, at least those of the gems dealt."""
    catalogue = preparation.catalogue
    tiles = (*preparation.temple.chambers, *preparation.pile)
    chambers = sum(has_one_gem(catalogue, tile) for tile in tiles)
    if chambers < len(dealt):
        raise RuleError("cursedgem.reachable", chambers=chambers, gems=len(dealt))
    others = tuple(name for name in catalogue.cursed_gems if name not in dealt)
    return (*dealt, *others)[:chambers]


def _locations_for(game: Game, chambers: tuple[Chamber, ...]) -> Iterator[Event]:
    for chamber in chambers:
        if game.state.part(CursedGems).pile and has_one_gem(game.catalogue, chamber.id):
            yield LocationLaid(chamber.id)


def _routes(game: Game, gems: CursedGems) -> Iterator[Route]:
    """The way of each player to the place of their own gem."""
    for who in game.state.inside:
        for chamber, gem in gems.lying.items():
            if gem == gems.before[who.player]:
                yield Route(region(game, who.player), chamber)


def _without_tile(gems: CursedGems, chamber: ChamberId) -> CursedGems:
    return replace(
        gems,
        lying={id: gem for id, gem in gems.lying.items() if id != chamber},
        seen={id: who for id, who in gems.seen.items() if id != chamber},
    )
