"""More quest chambers: chaos, the constellation, the snake pit, and three curses on will and hands."""

import pytest

from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.bots.advice import box
from escape_tui.hub.bots.advice.errand import Errand
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.character.mechanic import JoinByLift
from escape_tui.modules.character.priest import JoinByPrayer
from escape_tui.modules.curses import CurseDiscarded, CurseDrawn, CurseLifted, LiftCurse, bound_to
from escape_tui.modules.queenies.maze.short_cut import UseShortCut
from escape_tui.modules.queenies.newchar.treasures import UsePortal
from escape_tui.modules.queenies.newchar.void_runner import RunVoid, RunVoidTogether
from escape_tui.modules.queenies.questplus.bond import (
    BOND,
    BindTo,
    BondSlackened,
    BondTightened,
    TautBonds,
)
from escape_tui.modules.queenies.questplus.chaos import UnleashChaos
from escape_tui.modules.queenies.questplus.constellation import AlignStars
from escape_tui.modules.queenies.questplus.mind_control import (
    AskLeave,
    DenyLeave,
    GrantLeave,
    LeaveAsked,
    Wishes,
    WishFaded,
    written,
)
from escape_tui.modules.queenies.questplus.snakes import ChaseSnake, FightMotherSnake, SnakeChased, Snakes
from escape_tui.modules.queenies.teleport import Jump, Teleporter
from escape_tui.modules.quest.markers import QuestDone, QuestsInPlay
from escape_tui.modules.special.large_torch import LargeTorches
from escape_tui.modules.treasures.cards import UseExtraGem, UseTeleport
from escape_tui.rules.dice import FreeDice, Hold, Roll
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import FACE_DOWN, Discover, TakenUp, laying
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter, Entered
from escape_tui.rules.presence import StepAway
from escape_tui.scene.game.input.intents import intent
from escape_tui.scene.keys.keys import ACTION_BY_ID
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tests.modules.queenies.dealing import curses_of, draw_curse, lay_curses, own, stack_curses, treasures_of
from tests.rulebook import rule
from tests.temple import CATALOGUE, E, N, S, Scene, W

QUESTPLUS = ("questplus",)
CURSED = ("curses", "questplus")
FULL = "A A A A A"


def quest(tile: str, drawing: str, **scene: object) -> Scene:
    """A scene in which *tile* is the only quest of the game."""
    drawn = Scene(drawing, modules=scene.pop("modules", QUESTPLUS), **scene)  # type: ignore[arg-type]
    drawn.put_part(QuestsInPlay((tile,)))
    return drawn


def errands(scene: Scene, player: int, rule_id: str) -> list[Errand]:
    return [errand for errand in box.errands(scene.game, player) if errand.rule == rule_id]


@rule("questplus.setup")
def test_the_three_join_the_quest_chambers_before_some_are_drawn() -> None:
    seats = tuple(Seat(colour, colour) for colour in COLOURS[:3])
    drawn: set[str] = set()
    for seed in range(40):
        setup = Setup(seats, ("quest", "questplus"), {"quest": 3})
        game = new_game(setup, CATALOGUE, SeededChance(seed))
        tiles = game.state.part(QuestsInPlay).tiles
        assert len(tiles) == 3
        assert all(tile in game.state.pile for tile in tiles)
        assert box.errands(game, 0) == ()
        drawn.update(tiles)
    assert drawn == {tile.id for kind in ("quest", "questplus") for tile in CATALOGUE.tiles_of(kind)}


@rule("questplus.setup")
def test_without_module_5_the_three_are_all_there_is_to_draw_from() -> None:
    setup = Setup((Seat("ani", "red"),), QUESTPLUS, {"quest": 3})
    game = new_game(setup, CATALOGUE, SeededChance(1))
    assert sorted(game.state.part(QuestsInPlay).tiles) == ["chaos", "constellation", "snake-pit"]
    assert game.seen_by(0).part(QuestsInPlay).tiles == (FACE_DOWN,) * 3
    with pytest.raises(RuleError) as refused:
        Scene(modules=QUESTPLUS, options={"quest": 4})
    assert refused.value.rule == "quest.setup"


