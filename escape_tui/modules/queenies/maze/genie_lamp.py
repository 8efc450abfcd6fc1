"""The genie lamp: a treasure that shows three others."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, Reply, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.engine.named import Named, NamedCard
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Part, State
from escape_tui.modules.treasures import Treasure, TreasureId, TreasuresInPlay, TreasureUsed, UseTreasure
from escape_tui.rules.exploring import face_down

GENIE_LAMP = "maze.genie-lamp"

#: How many treasures the genie shows.
SHOWN = 3


class UseGenieLamp(UseTreasure, frozen=True):
    """maze.genie-lamp — look at the top treasures."""

    card = "genie-lamp"


class TakeFromLamp(Reply, frozen=True):
    """maze.genie-lamp — take *treasure* of those shown."""

    treasure: TreasureId

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedCard(self.treasure),)


class LampLight(Part, frozen=True):
    """The treasures that each player looks at, hidden from everybody else."""

    shown: tuple[tuple[TreasureId, ...], ...]

    def showing(self, player: PlayerId, cards: tuple[TreasureId, ...]) -> "LampLight":
        return LampLight((*self.shown[:player], cards, *self.shown[player + 1 :]))


class LampRubbed(Event, frozen=True):
    """*player* looks at *treasures*, the top ones of their pile."""

    player: PlayerId
    treasures: tuple[TreasureId, ...]

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        lit = state.part(LampLight).showing(self.player, self.treasures)
        left = treasures.pile[len(self.treasures) :]
        return state.with_part(replace(treasures, pile=left)).with_part(lit)

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return self if viewer == self.player else LampRubbed(self.player, face_down(self.treasures))


class TakenFromLamp(Event, frozen=True):
    """*player* takes *treasure*; the *others* go to the bottom of the pile."""

    player: PlayerId
    treasure: TreasureId
    others: tuple[TreasureId, ...]

    def apply(self, state: State) -> State:
        treasures = state.part(TreasuresInPlay)
        owned = list(treasures.owned)
        owned[self.player] = (*owned[self.player], self.treasure)
        after = replace(treasures, pile=(*treasures.pile, *self.others), owned=tuple(owned))
        return state.with_part(after).with_part(state.part(LampLight).showing(self.player, ()))

    def seen_by(self, viewer: PlayerId | None, state: State) -> Event:
        return replace(self, others=face_down(self.others))


def take_from_lamp(game: Game, command: TakeFromLamp) -> Iterator[Event]:
    """maze.genie-lamp — one of the three."""
    require(game.state.choice(command.player, GENIE_LAMP), GENIE_LAMP, reason="no-choice")
    shown = game.state.part(LampLight).shown[command.player]
    require(command.treasure in shown, GENIE_LAMP, reason="not-shown")
    others = list(shown)
    others.remove(command.treasure)
    yield TakenFromLamp(command.player, command.treasure, tuple(others))
    yield ChoiceSettled(command.player, GENIE_LAMP)


def treasures_to_take(game: Game, choice: Choice) -> Iterator[Command]:
    """maze.genie-lamp — by default the first."""
    for treasure in dict.fromkeys(game.state.part(LampLight).shown[choice.player]):
        yield TakeFromLamp(choice.player, treasure)


def lamp_veiled(state: State, viewer: PlayerId | None) -> State:
    """screen.hidden — treasures that the genie shows are hidden from other players."""
    shown = state.part(LampLight).shown
    if not any(shown):
        return state
    seen = tuple(cards if player == viewer else face_down(cards) for player, cards in enumerate(shown))
    return state.with_part(LampLight(seen))


class GenieLamp(Treasure):
    """maze.genie-lamp — look at the top three treasures and take one; the others go to the bottom."""

    command = UseGenieLamp
    rules = {TakeFromLamp: take_from_lamp}
    choices = {GENIE_LAMP: treasures_to_take}

    def use(self, game: Game, command: UseGenieLamp) -> Iterator[Event]:
        require(game.state.choice(command.player, GENIE_LAMP) is None, GENIE_LAMP, reason="choosing")
        require(game.state.part(TreasuresInPlay).pile, GENIE_LAMP, reason="pile-empty")
        yield TreasureUsed(command.player, command.card)
        yield LampRubbed(command.player, game.state.part(TreasuresInPlay).pile[:SHOWN])
        yield ChoiceOpened(command.player, GENIE_LAMP, game.state.now + game.catalogue.numbers.choice_ms)
