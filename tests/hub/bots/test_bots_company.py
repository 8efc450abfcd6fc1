"""Companions share the work: who joins whom, what is kept for whom, and when they all go."""

from collections.abc import Iterator

import pytest

from escape_tui.engine.effect import Command, Event, Module
from escape_tui.engine.game import Game
from escape_tui.engine.icon import parsed
from escape_tui.engine.setup import ModuleId, PlayerId
from escape_tui.hub.bots.advice.box import ADVISERS
from escape_tui.hub.bots.advice.errand import Adviser, Errand
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.hub.bots.strategy.courtesy import Courtesy
from escape_tui.hub.bots.strategy.departure import is_time_to_leave, keys_dared
from escape_tui.hub.bots.strategy.planning import plan
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.quest.markers import QuestsInPlay
from escape_tui.modules.quest.obelisk import GemTiles
from escape_tui.rules.dice import FreeDice, Roll
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.paying import payment
from tests.temple import Scene


class Offer(Command, frozen=True):
    """Pay the price of a shrine."""


class Shrine(Module):
    """Something for everybody to do in basic-02."""

    id = "shrine"

    def __init__(self, price: str = "", *, is_last: bool = False) -> None:
        self.errand = (500, parsed(price), ("basic-02",))
        self.is_last = is_last
        self.rules = {Offer: self.offered}

    def offered(self, game: Game, command: Offer) -> Iterator[Event]:
        yield payment(game, command, self.errand[1], "test.shrine")

    def advice(self, game: Game, player: PlayerId) -> Iterator[Errand]:
        yield Errand("test.shrine", Offer(player), *self.errand, is_last=self.is_last)


def beside(scene: Scene, module: Module) -> Game:
    return Game(scene.state, (*scene.game.modules, module), scene.game.catalogue, SeededChance(1))


def outlook(game: Game) -> Outlook:
    return Outlook(game, advisers(game))


def advisers(game: Game) -> dict[ModuleId, Adviser]:
    shrines = {module.id: module.advice for module in game.modules if isinstance(module, Shrine)}
    return {**ADVISERS, **shrines}


def tasks(game: Game) -> dict[PlayerId, Task]:
    return plan(outlook(game), {}, {}, Courtesy(Manner.EAGER))


def wish(game: Game) -> Command | None:
    """What the first of them does."""
    return Companion(0, SeededChance(1), Council(advisers(game))).act(game)


def test_who_has_nothing_better_to_do_lends_a_hand() -> None:
    scene = Scene("basic-07:E start gem-key-1:W", players=4, pile="", at={0: "gem-key-1"})
    teams = {task.deed: task.team for task in tasks(scene.game).values()}
    assert set(teams) == {"gems gem-key-1"}
    last = tasks(scene.game)[3]
    assert isinstance(last.command, ActivateGems)
    assert last.command.player == 3
    assert set(last.team) == {0, 1, 2, 3}


def test_what_is_shown_already_keeps_a_companion_where_it_is() -> None:
    drawing = "basic-01:E start basic-03:W"
    begun = Scene(drawing, players=1, at={0: "basic-01"}, dice={0: "T T T B B B A"}, pile="")
    assert tasks(begun.game)[0].goal == "basic-01"
    assert isinstance(wish(begun.game), Roll)


def test_no_golden_mask_is_rolled_again_that_can_free_dice() -> None:
    scene = Scene(players=1, at={0: "basic-02"}, dice={0: "G G B B B"})
    assert wish(beside(scene, Shrine("GGG"))) == FreeDice(0, 0)


def test_what_costs_dice_is_left_for_the_end() -> None:
    drawing = "exit:E basic-07:E start basic-02:W"
    early = beside(Scene(drawing, players=2), Shrine(is_last=True))
    assert all(task.purpose is not Purpose.ERRAND for task in tasks(early).values())
    late = beside(Scene(drawing, players=2, depot=0), Shrine(is_last=True))
    assert any(task.purpose is Purpose.ERRAND for task in tasks(late).values())


def test_time_is_kept_for_what_was_left_for_the_end() -> None:
    scene = Scene("exit:E start basic-02:W", soundtrack="1", depot=4)
    scene.clock(480)
    assert not is_time_to_leave(Outlook(scene.game))
    assert is_time_to_leave(outlook(beside(scene, Shrine(is_last=True))))


def test_chambers_are_kept_for_the_place_where_everybody_wants_them() -> None:
    drawing = "basic-07:E start basic-13:W\n. obelisk:N ."
    scene = Scene(drawing, players=2, modules=("quest",), pile="exit basic-09 basic-10")
    assert any(task.purpose is Purpose.EXPLORE for task in tasks(scene.game).values())
    scene.put_part(QuestsInPlay(("obelisk",), ("obelisk",)))
    scene.put_part(GemTiles(3))
    deeds = [task.deed for task in tasks(scene.game).values()]
    assert "quest.obelisk-sealed basic-07" in deeds
    assert not any(deed.startswith("discover") for deed in deeds)


@pytest.mark.parametrize(
    ("players", "poorest", "keys"),
    [
        (2, "- - - - -", 3),
        (4, "- - - - -", 4),
        (5, "- - - - -", 4),
        (4, "- - -", 4),
        (2, "- - -", 3),
        (2, "-", 1),
    ],
)
def test_a_large_company_dares_more_keys_and_counts_on_the_dice_that_are_left_behind(
    players: int, poorest: str, keys: int
) -> None:
    dice = dict.fromkeys(range(players), "- - - - -") | {0: poorest}
    assert keys_dared(Outlook(Scene(players=players, dice=dice).game)) == keys


def test_companions_leave_when_there_is_nothing_left_to_stay_for() -> None:
    drawing = "exit:E basic-07:E start basic-11:W"
    assert is_time_to_leave(Outlook(Scene(drawing, depot=4, pile="").game))
    assert not is_time_to_leave(Outlook(Scene(drawing, depot=4, pile="basic-01").game))
    assert not is_time_to_leave(Outlook(Scene(drawing, depot=9, pile="basic-01").game))
