"""Specimens: every chamber of the game and its expansions, furnished as in a game."""

from dataclasses import replace
from typing import NamedTuple

from tile_art.chambers.chamber import Adventurer, Cell, Chamber, Mark, Offer, Side, sides

RED = Adventurer("red", "R", is_me=True)
BLUE = Adventurer("blue", "B")
GREEN = Adventurer("green", "G", is_calling=True)
YELLOW = Adventurer("yellow", "Y")
PURPLE = Adventurer("purple", "P")
WHITE = Adventurer("white", "W")
EVERYBODY = (RED, BLUE, replace(GREEN, is_calling=False), YELLOW, PURPLE, WHITE)


class Specimen(NamedTuple):
    id: str
    chamber: Chamber


def _lies(
    id: str,
    entry: str | None,
    doors: str,
    *offers: Offer,
    name: str = "",
    emblem: str = "",
    marks: tuple[Mark, ...] = (),
    adventurers: tuple[Adventurer, ...] = (),
) -> Specimen:
    return Specimen(
        id,
        Chamber(
            name=name or id,
            entry=entry,
            doors=sides(doors),
            stairs=Side.SOUTH,
            offers=offers,
            emblem=emblem,
            marks=marks,
            adventurers=adventurers,
        ),
    )


def _three_gems(icon: str, taken: int = 0) -> tuple[Offer, ...]:
    return tuple(
        Offer(icon * price, gems, is_taken=gems == taken) for price, gems in ((4, 1), (7, 2), (10, 3))
    )


def _gem(price: str, gems: int = 1, *, is_taken: bool = False) -> Offer:
    return Offer(price, gems, is_taken)


BASIC = (
    _lies("basic-01", "AA", "SNE", _gem("TTTT")),
    _lies("basic-02", "AK", "SWN", _gem("TTTT", is_taken=True)),
    _lies("basic-03", "AT", "SWE", _gem("TTTT")),
    _lies("basic-04", "AA", "SWN", _gem("KKKK"), adventurers=(RED,)),
    _lies("basic-05", "AT", "SNE", _gem("KKKK"), adventurers=(BLUE, GREEN)),
    _lies("basic-06", "AK", "SWE", _gem("KKKK")),
    _lies("basic-07", "AA", "NESW"),
    _lies("basic-08", "AK", "SNE"),
    _lies("basic-09", "AT", "SWN"),
    _lies("basic-10", "AK", "SN"),
    _lies("basic-11", "AT", "SW"),
    _lies("basic-12", "KK", "SEN", adventurers=(YELLOW, PURPLE, WHITE)),
    _lies("basic-13", "TT", "NESW"),
)

_START = _lies("start", "AA", "NESW", name="Start", emblem="start", adventurers=EVERYBODY)
_EXIT = _lies("exit", "AK", "S", name="Exit", emblem="exit")

MAIN = (
    _START._replace(chamber=replace(_START.chamber, is_start=True, stairs=None)),
    _EXIT._replace(chamber=replace(_EXIT.chamber, is_exit=True)),
    _lies("gem-key-1", "AK", "SNE", *_three_gems("K")),
    _lies("gem-key-2", "AK", "SWN", *_three_gems("K", taken=2), adventurers=(RED, BLUE)),
    _lies("gem-torch-1", "AT", "SWN", *_three_gems("T"), marks=(Mark("sun"),)),
    _lies("gem-torch-2", "AT", "SNE", *_three_gems("T", taken=3)),
)

_MASKS = ("01", "02", "03", "04", "05", "06", "11", "12", "13")
_TREASURES = ("01", "04", "07", "08", "09", "10", "11", "12", "13")


def _cursed(basic: Specimen) -> Specimen:
    number = basic.id.removeprefix("basic-")
    is_treasury = number in _TREASURES
    chamber = replace(
        basic.chamber,
        name=f"curse-{number}",
        has_mask=number in _MASKS,
        has_treasure=is_treasury and number != "13",
    )
    return Specimen(f"curse-{number}", chamber)


