"""More quest chambers: the setup of this Queenie, its chambers and curses."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.modules.curses import Curse, CurseId
from escape_tui.modules.queenies.questplus.bond import MagicalBond, TautBonds
from escape_tui.modules.queenies.questplus.chaos import CHAOS, ChaosChamber, UnleashChaos, unleash_chaos
from escape_tui.modules.queenies.questplus.constellation import (
    CONSTELLATION,
    AlignStars,
    ConstellationChamber,
    align_stars,
)
from escape_tui.modules.queenies.questplus.mind_control import (
    MindControl,
    Pitfall,
    Wishes,
    denials,
    grants,
)
from escape_tui.modules.queenies.questplus.snakes import (
    SNAKE_PIT,
    ChaseSnake,
    FightMotherSnake,
    SnakePit,
    Snakes,
    chase_snake,
    fight_mother_snake,
)
from escape_tui.modules.quest.markers import Quests
from escape_tui.rules.setup import Preparation

CURSES: dict[CurseId, type[Curse]] = {
    "mind-control": MindControl,
    "pitfall": Pitfall,
    "magical-bond": MagicalBond,
}


class QuestPlus(Quests):
    """questplus.setup — its chambers join those of module 5, or are the only ones."""

    id = "questplus"
    chapter = (
        "questplus.setup",
        "questplus.chaos",
        "questplus.constellation",
        "questplus.snakes",
        "questplus.mind-control",
        "questplus.pitfall",
        "questplus.bond",
    )
    rules = {
        UnleashChaos: unleash_chaos,
        AlignStars: align_stars,
        ChaseSnake: chase_snake,
        FightMotherSnake: fight_mother_snake,
    }

    chambers = {
        CHAOS: ChaosChamber(),
        CONSTELLATION: ConstellationChamber(),
        SNAKE_PIT: SnakePit(),
    }

    def equip(self, preparation: Preparation) -> None:
        for part in (Snakes(), Wishes(), TautBonds()):
            preparation.add_part(part)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        yield from super().offers(game, player)
        yield from grants(game.state, player)
        yield from denials(game.state, player)
