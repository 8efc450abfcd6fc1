"""The state of the input at one terminal: open questions, pages, and messages beside the dice."""

from dataclasses import dataclass, field
from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.map.map_signs import Sign


class NewCard(NamedTuple):
    """A card that *player* has just drawn, while it is explained alone."""

    player: PlayerId
    card: str


@dataclass
class InputState:
    """Changed by keys and by the game's questions; a view only reads it."""

    menus: dict[PlayerId, OpenQuestion] = field(default_factory=dict)
    #: Why a key did nothing, shown for a while.
    quiet: dict[PlayerId, str] = field(default_factory=dict)
    #: The open page beside the map, and the card just drawn by a player here.
    page: str = ""
    new_card: NewCard | None = None
    #: The sign to be explained.
    legend: Sign | None = None
    #: How many requests from here haven't been answered.
    unanswered: int = 0
