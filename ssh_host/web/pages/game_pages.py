"""Games in progress, without a terminal: a page of public tables, and a picture of each game."""

from html import escape

from msgspec.structs import replace

from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.watching.replica import Replica
from escape_tui.scene.game.map.map_plan import plan
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from ssh_host.host import Host
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import temple
from tile_art.inks.canvas import row
from tile_art.inks.ink import Ink
from tile_art.inks.svg import svg
from tile_art.letters import as_written, in_cells

#: Pictures are in English, since any page may embed them.
_WORDS = Words("en")
_MOST_PICTURES = 32


def games_page(host: Host, page: str, words: Words) -> str:
    """*page* with the public games of *host* in it."""
    games = host.hosted.public_games
    since = games.since_ms()
    listed = "".join(
        _listed(table, since, words, has_picture=games.shown(table.code) is not None)
        for table in games.tables()
    )
    return page.replace("<!-- games -->", listed or f"<p>{escape(words.say('page-nobody-plays'))}</p>")


def _listed(table: TableSummary, since: int, words: Words, *, has_picture: bool) -> str:
    game = table.game
    if game is None:
        return ""
    code = escape(table.code)
    left = game.seconds_left(since)
    if left is None:
        clock = words.say("page-no-clock")
    else:
        clock = words.say("page-time-left", time=f"{left // 60}:{left % 60:02}")
        clock += f", {words.say('page-paused')}" if game.is_paused else ""
    people = ", ".join(_shown(player.name) for player in game.players)
    alt = escape(words.say("page-temple-of", code=table.code))
    picture = f'<a href="/watch/{code}"><img src="/game/{code}.svg" alt="{alt}"></a>' if has_picture else ""
    return (
        f'<article><h2><a href="/watch/{code}">{code}</a> {_shown(table.title)}</h2>'
        f"<p>{escape(clock)} · {escape(words.say('page-depot', gems=game.depot))} · {people}</p>"
        f'<p><a href="/listen/{code}.au">{escape(words.say("page-listen"))}</a></p>'
        f"{picture}</article>"
    )


def _shown(text: str) -> str:
    """*text* that a player wrote, escaped for a page."""
    return escape(as_written(in_cells(text)))


class GamePictures:
    """Pictures of public games, drawn once for each change."""

    def __init__(self) -> None:
        self._drawn: dict[int, tuple[object, str]] = {}

    def picture(self, shown: Replica, code: str) -> str:
        drawn_from = (shown.state.temple, shown.state.parts, shown.state.adventurers, shown.is_paused)
        known = self._drawn.get(shown.id)
        if known is None or known[0] != drawn_from:
            if len(self._drawn) >= _MOST_PICTURES:
                self._drawn.clear()
            known = self._drawn[shown.id] = drawn_from, _drawn(shown, code)
        return known[1]


def _drawn(shown: Replica, code: str) -> str:
    """The temple; hidden while the game is paused, as at the table (screen.pause)."""
    if shown.is_paused and shown.state.ending is None:
        return svg((row("  This game is paused.  ", Ink.TITLE),), code)
    seen = replace(shown.state, now=shown.now())
    narrator = Narrator(_WORDS, seen.setup, shown.game.catalogue)
    chambers = plan(seen, shown.game.catalogue, narrator, ())
    return svg(temple(chambers, Size.MEDIUM).picture, f"Escape from the temple: table {code}")
