"""The report: how the game ended and why, what everybody did, who wants a rematch, and the temple as it was
left."""

from typing import NamedTuple

from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.table.seats.seats import Saying
from escape_tui.rules.ending.balance import Balance
from escape_tui.rules.ending.report import Deeds, Report
from escape_tui.scene.analysis.curve_picture import curve_picture
from escape_tui.scene.analysis.sentences import advice, point_lines, sentences
from escape_tui.scene.game.end.end_words import cost, enough, moments, outcome, why
from escape_tui.scene.game.notices.banner import moment_banner
from escape_tui.scene.game.side.team import figure
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import clipped, fitted, heading, keycap, spaced, wrapped
from tile_art.inks.canvas import Canvas, Picture, Row, join, row
from tile_art.inks.ink import Ink

#: The columns of the table; `report-NAME` is the heading of each.
_COLUMNS = ("escaped", "gems", "rolls", "lost", "helped")
_COLUMN_WIDTH = 9
_NAME_WIDTH = 16
TABLE_WIDTH = _NAME_WIDTH + _COLUMN_WIDTH * len(_COLUMNS)

#: The lines of a banner without a margin, and the height from which a terminal has room for one.
SHORT, ROOMY = 3, 30

#: Rows of the chance curve, in low terminals and in others.
CURVE_ROWS = (4, 6)

#: Terminals of at least this width show table and temple side by side.
WIDE = 110

_MARGIN = 2


class Company(NamedTuple):
    """The people who are still at the table after a game: what they say, and who wants a rematch. There is
    none if all of those *staying* only watched."""

    talk: tuple[Saying, ...] = ()
    staying: int = 1
    wanted_by: tuple[str, ...] = ()


class Kept(NamedTuple):
    """The game's *id*, the command to *share* it, and its rank. *link* is its address in a browser, if there
    is one; *analysis* says where the game turned."""

    id: str = ""
    share: str = ""
    rank: int = 0
    best_ms: Millis = 0
    link: str = ""
    analysis: Analysis | None = None


class GameEnd(NamedTuple):
    """Everything there is to report about a finished game."""

    state: State
    report: Report
    balance: Balance
    #: The time left on the clock; `None` if there was no clock.
    left_ms: Millis | None = None
    kept: Kept = Kept()
    #: `None` if nobody plays at another terminal.
    company: Company | None = None
    #: The message of a tip, after a defeat.
    tip: str = ""
    #: Which companion says something, and what.
    word: tuple[str, str] = ("", "")
    #: The result of each other team of the race.
    race: tuple[str, ...] = ()


class Glance(NamedTuple):
    """How the end is viewed: its keys, and whether a narrow terminal shows the temple."""

    width: int
    height: int
    keys: tuple[tuple[str, str], ...] = ()
    has_big_letters: bool = True
    is_temple_up: bool = False


def end_picture(end: GameEnd, narrator: Narrator, temple: Picture, glance: Glance) -> Picture:
    """The whole end of a game; *temple* goes where `room_for_temple` says, if it is visible."""
    width, height = glance.width, glance.height
    canvas, top = Canvas(width, height), _top(height)
    canvas.paste(0, 0, _banner(end.state, narrator, glance))
    room = height - top - 1
    if width >= WIDE or not glance.is_temple_up:
        across = _table_width(width) if width >= WIDE else width - 2 * _MARGIN
        canvas.paste(_MARGIN, top, _report(end, narrator, across, room))
    if width >= WIDE or glance.is_temple_up:
        _paste_temple(canvas, temple, width, height)
    canvas.paste(_MARGIN, height - 1, (_hints(glance.keys, narrator, width - 2 * _MARGIN),))
    return canvas.rows()


def _hints(keys: tuple[tuple[str, str], ...], narrator: Narrator, width: int) -> Row:
    """What the keys do, with narrower gaps if necessary. Hints that don't fit are left out, but never the
    last one, which leads away."""
    say = narrator.words.say
    hints = [keycap(key) + row(f" {say(message)}", Ink.FAINT) for key, message in keys]
    for fewer in range(len(hints)):
        shown = (*hints[: len(hints) - 1 - fewer], hints[-1])
        for gap in ("  ", " "):
            if len((line := spaced(shown, gap)).text) <= width:
                return line
    return join(hints).cut(0, width)


