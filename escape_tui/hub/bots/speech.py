"""Speech: the quick calls of companions to people, without repetition."""

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

#: Minimum time between two calls, and how long companions stay quiet after a person has talked.
PAUSE_MS: Millis = 10_000
PEOPLE_FIRST_MS: Millis = 30_000
#: How long no companion repeats a call.
REPEATED_MS: Millis = 45_000

#: Calls that stay true and are made only once.
SAID_ONCE = ("exit",)
FOR_GOOD_MS: Millis = 3_600_000

#: Smallest price, in icons, for which companions call for help.
MANY_ICONS = 5
#: The calls for icons of a price.
CALLS_FOR: dict[Icon, str] = {Icon.TORCH: "torches", Icon.KEY: "keys"}


class Speech:
    """The calls of all companions at a table."""

    def __init__(self) -> None:
        self._called: dict[str, Millis] = {}
        self._quiet_until: Millis = 0

    def heard_a_person(self, now: Millis) -> None:
        """Companions talk less when people talk."""
        self._quiet_until = now + PEOPLE_FIRST_MS

    def calls(
        self, game: Game, me: Adventurer, task: Task, people: tuple[PlayerId, ...], *, is_staying: bool
    ) -> Iterator[Command]:
        """At most one call from *me*, who is about to do *task*, to *people*."""
        now = game.state.now
        for call, about in _worth_saying(game, me, task, people, is_staying=is_staying):
            if now >= self._quiet_until and self._called.get(about, 0) <= now:
                self._called[about] = now + (FOR_GOOD_MS if call in SAID_ONCE else REPEATED_MS)
                self._quiet_until = now + PAUSE_MS
                yield Call(me.player, call)
                return

    def reason(self, game: Game, me: Adventurer, call: str) -> Iterator[Command]:
        """Call why *me* refuses; as an answer, it is made even while people talk."""
        if self._called.get(call, 0) <= game.state.now:
            self._called[call] = game.state.now + REPEATED_MS
            yield Call(me.player, call)


def _worth_saying(
    game: Game, me: Adventurer, task: Task, people: tuple[PlayerId, ...], *, is_staying: bool
) -> Iterator[tuple[str, str]]:
    """Useful calls, the most urgent first, each with its subject."""
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
    """The call for icons of *price*, if it is large."""
    if len(price) < MANY_ICONS:
        return None
    return CALLS_FOR.get(max(CALLS_FOR, key=price.count))
