"""Remembered answers: a request that arrives again is answered as the first time, and carried out once."""

from collections import OrderedDict

import msgspec

from escape_tui.hub.lobby.who_is_here import handle_of
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.record.answered_requests import REMEMBERED_ANSWERS, AskedRequest
from escape_tui.hub.table.seats.seats import PersonId
from escape_tui.hub.table.table import Table

_answers: msgspec.json.Decoder[Done | Refused] = msgspec.json.Decoder(Done | Refused)

#: Requests that can be carried out again without harm, so that their answers are not stored.
_HARMLESS = (requests.Arrive, requests.Leave, requests.Look, requests.SeeAnalysis, requests.Pass)
#: Refusals that concern one session and not its visit.
_OF_ONE_SESSION = ("gone", "not-here", "out-of-order")


class RememberedAnswers:
    """The last answers of a session. The tables of a visit that has a name store them, too: another session
    or another process knows them."""

    def __init__(self, person: PersonId) -> None:
        self.visit = ""
        self.last_id = 0
        self._person = person
        self._answers: OrderedDict[int, Answer] = OrderedDict()

    @property
    def _who(self) -> str:
        return handle_of(self._person)

    def find(self, id: int, table: Table | None) -> Answer | None:
        """The answer to the request *id*, if it was answered here or at *table*."""
        answer = self._answers.get(id)
        if answer is not None or not self.visit or table is None:
            return answer
        asked = table.answered.find(self._who, self.visit, id)
        if asked is None:
            return None
        return _answers.decode(asked.answer) if asked.answer else Done(id)

    def is_too_old(self, id: int, table: Table | None) -> bool:
        """Whether the request *id*, whose answer isn't known, may have been answered and forgotten. In a
        named visit, one that was not looked at the first time may come after later ones."""
        if not self.visit or not id:
            return id <= self.last_id
        known = {*self._answers, *(() if table is None else table.answered.ids(self._who, self.visit))}
        return len(known) >= REMEMBERED_ANSWERS and id < min(known)

    def asked(self, id: int) -> AskedRequest | None:
        """The request *id* as a journal notes it."""
        return AskedRequest(self._who, self.visit, id) if self.visit and id else None

    def remember(self, request: Request, answer: Answer, table: Table | None) -> None:
        """Remember *answer*; in a visit with a name, *table* stores it, too."""
        if isinstance(request, requests.Arrive) and self.visit:
            # After a break a program arrives again, and may then repeat older requests.
            return
        if request.id > self.last_id or self.visit:
            self.last_id = max(self.last_id, request.id)
            self._answers[request.id] = answer
            if len(self._answers) > REMEMBERED_ANSWERS:
                self._answers.popitem(last=False)
        if self.visit and table is not None:
            self._store(request, answer, table)

    def _store(self, request: Request, answer: Answer, table: Table) -> None:
        """Store *answer* with *table*; a command that was played is in its journal already."""
        asked = self.asked(request.id)
        if asked is None or isinstance(request, _HARMLESS):
            return
        if isinstance(answer, Refused) and answer.reason in _OF_ONE_SESSION:
            return
        written = "" if answer == Done(request.id) else msgspec.json.encode(answer).decode()
        asked = msgspec.structs.replace(asked, answer=written)
        if table.live is None:
            table.answered.note_before_game(asked)
            return
        table.answered.note(asked)
        if not (isinstance(request, requests.Play) and isinstance(answer, Done)):
            table.live.note_asked(asked)
