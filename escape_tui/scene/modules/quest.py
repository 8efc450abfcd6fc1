"""Quests on the screen: which are done, and what is in their chambers."""

from collections.abc import Callable, Iterator, Mapping

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.icon import Cost
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.quest.altar import AltarDice
from escape_tui.modules.quest.ghost import Ghost
from escape_tui.modules.quest.markers import FEWEST, MOST, QUEST, QuestsInPlay
from escape_tui.modules.quest.obelisk import GemTiles
from escape_tui.modules.quest.task import TaskTiles
from escape_tui.modules.quest.tree import TREE, masks_asked
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import ModuleSheet, Placed, Presentation, SetUpOption
from escape_tui.scene.modules.standing_thing import standing_thing
from tile_art.chambers.chamber import Mark
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def quests(details: Mapping[ChamberId, Callable[[ViewerSight], Iterator[Row]]]) -> Presentation[QuestsInPlay]:
    """How quests are shown; open ones have their *details*."""

    def panel(part: QuestsInPlay, sight: ViewerSight) -> Iterator[Row]:
        done = row(f"{len(part.done)}/{len(part.tiles)}", Ink.GOOD if part.markers == 0 else Ink.WARNING)
        yield sight.line(sight.say("panel-quests-done"), done)
        for tile in part.tiles:
            if tile in sight.seen.temple and tile not in part.done:
                yield sight.line(f"◊ {sight.narrator.chamber(tile)}", ink=Ink.STRONG)
                if tile in details:
                    yield from details[tile](sight)

    return Presentation(QuestsInPlay, panel=panel, title="panel-quests", marks=_marks, asks=_asks)


def _marks(part: QuestsInPlay, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    for tile in part.tiles:
        if tile in seen.temple:
            yield Placed(tile, Mark("quest-done" if tile in part.done else "quest"))


def _asks(part: QuestsInPlay, seen: State, catalogue: Catalogue) -> Mapping[ChamberId, tuple[Cost, ...]]:
    """quest.tree — its price for the number of players at the table."""
    return {TREE: (masks_asked(seen, catalogue),)} if TREE in part.tiles else {}


def masks_for_all(sight: ViewerSight) -> Iterator[Row]:
    """quest.tree — the price for all players in the game."""
    players = len(sight.seen.adventurers)
    cost = sight.price(masks_asked(sight.seen, sight.game.catalogue))
    yield sight.line(f"  {sight.say('panel-tree', players=players)}", cost)


def _task(part: TaskTiles, sight: ViewerSight) -> Iterator[Row]:
    if part.up is not None:
        cost = sight.game.catalogue.tasks[part.up].price
        yield sight.line(f"  {sight.say('panel-task')}", sight.price(cost))
        left = sight.game.catalogue.tiles["task"].amount - len(part.done)
        yield sight.line(f"  {sight.say('panel-tasks-left', count=left)}")


def _tasks_left(part: TaskTiles, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    left = catalogue.tiles["task"].amount - len(part.done)
    if left:
        yield Placed("task", Mark("task", left))


def _gem_tiles(part: GemTiles, sight: ViewerSight) -> Iterator[Row]:
    if part.tiles:
        yield sight.line(f"  {sight.say('panel-gem-tiles')}", row(f"◘ {part.tiles}", Ink.GEM))


def _gem_tiles_lying(part: GemTiles, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    if part.tiles:
        yield Placed("obelisk", Mark("gem-tile", part.tiles))


def _altar_dice(part: AltarDice, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    if part.dice:
        yield Placed("altar", Mark("die", part.dice))


TASKS = Presentation(TaskTiles, panel=_task, marks=_tasks_left)
GEM_TILES = Presentation(GemTiles, panel=_gem_tiles, marks=_gem_tiles_lying)
GHOST = standing_thing(Ghost, "ghost", "panel-ghost")
ALTAR = Presentation(AltarDice, marks=_altar_dice)

SHEET = ModuleSheet(QUEST, SetUpOption(QUEST, tuple(range(FEWEST, MOST + 1))))
