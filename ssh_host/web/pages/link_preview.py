"""What a link to a table or a replay leads to, and what a chat shows of it."""

from html import escape
from typing import NamedTuple

from aiohttp import web

from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.scene.table.race_words import is_game
from escape_tui.scene.words.words import Words
from ssh_host.host import Host
from tile_art.letters import as_written, in_cells


class LinkPreview(NamedTuple):
    """The title and the description of a page, for its head and for chats (Open Graph)."""

    title: str
    description: str

    def head(self, url: str) -> str:
        """The tags for the head of the page at *url*, which may be empty."""
        named = {"title": self.title, "description": self.description, "type": "website", "url": url}
        return "\n".join(
            f'<meta property="og:{name}" content="{escape(text)}">' for name, text in named.items() if text
        )


def preview(host: Host, way: str, code: str, words: Words) -> LinkPreview:
    """The preview of the link */way/code*; raises `HTTPNotFound` if it leads nowhere."""
    games = host.hosted.public_games
    if way == "replay" or (way == "race" and is_game(code)):
        if not games.has_recording(code):
            raise web.HTTPNotFound(text=words.say("page-no-such-replay"))
        title = "page-watch-again" if way == "replay" else "page-race-game"
        return LinkPreview(words.say(title), words.say("page-description"))
    table = games.table(code)
    if table is None:
        raise web.HTTPNotFound(text=words.say("page-no-such-table", code=code.upper()))
    return LinkPreview(words.say(f"page-{way}-table", code=table.code), _present(table, words))


def _present(table: TableSummary, words: Words) -> str:
    """The people at *table*; guessing the code of a table that is not public reveals no names."""
    people = ", ".join(as_written(in_cells(seat.name)) for seat in table.seats if seat.is_person)
    if not table.is_public or not people:
        return words.say("page-description")
    message = "page-waiting-there" if table.is_open else "page-playing-there"
    return words.say(message, people=people)
