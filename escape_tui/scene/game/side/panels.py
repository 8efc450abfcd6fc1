"""Panels: what the parts in play show beside the map, because they are there."""

from typing import NamedTuple

from escape_tui.engine.state import Millis, State
from escape_tui.scene.game.side.open_cards import open_cards
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.modules.box import in_play
from escape_tui.scene.words.prose import dressed, fitted, heading
from tile_art.inks.canvas import Picture, Row

#: Lines that explain a card are left out where there is less room than this.
EXPLAINED_FROM = 12

#: How long one page of panels is shown where they do not fit on one.
PAGE_MS: Millis = 3_000


class Panel(NamedTuple):
    """Lines that belong together, below a *title* where they need one."""

    title: str
    lines: tuple[Row, ...]
    is_pinned: bool = False

    def drawn(self, width: int) -> tuple[Row, ...]:
        return (heading(self.title, width), *self.lines) if self.title else self.lines


def can_show(seen: State) -> bool:
    """Whether anything in play has a panel."""
    return any(each.panel is not None for each, _ in in_play(seen))


class PanelInputs(NamedTuple):
    at: Viewpoint
    #: The game as it is seen from here, with all dice covered.
    scenery: State
    width: int
    most: int


def panels(inputs: PanelInputs) -> Picture:
    """The panels of everything in play in pages of *most* lines each, what concerns the viewer most in front.

    Explanations are left out where room is short; what is too much for one page is turned over.
    """
    at, scenery, width, most = inputs
    game, viewer = at.rules.about(scenery), at.seat if at.seats else None
    for is_roomy in (True, False):
        sight = ViewerSight(game, scenery, viewer, at.narrator, width, is_roomy and most >= EXPLAINED_FROM)
        shown = _shown(sight)
        lines = tuple(line for panel in shown for line in panel.drawn(width))
        if len(lines) <= most:
            return dressed(lines, at.glyphs)
    return dressed(_pages(shown, width, most), at.glyphs)


def _shown(sight: ViewerSight) -> list[Panel]:
    drawn = (
        Panel(sight.say(each.title) if each.title else "", tuple(each.panel(part, sight)), each.is_pinned)
        for each, part in in_play(sight.seen)
        if each.panel is not None
    )
    found = [panel for panel in drawn if panel.lines]
    cards = Panel(sight.say("panel-open-cards"), tuple(open_cards(sight)))
    return [*found[:2], cards, *found[2:]] if cards.lines else found


def _pages(shown: list[Panel], width: int, most: int) -> Picture:
    """Page after page, each with its number; what is pinned stands on every one."""
    pinned = shown[0].lines[: most - 2] if shown[0].is_pinned else ()
    lines = [(panel.title, line) for panel in shown for line in panel.lines if line not in pinned]
    room = max(1, most - 1 - len(pinned))
    pages = [lines[first : first + room] for first in range(0, len(lines), room)]
    picture: list[Row] = []
    for number, page in enumerate(pages, start=1):
        title = shown[0].title if pinned else next((title for title, _ in page if title), "")
        count = f"{number}/{len(pages)}" if len(pages) > 1 else ""
        head = heading(f"{title} {count}".strip(), width)
        picture += fitted((head, *pinned, *(line for _, line in page)), width, most)
    return tuple(picture)
