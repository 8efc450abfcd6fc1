"""What those at one terminal are in the middle of: questions open for them, words beside their dice."""

from dataclasses import dataclass, field

from escape_tui.engine.setup import PlayerId
from escape_tui.scene.game.input.open_question import OpenQuestion


@dataclass
class InputState:
    """Changed by keys and by what the game asks; a view only draws it."""

    menus: dict[PlayerId, OpenQuestion] = field(default_factory=dict)
    #: Why a key did nothing, for a while.
    quiet: dict[PlayerId, str] = field(default_factory=dict)
