"""The Trickster: dice that change owners."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from escape_tui.engine.dice import SPENT, Die
from escape_tui.engine.effect import Command, Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.named import Named, NamedDice, NamedPerson
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, State
from escape_tui.modules.character.ability import (
    PERMANENT,
    Ability,
    Activatable,
    activation,
    require_card,
    turned_over,
)

BESIDE = "newchar.trickster-permanent"
AFAR = "newchar.trickster-active"

Places = tuple[int, ...]


class Swap(Command, frozen=True):
    """*mine* for *theirs*, the places of dice in both rows, one for one."""

    whom: PlayerId
    mine: Places
    theirs: Places

    def names(self, state: State) -> tuple[Named, ...]:
        return NamedPerson(self.whom), NamedDice(self.player, self.mine), NamedDice(self.whom, self.theirs)


class SwapDice(Swap, frozen=True):
    """newchar.trickster-permanent — with an adventurer in your chamber."""


class SwapDiceAfar(Swap, frozen=True):
    """newchar.trickster-active — with one adventurer anywhere."""


class DiceSwapped(Event, frozen=True):
    """The dice change owners with their icons and states."""

    player: PlayerId
    whom: PlayerId
    mine: Places
    theirs: Places

    def apply(self, state: State) -> State:
        trickster, friend = state.adventurers[self.player], state.adventurers[self.whom]
        given = _with_dice(friend, self.theirs, tuple(trickster.dice[place] for place in self.mine))
        taken = _with_dice(trickster, self.mine, tuple(friend.dice[place] for place in self.theirs))
        return state.with_adventurer(given).with_adventurer(taken)


def swap_dice(game: Game, command: SwapDice) -> Iterator[Event]:
    require_card(game, command, TricksterPermanent)
    _require_swap(game, command, BESIDE)
    here = game.state.place_of(command.player)
    require(game.state.adventurers[command.whom].chamber == here, BESIDE, reason="elsewhere")
    yield DiceSwapped(command.player, command.whom, command.mine, command.theirs)


def swap_dice_afar(game: Game, command: SwapDiceAfar) -> Iterator[Event]:
    paid = activation(game, command, TricksterActive)
    _require_swap(game, command, AFAR)
    yield paid
    yield turned_over(command, TricksterActive)
    yield DiceSwapped(command.player, command.whom, command.mine, command.theirs)


class TricksterPermanent(Ability):
    """newchar.trickster-permanent — swap dice, one for one, with an adventurer in your chamber."""

    character = "trickster"
    card = PERMANENT
    rule = BESIDE
    rules = {SwapDice: swap_dice}

    def offers(self, game: Game) -> Iterator[Command]:
        here = game.state.adventurers[self.player].chamber
        for whom, mine, theirs in _swaps(game, self.player):
            if game.state.adventurers[whom].chamber == here:
                yield SwapDice(self.player, whom, mine, theirs)


class TricksterActive(Activatable):
    """newchar.trickster-active — swap dice, one for one, with an adventurer anywhere."""

    character = "trickster"
    rule = AFAR
    rules = {SwapDiceAfar: swap_dice_afar}

    def ways(self, game: Game) -> Iterator[Command]:
        for whom, mine, theirs in _swaps(game, self.player):
            yield SwapDiceAfar(self.player, whom, mine, theirs)


def _require_swap(game: Game, command: Swap, rule: str) -> None:
    """Require different existing dice, the same number on both sides, and only held or locked ones of the
    friend."""
    others = range(len(game.state.adventurers))
    require(command.whom in others and command.whom != command.player, rule, reason="unknown")
    friend, trickster = game.state.adventurers[command.whom], game.state.adventurers[command.player]
    require(friend.is_inside, rule, reason="outside")
    require(command.mine and len(command.mine) == len(command.theirs), rule, reason="one-for-one")
    require(_are_places(command.mine, trickster.dice), rule, reason="unknown-die")
    require(_are_places(command.theirs, friend.dice), rule, reason="unknown-die")
    require(not any(trickster.dice[place].is_tumbling for place in command.mine), rule, reason="tumbling")
    require(all(_is_on_offer(friend.dice[place]) for place in command.theirs), rule, reason="not-offered")


def _are_places(places: Places, dice: tuple[Die, ...]) -> bool:
    return len(set(places)) == len(places) and all(0 <= place < len(dice) for place in places)


def _is_on_offer(die: Die) -> bool:
    return die.is_held or die.is_locked


def _swaps(game: Game, player: PlayerId) -> Iterator[tuple[PlayerId, Places, Places]]:
    """Every swap with a different result, of any number of dice, the fewest first."""
    mine = game.state.adventurers[player].dice
    own = tuple(place for place, die in enumerate(mine) if not die.is_tumbling)
    for friend in game.state.inside:
        if friend.player == player:
            continue
        on_offer = tuple(place for place, die in enumerate(friend.dice) if _is_on_offer(die))
        for count in range(1, min(len(own), len(on_offer)) + 1):
            for given in _hands(mine, own, count):
                for taken in _hands(friend.dice, on_offer, count):
                    if set(_looks(mine, given)).isdisjoint(_looks(friend.dice, taken)):
                        yield friend.player, given, taken


def _hands(dice: tuple[Die, ...], places: Places, count: int) -> tuple[Places, ...]:
    """Every choice of *count* of *places*, listing those that show the same once."""
    by_look: dict[tuple[str, ...], Places] = {}
    for chosen in combinations(places, count):
        by_look.setdefault(_looks(dice, chosen), chosen)
    return tuple(by_look.values())


def _looks(dice: tuple[Die, ...], places: Places) -> tuple[str, ...]:
    """What the dice at *places* show, sorted; spent ones show nothing."""
    chosen = (dice[place] for place in places)
    return tuple(sorted(die.state if die.state is SPENT else die.state + die.face for die in chosen))


def _with_dice(owner: Adventurer, places: Places, dice: tuple[Die, ...]) -> Adventurer:
    row = list(owner.dice)
    for place, die in zip(places, dice, strict=True):
        row[place] = die
    return replace(owner, dice=tuple(row))
