"""The toll: dice that players owe together. Volunteers pay first, and the rest is taken."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Part, State
from escape_tui.rules.dice import dice_to_lose, loss

VOLUNTEER = "time.volunteer"


class VolunteerDie(Reply, frozen=True):
    """time.volunteer — lose a die so that nobody else has to."""


class KeepDice(Reply, frozen=True):
    """time.volunteer — leave it to the others, or to the rule."""


class Toll(Part, frozen=True):
    """How many *dice* are still to be lost by *rule*; *by* discovered the chamber.

    If it *is_one_each*, nobody pays twice; *payers* have paid.
    """

    dice: int = 0
    rule: str = ""
    by: PlayerId | None = None
    is_one_each: bool = False
    payers: tuple[PlayerId, ...] = ()


class TollDemanded(Event, frozen=True):
    """*dice* are to be lost, by any players."""

    dice: int
    rule: str
    by: PlayerId | None
    is_one_each: bool

    def apply(self, state: State) -> State:
        return state.with_part(Toll(self.dice, self.rule, self.by, self.is_one_each))


class DieCharged(Event, frozen=True):
    """*player* has to pay one die of the toll."""

    player: PlayerId

    def apply(self, state: State) -> State:
        toll = state.part(Toll)
        return state.with_part(replace(toll, dice=toll.dice - 1, payers=(*toll.payers, self.player)))


class DieVolunteered(DieCharged, frozen=True):
    """*player* volunteers to pay it."""


class TollPaid(Event, frozen=True):
    """The toll is paid, or nobody has dice left."""

    def apply(self, state: State) -> State:
        return state.with_part(Toll())


def toll(game: Game, dice: int, rule: str, by: PlayerId | None, *, is_one_each: bool) -> Iterator[Event]:
    """time.volunteer — *dice* are demanded; players who have to pay in any case are not asked."""
    yield from _closed(game)
    yield TollDemanded(dice, rule, by, is_one_each)
    able = _able(game)
    if len(able) > (dice if is_one_each else 1):
        for player in able:
            yield ChoiceOpened(player, VOLUNTEER, game.state.now + game.catalogue.numbers.volunteer_ms)
    else:
        yield from _closed(game)


def volunteer_die(game: Game, command: VolunteerDie) -> Iterator[Event]:
    """time.volunteer — the player loses the die they can spare most easily; if they may give more, they
    are asked again."""
    require(game.state.choice(command.player, VOLUNTEER), VOLUNTEER, reason="no-choice")
    require(game.state.adventurers[command.player].is_inside, VOLUNTEER, reason="outside")
    require(dice_to_lose(game, command.player), VOLUNTEER, reason="no-dice")
    yield DieVolunteered(command.player)
    yield from loss(game, command.player, game.state.part(Toll).rule)
    if game.state.part(Toll).dice == 0 or command.player not in _able(game):
        yield from _answered(game, command.player)


def keep_dice(game: Game, command: KeepDice) -> Iterator[Event]:
    require(game.state.choice(command.player, VOLUNTEER), VOLUNTEER, reason="no-choice")
    yield from _answered(game, command.player)


def ways_to_answer(game: Game, choice: Choice) -> Iterator[Command]:
    """time.volunteer — by default nobody volunteers."""
    yield KeepDice(choice.player)
    if choice.player in _able(game):
        yield VolunteerDie(choice.player)


def who_pays(game: Game) -> PlayerId | None:
    """time.who-pays — players with a locked die first, then those with the most dice; of equals the first
    seat, and the discoverer last."""

    def order(player: PlayerId) -> tuple[bool, int, bool, PlayerId]:
        has_locked = bool(game.state.adventurers[player].locked)
        is_discoverer = player == game.state.part(Toll).by
        return not has_locked, -dice_to_lose(game, player), is_discoverer, player

    return min(_able(game), key=order, default=None)


def _able(game: Game) -> tuple[PlayerId, ...]:
    """The players inside who could pay: those with dice; if nobody pays twice, only those who have not
    paid."""
    toll = game.state.part(Toll)
    spared = toll.payers if toll.is_one_each else ()
    inside = (who.player for who in game.state.inside if who.player not in spared)
    return tuple(player for player in inside if dice_to_lose(game, player))


def _answered(game: Game, player: PlayerId) -> Iterator[Event]:
    """The toll is closed once there are enough dice or everybody has answered."""
    yield ChoiceSettled(player, VOLUNTEER)
    is_awaited = any(choice.topic == VOLUNTEER for choice in game.state.choices)
    if game.state.part(Toll).dice == 0 or not is_awaited:
        yield from _closed(game)


def _closed(game: Game) -> Iterator[Event]:
    """time.who-pays — take the dice for which there was no volunteer."""
    for choice in game.state.choices:
        if choice.topic == VOLUNTEER:
            yield ChoiceSettled(choice.player, VOLUNTEER)
    rule = game.state.part(Toll).rule
    while game.state.part(Toll).dice and (payer := who_pays(game)) is not None:
        yield DieCharged(payer)
        yield from loss(game, payer, rule)
    if rule:
        yield TollPaid()