@rule("questplus.chaos", "quest.markers")
def test_chaos_is_done_when_all_are_in_it_and_everybody_has_drawn_a_curse() -> None:
    scene = quest("chaos", "basic-01:E start chaos:W", modules=CURSED, dice={0: FULL, 1: FULL})
    stack_curses(scene, "silence", "mask", "trap")
    scene.play(Enter(0, E))
    assert scene.told(QuestDone) == []
    scene.play(Enter(1, E))
    assert scene.told(CurseDrawn) == [CurseDrawn(0, "silence"), CurseDrawn(1, "mask")]
    assert scene.told(QuestDone) == [QuestDone("chaos")]


@rule("questplus.chaos", "quest.once")
def test_chaos_breaks_out_only_once() -> None:
    scene = quest("chaos", "basic-01:E start chaos:W", modules=CURSED, players=1, dice={0: "A A A A A A"})
    stack_curses(scene, "silence", "mask")
    scene.play(Enter(0, E))
    scene.play(Enter(0, W))
    scene.play(Enter(0, E))
    assert scene.told(CurseDrawn) == [CurseDrawn(0, "silence")]


@rule("questplus.chaos", "questplus.pitfall")
def test_a_pitfall_drawn_in_chaos_leads_back_to_the_start() -> None:
    scene = quest("chaos", "basic-01:E start chaos:W", modules=CURSED, dice={0: FULL, 1: FULL})
    stack_curses(scene, "pitfall", "mask")
    scene.play(Enter(0, E))
    scene.play(Enter(1, E))
    assert (scene.place(0), scene.place(1)) == ("start", "chaos")
    assert scene.told(QuestDone) == [QuestDone("chaos")]


@rule("questplus.chaos")
def test_without_module_1_chaos_asks_only_that_all_are_there() -> None:
    scene = quest("chaos", "basic-01:E start chaos:W", players=1, dice={0: FULL})
    assert [errand.hands for errand in errands(scene, 0, "questplus.chaos")] == [1]
    scene.play(Enter(0, E))
    assert scene.told(QuestDone) == [QuestDone("chaos")]
    assert errands(scene, 0, "questplus.chaos") == []


STARS = """
basic-01:E start         constellation:W exit:W
.          gem-key-1:N   .               .
"""
STANDING = ("constellation", "start", "gem-key-1", "basic-01", "exit", "start")


def stars(players: int, *, dice: str = "K K A A A") -> Scene:
    at = dict(enumerate(STANDING[:players]))
    return quest("constellation", STARS, players=players, at=at, dice={0: dice}, pile="")


@rule("questplus.constellation")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_with_everyone_in_his_place_two_keys_align_the_stars(players: int) -> None:
    scene = stars(players)
    assert scene.is_offered(AlignStars(0))
    scene.play(AlignStars(0))
    assert scene.told(QuestDone) == [QuestDone("constellation")]
    scene.give(0, "K K A A A")
    scene.refuse(AlignStars(0), "quest.once")
    assert not scene.is_offered(AlignStars(0))


@rule("questplus.constellation")
@pytest.mark.parametrize(
    ("players", "absent", "place"),
    [(2, 1, "start"), (3, 2, "three-gems"), (4, 3, "one-gem"), (5, 4, "exit"), (6, 4, "exit")],
)
def test_the_stars_wait_for_every_place(players: int, absent: int, place: str) -> None:
    scene = stars(players)
    scene.put_adventurer(absent, chamber="constellation")
    if players == 6:
        scene.put_adventurer(5, chamber="constellation")
    scene.refuse(AlignStars(0), "questplus.constellation", reason=place)


