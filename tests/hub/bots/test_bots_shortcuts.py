"""What companions leave out or keep so as to think faster makes no difference to what they do."""

import pytest

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, ModuleId, Seat, Setup
from escape_tui.hub.bots import companion
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.outlook.outlook import TempleFacts
from escape_tui.hub.bots.playing_out import play_out
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import MODULES, new_game
from tests.temple import CATALOGUE

CHARACTERS: tuple[ModuleId, ...] = ("character", "newchar")
EVERYTHING = tuple(module.id for module in MODULES if module.id != "challenge")


class Doubtful(Companion):
    """Reads the gem icons again whenever it acts."""

    def act(self, game: Game) -> Command | None:
        wish = super().act(game)
        outlook = self._council.outlook
        if outlook is not None and outlook.ground.lies_under(game.state):
            assert list(outlook.ground.gem_icons.items()) == list(TempleFacts(game).gem_icons.items())
        return wish


def played(kind: type[Companion], modules: tuple[ModuleId, ...], players: int, seed: int) -> str:
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:players]), modules)
    game, council, chance = new_game(setup, CATALOGUE, SeededChance(seed)), Council(), SeededChance(seed)
    play_out(game, [kind(player, chance, council) for player in range(players)])
    return game.digest()


@pytest.mark.parametrize(
    ("modules", "players"), [((), 1), ((), 2), ((), 4), ((), 6), (CHARACTERS, 3), (EVERYTHING, 2)]
)
def test_companions_do_not_try_what_would_be_refused_anyway(
    modules: tuple[ModuleId, ...], players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sparing = played(Companion, modules, players, seed=players)
    monkeypatch.setattr(companion, "may_be_paid", lambda *_, is_shown: True)
    monkeypatch.setattr(companion, "is_in_reach", lambda *_: True)
    assert played(Companion, modules, players, seed=players) == sparing


def test_gem_icons_stay_the_same_as_long_as_temple_and_parts_do() -> None:
    assert played(Companion, EVERYTHING, 4, seed=1) == played(Doubtful, EVERYTHING, 4, seed=1)
