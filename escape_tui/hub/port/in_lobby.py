"""The requests that a session may make in the lobby, and what is done for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from escape_tui.engine.effect import TableCommand
from escape_tui.hub.lobby.quick_play import ease_for_beginner, quick_play
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_chat, clean_name
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Facts
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.sound_words import sound
from escape_tui.hub.race.race import Rerun
from escape_tui.hub.table.study import Study
from escape_tui.rules.calling import Say

if TYPE_CHECKING:
    from escape_tui.hub.port.service import Caller


def _arrive(caller: Caller, asked: requests.Arrive) -> None:
    caller.service.arrive(caller, clean_name(asked.name), asked.visit)


def _find(caller: Caller, asked: requests.Find) -> Facts:
    code = asked.code.strip().upper()
    if code not in caller.lobby.tables and (there := caller.elsewhere(code)) is not None:
        return {"code": code, "phase": there.phase, "is_yours": 0, "bot_seats": int(there.has_bot_seat)}
    table = caller.lobby.find(asked.code, caller.seeker)
    return {
        "code": table.code,
        "phase": table.phase,
        "is_yours": int(table is caller.table),
        "bot_seats": len(table.bot_seats.open()),
    }


def _open_table(caller: Caller, asked: requests.OpenTable) -> Facts:
    person, lobby = caller.person, caller.lobby
    agreement = None if asked.agreement is None else sound(asked.agreement, lobby.catalogue)
    table = lobby.open_table(person, is_public=asked.is_public)
    if agreement is not None:
        table.arranging.agree(person, agreement, is_public=asked.is_public, may_bots_hold=True)
    else:
        ease_for_beginner(lobby, table)
    free = [place for place, chair in enumerate(table.chairs) if chair.is_free]
    for place in free[: max(0, asked.bots)]:
        table.arranging.seat_bot(person, place)
    return {"code": table.code}


def _open_recorded(caller: Caller, asked: requests.OpenStudy | requests.OpenRerun) -> Facts:
    """Open a table for the moment, or the temple, that was found."""
    lobby, person, found, caller.found = caller.lobby, caller.person, caller.found, None
    match found:
        case Study():
            return {"code": lobby.open_study(person, found).code}
        case Rerun():
            return {"code": lobby.open_table(person, rerun=found).code}
        case None:
            raise Declined("no-such-recording", id=asked.game)


def _open_racing(caller: Caller, asked: requests.OpenRacing) -> Facts:
    _require_race(caller, asked.code)
    table = caller.lobby.open_table(caller.person)
    caller.service.races.enter(table, caller.person, asked.code)
    return {"code": table.code}


def _require_race(caller: Caller, code: str) -> None:
    """Refuse *code* unless a race can be entered by it; wrong codes are counted as those of tables are."""
    caller.lobby.wrong_codes.require(caller.seeker, "too-many-codes")
    try:
        caller.service.races.find(code)
    except Declined as declined:
        if declined.reason == "no-such-race":
            caller.lobby.wrong_codes.spend(caller.seeker)
        raise


def _call_race(caller: Caller, asked: requests.CallRace) -> Facts:
    return {"code": caller.service.races.call(caller.own_table(), caller.person)}


def _enter_race(caller: Caller, asked: requests.EnterRace) -> None:
    table = caller.own_table()
    _require_race(caller, asked.code)
    caller.service.races.enter(table, caller.person, asked.code)


def _leave_race(caller: Caller, asked: requests.LeaveRace) -> None:
    caller.service.races.leave(caller.own_table(), caller.person)


def _join(caller: Caller, asked: requests.Join) -> Facts:
    if caller.moves_on("join", asked.code):
        return {"code": asked.code.strip().upper()}
    return {"code": caller.lobby.join(caller.person, asked.code).code}


def _take_bot_seat(caller: Caller, asked: requests.TakeBotSeat) -> Facts:
    if caller.moves_on("join", asked.code):
        return {"code": asked.code.strip().upper()}
    return {"code": caller.lobby.take_bot_seat(caller.person, asked.code, asked.place).code}


def _quick_play(caller: Caller, asked: requests.QuickPlay) -> Facts:
    code = _waiting_elsewhere(caller)
    if code and caller.moves_on("join", code):
        return {"code": code}
    return {"code": quick_play(caller.lobby, caller.person).code}


def _waiting_elsewhere(caller: Caller) -> str:
    """The code of the table to which quick play leads, if it is elsewhere."""
    table = caller.service.views.lobby().quick_table()
    return "" if table is None or table.code in caller.lobby.tables else table.code


def day_of_seat(caller: Caller, request: Request) -> str | None:
    """The day of the daily temple if *request* may give a seat at a table for it, empty for a seat at any
    other table, `None` if it gives no seat here."""
    match request:
        case requests.OpenTable() | requests.OpenRacing():
            return ""
        case requests.OpenDaily():
            return caller.lobby.opening.daily()[0]
        case requests.QuickPlay():
            return None if _waiting_elsewhere(caller) else ""
        case requests.Join(code) | requests.TakeBotSeat(code):
            table = caller.lobby.tables.get(code.strip().upper())
            return None if table is None else table.day
        case _:
            return None


def _watch(caller: Caller, asked: requests.Watch) -> Facts:
    caller.call_myself(asked.name)
    relayed = caller.service.relaying.at(asked.code.strip().upper())
    if relayed is not None:
        caller.elsewhere(asked.code)
    elif caller.moves_on("watch", asked.code):
        return {"code": asked.code.strip().upper(), "watch": 0}
    return caller.watching.begin(asked.code, relayed)


def _watch_next(caller: Caller, asked: requests.WatchNext) -> Facts:
    showing = caller.watching.showing
    now = "" if showing is None else showing.code
    if (code := caller.lobby.spectating.after(now)) is None:
        raise Declined("no-other-game")
    return caller.watching.begin(code, caller.service.relaying.at(code))


def _say_to_watchers(caller: Caller, asked: requests.SayToWatchers) -> None:
    stand = caller.watching.stand
    caller.lobby.talk.count(caller.seeker)
    if (table := caller.watching.table()) is None:
        stand.say(caller.person, asked.text)
    else:
        table.talk.say_from_stand(caller.person, asked.text)


def _play(caller: Caller, asked: requests.Play) -> None:
    command, table = asked.command, caller.table
    if table is None:
        raise Declined("not-seated")
    if isinstance(command, TableCommand):
        raise Declined("nonsense")
    if isinstance(command, Say):
        caller.lobby.talk.count(caller.seeker)
        command = replace(command, text=clean_chat(command.text))
    table.play(caller.person, command, caller.answers.asked(asked.id))


def _say_in_lobby(caller: Caller, asked: requests.SayInLobby) -> None:
    lobby, person = caller.lobby, caller.person
    lobby.talk.say(lobby.people[person], lobby.labels()[person], asked.text)


def _say_at_table(caller: Caller, asked: requests.SayAtTable) -> None:
    caller.lobby.talk.count(caller.seeker)
    table = caller.own_table()
    if (saying := table.talk.say(caller.person, asked.text)) is not None:
        caller.service.races.say(table, saying)


def _agree(caller: Caller, asked: requests.Agree) -> None:
    agreement = sound(asked.agreement, caller.lobby.catalogue)
    caller.own_table().arranging.agree(
        caller.person,
        agreement,
        is_public=asked.is_public,
        may_bots_hold=asked.may_bots_hold,
        may_be_studied=asked.may_be_studied,
        manner=asked.manner,
    )


#: Requests to the lobby; the functions return the facts of the answer.
IN_LOBBY: Mapping[type[Request], Callable[[Caller, Any], Facts | None]] = {
    requests.Arrive: _arrive,
    requests.Leave: lambda caller, asked: caller.hang_up(),
    requests.Rename: lambda caller, asked: caller.lobby.rename(caller.person, clean_name(asked.name)),
    requests.Pass: lambda caller, asked: None,
    requests.Find: _find,
    requests.OpenTable: _open_table,
    requests.OpenDaily: lambda caller, asked: {"code": caller.lobby.open_daily(caller.person).code},
    requests.OpenStudy: _open_recorded,
    requests.OpenRerun: _open_recorded,
    requests.OpenRacing: _open_racing,
    requests.CallRace: _call_race,
    requests.EnterRace: _enter_race,
    requests.LeaveRace: _leave_race,
    requests.Join: _join,
    requests.TakeBotSeat: _take_bot_seat,
    requests.QuickPlay: _quick_play,
    requests.StandUp: lambda caller, asked: caller.lobby.stand_up(caller.person),
    requests.SayInLobby: _say_in_lobby,
    requests.SayAtTable: _say_at_table,
    requests.Play: _play,
    requests.Agree: _agree,
    requests.Watch: _watch,
    requests.WatchNext: _watch_next,
    requests.Cheer: lambda caller, asked: caller.watching.stand.call_out(caller.person, asked.cheer),
    requests.SayToWatchers: _say_to_watchers,
    requests.StopWatching: lambda caller, asked: caller.watching.stop(asked.watch),
}
