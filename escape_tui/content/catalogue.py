"""The catalogue: everything printed in one edition, read from its data files and checked."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from os.path import isdir, isfile
from pathlib import Path
from typing import Any

from msgspec import Struct

from escape_tui.content import box
from escape_tui.content.editions.temple_file import SHEETS, SUFFIX, Files, read_folder, read_temple
from escape_tui.content.printed import (
    CalendarSpaces,
    Challenge,
    Character,
    CurseCard,
    EditionBox,
    Numbers,
    PrintedCursedGems,
    Soundtrack,
    TaskTile,
    Tile,
    TreasureCard,
)
from escape_tui.content.sheet import CatalogueError, Sheet
from escape_tui.engine.temple import Side

#: Letters in the name of an edition.
LONGEST_NAME = 32
#: The option with which a table chooses another edition.
EDITION = "edition"

__all__ = ["Catalogue", "CatalogueError", "load"]


class Catalogue(Struct, frozen=True, omit_defaults=True):
    """Everything printed, by id and in printed order; *edition* is its name, empty for our own. A table can
    choose one of the *others* by its `id-version`."""

    edition: str
    tiles: dict[str, Tile]
    curses: dict[str, CurseCard]
    treasures: dict[str, TreasureCard]
    characters: dict[str, Character]
    tasks: dict[str, TaskTile]
    challenges: dict[str, Challenge]
    soundtracks: dict[str, Soundtrack]
    calendar: CalendarSpaces
    cursed_gems: tuple[str, ...]
    numbers: Numbers
    others: dict[str, "Catalogue"] = {}

    def chosen(self, options: Mapping[str, int | str]) -> "Catalogue":
        """The edition chosen in a table's *options*; this one if that is not available."""
        return self.others.get(str(options.get(EDITION, "")), self)

    def has_chosen(self, options: Mapping[str, int | str]) -> bool:
        """Whether the edition chosen in *options* is available."""
        return options.get(EDITION, "") in ("", *self.others)

    def tiles_of(self, kind: str) -> tuple[Tile, ...]:
        """The tiles of *kind*, in printed order."""
        return tuple(tile for tile in self.tiles.values() if tile.kind == kind)


def load(place: Path | None = None) -> Catalogue:
    """The edition in the folder or the `.temple` file at *place*, or the built-in one; raises
    `CatalogueError` naming the file and the entry."""
    return _our_own() if place is None else catalogue_of(files_at(place))


def files_at(place: Path) -> Files:
    """The files of the edition in the folder or the `.temple` file at *place*; raises `CatalogueError`."""
    # Path.is_dir raises if the name is too long.
    if isdir(place):
        return read_folder(place)
    if place.suffix != SUFFIX or not isfile(place):
        raise CatalogueError(str(place), "", f"there is no such folder or {SUFFIX} file")
    return read_temple(place)


def our_files() -> Files:
    """The files of the built-in edition."""
    return {name: (files("escape_tui.content") / name).read_bytes() for name in SHEETS}


@cache
def _our_own() -> Catalogue:
    return catalogue_of(our_files())


def catalogue_of(files: Mapping[str, bytes]) -> Catalogue:
    """The edition made of *files*; raises the first mistake in them."""
    mistakes = catalogue_or_mistakes(files)
    if isinstance(mistakes, Catalogue):
        return mistakes
    raise mistakes[0]


def catalogue_or_mistakes(files: Mapping[str, bytes]) -> Catalogue | list[CatalogueError]:
    """The edition made of *files*, or every mistake in them."""
    mistakes: list[CatalogueError] = []
    read: dict[str, Any] = {}
    for part, (file, checked) in _PARTS.items():
        try:
            read[part] = checked(Sheet(files, file, mistakes))
        except CatalogueError as error:
            mistakes.append(error)
    if "soundtracks" in read and "numbers" in read:
        sheet = Sheet(files, "soundtracks.toml", mistakes)
        for track in read["soundtracks"].values():
            reason = f"collapse_ms is not game_ms of {read['numbers'].game_ms}"
            sheet.require(track.collapse_ms == read["numbers"].game_ms, track.id, reason)
    return mistakes or Catalogue(**read)


def box_of(files: Mapping[str, bytes]) -> EditionBox:
    """The facts about the edition in *files*; raises `CatalogueError`."""
    return Sheet(files, "edition.toml", []).whole(EditionBox)


def _edition(sheet: Sheet) -> str:
    name = sheet.whole(EditionBox).name
    sheet.require(name.isprintable(), "name", "has letters that cannot be printed")
    sheet.require(len(name) <= LONGEST_NAME, "name", f"longer than {LONGEST_NAME} letters")
    return name


def _tiles(sheet: Sheet) -> dict[str, Tile]:
    tiles = sheet.sections(Tile, box.TILES, "kind")
    for tile in tiles.values():
        _check_doors(sheet, tile)
        _check_icons(sheet, tile)
    return tiles


def _check_doors(sheet: Sheet, tile: Tile) -> None:
    doors = (*tile.doors, *tile.rear)
    sheet.require(tile.is_walled or Side.SOUTH in tile.doors, tile.id, "missing stairs: no door S")
    sheet.require(not (tile.is_walled and doors), tile.id, "walled stairs, so it has no doors")
    sheet.require(len(set(doors)) == len(doors), tile.id, "a side has two doors")
    sheet.require((tile.kind == "double") == bool(tile.rear), tile.id, "rear doors belong to double chambers")


