"""The commands `bans`, `ban` and `unban`, for a running or a stopped server."""

import re
from collections.abc import Callable

from escape_tui.hub.lobby.sanitize import clean_chat, harmless
from ssh_host.admin.command_words import AdminWords, CommandError, Facts, seconds_in
from ssh_host.admission.network_limits import is_address, network_of
from ssh_host.store.store import Store

_FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}|guest:[0-9a-f]{32}")


class BanWords:
    """Lists and changes the bans in *store*; *by* is recorded as their author."""

    def __init__(self, store: Store, by: str) -> None:
        self._bans = store.bans
        self._by = by

    def bans(self, asked: AdminWords) -> Facts:
        return tuple(
            {
                "kind": ban.kind,
                "value": harmless(ban.value),
                "banned_at": ban.banned_at,
                "until": ban.until,
                "by": harmless(ban.by),
                "reason": harmless(ban.reason),
            }
            for ban in sorted(self._bans.present())
        )

    def ban(self, asked: AdminWords) -> Facts:
        value = asked.only("ban KEY|ADDRESS [--for 7d] [--reason TEXT]")
        reason = clean_chat(asked.options.get("reason", ""))
        seconds = seconds_in(asked.options.get("for", ""))
        if _FINGERPRINT.fullmatch(value):
            kind, banned = "key", value
        elif is_address(value):
            kind, banned = "address", network_of(value)
        else:
            raise CommandError(f"{harmless(value)!r} is neither a key (SHA256:…) nor an address.")
        self._bans.ban(kind, banned, reason, seconds, self._by)
        (until,) = (ban.until for ban in self._bans.present() if (ban.kind, ban.value) == (kind, banned))
        return ({"banned": value, "until": until},)

    def unban(self, asked: AdminWords) -> Facts:
        value = asked.only("unban KEY|ADDRESS")
        banned = [ban for ban in self._bans.present() if ban.value in (value, network_of(value))]
        if not banned:
            raise CommandError(f"{harmless(value)!r} is not banned. Type: admin bans")
        for ban in banned:
            self._bans.lift(ban.kind, ban.value)
        return ({"unbanned": value},)


BAN_WORDS: dict[str, Callable[[BanWords, AdminWords], Facts]] = {
    "bans": BanWords.bans,
    "ban": BanWords.ban,
    "unban": BanWords.unban,
}
