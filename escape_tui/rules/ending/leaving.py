"""Leaving: the escape, the die left behind as a gift, and the end of the game."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.dice import UNROLLED, die_to_lose
from escape_tui.engine.effect import Command, Event, Module, PersonCommand, Question, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled, Ended
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, State
from escape_tui.engine.temple import EXIT
from escape_tui.rules.moving import require_free
from escape_tui.rules.paying import payment, usable

GIFT = "base.escape-gift"


class Escape(Command, frozen=True):
    """base.escape — pay the keys and get out."""


class GiveDie(Reply, PersonCommand, frozen=True):
    """base.escape-gift — leave one die to *whom*."""


class EscapeCost(Question[Cost], frozen=True):
    """What getting out costs *player*: a key for every gem in the depot and one more."""

    player: PlayerId

    def plain(self, game: Game) -> Cost:
        return (Icon.KEY,) * (game.state.depot + 1)


class EndOfEscape(Question[tuple[bool, str]], frozen=True):
    """Whether the game is won now that all are out, and by which rule."""

    def plain(self, game: Game) -> tuple[bool, str]:
        return True, "end.win"


class Escaped(Event, frozen=True):
    player: PlayerId

    def apply(self, state: State) -> State:
        free = replace(state.adventurers[self.player], chamber=None, escaped_at=state.elapsed)
        return state.with_adventurer(free)


class DieGiven(Event, frozen=True):
    """A die of *player* goes to *whom*, spent."""

    player: PlayerId
    whom: PlayerId

    def apply(self, state: State) -> State:
        giver = state.adventurers[self.player]
        place = die_to_lose(giver.dice)
        giver = replace(giver, dice=giver.dice[:place] + giver.dice[place + 1 :])
        receiver = state.adventurers[self.whom]
        receiver = replace(receiver, dice=(*receiver.dice, UNROLLED))
        return state.with_adventurer(giver).with_adventurer(receiver)


def escape(game: Game, command: Escape) -> Iterator[Event]:
    """base.escape — in the exit chamber, alone, with keys."""
    require(game.state.place_of(command.player) == EXIT, "base.escape", reason="not-on-exit")
    require_free(game, command.player)
    yield payment(game, command, game.ask(EscapeCost(command.player)), "base.escape")
    yield Escaped(command.player)


def give_die(game: Game, command: GiveDie) -> Iterator[Event]:
    """base.escape-gift — once, to anyone still inside."""
    require(game.state.choice(command.player, GIFT), GIFT, reason="no-gift")
    require(0 <= command.whom < len(game.state.adventurers), GIFT, reason="unknown")
    require(game.state.adventurers[command.whom].is_inside, GIFT, reason="outside")
    yield DieGiven(command.player, command.whom)
    yield ChoiceSettled(command.player, GIFT)


def gift_options(game: Game, choice: Choice) -> Iterator[Command]:
    """base.escape-gift — by default the one with the fewest usable dice."""
    for who in sorted(game.state.inside, key=usable):
        yield GiveDie(choice.player, who.player)


class Leaving(Module):
    id = "leaving"
    rules = {Escape: escape, GiveDie: give_die}
    choices = {GIFT: gift_options}
    reacts_to = (Escaped,)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """end.win, base.escape-gift — the last player out ends the game; all others leave a die."""
        if not isinstance(event, Escaped):
            return
        if not any(game.state.inside):
            is_won, rule = game.ask(EndOfEscape())
            yield Ended(is_won, rule)
        elif game.state.adventurers[event.player].dice:
            yield ChoiceOpened(event.player, GIFT, game.state.now + game.catalogue.numbers.gift_ms)

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == EXIT:
            yield Escape(player)
        if choice := game.state.choice(player, GIFT):
            yield from gift_options(game, choice)