def _illusion(basic: Specimen) -> Specimen:
    id = basic.id.replace("basic", "illusion")
    return Specimen(id, replace(basic.chamber, name=id, has_mask=True, is_illusion=True))


CURSED = tuple(_cursed(basic) for basic in BASIC)
ILLUSIONS = tuple(_illusion(basic) for basic in BASIC[:6])


def _double(id: str, entry: str, doors: str, price: str, *people: Adventurer) -> Specimen:
    plain = _lies(id, entry, doors + "N", _gem(price, 2), adventurers=people)
    return Specimen(id, replace(plain.chamber, rear=sides("N")))


SPECIAL = (
    _lies("linked-1", "AA", "SNE", _gem("TTT"), name="Linked", emblem="linked"),
    _lies("linked-2", "AK", "SWN", _gem("KKK"), name="Linked", emblem="linked"),
    _lies("linked-3", "AT", "SWE", _gem("TTT"), name="Linked", emblem="linked"),
    _double("double-1", "AT", "SE", "TTTT", RED, replace(BLUE, is_in_rear=True)),
    _double("double-2", "AK", "SW", "KKKK"),
    _lies("treasure-chamber", "AT", "SWN", name="Treasure", emblem="treasure", marks=(Mark("chalice"),)),
)

_OBELISK = _lies("obelisk", None, "", name="Obelisk", emblem="obelisk", marks=(Mark("gem-tile", 3),))

QUEST = (
    _lies("altar", "AA", "SNE", name="Altar", emblem="altar", marks=(Mark("quest"), Mark("die", 2))),
    _lies("task", "AK", "SWN", Offer("AAKT"), name="Task", emblem="task", marks=(Mark("task", 4),)),
    _lies("ghost", None, "SN", name="Ghost", emblem="ghost", marks=(Mark("quest"),)),
    _lies("tree-of-life", "AA", "SWE", Offer("G" * 8), name="Tree of life", emblem="tree"),
    _OBELISK,
)

_SLIDE = _lies("slide", "AA", "SNE", name="Slide", emblem="slide", adventurers=(WHITE,))
_HANGING = replace(RED, is_hanging=True)

TRAP = (
    _lies("platform", "AA", "SWN", name="Platform", emblem="platform", adventurers=(RED,)),
    _lies("invocation", "AK", "SNE", Offer("KKK"), name="Invocation", emblem="invocation"),
    _lies("cliff-torch", "", "SN", Offer("TTT"), name="Cliff", emblem="cliff", adventurers=(_HANGING, BLUE)),
    _lies("cliff-key", "AA", "SW", Offer("KKK"), name="Cliff", emblem="cliff"),
    _SLIDE._replace(chamber=replace(_SLIDE.chamber, one_way=Side.SOUTH)),
)


def _prohibition(number: int, doors: str, upper: str, lower: str, sand: int) -> Specimen:
    marks = (Mark(upper, 1 if sand else 0), Mark(lower, 0), Mark("timer", sand))
    return _lies(f"prohibition-{number}", "AA", doors, name="Prohibition", emblem="prohibition", marks=marks)


_LAVA = (Offer("TTTTT", is_taken=True), Offer("KKKK"), Offer("AAA"))

TIME = (
    _prohibition(1, "SNE", "no-gems", "no-golden-masks", 100),
    _prohibition(2, "SWN", "no-golden-masks", "no-moving", 60),
    _prohibition(3, "SWE", "no-moving", "no-start", 20),
    _prohibition(4, "SN", "no-start", "no-gems", 0),
    _lies(
        "sacrifice",
        "AA",
        "SWN",
        name="Sacrifice",
        emblem="sacrifice",
        marks=(Mark("die", 4), Mark("timer", 75)),
    ),
    _lies("torch", "AT", "SNE", Offer("T" * 7), name="Torch", emblem="torch", marks=(Mark("timer", 40),)),
    _lies("lava-dice", "AT", "SW", *_LAVA, name="Lava", emblem="lava", marks=(Mark("timer", 55),)),
    _lies("lava-gems", "AT", "SE", *_LAVA[1:], name="Lava", emblem="lava", marks=(Mark("timer", 10),)),
)

