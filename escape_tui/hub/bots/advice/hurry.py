"""Hurry: whether a companion should get to safety before the door slams."""

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.rules.countdown import DoorSlams
from escape_tui.rules.moving import IsSafe

#: Time before a slam at which a companion uses a card to get home, which is then used up, or an ability.
CARD_MS: Millis = 15_000
ABILITY_MS: Millis = 20_000


def is_hurried(game: Game, player: PlayerId, within: Millis = ABILITY_MS) -> bool:
    """Whether a door slams *within* this time while *player* isn't safe."""
    slams_at = _next_slam_at(game)
    is_near = slams_at is not None and slams_at - game.state.now <= within
    return is_near and not game.ask(IsSafe(game.state.place_of(player)))


def _next_slam_at(game: Game) -> Millis | None:
    """When the next door slams, cached for a state."""
    notes, about = game.notes, "next slam"
    if about not in notes:
        due = [game.state.due(DoorSlams(slam)) for slam in (1, 2)]
        notes[about] = min([at for at in due if at is not None], default=None)
    slams_at: Millis | None = notes[about]
    return slams_at
