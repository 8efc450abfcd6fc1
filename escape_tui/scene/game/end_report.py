"""The report: how it ended, what everyone did, and the temple as it was left."""

from escape_tui.engine.state import Millis, State
from escape_tui.rules.report import Deeds, Report
from escape_tui.scene.game.banner import moment_banner
from escape_tui.scene.game.map_plan import letters
from escape_tui.scene.game.team import figure
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, heading, keycap, spaced
from tile_art.canvas import Canvas, Picture, Row, row
from tile_art.ink import Ink

#: The columns of the table, by their message `report-NAME`.
_COLUMNS = ("escaped", "gems", "rolls", "lost", "helped")
_COLUMN_WIDTH = 8
TABLE_WIDTH = 16 + _COLUMN_WIDTH * len(_COLUMNS)

#: Lines of a banner without a margin, and how high a terminal must be for one with.
SHORT, ROOMY = 3, 30

#: Terminals at least this wide have table and temple side by side.
WIDE = 110


def end_picture(
    state: State, report: Report, narrator: Narrator, temple: Picture, keys: tuple[tuple[str, str], ...],
    width: int, height: int, *, has_big_letters: bool = True, kept_as: str = "",
) -> Picture:  # fmt: skip
    """The whole end of a game on *width* × *height* cells; *temple* lies where `room_for_temple` says.

    The recording is *kept_as* that id.
    """
    words, ending = narrator.words, state.ending
    canvas = Canvas(width, height)
    is_won = ending is not None and ending.is_won
    title = words.say("banner-won" if is_won else "banner-lost")
    ink = Ink.BANNER_WON if is_won else Ink.BANNER_LOST
    banner = moment_banner(title, ink, width, is_roomy=has_big_letters)
    top = _top(height)
    canvas.paste(0, 0, banner if top > SHORT or len(banner) < SHORT else banner[1:-1])
    rule = "" if ending is None else ending.rule.replace(".", "-")
    otherwise = "ended-end-win" if is_won else "ended-end-lose"
    why = words.say(f"ended-{rule}" if words.knows(f"ended-{rule}") else otherwise)
    canvas.paste(2, top, (row(clipped(why, width - 4), Ink.STRONG),))
    canvas.paste(2, top + (2 if top > SHORT else 1), tuple(_table(state, report, narrator)))
    x, y, across, down = room_for_temple(len(state.adventurers), width, height)
    left = x + max(0, (across - len(temple[0].text)) // 2)
    above = y + max(0, (down - len(temple)) // 2)
    canvas.paste(left, above, tuple(line.cut(0, across) for line in temple[:down]))
    hints = spaced([keycap(key) + row(f" {words.say(message)}", Ink.FAINT) for key, message in keys], "   ")
    replay = row(words.say("end-replay", id=kept_as) if kept_as else "", Ink.FAINT)
    canvas.paste(2, height - 1, (apart(hints, replay, width - 4),))
    return canvas.rows()


def room_for_temple(players: int, width: int, height: int) -> tuple[int, int, int, int]:
    """Where the temple goes: x, y, width and height."""
    top = _top(height)
    if width >= WIDE:
        return TABLE_WIDTH + 4, top, width - TABLE_WIDTH - 5, height - top - 2
    y = top + players + 4
    return 1, y, width - 2, max(1, height - y - 1)


def _top(height: int) -> int:
    """The first line below the banner."""
    return 6 if height >= ROOMY else SHORT


def _table(state: State, report: Report, narrator: Narrator) -> list[Row]:
    words = narrator.words
    head = "".join(
        clipped(words.say(f"report-{name}"), _COLUMN_WIDTH - 1).rjust(_COLUMN_WIDTH) for name in _COLUMNS
    )
    lines = [heading(words.say("report-title"), TABLE_WIDTH), row(" " * 16 + head, Ink.FAINT)]
    for who, deeds in zip(state.adventurers, report.deeds, strict=True):
        name = clipped(narrator.name(who.player), 11)
        facts = "".join(fact.rjust(_COLUMN_WIDTH) for fact in _facts(deeds))
        ink = Ink.GOOD if deeds.escaped_at is not None else Ink.DANGER
        start = figure(who, letters(state)[who.player]) + row(f" {name}".ljust(14), Ink.STRONG)
        lines.append(start + row(facts[:_COLUMN_WIDTH], ink) + row(facts[_COLUMN_WIDTH:]))
    if (best := _most_helpful(report)) is not None:
        lines += [row(""), row(words.say("report-best", player=narrator.name(best)), Ink.TITLE)]
    return lines


def _facts(deeds: Deeds) -> tuple[str, ...]:
    helped = sum(deeds.freed) + sum(deeds.pooled) + sum(deeds.given)
    escaped = "-" if deeds.escaped_at is None else clock(deeds.escaped_at)
    return escaped, str(deeds.gems), str(deeds.rolls), str(deeds.dice_lost), str(helped)


def _most_helpful(report: Report) -> int | None:
    helped = [sum(deeds.freed) + sum(deeds.pooled) + sum(deeds.given) for deeds in report.deeds]
    return helped.index(max(helped)) if len(helped) > 1 and max(helped) else None


def clock(at: Millis) -> str:
    seconds = max(0, at) // 1000
    return f"{seconds // 60}:{seconds % 60:02}"