_DUNGEON = _lies("dungeon", "AA", "SWN", name="Dungeon", emblem="dungeon")
_NARROW = _lies("narrow-gauge", "TTT", "SN", _gem("KKKK"), name="Narrow gauge", emblem="narrow")

QUEENIES = (
    _lies("pit", "AA", "SWE", _gem("BBBBB", 2), name="Pit", emblem="pit"),
    _lies("fountain", "AK", "SNE", Offer("GG"), name="Fountain", emblem="fountain", marks=(Mark("die"),)),
    _lies("chaos", "AA", "SWE", name="Chaos", emblem="chaos", marks=(Mark("quest"),)),
    _lies("constellation", "AK", "SNE", Offer("KK"), name="Constellation", emblem="constellation"),
    _lies(
        "snake-pit",
        "AT",
        "SWN",
        Offer("TTTTT"),
        name="Snake pit",
        emblem="snake-pit",
        marks=(Mark("snake", 3),),
    ),
    _lies("mirage", "AA", "NESW", name="Mirage", emblem="mirage"),
    _lies("gear", "AT", "SWN", Offer("TT"), name="Gear", emblem="gear"),
    _DUNGEON._replace(chamber=replace(_DUNGEON.chamber, one_way=Side.SOUTH)),
    _NARROW._replace(chamber=replace(_NARROW.chamber, has_treasure=True)),
    _lies("calendar", "AK", "SNE", Offer("KKK"), name="Calendar", emblem="calendar"),
    _lies("exchange", "KT", "SW", name="Exchange", emblem="exchange"),
    _lies("teleport", "AK", "SNE", name="Teleport", emblem="teleport", marks=(Mark("teleporter"),)),
    _lies(
        "totem",
        "AT",
        "SWE",
        _gem("M" * 5),
        _gem("M" * 10, 2),
        name="Totem",
        emblem="totem",
        marks=(Mark("totem", 7),),
    ),
)

SPECIMENS = (*MAIN, *BASIC, *CURSED, *ILLUSIONS, *SPECIAL, *QUEST, *TRAP, *TIME, *QUEENIES)

_BY_ID = {specimen.id: specimen.chamber for specimen in SPECIMENS}


def specimen_temple() -> dict[Cell, Chamber]:
    """A temple that shows most things: every kind of doorway, and people all over it."""

    def laid(id: str, turns: int = 0, people: tuple[Adventurer, ...] = (), **changes: object) -> Chamber:
        return replace(_BY_ID[id].turned(turns), adventurers=people, **changes)  # type: ignore[arg-type]

    return {
        (0, 0): laid("start", 0, (BLUE, YELLOW), marks=(Mark("ghost"),)),
        (-1, 0): laid("gem-key-1", 3, (WHITE,)),
        (1, 0): laid("gem-torch-2", 1, (PURPLE,)),
        (2, 0): laid("basic-01", 1, (RED,), is_highlighted=True, name="Gem chamber"),
        (0, -1): laid("lava-dice", 0),
        (1, -1): laid("snake-pit", 0),
        (0, 1): laid("slide", 2, (GREEN,)),
        (-1, 1): laid("double-1", 2, (replace(BLUE, letter="B", is_in_rear=True),), secret=sides("E")),
        (1, 1): laid("illusion-02", 2),
        (2, 1): laid("exit", 2),
        (2, -1): laid("curse-12", 0),
        (-1, -1): laid("obelisk", 0),
        (3, 0): laid("totem", 1),
        (3, 1): laid("treasure-chamber", 2),
    }