@rule("questplus.constellation", "special.large-torch")
def test_where_a_large_torch_burns_is_a_start_chamber_for_the_constellation() -> None:
    scene = stars(3)
    scene.put_adventurer(1, chamber="basic-01")
    scene.refuse(AlignStars(0), "questplus.constellation", reason="start")
    scene = quest(
        "constellation",
        STARS,
        players=3,
        modules=("questplus", "special", "treasures"),
        at={0: "constellation", 1: "basic-01", 2: "gem-key-1"},
        dice={0: "K K"},
    )
    scene.put_part(LargeTorches(("basic-01",)))
    assert scene.is_offered(AlignStars(0))
    scene.put_part(LargeTorches(("constellation",)))
    scene.refuse(AlignStars(0), "questplus.constellation", reason="start")
    scene.put_adventurer(1, chamber="constellation")
    scene.play(AlignStars(0))


@rule("questplus.constellation")
def test_the_one_in_the_constellation_chamber_pays_alone() -> None:
    scene = stars(2, dice="K A A A A")
    scene.give(1, "K* K* K*")
    scene.refuse(AlignStars(0), "questplus.constellation", needs="KK", missing="K")
    scene.refuse(AlignStars(1), "questplus.constellation", reason="elsewhere")


@rule("questplus.constellation")
def test_the_gems_of_a_double_chamber_are_no_single_gem() -> None:
    scene = quest(
        "constellation",
        "start constellation:W double-1:W gem-key-1:W",
        players=4,
        at={0: "constellation", 1: "start", 2: "gem-key-1", 3: "double-1/rear"},
        dice={0: "K K"},
    )
    scene.refuse(AlignStars(0), "questplus.constellation", reason="one-gem")


def test_companions_share_the_places_among_them() -> None:
    scene = stars(6)
    posted = {player: errands(scene, player, "questplus.constellation") for player in range(6)}
    assert [errand.command for errand in posted[0]] == [AlignStars(0)]
    assert [errand.chambers for errand in posted[2]] == [("gem-key-1",)]
    assert posted[5] == []
    hidden = quest("constellation", "start constellation:W", players=3)
    assert errands(hidden, 0, "questplus.constellation") == []
    lonely = quest("constellation", STARS, players=2, pile="")
    lonely.put_adventurer(1, chamber=None, escaped_at=1)
    assert len(errands(lonely, 0, "questplus.constellation")) == 1


def snakes(scene: Scene) -> tuple[str, ...]:
    return scene.part(Snakes).chambers


@rule("questplus.snakes")
def test_a_snake_lies_with_everyone_but_the_discoverer() -> None:
    scene = quest(
        "snake-pit", "basic-01:E start basic-02:W", players=4, pile="snake-pit exit", dice={0: FULL}
    )
    scene.put_adventurer(2, chamber="basic-01")
    scene.put_adventurer(3, chamber=None, escaped_at=1)
    scene.play(Discover(0, N))
    assert snakes(scene) == ("start", "basic-01")


@rule("questplus.snakes")
def test_two_torches_beside_a_snake_drive_it_off_and_may_be_pooled() -> None:
    scene = quest("snake-pit", "basic-01:E start snake-pit:W", dice={0: "T A A A A", 1: "T* A A A A"})
    scene.put_part(Snakes(("start", "start")))
    assert scene.is_offered(ChaseSnake(0))
    scene.play(ChaseSnake(0))
    assert scene.told(SnakeChased) == [SnakeChased(0, "start")]
    assert snakes(scene) == ("start",)
    scene.refuse(ChaseSnake(0), "questplus.snakes", needs="TT", missing="TT")
    scene.put_adventurer(0, chamber="basic-01")
    scene.refuse(ChaseSnake(0), "questplus.snakes", reason="no-snake")


