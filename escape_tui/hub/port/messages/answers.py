"""Answers: the outcomes of requests. A port never raises an exception."""

from msgspec import Struct

from escape_tui.engine.effect import RuleError
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.messages.views import LobbyView, TableView

#: The variables of the sentence that explains an answer.
Facts = dict[str, int | str | tuple[str, ...]]


class Answer(Struct, frozen=True, tag=True):
    """The outcome of the request *id*."""

    id: int


class Done(Answer, frozen=True):
    """The request was carried out; *facts* are its results, such as the code of a table."""

    facts: Facts = {}


class Refused(Answer, frozen=True):
    """Nothing has changed: the request breaks a *rule* of the game, or there is another *reason*."""

    reason: str = ""
    rule: str = ""
    facts: Facts = {}


class Seen(Answer, frozen=True):
    """The lobby, and your own *table* and *place* at it."""

    lobby: LobbyView
    table: TableView | None = None
    place: int | None = None


class Analysed(Answer, frozen=True):
    """The *analysis* of a finished game; `None` while it is unknown, and until a daily temple is over."""

    analysis: Analysis | None = None


def refused_by(error: RuleError | Declined, id: int) -> Refused:
    """*error* as the answer to the request *id*."""
    match error:
        case RuleError():
            return Refused(id, rule=error.rule, facts=dict(error.facts))
        case Declined():
            return Refused(id, reason=error.reason, facts=dict(error.facts))
