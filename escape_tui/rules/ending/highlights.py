"""Highlights: the moments of a game that people will still talk about, gathered from its events."""

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import START
from escape_tui.rules.countdown import Gonged, Slammed
from escape_tui.rules.dice import Freed, Landed
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.moving import Entered

#: Coming through a door within this time before it slams is a close call.
CLOSE_CALL_MS: Millis = 5_000

#: The last gong ends in the collapse, not in a slam.
COLLAPSE = 3


#: Events that are highlights or lead to one.
NOTED = (Landed, Entered, Freed, Gonged, Slammed, Escaped)


class Rescue(Struct, frozen=True):
    """*helper* came to *whom*, all of whose dice were locked, and freed some."""

    helper: PlayerId
    whom: PlayerId
    at: Millis


class CloseCall(Struct, frozen=True):
    """*player* became safe with *left_ms* to spare before slam 1 or 2, or before the `COLLAPSE`. If the
    dice that paid for it landed only then, *rolled_ms* is the time left when they did."""

    player: PlayerId
    gong: int
    left_ms: Millis
    rolled_ms: Millis | None = None


class Highlights(Struct, frozen=True):
    """The highlights so far, and what is needed to notice the next ones."""

    rescues: tuple[Rescue, ...] = ()
    close_calls: tuple[CloseCall, ...] = ()
    #: When each player came to where they are.
    entered_at: dict[PlayerId, Millis] = {}
    #: When the dice of each player landed last.
    landed_at: dict[PlayerId, Millis] = {}
    #: When each player whose dice are all locked began to wait.
    stuck_since: dict[PlayerId, Millis] = {}
    #: When the temple collapses, once the last gong has sounded.
    collapses_at: Millis | None = None

    def after(self, event: Event, state: State) -> "Highlights":
        """The highlights after *event*; *state* is the state that it led to."""
        match event:
            case Landed(player=player):
                landed = replace(self, landed_at=self.landed_at | {player: state.elapsed})
                return landed._after_landing(player, state)
            case Entered(player=player):
                return replace(self, entered_at=self.entered_at | {player: state.elapsed})
            case Freed(whom=whom, by=helper):
                return self._after_freeing(whom, helper, state)
            case Gonged(gong=3, until=until):
                return replace(self, collapses_at=until - state.started_at)
            case Slammed(slam=slam):
                return self._after_slam(slam, state)
            case Escaped(player=player) if self.collapses_at is not None:
                return self._noted(player, COLLAPSE, state.elapsed, self.collapses_at)
        return self

    def _after_landing(self, player: PlayerId, state: State) -> "Highlights":
        who = state.adventurers[player]
        if who.dice and len(who.locked) == len(who.dice):
            return replace(self, stuck_since={player: state.elapsed} | self.stuck_since)
        return self._no_longer_stuck(player)

    def _after_freeing(self, whom: PlayerId, helper: PlayerId | None, state: State) -> "Highlights":
        since, freed = self.stuck_since.get(whom), self._no_longer_stuck(whom)
        if since is None or helper is None or self.entered_at.get(helper, -1) < since:
            return freed
        return replace(freed, rescues=(*self.rescues, Rescue(helper, whom, state.elapsed)))

    def _after_slam(self, slam: int, state: State) -> "Highlights":
        noted = self
        for who in state.present_in(START):
            entered = self.entered_at.get(who.player)
            if entered is not None:
                noted = noted._noted(who.player, slam, entered, state.elapsed)
        return noted

    def _noted(self, player: PlayerId, gong: int, safe_at: Millis, ends_at: Millis) -> "Highlights":
        """*player* became safe at one moment; the countdown ended at the other."""
        if not 0 <= ends_at - safe_at <= CLOSE_CALL_MS:
            return self
        landed = self.landed_at.get(player)
        is_by_roll = landed is not None and ends_at - CLOSE_CALL_MS <= landed <= safe_at
        rolled_ms = ends_at - landed if is_by_roll and landed is not None else None
        call = CloseCall(player, gong, ends_at - safe_at, rolled_ms)
        return replace(self, close_calls=(*self.close_calls, call))

    def _no_longer_stuck(self, player: PlayerId) -> "Highlights":
        if player not in self.stuck_since:
            return self
        waiting = {who: since for who, since in self.stuck_since.items() if who != player}
        return replace(self, stuck_since=waiting)

    @property
    def narrowest(self) -> CloseCall | None:
        return min(self.close_calls, key=lambda call: call.left_ms, default=None)

    def best_friend(self) -> tuple[PlayerId, PlayerId, int] | None:
        """The player who came to another's rescue most often, and how often."""
        pairs = [(rescue.helper, rescue.whom) for rescue in self.rescues]
        if not pairs:
            return None
        helper, whom = max(pairs, key=pairs.count)
        return helper, whom, pairs.count((helper, whom))
