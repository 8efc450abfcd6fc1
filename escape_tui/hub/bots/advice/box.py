"""The advice on everything in the box, bound by the names of modules and cards."""

from collections.abc import Iterable, Mapping
from functools import cache

from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import ModuleId, PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice import (
    character,
    cursedgem,
    curses,
    doomed,
    exchange,
    fountain,
    maya,
    maze,
    newchar,
    pit,
    quest,
    questplus,
    special,
    teleport,
    time,
    totem,
    trap,
    treasures,
)
from escape_tui.hub.bots.advice.character import Card
from escape_tui.hub.bots.advice.errand import (
    Adviser,
    Emphasis,
    Errand,
    Notice,
    Occasion,
    Ration,
    Search,
    Summons,
)
from escape_tui.hub.bots.strategy.large_box import is_large
from escape_tui.modules.curses import CurseId, LiftCurse
from escape_tui.modules.queenies.newchar.trickster import SwapDice, SwapDiceAfar
from escape_tui.modules.queenies.totem import StackDie
from escape_tui.modules.treasures import TreasureId
from escape_tui.rules.gems import GemCommand

#: The module of which companions tell each other what they have seen.
CURSED_GEMS: ModuleId = "cursedgem"

CURSES: dict[CurseId, int] = {
    **curses.CURSES,
    **special.CURSES,
    **pit.CURSES,
    **doomed.CURSES,
    **fountain.CURSES,
    **questplus.CURSES,
}

TREASURES: dict[TreasureId, Adviser] = {
    **treasures.TREASURES,
    **special.TREASURES,
    **doomed.TREASURES,
    **maze.TREASURES,
    **newchar.TREASURES,
}

ABILITIES: dict[Card, Adviser] = {**character.ABILITIES, **newchar.ABILITIES}

ADVISERS: Mapping[ModuleId, Adviser] = {
    "curses": curses.lifting(CURSES),
    "treasures": treasures.using(TREASURES),
    "special": special.advice,
    "quest": quest.advice,
    "character": character.using(ABILITIES),
    "trap": trap.advice,
    "time": time.advice,
    "exchange": exchange.advice,
    "teleport": teleport.advice,
    CURSED_GEMS: cursedgem.advice,
    "doomed": doomed.advice,
    "fountain": fountain.advice,
    "questplus": questplus.advice,
    "maya": maya.advice,
}

#: What the same modules, or others, have to say to anybody.
NOTICES: Mapping[ModuleId, Notice] = {
    "treasures": treasures.notice,
    "special": special.notice,
    "quest": quest.notice,
    "totem": totem.notice,
    "pit": pit.notice,
    "maya": maya.notice,
}

#: Modules that have nothing to advise single players on, most of the time: they are asked first whether they
#: have.
OCCASIONS: Mapping[ModuleId, Occasion] = {
    "curses": curses.has_occasion,
    "treasures": treasures.has_occasion,
    "quest": quest.has_occasion,
    "trap": trap.has_occasion,
    "time": time.has_occasion,
    "exchange": exchange.has_occasion,
    "teleport": teleport.has_occasion,
    "doomed": doomed.has_occasion,
    "fountain": fountain.has_occasion,
    "questplus": questplus.has_occasion,
    "maya": maya.has_occasion,
}

#: Curses that let nobody walk far.
BINDING: tuple[CurseId, ...] = ("trap", "strangle-vines", "mind-control", "stand-up")

#: Modules that say which gems come first.
EMPHASES: Mapping[ModuleId, Emphasis] = {"maya": maya.emphasis}

#: Modules that say how many times gems can be activated at all.
RATIONS: Mapping[ModuleId, Ration] = {"maya": maya.is_rationed}

#: Modules that say whether something is still to be found that nobody can do without.
SEARCHES: Mapping[ModuleId, Search] = {
    "quest": quest.is_hidden,
    "cursedgem": cursedgem.is_hidden,
    "maya": maya.is_hidden,
}

#: What keeps the exit shut, by the beginnings of its rules.
SHUTS_EXIT = ("quest.", "questplus.", "cursedgem.", "special.chalice")

#: How much of what gems matter the way to them does.
ON_THE_WAY = 0.5

#: Modules that call somebody home.
SUMMONS: Mapping[ModuleId, Summons] = {"maze": maze.must_be_home}


