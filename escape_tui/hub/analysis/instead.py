"""The alternative: what a companion would have done in a player's place, and the chance after that."""

from msgspec import Struct

from escape_tui.engine.effect import RuleError
from escape_tui.hub.analysis.causes import choice_name
from escape_tui.hub.analysis.chance.measuring import Aim, Measuring
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.analysis.chance.rollout import odds_of, with_everybody
from escape_tui.hub.bots.bot_sight import BotSight
from escape_tui.hub.bots.playing_out import companions
from escape_tui.hub.game_at import game_at
from escape_tui.hub.seeded_chance import SeededChance


class Instead(Struct, frozen=True):
    """A companion's choice (`analysis-instead-…`), and the *odds* after it."""

    choice: str
    odds: Odds


def instead(measuring: Measuring, step: int, rollouts: int) -> Instead | None:
    """What a companion would have done instead of the choice that led to *step*, with the same dice;
    `None` if the same."""
    chosen = measuring.positions[step].command
    assert chosen is not None
    state = with_everybody(measuring.positions[step - 1].state)
    game = game_at(state, measuring.catalogue, SeededChance(measuring.recording.header.seed))
    game.advance(measuring.positions[step].state.now)
    bots = companions(state.setup, measuring.seed(Aim.INSTEAD, step, rollouts))
    wish = bots[chosen.player].act(BotSight(game).of(chosen.player))
    if wish == chosen:
        return None
    if wish is not None:
        try:
            game.play(wish)
        except RuleError:
            wish = None
    finishes = measuring.from_state(game.state, Aim.INSTEAD, step, range(rollouts))
    return Instead("wait" if wish is None else choice_name(wish), odds_of(finishes))
