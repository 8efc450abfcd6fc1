"""What an admin types in a shell: `ssh HOST admin WORD …` and `escape-temple admin WORD …`."""

import logging
import re
import shlex
import signal
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec import Struct

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.sanitize import clean_chat, harmless
from escape_tui.hub.port.making_views import table_summary
from ssh_host.admin.admin_desk import guests_of
from ssh_host.admin.orders import Drain, Kick
from ssh_host.admission.network_limits import is_address, network_of
from ssh_host.host import Host
from ssh_host.serve.log import happened

#: What a shell hears where a command was wrong.
WRONG = 2
#: Under which name players hear an announcement.
_ANNOUNCER = "admin"
_UNITS = {"m": 60, "h": 3_600, "d": 86_400, "w": 604_800}
_FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}|guest:[0-9a-f]{32}")


class AdminReply(Struct, frozen=True):
    """What is answered: *said* in lines, and the exit *status*."""

    said: str
    status: int = 0


class CommandError(Exception):
    """A command that cannot be done; its text says why, and what to type."""


class AdminWords(NamedTuple):
    """The rest of a command: its words, and its options by name."""

    words: tuple[str, ...]
    options: dict[str, str]

    def only(self, usage: str) -> str:
        """The one word that the command needs."""
        if len(self.words) != 1:
            raise CommandError(f"Type: admin {usage}")
        return self.words[0]


Facts = tuple[dict[str, object], ...]


class AdminCommands:
    """Does what an admin orders at *host*, whose tables are in *lobby*; the log says that *by* did it."""

    def __init__(self, host: Host, lobby: Lobby, by: str) -> None:
        self._host = host
        self._lobby = lobby
        self._by = by

    def do(self, command: str) -> AdminReply:
        """Do *command*, and answer in lines or, with `--json`, as JSON."""
        try:
            asked, word, as_json = _asked(command)
            if word not in COMMANDS:
                raise CommandError(f"There is no admin command {harmless(word)!r}. {USAGE}")
            found = COMMANDS[word](self, asked)
        except CommandError as error:
            return AdminReply(str(error), WRONG)
        if as_json:
            return AdminReply(msgspec.json.encode(found).decode())
        return AdminReply("\n".join(_line(facts) for facts in found))

    # Lists

    def sessions(self, asked: AdminWords) -> Facts:
        everybody = guests_of(self._host) + self._host.others.guests()
        return tuple(
            {
                "id": f"{guest.id}@{guest.worker}" if guest.worker else str(guest.id),
                "name": harmless(guest.name),
                "player": guest.player,
                "address": guest.address,
                "door": guest.door,
                "minutes": guest.minutes,
            }
            for guest in everybody
        )

    def tables(self, asked: AdminWords) -> Facts:
        here = tuple(table_summary(table) for table in self._lobby.tables.values())
        return tuple(
            {
                "code": table.code,
                "phase": table.phase.value,
                "people": table.people,
                "public": table.is_public,
                "opener": harmless(table.opener_name),
            }
            for table in here + self._host.others.tables()
        )

    def bans(self, asked: AdminWords) -> Facts:
        return tuple(
            {"kind": ban.kind, "value": ban.value, "until": ban.until, "reason": harmless(ban.reason)}
            for ban in sorted(self._host.store.bans())
        )

    # Orders

    def announce(self, asked: AdminWords) -> Facts:
        if not (text := clean_chat(" ".join(asked.words))):
            raise CommandError("Type: admin announce TEXT")
        self._note("announced", text=text)
        self._lobby.announce(f"{_ANNOUNCER}: {text}")
        self._host.tell("visit-announcement", name=_ANNOUNCER, text=text)
        return ({"announced": text},)

    def kick(self, asked: AdminWords) -> Facts:
        id = asked.only("kick ID (see: admin sessions)")
        number, _, worker = id.partition("@")
        found = [each for each in self.sessions(asked) if each["id"] == id]
        if not found or not number.isdigit():
            raise CommandError(f"There is no session {harmless(id)!r}. Type: admin sessions")
        self._require_no_admin(str(found[0]["player"]))
        self._note("kicked", player=str(found[0]["player"]), address=str(found[0]["address"]))
        self._host.order(Kick(worker or self._host.name, int(number)))
        return ({"kicked": id},)

    def ban(self, asked: AdminWords) -> Facts:
        value = asked.only("ban KEY|ADDRESS [--for 7d] [--reason TEXT]")
        reason, seconds = clean_chat(asked.options.get("reason", "")), _seconds(asked.options.get("for", ""))
        if _FINGERPRINT.fullmatch(value):
            self._require_no_admin(value)
            self._host.ban_player(value, reason, seconds)
        elif is_address(value):
            self._host.ban_address(value, reason, seconds)
        else:
            raise CommandError(f"{harmless(value)!r} is neither a key (SHA256:…) nor an address.")
        self._note("banned", value=value, reason=reason, seconds=str(seconds or "for good"))
        return ({"banned": value, "seconds": seconds},)

    def unban(self, asked: AdminWords) -> Facts:
        value = asked.only("unban KEY|ADDRESS")
        banned = [ban for ban in self._host.store.bans() if ban.value in (value, network_of(value))]
        if not banned:
            raise CommandError(f"{harmless(value)!r} is not banned. Type: admin bans")
        for ban in banned:
            self._host.store.lift_ban(ban.kind, ban.value)
        self._note("ban lifted", value=value)
        return ({"unbanned": value},)

    def drain(self, asked: AdminWords) -> Facts:
        self._note("drain asked for")
        self._host.order(Drain())
        return ({"draining": "games finish, nobody new plays, then the host stops"},)

    def reload(self, asked: AdminWords) -> Facts:
        if signal.getsignal(signal.SIGHUP) in (signal.SIG_DFL, signal.SIG_IGN):
            raise CommandError("This host was started in a terminal: it reads its settings when it starts.")
        self._note("reload asked for")
        signal.raise_signal(signal.SIGHUP)
        return ({"reloading": "the log says what changed"},)

    def _require_no_admin(self, player: str) -> None:
        if player in self._host.config.admin.keys:
            raise CommandError("This is the key of an admin: take it out of admin.keys first.")

    def _note(self, event: str, **facts: str) -> None:
        happened(event, logging.INFO, None, **facts, by=self._by)