def _check_icons(sheet: Sheet, tile: Tile) -> None:
    sheet.require(tile.entry != (), tile.id, 'entry asks for no icon (write "none" where nobody enters)')
    prices = (*(gem.price for gem in tile.gems), *tile.asks)
    sheet.require(all(prices), tile.id, "a price asks for no icon")
    for word in tile.prohibits:
        sheet.require(word in box.PROHIBITIONS, tile.id, f"unknown prohibition {word!r}")


def _curses(sheet: Sheet) -> dict[str, CurseCard]:
    curses = sheet.sections(CurseCard, box.CURSES, "set")
    for card in curses.values():
        sheet.require(
            card.lift != (), card.id, 'lift asks for no icon (write "never" where nothing lifts it)'
        )
        sheet.require(
            not (card.at_once and card.lift), card.id, "a curse that resolves at once is never lifted"
        )
    _check_total(sheet, (card.count for card in curses.values()), box.CURSE_CARDS)
    return curses


def _treasures(sheet: Sheet) -> dict[str, TreasureCard]:
    treasures = sheet.sections(TreasureCard, box.TREASURES, "set")
    _check_total(sheet, (card.count for card in treasures.values()), box.TREASURE_CARDS)
    return treasures


def _check_total(sheet: Sheet, counts: Iterable[int], expected: int) -> None:
    if not sheet.is_right:
        return
    total = sum(counts)
    sheet.require(total == expected, "count", f"wrong count: {total} cards in all, expected {expected}")


def _characters(sheet: Sheet) -> dict[str, Character]:
    characters = sheet.sections(Character, box.CHARACTERS, "set")
    for character in characters.values():
        sheet.require(bool(character.price), character.id, "price asks for no icon")
    return characters


def _tasks(sheet: Sheet) -> dict[str, TaskTile]:
    tasks = sheet.entries(TaskTile, box.TASKS)
    for task in tasks.values():
        sheet.require(bool(task.price), task.id, "price asks for no icon")
    return tasks


def _challenges(sheet: Sheet) -> dict[str, Challenge]:
    challenges = sheet.sections(Challenge, box.CHALLENGES, "level", int)
    for challenge in challenges.values():
        for kind in challenge.quests_from:
            sheet.require(kind in box.QUEST_KINDS, challenge.id, f"unknown kind of quest chambers {kind!r}")
        there_are = sum(len(box.TILES.get(kind, ())) for kind in set(challenge.quests_from))
        sheet.require(challenge.quests <= there_are, challenge.id, f"more than {there_are} quests")
    return challenges


def _soundtracks(sheet: Sheet) -> dict[str, Soundtrack]:
    soundtracks = sheet.entries(Soundtrack, box.SOUNDTRACKS)
    for track in soundtracks.values():
        (first, second, third), (slam, again) = track.gongs_ms, track.slams_ms
        cues = (first, slam, second, again, third, track.collapse_ms)
        in_order = all(earlier < later for earlier, later in pairwise(cues))
        sheet.require(in_order, track.id, "gongs, slams and collapse are not in order")
    return soundtracks


def _calendar(sheet: Sheet) -> CalendarSpaces:
    calendar = sheet.whole(CalendarSpaces)
    last = len(calendar.spaces)
    sheet.require(
        Counter(calendar.spaces) == calendar.tiles, "tiles", "wrong count: not one tile for each space"
    )
    sheet.require(
        0 < calendar.bars[0] < calendar.bars[1] < last, "bars", "bars lie between the spaces, in order"
    )
    on_board = all(1 <= space <= last and keys >= 0 for space, keys in calendar.extra_keys.items())
    sheet.require(
        on_board and last in calendar.extra_keys, "extra_keys", f"extra keys are for spaces up to {last}"
    )
    return calendar


def _cursed_gems(sheet: Sheet) -> tuple[str, ...]:
    names = sheet.whole(PrintedCursedGems).names
    reason = f"wrong count: {len(set(names))} different gems, expected {box.CURSED_GEMS}"
    sheet.require(len(set(names)) == len(names) == box.CURSED_GEMS, "names", reason)
    return names


def _numbers(sheet: Sheet) -> Numbers:
    numbers = sheet.whole(Numbers)
    expected = ", ".join(box.PACES)
    sheet.require(set(numbers.roll_ms) == set(box.PACES), "roll_ms", f"the paces are {expected}")
    return numbers


#: The parts of a catalogue and how each is read; mistakes are reported in this order.
_PARTS: dict[str, tuple[str, Callable[[Sheet], object]]] = {
    "numbers": ("numbers.toml", _numbers),
    "edition": ("edition.toml", _edition),
    "tiles": ("tiles.toml", _tiles),
    "curses": ("curses.toml", _curses),
    "treasures": ("treasures.toml", _treasures),
    "characters": ("characters.toml", _characters),
    "tasks": ("tasks.toml", _tasks),
    "challenges": ("challenges.toml", _challenges),
    "soundtracks": ("soundtracks.toml", _soundtracks),
    "calendar": ("calendar.toml", _calendar),
    "cursed_gems": ("cursed_gems.toml", _cursed_gems),
}
