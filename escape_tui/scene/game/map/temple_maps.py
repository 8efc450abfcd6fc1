"""The maps of one game: the temple in every language and size, each drawn once for all who look at it."""

from collections.abc import Collection
from dataclasses import replace as replaced
from typing import NamedTuple

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import Cell
from escape_tui.scene.game.map.map_labels import with_gem
from escape_tui.scene.game.map.map_plan import Plan, plan, repeopled, with_me
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import dressed
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import TempleArt, known, lit, refurnished, temple
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs


class Sand(NamedTuple):
    """How full the timers on the map are, and when that was read."""

    levels: tuple[int, ...]
    at: Millis


class PlanInputs(NamedTuple):
    """What a map is drawn from, for everybody who hears the same calls in one language."""

    scenery: State
    sand: Sand
    calling: tuple[PlayerId, ...]
    narrator: Narrator

    def is_laid_like(self, other: "PlanInputs") -> bool:
        """Whether nothing but people has moved since *other*."""
        mine, theirs = self.scenery, other.scenery
        return (mine.temple, mine.parts, self.sand) == (theirs.temple, theirs.parts, other.sand)


class TempleMap:
    """The temple as it is drawn from *inputs*, in all sizes; what *old* has of it is kept."""

    def __init__(self, inputs: PlanInputs, catalogue: Catalogue, old: "TempleMap | None") -> None:
        self.inputs = inputs
        self.plan: Plan
        scenery, sand, calling, narrator = inputs
        seen = replace(scenery, now=sand.at)
        if old is not None and inputs.is_laid_like(old.inputs):
            self.plan = repeopled(old.plan, seen, narrator, calling)
        else:
            self.plan = plan(seen, catalogue, narrator, calling)
        self._arts: dict[tuple[Size, Glyphs], TempleArt] = {}
        #: Chambers as those see them who stand in them, each with what it was drawn from.
        self._lit: dict[tuple[Size, Glyphs, PlayerId], tuple[object, Picture]] = {}
        if old is not None:
            self._lit = old._lit
            self._take_arts(old)

    def art(self, size: Size, glyphs: Glyphs) -> TempleArt:
        if (size, glyphs) not in self._arts:
            art = temple(self.plan, size, glyphs)
            self._arts[size, glyphs] = replaced(art, picture=dressed(art.picture, glyphs))
        return self._arts[size, glyphs]

    def lit_chamber(self, player: PlayerId, size: Size, glyphs: Glyphs, gem: str = "") -> Picture:
        """The chamber in which *player* stands as they see it, walls included; they know the *gem* there."""
        state, art = self.inputs.scenery, self.art(size, glyphs)
        cell = state.temple.chambers[state.place_of(player)].cell
        letter = self.inputs.narrator.initial(player)
        drawn_from, picture = self._lit.get((size, glyphs, player), (None, ()))
        if drawn_from != (art, cell, letter, gem):
            here = self.plan[cell.x, cell.y]
            bright = with_me(with_gem(here, gem), letter)
            picture = dressed(lit(art, (cell.x, cell.y), here, bright, glyphs), glyphs)
            self._lit[size, glyphs, player] = (art, cell, letter, gem), picture
        return picture

    def known_chamber(self, cell: Cell, gem: str, size: Size, glyphs: Glyphs) -> Picture:
        """The inside of the chamber at *cell* as those see it who know the *gem* there."""
        plain = self.plan[cell.x, cell.y]
        picture = known(self.art(size, glyphs), (cell.x, cell.y), plain, with_gem(plain, gem), glyphs)
        return dressed(picture, glyphs)

    def _take_arts(self, old: "TempleMap") -> None:
        """Draw on what was drawn before, where walls and doors are the same."""
        if old.plan == self.plan:
            self._arts = old._arts
            return
        for (size, glyphs), art in old._arts.items():
            if glyphs is Glyphs.UNICODE and (new := refurnished(art, old.plan, self.plan)) is not None:
                self._arts[size, glyphs] = new


class TempleMaps:
    """The maps of one game, the last one for each language and those whose calls are not seen on it."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._maps: dict[tuple[str, tuple[PlayerId, ...]], TempleMap] = {}

    def of(
        self,
        scenery: State,
        sand: Sand,
        calls: tuple[tuple[PlayerId, str], ...],
        narrator: Narrator,
        muted: Collection[PlayerId] = (),
    ) -> TempleMap:
        """The map for those who have *muted* so many: most have muted nobody who calls just now."""
        calling = tuple([player for player, _ in calls if player not in muted])
        name = narrator.words.language, tuple([player for player, _ in calls if player in muted])
        inputs, old = PlanInputs(scenery, sand, calling, narrator), self._maps.get(name)
        if old is None or old.inputs != inputs:
            old = self._maps[name] = TempleMap(inputs, self._catalogue, old)
        return old
