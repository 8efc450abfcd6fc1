"""Admin commands: `ssh HOST admin WORD …` and `escape-temple admin WORD …`."""

import logging
from collections.abc import Callable

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.sanitize import clean_chat, harmless
from escape_tui.hub.port.making_views import table_summary
from ssh_host.admin.admin_desk import guests_of
from ssh_host.admin.bans import BanWords
from ssh_host.admin.command_words import (
    WRONG,
    AdminReply,
    AdminWords,
    CommandError,
    Facts,
    read_words,
    reply_of,
)
from ssh_host.admin.orders import Drain, Kick, Reload, SendAway
from ssh_host.admission.network_limits import is_address, network_of
from ssh_host.host import Host
from ssh_host.monitoring.log import happened
from ssh_host.serve import hangup

#: Logged as the author of orders from the server's own machine.
HOST_USER = "the host's user"
#: The sender of announcements, as players see it.
_ANNOUNCER = "admin"


class AdminCommands:
    """Carries out the commands of *by* at *host*, whose tables are in *lobby*, and logs them."""

    def __init__(self, host: Host, lobby: Lobby, by: str) -> None:
        self._host = host
        self._lobby = lobby
        self._by = by
        self._ban_words = BanWords(host.store, by)

    async def do(self, command: str) -> AdminReply:
        """Carry out *command*; the answer is text or, with `--json`, JSON."""
        try:
            asked, word, as_json = read_words(command)
            if not word:
                raise CommandError(USAGE)
            if word not in COMMANDS:
                raise CommandError(f"There is no admin command {harmless(word)!r}. {USAGE}")
            if word in _ABOUT_SESSIONS:
                await self._host.others.ask_all()
            return reply_of(COMMANDS[word](self, asked), as_json=as_json)
        except CommandError as error:
            return AdminReply(str(error), WRONG)

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
        return self._ban_words.bans(asked)

    # Orders

    def announce(self, asked: AdminWords) -> Facts:
        if not (text := clean_chat(" ".join(asked.words))):
            raise CommandError("Type: admin announce TEXT")
        self._note("announced", text=text)
        self._lobby.talk.announce(f"{_ANNOUNCER}: {text}")
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
        self._require_no_admin(asked.words[0] if asked.words else "")
        done = self._ban_words.ban(asked)
        value = asked.words[0]
        who = SendAway(address=network_of(value)) if is_address(value) else SendAway(player=value)
        self._host.order(who)
        self._note("banned", value=value, reason=asked.options.get("reason", ""))
        return done

    def unban(self, asked: AdminWords) -> Facts:
        done = self._ban_words.unban(asked)
        self._note("ban lifted", value=asked.words[0])
        return done

    def drain(self, asked: AdminWords) -> Facts:
        self._note("drain ordered")
        self._host.order(Drain())
        return ({"draining": "games in progress finish, no new ones start, then the server stops"},)

    def reload(self, asked: AdminWords) -> Facts:
        if not hangup.is_handled():
            raise CommandError("This server runs in a terminal and cannot reload its settings: restart it.")
        self._note("reload ordered")
        self._host.order(Reload())
        return ({"reloading": "see the log for what changed"},)

    def _require_no_admin(self, player: str) -> None:
        if player in self._host.config.admin.keys:
            raise CommandError("This is an admin's key: remove it from admin.keys first.")

    def _note(self, event: str, **facts: str) -> None:
        happened(event, logging.INFO, None, **facts, by=self._by)


#: All admin commands; no other word is accepted.
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
_ABOUT_SESSIONS = ("sessions", "kick")
