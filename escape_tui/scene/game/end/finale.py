"""The finale: the few seconds between a game and its report, one picture per step."""

from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Ending, Millis, State
from escape_tui.scene.game.end.collapse import buried, collapse
from escape_tui.scene.game.end.daylight import RISES, SPREADS, daylight, light_spreading
from escape_tui.scene.game.end.last_words import LastWords, last_words
from escape_tui.scene.game.map.temple_maps import TempleMap
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import dressed
from tile_art.chambers.size import Size, size_to_fit, spread
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs

#: The time between two pictures, the number of the last one, and when the report appears.
STEP_MS: Millis = 200
LAST_STEP = SPREADS + RISES
FINALE_MS: Millis = 5_000


class FinaleInputs(NamedTuple):
    state: State
    ending: Ending
    map: TempleMap
    narrator: Narrator
    glyphs: Glyphs
    bots: frozenset[PlayerId]
    #: The time left on the clock; `None` if there was no clock.
    left_ms: Millis | None
    width: int
    height: int
    step: int

    @property
    def art(self) -> TempleArt:
        """The whole temple."""
        fits = size_to_fit(*spread(self.state.temple.cells), self.width, self.height - 1)
        # A larger map would cost more bytes than ten seconds of play.
        return self.map.art(fits if fits is Size.TINY else Size.SMALL, self.glyphs)


def finale(inputs: FinaleInputs) -> Picture:
    """Daylight after a win, the collapse after a defeat."""
    words = last_words(inputs.state, inputs.ending, inputs.bots, inputs.narrator, inputs.left_ms)
    shown = _won(inputs, words) if inputs.ending.is_won else _lost(inputs, words)
    return dressed(shown, inputs.glyphs)


def _lost(inputs: FinaleInputs, words: LastWords) -> Picture:
    state, width, height, step = inputs.state, inputs.width, inputs.height, inputs.step
    if step >= LAST_STEP:
        return buried(state, words, width, height, is_roomy=_has_big_letters(inputs))
    return collapse(state, inputs.art, words, width, height, step)


def _won(inputs: FinaleInputs, words: LastWords) -> Picture:
    """While the sky rises, the rows below it already show the evening."""
    state, width, height, step = inputs.state, inputs.width, inputs.height, inputs.step
    outside: Picture = ()
    if step >= SPREADS:
        outside = daylight(state, words, inputs.narrator, width, height, is_roomy=_has_big_letters(inputs))
    if step >= LAST_STEP:
        return outside
    inside = light_spreading(state, inputs.art, words, width, height, min(step, SPREADS - 1))
    risen = height * max(0, step - SPREADS + 1) // (RISES + 1)
    return (*inside[: height - risen], *outside[height - risen :]) if risen else inside


def _has_big_letters(inputs: FinaleInputs) -> bool:
    return inputs.glyphs is not Glyphs.ASCII
