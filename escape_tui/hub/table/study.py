"""A study: a moment of a recorded game from which a table plays on."""

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import Seat, Setup
from escape_tui.engine.state import State
from escape_tui.hub.analysis.chance.rollout import with_everybody
from escape_tui.hub.analysis.positions import collapse_of, moment, walked
from escape_tui.hub.analysis.unanalysable import NotAnalysable, Unfit
from escape_tui.hub.game_at import game_at
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.record.record import Recording
from escape_tui.hub.seeded_chance import SeededChance


class Study(Struct, frozen=True):
    """The *state* of a game at its *origin*. With the *seed* of that game the dice are the same, too; without
    one they are new."""

    origin: Origin
    state: State
    seed: int | None = None
    #: How many teams got out from there before, and how many did not.
    got_out: int = 0
    stayed: int = 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.state.setup.seats

    @property
    def agreement(self) -> Setup:
        return replace(self.state.setup, seats=())

    def set_up(self, names: tuple[str, ...]) -> Setup:
        """The setup of the recorded game, with *names* in its seats."""
        seats = zip(self.seats, names, strict=True)
        return replace(self.state.setup, seats=tuple(replace(seat, name=name) for seat, name in seats))

    def begun(self, setup: Setup) -> State:
        """The state from which the table plays on; everybody is present."""
        return with_everybody(replace(self.state, setup=setup))


def study_of(recording: Recording, catalogue: Catalogue, origin: Origin, *, is_same_dice: bool) -> Study:
    """The study of *recording* at *origin*; raises `NotAnalysable` if it can't be played on from there."""
    found = walked(recording, catalogue)
    at = max(0, origin.elapsed(collapse_of(recording, catalogue)))
    state = found[moment(found, at)].state
    game = game_at(state, catalogue, SeededChance(recording.header.seed))
    game.advance(max(state.now, state.started_at + at))
    if game.state.ending is not None:
        raise NotAnalysable(Unfit.AFTER_END)
    return Study(origin, game.state, recording.header.seed if is_same_dice else None)
