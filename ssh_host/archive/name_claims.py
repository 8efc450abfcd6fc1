"""Name claims: a name belongs to the first key that uses it, and so do all names that look like it."""

from collections.abc import Callable
from hashlib import sha256

from escape_tui.hub.lobby.confusable_names import likenesses, marked
from escape_tui.hub.lobby.sanitize import NAME_LENGTH, NAMELESS
from escape_tui.hub.table.seats.seats import PersonId
from ssh_host.admission.identity import is_guest
from ssh_host.store.store import Store


class NameClaims:
    """The names of *store*; *on_lost* is called when a person's name turns out to belong to another key."""

    def __init__(self, store: Store, on_lost: Callable[[PersonId, str], None]) -> None:
        self._store = store
        self._on_lost = on_lost

    def name_for(self, person: PersonId, name: str) -> str:
        """*name*, or a marked version of it if the name, or one that looks like it, belongs to another
        key."""
        owners = {alike: self._store.players.owner_of_name(alike) for alike in likenesses(name)}
        if not set(owners.values()) - {None, person}:
            unclaimed = [alike for alike, owner in owners.items() if owner is None]
            if unclaimed and not is_guest(person) and name != NAMELESS:
                self._claim(person, name, unclaimed)
            return name
        mark = "guest" if is_guest(person) else sha256(person.encode()).hexdigest()[:4]
        return marked(name, mark, NAME_LENGTH)

    def _claim(self, person: PersonId, name: str, unclaimed: list[str]) -> None:
        for alike in unclaimed:
            self._store.players.claim_name(alike, person)
        self._store.when_kept(lambda: self._check_owner(person, name))

    def _check_owner(self, person: PersonId, name: str) -> None:
        """If two processes claimed *name* at the same time, the claim that was written first wins."""
        if any(self._store.players.owner_of_name(alike) != person for alike in likenesses(name)):
            self._on_lost(person, name)