#: Every word that an admin may type; nothing else is done.
COMMANDS: dict[str, Callable[[AdminCommands, AdminWords], Facts]] = {
    "sessions": AdminCommands.sessions,
    "tables": AdminCommands.tables,
    "bans": AdminCommands.bans,
    "announce": AdminCommands.announce,
    "kick": AdminCommands.kick,
    "ban": AdminCommands.ban,
    "unban": AdminCommands.unban,
    "drain": AdminCommands.drain,
    "reload": AdminCommands.reload,
}
USAGE = f"Type: admin {'|'.join(COMMANDS)} [--json]"
_OPTIONS = ("for", "reason")


def _asked(command: str) -> tuple[AdminWords, str, bool]:
    """The rest of *command*, its first word, and whether JSON is wanted."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise CommandError("There is a quotation mark too many or too few.") from None
    left, options, as_json = list[str](), dict[str, str](), False
    while words:
        word = words.pop(0)
        name = word.removeprefix("--")
        if word == "--json":
            as_json = True
        elif word.startswith("--"):
            if name not in _OPTIONS or not words:
                raise CommandError(f"There is no option {harmless(word)!r}, or it has no value. {USAGE}")
            options[name] = words.pop(0)
        else:
            left.append(word)
    if not left:
        raise CommandError(USAGE)
    return AdminWords(tuple(left[1:]), options), left[0], as_json


def _seconds(written: str) -> int:
    """*written* as `7d`, `12h`, `30m` or `2w`; 0 where nothing is written."""
    if not written:
        return 0
    if not written[:-1].isdecimal() or written[-1] not in _UNITS:
        raise CommandError(f"{harmless(written)!r} is no time: write 30m, 12h, 7d or 2w.")
    return int(written[:-1]) * _UNITS[written[-1]]


def _line(facts: dict[str, object]) -> str:
    return "  ".join(f"{name} {fact}" for name, fact in facts.items() if fact not in ("", None))
