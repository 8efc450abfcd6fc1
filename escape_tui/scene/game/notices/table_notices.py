"""What the table itself tells a player: who wants a pause, who is gone, what a pause has left."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages.views import TableView
from escape_tui.scene.game.notices.notice import Notice

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View


def table_notices(view: "View") -> Iterator[Notice]:
    """The most pressing first."""
    if view.table is not None:
        yield from _pause(view, view.table)
        yield from _gone(view, view.table)
        yield from _cheer(view, view.table)


def _pause(view: "View", table: TableView) -> Iterator[Notice]:
    """Who is asked, and for those who want it how it stands."""
    if not table.pause_votes or table.is_paused:
        return
    say = view.look.words.say
    facts = {"votes": len(table.pause_votes), "people": len(table.staying)}
    if view.place in table.pause_votes:
        waited = [place for place in table.staying if place not in table.pause_votes]
        names = view.narrator.listed(_name(table, place) for place in waited)
        yield Notice(say("notice-pause-waits", players=names, **facts), table.vote_until, refusal="refuse")
    else:
        asked = say("notice-pause", player=_name(table, table.pause_votes[0]), **facts)
        yield Notice(asked, table.vote_until, "pause", refusal="refuse")


def _gone(view: "View", table: TableView) -> Iterator[Notice]:
    """screen.leave — whose line is lost, when a bot takes over, and what one can do about it."""
    action = "" if table.is_paused or table.pause_votes else "pause"
    for place in table.players:
        seat = table.seats[place]
        if seat.is_away and (seat.bot_at is not None or not table.may_bots_hold):
            message = "notice-gone" if seat.bot_at is None else "notice-gone-bot"
            told = view.look.words.say(message, player=_name(table, place))
            yield Notice(told, seat.bot_at, action)


def _cheer(view: "View", table: TableView) -> Iterator[Notice]:
    """What somebody who watches calls out; nothing for those who do not want to be cheered."""
    cheer = table.cheer
    if cheer is None or cheer.until <= view.table_now() or not view.look.is_cheered:
        return
    if cheer.speaker not in view.look.muted:
        cheered = view.look.words.say(f"cheer-{cheer.cheer}")
        yield Notice(view.look.words.say("notice-cheer", player=harmless(cheer.name), cheer=cheered))


def pause_lines(view: "View") -> Iterator[str]:
    """What a pause has left, and how it ends."""
    say, table = view.look.words.say, view.table
    if (resumes_in := view.presenter.shown.resumes_in) is not None:
        yield say("banner-going-on", seconds=max(1, -(-resumes_in // 1000)))
        return
    if table is not None and table.pause_until is not None:
        left = max(0, -(-(table.pause_until - view.table_now()) // 1000))
        yield say("banner-pause-left", time=f"{left // 60}:{left % 60:02}")
    if view.seats:
        yield say("banner-go-on", key=view.cap("pause"))


def is_counting(view: "View") -> bool:
    """Whether a line counts seconds that no clock of the game counts."""
    table = view.table
    if view.presenter.shown.standing.resumes_at is not None:
        return True
    if table is None:
        return False
    if table.vote_until or table.pause_until or (table.cheer and table.cheer.until > view.table_now()):
        return True
    return any(seat.bot_at is not None for seat in table.seats)


def _name(table: TableView, place: int) -> str:
    return harmless(table.seats[place].name)
