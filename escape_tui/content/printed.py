"""What is printed on the tiles and cards of one edition, as frozen data."""

from typing import Annotated

from msgspec import Meta, Struct

from escape_tui.engine.icon import Cost
from escape_tui.engine.temple import Side

Count = Annotated[int, Meta(ge=1)]
Millis = Annotated[int, Meta(ge=1)]


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """Something printed: frozen, and its data file may contain no other keys."""


class EditionBox(Printed, frozen=True):
    """What stands on the box. An edition to share has an *id*, a *version*, an *author* and a *licence*;
    *tried* is how often companions win, by team size."""

    name: str
    id: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9-]{1,23})?$")] = ""
    version: Annotated[str, Meta(pattern=r"^([0-9]{1,3}(\.[0-9]{1,3}){0,2})?$")] = ""
    author: Annotated[str, Meta(max_length=60)] = ""
    licence: Annotated[str, Meta(max_length=40)] = ""
    language: Annotated[str, Meta(pattern=r"^[a-z]{2}$")] = "en"
    tried: Annotated[str, Meta(max_length=120)] = ""

    @property
    def stem(self) -> str:
        """The base of its file name."""
        return f"{self.id}-{self.version}"


class GemIcon(Printed, frozen=True):
    """A gem icon: paying *price* activates *gems* gems."""

    price: Cost
    gems: Count


class StackIcon(Printed, frozen=True):
    """A stack of *dice* dice activates *gems* gems (totem.gems)."""

    dice: Count
    gems: Count


class Tile(Printed, frozen=True):
    """A chamber as it is printed, its stairs towards the south.

    *gems* are the gem icons it shows, for a double chamber those in the rear part. *asks* are the prices of
    what the chamber itself does, in their order; *amount* is how many dice, task tiles or gem tiles it shows.
    """

    id: str
    kind: str
    entry: Cost | None
    doors: tuple[Side, ...]
    rear: tuple[Side, ...] = ()
    gems: tuple[GemIcon, ...] = ()
    has_mask: bool = False
    has_treasure: bool = False
    one_way: bool = False
    is_walled: bool = False
    asks: tuple[Cost, ...] = ()
    amount: Annotated[int, Meta(ge=0)] = 0
    prohibits: tuple[str, ...] = ()
    stacks: tuple[StackIcon, ...] = ()


class CurseCard(Printed, frozen=True):
    """A curse; *lift* is None where nothing lifts it, *at_once* where it does its harm and is gone."""

    id: str
    set: str
    count: Count
    lift: Cost | None
    at_once: bool = False


class TreasureCard(Printed, frozen=True):
    id: str
    set: str
    count: Count


class Character(Printed, frozen=True):
    """A character; *price* is what its activatable card costs."""

    id: str
    set: str
    price: Cost


class TaskTile(Printed, frozen=True):
    id: str
    price: Cost


class CalendarSpaces(Printed, frozen=True):
    """The Maya calendar: *spaces* in order, two *bars* by the space they follow, *extra_keys* by space."""

    spaces: tuple[str, ...]
    bars: tuple[Count, Count]
    extra_keys: dict[int, int]
    tiles: dict[str, Count]


class PrintedCursedGems(Printed, frozen=True):
    names: tuple[str, ...]


class Challenge(Printed, frozen=True):
    """A challenge; Ultimate is level 7. Its *quests* are drawn from the tiles of the kinds *quests_from*."""

    id: str
    level: Annotated[int, Meta(ge=1, le=7)]
    extra_gems: Annotated[int, Meta(ge=0)] = 0
    curses: bool = False
    treasures: bool = False
    quests: Annotated[int, Meta(ge=0)] = 0
    characters: bool = False
    illusions: bool = False
    quests_from: tuple[str, ...] = ("quest",)


class Soundtrack(Printed, frozen=True):
    """When the gongs ring, the doors slam and the temple collapses, counted from "Escape!"."""

    id: str
    gongs_ms: tuple[Millis, Millis, Millis]
    slams_ms: tuple[Millis, Millis]
    collapse_ms: Millis


class Numbers(Printed, frozen=True):
    """The numbers of the rules; *gems* lists the depot for 1 to 6 players."""

    game_ms: Millis
    count_in_ms: Millis
    last_call_ms: Millis
    roll_ms: dict[str, Millis]
    haste_ms: Millis
    bot_act_ms: Millis
    bot_reaction_ms: Millis
    dice: Count
    dice_alone: Count
    gems: tuple[Count, Count, Count, Count, Count, Count]
    fate_gems: Count
    expert_gems: Count
    professional_gems: Count
    gift_ms: Millis
    fate_ms: Millis
    choice_ms: Millis
    cursed_hand_dice: Count
    lost_treasure_ms: Millis
    stand_up_ms: Millis
    mind_control_ms: Millis
    bond_ms: Millis
    time_out_ms: Millis
    short_cut_ms: Millis
    blessing_ms: Millis
    volunteer_ms: Millis
    green_timer_ms: Millis
    blue_timer_ms: Millis
