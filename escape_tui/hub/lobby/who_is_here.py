"""The people here: their handles and distinct names, which don't reveal their identity."""

from collections.abc import Iterable
from hashlib import blake2b

from escape_tui.hub.lobby.confusable_names import likenesses, marked
from escape_tui.hub.table.seats.seats import PersonId

_HANDLE_BYTES = 6
#: The mark on the name of a program, and the largest width of that name.
_PROGRAM, _PROGRAM_NAME_LENGTH = "bot", 10


def handle_of(person: PersonId) -> str:
    """A stable handle for *person*, from which their id can't be found."""
    return blake2b(person.encode(), digest_size=_HANDLE_BYTES, person=b"handle").hexdigest()


def told_apart(name: str, others: Iterable[str]) -> str:
    """*name*, numbered if one of *others* has it or one that looks like it."""
    taken = frozenset[str]().union(*map(likenesses, others))
    if taken.isdisjoint(likenesses(name)):
        return name
    numbered = (f"{name} ({number})" for number in range(2, len(taken) + 3))
    return next(label for label in numbered if taken.isdisjoint(likenesses(label)))


def name_of_program(name: str) -> str:
    """*name* with the mark of a program, which nobody can choose."""
    return marked(name, _PROGRAM, _PROGRAM_NAME_LENGTH)
