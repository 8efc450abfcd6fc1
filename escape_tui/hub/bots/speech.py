"""Speech: the quick calls of a companion, for people; a good friend says a thing once."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis
from escape_tui.engine.temple import EXIT
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.hub.bots.strategy.estimates import free_dice
from escape_tui.hub.bots.strategy.outlook import STUCK_AT
from escape_tui.rules.calling import Call

#: Nobody calls again sooner, and after a person has talked the floor is theirs for a while.
PAUSE_MS: Millis = 10_000
PEOPLE_FIRST_MS: Millis = 30_000
#: How long a call is not repeated, by whomever.
REPEATED_MS: Millis = 45_000

#: What stays true is said once.
SAID_ONCE = ("exit",)
FOR_GOOD_MS: Millis = 3_600_000

#: A price of so many icons is worth calling for hands.
MANY_ICONS = 5
#: The calls for what a price asks for most.
CALLS_FOR: dict[Icon, str] = {Icon.TORCH: "torches", Icon.KEY: "keys"}


class Speech:
    """What the companions of a table have called, all of them together."""

    def __init__(self) -> None:
        self._called: dict[str, Millis] = {}
        self._quiet_until: Millis = 0

    def heard_a_person(self, now: Millis) -> None:
        """Where people talk, companions talk less."""
        self._quiet_until = now + PEOPLE_FIRST_MS

    def calls(
        self, game: Game, me: Adventurer, task: Task, people: tuple[PlayerId, ...], *, is_staying: bool
    ) -> Iterator[Command]:
        """What *me*, about to do *task*, has to tell *people*: one call at most."""
        now = game.state.now
        for call, about in _worth_saying(game, me, task, people, is_staying=is_staying):
            if now >= self._quiet_until and self._called.get(about, 0) <= now:
                self._called[about] = now + (FOR_GOOD_MS if call in SAID_ONCE else REPEATED_MS)
                self._quiet_until = now + PAUSE_MS
                yield Call(me.player, call)
                return

    def reason(self, game: Game, me: Adventurer, call: str) -> Iterator[Command]:
        """Why *me* does not agree: an answer, so that it comes whoever talks."""
        if self._called.get(call, 0) <= game.state.now:
            self._called[call] = game.state.now + REPEATED_MS
            yield Call(me.player, call)


def _worth_saying(
    game: Game, me: Adventurer, task: Task, people: tuple[PlayerId, ...], *, is_staying: bool
) -> Iterator[tuple[str, str]]:
    """The calls that would help, the most urgent first, each with what it is about."""
    state = game.state
    if not people:
        return
    if free_dice(me) <= STUCK_AT and len(me.dice) > STUCK_AT:
        yield "help", f"help {me.player}"
    if task.purpose is Purpose.RESCUE and any(task.deed == f"rescue {person}" for person in people):
        yield "gold", task.deed
    if EXIT in state.temple:
        yield "exit", "exit"
    elsewhere = [person for person in people if state.place_of(person) != me.chamber]
    if is_staying and me.chamber == EXIT and elsewhere:
        yield "come", "come"
    call = _wanted(task.price)
    if call and task.is_pooled and me.chamber == task.goal and elsewhere:
        yield call, task.deed


def _wanted(price: Cost) -> str | None:
    """The call for what *price* asks for, if it is much."""
    if len(price) < MANY_ICONS:
        return None
    return CALLS_FOR.get(max(CALLS_FOR, key=price.count))
