"""What screens and plain text know of an expansion: how its state is shown, and what forms and rules list."""

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import ModuleId, PlayerId
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

#: The mark of a face-down treasure, for which the tile art has a place.
TREASURE = "treasure"

InPlay = TypeVar("InPlay", bound=Part)


class Placed(NamedTuple):
    """A mark on the map."""

    chamber: ChamberId
    mark: Mark


class OpenCard(NamedTuple):
    """A face-up card of a player: its *id*, its text (*told*) and the *price* for getting rid of it, or only
    a *glyph*."""

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
    """A *scale* with a moving mark, after the message *title* and an *amount*."""

    title: str
    amount: int
    scale: Row


@dataclass(frozen=True)
class Presentation(Generic[InPlay]):
    """How *part* is shown in each place of the screen; nothing is shown in places that are left out."""

    part: type[InPlay]
    #: The lines beside the map, below the message *title* if they need one; those of all cards are together.
    panel: Callable[[InPlay, ViewerSight], Iterator[Row]] | None = None
    title: str = ""
    #: The things in chambers.
    marks: Callable[[InPlay, State, Catalogue], Iterator[Placed]] | None = None
    #: A player's face-up cards.
    cards: Callable[[InPlay, PlayerId, Narrator], Iterator[OpenCard]] | None = None
    #: A player's curses.
    curses: Callable[[InPlay, PlayerId], tuple[str, ...]] | None = None
    #: Marks that replace those of the same kind, for the player who sees this state.
    own_marks: Callable[[InPlay, Narrator], Iterator[Placed]] | None = None
    #: The prices of chambers where they differ from what is printed.
    asks: Callable[[InPlay, State, Catalogue], Mapping[ChamberId, tuple[Cost, ...]]] | None = None
    #: A printed sign that means something only while this part is in play.
    printed: Literal["", "mask"] = ""
    #: What a player is asked now. If two share a keyboard, notices that are *for_one* name the player.
    notices: Callable[[InPlay, ViewerSight], Iterator[ScreenNotice]] | None = None
    for_one: bool = False
    #: The scale shown at this time on the clock, while one of these players has to hit something on it;
    #: spectators look for all players.
    gauge: Callable[[InPlay, State, tuple[PlayerId, ...], Millis], Gauge | None] | None = None
    #: How much sand is left in each hourglass on the map at this time.
    sand: Callable[[InPlay, State, Millis, Catalogue], tuple[int, ...]] | None = None
    #: The colours of the players who hang above each chamber.
    hanging: Callable[[InPlay], Mapping[ChamberId, str]] | None = None
    #: Why something is refused although the player's cards seem to allow it; otherwise empty.
    hindrance: Callable[[InPlay, ViewerSight, RuleError], str] | None = None
    #: The actions that answer questions, by the kind of command that each plays.
    keys: Mapping[type[Command], str] = field(default_factory=dict)
    #: What the labels of commands need besides the command's own fields.
    facts: Mapping[type[Command], MoreFacts] = field(default_factory=dict)
    #: The modules whose commands come from a player's cards, and those of their commands that a chamber
    #: offers.
    card_modules: tuple[ModuleId, ...] = ()
    in_chambers: tuple[type[Command], ...] = ()
    #: Of commands with the same twin, only one is offered.
    twins: Mapping[type[Command], Callable[[Any, State], Hashable]] = field(default_factory=dict)
    #: Commands with a field `seen_at`: they count for the picture that the player saw last.
    aimed: tuple[type[Command], ...] = ()


class SetUpOption(NamedTuple):
    """An option of a module that a table chooses; the first of its *values* is the default."""

    name: str
    values: tuple[int | str, ...]


class SeatPicks(NamedTuple):
    """What players pick for their seats if *module* is in play: *what* is picked among the *choices* that
    modules give, and a *card* of it among *cards*."""

    module: ModuleId
    what: str
    card: str
    cards: tuple[str, ...]
    choices: Callable[[Collection[ModuleId]], tuple[str, ...]]


@dataclass(frozen=True)
class ModuleSheet:
    """What set-up forms and rules show of the module *id*."""

    id: ModuleId
    option: SetUpOption | None = None
    #: The sets of cards that the rules list, by kind of card, where a set doesn't have the module's name.
    sets: Mapping[str, str] = field(default_factory=dict)
    #: The kinds of tiles that the rules list; empty if their kind has the module's name.
    tiles: tuple[str, ...] = ()

    def lists(self, kind: str, card_set: str) -> bool:
        """Whether cards of this *kind* in *card_set* belong to the module."""
        return card_set == self.sets.get(kind, self.id)
