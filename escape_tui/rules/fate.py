"""Turns of fate: everyone's locked dice against one gem more."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Effect, Event, Module, RuleError, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Difficulty, PlayerId
from escape_tui.engine.state import Deadline, Millis, Moment, Part, State
from escape_tui.rules.dice import all_freed
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.presence import SteppedAway

#: How long fate can't be proposed again after a refusal.
REST_MS: Millis = 10_000
#: Reasons to refuse: none, or a call.
REASONS = ("", "fate-early", "fate-late")


class ProposeFate(Command, frozen=True):
    pass


class AnswerFate(Command, frozen=True):
    """Yes or no to a proposal; *reason* may say why not, as a call (`fate-early`)."""

    agrees: bool
    reason: str = ""


class FateRunsOut(Moment, frozen=True):
    pass


class FateRests(Moment, frozen=True):
    """base.fate-unanimous — set while fate can't be proposed again; *player* refused it for *reason*, or
    nobody answered."""

    player: PlayerId | None
    reason: str = ""


class Fate(Part, frozen=True):
    """*gems* are kept beside the depot; *agreed* are those who said yes to a proposal, empty if there is
    none. A player who is alone confirms it."""

    gems: int
    agreed: tuple[PlayerId, ...] = ()


class FateProposed(Event, frozen=True):
    """*player* proposes fate; one who *is_alone* has nobody to ask."""

    player: PlayerId
    until: Millis
    is_alone: bool = False

    def apply(self, state: State) -> State:
        fate = replace(state.part(Fate), agreed=(self.player,))
        return state.with_part(fate).with_deadline(self.until, FateRunsOut())


class FateAgreed(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        fate = state.part(Fate)
        return state.with_part(replace(fate, agreed=(*fate.agreed, self.player)))


class FateRefused(Event, frozen=True):
    """The proposal was refused by *player*, or by nobody in time. If the proposer *is_alone*, nobody else
    was asked."""

    player: PlayerId | None
    is_alone: bool = False

    def apply(self, state: State) -> State:
        return _without_proposal(state)


class ProposalRested(Event, frozen=True):
    """base.fate-unanimous — the others said no: fate cannot be proposed again until *until*."""

    player: PlayerId | None
    reason: str
    until: Millis

    def apply(self, state: State) -> State:
        return state.with_deadline(self.until, FateRests(self.player, self.reason))


class RestEnded(Event, frozen=True):
    """base.fate-unanimous — fate can be proposed again."""


class FateNotNeeded(Event, frozen=True):
    """base.fate-needed — no die is locked any more: the proposal is over."""

    def apply(self, state: State) -> State:
        return _without_proposal(state)


class FateTurned(Event, frozen=True):
    """base.fate — one of the gems beside the depot goes into it."""

    def apply(self, state: State) -> State:
        quiet = _without_proposal(state)
        fate = quiet.part(Fate)
        return replace(quiet, depot=quiet.depot + 1).with_part(replace(fate, gems=fate.gems - 1))


def propose(game: Game, command: ProposeFate) -> Iterator[Event]:
    """base.fate, base.fate-twice, end.professional"""
    fate = game.state.part(Fate)
    is_professional = game.state.setup.difficulty is Difficulty.PROFESSIONAL
    require(fate.gems, "end.professional" if is_professional else "base.fate-twice")
    require(not fate.agreed, "base.fate-unanimous", reason="open")
    require(is_needed(game.state), "base.fate-needed")
    if (rest := resting(game.state)) is not None:
        seconds = -(-(rest.at - game.state.now) // 1000)
        raise RuleError("base.fate-unanimous", reason="rests", seconds=seconds)
    present = [who.player for who in game.state.inside if not who.is_away]
    is_alone = present in ([], [command.player])
    yield FateProposed(command.player, game.state.now + game.catalogue.numbers.fate_ms, is_alone)
    yield from _turned_if_unanimous(game)


def answer(game: Game, command: AnswerFate) -> Iterator[Event]:
    """base.fate-unanimous"""
    agreed = game.state.part(Fate).agreed
    require(agreed, "base.fate-unanimous", reason="none")
    is_asked = command.player in waited_for(game.state)
    require(
        is_asked or command.player not in agreed or not command.agrees, "base.fate-unanimous", reason="again"
    )
    require(command.reason in REASONS, "screen.combine", reason="unknown-call")
    is_alone = is_asked_alone(game.state)
    if not command.agrees:
        yield FateRefused(command.player, is_alone)
        if command.player != agreed[0]:
            yield ProposalRested(command.player, command.reason, game.state.now + REST_MS)
    elif is_alone:
        yield from _turned(game)
    else:
        yield FateAgreed(command.player)
        yield from _turned_if_unanimous(game)


def run_out(game: Game, moment: FateRunsOut) -> Iterator[Event]:
    is_alone = is_asked_alone(game.state)
    yield FateRefused(None, is_alone)
    if not is_alone:
        yield ProposalRested(None, "", game.state.now + REST_MS)


def rest_ends(game: Game, moment: FateRests) -> Iterator[Event]:
    yield RestEnded()


def resting(state: State) -> Deadline | None:
    """When fate can be proposed again after a refusal; `None` if it can be now."""
    return next((due for due in state.deadlines if isinstance(due.moment, FateRests)), None)


def is_asked_alone(state: State) -> bool:
    """base.fate-needed — whether the proposer has nobody else to ask."""
    agreed = state.part(Fate).agreed
    return bool(agreed) and waited_for(state) == agreed


def waited_for(state: State) -> tuple[PlayerId, ...]:
    """base.fate-unanimous — everyone inside who has not agreed yet, except players who are away.

    base.fate-needed — a proposer with nobody else to ask is asked twice.
    """
    agreed = state.part(Fate).agreed
    others = tuple(who.player for who in state.inside if not who.is_away and who.player not in agreed)
    return agreed if len(agreed) == 1 and not others else others


def is_needed(state: State) -> bool:
    """base.fate-needed — whether anybody inside has a locked die."""
    return any(who.locked for who in state.inside)


class _OpenProposal(Effect):
    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """A player who was waited for has left: the others may be unanimous now. Or the last locked die is
        free: the proposal is over."""
        if game.state.ending is not None:
            return
        if not is_needed(game.state):
            yield FateNotNeeded()
        elif isinstance(event, Escaped | SteppedAway):
            yield from _turned_if_unanimous(game)


_PROPOSAL = _OpenProposal()


class TurnsOfFate(Module):
    id = "fate"
    rules = {ProposeFate: propose, AnswerFate: answer}
    moments = {FateRunsOut: run_out, FateRests: rest_ends}

    def effects(self, state: State) -> Iterable[Effect]:
        return (_PROPOSAL,) if state.part(Fate).agreed else ()

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        fate = game.state.part(Fate)
        if not fate.agreed:
            yield ProposeFate(player)
        elif player in waited_for(game.state):
            yield AnswerFate(player, agrees=True)
            yield AnswerFate(player, agrees=False)


def _turned_if_unanimous(game: Game) -> Iterator[Event]:
    if not waited_for(game.state):
        yield from _turned(game)


def _turned(game: Game) -> Iterator[Event]:
    yield FateTurned()
    yield from all_freed(game.state)


def _without_proposal(state: State) -> State:
    return state.with_part(replace(state.part(Fate), agreed=())).without_deadline(FateRunsOut())
