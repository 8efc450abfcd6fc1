"""The curse Soul exchange: two players swap adventurers."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command, Event, PersonCommand, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, State
from escape_tui.modules.curses import Curse, CurseBound, CurseDiscarded, CurseId, bound_to
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.moving import AdventurersSwapped

SOUL_EXCHANGE: CurseId = "soul-exchange"
RULE = "special.soul-exchange"


class ExchangeSouls(Reply, PersonCommand, frozen=True):
    """special.soul-exchange — exchange adventurers with *whom*."""


def exchange_souls(game: Game, command: ExchangeSouls) -> Iterator[Event]:
    require(game.state.choice(command.player, RULE), RULE, reason="no-choice")
    require(command.whom in partners(game.state, command.player), RULE, reason="nobody")
    yield CurseBound(command.player, SOUL_EXCHANGE, command.whom)
    yield AdventurersSwapped(command.player, command.whom)
    yield ChoiceSettled(command.player, RULE)


def partners(state: State, player: PlayerId) -> tuple[PlayerId, ...]:
    """The players with whom *player* can exchange: anyone else inside, even if they have exchanged before."""
    return tuple(who.player for who in state.inside if who.player != player)


def partner_options(game: Game, choice: Choice) -> Iterator[Command]:
    for whom in partners(game.state, choice.player):
        yield ExchangeSouls(choice.player, whom)


class SoulExchange(Curse):
    """special.soul-exchange — you and another player, if there is one, swap the adventurers you steer."""

    rules = {ExchangeSouls: exchange_souls}
    choices = {RULE: partner_options}
    reacts_to = (Escaped, ChoiceSettled)

    def drawn(self, game: Game) -> Iterator[Event]:
        if partners(game.state, self.player):
            yield ChoiceOpened(self.player, RULE, game.state.now + game.catalogue.numbers.choice_ms)
        else:
            yield CurseDiscarded(self.player, self.card)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """With fewer than two adventurers inside, an exchange is over; escaped adventurers stay outside."""
        whom = bound_to(game.state, self.player, self.card)
        match event:
            case Escaped(player) if player in (self.player, whom):
                yield CurseDiscarded(self.player, self.card)
            case ChoiceSettled(player, topic) if (player, topic) == (self.player, RULE) and whom is None:
                yield CurseDiscarded(self.player, self.card)

    def lifted(self, game: Game) -> Iterator[Event]:
        whom = bound_to(game.state, self.player, self.card)
        if game.state.choice(self.player, RULE):
            yield ChoiceSettled(self.player, RULE)
        if whom is not None and all(game.state.adventurers[one].is_inside for one in (self.player, whom)):
            yield AdventurersSwapped(self.player, whom)