def errands(
    game: Game,
    player: PlayerId,
    advisers: Mapping[ModuleId, Adviser] = ADVISERS,
    told: Mapping[ChamberId, PlayerId | None] = cursedgem.NOTHING_TOLD,
) -> tuple[Errand, ...]:
    """What *player* could usefully do with all that is in play."""
    theirs = errands_of((player,), game, advisers, told)[player]
    return tuple([replace(errand, command=errand.played_by(player)) for errand in theirs])


def errands_of(
    players: tuple[PlayerId, ...],
    game: Game,
    advisers: Mapping[ModuleId, Adviser],
    told: Mapping[ChamberId, PlayerId | None],
) -> dict[PlayerId, tuple[Errand, ...]]:
    """What each of *players* could usefully do with all that is in play; what anybody could do is the same
    for all of them."""
    advised: dict[PlayerId, list[Errand]] = {player: [] for player in players}
    for module in game.modules:
        adviser = advisers.get(module.id)
        if adviser is not None and OCCASIONS.get(module.id, _always)(game.state):
            is_told = bool(told) and module.id == CURSED_GEMS
            for player, theirs in advised.items():
                # Most have nothing to say to most players.
                if errands := tuple(adviser(game, player)):
                    theirs += _of_use(game, cursedgem.as_told(game, errands, told) if is_told else errands)
        notice = NOTICES.get(module.id)
        if notice is not None and (common := _of_use(game, notice(game))):
            for theirs in advised.values():
                theirs += common
    return {player: tuple(theirs) for player, theirs in advised.items()}


def _always(state: State) -> bool:
    return True


def _of_use(game: Game, errands: Iterable[Errand]) -> list[Errand]:
    """*errands* as much as they are worth now, without those that are worth nothing."""
    return [errand for each in errands if (errand := _emphasised(game, each)).worth]


def emphasis(game: Game, chamber: ChamberId) -> float:
    """How much the gems of *chamber* matter now; 1 where nothing says otherwise."""
    stressed = 1.0
    for id, stress in EMPHASES.items():
        if id in game.module_ids:
            stressed *= stress(game, chamber)
    return stressed


def renewed(game: Game, command: Command) -> Command | None:
    """*command* as it has to be played with the dice that lie there now; `None` if they do not serve it."""
    match command:
        case StackDie():
            return totem.die_to_stack(game, command.player)
        case SwapDice() | SwapDiceAfar():
            return newchar.swap_now(game, command)
    return command


def is_lifting(command: Command | None) -> bool:
    """Whether *command* lifts a curse that binds hands or feet."""
    return isinstance(command, LiftCurse) and command.card in BINDING


@cache
def shuts_exit(rule: str) -> bool:
    """Whether nobody escapes, or not everybody, as long as an errand by *rule* is not done."""
    return rule.startswith(SHUTS_EXIT)


def leads_to_gems(errand: Errand) -> bool:
    """Whether *errand* is of use only as long as gems are wanted."""
    is_on_the_way = errand.gems_in is not None or errand.rule.startswith("maya.")
    return is_on_the_way or errand.is_for_gems or isinstance(errand.command, GemCommand)


def are_gems_rationed(game: Game) -> bool:
    """Whether gems can be activated only so many times, so that each time had better give many."""
    return any(ration(game) for id, ration in RATIONS.items() if id in game.module_ids)


def is_something_hidden(game: Game) -> bool:
    """Whether the pile holds something that nobody can do without, besides the exit."""
    return any(search(game) for id, search in SEARCHES.items() if id in game.module_ids)


def must_be_home(game: Game, player: PlayerId) -> bool:
    """Whether *player* has to be in a safe chamber at every slam, whatever it costs."""
    return any(summons(game, player) for id, summons in SUMMONS.items() if id in game.module_ids)


def _emphasised(game: Game, errand: Errand) -> Errand:
    """*errand* worth what it is worth now, if it is about the gems of a chamber."""
    if errand.gems_in is not None and is_large(game.state):
        return _stressed(errand, max(1.0, emphasis(game, errand.gems_in) * ON_THE_WAY))
    is_for_gems = errand.is_for_gems or isinstance(errand.command, GemCommand)
    if not is_for_gems or not errand.chambers:
        return errand
    return _stressed(errand, max([emphasis(game, chamber) for chamber in errand.chambers]))


def _stressed(errand: Errand, factor: float) -> Errand:
    return errand if factor == 1 else replace(errand, worth=round(errand.worth * factor))
