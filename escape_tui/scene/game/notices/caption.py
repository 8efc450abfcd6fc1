"""The caption: what is going on and who needs help, for spectators who don't know the game."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.moving import IsSafe
from escape_tui.scene.game.notices.banner import GongCountdown
from escape_tui.scene.words.narration import Narrator


def caption(game: Game, running: GongCountdown | None, narrator: Narrator) -> tuple[str, ...]:
    """What is happening, and which players need help; *running* is the current countdown."""
    return tuple(
        line for line in (_scene(game, running, narrator), _trouble(game, running, narrator)) if line
    )


def _scene(game: Game, running: GongCountdown | None, narrator: Narrator) -> str:
    state, say = game.state, narrator.words.say
    if state.ending is not None:
        return say("caption-over")
    if not state.has_begun:
        return say("caption-count-in")
    if running is not None and running.gong < 3:
        return say("caption-slam", seconds=running.seconds)
    inside = state.inside
    keys = len(game.ask(EscapeCost(inside[0].player))) if inside else 0
    if running is not None:
        return say("caption-collapse", seconds=running.seconds, keys=keys)
    return say("caption-exit" if EXIT in state.temple else "caption-explore", keys=keys, depot=state.depot)


def _trouble(game: Game, running: GongCountdown | None, narrator: Narrator) -> str:
    state, say = game.state, narrator.words.say
    stuck = narrator.listed(narrator.name(player) for player in _stuck(state))
    if stuck:
        return say("caption-stuck", players=stuck)
    if running is None or running.gong == 3 or state.ending is not None:
        return ""
    outside = [
        narrator.name(who.player) for who in state.inside if not game.ask(IsSafe(state.place_of(who.player)))
    ]
    return say("caption-outside", players=narrator.listed(outside)) if outside else ""


def _stuck(state: State) -> Iterator[int]:
    """The players inside whose dice are all locked."""
    return (who.player for who in state.inside if who.dice and len(who.locked) == len(who.dice))
