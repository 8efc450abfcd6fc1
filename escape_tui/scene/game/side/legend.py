"""The legend beside the map: the meaning of the signs on it."""

from escape_tui.scene.game.map.map_plan import plan
from escape_tui.scene.game.map.map_signs import signs_on
from escape_tui.scene.game.side.panels import CardsInputs, page_title
from escape_tui.scene.words.prose import dressed, fitted, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink


def legend_page(inputs: CardsInputs) -> Picture:
    """Each sign on the map with its meaning, and the key to the full list."""
    at, scenery, width, height = inputs
    lines: list[Row] = [page_title(at.words.say("panel-signs"), "legend", at, width)]
    for sign in signs_on(plan(scenery, at.rules.catalogue, at.narrator, ())):
        first, *rest = wrapped(sign.meaning(at.words), width - 3)
        lines += [sign.drawn.fit(3) + first, *(row("   ") + line for line in rest)]
    more = wrapped(at.words.say("panel-all-signs", key=at.cap("help")), width, Ink.FAINT)
    return dressed(fitted((*lines[: height - len(more)], *more), width, height), at.glyphs)
