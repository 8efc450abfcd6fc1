"""Answered requests: those of programs are noted in the journal, so that none is carried out twice."""

from collections import OrderedDict
from collections.abc import Iterable

from msgspec import Struct

#: Number of answers remembered for each visit, and number of visits.
REMEMBERED_ANSWERS = 64
_REMEMBERED_VISITS = 24


class AskedRequest(Struct, frozen=True, array_like=True):
    """The request *id* in the *visit* of *who*, a handle. *answer* is JSON; empty means that it was
    carried out."""

    who: str
    visit: str
    id: int
    answer: str = ""


class AnsweredRequests:
    """The last requests answered at a table, for programs that name their visit."""

    def __init__(self) -> None:
        self._visits: OrderedDict[tuple[str, str], OrderedDict[int, AskedRequest]] = OrderedDict()
        #: Requests before the game; later ones are in its journal.
        self.before_game: tuple[AskedRequest, ...] = ()

    def note(self, asked: AskedRequest) -> None:
        visit = self._visits.setdefault((asked.who, asked.visit), OrderedDict())
        visit[asked.id] = asked
        if len(visit) > REMEMBERED_ANSWERS:
            visit.popitem(last=False)
        if len(self._visits) > _REMEMBERED_VISITS:
            self._visits.popitem(last=False)

    def note_before_game(self, asked: AskedRequest) -> None:
        self.note(asked)
        self.before_game = (*self.before_game, asked)[-REMEMBERED_ANSWERS:]

    def recall(self, before_game: tuple[AskedRequest, ...], in_game: Iterable[AskedRequest]) -> None:
        """Add an answer that another process gave at this table."""
        self.before_game = before_game
        for asked in (*before_game, *in_game):
            self.note(asked)

    def ids(self, who: str, visit: str) -> tuple[int, ...]:
        return tuple(self._visits.get((who, visit), ()))

    def find(self, who: str, visit: str, id: int) -> AskedRequest | None:
        answers = self._visits.get((who, visit))
        return None if answers is None else answers.get(id)