@rule("questplus.snakes")
def test_the_mother_snake_is_beaten_when_all_her_snakes_are_gone() -> None:
    scene = quest(
        "snake-pit",
        "basic-01:E start snake-pit:W",
        at={0: "snake-pit", 1: "snake-pit"},
        dice={0: "T T T A A", 1: "T* T* A A A"},
    )
    scene.put_part(Snakes(("start",)))
    scene.refuse(FightMotherSnake(0), "questplus.snakes", reason="snakes-left", snakes=1)
    assert [errand.command for errand in errands(scene, 0, "questplus.snakes")] == [ChaseSnake(0)]
    scene.put_part(Snakes())
    assert [errand.command for errand in errands(scene, 0, "questplus.snakes")] == [FightMotherSnake(0)]
    assert scene.is_offered(FightMotherSnake(0))
    scene.play(FightMotherSnake(0))
    assert scene.told(QuestDone) == [QuestDone("snake-pit")]
    scene.refuse(FightMotherSnake(0), "quest.once")
    scene.refuse(FightMotherSnake(0), "quest.once", chamber="snake-pit")
    assert errands(scene, 0, "questplus.snakes") == []


@rule("questplus.snakes")
def test_the_mother_snake_stays_in_her_pit() -> None:
    scene = quest("snake-pit", "basic-01:E start snake-pit:W", dice={0: "T T T T T"})
    scene.refuse(FightMotherSnake(0), "questplus.snakes", reason="elsewhere")


@rule("questplus.snakes", "temple.closed")
def test_there_are_never_more_snakes_than_in_the_box() -> None:
    scene = quest("snake-pit", "start", players=6)
    scene.game._atomically((laying(scene.game, "snake-pit", "start", N, None),))
    assert snakes(scene) == ("start",) * 5


@rule("questplus.snakes", "illusion.tokens")
def test_snakes_in_a_vanishing_chamber_creep_to_the_start() -> None:
    scene = quest("snake-pit", "basic-01:E start snake-pit:W")
    scene.put_part(Snakes(("basic-01", "snake-pit")))
    scene.game._atomically([TakenUp(("basic-01",))])
    assert snakes(scene) == ("start", "snake-pit")
    scene.game._atomically([TakenUp(("basic-13",))])
    assert snakes(scene) == ("start", "snake-pit")


@rule("questplus.pitfall")
def test_the_pitfall_puts_him_into_the_start_chamber_and_is_gone() -> None:
    scene = Scene(modules=CURSED, at={0: "basic-02"})
    draw_curse(scene, 0, "pitfall")
    assert scene.place(0) == "start"
    assert scene.told(Entered) == [Entered(0, "start", "basic-02", "questplus.pitfall")]
    assert curses_of(scene, 0) == ()


@rule("questplus.pitfall")
def test_in_the_start_chamber_a_pitfall_leads_nowhere() -> None:
    scene = Scene(modules=CURSED)
    draw_curse(scene, 0, "pitfall")
    assert scene.told(Entered) == []


def controlled(**scene: object) -> Scene:
    """A scene in which player 0 of 3 is under mind control."""
    drawn = Scene(modules=CURSED, players=3, dice={0: "A A A A K"}, **scene)  # type: ignore[arg-type]
    lay_curses(drawn, 0, "mind-control")
    return drawn


@rule("questplus.mind-control")
def test_entering_waits_until_another_player_confirms_it() -> None:
    scene = controlled()
    assert scene.is_offered(Enter(0, W))
    scene.play(Enter(0, W))
    assert scene.place(0) == "start"
    assert scene.dice(0) == "A A A A K"
    assert scene.is_offered(GrantLeave(2, 0))
    scene.play(GrantLeave(2, 0))
    assert scene.place(0) == "basic-01"
    assert scene.dice(0) == "- - A A K"
    assert scene.part(Wishes).open == ()
    scene.wait(20)
    assert scene.told(WishFaded) == []


@rule("questplus.mind-control", "base.escape")
def test_who_has_escaped_may_still_confirm_or_say_no() -> None:
    scene = controlled()
    scene.put_adventurer(2, chamber=None, escaped_at=1_000)
    scene.play(Enter(0, W))
    assert scene.is_offered(DenyLeave(2, 0))
    scene.play(DenyLeave(2, 0))
    assert scene.place(0) == "start"
    scene.play(Enter(0, W))
    assert scene.is_offered(GrantLeave(2, 0))
    scene.play(GrantLeave(2, 0))
    assert scene.place(0) == "basic-01"


