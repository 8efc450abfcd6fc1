"""The quests and curses of QuestPlus on the screen: snakes, wishes to grant, and taut bonds."""

from collections import Counter
from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.modules.curses import bound_to
from escape_tui.modules.queenies.questplus.bond import CARD as BOND_CARD
from escape_tui.modules.queenies.questplus.bond import BondSlackens, TautBonds
from escape_tui.modules.queenies.questplus.constellation import CONSTELLATION, unmanned
from escape_tui.modules.queenies.questplus.mind_control import (
    DenyLeave,
    GrantLeave,
    Wishes,
    WishFades,
    read,
)
from escape_tui.modules.queenies.questplus.snakes import Snakes
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import Placed, Presentation
from tile_art.chambers.chamber import Mark
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def _snakes(part: Snakes, sight: ViewerSight) -> Iterator[Row]:
    if part.chambers:
        yield sight.line(sight.say("panel-snakes"), row(f"ʃ {len(part.chambers)}", Ink.GOOD))


def _snakes_lying(part: Snakes, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    return (Placed(chamber, Mark("snake", count)) for chamber, count in Counter(part.chambers).items())


def _unmanned_places(sight: ViewerSight) -> Iterator[Row]:
    """questplus.constellation — the places where nobody stands yet."""
    for place in unmanned(sight.game):
        yield sight.line(f"  {sight.say('panel-place', place=place)}", ink=Ink.WARNING)


def _wishes(part: Wishes, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """questplus.mind-control — whose wish it is, and what they want."""
    for wish in part.open:
        command = read(sight.game, wish.command)
        if command is None or sight.viewer is None:
            continue
        wished, until = sight.narrator.label(command, sight.seen), sight.seen.due(WishFades(wish.player))
        if wish.player == sight.viewer:
            yield ScreenNotice(sight.say("notice-own-wish", wish=wished), until)
        else:
            name = sight.narrator.name(wish.player)
            yield ScreenNotice(
                sight.say("notice-wish", player=name, wish=wished), until, "confirm", refusal="refuse"
            )


def _bond(part: TautBonds, sight: ViewerSight) -> Iterator[ScreenNotice]:
    """questplus.bond — the partner that a player has to wait for."""
    if sight.viewer is not None and sight.viewer in part.players:
        fellow = bound_to(sight.seen, sight.viewer, BOND_CARD)
        name = "" if fellow is None else sight.narrator.name(fellow)
        yield ScreenNotice(sight.say("notice-bond", player=name), sight.seen.due(BondSlackens(sight.viewer)))


QUESTS = {CONSTELLATION: _unmanned_places}
SNAKES = Presentation(Snakes, panel=_snakes, marks=_snakes_lying)
WISHES = Presentation(Wishes, notices=_wishes, keys={GrantLeave: "confirm", DenyLeave: "refuse"})
BONDS = Presentation(TautBonds, notices=_bond, for_one=True)
