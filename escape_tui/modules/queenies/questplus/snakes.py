"""The snake pit: snakes among the adventurers, and the mother snake in the pit."""

from collections.abc import Iterator
from typing import Any

from escape_tui.engine.effect import Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import START, ChamberId
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open, require_quest
from escape_tui.rules.ending.closed_temple import Route, Routes, somewhere
from escape_tui.rules.exploring import Laid, TakenUp
from escape_tui.rules.paying import companions, payment

SNAKE_PIT: ChamberId = "snake-pit"

RULE = "questplus.snakes"

#: One for each adventurer in the largest game but the discoverer; no more if nobody discovered the pit.
SNAKES_IN_BOX = 5

#: The price of chasing a snake.
FIRE: Cost = (Icon.TORCH, Icon.TORCH)


class ChaseSnake(Command, frozen=True):
    """questplus.snakes — chase a snake out of your chamber."""


class FightMotherSnake(Command, frozen=True):
    """questplus.snakes — beat the mother snake in the pit."""


class Snakes(Part, frozen=True):
    """The chambers with snakes, one entry per snake."""

    chambers: tuple[ChamberId, ...] = ()


class SnakesCrept(Event, frozen=True):
    """The snakes lie in *chambers* now."""

    chambers: tuple[ChamberId, ...]

    def apply(self, state: State) -> State:
        return state.with_part(Snakes(self.chambers))


class SnakeChased(Event, frozen=True):
    player: PlayerId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        left = list(state.part(Snakes).chambers)
        left.remove(self.chamber)
        return state.with_part(Snakes(tuple(left)))


def chase_snake(game: Game, command: ChaseSnake) -> Iterator[Event]:
    """questplus.snakes — two torches, pooled beside the snake."""
    here = game.state.place_of(command.player)
    require(here in game.state.part(Snakes).chambers, RULE, reason="no-snake")
    yield payment(game, command, FIRE, RULE, companions(game, command.player))
    yield SnakeChased(command.player, here)


def fight_mother_snake(game: Game, command: FightMotherSnake) -> Iterator[Event]:
    """questplus.snakes — when all snakes are gone, five torches pooled in the pit."""
    require_quest(game, command.player, SNAKE_PIT, RULE)
    left = len(game.state.part(Snakes).chambers)
    require(left == 0, RULE, reason="snakes-left", snakes=left)
    yield payment(game, command, torches_for_mother(game), RULE, companions(game, command.player))
    yield from finished(game.state, SNAKE_PIT)


class SnakePit(QuestChamber):
    """questplus.snakes — snakes among you, chased one by one, and then their mother."""

    reacts_to = (Laid, TakenUp)
    needs_all = SNAKE_PIT

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Routes() if is_open(game.state, SNAKE_PIT):
                everywhere = somewhere(game)
                snakes = game.state.part(Snakes).chambers
                answer = (*answer, *(Route(everywhere, chamber) for chamber in snakes))
        return super().adjust(game, question, answer)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """questplus.snakes, illusion.tokens — snakes go to everyone but the discoverer, and never vanish
        with a chamber."""
        match event:
            case Laid(tile=tile, by=by) if tile == SNAKE_PIT:
                others = (who.player for who in game.state.inside if who.player != by)
                places = tuple(game.state.place_of(player) for player in others)
                yield SnakesCrept(places[:SNAKES_IN_BOX])
            case TakenUp(chambers) if any(
                chamber in chambers for chamber in game.state.part(Snakes).chambers
            ):
                places = game.state.part(Snakes).chambers
                yield SnakesCrept(tuple(START if place in chambers else place for place in places))

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        here = game.state.adventurers[player].chamber
        if here in game.state.part(Snakes).chambers:
            yield ChaseSnake(player)
        if here == SNAKE_PIT and is_open(game.state, SNAKE_PIT):
            yield FightMotherSnake(player)


def torches_for_mother(game: Game) -> Cost:
    return game.catalogue.tiles[SNAKE_PIT].asks[0]