@rule("questplus.mind-control")
def test_another_player_may_say_no_and_nobody_waits_any_longer() -> None:
    scene = controlled()
    scene.play(Enter(0, W))
    assert scene.is_offered(DenyLeave(2, 0))
    scene.play(DenyLeave(2, 0))
    assert scene.part(Wishes).open == ()
    assert scene.place(0) == "start"
    scene.refuse(GrantLeave(1, 0), "questplus.mind-control", reason="nothing-asked")
    scene.play(Enter(0, W))
    scene.play(GrantLeave(1, 0))
    assert scene.place(0) == "basic-01"


@rule("questplus.mind-control")
def test_discovering_gems_and_the_escape_wait_too() -> None:
    scene = controlled()
    scene.play(Discover(0, N))
    assert scene.state.pile == ("exit",)
    scene.play(GrantLeave(1, 0))
    assert "exit" in scene.temple
    scene.put_adventurer(0, chamber="basic-01")
    scene.give(0, "T T T T K")
    scene.play(ActivateGems(0, 1))
    assert scene.chamber("basic-01").gems == 0
    scene.play(GrantLeave(1, 0))
    assert scene.chamber("basic-01").gems == 1
    scene.put(depot=0)
    scene.put_part(QuestsInPlay(()))
    scene.put_adventurer(0, chamber="exit")
    scene.play(Escape(0))
    assert scene.adventurer(0).is_inside
    scene.play(GrantLeave(1, 0))
    assert not scene.adventurer(0).is_inside


@rule("questplus.mind-control")
@pytest.mark.parametrize(
    ("command", "character", "hand"),
    [
        (Jump(0), "doc", "A"),
        (UsePortal(0, "basic-02"), "doc", "A"),
        (UseTeleport(0, "basic-01"), "doc", "A"),
        (UseExtraGem(0), "doc", "A"),
        (UseShortCut(0, N), "doc", "A A"),
        (RunVoid(0, "basic-02"), "void-runner", "A A"),
        (RunVoidTogether(0, "basic-02"), "void-runner", "A A"),
        (JoinByLift(0, "basic-01"), "mechanic", "K K"),
        (JoinByPrayer(0, "basic-01"), "priest", "B B"),
    ],
)
def test_whatever_moves_them_touches_the_pile_or_takes_gems_must_be_confirmed(
    command: Command, character: str, hand: str
) -> None:
    card = "activatable" if isinstance(command, JoinByLift | RunVoidTogether) else "permanent"
    scene = Scene(
        "basic-01:E start basic-02:W teleport-chamber:W",
        modules=(*CURSED, "treasures", "character", "newchar", "teleport", "maze"),
        picks={0: {"character": character, "card": card}},
        at={1: "basic-01"},
        dice={0: hand},
    )
    own(scene, 0, "portal", "teleport", "extra-gem", "short-cut")
    scene.put_part(Teleporter("start"))
    lay_curses(scene, 0, "mind-control")
    before = (scene.place(0), scene.state.depot, scene.dice(0), treasures_of(scene, 0))
    scene.play(command)
    assert [event.wish for event in scene.told(LeaveAsked)] == [written(command)]
    assert (scene.place(0), scene.state.depot, scene.dice(0), treasures_of(scene, 0)) == before
    scene.play(GrantLeave(1, 0))
    assert (scene.place(0), scene.state.depot, scene.dice(0), treasures_of(scene, 0)) != before


@rule("questplus.mind-control")
def test_what_is_not_allowed_anyway_is_refused_at_once() -> None:
    scene = controlled()
    scene.refuse(Enter(0, N), "base.enter-blocked", reason="nothing")
    scene.give(0, "K K K")
    scene.refuse(Enter(0, W), "base.enter", needs="AA", missing="AA")


