"""What companions leave out or keep so as to think faster makes no difference to what they do."""

import pytest

from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, ModuleId, Seat, Setup
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.outlook import Ground
from escape_tui.hub.chance import SeededChance
from escape_tui.hub.simulate import play_out
from escape_tui.modules.box import MODULES, new_game
from tests.temple import CATALOGUE

EVERYTHING = tuple(module.id for module in MODULES if module.id != "challenge")


class Tireless(Companion):
    """Tries also what cannot be paid."""

    def _is_paid_plainly(self, game: Game) -> bool:
        return False


class Doubtful(Companion):
    """Looks at the gem icons anew whenever it acts."""

    def _is_paid_plainly(self, game: Game) -> bool:
        outlook = self._council.view(game)
        assert list(outlook.ground.gem_icons.items()) == list(Ground(game).gem_icons.items())
        return super()._is_paid_plainly(game)


def played(kind: type[Companion], modules: tuple[ModuleId, ...], players: int, seed: int) -> str:
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:players]), modules)
    game, council, chance = new_game(setup, CATALOGUE, SeededChance(seed)), Council(), SeededChance(seed)
    play_out(game, [kind(player, chance, council) for player in range(players)])
    return game.digest()


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_companions_do_not_try_what_would_be_refused_anyway(players: int) -> None:
    assert played(Companion, (), players, seed=players) == played(Tireless, (), players, seed=players)


def test_gem_icons_stay_the_same_as_long_as_temple_and_parts_do() -> None:
    assert played(Companion, EVERYTHING, 4, seed=1) == played(Doubtful, EVERYTHING, 4, seed=1)
