"""The magical bond: a curse that couples the rolls of two players."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command, Event, PersonCommand, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Millis, Moment, Part, State
from escape_tui.modules.curses import Curse, CurseBound, CurseDiscarded, CurseUnbound, bound_to
from escape_tui.modules.queenies.questplus.mind_control import is_alone
from escape_tui.rules.dice import Roll, Rolled
from escape_tui.rules.ending.leaving import Escaped

BOND = "questplus.bond"
CARD = "magical-bond"


class BindTo(Reply, PersonCommand, frozen=True):
    """questplus.bond — choose *whom* to be bound to."""


class BondSlackens(Moment, frozen=True):
    player: PlayerId


class TautBonds(Part, frozen=True):
    """The players who have rolled and wait for their partner."""

    players: tuple[PlayerId, ...] = ()


class BondTightened(Event, frozen=True):
    """*player* may not roll before *until*, unless their partner rolls."""

    player: PlayerId
    until: Millis

    def apply(self, state: State) -> State:
        slack = _slackened(state, self.player)
        taut = TautBonds((*slack.part(TautBonds).players, self.player))
        return slack.with_part(taut).with_deadline(self.until, BondSlackens(self.player))


class BondSlackened(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        return _slackened(state, self.player)


def bind_to(game: Game, command: BindTo) -> Iterator[Event]:
    """questplus.bond — any other adventurer inside."""
    require(game.state.choice(command.player, BOND), BOND, reason="no-choice")
    fellows = fellows_by_distance(game, command.player)
    require(command.whom in fellows, BOND, reason="not-inside")
    yield CurseBound(command.player, CARD, command.whom)
    yield ChoiceSettled(command.player, BOND)


def fellows_by_distance(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """The others inside, the nearest first."""
    steps = game.state.temple.distances(game.state.place_of(player))
    fellows = [who.player for who in game.state.inside if who.player != player]
    far = len(game.state.temple.chambers)
    return tuple(sorted(fellows, key=lambda whom: (steps.get(game.state.place_of(whom), far), whom)))


def fellows_to_choose(game: Game, choice: Choice) -> Iterator[Command]:
    """questplus.bond — by default the nearest."""
    for whom in fellows_by_distance(game, choice.player):
        yield BindTo(choice.player, whom)


def bond_slackens(game: Game, moment: BondSlackens) -> Iterator[Event]:
    yield BondSlackened(moment.player)


class MagicalBond(Curse):
    """questplus.bond — touch another player, if there is one; screen.honour: the others see that you do."""

    rules = {BindTo: bind_to}
    moments = {BondSlackens: bond_slackens}
    choices = {BOND: fellows_to_choose}
    forbids = (Roll,)
    reacts_to = (Rolled, Escaped)

    def drawn(self, game: Game) -> Iterator[Event]:
        fellows = fellows_by_distance(game, self.player)
        if not fellows:
            yield CurseDiscarded(self.player, self.card)
        elif len(fellows) == 1:
            yield CurseBound(self.player, self.card, fellows[0])
        else:
            yield ChoiceOpened(self.player, BOND, game.state.now + game.catalogue.numbers.choice_ms)

    def lifted(self, game: Game) -> Iterator[Event]:
        yield from self._slack(game)
        if game.state.choice(self.player, BOND) is not None:
            yield ChoiceSettled(self.player, BOND)

    def forbid(self, game: Game, command: Command) -> None:
        if isinstance(command, Roll) and command.player == self.player:
            is_taut = self.player in game.state.part(TautBonds).players
            fellow = bound_to(game.state, self.player, self.card)
            require(
                not is_taut or fellow is None, BOND, reason="taut", whom=fellow if fellow is not None else 0
            )

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        fellow = bound_to(game.state, self.player, self.card)
        match event:
            case Rolled(player) if player == self.player and fellow is not None:
                if not game.state.setup.is_honour:
                    yield BondTightened(player, game.state.now + game.catalogue.numbers.bond_ms)
            case Rolled(player) if player == fellow:
                yield from self._slack(game)
            case Escaped(player):
                yield from self._left_behind(game, player == fellow)

    def _slack(self, game: Game) -> Iterator[Event]:
        if self.player in game.state.part(TautBonds).players:
            yield BondSlackened(self.player)

    def _left_behind(self, game: Game, is_fellow: bool) -> Iterator[Event]:
        """Escaped players have no partner; a player who lost theirs gets another, if there is one."""
        if not game.state.adventurers[self.player].is_inside or is_alone(game.state, self.player):
            yield CurseDiscarded(self.player, self.card)
        elif is_fellow:
            yield CurseUnbound(self.player, self.card)
            yield from self._slack(game)
            yield from self.drawn(game)


def _slackened(state: State, player: PlayerId) -> State:
    left = tuple(other for other in state.part(TautBonds).players if other != player)
    return state.with_part(TautBonds(left)).without_deadline(BondSlackens(player))
