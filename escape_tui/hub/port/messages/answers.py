"""Answers: what a visitor hears of a request, and nothing else; no exception ever comes out of a port."""

from msgspec import Struct

from escape_tui.engine.effect import RuleError
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.messages.views import LobbyView, TableView

#: What a sentence needs to know.
Facts = dict[str, int | str | tuple[str, ...]]


class Answer(Struct, frozen=True, tag=True):
    """What became of the request *id*."""

    id: int


class Done(Answer, frozen=True):
    """It is done; *facts* are what came of it, such as the code of a table."""

    facts: Facts = {}


class Refused(Answer, frozen=True):
    """Nothing has changed. Either a *rule* of the game says no, or there is another *reason*."""

    reason: str = ""
    rule: str = ""
    facts: Facts = {}


class Seen(Answer, frozen=True):
    """What there is to see: the lobby, and one's own *table* and *place* at it."""

    lobby: LobbyView
    table: TableView | None = None
    place: int | None = None


def refused_by(error: RuleError | Declined, id: int) -> Refused:
    """*error* as the answer to the request *id*."""
    match error:
        case RuleError():
            return Refused(id, rule=error.rule, facts=dict(error.facts))
        case Declined():
            return Refused(id, reason=error.reason, facts=dict(error.facts))
