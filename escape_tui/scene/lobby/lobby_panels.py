"""The lobby's panels: chat, seats, and the sky above the camp."""

from collections.abc import Collection, Sequence

from escape_tui.engine.state import Millis
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages.views import GameSummary, PersonView, SeatView
from escape_tui.hub.table.seats.seats import Saying
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.lobby.visitor_services import LobbyDesk, RecordLine
from escape_tui.scene.words.big_letters import HEIGHT, lettered, width_of
from escape_tui.scene.words.narration import seat_name
from escape_tui.scene.words.prose import apart, clipped, fitted, heading, wrapped
from escape_tui.scene.words.words import Words
from tile_art.icons import ADVENTURER, COLOURS
from tile_art.inks.canvas import Canvas, Picture, Row, join, row
from tile_art.inks.ink import Ground, Ink
from tile_art.letters import cell_count

#: Height of the sky and the wall below it: minimum, and with more room.
LOW_SKY, HIGH_SKY = 4, 7

_TORCH = ("▗█▖", "▝█▘", " ┃ ")
_TITLE = "ESCAPE"
_STARS = 37
#: Cells between the title and the middle of a torch.
_TORCH_APART = 5
#: With less room beside the torches than the words about a resume code need, nothing is said there.
_FEWEST_LETTERS = 17


def figure(colour: str) -> Row:
    """The player of *colour*, also identified by a letter."""
    return row(f"{ADVENTURER}{colour[0].upper()}", COLOURS[colour][0])


def figures(seats: Sequence[SeatView]) -> Row:
    """The seats of a table in a few cells: people in their colours, bots faint, open seats as dots."""
    return join(_sitter(seat) for seat in seats)


def _sitter(seat: SeatView) -> Row:
    if seat.is_free:
        return row("·", Ink.FAINT)
    return row(ADVENTURER, Ink.FAINT if seat.is_bot else COLOURS[seat.colour][0])


def heard(sayings: Sequence[Saying], muted: Collection[str]) -> tuple[Saying, ...]:
    """*sayings* without those of people who are *muted*."""
    return tuple(saying for saying in sayings if saying.speaker not in muted)


def said(title: str, sayings: Sequence[Saying], nothing: str, width: int, height: int) -> Picture:
    """The last *sayings* under *title*, as many as fit."""
    inner = width - 2
    lines: list[Row] = []
    for saying in sayings[-height:]:
        name = harmless(saying.name)
        spoken = wrapped(f"{name}: {harmless(saying.text)}", inner)
        bold = min(cell_count(name) + 1, len(spoken[0].text))
        first = row(spoken[0].text[:bold], Ink.STRONG) + row(spoken[0].text[bold:])
        lines += [first, *spoken[1:]]
    if not lines:
        lines = wrapped(nothing, inner, Ink.FAINT)
    room = max(0, height - 1)
    return fitted([heading(title, width), *(row(" ") + line for line in lines[-room:])], width, height)


def invitation(sentence: str, command: str, width: int) -> Picture:
    """*sentence*, which contains *command*, on one line; the bare *command* if only that has room, on as many
    lines as it needs."""
    if cell_count(sentence) < width:
        return (row(f" {sentence}", Ink.TITLE),)
    return tuple(row(command[at : at + width], Ink.TITLE) for at in range(0, len(command), width))


def standing(game: GameSummary, since_ms: Millis, words: Words) -> str:
    """A game's remaining time in a word, *since_ms* after the lobby was read."""
    if game.is_paused:
        return words.say("status-paused")
    seconds = game.seconds_left(since_ms)
    if seconds is None:
        return words.say("lobby-no-clock")
    if game.elapsed_after(since_ms) < 0:
        return words.say("lobby-counting-in")
    return words.say("lobby-time-left", time=clock_face(seconds))


def players_of(game: GameSummary, words: Words) -> str:
    """The people who play *game*, and the number of bots; the names of the bots if nobody else plays."""
    people = [each for each in game.players if not each.is_bot]
    named = people or game.players
    names = [harmless(seat_name(each.name, each.colour, words)) for each in named]
    bots = len(game.players) - len(named)
    return ", ".join((*names, words.say("count-bots", count=bots)) if bots else names)


def name_of(desk: LobbyDesk) -> str:
    """What the others call the visitor at *desk*: marked if the name belongs to somebody else."""
    people = desk.port.lobby.people
    return next((each.name for each in people if each.handle == desk.handle), desk.name)


