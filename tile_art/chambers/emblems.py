"""Emblems: the carving that identifies a special chamber."""

from dataclasses import dataclass

from tile_art.inks.ink import Ink


@dataclass(frozen=True, slots=True)
class Emblem:
    """*picture* is two rows of equal width. Without room for it, the chamber shows its name; start and
    exit have a *glyph*."""

    ink: Ink
    picture: tuple[str, str]
    glyph: str = ""


EMBLEMS = {
    "start": Emblem(Ink.SAFE, ("  ▄█▄  ", "▄█▀ ▀█▄"), "⌂"),
    "exit": Emblem(Ink.EXIT, ("╲ ╲│╱ ╱", "── ☼ ──"), "☼"),
    "linked": Emblem(Ink.GEM, ("▛▀▙▟▀▜", "▙▄▛▜▄▟")),
    "treasure": Emblem(Ink.GOLDEN, ("▜███▛", "▗▄█▄▖")),
    "altar": Emblem(Ink.DANGER, ("▀█████▀", "  ▐█▌  ")),
    "task": Emblem(Ink.EQUIPMENT, ("┌┐┌┐┌┐", "└┘└┘└┘")),
    "ghost": Emblem(Ink.STRONG, ("▟▛█▜▙", "▜▛█▜▛")),
    "tree": Emblem(Ink.GOOD, ("▗█▟█▙▖", "  ▐▌  ")),
    "obelisk": Emblem(Ink.EQUIPMENT, (" ▟▙ ", "▗██▖")),
    "platform": Emblem(Ink.EQUIPMENT, ("◄▄▄▄▄►", " ▀▀▀▀ ")),
    "invocation": Emblem(Ink.CURSE, ("╲ ▼ ╱", "► ◎ ◄")),
    "cliff": Emblem(Ink.DANGER, ("███▙   ", "████▒░░")),
    "slide": Emblem(Ink.EQUIPMENT, ("█▙▖   ", "███▙▄▂")),
    "prohibition": Emblem(Ink.DANGER, ("▟▀▀▞▙", "▜▞▄▄▛")),
    "sacrifice": Emblem(Ink.DANGER, (" ▾ ▾ ", "▐▄▄▄▌")),
    "torch": Emblem(Ink.TORCH, ("▗▟▙▖", " ▐▌ ")),
    "lava": Emblem(Ink.LAVA, ("▂▅▃▂▆▃▂", "███████")),
    "pit": Emblem(Ink.BLACK, ("▜████▛", " ▝▜▛▘ ")),
    "fountain": Emblem(Ink.WATER, ("╭╭│╮╮", "▝███▘")),
    "chaos": Emblem(Ink.CURSE, ("╳╱╲╳╱", "╲╳╱╲╳")),
    "constellation": Emblem(Ink.STRONG, ("◦──◦ ◦", " ╲◦╱╱ ")),
    "snake-pit": Emblem(Ink.GOOD, ("╭╮╭╮∙", "╯╰╯╰╯")),
    "mirage": Emblem(Ink.ILLUSION, ("░▒▓▒░", "▒░ ░▒")),
    "gear": Emblem(Ink.EQUIPMENT, ("▚▛▀▜▞", "▞▙▄▟▚")),
    "dungeon": Emblem(Ink.EQUIPMENT, ("╥╥╥╥╥", "╨╨╨╨╨")),
    "narrow": Emblem(Ink.EQUIPMENT, ("█▌  ▐█", "█▌  ▐█")),
    "calendar": Emblem(Ink.GOLDEN, ("╭┬✹┬╮", "╰┴☾┴╯")),
    "exchange": Emblem(Ink.TREASURE, ("† ► $", "╰───╯")),
    "teleport": Emblem(Ink.WATER, ("▗▞▀▚▖", "▝▚◎▞▘")),
    "totem": Emblem(Ink.EQUIPMENT, ("▌◉◉▐", "▙▄▄▟")),
}
