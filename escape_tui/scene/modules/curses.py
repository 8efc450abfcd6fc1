"""Curses on the screen: the viewer's own with the price for lifting each, those of friends by name."""

from collections.abc import Iterator

from escape_tui.engine.setup import PlayerId
from escape_tui.modules.cards import BASE
from escape_tui.modules.curses import Curses, CursesInPlay
from escape_tui.scene.game.viewer_sight import ViewerSight, chips
from escape_tui.scene.modules.presentation import ModuleSheet, OpenCard, Presentation
from escape_tui.scene.words.narration import Narrator
from tile_art.icons import CURSE
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


def _panel(part: CursesInPlay, sight: ViewerSight) -> Iterator[Row]:
    """The viewer's curses with the price for lifting each, the newest first; several on a line if there is
    little room."""
    mine = part.before[sight.viewer][::-1] if sight.viewer is not None else ()
    if not sight.explained and len(mine) > 2:
        yield from chips((_curse(card, sight) + row(" ") + _lift(card, sight) for card in mine), sight.width)
        return
    for card in mine:
        effect = sight.narrator.effect("curse", card)
        yield from sight.card(CURSE, Ink.CURSE, sight.narrator.card(card), _lift(card, sight), effect)


def _curse(card: str, sight: ViewerSight) -> Row:
    return row(CURSE, Ink.CURSE) + row(sight.narrator.card(card), Ink.STRONG)


def _lift(card: str, sight: ViewerSight) -> Row:
    lift = sight.game.catalogue.curses[card].lift
    return sight.price(lift) if lift else row(sight.say("panel-stays"), Ink.DANGER)


def _before(part: CursesInPlay, player: PlayerId) -> tuple[str, ...]:
    return part.before[player]


def _cards(part: CursesInPlay, player: PlayerId, narrator: Narrator) -> Iterator[OpenCard]:
    lifts = narrator.catalogue.curses
    for card in reversed(part.before[player]):
        told = narrator.effect("curse", card)
        yield OpenCard(CURSE, Ink.CURSE, card, told=told, price=lifts[card].lift or ())


CURSES = Presentation(
    CursesInPlay,
    panel=_panel,
    cards=_cards,
    curses=_before,
    printed="mask",
    card_modules=(Curses.id,),
)

SHEET = ModuleSheet(Curses.id, sets={"curse": BASE})