def room_for_temple(width: int, height: int) -> tuple[int, int, int, int]:
    """The place of the temple: x, y, width and height."""
    top = _top(height)
    if width >= WIDE:
        beside = _table_width(width)
        return beside + 4, top, width - beside - 5, height - top - 2
    return 1, top, width - 2, max(1, height - top - 2)


def _table_width(width: int) -> int:
    """The width of the report beside the temple."""
    return max(TABLE_WIDTH, width * 9 // 20)


def _top(height: int) -> int:
    """The first line below the banner."""
    return 6 if height >= ROOMY else SHORT


def _banner(state: State, narrator: Narrator, glance: Glance) -> Picture:
    if state.ending is None:
        return ()
    title = outcome(state.ending, narrator.words)
    ink = Ink.BANNER_WON if state.ending.is_won else Ink.BANNER_LOST
    banner = moment_banner(title, ink, glance.width, is_roomy=glance.has_big_letters)
    is_high = _top(glance.height) > SHORT or len(banner) < SHORT
    return banner if is_high else banner[1:-1]


def _paste_temple(canvas: Canvas, temple: Picture, width: int, height: int) -> None:
    x, y, across, down = room_for_temple(width, height)
    left = x + max(0, (across - len(temple[0].text)) // 2)
    above = y + max(0, (down - len(temple)) // 2)
    canvas.paste(left, above, tuple(line.cut(0, across) for line in temple[:down]))


def _report(end: GameEnd, narrator: Narrator, width: int, height: int) -> Picture:
    """The whole report, each part complete or left out; the talk gets the remaining rows."""
    gap, is_roomy = row(""), height >= ROOMY
    below, curve = _below(end, narrator, width), _course(end.kept.analysis, narrator, width, height)
    parts = [
        _Part(_reasons(end, narrator, width), 0),
        _Part([gap], 0 if is_roomy else 9),
        _Part(curve, 2),
        _Part(_told_course(end.kept.analysis, narrator, width), 5 if is_roomy else 9),
        _Part(_table(end, narrator, width), 0),
        _Part([gap], 0 if is_roomy else 9),
        _Part(_praise(end, narrator, width), 3),
        _Part(_tip(end, narrator, width), 4),
        _Part(_race(end.race, narrator, width), 1),
        _Part(_word(end.word, width), 1),
    ]
    room = height - len(below)
    above = _as_fits(parts, room)
    talk = [] if end.company is None else _talk(end.company.talk, width, max(0, room - len(above)))
    return (*fitted([*above, *talk], width, room), *below)


class _Part(NamedTuple):
    """Lines that are shown together; if there isn't room, higher ranks are left out first."""

    lines: list[Row]
    #: 0 if it is always shown, up to 9 if it needs a very large terminal.
    rank: int


def _as_fits(parts: list[_Part], room: int) -> list[Row]:
    for most in (5, 4, 3, 2, 1, 0):
        lines = [line for part in parts if part.rank <= most for line in part.lines]
        if len(lines) <= room:
            break
    return lines


def _race(race: tuple[str, ...], narrator: Narrator, width: int) -> list[Row]:
    """How the other teams of the race did."""
    told = [line for sentence in race for line in wrapped(sentence, width)]
    return [heading(narrator.words.say("race-heading"), width), *told] if told else []


def _word(word: tuple[str, str], width: int) -> list[Row]:
    """What a companion says."""
    speaker, saying = word
    if not saying:
        return []
    first, *others = wrapped(f"{speaker} {saying}", width)
    named = row(first.text[: len(speaker)], Ink.STRONG)
    return [named + first.cut(len(speaker), width), *others]


def _reasons(end: GameEnd, narrator: Narrator, width: int) -> list[Row]:
    ending = end.state.ending
    if ending is None:
        return []
    lines = wrapped(why(ending, end.balance, narrator, end.left_ms), width, Ink.STRONG)
    if dear := cost(ending, end.balance, end.report, narrator.words, end.left_ms):
        lines += wrapped(dear, width, Ink.STRONG)
    if sufficed := enough(ending, end.balance, end.report, narrator, end.left_ms):
        lines += wrapped(sufficed, width, Ink.WARNING)
    return lines


def _course(analysis: Analysis | None, narrator: Narrator, width: int, height: int) -> list[Row]:
    """The team's chance over the game and where it turned."""
    if analysis is None:
        return []
    lines = list(curve_picture(analysis, narrator.words, width, CURVE_ROWS[height >= ROOMY]))
    for point in (*point_lines(analysis, narrator.words), *advice(analysis, narrator.words)):
        lines += wrapped(point, width, Ink.STRONG)
    return lines


def _told_course(analysis: Analysis | None, narrator: Narrator, width: int) -> list[Row]:
    """The same in sentences."""
    told = () if analysis is None else sentences(analysis, narrator.words)
    lines = [line for each in told for line in wrapped(each, width)]
    return [*lines, row("")] if lines else []


def _table(end: GameEnd, narrator: Narrator, width: int) -> list[Row]:
    """A line for each player. In narrow terminals the last columns are missing."""
    words, columns = narrator.words, max(1, (width - _NAME_WIDTH) // _COLUMN_WIDTH)
    head = "".join(
        clipped(words.say(f"report-{name}"), _COLUMN_WIDTH - 1).rjust(_COLUMN_WIDTH)
        for name in _COLUMNS[:columns]
    )
    lines = [heading(words.say("report-title"), _NAME_WIDTH) + row(head, Ink.FAINT)]
    for who, deeds in zip(end.state.adventurers, end.report.deeds, strict=True):
        name = clipped(narrator.name(who.player), 11)
        facts = "".join(fact.rjust(_COLUMN_WIDTH) for fact in _facts(deeds, _out_at(end, deeds))[:columns])
        ink = Ink.GOOD if deeds.escaped_at is not None else Ink.DANGER
        start = figure(who.colour) + row(f" {name}".ljust(14), Ink.STRONG)
        lines.append(start + row(facts[:_COLUMN_WIDTH], ink) + row(facts[_COLUMN_WIDTH:]))
    return lines


def _out_at(end: GameEnd, deeds: Deeds) -> str:
    """What the clock showed when they got out; without a clock, how long they played."""
    if deeds.escaped_at is None or end.state.ending is None:
        return "-"
    if end.left_ms is None:
        return clock(deeds.escaped_at)
    return clock(end.left_ms + end.state.ending.at - deeds.escaped_at)


def _facts(deeds: Deeds, escaped: str) -> tuple[str, ...]:
    helped = sum(deeds.freed) + sum(deeds.pooled) + sum(deeds.given)
    return escaped, str(deeds.gems), str(deeds.rolls), str(deeds.dice_lost), str(helped)


def _praise(end: GameEnd, narrator: Narrator, width: int) -> list[Row]:
    """The best moments, and the game's rank."""
    lines = [
        line for told in moments(end.report, narrator) for line in wrapped(f"★ {told}", width, Ink.TITLE)
    ]
    kept, words = end.kept, narrator.words
    if kept.rank:
        best = clock_face(kept.best_ms // 1000)
        lines += wrapped(words.say("end-rank", rank=kept.rank, best=best), width, Ink.GOOD)
    return lines


def _tip(end: GameEnd, narrator: Narrator, width: int) -> list[Row]:
    return wrapped(narrator.words.say(end.tip), width, Ink.FAINT) if end.tip else []


def _talk(sayings: tuple[Saying, ...], width: int, height: int) -> list[Row]:
    """The latest *sayings*, as many as fit."""
    lines: list[Row] = []
    for saying in sayings[-height:] if height else ():
        name = harmless(saying.name)
        lines.append(row(f"{name}: ", Ink.STRONG) + row(harmless(saying.text)))
    return [line.cut(0, width) for line in lines[-height:]] if height else []


def _below(end: GameEnd, narrator: Narrator, width: int) -> list[Row]:
    """The people who want a rematch, and the line to share."""
    words, company, kept = narrator.words, end.company, end.kept
    lines = []
    if company is not None and company.staying:
        names = narrator.listed(map(harmless, company.wanted_by)) if company.wanted_by else "none"
        told = words.say("end-wanted", names=names, count=len(company.wanted_by), people=company.staying)
        lines += wrapped(told, width, Ink.GOOD if company.wanted_by else Ink.FAINT)
    if kept.id:
        told = words.say("end-share" if kept.share else "end-replay", id=kept.id, command=kept.share)
        lines += wrapped(told, width, Ink.FAINT)
    if kept.link:
        lines += wrapped(words.say("end-link", link=kept.link), width, Ink.FAINT)
    return lines


def clock(at: Millis) -> str:
    return clock_face(max(0, at) // 1000)
