"""News: what a visitor hears without having asked, where all they have is a line."""

from typing import TYPE_CHECKING, Any, Union

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import fields

from escape_tui.engine.named import AnyNamed
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.port.messages.answers import Facts
from escape_tui.hub.port.messages.views import LobbyView, StandView, TableView
from escape_tui.hub.record.codec import AnyCommand, AnyEvent, AnyMoment, AnyPart

#: Counts up when a message changes so that somebody who knew the old one would misunderstand the new one.
VERSION = 1


class News(Struct, frozen=True, tag=True):
    """Something that a visitor is told."""


class Hello(News, frozen=True):
    """The first words, and again where the visit goes on in another process: everything else is told anew.

    *asked* is what was said at the door, such as `join BCDF`: nobody has done it yet.
    """

    version: int
    game_version: str
    asked: str = ""


class LobbyNews(News, frozen=True):
    """The lobby, told to those who neither sit at a table nor watch."""

    view: LobbyView


class TableNews(News, frozen=True):
    """The table at which one sits, and one's own *place*; both `None` once one has stood up."""

    view: TableView | None
    place: int | None


class StandNews(News, frozen=True):
    """Those with whom one watches; `None` when one watches no longer."""

    view: StandView | None


class OfferView(Struct, frozen=True):
    """Something that one could do now; a *rule* that is named says no, and *facts* say what is missing.

    *names* are the places, people and things that the command is about.
    """

    command: AnyCommand
    rule: str = ""
    facts: Facts = {}
    names: tuple[AnyNamed, ...] = ()


class QuestionView(Struct, frozen=True):
    """What one is asked by the rule *topic*: one of *answers*, or at *until* the first of them counts."""

    topic: str
    until: Millis
    answers: tuple[OfferView, ...]


class DueView(Struct, frozen=True):
    """Something that will happen by itself, by the game's clock."""

    at: Millis
    moment: AnyMoment
    is_outside: bool


#: Kinds that the engine leaves open: only the modules know them.
_KINDS: dict[str, Any] = {"deadlines": tuple[DueView, ...], "parts": dict[str, AnyPart]}
#: Everything of a state but how much chance was used up.
TOLD_FIELDS = tuple(field.name for field in fields(State) if field.name != "drawn")

if TYPE_CHECKING:
    StateNews = Any
else:
    #: The fields of a game's state, or those of them that have changed.
    StateNews = defstruct(
        "StateNews",
        [
            (field.name, Union[_KINDS.get(field.name, field.type), UnsetType], UNSET)  # noqa: UP007
            for field in fields(State)
            if field.name in TOLD_FIELDS
        ],
        frozen=True,
    )


class GameNews(News, frozen=True):
    """A game as it is now, seen from the seat of *player*, or from outside.

    *state* has what is different from the news before; the first news of a *game* have all of it. *events*
    are what has happened in between, as far as they are remembered.
    """

    game: int
    version: int
    #: What the game's clock shows, and whether it goes on.
    at: Millis
    player: PlayerId | None
    is_paused: bool
    is_over: bool
    #: The seats that bots play or hold.
    bots: tuple[PlayerId, ...]
    events: tuple[AnyEvent, ...]
    state: StateNews
    #: What one can do, and why not the rest; left out where it is the same as before.
    offers: tuple[OfferView, ...] | UnsetType = UNSET
    #: What one is asked can be answered with one of these, the first by default.
    replies: tuple[AnyCommand, ...] | UnsetType = UNSET
    #: The same question by question, with what each answer names.
    questions: tuple[QuestionView, ...] | UnsetType = UNSET


class Notice(News, frozen=True):
    """The host says something to everybody."""

    sentence: str


class Farewell(News, frozen=True):
    """The last words: why the visit is over."""

    reason: str
    sentence: str
