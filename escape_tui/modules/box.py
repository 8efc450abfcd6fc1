"""The box: all expansions, and new games with those that a table chooses."""

from collections.abc import Iterator

from escape_tui.content.catalogue import EDITION, Catalogue
from escape_tui.engine.chance import Chance
from escape_tui.engine.effect import Module, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import ModuleId, Setup
from escape_tui.modules import curses
from escape_tui.modules.challenge import Challenges, challenge_refusals, expanded
from escape_tui.modules.character import character
from escape_tui.modules.character.character import Characters
from escape_tui.modules.curses import Curses
from escape_tui.modules.illusion import Illusions
from escape_tui.modules.queenies import doomed, fountain, pit
from escape_tui.modules.queenies.cursedgem import CursedGemTiles
from escape_tui.modules.queenies.doomed import Doomed
from escape_tui.modules.queenies.exchange import ExchangeChamber
from escape_tui.modules.queenies.fountain import Fountain
from escape_tui.modules.queenies.maya import Maya
from escape_tui.modules.queenies.maze import curses as maze_curses
from escape_tui.modules.queenies.maze import maze
from escape_tui.modules.queenies.maze.maze import Maze
from escape_tui.modules.queenies.newchar import newchar
from escape_tui.modules.queenies.newchar import treasures as newchar_treasures
from escape_tui.modules.queenies.newchar.newchar import NewCharacters
from escape_tui.modules.queenies.pit import Pit
from escape_tui.modules.queenies.questplus import questplus
from escape_tui.modules.queenies.questplus.questplus import QuestPlus
from escape_tui.modules.queenies.teleport import TeleportChamber
from escape_tui.modules.queenies.totem import TotemChamber
from escape_tui.modules.quest.quest import Quest
from escape_tui.modules.special import special
from escape_tui.modules.special.special import Special
from escape_tui.modules.time import TimeChambers
from escape_tui.modules.trap.trap import Trap
from escape_tui.modules.treasures import Treasures, cards
from escape_tui.rules.chapters import CHAPTERS, LAST_CHAPTERS
from escape_tui.rules.setup import Expansion, lay_out, refusals

#: The version of all rules together, named in every journal. Raise it with a change after which the same
#: commands may lead to another state: journals are then continued from their last snapshot instead of
#: replayed.
RULES_VERSION = 6

#: In the order in which they take part in the setup and hear of events.
MODULES: tuple[Expansion, ...] = (
    Curses(
        {
            **curses.CURSES,
            **special.CURSES,
            **pit.CURSES,
            **doomed.CURSES,
            **fountain.CURSES,
            **questplus.CURSES,
            **maze_curses.CURSES,
        }
    ),
    Treasures(
        {
            **cards.TREASURES,
            **special.TREASURES,
            **doomed.TREASURES,
            **maze.TREASURES,
            **newchar_treasures.TREASURES,
        }
    ),
    Illusions(),
    Special(),
    Quest(),
    Characters((*character.ABILITIES, *newchar.ABILITIES)),
    Trap(),
    TimeChambers(),
    NewCharacters(),
    ExchangeChamber(),
    TeleportChamber(),
    TotemChamber(),
    CursedGemTiles(),
    Pit(),
    Doomed(),
    Fountain(),
    QuestPlus(),
    Maze(),
    # After all modules that activate gems, since it decides where that is possible.
    Maya(),
    # Last, since it takes tiles from the pile that other modules put there.
    Challenges(),
)

_BY_ID: dict[ModuleId, Expansion] = {module.id: module for module in MODULES}


def set_up_refusals(setup: Setup, catalogue: Catalogue) -> Iterator[RuleError]:
    """screen.combine — everything that is wrong with *setup*."""
    if not catalogue.has_chosen(setup.options):
        yield RuleError("screen.combine", reason="unknown-edition", edition=setup.options[EDITION])
    catalogue = catalogue.chosen(setup.options)
    yield from refusals(setup, catalogue)
    yield from challenge_refusals(setup, catalogue)
    for id in setup.modules:
        if id not in _BY_ID:
            yield RuleError("screen.combine", reason="unknown-module", module=id)
    whole = expanded(setup, catalogue)
    for module in in_play(whole):
        if (refusal := module.refuse(whole)) is not None:
            yield refusal


def in_play(setup: Setup) -> tuple[Expansion, ...]:
    return tuple(module for module in MODULES if module.id in setup.modules)


def modules_of(setup: Setup) -> tuple[Module, ...]:
    """The chapters of the rules and the expansions of *setup*, in the order in which they are asked."""
    return (*CHAPTERS, *in_play(setup), *LAST_CHAPTERS)


def new_game(setup: Setup, catalogue: Catalogue, chance: Chance) -> Game:
    """A new game, before its countdown; raises `RuleError` for an invalid setup."""
    for refusal in set_up_refusals(setup, catalogue):
        raise refusal
    catalogue = catalogue.chosen(setup.options)
    whole = expanded(setup, catalogue)
    expansions = in_play(whole)
    state = lay_out(whole, catalogue, chance, expansions)
    return Game(state, modules_of(whole), catalogue, chance)
