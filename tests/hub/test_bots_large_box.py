"""Where far more is in play than in the base game, companions hurry and end what they have begun."""

from itertools import pairwise

from escape_tui.engine.icon import parsed
from escape_tui.engine.state import Millis
from escape_tui.hub.bots import large_box
from escape_tui.hub.bots.bot import Pulse
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.departure import keys_dared
from escape_tui.hub.bots.jobs import jobs
from escape_tui.hub.bots.outlook import Outlook
from escape_tui.hub.bots.planning import plan
from escape_tui.hub.bots.task import Purpose, Task
from escape_tui.hub.chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.queenies.cursedgem import CursedGems
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.modules.treasures.cards import UseExtraGem
from escape_tui.rules.dice import Roll
from escape_tui.rules.fate import AnswerFate, ProposeFate
from tests import win_rates
from tests.temple import CATALOGUE, Scene

LOOKING = "cursedgem.look"


def in_a_large_box(scene: Scene) -> Scene:
    scene.put(pile=("basic-07",) * (large_box.LARGE + 1))
    return scene


def team() -> tuple[Companion, Companion]:
    council = Council()
    return Companion(0, SeededChance(1), council), Companion(1, SeededChance(1), council)


def test_of_the_tables_only_the_one_with_everything_has_a_large_box() -> None:
    boxes = {name: new_game(setup, CATALOGUE, SeededChance(1)) for name, setup in win_rates.cells().items()}
    large = [name for name, game in boxes.items() if large_box.is_large(game.state)]
    assert large == [win_rates.EVERYTHING]


def test_a_companion_loses_no_time_in_a_large_box() -> None:
    scene = in_a_large_box(Scene(players=2))
    pulse, moments = Pulse(0, SeededChance(1)), [scene.state.now]
    for _ in range(20):
        scene.put(now=pulse.next_at(scene.game))
        pulse.beat(scene.game)
        moments.append(pulse.next_at(scene.game))
    numbers = CATALOGUE.numbers
    shortest: Millis = numbers.roll_ms["standard"] + numbers.bot_reaction_ms
    assert all(later - earlier >= shortest for earlier, later in pairwise(moments[1:]))
    assert moments[-1] - moments[1] <= 19 * large_box.ACT_MS


def test_what_has_been_begun_is_ended_unless_something_is_much_better() -> None:
    scene = in_a_large_box(Scene(players=1, dice={0: "- - - - - - -"}))
    outlook = Outlook(scene.game)
    first = plan(outlook, {}, {})[0]
    other = next(job for job in jobs(outlook) if job.purpose is Purpose.EXPLORE and job.deed != first.deed)
    former = {0: Task(Purpose.EXPLORE, other.goal, price=parsed("AA"), deed=other.deed)}
    assert plan(outlook, former, {})[0].deed == other.deed


def test_a_card_is_played_beside_the_task() -> None:
    modules = ("curses", "treasures")
    scene = in_a_large_box(Scene(players=2, modules=modules, depot=3, dice={0: "A A K K T"}))
    scene.put_part(TreasuresInPlay((), {}, (("extra-gem",), ()), ((), ()), (0, 0)))
    assert team()[0].act(scene.game) == UseExtraGem(0)


def test_fate_is_kept_for_when_hardly_a_die_is_free() -> None:
    dice = {0: "B B B B A", 1: "B B B A A"}
    assert team()[0].act(Scene(players=2, dice=dice).game) == ProposeFate(0)
    large = in_a_large_box(Scene(players=2, dice=dice))
    first, second = team()
    assert isinstance(first.act(large.game), Roll)
    large.play(ProposeFate(0))
    assert second.act(large.game) == AnswerFate(1, agrees=False)


def test_late_in_a_large_box_one_key_more_is_dared() -> None:
    dice = dict.fromkeys(range(4), "- - - - -")
    scene = in_a_large_box(Scene(players=4, dice=dice, soundtrack="1"))
    early = keys_dared(Outlook(scene.game))
    scene.clock(600 - large_box.BOLD_MS / 1000 + 1)
    assert keys_dared(Outlook(scene.game)) == early + 1


def test_what_keeps_the_exit_shut_is_worth_more_than_elsewhere() -> None:
    dealt = CursedGems(
        before=("jaguar", "frog"), pile=(), lying={"basic-01": "jaguar"}, seen={"basic-01": ()}
    )
    worths = []
    for scene in (Scene(modules=("cursedgem",)), in_a_large_box(Scene(modules=("cursedgem",)))):
        scene.put_part(dealt)
        looks = [job.worth for job in jobs(Outlook(scene.game)) if job.deed.startswith(LOOKING)]
        worths.append(max(looks))
    assert worths[1] == worths[0] * large_box.SHUT
