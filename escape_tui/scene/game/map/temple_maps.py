"""The maps of one game: one for each language and size, drawn once for everybody."""

from collections.abc import Collection
from dataclasses import replace as replaced
from typing import NamedTuple

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import Cell
from escape_tui.rules.calling import REMARKS
from escape_tui.scene.game.map.map_marks import with_mark
from escape_tui.scene.game.map.map_plan import Plan, plan, repeopled, with_me
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import dressed
from tile_art.chambers.chamber import Mark
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import TempleArt, known, lit, refurnished, temple
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs


class Sand(NamedTuple):
    """How full the timers on the map are, and when they were read."""

    levels: tuple[int, ...]
    at: Millis


class PlanInputs(NamedTuple):
    """What a map is drawn from, for everybody with the same language who hears the same calls."""

    scenery: State
    sand: Sand
    calling: tuple[PlayerId, ...]
    narrator: Narrator

    def is_laid_like(self, other: "PlanInputs") -> bool:
        """Whether only people have moved since *other*."""
        mine, theirs = self.scenery, other.scenery
        return (mine.temple, mine.parts, self.sand) == (theirs.temple, theirs.parts, other.sand)


class TempleMap:
    """The temple drawn from *inputs*, in all sizes; takes over what is unchanged from *old*."""

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
        #: The lit chambers of players, each with its inputs.
        self._lit: dict[tuple[Size, Glyphs, PlayerId], tuple[object, Picture]] = {}
        if old is not None:
            self._lit = old._lit
            self._take_arts(old)

    def art(self, size: Size, glyphs: Glyphs) -> TempleArt:
        if (size, glyphs) not in self._arts:
            art = temple(self.plan, size, glyphs)
            self._arts[size, glyphs] = replaced(art, picture=dressed(art.picture, glyphs))
        return self._arts[size, glyphs]

    def lit_chamber(self, player: PlayerId, size: Size, glyphs: Glyphs, own: Mark | None = None) -> Picture:
        """The chamber of *player* as they see it, walls included; only they know the mark *own* there."""
        state, art = self.inputs.scenery, self.art(size, glyphs)
        cell = state.temple.chambers[state.place_of(player)].cell
        letter = self.inputs.narrator.initial(player)
        drawn_from, picture = self._lit.get((size, glyphs, player), (None, ()))
        if drawn_from != (art, cell, letter, own):
            here = self.plan[cell.x, cell.y]
            bright = with_me(with_mark(here, own), letter)
            picture = dressed(lit(art, (cell.x, cell.y), here, bright, glyphs), glyphs)
            self._lit[size, glyphs, player] = (art, cell, letter, own), picture
        return picture

    def known_chamber(self, cell: Cell, own: Mark, size: Size, glyphs: Glyphs) -> Picture:
        """The inside of the chamber at *cell* for a player who knows the mark *own* there."""
        plain = self.plan[cell.x, cell.y]
        picture = known(self.art(size, glyphs), (cell.x, cell.y), plain, with_mark(plain, own), glyphs)
        return dressed(picture, glyphs)

    def _take_arts(self, old: "TempleMap") -> None:
        """Reuse the old drawings if walls and doors are the same."""
        if old.plan == self.plan:
            self._arts = old._arts
            return
        for (size, glyphs), art in old._arts.items():
            if glyphs is Glyphs.UNICODE and (new := refurnished(art, old.plan, self.plan)) is not None:
                self._arts[size, glyphs] = new


class TempleMaps:
    """The maps of one game, the latest for each language and each set of muted callers."""

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
        """The map for viewers who have *muted* these players. Only those who are calling matter, so most
        viewers share one map."""
        calling = tuple([who for who, call in calls if who not in muted and call not in REMARKS])
        name = narrator.words.language, tuple([player for player, _ in calls if player in muted])
        inputs, old = PlanInputs(scenery, sand, calling, narrator), self._maps.get(name)
        if old is None or old.inputs != inputs:
            old = self._maps[name] = TempleMap(inputs, self._catalogue, old)
        return old
