"""What those at one terminal are in the middle of: questions open for them, words beside their dice."""

from dataclasses import dataclass, field
from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.map.map_signs import Sign


class NewCard(NamedTuple):
    """The card that has just come to *player*, for as long as it is explained alone."""

    player: PlayerId
    card: str


@dataclass
class InputState:
    """Changed by keys and by what the game asks; a view only draws it."""

    menus: dict[PlayerId, OpenQuestion] = field(default_factory=dict)
    #: Why a key did nothing, for a while.
    quiet: dict[PlayerId, str] = field(default_factory=dict)
    #: The page that was asked for beside the map, and the card that has just come to somebody here.
    page: str = ""
    new_card: NewCard | None = None
    #: The sign that is explained now.
    legend: Sign | None = None
