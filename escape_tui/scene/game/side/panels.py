"""Panels: what the expansions in play show beside the map, one's own cards first. Panels change only when
something happens."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.engine.state import State
from escape_tui.scene.game.input.input_state import NewCard
from escape_tui.scene.game.regions import TWO_LINES
from escape_tui.scene.game.side.open_cards import cards_before, open_cards
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.modules.box import in_play
from escape_tui.scene.words.prose import apart, dressed, fitted, heading, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink
from tile_art.letters import cell_count

#: The most lines that explain a card, from the roomiest layout to the tightest.
_EXPLAINED = (4, 2, 1, 0)


class Panel(NamedTuple):
    """Lines that belong together, with a *title* if they need one and a *hint* at its right end."""

    title: str
    lines: tuple[Row, ...]
    hint: str = ""

    def drawn(self, width: int) -> tuple[Row, ...]:
        if not self.title:
            return self.lines
        has_room = len(self.title) + len(self.hint) + 6 <= width
        hint = row(self.hint, Ink.FAINT) if self.hint and has_room else None
        return (heading(self.title, width, right=hint), *self.lines)


def can_show(seen: State) -> bool:
    """Whether an expansion in play has a panel."""
    return any(each.panel is not None for each, _ in in_play(seen))


class PanelInputs(NamedTuple):
    at: Viewpoint
    #: The game as it is seen from here, with all dice covered.
    scenery: State
    new: NewCard | None
    width: int
    most: int


def panels(inputs: PanelInputs) -> Picture:
    """The panels of all expansions in at most *most* lines. If they don't fit, the cards of others are
    dropped first, then explanations. A card that has just been drawn is shown alone, in full."""
    at, _, new, width, most = inputs
    if new is not None and new.player == at.seat and (drawn := _explained(inputs, new.card)):
        return dressed(fitted(drawn, width, min(len(drawn), most)), at.glyphs)
    # A narrow column has no room for other players' cards.
    others = tuple(open_cards(_sight(inputs))) if width >= TWO_LINES else ()
    for explained in _EXPLAINED:
        for shown_of_others in (others, ()) if others else ((),):
            lines = _lines(inputs, explained, shown_of_others)
            if len(lines) <= most:
                return dressed(lines, at.glyphs)
    more = at.words.say("panel-more", count=len(lines) - most + 1, key=at.cap("show-cards"))
    return dressed((*lines[: most - 1], row(more, Ink.FAINT).fit(width)), at.glyphs)


def _lines(inputs: PanelInputs, explained: int, others: tuple[Row, ...]) -> tuple[Row, ...]:
    found = [panel for panel in _shown(_sight(inputs, explained), inputs.at, others) if panel.lines]
    return tuple(line for panel in found for line in panel.drawn(inputs.width))


def _sight(inputs: PanelInputs, explained: int = 0) -> ViewerSight:
    at, scenery, _, width, _ = inputs
    viewer = at.seat if at.seats else None
    return ViewerSight(at.rules.about(scenery), scenery, viewer, at.narrator, width, explained)


def _shown(sight: ViewerSight, at: Viewpoint, others: tuple[Row, ...]) -> Iterator[Panel]:
    presented = [(each, part) for each, part in in_play(sight.seen) if each.panel is not None]
    own = [line for each, part in presented if each.cards and each.panel for line in each.panel(part, sight)]
    yield Panel(sight.say("panel-your-cards"), tuple(own), sight.say("panel-use-cards", key=at.cap("cards")))
    yield Panel(sight.say("panel-open-cards"), others)
    for each, part in presented:
        if each.panel is not None and not each.cards:
            yield Panel(sight.say(each.title) if each.title else "", tuple(each.panel(part, sight)))


def _explained(inputs: PanelInputs, id: str) -> tuple[Row, ...]:
    """The name of a card that the viewer has, the price for getting rid of it, and its full text."""
    at, scenery, _, width, _ = inputs
    for card in cards_before(at.seat, scenery, at.narrator):
        if card.id == id:
            name = f"{card.glyph} {at.narrator.card(id)}"
            price = card.price_in(at.words)
            return (heading(name, width, right=price), *wrapped(card.told, width))
    return ()


class CardsInputs(NamedTuple):
    at: Viewpoint
    scenery: State
    width: int
    height: int


def page_title(title: str, action: str, at: Viewpoint, width: int) -> Row:
    """*title* with the key that closes the page; in a narrow column the key alone, or none."""
    cap = at.cap(action)
    for hint in (at.words.say("panel-hide-cards", key=cap), cap):
        if len("─  ") + cell_count(title) + 1 + cell_count(hint) <= width:
            return heading(title, width, right=row(hint, Ink.FAINT))
    return heading(title, width)


def all_cards(inputs: CardsInputs) -> Picture:
    """Every open card with its full text, the player's own first."""
    at, scenery, width, height = inputs
    others = [who.player for who in scenery.adventurers if who.player != at.seat]
    lines: list[Row] = []
    for player in (at.seat, *others):
        if cards := [card for card in cards_before(player, scenery, at.narrator) if card.id]:
            title = at.words.say("panel-your-cards") if player == at.seat else at.narrator.name(player)
            lines.append(heading(title, width) if lines else page_title(title, "show-cards", at, width))
        for card in cards:
            name = row(f"{card.glyph} ", card.ink) + row(at.narrator.card(card.id) + card.note, Ink.STRONG)
            lines.append(apart(name, card.price_in(at.words), width))
            lines += [row("  ") + line for line in wrapped(card.told, width - 2, Ink.FAINT)]
    if not lines:
        lines = [
            page_title(at.words.say("panel-your-cards"), "show-cards", at, width),
            *wrapped(at.words.say("panel-no-cards"), width),
        ]
    return dressed(fitted(lines, width, height), at.glyphs)
