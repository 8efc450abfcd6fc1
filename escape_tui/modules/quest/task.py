"""The task chamber: four task tiles, one after the other."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.quest.markers import QuestChamber, finished, is_open, require_quest
from escape_tui.rules.moving import Entered
from escape_tui.rules.paying import companions, payment

TASK: ChamberId = "task"


class DoTask(Command, frozen=True):
    """quest.task — pay the icons of the open task tile, together with everybody here."""


class TaskTiles(Part, frozen=True):
    """*up* is the open task tile. The others are secret until turned up, so they are drawn only then."""

    up: str | None = None
    done: tuple[str, ...] = ()


class TaskTurnedUp(Event, frozen=True):
    """*task* is open; it costs *price*."""

    task: str
    price: Cost

    def apply(self, state: State) -> State:
        return state.with_part(replace(tasks(state), up=self.task))


class TaskDone(Event, frozen=True):
    player: PlayerId
    task: str

    def apply(self, state: State) -> State:
        return state.with_part(TaskTiles(done=(*tasks(state).done, self.task)))


def tasks(state: State) -> TaskTiles:
    return state.part(TaskTiles) if state.has_part(TaskTiles) else TaskTiles()


def do_task(game: Game, command: DoTask) -> Iterator[Event]:
    """quest.task — pooled; the fourth one finishes the quest."""
    require_quest(game, command.player, TASK, "quest.task")
    task = tasks(game.state).up
    require(task is not None, "quest.task", reason="face-down")
    assert task is not None
    price = game.catalogue.tasks[task].price
    yield payment(game, command, price, "quest.task", companions(game, command.player))
    yield TaskDone(command.player, task)


class TaskChamber(QuestChamber):
    """quest.task — four task tiles, one after the other, paid by all who are here."""

    reacts_to = (Entered, TaskDone)
    needs_all = TASK

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """quest.task — the first to enter turns up a tile; finishing one turns up the next."""
        match event:
            case Entered(chamber=chamber) if chamber == TASK and is_open(game.state, TASK):
                if tasks(game.state).up is None:
                    yield _turned_up(game)
            case TaskDone():
                if len(tasks(game.state).done) == game.catalogue.tiles[TASK].amount:
                    yield from finished(game.state, TASK)
                else:
                    yield _turned_up(game)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == TASK and is_open(game.state, TASK):
            yield DoTask(player)


def _turned_up(game: Game) -> TaskTurnedUp:
    face_down = [task for task in game.catalogue.tasks if task not in tasks(game.state).done]
    task = face_down[game.draw("tasks", len(face_down))]
    return TaskTurnedUp(task, game.catalogue.tasks[task].price)
