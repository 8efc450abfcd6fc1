"""Treasures on the screen: face-down ones, the viewer's own, and those of friends."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.modules.cards import BASE
from escape_tui.modules.treasures import ClaimTreasure, Treasures, TreasuresInPlay
from escape_tui.modules.treasures.cards import UseExtraGem
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import TREASURE as FACE_DOWN
from escape_tui.scene.modules.presentation import ModuleSheet, OpenCard, Placed, Presentation
from escape_tui.scene.words.narration import Narrator
from tile_art.chambers.chamber import Mark
from tile_art.icons import GEM, TREASURE
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def _panel(part: TreasuresInPlay, sight: ViewerSight) -> Iterator[Row]:
    if sight.viewer is None:
        return
    for card in reversed(part.owned[sight.viewer]):
        is_armed = card in part.armed[sight.viewer]
        right = row(sight.say("panel-armed"), Ink.GOOD) if is_armed else row("")
        yield from sight.card(
            TREASURE, Ink.TREASURE, sight.narrator.card(card), right, sight.narrator.effect("treasure", card)
        )

    if part.gems[sight.viewer]:
        used = row(sight.say("panel-used"), Ink.FAINT)
        yield from sight.card(GEM, Ink.GEM, sight.narrator.card(UseExtraGem.card), used, "")


def _marks(part: TreasuresInPlay, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark(FACE_DOWN)) for chamber in part.lying)


def _cards(part: TreasuresInPlay, player: PlayerId, narrator: Narrator) -> Iterator[OpenCard]:
    for card in reversed(part.owned[player]):
        note = "!" if card in part.armed[player] else ""
        yield OpenCard(TREASURE, Ink.TREASURE, card, note, narrator.effect("treasure", card))
    if part.gems[player]:
        yield OpenCard(GEM * part.gems[player], Ink.GEM)


TREASURES = Presentation(
    TreasuresInPlay,
    panel=_panel,
    marks=_marks,
    cards=_cards,
    card_modules=(Treasures.id,),
    in_chambers=(ClaimTreasure,),
)

SHEET = ModuleSheet(Treasures.id, sets={"treasure": BASE})
