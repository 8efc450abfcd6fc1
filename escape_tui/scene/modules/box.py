"""The presentations of everything in the box."""

from typing import Any

from escape_tui.scene.game.notices.fate_notice import FATE
from escape_tui.scene.modules import (
    character,
    cursedgem,
    curses,
    doomed,
    maya,
    maze,
    quest,
    questplus,
    special,
    teleport,
    time,
    totem,
    trap,
    treasures,
)
from escape_tui.scene.modules.presentation import Presentation

#: Panels from the top down, then notices from the most pressing one on, among them that of the base game.
PRESENTATIONS: tuple[Presentation[Any], ...] = (
    curses.CURSES,
    treasures.TREASURES,
    cursedgem.CURSED_GEMS,
    character.CHARACTERS,
    maya.CALENDAR,
    quest.quests(questplus.QUESTS),
    quest.TASKS,
    quest.GEM_TILES,
    quest.GHOST,
    questplus.SNAKES,
    special.CHALICE,
    teleport.TELEPORTER,
    totem.TOTEM,
    character.BLESSING,
    maze.TIME_OUT,
    doomed.SITTING,
    time.TOLL,
    questplus.WISHES,
    FATE,
    questplus.BONDS,
    time.TIMERS,
    quest.ALTAR,
    special.TORCHES,
    trap.CLIFFS,
)
