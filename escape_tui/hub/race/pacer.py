"""Pacers: recorded games, and games of companions, against which a table races by its own clock."""

from bisect import bisect_right
from collections.abc import Iterable

from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Event
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.positions import walked
from escape_tui.hub.analysis.unanalysable import NotAnalysable, Unfit
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.race.race import PacerKind
from escape_tui.hub.race.rival import Progress, Rival, RivalState, progress_of
from escape_tui.hub.record.record import Recording
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game


class Pacer(Struct, frozen=True):
    """A team's progress at each moment of its game: *steps* are in order, the first at 0."""

    kind: PacerKind
    names: tuple[str, ...]
    steps: tuple[tuple[Millis, Progress], ...]
    ended_at: Millis
    is_won: bool
    collapse_ms: Millis | None
    game: str = ""

    def rival_at(self, elapsed: Millis) -> Rival:
        """The team's standing when its clock was at *elapsed*."""
        is_over = elapsed >= self.ended_at
        over = RivalState.ESCAPED if self.is_won else RivalState.BURIED
        return Rival(
            "" if self.kind is PacerKind.COMPANIONS else ", ".join(self.names),
            over if is_over else RivalState.RUNNING,
            len(self.names),
            self.steps[self._step_at(elapsed)][1],
            min(max(0, elapsed), self.ended_at),
            self.collapse_ms,
            is_recorded=True,
            game=self.game,
        )

    def next_after(self, elapsed: Millis) -> Millis | None:
        """The time of the next step; `None` after the end."""
        later = self._step_at(elapsed) + 1
        if later < len(self.steps):
            return self.steps[later][0]
        return self.ended_at if elapsed < self.ended_at else None

    def _step_at(self, elapsed: Millis) -> int:
        return max(0, bisect_right(self.steps, elapsed, key=lambda step: step[0]) - 1)


def recorded_pacer(kind: PacerKind, game: str, recording: Recording, catalogue: Catalogue) -> Pacer:
    """The pacer of *recording*; raises `NotAnalysable` if the present rules can't replay it to its end."""
    states = [position.state for position in walked(recording, catalogue)]
    if states[-1].ending is None:
        raise NotAnalysable(Unfit.UNFINISHED)
    return _pacer(kind, game, states, catalogue)


def companions_pacer(setup: Setup, seed: int, catalogue: Catalogue) -> Pacer:
    """Companions in every seat of *setup*, in the temple of *seed*; this takes about a tenth of a second."""
    game = new_game(setup, catalogue, SeededChance(seed))
    states: list[State] = []

    def note(events: tuple[Event, ...]) -> None:
        if events and game.state.has_begun:
            states.append(game.state)

    play_out(game, companions(setup, seed), tell=note)
    return _pacer(PacerKind.COMPANIONS, "", (*states, game.state), catalogue)


def _pacer(kind: PacerKind, game: str, states: Iterable[State], catalogue: Catalogue) -> Pacer:
    steps: list[tuple[Millis, Progress]] = []
    for state in states:
        progress = progress_of(state)
        if not steps or steps[-1][1] != progress:
            steps.append((max(0, state.elapsed) if steps else 0, progress))
    ending, setup = state.ending, state.setup
    assert ending is not None
    track = catalogue.soundtracks.get(setup.soundtrack or "")
    collapse = None if track is None else track.collapse_ms
    names = tuple(seat.name for seat in setup.seats)
    return Pacer(kind, names, tuple(steps), ending.at, ending.is_won, collapse, game)
