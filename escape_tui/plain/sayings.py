"""Sayings: chat since the last look."""

from collections.abc import Collection, Sequence

from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.table.seats.seats import Saying
from escape_tui.plain.voice import Matter, Voice
from escape_tui.scene.lobby.lobby_panels import heard


class Ear:
    """Tells each chat line once."""

    def __init__(self, voice: Voice, known: Sequence[Saying]) -> None:
        self._voice = voice
        self._known = tuple(known)

    def listen(self, sayings: Sequence[Saying], muted: Collection[str]) -> None:
        """Tell the new *sayings*, except those of *muted* people."""
        new = _since(self._known, tuple(sayings))
        self._known = tuple(sayings)
        for saying in heard(new, muted):
            self._voice.tell(f"{harmless(saying.name)}: {harmless(saying.text)}", Matter.WEIGHTY)


def _since(known: tuple[Saying, ...], now: tuple[Saying, ...]) -> tuple[Saying, ...]:
    """The new ones; the oldest may have been dropped meanwhile."""
    for forgotten in range(len(known) + 1):
        kept = known[forgotten:]
        if now[: len(kept)] == kept:
            return now[len(kept) :]
    return now
