"""Special chambers: the setup of module 4, and the cards that come with the Illusions expansion."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command, Effect, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import State
from escape_tui.modules.curses import Curse, CurseId
from escape_tui.modules.quest.markers import QUEST_MARKERS, QuestsInPlay, draw_quests, quest_pool, veiled
from escape_tui.modules.special.chalice import CarryChalice, Chalice, ChaliceQuest, carry_chalice
from escape_tui.modules.special.chambers import ALL, CHAMBERS, SPECIAL, TREASURE_CHAMBER, special_chambers
from escape_tui.modules.special.large_torch import LargeTorch
from escape_tui.modules.special.linked import (
    ActivateLinked,
    Link,
    LinkedChambers,
    activate_linked,
)
from escape_tui.modules.special.soul_exchange import SOUL_EXCHANGE, SoulExchange
from escape_tui.modules.treasures import Treasure, TreasureId
from escape_tui.rules.setup import Expansion, Preparation

CURSES: dict[CurseId, type[Curse]] = {SOUL_EXCHANGE: SoulExchange}
TREASURES: dict[TreasureId, Treasure] = {"large-torch": LargeTorch()}

_LINK = Link()
_CHALICE = ChaliceQuest()


class Special(Expansion):
    """Module 4."""

    id = SPECIAL
    chapter = (
        "special.setup",
        "special.sixth",
        "special.linked",
        "special.linked-once",
        "special.double",
        "special.double-wall",
        "special.double-halves",
        "special.chalice",
        "special.chalice-carry",
        "special.chalice-anyone",
        "special.chalice-exit",
        "special.chalice-no-teleport",
        "special.treasure-chamber-setup",
        "special.soul-exchange",
        "special.large-torch",
    )
    rules = {ActivateLinked: activate_linked, CarryChalice: carry_chalice}

    def refuse(self, setup: Setup) -> RuleError | None:
        chambers = setup.options.get(SPECIAL, ALL)
        if chambers in CHAMBERS:
            return None
        return RuleError("special.setup", reason="unknown", chambers=chambers)

    def gather(self, preparation: Preparation) -> None:
        """special.setup, special.treasure-chamber-setup — the treasure chamber as a quest is drawn as one."""
        quests = quest_pool(preparation.setup)
        preparation.pile += [tile for tile in special_chambers(preparation.setup) if tile not in quests]
        preparation.never_first.append(TREASURE_CHAMBER)
        if quests:
            draw_quests(preparation)

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(LinkedChambers())
        preparation.add_part(Chalice())

    def effects(self, state: State) -> Iterator[Effect]:
        yield from (_LINK, _CHALICE)
        if state.has_part(QuestsInPlay):
            yield QUEST_MARKERS

    def veil(self, state: State, viewer: PlayerId | None) -> State:
        return veiled(state) if state.has_part(QuestsInPlay) else state

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        yield from _LINK.offers(game, player)
        yield from _CHALICE.offers(game, player)
