"""The cooling bar beside the dice: how long it is too early to roll again."""

from functools import lru_cache

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.rules.dice import CalmAt
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed
from tile_art.inks.canvas import Picture, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

#: Cells of the bar.
CELLS = 4
#: The cells between dice and bar, if there is room.
_GAP = 3
#: How often a bar is redrawn; one of its cells takes about this long.
COOLING_FRAME_MS: Millis = 100


def cooling(game: Game, player: PlayerId, now: Millis) -> int:
    """How many cells of the bar are full: all of them from the roll until the dice have landed, none when
    rolling is safe or no rule punishes haste."""
    calm_at, who = game.ask(CalmAt(player)), game.state.adventurers[player]
    if calm_at and who.is_tumbling:
        return CELLS
    if now >= calm_at:
        return 0
    return min(CELLS, -(-(calm_at - now) * CELLS // (calm_at - who.settled_at)))


@lru_cache(maxsize=256)
def cooling_bar(
    full: int, word: str, place: Place, dice: tuple[Place, ...], is_danger: bool, glyphs: Glyphs
) -> Piece:
    """The bar where the *dice* leave room in *place*: to the right of one or two rows of dice, else on the
    first line below them."""
    right = max((each.x + each.width for each in dice), default=place.x)
    below = max((each.y + each.height for each in dice), default=place.y)
    ink = Ink.DANGER if is_danger else Ink.WARNING
    bar = row("█" * full + "░" * (CELLS - full), ink)
    above = row(word.center(CELLS), ink)
    forms: tuple[Picture, ...] = ((row(f"{word} ", ink) + bar,), (above, bar.fit(len(above.text), ink)))
    room = place.x + place.width - right - 1
    beside = next((form for form in forms if len(form[0].text) <= room), None)
    picture = beside or forms[0]
    width = len(picture[0].text)
    x, y = place.x + place.width - width, min(below, place.y + place.height - 1)
    if beside is not None:
        x, y = min(x, right + _GAP), place.y + 1
    return Piece(dressed(picture, glyphs), Place(x, y, width, len(picture)))
