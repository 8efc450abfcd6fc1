"""Cursed gems: everyone has one, and somewhere in the temple lies its place."""

import pytest
from msgspec.structs import replace

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import RuleError
from escape_tui.engine.icon import parsed
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.hub.bots.advice.queenies.cursedgem import LOOK_WORTH
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.queenies.cursedgem import (
    CursedGemLifted,
    CursedGems,
    LocationLaid,
    LocationReburied,
    LocationSeen,
    LocationTold,
    LookAtLocation,
    TellLocation,
    has_one_gem,
)
from escape_tui.modules.queenies.maze.time_out import UseTimeOut
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from tests.modules.queenies.dealing import lay_curses, own
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, Scene

CURSED = ("cursedgem",)
LYING = {"basic-01": "frog", "basic-02": "jaguar"}


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(colour, colour) for colour in COLOURS[:players])


def scene_with(gems: CursedGems, **scene: object) -> Scene:
    scene.setdefault("modules", CURSED)
    calm = Scene(**scene)  # type: ignore[arg-type]
    calm.put_part(gems)
    return calm


@rule("cursedgem.setup")
@pytest.mark.parametrize("players", range(1, 7))
def test_everyone_gets_a_cursed_gem_and_all_six_locations_lie_face_down(players: int) -> None:
    for seed in range(5):
        game = new_game(Setup(seats(players), CURSED), load(), SeededChance(seed))
        gems = game.state.part(CursedGems)
        assert len(set(gems.before)) == players
        assert set(gems.before) <= set(CATALOGUE.cursed_gems)
        assert sorted((*gems.pile, *gems.lying.values())) == sorted(CATALOGUE.cursed_gems)
        assert set(gems.lying) == {id for id in game.state.temple.chambers if has_one_gem(CATALOGUE, id)}


@rule("cursedgem.place")
def test_each_discovered_chamber_with_exactly_one_gem_icon_gets_the_top_location_tile() -> None:
    gems = CursedGems(("frog", "eagle"), ("sun", "skull"), {})
    scene = scene_with(gems, dice={0: "A A A A A"})
    scene.put(pile=("basic-13", "gem-key-1", "basic-03", "exit"))
    scene.play(Discover(0, N))
    scene.put_adventurer(0, chamber="basic-13")
    for side in (N, E):
        scene.give(0, "A A A A A")
        scene.play(Discover(0, side))
    assert scene.part(CursedGems).lying == {"basic-03": "sun"}
    assert scene.part(CursedGems).pile == ("skull",)
    assert scene.told(LocationLaid) == [LocationLaid("basic-03")]


@rule("cursedgem.place")
def test_with_no_location_tile_left_a_chamber_gets_none() -> None:
    scene = scene_with(CursedGems(("frog", "eagle"), (), {}), dice={0: "A A A A A"}, pile="basic-03 exit")
    scene.play(Discover(0, N))
    assert scene.part(CursedGems).lying == {}


@rule("cursedgem.look", "screen.hidden")
def test_who_pays_two_keys_looks_at_it_he_alone() -> None:
    gems = CursedGems(("jaguar", "frog"), ("sun",), LYING)
    scene = scene_with(gems, at={0: "basic-01", 1: "basic-01"}, dice={0: "K K A A A", 1: "K A A A A"})
    scene.refuse(LookAtLocation(1), "cursedgem.look", needs="KK", missing="K")
    assert scene.is_offered(LookAtLocation(0))
    scene.play(LookAtLocation(0))
    assert scene.dice(0) == "- - A A A"
    assert scene.told(LocationSeen) == [LocationSeen(0, "basic-01", "frog")]
    hidden = {"basic-01": "?", "basic-02": "?"}
    assert scene.game.seen_by(0).part(CursedGems).lying == {"basic-01": "frog", "basic-02": "?"}
    assert scene.game.seen_by(1).part(CursedGems).lying == hidden
    assert scene.game.seen_by(None).part(CursedGems).lying == hidden
    assert scene.game.seen_by(1).part(CursedGems).pile == ("?",)
    assert scene.game.seen_by(1).part(CursedGems).before == ("jaguar", "frog")


@rule("cursedgem.look", "screen.hidden")
def test_what_was_seen_there_is_known_for_the_rest_of_the_game_to_that_player_alone() -> None:
    scene = scene_with(CursedGems(("jaguar", "frog"), (), LYING), at={0: "basic-01"}, dice={0: "K K A A A"})
    scene.play(LookAtLocation(0))
    scene.put_adventurer(0, chamber="start")
    scene.wait(500)
    assert scene.game.seen_by(0).part(CursedGems).lying["basic-01"] == "frog"
    assert scene.game.seen_by(1).part(CursedGems).lying["basic-01"] == "?"


@rule("cursedgem.look")
@pytest.mark.parametrize(("gems", "owner"), [(("jaguar", "frog"), 1), (("jaguar", "eagle"), None)])
def test_who_has_looked_may_tell_whose_it_is(gems: tuple[str, ...], owner: int | None) -> None:
    scene = scene_with(CursedGems(gems, (), LYING, {"basic-01": (0,)}))
    assert scene.is_offered(TellLocation(0, "basic-01"))
    assert not any(isinstance(offer.command, TellLocation) for offer in scene.game.offers(1))
    scene.play(TellLocation(0, "basic-01"))
    assert scene.told(LocationTold) == [LocationTold(0, "basic-01", "frog", owner)]
    scene.refuse(TellLocation(1, "basic-01"), "cursedgem.look", reason="not-seen")
    scene.refuse(TellLocation(0, "basic-02"), "cursedgem.look", reason="not-seen")
    scene.refuse(TellLocation(0, "start"), "cursedgem.look", reason="no-tile-there")


