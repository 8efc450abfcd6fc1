"""An edition that can be shared: its box, its catalogue and its digest."""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue, box_of, catalogue_or_mistakes, files_at
from escape_tui.content.editions.temple_file import SUFFIX, Files, check_words, digest
from escape_tui.content.printed import EditionBox
from escape_tui.content.sheet import CatalogueError

#: The facts that a shared edition must state.
_NEEDED = ("name", "id", "version", "author", "licence")


class SharedEdition(Struct, frozen=True):
    """An edition that was checked: what stands on its *box*, what is printed in it, and its *digest*."""

    box: EditionBox
    catalogue: Catalogue
    digest: str

    @property
    def label(self) -> str:
        """The name of the edition, as shown at a table."""
        return f"{self.box.name} {self.box.version} #{self.digest}"

    @property
    def key(self) -> str:
        """Identifies the edition in journals and lists."""
        return f"{self.box.stem}#{self.digest}"


def mistakes_in(files: Files, place: Path) -> list[CatalogueError]:
    """Every mistake in the edition *files* from *place*."""
    found: list[CatalogueError] = []
    try:
        check_words(files)
    except CatalogueError as error:
        found.append(error)
    checked = catalogue_or_mistakes(files)
    if isinstance(checked, list):
        found += checked
    try:
        box = box_of(files)
    except CatalogueError:
        return found
    found += [
        CatalogueError("edition.toml", word, "missing; an edition to share needs it")
        for word in _NEEDED
        if not getattr(box, word)
    ]
    if place.suffix == SUFFIX and place.name != f"{box.stem}{SUFFIX}":
        found.append(
            CatalogueError(place.name, "", f"has the name of another: it contains {box.stem}{SUFFIX}")
        )
    return found


def shared_edition(place: Path) -> SharedEdition:
    """The edition in the folder or the file at *place*; raises the first mistake."""
    files = files_at(place)
    for mistake in mistakes_in(files, place):
        raise mistake
    catalogue = catalogue_or_mistakes(files)
    assert isinstance(catalogue, Catalogue)
    return SharedEdition(box_of(files), catalogue, digest(files))


def with_others(own: Catalogue, places: Iterable[Path]) -> Catalogue:
    """*own* with the shared editions at *places*, from which tables can choose; raises the first mistake."""
    others: dict[str, Catalogue] = {}
    for place in places:
        edition = shared_edition(place)
        if edition.box.stem in others:
            raise CatalogueError(place.name, "", f"there is another {edition.box.stem}")
        others[edition.box.stem] = replace(edition.catalogue, edition=edition.label)
    return replace(own, others=others)
