"""Advice on the quest chambers of the extras, and on friends under mind control."""

from collections.abc import Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import ChamberId, TileId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, QUEST_WORTH, Adviser, Errand
from escape_tui.hub.bots.advice.quest import is_waiting
from escape_tui.modules.curses import CurseId
from escape_tui.modules.queenies.questplus import constellation, snakes
from escape_tui.modules.queenies.questplus.chaos import CHAOS
from escape_tui.modules.queenies.questplus.constellation import CONSTELLATION, PLACES, AlignStars, places
from escape_tui.modules.queenies.questplus.mind_control import MIND_CONTROL, grants
from escape_tui.modules.queenies.questplus.snakes import (
    FIRE,
    SNAKE_PIT,
    ChaseSnake,
    FightMotherSnake,
    Snakes,
    torches_for_mother,
)
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.rules.dice import Roll

#: Number of adventurers that companions want for the mother snake.
HANDS = 2

CURSES: dict[CurseId, int] = {"mind-control": 100, "magical-bond": 25}


def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
    for grant in grants(game.state, player):
        yield Errand(MIND_CONTROL, grant, GEM_WORTH)
    for tile in game.state.part(QuestsInPlay).tiles:
        if tile in CHAMBERS and is_waiting(game.state, tile):
            yield from CHAMBERS[tile](game, player)


def posts(game: Game) -> dict[PlayerId, str]:
    """The place of the constellation for each player: each place gets the nearest player without one."""
    free = [who.player for who in game.state.inside]
    taken: dict[PlayerId, str] = {}
    for place in places(game):
        nearest = min(free, key=lambda player: (_steps(game, player, place), player), default=None)
        if nearest is not None:
            taken[nearest] = place
            free.remove(nearest)
    return taken


def _chaos(game: Game, player: PlayerId) -> Iterator[Errand]:
    hands = len(tuple(game.state.inside))
    yield Errand("questplus.chaos", Roll(player), QUEST_WORTH, chambers=(CHAOS,), hands=hands)


def _constellation(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Go to the places, once all of them are known."""
    if not all(_chambers(game, place) for place in places(game)):
        return
    place = posts(game).get(player)
    if place == "constellation":
        price = game.catalogue.tiles[CONSTELLATION].asks[0]
        yield Errand(constellation.RULE, AlignStars(player), QUEST_WORTH, price, (CONSTELLATION,))
    elif place is not None:
        yield Errand(constellation.RULE, Roll(player), QUEST_WORTH, chambers=_chambers(game, place))


def _chambers(game: Game, place: str) -> tuple[ChamberId, ...]:
    return tuple(chamber for chamber in game.state.temple.chambers if PLACES[place](game, chamber))


def _steps(game: Game, player: PlayerId, place: str) -> float:
    steps = game.state.temple.distances(game.state.place_of(player))
    return min(
        (steps[chamber] for chamber in _chambers(game, place) if chamber in steps), default=float("inf")
    )


def _snakes(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Chase the small snakes first."""
    lairs = tuple(dict.fromkeys(game.state.part(Snakes).chambers))
    if lairs:
        yield Errand(snakes.RULE, ChaseSnake(player), QUEST_WORTH // 2, FIRE, lairs)
        return
    hands = min(HANDS, len(tuple(game.state.inside)))
    price = torches_for_mother(game)
    fight = FightMotherSnake(player)
    yield Errand(snakes.RULE, fight, QUEST_WORTH, price, (SNAKE_PIT,), hands, is_pooled=True)


CHAMBERS: dict[TileId, Adviser] = {CHAOS: _chaos, CONSTELLATION: _constellation, SNAKE_PIT: _snakes}
