"""The divider between map and dice: the name of the player whose dice are below."""

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.scene.game.side.team import figure
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece
from escape_tui.scene.words.prose import dressed, spaced
from tile_art.inks.canvas import Row, join, row
from tile_art.inks.ink import Ink


class DividerInputs(Struct, frozen=True):
    at: Viewpoint
    #: The players at this terminal, with their dice covered; if it only watches, the one it follows.
    people: tuple[Adventurer, ...]
    is_alarm: bool
    #: The players with an open question.
    asked: tuple[PlayerId, ...]


def divider(inputs: DividerInputs) -> Piece:
    """The name of the player whose dice are below; with several people at one keyboard, whose keys are
    active."""
    at, width = inputs.at, inputs.at.regions.tray.width
    ink = Ink.FRAME_ALARM if inputs.is_alarm else Ink.FRAME
    tabs = [_tab(inputs, who) for who in inputs.people]
    groups = tabs if at.is_duo else [spaced(tabs, "  ")]
    lines = [row("─ ", ink) + group + row(" ", ink) for group in groups]
    room = width // len(groups)
    ruled = [line.cut(0, room) + row("─" * max(0, room - len(line.text)), ink) for line in lines]
    line = join(ruled) + row("─" * (width - room * len(groups)), ink)
    return Piece(dressed((line,), at.glyphs), at.regions.divider)


def _caption(inputs: DividerInputs, who: Adventurer) -> str:
    at, words, player = inputs.at, inputs.at.words, who.player
    parts = [at.narrator.name(player), words.say("count-dice", count=len(who.dice))]
    if who.lost:
        parts.append(words.say("tray-lost", count=who.lost))
    if who.aside:
        parts.append(words.say("tray-aside", count=who.aside))
    is_long = len(at.seats) < 3 or player == at.seat
    # A question mark for a player at this keyboard whose dice aren't shown.
    asked = " ?" if player in inputs.asked and player not in at.trays else ""
    return (" · ".join(parts) if is_long else parts[0]) + asked


def _tab(inputs: DividerInputs, who: Adventurer) -> Row:
    at, is_mine = inputs.at, who.player in inputs.at.trays
    number = row(f"F{who.player + 1} ", Ink.FAINT) if len(at.seats) > 1 and not at.is_duo else row("")
    caption = row(f" {_caption(inputs, who)}", Ink.STRONG if is_mine else Ink.FAINT)
    return number + figure(who.colour, at.narrator.initial(who.player), is_mine) + caption
