"""What one viewer may see of a game, and the lines that make up panels."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, price, wrapped
from escape_tui.scene.words.words import Fact
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink


class ViewerSight(NamedTuple):
    """What a panel is drawn from: the game as *viewer* may see it (`None`: a spectator)."""

    game: Game
    seen: State
    viewer: PlayerId | None
    narrator: Narrator
    width: int
    #: The most lines that explain one card.
    explained: int = 0

    def say(self, message: str, **facts: Fact) -> str:
        return self.narrator.words.say(message, **facts)

    def price(self, cost: Cost) -> Row:
        return price(cost, self.narrator.words)

    def line(self, text: str, right: Row | None = None, ink: Ink = Ink.PLAIN) -> Row:
        right = right or row("")
        return apart(row(clipped(text, self.width - len(right.text) - 1), ink), right, self.width)

    def card(self, glyph: str, ink: Ink, name: str, right: Row, explained: str) -> Iterator[Row]:
        """A card: its name, something at the right end, and as much of its text as fits."""
        room = self.width - len(right.text) - 3
        yield apart(row(f"{glyph} ", ink) + row(clipped(name, room), Ink.STRONG), right, self.width)
        if self.explained and explained:
            lines = wrapped(explained, self.width - 2, Ink.FAINT, most=self.explained)
            yield from (row("  ") + line for line in lines)


def chips(cards: Iterable[Row], width: int) -> Iterator[Row]:
    """*cards* side by side, on as many lines as they need."""
    line = row("")
    for card in cards:
        if line.text and len(line.text) + 1 + len(card.text) > width:
            yield line
            line = row("  ")
        line = line + row(" ") + card if line.text.strip() else line + card
    if line.text.strip():
        yield line
