"""Who is here: people told apart for others, without anything that says who they are."""

from collections.abc import Iterable
from hashlib import blake2b

from escape_tui.hub.lobby.confusable_names import likenesses, marked
from escape_tui.hub.table.seats import PersonId

_HANDLE_BYTES = 6
#: The mark on the name of a program, and the length at which it fits everywhere that names are shown.
_PROGRAM, _PROGRAM_NAME_LENGTH = "bot", 10


def handle_of(person: PersonId) -> str:
    """The same for the same person on every visit; nobody can be found by it."""
    return blake2b(person.encode(), digest_size=_HANDLE_BYTES, person=b"handle").hexdigest()


def told_apart(name: str, others: Iterable[str]) -> str:
    """*name*, with a number where one of *others* has it already, or one that looks like it."""
    taken = frozenset[str]().union(*map(likenesses, others))
    if taken.isdisjoint(likenesses(name)):
        return name
    numbered = (f"{name} ({number})" for number in range(2, len(taken) + 3))
    return next(label for label in numbered if taken.isdisjoint(likenesses(label)))


def name_of_program(name: str) -> str:
    """*name* so that everybody sees that a program has it; nobody can give it to themselves."""
    return marked(name, _PROGRAM, _PROGRAM_NAME_LENGTH)
