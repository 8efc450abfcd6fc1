"""The advice on everything in the box, bound by the names of modules and cards."""

from collections.abc import Mapping

from escape_tui.engine.game import Game
from escape_tui.engine.setup import ModuleId, PlayerId
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
from escape_tui.hub.bots.advice.errand import Adviser, Caveat, Errand
from escape_tui.modules.curses import CurseId
from escape_tui.modules.treasures import TreasureId

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
    "totem": totem.advice,
    "cursedgem": cursedgem.advice,
    "pit": pit.advice,
    "doomed": doomed.advice,
    "fountain": fountain.advice,
    "questplus": questplus.advice,
    "maya": maya.advice,
}

#: Modules that hinder what others advise.
CAVEATS: Mapping[ModuleId, Caveat] = {"maya": maya.is_timely}


def errands(
    game: Game, player: PlayerId, advisers: Mapping[ModuleId, Adviser] = ADVISERS
) -> tuple[Errand, ...]:
    """What *player* could usefully do with all that is in play."""
    caveats = [CAVEATS[module.id] for module in game.modules if module.id in CAVEATS]
    return tuple(
        errand
        for module in game.modules
        if module.id in advisers
        for errand in advisers[module.id](game, player)
        if all(caveat(game, errand) for caveat in caveats)
    )
