"""What tables are called in the lobby, and where quick play leads."""

from escape_tui.engine.state import Millis
from escape_tui.hub.lobby.quick_play import JUST_BEGUN_MS
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages.views import LobbyView, TableSummary, TableView
from escape_tui.scene.words.words import Words


def table_name(table: TableSummary, words: Words) -> str:
    """The title of *table*, what is special about it, or whose it is."""
    origin = table.origin
    kind = _kind(words, day=table.day, origin=origin, rerun=table.rerun)
    return harmless(table.title) or kind or words.say("lobby-table-of", name=harmless(table.opener_name))


def kind_of_table(table: TableView, words: Words) -> str:
    """What is played at *table*, if it isn't an ordinary game."""
    if table.race is not None:
        return words.say("lobby-race-open", code=table.race.code)
    origin = "" if table.study is None else table.study.origin
    return _kind(words, day=table.day, origin=origin, rerun=table.rerun)


def _kind(words: Words, *, day: str, origin: str, rerun: str) -> str:
    if day:
        return words.say("lobby-table-daily", day=day)
    if origin:
        return words.say("lobby-table-study", origin=origin)
    return words.say("lobby-table-rerun", game=rerun) if rerun else ""


def quick_consequence(lobby: LobbyView, since_ms: Millis, words: Words) -> str:
    """Where quick play leads *since_ms* after *lobby* was made."""
    if (table := lobby.quick_table()) is not None:
        return words.say("lobby-quick-table", table=table_name(table, words), count=table.people)
    for table in lobby.games():
        is_new = table.game is not None and table.game.elapsed_after(since_ms) < JUST_BEGUN_MS
        if is_new and table.has_bot_seat:
            return words.say("lobby-quick-begun", table=table_name(table, words))
    return words.say("lobby-quick-bots")
