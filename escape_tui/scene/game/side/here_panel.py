"""The chamber one stands in, explained where a terminal is wide."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from escape_tui.engine.temple import Chamber, Side, Temple, tile_of
from escape_tui.scene.game.side.team import ARROWS
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import clipped, heading, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View


def here_panel(view: "View", width: int) -> Picture:
    """What the chamber is for, a word of advice, and where its doors lead; nothing for whoever is outside."""
    state = view.state
    chamber = state.adventurers[view.seat].chamber
    if chamber is None:
        return ()
    here = state.temple.chambers[chamber]

    def draw() -> Picture:
        narrator = view.narrator
        told = [narrator.effect("chamber", tile_of(chamber)), narrator.advice(chamber)]
        if here.gems:
            told.append(narrator.words.say("here-lit", count=here.gems))
        return (
            heading(narrator.chamber(chamber), width),
            *(line for text in told if text for line in wrapped(text, width)),
            *_doors(here, state.temple, narrator, width),
            row(""),
        )

    return view.piece("here", (here, state.temple, width), draw)


def _doors(here: Chamber, temple: Temple, narrator: Narrator, width: int) -> Iterator[Row]:
    """Each door with what lies behind it."""
    for side in Side:
        if side in here.doors:
            behind = temple.at(here.cell.beyond(side))
            name = narrator.chamber(behind[0].id) if behind else narrator.words.say("here-unknown")
            yield row(f"{ARROWS[side]} ", Ink.STRONG) + row(clipped(name, width - 2), Ink.CHAMBER_NAME)
