"""The panel that explains the player's chamber in wide terminals."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.engine.temple import Chamber, ChamberId, Side, Temple, tile_of
from escape_tui.scene.game.side.team import ARROWS
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import clipped, dressed, heading, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink


class HereInputs(NamedTuple):
    chamber: ChamberId | None
    temple: Temple
    narrator: Narrator
    glyphs: Glyphs
    width: int


def here_panel(inputs: HereInputs) -> Picture:
    """The chamber's purpose, a piece of advice, and where its doors lead; empty outside the temple."""
    chamber, temple, narrator, glyphs, width = inputs
    if chamber is None:
        return ()
    here = temple.chambers[chamber]
    told = [narrator.effect("chamber", tile_of(chamber)), narrator.advice(chamber)]
    if here.gems:
        told.append(narrator.words.say("here-lit", count=here.gems))
    lines = (
        heading(narrator.chamber(chamber), width),
        *(line for text in told if text for line in wrapped(text, width)),
        *_doors(here, temple, narrator, width),
        row(""),
    )
    return dressed(lines, glyphs)


def _doors(here: Chamber, temple: Temple, narrator: Narrator, width: int) -> Iterator[Row]:
    """Each door with what is behind it."""
    for side in Side:
        if side in here.doors:
            behind = temple.at(here.cell.beyond(side))
            name = narrator.chamber(behind[0].id) if behind else narrator.words.say("here-unknown")
            yield row(f"{ARROWS[side]} ", Ink.STRONG) + row(clipped(name, width - 2), Ink.CHAMBER_NAME)
