"""Sayings: what people have said since one last listened."""

from collections.abc import Collection, Sequence

from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.table.seats import Saying
from escape_tui.plain.voice import Matter, Voice
from escape_tui.scene.lobby.lobby_panels import heard


class Ear:
    """Tells each saying once."""

    def __init__(self, voice: Voice, known: Sequence[Saying]) -> None:
        self._voice = voice
        self._known = tuple(known)

    def listen(self, sayings: Sequence[Saying], muted: Collection[str]) -> None:
        """Tell what is new in *sayings*, but nothing of those who are *muted*."""
        new = _since(self._known, tuple(sayings))
        self._known = tuple(sayings)
        for saying in heard(new, muted):
            self._voice.tell(f"{harmless(saying.name)}: {harmless(saying.text)}", Matter.WEIGHTY)


def _since(known: tuple[Saying, ...], now: tuple[Saying, ...]) -> tuple[Saying, ...]:
    """What was added; the oldest may have been forgotten meanwhile."""
    for forgotten in range(len(known) + 1):
        kept = known[forgotten:]
        if now[: len(kept)] == kept:
            return now[len(kept) :]
    return now
