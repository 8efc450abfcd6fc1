"""Quest chambers: the setup of module 5, and its chambers."""

from collections.abc import Iterable, Iterator

from escape_tui.engine.effect import Command, Effect, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import State
from escape_tui.engine.temple import TileId
from escape_tui.modules.quest.altar import ALTAR, Altar, SacrificeDie, sacrifice_die
from escape_tui.modules.quest.ghost import GHOST, GhostChamber, PushGhost, push_ghost
from escape_tui.modules.quest.markers import (
    QUEST_MARKERS,
    QuestChamber,
    QuestsInPlay,
    draw_quests,
    set_up_refusal,
    veiled,
)
from escape_tui.modules.quest.obelisk import OBELISK, Obelisk
from escape_tui.modules.quest.task import TASK, DoTask, TaskChamber, do_task
from escape_tui.modules.quest.tree import TREE, AdornTree, TreeOfLife, adorn_tree
from escape_tui.rules.setup import Expansion, Preparation

CHAMBERS: dict[TileId, QuestChamber] = {
    ALTAR: Altar(),
    TASK: TaskChamber(),
    GHOST: GhostChamber(),
    TREE: TreeOfLife(),
    OBELISK: Obelisk(),
}


class Quest(Expansion):
    id = "quest"
    chapter = (
        "quest.setup",
        "quest.markers",
        "quest.once",
        "quest.treasure-chamber",
        "quest.altar",
        "quest.task",
        "quest.ghost",
        "quest.ghost-closed",
        "quest.tree",
        "quest.obelisk",
        "quest.obelisk-sealed",
    )
    rules = {
        SacrificeDie: sacrifice_die,
        DoTask: do_task,
        PushGhost: push_ghost,
        AdornTree: adorn_tree,
    }

    def refuse(self, setup: Setup) -> RuleError | None:
        return set_up_refusal(setup)

    def gather(self, preparation: Preparation) -> None:
        draw_quests(preparation)

    def effects(self, state: State) -> Iterable[Effect]:
        yield QUEST_MARKERS
        for tile in state.part(QuestsInPlay).tiles:
            if tile in CHAMBERS:
                yield CHAMBERS[tile]

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        return veiled(state)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        for chamber in CHAMBERS.values():
            yield from chamber.offers(game, player)
