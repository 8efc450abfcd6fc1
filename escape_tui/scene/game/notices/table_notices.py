"""What the table itself tells a player: who wants a pause, who dropped out, how long a pause lasts."""

from collections.abc import Iterator

from msgspec import Struct

from escape_tui.engine.state import Millis
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages.requests import GiveUp, Request, VotePause
from escape_tui.hub.port.messages.views import TableView
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.status.status_line import clock_face
from escape_tui.scene.game.viewpoint import Viewpoint

#: Later than anything at a table.
_WITHOUT_END: Millis = 1 << 60


class Seated(Struct, frozen=True):
    """The player's *table* and *place* at it, and its clock while something counts by it."""

    table: TableView
    place: int | None
    now: Millis | None


def table_notices(seated: Seated, at: Viewpoint) -> Iterator[ScreenNotice]:
    """The notices of the table, the most urgent first."""
    yield from _pause(seated, at)
    yield from _giving_up(seated.table, at)
    yield from _gone(seated.table, at)
    yield from _cheer(seated, at)


def _pause(seated: Seated, at: Viewpoint) -> Iterator[ScreenNotice]:
    """The question, and for those who want the pause the state of the vote."""
    table = seated.table
    if not table.pause_votes or table.is_paused:
        return
    say = at.words.say
    facts = {"votes": len(table.pause_votes), "people": len(table.staying)}
    if seated.place in table.pause_votes:
        waited = [place for place in table.staying if place not in table.pause_votes]
        names = at.narrator.listed(_name(table, place) for place in waited)
        yield ScreenNotice(
            say("notice-pause-waits", players=names, **facts), table.vote_until, refusal="refuse"
        )
    else:
        asked = say("notice-pause", player=_name(table, table.pause_votes[0]), **facts)
        yield ScreenNotice(asked, table.vote_until, "pause", refusal="refuse")


def _giving_up(table: TableView, at: Viewpoint) -> Iterator[ScreenNotice]:
    """The people who want to give up, which others answer in the menu; or that everybody inside has
    dropped out."""
    if table.give_up_until is None:
        return
    told, is_alarm = at.words.say("notice-forsaken"), True
    if table.give_up_votes:
        facts = {"votes": len(table.give_up_votes), "people": len(table.asked_to_give_up)}
        name = _name(table, table.give_up_votes[0])
        told, is_alarm = at.words.say("notice-give-up", player=name, **facts), False
    refusal = "refuse" if at.seats else ""
    yield ScreenNotice(told, table.give_up_until, refusal=refusal, is_alarm=is_alarm)


def is_last_vote(table: TableView | None, place: int | None) -> bool:
    """Whether the game ends at once if the player in *place* votes to give up."""
    return table is None or {*table.asked_to_give_up} <= {place, *table.give_up_votes}


def refused_vote(table: TableView | None) -> Request | None:
    """The request that answers no to what *table* is being asked."""
    if table is not None and table.pause_votes and not table.is_paused:
        return VotePause(wants=False)
    return None if table is None or table.give_up_until is None else GiveUp(wants=False)


def _gone(table: TableView, at: Viewpoint) -> Iterator[ScreenNotice]:
    """screen.leave — who dropped out, when a bot takes over, and what can be done about it."""
    action = "" if table.is_paused or table.pause_votes else "pause"
    for place in table.players:
        seat = table.seats[place]
        if seat.is_away and (seat.bot_at is not None or not table.may_bots_hold):
            message = "notice-gone" if seat.bot_at is None else "notice-gone-bot"
            told = at.words.say(message, player=_name(table, place))
            yield ScreenNotice(told, seat.bot_at, action)


def _cheer(seated: Seated, at: Viewpoint) -> Iterator[ScreenNotice]:
    """What a spectator calls; nothing for players who have switched cheers off."""
    cheer = seated.table.cheer
    if cheer is None or seated.now is None or cheer.until <= seated.now or not at.look.is_cheered:
        return
    if cheer.speaker not in at.look.muted:
        cheered = at.words.say(f"cheer-{cheer.cheer}")
        yield ScreenNotice(at.words.say("notice-cheer", player=harmless(cheer.name), cheer=cheered))


def pause_lines(seated: Seated | None, resumes_in: Millis | None, at: Viewpoint) -> Iterator[str]:
    """How long a pause still lasts, and how it ends."""
    say = at.words.say
    if resumes_in is not None:
        yield say("banner-going-on", seconds=max(1, -(-resumes_in // 1000)))
        return
    if seated is not None and seated.table.pause_until is not None and seated.now is not None:
        left = max(0, -(-(seated.table.pause_until - seated.now) // 1000))
        yield say("banner-pause-left", time=clock_face(left))
    if at.seats:
        yield say("banner-go-on", key=at.cap("pause"))


def counts_until(table: TableView) -> Millis:
    """Until when a line of *table* counts seconds by the table's own clock; 0 if none does."""
    if (
        table.vote_until
        or table.pause_until
        or table.give_up_until
        or any(seat.bot_at is not None for seat in table.seats)
    ):
        return _WITHOUT_END
    return table.cheer.until if table.cheer else 0


def _name(table: TableView, place: int) -> str:
    return harmless(table.seats[place].name)
