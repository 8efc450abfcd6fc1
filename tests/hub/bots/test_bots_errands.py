"""Companions do what the advice on a module tells them is worth doing, without knowing the card."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command, Event, Module, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ChoiceOpened, ChoiceSettled
from escape_tui.engine.icon import parsed
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.rules.calling import Say
from escape_tui.rules.dice import Hold, Roll
from escape_tui.rules.moving import Enter
from escape_tui.rules.paying import payment
from tests.temple import Scene

BELL = "test.bell"
TOLLED = "test.tolled"


class RingBell(Command, frozen=True):
    """Two icons, in basic-02, if *hands* adventurers are there."""


class BellTower(Module):
    id = "bell"

    def __init__(self, hands: int = 1, price: str = "KK") -> None:
        self.hands = hands
        self.price = parsed(price)
        self.rules = {RingBell: self.ring}

    def ring(self, game: Game, command: RingBell) -> Iterator[Event]:
        here = game.state.place_of(command.player)
        require(here == "basic-02", BELL)
        require(len(tuple(game.state.present_in(here))) >= self.hands, BELL)
        yield payment(game, command, self.price, BELL)

    def advice(self, game: Game, player: PlayerId) -> Iterator[Errand]:
        yield Errand(BELL, RingBell(player), 2_000, self.price, ("basic-02",), self.hands)


def with_module(scene: Scene, module: Module) -> Game:
    old = scene.game
    return Game(old.state, (*old.modules, module), old.catalogue, SeededChance(1))


def team(players: int, game: Game) -> tuple[Companion, ...]:
    """Companions who take the advice of a bell tower, if there is one."""
    towers = {module.id: module.advice for module in game.modules if isinstance(module, BellTower)}
    chance, council = SeededChance(1), Council(towers)
    return tuple(Companion(player, chance, council) for player in range(players))


def test_a_companion_runs_an_errand_from_the_way_there_to_the_deed() -> None:
    game = with_module(Scene(players=1, dice={0: "A K A - - - -"}), BellTower())
    bot = team(1, game)[0]
    wish = bot.act(game)
    assert isinstance(wish, Enter)
    game.play(wish)
    assert isinstance(bot.act(game), Roll)
    ready = with_module(Scene(players=1, at={0: "basic-02"}, dice={0: "K K B A A A A"}), BellTower())
    assert team(1, ready)[0].act(ready) == RingBell(0)


def test_an_errand_for_two_waits_with_its_dice_offered() -> None:
    game = with_module(
        Scene(players=2, at={0: "basic-02"}, dice={0: "K K B B B", 1: "A K T T T"}), BellTower(hands=2)
    )
    first, second = team(2, game)
    assert first.act(game) == Hold(0, 0)
    wish = second.act(game)
    assert isinstance(wish, Enter)
    game.play(wish)
    assert first.act(game) == RingBell(0)


def test_an_errand_that_leads_nowhere_is_given_up() -> None:
    game = with_module(Scene(players=1, at={0: "basic-02"}, dice={0: "K K B B B B B"}), BellTower(hands=2))
    bot = team(1, game)[0]
    wishes = []
    for _ in range(60):
        wish = bot.act(game)
        wishes.append(wish)
        if wish is not None:
            game.play(wish)
        game.advance(game.state.now + 2_000)
    assert any(isinstance(wish, Roll) for wish in wishes)
    assert RingBell(0) not in wishes


def test_masks_that_are_the_price_free_nobody() -> None:
    at = {0: "basic-02"}
    golden = with_module(Scene(players=1, at=at, dice={0: "G B B A A A A"}), BellTower(price="GG"))
    assert isinstance(team(1, golden)[0].act(golden), Roll)
    black = with_module(Scene(players=1, at=at, dice={0: "G B - A A A A"}), BellTower(price="BB"))
    assert isinstance(team(1, black)[0].act(black), Roll)
    shown = with_module(Scene(players=1, at=at, dice={0: "G B B A A A A"}), BellTower(price="BB"))
    assert team(1, shown)[0].act(shown) == RingBell(0)


class Toll(Command, frozen=True):
    is_action = False


class TollGate(Module):
    id = "toll"

    def __init__(self) -> None:
        self.rules = {Toll: self.pay}
        self.choices = {TOLLED: self.options}

    def pay(self, game: Game, command: Toll) -> Iterator[Event]:
        yield ChoiceSettled(command.player, TOLLED)

    def options(self, game: Game, choice: Choice) -> Iterator[Command]:
        yield Toll(choice.player)
        yield Say(choice.player, "no")


def test_a_companion_answers_any_choice() -> None:
    game = with_module(Scene(players=2), TollGate())
    game.state = ChoiceOpened(0, TOLLED, game.state.now + 5_000).apply(game.state)
    first, second = team(2, game)
    assert second.act(game) != Toll(1)
    assert first.act(game) == Toll(0)
