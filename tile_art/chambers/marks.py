"""Marks: the things in chambers, each with one or two glyphs and an ink."""

from dataclasses import dataclass

from tile_art.chambers.chamber import Mark
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


@dataclass(frozen=True, slots=True)
class MarkArt:
    """*counts* if there can be several, with the amount written after the glyph."""

    glyph: str
    ink: Ink
    counts: bool = False


#: The amount of a timer is the sand left, in percent; of a prohibition, 1 while it is in force, else 0.
MARKS = {
    "ghost": MarkArt("⍝", Ink.STRONG),
    "snake": MarkArt("ʃ", Ink.GOOD, counts=True),
    "chalice": MarkArt("⊔", Ink.GOLDEN),
    "quest": MarkArt("◊", Ink.WARNING),
    "quest-done": MarkArt("◊", Ink.FAINT),
    "gem-tile": MarkArt("◘", Ink.GEM, counts=True),
    "task": MarkArt("◫", Ink.EQUIPMENT, counts=True),
    "die": MarkArt("▦", Ink.DIE, counts=True),
    "totem": MarkArt("≣", Ink.EQUIPMENT, counts=True),
    "sun": MarkArt("✹", Ink.WARNING),
    "moon": MarkArt("☾", Ink.WATER),
    "gear": MarkArt("⊛", Ink.EQUIPMENT),
    "large-torch": MarkArt("♆", Ink.TORCH),
    "teleporter": MarkArt("◎", Ink.WATER),
    "location": MarkArt("▧", Ink.CURSE),
    "call": MarkArt("!", Ink.CALL),
    "timer": MarkArt("◷", Ink.WARNING),
    "no-gems": MarkArt("╳◆", Ink.DANGER),
    "no-golden-masks": MarkArt("╳◉", Ink.DANGER),
    "no-moving": MarkArt("╳☻", Ink.DANGER),
    "no-start": MarkArt("╳⌂", Ink.DANGER),
}

_LEVELS = " ▁▂▃▄▅▆▇█"


def mark(what: Mark, room: int) -> Row:
    """*what*, drawn in at most *room* cells."""
    art = MARKS[what.kind]
    if what.kind == "timer":
        return _timer(what.amount, room)
    ink = art.ink if what.amount else Ink.FAINT
    amount = str(what.amount) if art.counts and what.amount != 1 else ""
    return row(art.glyph + amount + what.label, ink).cut(0, room)


def _timer(percent: int, room: int) -> Row:
    """An hourglass, and its sand as a bar that runs out."""
    ink = Ink.WARNING if percent > 25 else Ink.DANGER
    if room < 6:
        return row("◷" + _LEVELS[-(-percent * 8 // 100)], ink).cut(0, room)
    full = -(-percent * 4 // 100)
    return row("◷", ink) + row("▬" * full, ink) + row("∙" * (4 - full), Ink.FAINT)
