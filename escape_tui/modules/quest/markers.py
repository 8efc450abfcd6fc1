"""Quest markers: which quests are in the game, which are done, and the exit that they block."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from escape_tui.content.box import TILES
from escape_tui.engine.chance import shuffled
from escape_tui.engine.effect import Command, Effect, Event, Question, RuleError, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import ModuleId, PlayerId, Setup
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import TileId
from escape_tui.modules.special.chambers import TREASURE_CHAMBER, special_chambers
from escape_tui.rules.ending.closed_temple import Route, Routes, TilesToFind, routes_for_all, somewhere
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import FACE_DOWN, Laid
from escape_tui.rules.setup import Expansion, Preparation

#: The option for the number of quest chambers.
QUEST = "quest"
#: The most quest chambers that a table may choose; a challenge may ask for all of them.
FEWEST, MOST = 1, 3
CHALLENGE: ModuleId = "challenge"

#: The quest chambers of each module.
QUEST_CHAMBERS: dict[ModuleId, tuple[TileId, ...]] = {
    "quest": TILES["quest"],
    "questplus": TILES["questplus"],
}


class QuestsInPlay(Part, frozen=True):
    """The quest chambers of this game; there is a marker in the depot for each that is not *done*."""

    tiles: tuple[TileId, ...]
    done: tuple[TileId, ...] = ()
    #: The quests whose chambers were found.
    found: tuple[TileId, ...] = ()

    @property
    def markers(self) -> int:
        return len(self.tiles) - len(self.done)


class QuestFound(Event, frozen=True):
    """The chamber of the quest *tile* was found; *place* is its place among the quests."""

    tile: TileId
    place: int

    def apply(self, state: State) -> State:
        quests = state.part(QuestsInPlay)
        tiles = (*quests.tiles[: self.place], self.tile, *quests.tiles[self.place + 1 :])
        return state.with_part(replace(quests, tiles=tiles, found=(*quests.found, self.tile)))


class QuestDone(Event, frozen=True):
    """quest.markers — a quest is done: its marker leaves the depot."""

    tile: TileId

    def apply(self, state: State) -> State:
        quests = state.part(QuestsInPlay)
        return state.with_part(replace(quests, done=(*quests.done, self.tile)))


def is_open(state: State, tile: TileId) -> bool:
    """quest.once — whether *tile* is a quest of this game that is not done."""
    if not state.has_part(QuestsInPlay):
        return False
    quests = state.part(QuestsInPlay)
    return tile in quests.tiles and tile not in quests.done


def open_quests(quests: QuestsInPlay) -> tuple[TileId, ...]:
    return tuple(tile for tile in quests.tiles if tile not in quests.done)


def finished(state: State, tile: TileId) -> Iterator[QuestDone]:
    """The marker of *tile* is removed, if its quest is open."""
    if is_open(state, tile):
        yield QuestDone(tile)


def require_quest(game: Game, player: PlayerId, tile: TileId, rule: str) -> None:
    """Require that the quest of *tile* is open and that *player* is in its chamber."""
    require(game.state.place_of(player) == tile, rule, reason="elsewhere")
    require(is_open(game.state, tile), "quest.once", chamber=tile)


def quest_pool(setup: Setup) -> tuple[TileId, ...]:
    """quest.setup, quest.treasure-chamber — the chambers from which the quests of *setup* are drawn,
    including the treasure chamber; none without quests."""
    pool = tuple(tile for id, tiles in QUEST_CHAMBERS.items() if id in setup.modules for tile in tiles)
    is_agreed = bool(pool) or (CHALLENGE in setup.modules and QUEST in setup.options)
    if is_agreed and TREASURE_CHAMBER in special_chambers(setup):
        return (*pool, TREASURE_CHAMBER)
    return pool


def set_up_refusal(setup: Setup) -> RuleError | None:
    """quest.setup — why this number of quest chambers is impossible."""
    count = setup.options.get(QUEST, FEWEST)
    there_are = len(quest_pool(setup))
    most = there_are if CHALLENGE in setup.modules else min(MOST, there_are)
    if isinstance(count, int) and FEWEST <= count <= most:
        return None
    return RuleError("quest.setup", reason="count", quests=count, most=most)


def draw_quests(preparation: Preparation) -> None:
    """quest.setup — draw the quest chambers, once, and lay out their markers."""
    if QuestsInPlay.__name__ in preparation.parts:
        return
    setup = preparation.setup
    count = setup.options.get(QUEST, FEWEST)
    assert isinstance(count, int)
    drawn = shuffled(preparation.draw, "quests", quest_pool(setup))[:count]
    preparation.late += drawn
    preparation.add_part(QuestsInPlay(drawn))


def veiled(state: State) -> State:
    """screen.hidden — *state* without the quests that were not found."""
    quests = state.part(QuestsInPlay)
    seen = tuple(tile if tile in quests.found else FACE_DOWN for tile in quests.tiles)
    return state.with_part(replace(quests, tiles=seen))


class QuestMarkers(Effect):
    """quest.markers, temple.closed — nobody escapes while a marker is in the depot, so its chamber must be
    found."""

    forbids = (Escape,)
    adjusts = (TilesToFind, Routes)
    reacts_to = (Laid,)

    def forbid(self, game: Game, command: Command) -> None:
        if isinstance(command, Escape):
            markers = game.state.part(QuestsInPlay).markers
            require(markers == 0, "quest.markers", markers=markers)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case TilesToFind():
                return (*answer, *open_quests(game.state.part(QuestsInPlay)))
            case Routes():
                everywhere = somewhere(game)
                quests = open_quests(game.state.part(QuestsInPlay))
                return (*answer, *(Route(everywhere, tile) for tile in quests))
        return answer

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        quests = game.state.part(QuestsInPlay)
        match event:
            case Laid(tile=tile) if tile in quests.tiles and tile not in quests.found:
                yield QuestFound(tile, quests.tiles.index(tile))


class QuestChamber(Effect):
    """A chamber with a quest of its own."""

    adjusts: ClassVar[tuple[type[Question[Any]], ...]] = (Routes,)
    #: The chamber, if its quest may ask for everybody inside.
    needs_all: ClassVar[TileId | None] = None

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        """temple.closed — all who may be needed must be able to come."""
        if self.needs_all is not None and is_open(game.state, self.needs_all):
            return (*answer, *routes_for_all(game, self.needs_all))
        return answer

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        """What *player* could do for this quest."""
        return iter(())


QUEST_MARKERS = QuestMarkers()


class Quests(Expansion):
    """The quest *chambers* of one module."""

    chambers: Mapping[TileId, QuestChamber]

    def refuse(self, setup: Setup) -> RuleError | None:
        return set_up_refusal(setup)

    def gather(self, preparation: Preparation) -> None:
        draw_quests(preparation)

    def effects(self, state: State) -> Iterable[Effect]:
        yield QUEST_MARKERS
        for tile in state.part(QuestsInPlay).tiles:
            if tile in self.chambers:
                yield self.chambers[tile]

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        return veiled(state)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        for chamber in self.chambers.values():
            yield from chamber.offers(game, player)
