"""Speech: what companions call to people, without repetition."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis
from escape_tui.engine.temple import EXIT
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.outlook.estimates import free_dice
from escape_tui.hub.bots.outlook.outlook import STUCK_AT
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import golden_mask
from escape_tui.rules.exploring import Discover

#: Minimum time between two calls, and how long companions stay quiet after a person has talked.
PAUSE_MS: Millis = 10_000
PEOPLE_FIRST_MS: Millis = 30_000
#: How long no companion repeats a call.
REPEATED_MS: Millis = 45_000

#: Minimum time between two announcements of a door.
ANNOUNCED_MS: Millis = 30_000

#: Calls that stay true and are made only once.
SAID_ONCE = ("exit", "greet")
FOR_GOOD_MS: Millis = 3_600_000

#: The calls that announce a door.
SIDE_CALLS = ("north", "east", "south", "west")

#: Smallest price, in icons, for which companions call for help.
MANY_ICONS = 5
#: The calls for icons of a price.
CALLS_FOR: dict[Icon, str] = {Icon.TORCH: "torches", Icon.KEY: "keys"}

#: Companions greet people this early in the game.
GREETS_UNTIL_MS: Millis = 40_000

#: Time before a slam or the collapse in which companions only answer.
COUNTDOWN_MS: Millis = 10_000


class Speech:
    """The calls of all companions at a table."""

    def __init__(self, manner: Manner = Manner.EAGER) -> None:
        self._manner = manner
        self._locked: dict[PlayerId, int] = {}
        self._freed: set[PlayerId] = set()
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
        is_grateful = self._is_grateful(game, me, people)
        if self._manner is Manner.QUIET or is_countdown(game):
            return
        if is_grateful and self._called.get(f"thanks {me.player}", 0) <= now:
            self._called[f"thanks {me.player}"] = now + REPEATED_MS
            yield Call(me.player, "thanks")
            return
        is_chatty = self._manner is Manner.COMPANIONABLE
        worth = _worth_saying(game, me, task, people, is_staying=is_staying)
        for call, about in (
            *(_greeting(game, me) if is_chatty else ()),
            *worth,
            *(_intention(me, task) if is_chatty else ()),
        ):
            if now >= self._quiet_until and self._called.get(about, 0) <= now:
                self._called[about] = now + _rests_for(call)
                self._quiet_until = now + PAUSE_MS
                yield Call(me.player, call)
                return

    def freed_by_companion(self, whom: PlayerId) -> None:
        """A companion frees *whom*: companions thank only people."""
        self._freed.add(whom)

    def _is_grateful(self, game: Game, me: Adventurer, people: tuple[PlayerId, ...]) -> bool:
        """Whether a person has freed dice of *me* since the last look."""
        before, self._locked[me.player] = self._locked.get(me.player, 0), len(me.locked)
        was_companion = me.player in self._freed
        self._freed.discard(me.player)
        is_beside = any(game.state.place_of(person) == me.chamber for person in people)
        return before > len(me.locked) and is_beside and not was_companion


def _worth_saying(
    game: Game, me: Adventurer, task: Task, people: tuple[PlayerId, ...], *, is_staying: bool
) -> Iterator[tuple[str, str]]:
    """Useful calls, the most urgent first, each with its subject."""
    state = game.state
    if not people:
        return
    if free_dice(me) <= STUCK_AT and len(me.dice) > STUCK_AT:
        yield "help", f"help {me.player}"
    is_for_person = task.purpose is Purpose.RESCUE and task.deed in [f"rescue {person}" for person in people]
    if is_for_person and me.chamber != task.goal and golden_mask(me.dice) is not None:
        yield "gold", task.deed
    if EXIT in state.temple:
        yield "exit", "exit"
    elsewhere = [person for person in people if state.place_of(person) != me.chamber]
    if is_staying and me.chamber == EXIT and elsewhere:
        yield "come", "come"
    call = _wanted(task.price)
    if call and task.is_pooled and me.chamber == task.goal and elsewhere:
        yield call, task.deed
    if call and task.is_pooled and me.chamber == task.goal and not elsewhere:
        yield f"hold-{call}", f"hold {task.deed}"


def _greeting(game: Game, me: Adventurer) -> Iterator[tuple[str, str]]:
    if game.state.elapsed < GREETS_UNTIL_MS:
        yield "greet", f"greet {me.player}"


def _intention(me: Adventurer, task: Task) -> Iterator[tuple[str, str]]:
    """The door that *me* is about to open."""
    if isinstance(task.command, Discover) and me.chamber == task.goal:
        yield task.command.side.name.lower(), "door"


def is_countdown(game: Game) -> bool:
    """Whether a slam or the collapse is so near that nobody needs chatter."""
    track = game.state.setup.soundtrack
    if track is None:
        return False
    beats, elapsed = game.catalogue.soundtracks[track], game.state.elapsed
    return any(0 <= at - elapsed <= COUNTDOWN_MS for at in (*beats.slams_ms, beats.collapse_ms))


def _rests_for(call: str) -> Millis:
    """How long *call* isn't made again about the same."""
    if call in SAID_ONCE:
        return FOR_GOOD_MS
    return ANNOUNCED_MS if call in SIDE_CALLS else REPEATED_MS


def _wanted(price: Cost) -> str | None:
    """The call for icons of *price*, if it is large."""
    if len(price) < MANY_ICONS:
        return None
    return CALLS_FOR.get(max(CALLS_FOR, key=price.count))
