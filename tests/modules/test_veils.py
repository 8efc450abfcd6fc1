"""Veils: events turn what a viewer sees into what they see next, and offers stay the same."""

from random import Random

import pytest

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.state import State
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.watching.replica import Publisher
from escape_tui.modules.queenies.cursedgem import CursedGems, LocationSeen, LookAtLocation
from escape_tui.modules.queenies.maze.genie_lamp import (
    LampLight,
    LampRubbed,
    TakeFromLamp,
    TakenFromLamp,
    UseGenieLamp,
)
from escape_tui.modules.queenies.maze.short_cut import ChooseChamber, PileSearched, SearchEnded, UseShortCut
from escape_tui.modules.quest.markers import QuestFound, QuestsInPlay
from escape_tui.rules.exploring import Discover, PutUnderPile
from tests.modules.queenies.dealing import own, stack_treasures
from tests.rulebook import rule
from tests.soak.curious import Curious
from tests.soak.games import lucky_game
from tests.soak.luck import stroke
from tests.soak.tables import ALL, hurried, table
from tests.soak.veils import check_event, check_offers, check_veils, viewers
from tests.temple import N, S, Scene

HURRIED = hurried()
FULL = "A A A A A"


@rule("screen.hidden")
@pytest.mark.parametrize("number", [2, 6, 9])
def test_what_happens_behind_the_veil_is_what_happens_veiled_for_every_viewer(number: int) -> None:
    setup, random = table(ALL, number), Random(number)
    game = lucky_game(setup, number, HURRIED)
    bots = [Curious(player, SeededChance(number)) for player in range(len(setup.seats))]
    game.advance(HURRIED.numbers.count_in_ms)
    for _ in range(100):
        bot = min(bots, key=lambda bot: bot.next_at(game))
        game.advance(bot.next_at(game))
        command = stroke(random, bot.player) if random.random() < 0.5 else bot.act(game)
        if command is not None and game.offer(command).is_allowed:
            game.play(command)
        anew = Game(game.state, game.modules, game.catalogue, game.chance)
        for viewer in viewers(game.state):
            assert game.seen_by(viewer) == anew.seen_by(viewer), "a veil depends on pile and parts alone"
        check_offers(game)
    check_veils(game)


class Peeked(Event, frozen=True):
    """An event that nobody has veiled."""

    tile: str

    def apply(self, state: State) -> State:
        return PutUnderPile((self.tile,)).apply(state)


@rule("screen.hidden")
def test_an_event_that_shows_what_lies_face_down_is_noticed() -> None:
    scene = Scene()
    check_event(scene.game, PutUnderPile(("basic-07",)))
    with pytest.raises(AssertionError, match="does not lead"):
        check_event(scene.game, Peeked("basic-07"))


def seen(scene: Scene, kind: type[Event], viewer: int | None) -> Event:
    """The last event of *kind* as *viewer* saw it, by a state that lets nobody look into the pile."""
    return [event for event in scene.happened if isinstance(event, kind)][-1].seen_by(viewer, scene.state)


@rule("screen.hidden", "maze.short-cut")
def test_who_looks_through_the_pile_sees_it_until_the_search_ends_and_nobody_else_does() -> None:
    modules = ("treasures", "maze")
    scene = Scene(modules=modules, players=3, pile="basic-07 basic-13 exit", dice={0: FULL, 1: FULL})
    own(scene, 0, "short-cut")
    pile = scene.state.pile
    scene.play(UseShortCut(0, N))
    assert [scene.game.seen_by(viewer).pile for viewer in (0, 1, None)] == [pile, ("?",) * 3, ("?",) * 3]
    assert seen(scene, PileSearched, 0) == PileSearched(0, "start", N, pile)
    assert seen(scene, PileSearched, 1) == PileSearched(0, "start", N, ("?",) * 3)
    check_offers(scene.game)
    scene.play(Discover(1, S))
    assert scene.game.seen_by(0).pile == ("basic-13", "exit")
    scene.play(ChooseChamber(0, "exit"))
    assert {scene.game.seen_by(viewer).pile for viewer in viewers(scene.state)} == {("?",)}
    assert seen(scene, SearchEnded, 0) == SearchEnded(0, "exit", ("?",))
    assert "exit" in scene.temple


@rule("screen.hidden", "maze.genie-lamp")
def test_what_the_genie_shows_one_player_no_other_sees() -> None:
    scene = Scene(modules=("treasures", "maze"))
    own(scene, 0, "genie-lamp")
    stack_treasures(scene, "portal", "clone", "teleport", "double-key")
    scene.play(UseGenieLamp(0))
    assert seen(scene, LampRubbed, 0) == LampRubbed(0, ("portal", "clone", "teleport"))
    assert seen(scene, LampRubbed, 1) == LampRubbed(0, ("?", "?", "?"))
    assert scene.game.seen_by(1).part(LampLight).shown == (("?", "?", "?"), ())
    scene.play(TakeFromLamp(0, "clone"))
    for viewer in viewers(scene.state):
        assert seen(scene, TakenFromLamp, viewer) == TakenFromLamp(0, "clone", ("?", "?"))


@rule("screen.hidden", "cursedgem.look")
def test_the_event_of_a_look_tells_the_gem_to_the_one_who_looks() -> None:
    scene = Scene(modules=("cursedgem",), at={0: "basic-01"}, dice={0: "K K"})
    scene.put_part(CursedGems(("jaguar", "frog"), (), {"basic-01": "frog"}))
    scene.play(LookAtLocation(0))
    assert seen(scene, LocationSeen, 0) == LocationSeen(0, "basic-01", "frog")
    assert seen(scene, LocationSeen, 1) == LocationSeen(0, "basic-01", "?")
    assert seen(scene, LocationSeen, None) == LocationSeen(0, "basic-01", "?")


@rule("screen.hidden", "quest.setup")
def test_a_quest_is_known_to_all_once_its_chamber_is_found() -> None:
    scene = Scene(modules=("quest",), pile="altar exit", dice={0: FULL})
    scene.put_part(QuestsInPlay(("task", "altar")))
    assert scene.game.seen_by(0).part(QuestsInPlay).tiles == ("?", "?")
    scene.play(Discover(0, N))
    assert scene.told(QuestFound) == [QuestFound("altar", 1)]
    assert scene.game.seen_by(None).part(QuestsInPlay).tiles == ("?", "altar")


@rule("screen.hidden", "cursedgem.look")
def test_whoever_looks_on_hears_of_events_as_they_may_see_them() -> None:
    scene = Scene(modules=("cursedgem",), at={0: "basic-01"}, dice={0: "K K"})
    scene.put_part(CursedGems(("jaguar", "frog"), (), {"basic-01": "frog"}))
    publisher = Publisher(scene.game, HandClockwork())
    watches = [publisher.replica(viewer).watch(lambda: None) for viewer in (0, 1, None)]
    publisher.publish(scene.state, scene.play(LookAtLocation(0)))
    told = [event.gem for watch in watches for event in watch.take() if isinstance(event, LocationSeen)]
    assert told == ["frog", "?", "?"]
    assert [event.event.gem for event in publisher.past if isinstance(event.event, LocationSeen)] == ["?"]
