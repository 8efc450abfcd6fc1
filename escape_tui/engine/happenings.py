"""Events of the engine itself: choices opened and settled, the clock stopped and started."""

from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Deadline, Ending, Millis, Moment, State


class ChoiceRunsOut(Moment, frozen=True):
    player: PlayerId
    topic: str


class ChoiceOpened(Event, frozen=True):
    """*player* is asked by the rule *topic*; without an answer its default is played at *until*."""

    player: PlayerId
    topic: str
    until: Millis

    def apply(self, state: State) -> State:
        waiting = replace(state, choices=(*state.choices, Choice(self.player, self.topic, self.until)))
        return waiting.with_deadline(self.until, ChoiceRunsOut(self.player, self.topic))


class ChoiceSettled(Event, frozen=True):
    player: PlayerId
    topic: str

    def apply(self, state: State) -> State:
        left = tuple(open for open in state.choices if (open.player, open.topic) != (self.player, self.topic))
        return replace(state, choices=left).without_deadline(ChoiceRunsOut(self.player, self.topic))


class ClockStopped(Event, frozen=True):
    def apply(self, state: State) -> State:
        return replace(state, stopped_at=state.now)


class ClockResumed(Event, frozen=True):
    """The clock runs again: deadlines move by the time that it stood still."""

    def apply(self, state: State) -> State:
        assert state.stopped_at is not None
        pause = state.now - state.stopped_at
        deadlines = tuple(
            due if due.is_outside else Deadline(due.at + pause, due.moment) for due in state.deadlines
        )
        return replace(
            state,
            stopped_at=None,
            started_at=state.started_at + pause,
            deadlines=tuple(sorted(deadlines, key=lambda due: due.at)),
            choices=tuple(replace(open, until=open.until + pause) for open in state.choices),
        )


class MomentSkipped(Event, frozen=True):
    """*moment* was skipped because of an error in the program."""

    moment: str


class WentOn(Event, frozen=True):
    """The server continued with other rules: the game goes on without the last *lost* commands."""

    lost: int


#: The end of a game that the program could not continue: neither won nor lost.
BROKEN = "broken"


class Ended(Event, frozen=True):
    is_won: bool
    rule: str

    def apply(self, state: State) -> State:
        ending = Ending(self.is_won, self.rule, state.elapsed)
        return replace(state, ending=ending, deadlines=(), choices=())
