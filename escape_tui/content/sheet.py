"""Parses a data file into printed things, and reports errors with their place."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from escape_tui.content.printed import Printed
from escape_tui.engine.icon import Cost, parsed
from escape_tui.engine.temple import Side

Thing = TypeVar("Thing", bound=Printed)

_SIDES = {"N": Side.NORTH, "E": Side.EAST, "S": Side.SOUTH, "W": Side.WEST}


class CatalogueError(Exception):
    """A mistake in a data file: the *file*, the *entry*, and the *reason*."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}, {entry}: {reason}" if entry else f"{file}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


def _price(letters: str) -> Cost:
    try:
        return parsed(letters)
    except ValueError as error:
        raise ValueError(f"unknown icon in {letters!r}") from error


def _sides(letters: str) -> tuple[Side, ...]:
    unknown = set(letters.split()) - _SIDES.keys()
    if unknown:
        raise ValueError(f"unknown side in {letters!r}")
    return tuple(_SIDES[letter] for letter in letters.split())


def _unless(word: str) -> Callable[[str], Cost | None]:
    return lambda letters: None if letters == word else _price(letters)


#: How the value of a key is parsed.
_SPELLINGS: dict[str, Callable[[str], object]] = {
    "entry": _unless("none"),
    "lift": _unless("never"),
    "price": _price,
    "asks": _price,
    "doors": _sides,
    "rear": _sides,
}


def _spelled(key: str, value: object) -> object:
    match value:
        case str() if key in _SPELLINGS:
            return _SPELLINGS[key](value)
        case list():
            return [_spelled(key, one) for one in value]
        case dict():
            return {inner: _spelled(inner, one) for inner, one in value.items()}
        case _:
            return value


class Sheet:
    """The data file called *file* among *files*. Mistakes are collected in *mistakes* as long as the rest
    can be read; otherwise it raises `CatalogueError`."""

    def __init__(self, files: Mapping[str, bytes], file: str, mistakes: list[CatalogueError]) -> None:
        self.file = file
        self._mistakes = mistakes
        self._tables = self._read(files)

    @property
    def is_right(self) -> bool:
        """Whether no mistake was found so far."""
        return not any(mistake.file == self.file for mistake in self._mistakes)

    def _read(self, files: Mapping[str, bytes]) -> dict[str, Any]:
        try:
            return tomllib.loads(files[self.file].decode())
        except KeyError:
            raise self.error("", "the file is missing") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
            raise self.error("", f"not a TOML file: {error}") from error

    def error(self, entry: str, reason: str) -> CatalogueError:
        return CatalogueError(self.file, entry, reason)

    def require(self, condition: bool, entry: str, reason: str) -> None:
        """Report a mistake with *reason* unless *condition* holds."""
        if not condition:
            self._mistakes.append(self.error(entry, reason))

    def whole(self, printed: type[Thing]) -> Thing:
        """The file as one printed thing."""
        return self._thing("", self._tables, printed)

    def entries(self, printed: type[Thing], ids: Iterable[str]) -> dict[str, Thing]:
        """The file's tables as printed things by id; exactly *ids* must be there."""
        return self._things("", self._tables, printed, tuple(ids), {})

    def sections(
        self,
        printed: type[Thing],
        ids: dict[str, tuple[str, ...]],
        word: str,
        read: Callable[[str], object] = str,
    ) -> dict[str, Thing]:
        """The file's things by id; each section calls *read*, and gives its things their *word*."""
        self._require_names("", self._tables, tuple(ids))
        things: dict[str, Thing] = {}
        for section, names in ids.items():
            tables = self._tables.get(section, {})
            things |= self._things(section, tables, printed, names, {word: read(section)})
        return things

    def _things(
        self,
        section: str,
        tables: object,
        printed: type[Thing],
        ids: tuple[str, ...],
        extra: dict[str, object],
    ) -> dict[str, Thing]:
        named = self._table(section, tables)
        self._require_names(section, named, ids)
        things: dict[str, Thing] = {}
        for id, table in named.items():
            try:
                things[id] = self._thing(id, {**self._table(id, table), **extra, "id": id}, printed)
            except CatalogueError as error:
                self._mistakes.append(error)
        return things

    def _table(self, entry: str, table: object) -> dict[str, Any]:
        if not isinstance(table, dict):
            raise self.error(entry, "not a table")
        return table

    def _require_names(self, section: str, tables: dict[str, Any], names: tuple[str, ...]) -> None:
        for name in tables:
            self.require(name in names, name, f"unknown, expected one of {', '.join(names)}")
        for name in names:
            self.require(name in tables, name, f"missing from section {section}" if section else "missing")

    def _thing(self, entry: str, table: dict[str, Any], printed: type[Thing]) -> Thing:
        try:
            return msgspec.convert(_spelled("", table), printed, str_keys=True)
        except ValueError as error:
            raise self.error(entry, str(error)) from error
