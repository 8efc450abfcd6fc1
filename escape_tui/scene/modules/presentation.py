"""A presentation: what screens show and plain mode tells of one part of an expansion that is in play."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, NamedTuple, TypeVar

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.scene.game.notices.notice import ScreenNotice
from escape_tui.scene.game.viewer_sight import ViewerSight
from escape_tui.scene.words.narration import MoreFacts, Narrator
from escape_tui.scene.words.prose import price
from escape_tui.scene.words.words import Words
from tile_art.chambers.chamber import Mark
from tile_art.inks.canvas import Row
from tile_art.inks.ink import Ink

#: The mark of a treasure face down; the tile art has a place of its own for it.
TREASURE = "treasure"

InPlay = TypeVar("InPlay", bound=Part)


class Placed(NamedTuple):
    """A mark on the map."""

    chamber: ChamberId
    mark: Mark


class OpenCard(NamedTuple):
    """Something before a player that all may see: a card by its *id* with what is *told* of it and the
    *price* to be rid of it, or only a *glyph*."""

    glyph: str
    ink: Ink
    id: str = ""
    note: str = ""
    told: str = ""
    price: Cost = ()

    @property
    def is_burden(self) -> bool:
        return self.ink is Ink.CURSE

    def price_in(self, words: Words) -> Row:
        return price(self.price, words)


class Gauge(NamedTuple):
    """A *scale* on which something moves by itself, behind a message *title* and an *amount*."""

    title: str
    amount: int
    scale: Row


@dataclass(frozen=True)
class Presentation(Generic[InPlay]):
    """What is shown of *part* in each place of the screen; a place that is not given shows nothing of it."""

    part: type[InPlay]
    #: The lines beside the map, below the message *title* where they need one; those of cards are together.
    panel: Callable[[InPlay, ViewerSight], Iterator[Row]] | None = None
    title: str = ""
    #: What lies in chambers.
    marks: Callable[[InPlay, State, Catalogue], Iterator[Placed]] | None = None
    #: What lies before a player for all to see.
    cards: Callable[[InPlay, PlayerId, Narrator], Iterator[OpenCard]] | None = None
    #: The curses before a player.
    curses: Callable[[InPlay, PlayerId], tuple[str, ...]] | None = None
    #: What chambers ask for now, where that is not what is printed on them.
    asks: Callable[[InPlay, State, Catalogue], Mapping[ChamberId, tuple[Cost, ...]]] | None = None
    #: What is printed on chambers, and means something only while this is in play.
    printed: Literal["", "mask"] = ""
    #: What is asked of a player now. Where two share a keyboard, notices that are *for_one* say for whom.
    notices: Callable[[InPlay, ViewerSight], Iterator[ScreenNotice]] | None = None
    for_one: bool = False
    #: The scale that is shown at a moment of the clock while one of those who look has to hit something
    #: on it; somebody who watches looks for all players.
    gauge: Callable[[InPlay, State, tuple[PlayerId, ...], Millis], Gauge | None] | None = None
    #: How much of each hourglass on the map is left at a moment of the game's time.
    sand: Callable[[InPlay, State, Millis, Catalogue], tuple[int, ...]] | None = None
    #: Who hangs above which chamber, by colour.
    hanging: Callable[[InPlay], Mapping[ChamberId, str]] | None = None
    #: Why a player is refused something, where what lies before them would contradict it; else empty.
    hindrance: Callable[[InPlay, ViewerSight, RuleError], str] | None = None
    #: The keys that answer what is asked, as actions, by the kind of command that each plays.
    keys: Mapping[type[Command], str] = field(default_factory=dict)
    #: What the labels of commands tell besides their own fields.
    facts: Mapping[type[Command], MoreFacts] = field(default_factory=dict)
