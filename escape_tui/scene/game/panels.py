"""Panels: what the parts in play show beside the map, because they are there."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.time import TimerRunsOut
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, heading, price, wrapped
from escape_tui.scene.words.words import Fact
from tile_art.canvas import Row, row
from tile_art.icons import CURSE, TREASURE
from tile_art.ink import Ink

#: Lines that explain a card are left out where there is less room than this.
EXPLAINED_FROM = 12


class Sight(NamedTuple):
    """What a panel is drawn from: the game as *viewer* may see it (`None`: somebody who only watches)."""

    game: Game
    seen: State
    viewer: PlayerId | None
    narrator: Narrator
    now: Millis
    width: int
    is_roomy: bool

    def say(self, message: str, **facts: Fact) -> str:
        return self.narrator.words.say(message, **facts)

    def line(self, text: str, right: Row | None = None, ink: Ink = Ink.PLAIN) -> Row:
        right = right or row("")
        return apart(row(clipped(text, self.width - len(right.text) - 1), ink), right, self.width)

    def card(self, glyph: str, ink: Ink, name: str, right: Row, explained: str) -> Iterator[Row]:
        """A card: its name, something at the right, and in a roomy panel what it does."""
        room = self.width - len(right.text) - 3
        yield apart(row(f"{glyph} ", ink) + row(clipped(name, room), Ink.STRONG), right, self.width)
        if self.is_roomy and explained:
            yield from (row("  ") + line for line in wrapped(explained, self.width - 2, Ink.FAINT, most=4))


def panels(
    game: Game, viewer: PlayerId | None, narrator: Narrator, now: Millis, width: int, most: int
) -> list[Row]:
    """The panels of everything in play, at most *most* lines; explanations go first where room is short."""
    seen = game.seen_by(viewer)
    for is_roomy in (True, False):
        sight = Sight(game, seen, viewer, narrator, now, width, is_roomy and most >= EXPLAINED_FROM)
        lines = [
            line for name, draw in PANELS.items() if name in seen.parts for line in _panel(name, draw, sight)
        ]
        if len(lines) <= most:
            return lines
    return lines[:most]


def _panel(name: str, draw: Callable[[Any, Sight], Iterator[Row]], sight: Sight) -> list[Row]:
    lines = list(draw(sight.seen.parts[name], sight))
    title = _TITLES.get(name)
    return [heading(sight.say(title), sight.width), *lines] if lines and title else lines


def _curses(part: Any, sight: Sight) -> Iterator[Row]:
    """The curses before me, with what lifts each."""
    for card in part.before[sight.viewer] if sight.viewer is not None else ():
        lift = sight.game.catalogue.curses[card].lift
        right = price(lift) if lift else row("╳", Ink.DANGER)
        yield from sight.card(
            CURSE, Ink.CURSE, sight.narrator.card(card), right, sight.narrator.effect("curse", card)
        )


def _treasures(part: Any, sight: Sight) -> Iterator[Row]:
    if sight.viewer is None:
        return
    for card in part.owned[sight.viewer]:
        is_armed = card in part.armed[sight.viewer]
        right = row(sight.say("panel-armed"), Ink.GOOD) if is_armed else row("")
        yield from sight.card(
            TREASURE, Ink.TREASURE, sight.narrator.card(card), right, sight.narrator.effect("treasure", card)
        )


def _character(part: Any, sight: Sight) -> Iterator[Row]:
    if sight.viewer is None:
        return
    mine = part.cards[sight.viewer]
    is_ready = not mine.is_turned_over
    right = row(sight.say("panel-ready" if is_ready else "panel-used"), Ink.GOOD if is_ready else Ink.FAINT)
    explained = sight.narrator.effect("character", f"{mine.character}-{mine.card}")
    yield from sight.card("☻", Ink.GOLDEN, sight.narrator.card(mine.character), right, explained)


def _quests(part: Any, sight: Sight) -> Iterator[Row]:
    done = row(f"{len(part.done)}/{len(part.tiles)}", Ink.GOOD if part.markers == 0 else Ink.WARNING)
    yield sight.line(sight.say("panel-quests-done"), done)
    for tile in part.tiles:
        if tile in sight.seen.temple and tile not in part.done:
            yield sight.line(f"◊ {sight.narrator.chamber(tile)}", ink=Ink.STRONG)


def _task(part: Any, sight: Sight) -> Iterator[Row]:
    if part.up is not None:
        yield sight.line(f"  {sight.say('panel-task')}", price(sight.game.catalogue.tasks[part.up].price))


def _gem_tiles(part: Any, sight: Sight) -> Iterator[Row]:
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


def _timers(part: Any, sight: Sight) -> Iterator[Row]:
    for timed in part.running:
        yield sight.line(_what_runs(timed, sight), _seconds(timed.chamber, sight), Ink.STRONG)
        asks = sight.game.catalogue.tiles[timed.chamber].asks
        if timed.step < len(asks):
            yield sight.line(f"  {sight.say('panel-asks')}", price(asks[timed.step]))
    for timed in part.waiting:
        yield sight.line(sight.narrator.chamber(timed.chamber), row(sight.say("panel-waiting"), Ink.FAINT))


def _what_runs(timed: Any, sight: Sight) -> str:
    """What is prohibited, or the chamber that counts."""
    prohibits = sight.game.catalogue.tiles[timed.chamber].prohibits
    if timed.step < len(prohibits):
        return sight.say("panel-prohibited", what=prohibits[timed.step])
    return sight.narrator.chamber(timed.chamber)


def _seconds(chamber: ChamberId, sight: Sight) -> Row:
    due = sight.seen.due(TimerRunsOut(chamber))
    left = 0 if due is None else max(0, -(-(due - sight.now) // 1000))
    return row(f"◷ {left} s", Ink.DANGER if left <= 10 else Ink.WARNING)


def _calendar(part: Any, sight: Sight) -> Iterator[Row]:
    spaces = sight.game.catalogue.calendar.spaces
    cells = row("")
    for number, symbol in enumerate(spaces, start=1):
        glyph = {"sun": "☼", "moon": "☾"}.get(symbol, "⊛")
        cells += row(
            glyph, Ink.CURSOR if number == part.space else Ink.FAINT if number < part.space else Ink.WARNING
        )
    yield sight.line(sight.say("panel-calendar-space", space=part.space), cells)


def _cursed_gem(part: Any, sight: Sight) -> Iterator[Row]:
    if sight.viewer is None:
        return
    mine = part.before[sight.viewer]
    if mine is not None:
        yield sight.line(f"◈ {sight.narrator.card(mine)}", ink=Ink.CURSE)
        for chamber, gem in part.lying.items():
            if gem == mine:
                yield sight.line(f"  {sight.narrator.chamber(chamber)}", ink=Ink.GOOD)


def _totem(part: Any, sight: Sight) -> Iterator[Row]:
    if part.stack:
        yield sight.line(sight.say("panel-totem"), row(f"≣ {len(part.stack)}", Ink.EQUIPMENT))


def _snakes(part: Any, sight: Sight) -> Iterator[Row]:
    if part.chambers:
        yield sight.line(sight.say("panel-snakes"), row(f"ʃ {len(part.chambers)}", Ink.GOOD))


def _blessing(part: Any, sight: Sight) -> Iterator[Row]:
    if part.icon is not None and part.chamber is not None:
        icon: Cost = (part.icon,)
        yield sight.line(
            sight.say("panel-blessing", chamber=sight.narrator.chamber(part.chamber)), price(icon)
        )


def _wishes(part: Any, sight: Sight) -> Iterator[Row]:
    for wish in part.open:
        if wish.player != sight.viewer:
            yield sight.line(
                sight.say("panel-wish", player=sight.narrator.name(wish.player)), ink=Ink.WARNING
            )


def _sitting(part: Any, sight: Sight) -> Iterator[Row]:
    if sight.viewer in part.players:
        yield sight.line(sight.say("panel-sitting"), ink=Ink.DANGER)


def _bonds(part: Any, sight: Sight) -> Iterator[Row]:
    if sight.viewer in part.players:
        yield sight.line(sight.say("panel-bond"), ink=Ink.DANGER)


#: For each part by name, the panel that shows it, from the top down.
PANELS: Mapping[str, Callable[[Any, Sight], Iterator[Row]]] = {
    "CursesInPlay": _curses,
    "Sitting": _sitting,
    "TautBonds": _bonds,
    "Wishes": _wishes,
    "TimersInPlay": _timers,
    "TreasuresInPlay": _treasures,
    "CharactersInPlay": _character,
    "QuestsInPlay": _quests,
    "TaskTiles": _task,
    "GemTiles": _gem_tiles,
    "Ghost": _where("panel-ghost"),
    "Snakes": _snakes,
    "Chalice": _where("panel-chalice"),
    "MayaCalendar": _calendar,
    "CursedGems": _cursed_gem,
    "Teleporter": _where("panel-teleporter"),
    "Totem": _totem,
    "Blessing": _blessing,
}

_TITLES = {
    "CursesInPlay": "panel-curses",
    "TreasuresInPlay": "panel-treasures",
    "CharactersInPlay": "panel-character",
    "QuestsInPlay": "panel-quests",
    "TimersInPlay": "panel-timers",
    "MayaCalendar": "panel-calendar",
    "CursedGems": "panel-cursed-gem",
}
