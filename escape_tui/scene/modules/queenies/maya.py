"""The Maya calendar on the screen: spaces, bars, extra keys, the figure, the next slam, and its tiles."""

from collections.abc import Iterator

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.modules.queenies.maya import (
    CALENDAR as SIDE_UP,
)
from escape_tui.modules.queenies.maya import (
    SIDES,
    Maya,
    MayaCalendar,
    SwapCalendarTiles,
    extra_keys,
    is_doomed,
    next_symbol,
)
from escape_tui.rules.countdown import DoorSlams
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.modules.presentation import ModuleSheet, Placed, Presentation, SetUpOption
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Fact
from tile_art.chambers.chamber import Mark
from tile_art.chambers.marks import MARKS
from tile_art.inks.canvas import Row, join, row
from tile_art.inks.ink import Ink

_LYING = ("sun", "moon", "gear")


def _panel(part: MayaCalendar, sight: ViewerSight) -> Iterator[Row]:
    """Which side is up, its spaces with the figure below them, and what it asks for."""
    side = "doomed" if is_doomed(sight.seen.setup) else "eternal"
    symbol = next_symbol(sight.game)
    following = row("") if symbol is None else row(f"{sight.say('panel-next')} ") + _symbol(symbol)
    yield sight.line(sight.say(f"calendar-side-{side}"), following, Ink.STRONG)
    yield join(_spaces(part, sight))
    yield join(_below(part, sight))
    if side == "doomed":
        yield from _doom(part, sight)


def _symbol(symbol: str) -> Row:
    return row(MARKS[symbol].glyph, MARKS[symbol].ink)


def _bars(sight: ViewerSight) -> tuple[int, ...]:
    return sight.game.catalogue.calendar.bars if is_doomed(sight.seen.setup) else ()


def _spaces(part: MayaCalendar, sight: ViewerSight) -> Iterator[Row]:
    """Two cells per space: its symbol, and the bar after it if there is one."""
    yield row("  ")
    for number, symbol in enumerate(sight.game.catalogue.calendar.spaces, start=1):
        is_past = number < part.space
        yield row(MARKS[symbol].glyph, Ink.FAINT) if is_past else _symbol(symbol)
        yield row("│", Ink.DANGER) if number in _bars(sight) else row(" ")


def _below(part: MayaCalendar, sight: ViewerSight) -> Iterator[Row]:
    """The figure below its space, and on the doomed side the extra keys of the other players."""
    printed = sight.game.catalogue.calendar.extra_keys if is_doomed(sight.seen.setup) else {}
    for number in range(len(sight.game.catalogue.calendar.spaces) + 1):
        if number == part.space:
            yield row("▲", Ink.CURSOR) + row(" ")
        else:
            yield row(f"{printed[number]} " if number in printed else "  ", Ink.KEY)


def _doom(part: MayaCalendar, sight: ViewerSight) -> Iterator[Row]:
    """maya.doomed-exit, maya.doomed-bars — the price of being too late."""
    keys = row(f"+{extra_keys(sight.game)}K", Ink.KEY)
    yield sight.line(sight.say("panel-calendar-exit"), keys)
    slam = _next_slam(sight.seen)
    if slam is not None:
        is_late = part.space <= sight.game.catalogue.calendar.bars[slam - 1]
        message = "panel-calendar-late" if is_late else "panel-calendar-safe"
        yield sight.line(sight.say(message), ink=Ink.DANGER if is_late else Ink.GOOD)
    if part.dice and sight.viewer in part.dice:
        yield sight.line(sight.say("panel-calendar-die"), ink=Ink.WARNING)


def _next_slam(state: State) -> int | None:
    """The number of the next slam, if there is one."""
    return next((slam for slam in (1, 2) if state.due(DoorSlams(slam)) is not None), None)


def _marks(part: MayaCalendar, seen: State, catalogue: Catalogue) -> Iterator[Placed]:
    for chamber, symbol in part.lying.items():
        if symbol in _LYING:
            yield Placed(chamber, Mark(symbol))
    if part.dice:
        yield Placed("calendar-chamber", Mark("die", len(part.dice)))


def _swapped(command: SwapCalendarTiles, state: State, narrator: Narrator) -> dict[str, Fact]:
    """The symbols of both tiles."""
    lying = state.part(MayaCalendar).lying
    return {
        "one": narrator.card(lying.get(command.chamber, "")),
        "other": narrator.card(lying.get(command.second, "")),
    }


CALENDAR = Presentation(
    MayaCalendar,
    panel=_panel,
    title="panel-calendar",
    marks=_marks,
    facts={SwapCalendarTiles: _swapped},
)

SHEET = ModuleSheet(Maya.id, SetUpOption(SIDE_UP, SIDES))