@rule("cursedgem.look", "curses.silence", "maze.time-out")
def test_who_is_silent_tells_nobody_and_a_time_out_lets_everybody_tell() -> None:
    gems = CursedGems(("jaguar", "frog"), (), LYING, {"basic-01": (0, 1)})
    scene = scene_with(gems, modules=("curses", "treasures", "maze", "cursedgem"))
    lay_curses(scene, 0, "silence")
    own(scene, 1, "time-out")
    scene.refuse(TellLocation(0, "basic-01"), "curses.silence")
    scene.play(UseTimeOut(1))
    assert scene.is_offered(TellLocation(1, "basic-01"))


@rule("cursedgem.look")
def test_his_own_and_both_tiles_leave_the_game() -> None:
    gems = CursedGems(("jaguar", "frog"), (), LYING, {"basic-01": (0,)})
    scene = scene_with(gems, at={1: "basic-01"}, dice={1: "K K A A A"})
    scene.play(LookAtLocation(1))
    assert scene.part(CursedGems) == CursedGems(("jaguar", None), (), {"basic-02": "jaguar"})
    assert scene.told(CursedGemLifted) == [CursedGemLifted(1, "frog", "basic-01")]


@rule("cursedgem.look")
def test_there_is_nothing_to_look_at_where_none_lies_or_what_he_has_seen() -> None:
    gems = CursedGems(("jaguar", "frog"), (), LYING, {"basic-01": (0,)})
    scene = scene_with(gems, at={0: "basic-01"}, dice={0: "K K A A A", 1: "K K A A A"})
    scene.refuse(LookAtLocation(0), "cursedgem.look", reason="seen")
    scene.refuse(LookAtLocation(1), "cursedgem.look", reason="no-tile")
    assert not any(isinstance(offer.command, LookAtLocation) for offer in scene.game.offers(1))


@rule("cursedgem.escape")
def test_nobody_escapes_while_his_cursed_gem_lies_before_him() -> None:
    gems = CursedGems(("jaguar", None), (), LYING)
    scene = scene_with(
        gems,
        drawing="exit:E start",
        at={0: "exit", 1: "exit"},
        dice={0: "K A A A A", 1: "K A A A A"},
        depot=0,
    )
    scene.refuse(Escape(0), "cursedgem.escape", gem="jaguar")
    scene.play(Escape(1))
    assert not scene.adventurer(1).is_inside


@rule("cursedgem.place", "illusion.tokens")
def test_the_location_tile_of_a_chamber_that_vanishes_goes_under_its_pile() -> None:
    gems = CursedGems(("jaguar", "frog"), ("sun",), {"illusion-1": "frog"}, {"illusion-1": (0,)})
    scene = scene_with(
        gems,
        drawing="illusion-2:E illusion-1:E start",
        modules=("cursedgem", "illusion"),
        soundtrack="1",
    )
    scene.clock(218)
    assert scene.part(CursedGems) == CursedGems(("jaguar", "frog"), ("sun", "frog"), {})
    assert scene.told(LocationReburied) == [LocationReburied("illusion-1", "frog")]


@rule("cursedgem.reachable")
@pytest.mark.parametrize("modules", [(), ("illusion",), ("curses", "special"), ("newchar", "illusion")])
def test_every_set_up_has_a_chamber_for_every_location_tile(modules: tuple[str, ...]) -> None:
    game = new_game(Setup(seats(6), ("cursedgem", *modules)), load(), SeededChance(1))
    tiles = (*game.state.temple.chambers, *game.state.pile)
    assert sum(has_one_gem(CATALOGUE, tile) for tile in tiles) >= len(CATALOGUE.cursed_gems)


@rule("cursedgem.reachable")
def test_with_too_few_single_gem_chambers_only_the_tiles_dealt_matter_until_they_are_too_many() -> None:
    gemless = {f"basic-0{number}": () for number in (1, 2, 3)}
    tiles = {
        id: replace(tile, gems=gemless[id]) if id in gemless else tile for id, tile in CATALOGUE.tiles.items()
    }
    edition = replace(CATALOGUE, tiles=tiles)
    gems = new_game(Setup(seats(3), CURSED), edition, SeededChance(1)).state.part(CursedGems)
    assert {*gems.pile, *gems.lying.values()} == set(gems.before)
    with pytest.raises(RuleError) as refusal:
        new_game(Setup(seats(4), CURSED), edition, SeededChance(1))
    assert refusal.value.rule == "cursedgem.reachable"
    assert refusal.value.facts == {"chambers": 3, "gems": 4}


@rule("cursedgem.look")
def test_companions_look_where_they_have_not_looked_until_they_are_rid_of_it() -> None:
    scene = scene_with(CursedGems(("jaguar", "frog"), (), LYING, {"basic-01": (0,)}))
    look = Errand("cursedgem.look", LookAtLocation(0), LOOK_WORTH, parsed("KK"), ("basic-02",))
    assert box.errands(scene.game, 0, told={"basic-01": 1}) == (look,)
    scene.put_part(CursedGems(("jaguar", "frog"), (), LYING, {"basic-01": (0,), "basic-02": (0,)}))
    assert box.errands(scene.game, 0, told={"basic-01": 1, "basic-02": None}) == ()
    scene.put_part(CursedGems((None, "frog"), (), LYING))
    assert box.errands(scene.game, 0) == ()
