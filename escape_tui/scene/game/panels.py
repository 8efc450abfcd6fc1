"""Panels: what the parts in play show beside the map, because they are there."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Part, State
from escape_tui.modules.character.ability import CharactersInPlay
from escape_tui.modules.character.priest import Blessing
from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.queenies.maya import MayaCalendar
from escape_tui.modules.queenies.questplus.constellation import CONSTELLATION, unmanned
from escape_tui.modules.queenies.questplus.snakes import Snakes
from escape_tui.modules.queenies.teleport import Teleporter
from escape_tui.modules.queenies.totem import Totem
from escape_tui.modules.quest.ghost import Ghost
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.quest.obelisk import GemTiles
from escape_tui.modules.quest.task import TaskTiles
from escape_tui.modules.special.chalice import Chalice
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.rules.exploring import FACE_DOWN
from escape_tui.scene.game.calendar_panel import calendar_lines
from escape_tui.scene.game.open_cards import open_cards
from escape_tui.scene.game.sight import Sight, chips
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import fitted, heading
from tile_art.canvas import Picture, Row, row
from tile_art.icons import CURSE, TREASURE
from tile_art.ink import Ink
from tile_art.marks import MARKS

#: Lines that explain a card are left out where there is less room than this.
EXPLAINED_FROM = 12

#: How long one page of panels is shown where they do not fit on one.
PAGE_MS: Millis = 3_000

LOCATION = MARKS["location"].glyph


class Panel(NamedTuple):
    """Lines that belong together, below a *title* where they need one."""

    title: str
    lines: tuple[Row, ...]
    is_pinned: bool = False

    def drawn(self, width: int) -> tuple[Row, ...]:
        return (heading(self.title, width), *self.lines) if self.title else self.lines


def can_show(seen: State) -> bool:
    """Whether anything in play has a panel."""
    return any(seen.has_part(kind) for kind in PANELS)


def panels(game: Game, viewer: PlayerId | None, narrator: Narrator, width: int, most: int) -> Picture:
    """The panels of everything in play in pages of *most* lines each, what concerns *viewer* most in front.

    Explanations are left out where room is short; what is too much for one page is turned over.
    """
    seen = game.state
    for is_roomy in (True, False):
        sight = Sight(game, seen, viewer, narrator, width, is_roomy and most >= EXPLAINED_FROM)
        shown = _shown(sight)
        lines = tuple(line for panel in shown for line in panel.drawn(width))
        if len(lines) <= most:
            return lines
    return _pages(shown, width, most)


def _shown(sight: Sight) -> list[Panel]:
    drawn = (
        Panel(
            sight.say(_TITLES[kind]) if kind in _TITLES else "",
            tuple(draw(part, sight)),
            is_pinned=kind is CursesInPlay,
        )
        for kind, draw in PANELS.items()
        if (part := sight.seen.find_part(kind)) is not None
    )
    found = [panel for panel in drawn if panel.lines]
    cards = Panel(sight.say("panel-open-cards"), tuple(open_cards(sight)))
    return [*found[:2], cards, *found[2:]] if cards.lines else found


def _pages(shown: list[Panel], width: int, most: int) -> Picture:
    """Page after page, each with its number; what binds the viewer (the curses) stands on every one."""
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


def _curses(part: CursesInPlay, sight: Sight) -> Iterator[Row]:
    """The curses before me, with what lifts each; where room is short several in a line."""
    mine = part.before[sight.viewer] if sight.viewer is not None else ()
    if not sight.is_roomy and len(mine) > 2:
        yield from chips((_curse(card, sight) + row(" ") + _lift(card, sight) for card in mine), sight.width)
        return
    for card in mine:
        effect = sight.narrator.effect("curse", card)
        yield from sight.card(CURSE, Ink.CURSE, sight.narrator.card(card), _lift(card, sight), effect)


def _curse(card: str, sight: Sight) -> Row:
    return row(CURSE, Ink.CURSE) + row(sight.narrator.card(card), Ink.STRONG)


def _lift(card: str, sight: Sight) -> Row:
    lift = sight.game.catalogue.curses[card].lift
    return sight.price(lift) if lift else row("╳", Ink.DANGER)


def _treasures(part: TreasuresInPlay, sight: Sight) -> Iterator[Row]:
    if sight.viewer is None:
        return
    for card in part.owned[sight.viewer]:
        is_armed = card in part.armed[sight.viewer]
        right = row(sight.say("panel-armed"), Ink.GOOD) if is_armed else row("")
        yield from sight.card(
            TREASURE, Ink.TREASURE, sight.narrator.card(card), right, sight.narrator.effect("treasure", card)
        )


def _character(part: CharactersInPlay, sight: Sight) -> Iterator[Row]:
    if sight.viewer is None:
        return
    mine = part.cards[sight.viewer]
    is_ready = not mine.is_turned_over
    right = row(sight.say("panel-ready" if is_ready else "panel-used"), Ink.GOOD if is_ready else Ink.FAINT)
    explained = sight.narrator.effect("character", f"{mine.character}-{mine.card}")
    yield from sight.card("☻", Ink.GOLDEN, sight.narrator.card(mine.character), right, explained)


def _quests(part: QuestsInPlay, sight: Sight) -> Iterator[Row]:
    done = row(f"{len(part.done)}/{len(part.tiles)}", Ink.GOOD if part.markers == 0 else Ink.WARNING)
    yield sight.line(sight.say("panel-quests-done"), done)
    for tile in part.tiles:
        if tile in sight.seen.temple and tile not in part.done:
            yield sight.line(f"◊ {sight.narrator.chamber(tile)}", ink=Ink.STRONG)
            if tile == CONSTELLATION:
                yield from _places(sight)


def _places(sight: Sight) -> Iterator[Row]:
    """questplus.constellation — where nobody stands yet."""
    for place in unmanned(sight.game):
        yield sight.line(f"  {sight.say('panel-place', place=place)}", ink=Ink.WARNING)


def _task(part: TaskTiles, sight: Sight) -> Iterator[Row]:
    if part.up is not None:
        cost = sight.game.catalogue.tasks[part.up].price
        yield sight.line(f"  {sight.say('panel-task')}", sight.price(cost))


def _gem_tiles(part: GemTiles, sight: Sight) -> Iterator[Row]:
    if part.tiles:
        yield sight.line(f"  {sight.say('panel-gem-tiles')}", row(f"◈ {part.tiles}", Ink.GEM))


def _where(message: str) -> Callable[[Any, Sight], Iterator[Row]]:
    """Where a thing stands."""

    def panel(part: Any, sight: Sight) -> Iterator[Row]:
        carrier = getattr(part, "carrier", None)
        if carrier is not None:
            yield sight.line(sight.say(message), row(sight.narrator.name(carrier), Ink.STRONG))
        elif part.chamber is not None and part.chamber in sight.seen.temple:
            yield sight.line(sight.say(message), row(sight.narrator.chamber(part.chamber), Ink.CHAMBER_NAME))

    return panel


def _cursed_gem(part: CursedGems, sight: Sight) -> Iterator[Row]:
    """cursedgem.look — my own, and every place that I have looked at, with whose gem belongs there."""
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
            yield sight.line(f"{LOCATION} {sight.narrator.chamber(chamber)}", right, Ink.CHAMBER_NAME)


def _totem(part: Totem, sight: Sight) -> Iterator[Row]:
    if part.stack:
        yield sight.line(sight.say("panel-totem"), row(f"≣ {len(part.stack)}", Ink.EQUIPMENT))


def _snakes(part: Snakes, sight: Sight) -> Iterator[Row]:
    if part.chambers:
        yield sight.line(sight.say("panel-snakes"), row(f"ʃ {len(part.chambers)}", Ink.GOOD))


def _blessing(part: Blessing, sight: Sight) -> Iterator[Row]:
    if part.icon is not None and part.chamber is not None:
        icon: Cost = (part.icon,)
        yield sight.line(
            sight.say("panel-blessing", chamber=sight.narrator.chamber(part.chamber)), sight.price(icon)
        )


#: For each part, the panel that shows it, from the top down.
PANELS: Mapping[type[Part], Callable[[Any, Sight], Iterator[Row]]] = {
    CursesInPlay: _curses,
    TreasuresInPlay: _treasures,
    CursedGems: _cursed_gem,
    CharactersInPlay: _character,
    MayaCalendar: calendar_lines,
    QuestsInPlay: _quests,
    TaskTiles: _task,
    GemTiles: _gem_tiles,
    Ghost: _where("panel-ghost"),
    Snakes: _snakes,
    Chalice: _where("panel-chalice"),
    Teleporter: _where("panel-teleporter"),
    Totem: _totem,
    Blessing: _blessing,
}

_TITLES: Mapping[type[Part], str] = {
    CursesInPlay: "panel-curses",
    TreasuresInPlay: "panel-treasures",
    CharactersInPlay: "panel-character",
    QuestsInPlay: "panel-quests",
    MayaCalendar: "panel-calendar",
    CursedGems: "panel-cursed-gem",
}
