"""News: messages to a program that it didn't ask for."""

from typing import TYPE_CHECKING, Any, Union

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import fields

from escape_tui.engine.named import AnyNamed
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.port.messages.answers import Facts
from escape_tui.hub.port.messages.views import LobbyView, StandView, TableView
from escape_tui.hub.record.codec import AnyCommand, AnyEvent, AnyMoment, AnyPart

#: Version of the protocol; it increases when a message changes incompatibly.
VERSION = 1


class News(Struct, frozen=True, tag=True):
    """A message to a program."""


class Hello(News, frozen=True):
    """The first message, sent again if the session moves to another process: everything else is then sent
    again, too.

    *asked* is the command of the SSH session, such as `join BCDF`; it hasn't been carried out.
    """

    version: int
    game_version: str
    asked: str = ""


class LobbyNews(News, frozen=True):
    """The lobby, sent while you neither sit at a table nor watch one."""

    view: LobbyView


class TableNews(News, frozen=True):
    """Your table and your own *place* at it; both `None` once you have left."""

    view: TableView | None
    place: int | None


class StandNews(News, frozen=True):
    """The spectators you watch with; `None` once you have stopped watching."""

    view: StandView | None


class OfferView(Struct, frozen=True):
    """A command you could play now; if a *rule* is given, it forbids the command, and *facts* say what is
    missing.

    *names* are the chambers, people and things that the command is about.
    """

    command: AnyCommand
    rule: str = ""
    facts: Facts = {}
    names: tuple[AnyNamed, ...] = ()


class QuestionView(Struct, frozen=True):
    """A question of the rule *topic*: choose one of *answers*, or the first is chosen at *until*."""

    topic: str
    until: Millis
    answers: tuple[OfferView, ...]


class DueView(Struct, frozen=True):
    """A scheduled event, in game time."""

    at: Millis
    moment: AnyMoment
    is_outside: bool


#: Types that the engine leaves open and the modules define.
_KINDS: dict[str, Any] = {"deadlines": tuple[DueView, ...], "parts": dict[str, AnyPart]}
#: All fields of a state except the random numbers used.
TOLD_FIELDS = tuple(field.name for field in fields(State) if field.name != "drawn")

if TYPE_CHECKING:
    StateNews = Any
else:
    #: The fields of a game's state, or those that have changed.
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
    """The current game, seen from the seat of *player*, or as a spectator.

    *state* has the fields that changed since the previous message; the first message of a *game* has all of
    them. *events* are those since the previous message, as far as they are still stored.
    """

    game: int
    version: int
    #: Game time, and whether it is passing.
    at: Millis
    player: PlayerId | None
    is_paused: bool
    is_over: bool
    #: The seats that bots play, their own or as stand-ins.
    bots: tuple[PlayerId, ...]
    events: tuple[AnyEvent, ...]
    state: StateNews
    #: The commands you can play, and why not the others; left out if unchanged.
    offers: tuple[OfferView, ...] | UnsetType = UNSET
    #: The possible answers to a question; the first is the default.
    replies: tuple[AnyCommand, ...] | UnsetType = UNSET
    #: The same for each question, with the names in each answer.
    questions: tuple[QuestionView, ...] | UnsetType = UNSET


class Notice(News, frozen=True):
    """An announcement to everybody."""

    sentence: str


class Farewell(News, frozen=True):
    """The last message: why the session is over."""

    reason: str
    sentence: str