@rule("questplus.mind-control")
def test_his_dice_are_still_his_own() -> None:
    scene = controlled()
    scene.give(0, "G B A A K")
    scene.play(Hold(0, 2))
    scene.play(FreeDice(0, 0))
    scene.play(Roll(0))
    assert scene.told(LeaveAsked) == []


@rule("questplus.mind-control")
def test_after_ten_seconds_nobody_can_confirm_it_any_more() -> None:
    scene = controlled()
    scene.play(Enter(0, W))
    scene.wait(9.999)
    assert scene.game.check(GrantLeave(1, 0))
    scene.wait(0.001)
    assert scene.told(WishFaded) == [WishFaded(0)]
    scene.refuse(GrantLeave(1, 0), "questplus.mind-control", reason="nothing-asked")


@rule("questplus.mind-control")
def test_a_new_wish_takes_the_place_of_the_old_one() -> None:
    scene = controlled()
    scene.play(Enter(0, W))
    scene.wait(8)
    scene.refuse(Enter(0, W), "questplus.mind-control", reason="waiting")
    scene.play(Enter(0, E))
    scene.wait(8)
    scene.play(GrantLeave(1, 0))
    assert scene.place(0) == "basic-02"


@rule("questplus.mind-control")
def test_a_wish_that_can_no_longer_be_paid_is_refused_to_who_confirms() -> None:
    scene = controlled()
    scene.play(Enter(0, W))
    scene.give(0, "K K K")
    scene.refuse(GrantLeave(1, 0), "base.enter", needs="AA", missing="AA")


@rule("questplus.mind-control")
def test_nobody_confirms_for_himself_or_for_nobody() -> None:
    scene = controlled()
    scene.play(Enter(0, W))
    scene.refuse(GrantLeave(0, 0), "questplus.mind-control", reason="yourself")
    scene.refuse(DenyLeave(0, 0), "questplus.mind-control", reason="yourself")
    scene.refuse(DenyLeave(1, 2), "questplus.mind-control", reason="nothing-asked")
    scene.refuse(GrantLeave(1, 2), "questplus.mind-control", reason="nothing-asked")
    scene.refuse(GrantLeave(1, 77), "questplus.mind-control", reason="nothing-asked")
    assert not scene.is_offered(GrantLeave(0, 0))


@rule("questplus.mind-control")
def test_a_wish_in_strange_writing_is_refused() -> None:
    scene = controlled()
    for wish in ("", "{}", "\ud800", "[" * 5000, '{"type":"Roll","player":0}', written(Enter(1, W))):
        scene.refuse(AskLeave(0, wish), "questplus.mind-control", reason="unreadable")
    scene.refuse(AskLeave(1, written(Enter(1, W))), "questplus.mind-control", reason="not-cursed")


@rule("questplus.mind-control", "curses.lift")
def test_lifted_the_curse_takes_the_wish_along() -> None:
    scene = controlled()
    scene.play(Enter(0, W))
    scene.give(0, "K K T A A")
    scene.play(LiftCurse(0, "mind-control"))
    assert scene.told(WishFaded) == [WishFaded(0)]
    scene.play(Enter(0, W))
    assert scene.place(0) == "basic-01"
    lay_curses(scene, 0, "mind-control")
    scene.give(0, "K K T A A")
    scene.play(LiftCurse(0, "mind-control"))
    assert scene.told(WishFaded) == [WishFaded(0)]


@rule("questplus.mind-control")
def test_alone_the_curse_is_discarded() -> None:
    scene = Scene(modules=CURSED, players=1)
    draw_curse(scene, 0, "mind-control")
    assert scene.told(CurseDiscarded) == [CurseDiscarded(0, "mind-control")]
    company = Scene(modules=CURSED)
    draw_curse(company, 0, "mind-control")
    assert curses_of(company, 0) == ("mind-control",)


