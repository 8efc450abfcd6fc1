"""The Fountain: a chamber that gives back a lost die, and the curses Poison and Vines."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.curses import Curse, CurseId
from escape_tui.rules.countdown import DiceTakenBySlam
from escape_tui.rules.dice import CanBeHeld, DiceToRoll, DieRegained, Released
from escape_tui.rules.paying import Coin, Purse, payment
from escape_tui.rules.setup import Expansion, Preparation

FOUNTAIN: ChamberId = "fountain"

CHAMBER = "fountain.chamber"


class DrinkFromFountain(Command, frozen=True):
    """fountain.chamber — get a lost die back."""


class FountainVisits(Part, frozen=True):
    """The players who drank from the fountain."""

    drunk: tuple[PlayerId, ...] = ()


class Drunk(DieRegained, frozen=True):
    """fountain.chamber — once per player and game."""

    def apply(self, state: State) -> State:
        visits = state.part(FountainVisits)
        return super().apply(state).with_part(replace(visits, drunk=(*visits.drunk, self.player)))


def drink(game: Game, command: DrinkFromFountain) -> Iterator[Event]:
    """fountain.chamber — two own golden masks for a die that was lost for good."""
    me = game.state.adventurers[command.player]
    require(me.chamber == FOUNTAIN, CHAMBER, reason="elsewhere")
    require(me.player not in game.state.part(FountainVisits).drunk, CHAMBER, reason="again")
    require(me.lost > 0, CHAMBER, reason="nothing-lost")
    yield payment(game, command, game.catalogue.tiles[FOUNTAIN].asks[0], CHAMBER)
    yield Drunk(command.player, CHAMBER)


class Poison(Curse):
    """fountain.poison — the first two slams take one more of your dice."""

    adjusts = (DiceTakenBySlam,)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case DiceTakenBySlam(player) if player == self.player:
                return answer + 1
        return answer


class StrangleVines(Curse):
    """fountain.vines — your adventurers pay for nothing, for nobody, and can't be held."""

    adjusts = (Purse, DiceToRoll, CanBeHeld)

    def drawn(self, game: Game) -> Iterator[Event]:
        while (place := self._kept(game)) is not None:
            yield Released(self.player, place)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """A held die received from somebody else is released, too."""
        yield from self.drawn(game)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Purse():
                return tuple(coin for coin in map(self._entangled, answer) if coin.worth)
            case DiceToRoll(player) if player == self.player:
                return tuple(dict.fromkeys((*self._adventurers(game), *answer)))
            case CanBeHeld(player, place) if player == self.player:
                dice = game.state.adventurers[player].dice
                return answer and dice[place].face is not Icon.ADVENTURER
        return answer

    def concerns(self, player: PlayerId, price: Cost) -> bool:
        return player == self.player

    def _kept(self, game: Game) -> int | None:
        """The place of a held adventurer."""
        dice = enumerate(game.state.adventurers[self.player].dice)
        return next((place for place, die in dice if die.is_held and die.face is Icon.ADVENTURER), None)

    def _adventurers(self, game: Game) -> tuple[int, ...]:
        dice = enumerate(game.state.adventurers[self.player].dice)
        return tuple(place for place, die in dice if die.is_ready and die.face is Icon.ADVENTURER)

    def _entangled(self, coin: Coin) -> Coin:
        if coin.die is None or coin.die.player != self.player:
            return coin
        return replace(coin, worth=tuple(entry for entry in coin.worth if entry[0] is not Icon.ADVENTURER))


CURSES: dict[CurseId, type[Curse]] = {"poison": Poison, "strangle-vines": StrangleVines}


class Fountain(Expansion):
    id = "fountain"
    chapter = (
        "fountain.chamber",
        "fountain.poison",
        "fountain.vines",
    )
    rules = {DrinkFromFountain: drink}

    def gather(self, preparation: Preparation) -> None:
        """queenie.setup"""
        preparation.pile.append(FOUNTAIN)

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(FountainVisits())

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber == FOUNTAIN:
            yield DrinkFromFountain(player)


def may_drink(state: State, player: PlayerId) -> bool:
    return state.adventurers[player].lost > 0 and player not in state.part(FountainVisits).drunk
