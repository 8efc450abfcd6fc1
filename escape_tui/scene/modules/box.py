"""Everything that screens know of the expansions in the box, and a narrator that uses it."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from escape_tui.engine.effect import RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import ModuleId, PlayerId
from escape_tui.engine.state import State
from escape_tui.hub.watching.replica import Replica
from escape_tui.modules.illusion import Illusions
from escape_tui.modules.quest.tree import TREE
from escape_tui.scene.game.map.pointers import POINTERS
from escape_tui.scene.game.notices.fate_notice import FATE
from escape_tui.scene.game.notices.standstill_notice import STANDSTILL
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules import character, curses, quest, special, time, trap, treasures
from escape_tui.scene.modules.presentation import ModuleSheet, Presentation
from escape_tui.scene.modules.queenies import (
    cursedgem,
    doomed,
    fountain,
    maya,
    maze,
    questplus,
    teleport,
    totem,
)
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words

#: In the order of panels from the top down, then of notices, the most urgent first; the base game's notices
#: are among them.
PRESENTATIONS: tuple[Presentation[Any], ...] = (
    STANDSTILL,
    POINTERS,
    curses.CURSES,
    treasures.TREASURES,
    cursedgem.CURSED_GEMS,
    character.CHARACTERS,
    maya.CALENDAR,
    quest.quests({TREE: quest.masks_for_all, **questplus.QUESTS}),
    quest.TASKS,
    quest.GEM_TILES,
    quest.GHOST,
    questplus.SNAKES,
    special.CHALICE,
    teleport.TELEPORTER,
    totem.TOTEM,
    character.BLESSING,
    character.SPRINT,
    maze.MAZE,
    doomed.SITTING,
    time.TOLL,
    questplus.WISHES,
    FATE,
    questplus.BONDS,
    time.TIMERS,
    quest.ALTAR,
    special.TORCHES,
    trap.CLIFFS,
    trap.PLATFORM,
    fountain.VINES,
)

_OF_THE_RULES = (
    curses.SHEET,
    treasures.SHEET,
    ModuleSheet(Illusions.id),
    special.SHEET,
    quest.SHEET,
    character.SHEET,
    trap.SHEET,
    time.SHEET,
)
#: The eight modules in the order of the rules; every other module is an extra.
EXPANSIONS = tuple(sheet.id for sheet in _OF_THE_RULES)
SHEETS = {sheet.id: sheet for sheet in (*_OF_THE_RULES, maya.SHEET)}
#: What players pick for their seats, if its module is in play.
PICKS = character.PICKS

_CURSES = [(each.part, each.curses) for each in PRESENTATIONS if each.curses is not None]
#: The actions that answer an expansion's questions, by the kind of command that each plays.
KEYS = {command: action for each in PRESENTATIONS for command, action in each.keys.items()}
#: What the labels of commands need besides the command's own fields.
FACTS = {command: facts for each in PRESENTATIONS for command, facts in each.facts.items()}
#: The modules whose commands come from a player's cards, and those of their commands that a chamber offers.
CARD_MODULES = {module for each in PRESENTATIONS for module in each.card_modules}
IN_CHAMBERS = tuple(command for each in PRESENTATIONS for command in each.in_chambers)
TWINS = {command: twin for each in PRESENTATIONS for command, twin in each.twins.items()}
AIMED = tuple(command for each in PRESENTATIONS for command in each.aimed)


def sheet_of(module: ModuleId) -> ModuleSheet:
    return SHEETS.get(module, ModuleSheet(module))


def in_play(seen: State) -> Iterator[tuple[Presentation[Any], Any]]:
    """The parts of *seen* with a presentation, in the order of the table."""
    for each in PRESENTATIONS:
        if (part := seen.find_part(each.part)) is not None:
            yield each, part


def curses_before(player: PlayerId, seen: State) -> tuple[str, ...]:
    parts = ((seen.find_part(kind), curses) for kind, curses in _CURSES)
    return tuple(chain.from_iterable(curses(part, player) for part, curses in parts if part is not None))


def hindrance(game: Game, player: PlayerId, refusal: RuleError, narrator: Narrator) -> str:
    """Why *player* can't do something although their dice would do; empty if nothing prevents it."""
    sight = ViewerSight(game, game.state, player, narrator, 0)
    told = (
        each.hindrance(part, sight, refusal)
        for each, part in in_play(game.state)
        if each.hindrance is not None
    )
    return next(filter(None, told), "")


def narrator_of(shown: Replica, words: Words) -> Narrator:
    """The narrator of the game in *shown*."""
    return Narrator(words, shown.state.setup, shown.game.catalogue, FACTS)
