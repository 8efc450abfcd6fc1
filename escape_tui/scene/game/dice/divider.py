"""The divider between map and dice: whose dice lie below it."""

from typing import TYPE_CHECKING

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.scene.game.map.map_plan import letter_of
from escape_tui.scene.game.side.team import figure
from escape_tui.scene.words.prose import spaced
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View


def divider(view: "View", is_alarm: bool) -> Picture:
    """Whose dice lie below; with several people at one keyboard, whose turn it is to type."""
    state, width = view.state, view.regions.tray.width
    shown = view.seats or (view.seat,)
    names = tuple((who, state.adventurers[who].colour, _caption(view, who)) for who in shown)
    ink = Ink.FRAME_ALARM if is_alarm else Ink.FRAME

    def draw() -> Picture:
        tabs = [_tab(view, state.adventurers[who], caption) for who, _, caption in names]
        groups = tabs if view.is_duo else [spaced(tabs, "  ")]
        lines = [row("─ ", ink) + group + row(" ", ink) for group in groups]
        room = width // len(groups)
        ruled = [line.cut(0, room) + row("─" * max(0, room - len(line.text)), ink) for line in lines]
        return ((join(ruled) + row("─" * (width - room * len(groups)), ink)),)

    return view.piece("divider", (names, view.seat, ink, width, view.is_duo), draw)


def _caption(view: "View", player: PlayerId) -> str:
    who, words = view.state.adventurers[player], view.look.words
    parts = [view.narrator.name(player), words.say("count-dice", count=len(who.dice))]
    if who.lost:
        parts.append(words.say("tray-lost", count=who.lost))
    if who.aside:
        parts.append(words.say("tray-aside", count=who.aside))
    is_long = len(view.seats) < 3 or player == view.seat
    # Somebody else at this keyboard is asked something.
    asked = " ?" if player in view.input.menus and player not in view.trays else ""
    return (" · ".join(parts) if is_long else parts[0]) + asked


def _tab(view: "View", who: Adventurer, caption: str) -> Row:
    is_mine = who.player in view.trays
    label = figure(who, letter_of(who), is_me=is_mine)
    number = row(f"F{who.player + 1} ", Ink.FAINT) if len(view.seats) > 1 and not view.is_duo else row("")
    return number + label + row(f" {caption}", Ink.STRONG if is_mine else Ink.FAINT)
