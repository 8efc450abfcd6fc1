"""The advice on everything in the box, in tables by module and card."""

from collections.abc import Iterable, Mapping
from functools import cache

from msgspec.structs import replace

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import ModuleId, PlayerId
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice import character, curses, quest, special, time, trap, treasures
from escape_tui.hub.bots.advice.character import Card
from escape_tui.hub.bots.advice.errand import (
    Adviser,
    Emphasis,
    Errand,
    Notice,
    Ration,
    Search,
    Summons,
)
from escape_tui.hub.bots.advice.queenies import (
    cursedgem,
    doomed,
    exchange,
    fountain,
    maya,
    maze,
    newchar,
    pit,
    questplus,
    teleport,
    totem,
)
from escape_tui.hub.bots.strategy.large_box import is_large
from escape_tui.modules.curses import CurseId, LiftCurse
from escape_tui.modules.queenies.newchar.trickster import Swap
from escape_tui.modules.queenies.totem import StackDie
from escape_tui.modules.treasures import TreasureId
from escape_tui.rules.gems import GemCommand

#: The module whose locations companions tell each other.
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

#: Advice that is the same for all players, by module.
NOTICES: Mapping[ModuleId, Notice] = {
    "treasures": treasures.notice,
    "special": special.notice,
    "quest": quest.notice,
    "totem": totem.notice,
    "pit": pit.notice,
    "maya": maya.notice,
}

#: Curses that keep a player from walking far.
BINDING: tuple[CurseId, ...] = ("trap", "strangle-vines", "mind-control", "stand-up")

#: Modules that make some gems more important than others.
EMPHASES: Mapping[ModuleId, Emphasis] = {"maya": maya.emphasis}

#: Modules that limit how often gems can be activated.
RATIONS: Mapping[ModuleId, Ration] = {"maya": maya.is_rationed}

#: Modules that know whether something necessary is still hidden.
SEARCHES: Mapping[ModuleId, Search] = {
    "quest": quest.is_hidden,
    "cursedgem": cursedgem.is_hidden,
    "maya": maya.is_hidden,
}

#: Prefixes of the rules that keep the exit closed.
SHUTS_EXIT = ("quest.", "questplus.", "cursedgem.", "special.chalice")

#: Prefixes of the rules of errands that lead to gems, and of those that are left to people like gems.
TO_GEMS, LIKE_GEMS = "maya.", "treasures."

#: Share of a chamber's emphasis that counts for errands on the way to it.
ON_THE_WAY = 0.5

#: Modules that require somebody to be home at a slam.
SUMMONS: Mapping[ModuleId, Summons] = {"maze": maze.must_be_home}


def errands(
    game: Game,
    player: PlayerId,
    advisers: Mapping[ModuleId, Adviser] = ADVISERS,
    told: Mapping[ChamberId, PlayerId | None] = cursedgem.NOTHING_TOLD,
) -> tuple[Errand, ...]:
    """The useful errands of *player* in this game."""
    theirs = errands_of((player,), game, advisers, told)[player]
    return tuple([replace(errand, command=errand.played_by(player)) for errand in theirs])


def errands_of(
    players: tuple[PlayerId, ...],
    game: Game,
    advisers: Mapping[ModuleId, Adviser],
    told: Mapping[ChamberId, PlayerId | None],
) -> dict[PlayerId, tuple[Errand, ...]]:
    """The useful errands of each of *players* in this game; those for anybody are the same objects for
    all."""
    advised: dict[PlayerId, list[Errand]] = {player: [] for player in players}
    for module in game.modules:
        adviser = advisers.get(module.id)
        if adviser is not None:
            is_told = bool(told) and module.id == CURSED_GEMS
            for player, theirs in advised.items():
                # Most advisers have nothing for most players.
                if errands := tuple(adviser(game, player)):
                    theirs += _of_use(game, cursedgem.as_told(game, errands, told) if is_told else errands)
        notice = NOTICES.get(module.id)
        if notice is not None and (common := _of_use(game, notice(game))):
            for theirs in advised.values():
                theirs += common
    return {player: tuple(theirs) for player, theirs in advised.items()}


def _of_use(game: Game, errands: Iterable[Errand]) -> list[Errand]:
    """*errands* with their current value, without the worthless ones."""
    return [errand for each in errands if (errand := _emphasised(game, each)).worth]


def emphasis(game: Game, chamber: ChamberId) -> float:
    """The importance of the gems of *chamber*; 1 by default."""
    stressed = 1.0
    for id, stress in EMPHASES.items():
        if id in game.module_ids:
            stressed *= stress(game, chamber)
    return stressed


def renewed(game: Game, command: Command) -> Command | None:
    """*command* adapted to the current dice; `None` if they don't serve it."""
    match command:
        case StackDie():
            return totem.die_to_stack(game, command.player)
        case Swap():
            return newchar.swap_now(game, command)
    return command


def is_lifting(command: Command | None) -> bool:
    """Whether *command* lifts a curse that binds hands or feet."""
    return isinstance(command, LiftCurse) and command.card in BINDING


@cache
def shuts_exit(rule: str) -> bool:
    """Whether an open errand by *rule* keeps anybody from escaping."""
    return rule.startswith(SHUTS_EXIT)


def leads_to_gems(errand: Errand) -> bool:
    """Whether *errand* is useful only while gems are needed."""
    is_on_the_way = errand.gems_in is not None or errand.rule.startswith(TO_GEMS)
    return is_on_the_way or errand.is_for_gems or isinstance(errand.command, GemCommand)


def are_gems_rationed(game: Game) -> bool:
    """Whether the number of activations is limited, so that each should give many gems."""
    return any(ration(game) for id, ration in RATIONS.items() if id in game.module_ids)


def is_something_hidden(game: Game) -> bool:
    """Whether the pile holds something necessary besides the exit."""
    return any(search(game) for id, search in SEARCHES.items() if id in game.module_ids)


def must_be_home(game: Game, player: PlayerId) -> bool:
    """Whether *player* must be in a safe chamber at every slam, at any cost."""
    return any(summons(game, player) for id, summons in SUMMONS.items() if id in game.module_ids)


def _emphasised(game: Game, errand: Errand) -> Errand:
    """*errand* with its current value, if it concerns the gems of a chamber."""
    if errand.gems_in is not None and is_large(game.state):
        return _stressed(errand, max(1.0, emphasis(game, errand.gems_in) * ON_THE_WAY))
    is_for_gems = errand.is_for_gems or isinstance(errand.command, GemCommand)
    if not is_for_gems or not errand.chambers:
        return errand
    return _stressed(errand, max([emphasis(game, chamber) for chamber in errand.chambers]))


def _stressed(errand: Errand, factor: float) -> Errand:
    return errand if factor == 1 else replace(errand, worth=round(errand.worth * factor))
