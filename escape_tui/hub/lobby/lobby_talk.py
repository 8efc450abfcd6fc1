"""Lobby talk: what people say to everybody on the server, and what admins announce."""

from collections.abc import Callable

from escape_tui.hub.lobby.allowance import Allowance
from escape_tui.hub.lobby.sanitize import clean_chat
from escape_tui.hub.lobby.who_is_here import handle_of
from escape_tui.hub.table.seats.seats import REMEMBERED_SAYINGS, Person, Saying


class LobbyTalk:
    """The last words in the lobby, and the announcement. *limit* counts everything that people say anywhere;
    *changed* is called after each change."""

    def __init__(self, limit: Allowance, changed: Callable[[], None]) -> None:
        self.sayings: tuple[Saying, ...] = ()
        self.announcement = ""
        #: Called with what was said and announced here, to pass it to the other processes of the cluster.
        self.on_said: list[Callable[[Saying], None]] = []
        self.on_announced: list[Callable[[str], None]] = []
        self._limit = limit
        self._changed = changed

    def count(self, speaker: Person) -> None:
        """Count one message of *speaker*; raises `Declined` if that exceeds the limit."""
        self._limit.require(speaker, "too-fast")
        self._limit.spend(speaker)

    def say(self, speaker: Person, label: str, text: str) -> None:
        """Say *text* to everybody in the lobby, where *speaker* is called *label*."""
        self.count(speaker)
        if said := clean_chat(text):
            saying = Saying(label, said, handle_of(speaker.id))
            self.hear(saying)
            for listener in self.on_said:
                listener(saying)

    def hear(self, saying: Saying) -> None:
        """Add *saying*, from this process or another."""
        self.sayings = (*self.sayings, saying)[-REMEMBERED_SAYINGS:]
        self._changed()

    def announce(self, text: str) -> None:
        self.hear_announcement(text)
        for listener in self.on_announced:
            listener(self.announcement)

    def hear_announcement(self, text: str) -> None:
        """Show an announcement of an admin, from this process or another."""
        self.announcement = clean_chat(text)
        self._changed()
