"""Quest chambers: the setup of module 5, and its chambers."""

from escape_tui.modules.quest.altar import ALTAR, Altar, SacrificeDie, sacrifice_die
from escape_tui.modules.quest.ghost import GHOST, GhostChamber, PushGhost, push_ghost
from escape_tui.modules.quest.markers import Quests
from escape_tui.modules.quest.obelisk import OBELISK, Obelisk
from escape_tui.modules.quest.task import TASK, DoTask, TaskChamber, do_task
from escape_tui.modules.quest.tree import TREE, AdornTree, TreeOfLife, adorn_tree


class Quest(Quests):
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
    chambers = {
        ALTAR: Altar(),
        TASK: TaskChamber(),
        GHOST: GhostChamber(),
        TREE: TreeOfLife(),
        OBELISK: Obelisk(),
    }