def people_here(people: Sequence[PersonView], words: Words, width: int) -> Picture:
    """What *people* are doing."""
    return tuple(
        apart(row(f" {harmless(each.name)}"), row(f"{doing_of(each, words)} ", Ink.FAINT), width)
        for each in people
    )


def doing_of(person: PersonView, words: Words) -> str:
    return words.say(f"people-{person.doing}", code=person.code or "none")


def quickest(lines: Sequence[RecordLine], nothing: str, width: int) -> Picture:
    """Teams and their times; *nothing* if there are none."""
    if not lines:
        return (row(f" {clipped(nothing, width - 1)}", Ink.FAINT),)
    return tuple(
        apart(row(f" {clipped(team(each), width - 8)}"), row(f"{minutes(each)} ", Ink.STRONG), width)
        for each in lines
    )


def team(line: RecordLine) -> str:
    return ", ".join(harmless(name) for name in line.names)


def minutes(line: RecordLine) -> str:
    return clock_face(line.duration_ms // 1000)


def estimated(game: GameSummary, words: Words) -> tuple[str, ...]:
    """The live estimate of a game that is played."""
    return () if game.estimate is None else (words.say("analysis-estimate", percent=game.estimate),)


def about_game(game: GameSummary, since_ms: Millis, words: Words, width: int) -> Picture:
    """The details of a game in progress, what Enter does with it, and who plays."""
    gems, watched = words.say("count-gems", count=game.depot), words.say("lobby-watched", count=game.watchers)
    can_play = any(player.is_bot for player in game.players)
    watch = words.say("watching-game.late" if can_play else "watching-game.help")
    lines: list[Row] = [row(""), row(f"  {standing(game, since_ms, words)}", Ink.TITLE)]
    for fact in (f"{gems} · {watched}", *estimated(game, words)):
        lines += [row("  ") + line for line in wrapped(fact, width - 4, Ink.FAINT)]
    lines += [row("  ") + line for line in wrapped(watch, width - 4)]
    lines.append(row(""))
    for player in game.players:
        state = "out" if player.is_out else "away" if player.is_away else "bot" if player.is_bot else ""
        ink = {"out": Ink.GOOD, "away": Ink.WARNING}.get(state, Ink.FAINT)
        called = harmless(seat_name(player.name, player.colour, words))
        name = row("  ") + figure(player.colour) + row(f" {called}")
        lines.append(apart(name, row(words.say(f"team-{state}") if state else "", ink), width - 2))
    return tuple(lines)


def beside_title(width: int) -> int:
    """How many cells there are for words on either side of the title and its torches."""
    return (width - width_of(_TITLE)) // 2 - _TORCH_APART - 4


def sky(
    width: int, height: int, left_words: tuple[tuple[str, Ink], ...], right_words: tuple[tuple[str, Ink], ...]
) -> Picture:
    """The night sky over the camp: the game's name between torches, and a few words on either side."""
    canvas = Canvas(width, height)
    wall, letters = height - 1, width_of(_TITLE)
    left, top = (width - letters) // 2, wall - HEIGHT
    for y in range(wall):
        for x in range(width):
            # Computed, not random, so that the stars never move.
            if (x * 7_919 + y * 104_729 + x * y * 31) % (_STARS * 97) % _STARS == 0:
                canvas.put(x, y, "∙" if (x + y) % 2 else "·", Ink.FAINT)
    canvas.put(0, wall, ("┴───┬───" * (width // 8 + 1))[:width], Ink.LIGHT + Ground.FLOOR)
    for x in (left - _TORCH_APART - 1, left + letters + _TORCH_APART - 2):
        for offset in range(-9, 12):
            is_near = abs(offset - 1) < 6
            canvas.tint(x + offset, wall, 1, (Ink.WALL if is_near else Ink.LIGHT) + Ground.LIT)
        for line, glyphs in enumerate(_TORCH, start=wall - len(_TORCH)):
            canvas.put(x, line, glyphs, Ink.TORCH if glyphs != _TORCH[-1] else Ink.EQUIPMENT)
        canvas.tint(x + 1, wall - 2, 1, Ink.GOLDEN)
    canvas.paste(left, top, lettered(_TITLE, Ink.TITLE))
    room = beside_title(width)
    if room < _FEWEST_LETTERS:
        return canvas.rows()
    for line, (words, ink) in enumerate(left_words, start=top):
        canvas.put(2, line, clipped(words, room), ink)
    for line, (words, ink) in enumerate(right_words, start=top):
        said = clipped(words, room)
        canvas.put(width - 2 - len(said), line, said, ink)
    return canvas.rows()