@rule("questplus.mind-control")
def test_the_last_one_in_the_temple_is_under_nobodys_control() -> None:
    scene = Scene("start exit:W", modules=CURSED, players=3, pile="", depot=0, dice={1: "K", 2: "K"})
    scene.put_part(QuestsInPlay(()))
    lay_curses(scene, 0, "mind-control")
    for player in (1, 2):
        scene.put_adventurer(player, chamber="exit")
        assert curses_of(scene, 0) == ("mind-control",)
        scene.play(Escape(player))
    assert curses_of(scene, 0) == ()


@rule("questplus.mind-control", "screen.leave")
def test_who_is_away_controls_nobody() -> None:
    scene = controlled()
    for player in (1, 2):
        scene.play(StepAway(player))
    scene.play(Enter(0, W))
    assert scene.place(0) == "basic-01"


@rule("questplus.mind-control", "screen.honour")
def test_on_honour_the_screen_only_reminds_of_mind_control() -> None:
    scene = controlled(is_honour=True)
    scene.play(Enter(0, W))
    assert scene.place(0) == "basic-01"


def test_companions_confirm_what_others_wish() -> None:
    scene = controlled()
    scene.play(Enter(0, W))
    assert [errand.command for errand in errands(scene, 1, "questplus.mind-control")] == [GrantLeave(1, 0)]
    assert errands(scene, 0, "questplus.mind-control") == []


@rule("questplus.bond")
def test_the_cursed_player_chooses_whom_he_is_bound_to() -> None:
    scene = Scene(modules=CURSED, players=3)
    draw_curse(scene, 0, "magical-bond")
    assert scene.is_offered(BindTo(0, 2))
    for whom in (0, 7, -1):
        scene.refuse(BindTo(0, whom), BOND, reason="not-inside")
    scene.play(BindTo(0, 2))
    assert bound_to(scene.state, 0, "magical-bond") == 2
    scene.refuse(BindTo(0, 1), BOND, reason="no-choice")


@rule("questplus.bond")
def test_unchosen_it_is_the_nearest() -> None:
    scene = Scene("basic-13:E basic-01:E start", modules=CURSED, players=3, at={1: "basic-13", 2: "basic-01"})
    draw_curse(scene, 0, "magical-bond")
    scene.wait(10)
    assert bound_to(scene.state, 0, "magical-bond") == 2


@rule("questplus.bond")
def test_with_one_fellow_there_is_nothing_to_choose() -> None:
    scene = Scene(modules=CURSED)
    draw_curse(scene, 0, "magical-bond")
    assert scene.state.choices == ()
    assert bound_to(scene.state, 0, "magical-bond") == 1


def bound(**scene: object) -> Scene:
    """A scene in which player 0 is bound to player 1."""
    drawn = Scene(modules=CURSED, players=3, dice=dict.fromkeys(range(3), FULL), **scene)  # type: ignore[arg-type]
    draw_curse(drawn, 0, "magical-bond")
    drawn.play(BindTo(0, 1))
    for player in range(3):
        drawn.script(player, "A" * 10)
    return drawn


@rule("questplus.bond")
def test_after_a_roll_he_waits_until_his_fellow_has_rolled() -> None:
    scene = bound()
    scene.play(Roll(0))
    scene.wait(1)
    scene.play(Roll(2))
    scene.refuse(Roll(0), BOND, reason="taut", whom=1)
    scene.play(Roll(1))
    assert scene.told(BondSlackened) == [BondSlackened(0)]
    scene.play(Roll(0))


@rule("questplus.bond")
def test_or_until_three_seconds_have_passed() -> None:
    scene = bound()
    scene.play(Roll(1))
    scene.play(Roll(0))
    scene.wait(2.999)
    scene.refuse(Roll(0), BOND, reason="taut")
    scene.play(Enter(0, W))
    scene.wait(0.001)
    scene.play(Roll(0))


