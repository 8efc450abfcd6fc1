"""The stand: the spectators of a table, their chat and their cheers."""

from collections.abc import Callable, Iterable
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_chat
from escape_tui.hub.lobby.who_is_here import handle_of, told_apart
from escape_tui.hub.table.seats.seats import REMEMBERED_SAYINGS, PersonId, Saying

#: The cheers that spectators can send to players.
CHEERS = ("bravo", "hurry", "careful", "close", "again")
#: How long a cheer is shown; also the minimum time between two cheers of one person.
CHEER_MS: Millis = 6_000


class Cheered(Struct, frozen=True):
    """A cheer, shown *until* a time of the port's clock."""

    name: str
    cheer: str
    until: Millis
    speaker: str = ""


class Stand:
    """The spectators of one table; they stay from game to game.

    *changed* is called after each change. *seated* gives the names at the table except the given person's:
    spectators must not share them.
    """

    def __init__(
        self,
        clockwork: Clockwork,
        changed: Callable[[], None],
        seated: Callable[[PersonId], Iterable[str]],
    ) -> None:
        #: The name each of them chose.
        self.watchers: dict[PersonId, str] = {}
        #: The names of spectators in other processes of the cluster.
        self.elsewhere: dict[str, tuple[str, ...]] = {}
        self.sayings: tuple[Saying, ...] = ()
        self.cheer: Cheered | None = None
        #: Called with what spectators in this process say and cheer, to pass it to the other processes.
        self.on_said: list[Callable[[Saying], None]] = []
        self.on_cheered: list[Callable[[Cheered], None]] = []
        self._cheered_at: dict[PersonId, Millis] = {}
        self._clockwork = clockwork
        self._changed = changed
        self._seated = seated

    def enter(self, person: PersonId, name: str) -> None:
        self.watchers[person] = name
        self._changed()

    def leave(self, person: PersonId) -> None:
        if self.watchers.pop(person, None) is not None:
            self._changed()

    def say(self, person: PersonId, text: str) -> Saying | None:
        """Say *text* to the spectators of the same table; the players don't see it."""
        name = self._name(person)
        if not (said := clean_chat(text)):
            return None
        saying = Saying(name, said, handle_of(person))
        self.hear(saying)
        for listener in self.on_said:
            listener(saying)
        return saying

    def hear(self, saying: Saying) -> None:
        self.sayings = (*self.sayings, saying)[-REMEMBERED_SAYINGS:]
        self._changed()

    def call_out(self, person: PersonId, cheer: str) -> None:
        """Send one of the `CHEERS` to everybody at the table."""
        name, now = self._name(person), self._clockwork.now()
        if cheer not in CHEERS:
            raise Declined("nonsense")
        if now - self._cheered_at.get(person, -CHEER_MS) < CHEER_MS:
            raise Declined("cheered-already")
        self._cheered_at = {who: at for who, at in self._cheered_at.items() if now - at < CHEER_MS} | {
            person: now
        }
        cheered = Cheered(name, cheer, now + CHEER_MS, handle_of(person))
        self.hear_cheer(cheered)
        for listener in self.on_cheered:
            listener(cheered)

    def hear_cheer(self, cheered: Cheered) -> None:
        """Show a cheer of a spectator in this process or another."""
        self.cheer = replace(cheered, until=self._clockwork.now() + CHEER_MS)
        self._changed()

    def watch_elsewhere(self, where: str, names: tuple[str, ...]) -> None:
        """Set the *names* of the spectators in the process *where*."""
        if names != self.elsewhere.get(where, ()):
            self.elsewhere = {**self.elsewhere, where: names}
            self._changed()

    @property
    def names(self) -> tuple[str, ...]:
        """All spectators, the local ones first."""
        return (*self.names_here, *chain.from_iterable(self.elsewhere.values()))

    @property
    def names_here(self) -> tuple[str, ...]:
        return tuple(self._labels().values())

    def _labels(self) -> dict[PersonId, str]:
        """The local spectators, each with a unique name at the table."""
        labels: dict[PersonId, str] = {}
        for person, name in self.watchers.items():
            labels[person] = told_apart(name, (*self._seated(person), *labels.values()))
        return labels

    def _name(self, person: PersonId) -> str:
        if person not in self.watchers:
            raise Declined("not-watching")
        return self._labels()[person]
