"""Cursed gems on the screen: who has which, the location tiles, and which tiles the viewer has looked at."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.modules.queenies.cursedgem import CursedGems, TellLocation
from escape_tui.rules.exploring import FACE_DOWN
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import OpenCard, Placed, Presentation
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Fact
from tile_art.chambers.chamber import Mark
from tile_art.chambers.marks import MARKS
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink

_LOCATION = MARKS["location"].glyph


def _panel(part: CursedGems, sight: ViewerSight) -> Iterator[Row]:
    """cursedgem.look — the viewer's own gem, and every location they know, with the owner of the gem that
    belongs there."""
    if sight.viewer is None:
        return
    mine = part.before[sight.viewer]
    if mine is not None:
        yield sight.line(sight.say("panel-own-gem", gem=sight.narrator.card(mine)), ink=Ink.CURSE)
    for chamber, gem in part.lying.items():
        if gem != FACE_DOWN:
            whose = next((player for player, other in enumerate(part.before) if other == gem), None)
            name = f" {sight.narrator.name(whose)}" if whose is not None else ""
            right = row(f"{sight.narrator.card(gem)}{name}", Ink.STRONG)
            yield sight.line(f"{_LOCATION} {sight.narrator.chamber(chamber)}", right, Ink.CHAMBER_NAME)


def _marks(part: CursedGems, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark("location")) for chamber in part.lying)


def _known(part: CursedGems, narrator: Narrator) -> Iterator[Placed]:
    """cursedgem.look — the names on the location tiles that the player has looked at."""
    for chamber, gem in part.lying.items():
        if gem != FACE_DOWN:
            yield Placed(chamber, Mark("location", label=narrator.card(gem)))


def _cards(part: CursedGems, player: PlayerId, narrator: Narrator) -> Iterator[OpenCard]:
    gem = part.before[player]
    if gem is not None:
        yield OpenCard(MARKS["gem-tile"].glyph, Ink.CURSE, gem)


def _told(command: TellLocation, state: State, narrator: Narrator) -> dict[str, Fact]:
    """Whose gem somebody has told the others about."""
    gems = state.part(CursedGems)
    gem = gems.lying.get(command.chamber, "")
    whom = gems.before.index(gem) if gem in gems.before else None
    return {"gem": narrator.card(gem), "whom": "none" if whom is None else narrator.name(whom)}


CURSED_GEMS = Presentation(
    CursedGems,
    panel=_panel,
    marks=_marks,
    own_marks=_known,
    cards=_cards,
    facts={TellLocation: _told},
)