@rule("questplus.bond", "curses.lift")
def test_lifted_the_bond_holds_nobody() -> None:
    scene = bound()
    scene.play(Roll(0))
    scene.wait(1)
    scene.give(0, "K T T A A")
    scene.play(LiftCurse(0, "magical-bond"))
    scene.play(Roll(0))
    assert scene.part(TautBonds).players == ()
    choosing = Scene(modules=CURSED, players=3, dice={0: "K T T"})
    draw_curse(choosing, 0, "magical-bond")
    choosing.play(LiftCurse(0, "magical-bond"))
    assert choosing.told(CurseLifted) == [CurseLifted(0, "magical-bond")]
    assert choosing.state.choices == ()


@rule("questplus.bond")
def test_alone_the_bond_is_discarded() -> None:
    scene = Scene(modules=CURSED, players=1)
    draw_curse(scene, 0, "magical-bond")
    assert curses_of(scene, 0) == ()


def leaving(scene: Scene, *players: int) -> None:
    scene.put(depot=0)
    scene.put_part(QuestsInPlay(()))
    scene.put(temple=Scene("start exit:W", pile="").temple, pile=())
    for player in players:
        scene.put_adventurer(player, chamber="exit")
        scene.give(player, "K")
        scene.play(Escape(player))


@rule("questplus.bond")
def test_when_his_fellow_has_escaped_he_is_bound_to_another_and_the_last_to_nobody() -> None:
    scene = bound()
    scene.play(Roll(0))
    scene.wait(1)
    leaving(scene, 1)
    assert bound_to(scene.state, 0, "magical-bond") == 2
    assert scene.part(TautBonds).players == ()
    leaving(scene, 2)
    assert curses_of(scene, 0) == ()


@rule("questplus.bond")
def test_when_somebody_else_has_escaped_the_bond_stays() -> None:
    scene = bound()
    leaving(scene, 2)
    assert bound_to(scene.state, 0, "magical-bond") == 1


@rule("questplus.bond")
def test_who_has_escaped_is_bound_to_nobody() -> None:
    scene = Scene(modules=CURSED, players=3)
    draw_curse(scene, 0, "magical-bond")
    leaving(scene, 0)
    assert curses_of(scene, 0) == ()
    assert scene.state.choice(0, BOND) is None


@rule("questplus.bond", "screen.honour")
def test_on_honour_the_screen_only_reminds_of_the_bond() -> None:
    scene = bound(is_honour=True)
    scene.play(Roll(0))
    scene.wait(1)
    scene.play(Roll(0))
    assert scene.told(BondTightened) == []


@rule("questplus.setup", "quest.markers")
def test_nobody_escapes_while_such_a_quest_is_open() -> None:
    scene = quest("chaos", "start exit:W", at={0: "exit"}, dice={0: "K K K K K"}, pile="", depot=0)
    scene.refuse(Escape(0), "quest.markers", markers=1)
    assert S in scene.chamber("start").doors


@rule("questplus.chaos", "base.refusal")
def test_the_chaos_chamber_says_who_is_missing() -> None:
    scene = quest("chaos", "chaos:E start", players=3, at={0: "chaos"})
    assert intent(scene.game, 0, ACTION_BY_ID["act"]) is not None
    refusal = scene.refuse(UnleashChaos(0), "questplus.chaos", reason="missing")
    assert refusal.facts["absent"] == ("player 1", "player 2")
    scene.refuse(UnleashChaos(1), "questplus.chaos", reason="elsewhere")
    for language, name in (("en", "player 1 and player 2"), ("fr", "player 1 et player 2")):
        teller = Narrator(Words(language), scene.state.setup, scene.game.catalogue)
        assert name in teller.refusal(refusal, scene.state)


@rule("questplus.chaos")
def test_chaos_begins_also_when_the_last_one_missing_has_escaped() -> None:
    scene = quest("chaos", "chaos:E start", at={0: "chaos"})
    scene.put_adventurer(1, chamber=None, escaped_at=1)
    assert scene.is_offered(UnleashChaos(0))
    scene.play(UnleashChaos(0))
    assert scene.told(QuestDone) == [QuestDone("chaos")]
    scene.refuse(UnleashChaos(0), "quest.once")
