"""Turns of fate: everyone's locked dice against one gem more."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Effect, Event, Module, require
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Difficulty, PlayerId
from escape_tui.engine.state import Millis, Moment, Part, State
from escape_tui.rules.dice import all_freed
from escape_tui.rules.leaving import Escaped
from escape_tui.rules.presence import SteppedAway


class ProposeFate(Command, frozen=True):
    pass


class AnswerFate(Command, frozen=True):
    agrees: bool


class FateRunsOut(Moment, frozen=True):
    pass


class Fate(Part, frozen=True):
    """*gems* lie beside the depot; *agreed* are those who said yes to a proposal, empty if there is none.

    Who is alone says it twice.
    """

    gems: int
    agreed: tuple[PlayerId, ...] = ()


class FateProposed(Event, frozen=True):
    player: PlayerId
    until: Millis

    def apply(self, state: State) -> State:
        fate = replace(state.part(Fate), agreed=(self.player,))
        return state.with_part(fate).with_deadline(self.until, FateRunsOut())


class FateAgreed(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        fate = state.part(Fate)
        return state.with_part(replace(fate, agreed=(*fate.agreed, self.player)))


class FateRefused(Event, frozen=True):
    """The proposal is over; *player* said no, or nobody did and time ran out."""

    player: PlayerId | None

    def apply(self, state: State) -> State:
        return _without_proposal(state)


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
    yield FateProposed(command.player, game.state.now + game.catalogue.numbers.fate_ms)
    yield from _turned_if_unanimous(game)


def answer(game: Game, command: AnswerFate) -> Iterator[Event]:
    """base.fate-unanimous"""
    agreed = game.state.part(Fate).agreed
    require(agreed, "base.fate-unanimous", reason="none")
    is_asked = command.player in waited_for(game.state)
    require(
        is_asked or command.player not in agreed or not command.agrees, "base.fate-unanimous", reason="again"
    )
    if not command.agrees:
        yield FateRefused(command.player)
        return
    yield FateAgreed(command.player)
    yield from _turned_if_unanimous(game)


def run_out(game: Game, moment: FateRunsOut) -> Iterator[Event]:
    yield FateRefused(None)


def waited_for(state: State) -> tuple[PlayerId, ...]:
    """base.fate-unanimous — everyone inside who has not agreed yet; who is away does not count.

    base.fate-needed — who has nobody else to ask is asked twice.
    """
    agreed = state.part(Fate).agreed
    others = tuple(who.player for who in state.inside if not who.is_away and who.player not in agreed)
    return agreed if len(agreed) == 1 and not others else others


def is_needed(state: State) -> bool:
    """base.fate-needed — whether a die of anybody inside is locked."""
    return any(who.locked for who in state.inside)


class _OpenProposal(Effect):
    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """Somebody who was waited for is gone: the others may be unanimous now. The last locked die is free:
        nobody has to answer any more."""
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
    moments = {FateRunsOut: run_out}

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
        yield FateTurned()
        yield from all_freed(game.state)


def _without_proposal(state: State) -> State:
    return state.with_part(replace(state.part(Fate), agreed=())).without_deadline(FateRunsOut())
