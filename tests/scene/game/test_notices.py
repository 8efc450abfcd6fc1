"""Notices: what a rule asks of a player stands over the lower edge of the map, with key and seconds."""

import pytest
from msgspec.structs import replace

from escape_tui.app.temple_app import pens
from escape_tui.engine.setup import COLOURS, Difficulty, Setup
from escape_tui.hub.port.messages.requests import GiveUp
from escape_tui.hub.port.messages.views import SeatView, TableView
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.queenies.cursedgem import CursedGems, LookAtLocation
from escape_tui.modules.queenies.doomed import StandUp
from escape_tui.modules.queenies.newchar.trickster import SwapDice
from escape_tui.modules.queenies.questplus.mind_control import DenyLeave, GrantLeave
from escape_tui.modules.queenies.totem import SWING_MS, StackDie
from escape_tui.modules.toll import KeepDice, VolunteerDie, toll
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import Roll
from escape_tui.rules.ending.standstill import StayInTemple
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from escape_tui.scene.game.notices.gauge import GAUGE_FRAME_MS
from escape_tui.scene.game.notices.table_notices import is_last_vote, refused_vote
from escape_tui.scene.game.view import View
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tests.rulebook import rule
from tests.scene.live_table import Table, TableApp, table, text
from tests.temple import CATALOGUE, E, Scene
from tile_art.inks.palette import Depth, Palette

CURSED = ("curses", "treasures", "pit", "doomed", "questplus")


def cursed(*cards: str, player: int = 0, **facts: object) -> Table:
    scene = Scene(modules=CURSED, **facts)  # type: ignore[arg-type]
    before = tuple(cards if each == player else () for each in range(len(scene.state.adventurers)))
    scene.put_part(CursesInPlay((), before))
    return Table(scene.game)


def shown(game: Table, player: int = 0) -> str:
    return text(game.view((player,)).frame())


async def pressed(app: TableApp, *keys: str) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*keys)


@rule("questplus.mind-control", "screen.shown")
async def test_a_friend_is_told_whose_wish_it_is_and_confirms_it_with_a_key_of_its_own() -> None:
    game = cursed("mind-control", dice={0: "A A K T B"})
    game.live.play(Enter(0, E))
    assert "player 0 wants: enter Ash gallery" in shown(game, 1)
    assert "10 s" in shown(game, 1)
    assert "A friend must confirm: enter Ash gallery" in shown(game, 0)
    await pressed(game.app(1), "y")
    assert game.played == [GrantLeave(1, 0)]


@rule("questplus.mind-control")
async def test_a_wish_is_refused_with_a_key_of_its_own() -> None:
    game = cursed("mind-control", dice={0: "A A K T B"})
    game.live.play(Enter(0, E))
    await pressed(game.app(1), "n")
    assert game.played == [DenyLeave(1, 0)]


@rule("questplus.mind-control", "screen.shown")
async def test_who_has_escaped_is_asked_too_and_confirms_with_the_same_key() -> None:
    game = cursed("mind-control", players=3, dice={0: "A A K T B"})
    out = replace(game.live.state.adventurers[2], chamber=None, escaped_at=1_000)
    game.live.set_scene(game.live.state.with_adventurer(out))
    game.live.play(Enter(0, E))
    assert "player 0 wants: enter Ash gallery" in shown(game, 2)
    await pressed(game.app(2), "y")
    assert game.played == [GrantLeave(2, 0)]


@rule("base.fate-unanimous", "screen.shown")
async def test_fate_is_a_banner_with_seconds_and_one_key_for_yes_and_one_for_no() -> None:
    for key, agrees in (("f", True), ("y", True), ("n", False)):
        game = table(dice={0: "B", 1: "B"})
        game.live.play(ProposeFate(0))
        assert "proposes fate. Agree?" in shown(game, 1)
        assert " n  no" in shown(game, 1)
        assert "Fate waits for" in shown(game, 0)
        await pressed(game.app(1), key)
        assert game.played == [AnswerFate(1, agrees)]


def at_table(game: Table, player: int, **facts: object) -> View:
    """The view of *player*, who sits at a table of three people."""
    view = game.view((player,))
    seats = tuple(SeatView(colour, f"Person {place}") for place, colour in enumerate(COLOURS[:3]))
    view.table = TableView(1, "BCDF", Phase.PLAYING, seats, 0, Setup(()), players=(0, 1, 2))
    view.table = replace(view.table, **facts)
    view.place = player
    return view


def test_a_pause_is_a_banner_for_those_who_are_asked_and_for_those_who_ask() -> None:
    game = table(players=3)
    asked = text(at_table(game, 1, pause_votes=(0,), vote_until=12_000).frame())
    assert "Person 0 wants a pause (1 of 3). Agree?" in asked
    assert "12 s" in asked
    asking = text(at_table(game, 0, pause_votes=(0,), vote_until=12_000).frame())
    assert "Pause: 1 of 3, waiting for" in asking


@rule("end.lose")
def test_a_player_outside_is_told_that_everybody_inside_dropped_out_and_can_stay() -> None:
    view = at_table(table(players=3), 0, give_up_until=9_000)
    told = text(view.frame())
    assert "Everyone inside dropped out. End it?" in told
    assert " n  no" in told
    assert refused_vote(view.table) == GiveUp(wants=False)
    asked = at_table(table(players=3), 1, give_up_until=9_000, give_up_votes=(0,))
    assert "Person 0 wants to give up (1 of 3): Esc" in text(asked.frame())


def test_somebody_who_voted_and_dropped_out_still_counts_until_a_bot_stands_in() -> None:
    view = at_table(table(players=3), 1, give_up_until=9_000, give_up_votes=(0,))
    assert view.table is not None
    gone = tuple(
        replace(seat, is_away=place != 1, bot_at=8_000) for place, seat in enumerate(view.table.seats)
    )
    view.table = replace(view.table, seats=gone)
    assert "Person 0 wants to give up (1 of 3): Esc" in text(view.frame())
    assert not is_last_vote(view.table, 1)
    held = tuple(replace(seat, bot_at=None) for seat in gone)
    assert is_last_vote(replace(view.table, seats=held), 1)


@rule("screen.leave")
def test_a_friend_who_is_gone_is_a_banner_until_a_bot_holds_the_seat() -> None:
    game = table(players=3)
    view = at_table(game, 0)
    assert "dropped out" not in text(view.frame())
    assert view.table is not None
    seats = list(view.table.seats)
    seats[1] = replace(seats[1], is_away=True, bot_at=8_000)
    gone = text(at_table(game, 0, seats=tuple(seats)).frame())
    assert "Person 1 dropped out. Pause? Bot" in gone
    assert "8 s" in gone
    seats[1] = replace(seats[1], bot_at=None)
    assert "dropped out" not in text(at_table(game, 0, seats=tuple(seats)).frame())
    alone = at_table(game, 0, seats=tuple(seats), may_bots_hold=False)
    assert "Person 1 dropped out." in text(alone.frame())


@rule("screen.pause")
def test_a_pause_shows_what_is_left_and_counts_before_it_ends() -> None:
    game = table(players=3)
    game.live.pause()
    paused = text(at_table(game, 0, is_paused=True, pause_until=83_000).frame())
    assert "Pause time left: 1:23" in paused
    assert "p resumes" in paused
    game.live.resume_soon()
    assert "3… get ready!" in text(at_table(game, 0, is_paused=True).frame())
    game.clockwork.turn(1_500)
    assert "2… get ready!" in text(at_table(game, 0, is_paused=True).frame())
    game.clockwork.turn(1_500)
    assert "get ready" not in text(at_table(game, 0).frame())


@rule("doomed.stand-up", "screen.shown")
async def test_who_has_to_stand_sees_the_key_and_the_seconds_and_stands_with_it() -> None:
    game = cursed("stand-up")
    await pressed(game.app(0), "u")
    assert game.played == [StandUp(0)]
    assert "Stand up in time" in shown(game)
    assert "8 s" in shown(game)
    game.clockwork.turn(9_000)
    assert "you can’t act" in shown(game)
    assert "Stand up in time" not in shown(game, 1)


@rule("base.fate-unanimous", "screen.shown")
def test_everybody_is_asked_for_fate_and_the_one_who_asked_sees_who_is_silent() -> None:
    game = table(dice={0: "B B A A A", 1: "A A A A A"}, players=3)
    game.live.play(ProposeFate(0))
    assert "player 0 proposes fate" in shown(game, 1)
    assert "Fate waits for player 1 and player 2" in shown(game, 0)


@rule("base.fate-unanimous", "screen.shown")
def test_after_a_refusal_everybody_reads_who_said_no_and_how_long_fate_rests() -> None:
    game = table(dice={0: "B B A A A"}, players=3)
    game.live.play(ProposeFate(0))
    game.live.play(AnswerFate(2, agrees=False, reason="fate-early"))
    for player in range(3):
        assert "player 2: fate, but later. Few dice locked" in shown(game, player)
        assert " 10 s" in shown(game, player)
    game.clockwork.turn(10_000)
    assert "Few dice locked" not in shown(game, 0)


@rule("base.fate-needed", "screen.shown")
async def test_a_player_alone_reads_one_sentence_and_answers_with_one_key() -> None:
    for key, agrees in (("f", True), ("y", True), ("n", False)):
        game = table(dice={0: "B A A A A"}, players=1)
        game.live.play(ProposeFate(0))
        picture = shown(game, 0)
        assert "Free all dice for one more gem?" in picture
        assert "proposes" not in picture
        await pressed(game.app(0), key)
        assert game.played == [AnswerFate(0, agrees)]
        assert "agrees" not in shown(game, 0)


@rule("end.lose", "screen.shown")
async def test_a_standstill_is_a_question_that_one_key_answers() -> None:
    scene = Scene(dice={0: "B -", 1: "B"}, difficulty=Difficulty.PROFESSIONAL)
    scene.script(0, "B")
    game = Table(scene.game)
    game.live.play(Roll(0))
    game.clockwork.turn(1_000)
    assert "Nobody can roll any more. End it here?" in shown(game, 1)
    await pressed(game.app(1), "n")
    assert game.played == [StayInTemple(1)]
    assert "You wait for the end" in shown(game, 0)


@rule("totem.stack", "screen.shown")
async def test_a_die_is_laid_by_the_picture_that_reached_the_terminal() -> None:
    game = table(
        "basic-01:E start totem-chamber:W", modules=("totem",), dice={0: "B A A A A"}, at={0: "totem-chamber"}
    )
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        game.clockwork.turn(300)
        app.game.draw()
        game.clockwork.turn(200)
        app.line.is_full = True
        app.game.draw()
        await pilot.press("e")
    assert game.played == [StackDie(0, 0, 300)]


@rule("totem.stack", "screen.shown")
def test_the_marker_is_seen_by_everybody_in_the_chamber_and_by_nobody_elsewhere() -> None:
    game = table("basic-01:E start totem-chamber:W", modules=("totem",), at={0: "totem-chamber"}, players=3)
    for seats, count in (((0,), 1), ((1,), 0), ((), 1)):
        gauges = [line for line in text(game.view(seats).frame()).splitlines() if "The totem" in line]
        assert [line.count("▼") for line in gauges] == [1] * count


@rule("screen.pause")
def test_a_pause_hides_temple_and_dice_from_players_and_watchers_until_the_clock_goes_on() -> None:
    game = table(dice={0: "A K* T G B"})
    for seats in ((0,), ()):
        view = game.view(seats)
        game.live.pause()
        picture = text(view.frame())
        assert "Start" not in picture
        assert "▐A▌" not in picture
        assert "◉" not in picture
        assert "hidden" in picture
        game.live.resume()
        assert "▐A▌" in text(view.frame())


@rule("time.volunteer", "screen.shown")
async def test_one_key_volunteers_a_die_and_the_seconds_are_seen() -> None:
    scene = Scene(modules=("time",), players=3, dice={0: "A A A A A", 1: "K K K K K"})
    for event in toll(scene.game, 2, "time.torch", 0, is_one_each=True):
        scene.game.state = event.apply(scene.state)
    game = Table(scene.game)
    assert "You must lose 2 dice. Give one of yours?" in shown(game)
    assert "8 s" in shown(game)
    await pressed(game.app(1), "v")
    assert game.played == [VolunteerDie(1)]
    assert "Someone must lose a die. Who gives one?" in shown(game, 1)


@rule("time.volunteer", "base.fate-unanimous")
async def test_no_answers_the_question_that_is_shown_first() -> None:
    scene = Scene(modules=("time",), players=3, dice={0: "B", 1: "B"})
    scene.play(ProposeFate(0))
    for event in toll(scene.game, 2, "time.torch", 0, is_one_each=True):
        scene.game.state = event.apply(scene.state)
    game = Table(scene.game)
    told = shown(game, 1)
    assert told.index("You must lose 2 dice") < told.index("Agree?")
    await pressed(game.app(1), "n", "n")
    assert game.played == [KeepDice(1), AnswerFate(1, False)]


@rule("cursedgem.look", "screen.shown")
def test_who_has_looked_sees_the_name_on_the_chamber_and_nobody_else_does() -> None:
    game = looked()
    assert "▧jaguar" in shown(game, 0)
    assert "▧jaguar" not in shown(game, 1)
    for viewer, gem in ((0, "jaguar"), (1, "frog")):
        view = game.view((viewer,))
        view.input.page = "cards"
        assert f"◘ {gem}" in text(view.frame())


def looked() -> Table:
    """Somebody has looked at a friend's location tile and walked on."""
    scene = Scene(modules=("cursedgem",), players=2, at={0: "basic-01"}, dice={0: "K K A A T"})
    scene.put_part(CursedGems(("frog", "jaguar"), (), {"basic-01": "jaguar", "basic-02": "frog"}))
    scene.play(LookAtLocation(0))
    scene.put_adventurer(0, chamber="start")
    return Table(scene.game)


@rule("newchar.trickster-permanent", "screen.shown")
def test_swaps_name_dice_by_number_and_face_as_they_lie_in_the_tray() -> None:
    scene = Scene(dice={0: "A K T G B", 1: "K* B T A A"}, players=2)
    narrator = Narrator(Words(), scene.state.setup, CATALOGUE)
    assert narrator.label(SwapDice(0, 1, (2, 4), (0, 1)), scene.state) == "player 1: your 3T 5B for 1K 2B"


def test_the_story_counts_like_the_clock() -> None:
    game = table(soundtrack="1")
    view = game.view()
    game.clockwork.turn(61_500)
    game.live.play(Call(0, "help"))
    assert "8:59 player 0: Help me!" in text(view.frame())
    assert "─ 8:59 " in text(view.frame())


def test_a_hidden_clock_is_not_told_by_the_story() -> None:
    game = table(soundtrack="1", is_clock_hidden=True)
    view = game.view()
    game.clockwork.turn(61_500)
    game.live.play(Call(0, "help"))
    assert "│player 0: Help me!" in text(view.frame())


def test_a_gem_credits_everybody_who_paid() -> None:
    game = table(dice={0: "T T A A K", 1: "T* T* A A K"}, at={0: "basic-01", 1: "basic-01"})
    view = game.view()
    game.live.play(ActivateGems(0))
    story = " ".join(line[53:79].strip() for line in text(view.frame()).split("Story")[1].splitlines())
    assert "player 0 activates a gem with player 1." in story


def test_the_third_gong_without_an_exit_says_what_to_look_for() -> None:
    game = table(soundtrack="1")
    view = game.view()
    game.clockwork.turn(545_000)
    assert "Find the exit!" in text(view.frame())


@rule("totem.stack", "screen.shown")
def test_a_swinging_marker_costs_few_bytes_a_frame() -> None:
    totem = "basic-01:E start totem-chamber:W"
    game = table(totem, modules=("totem",), at={0: "totem-chamber"}, dice={0: "B A A A A"})
    view, stage = game.view((0,)), Stage(80, 24, pens(Palette.TEMPLE, Depth.TRUECOLOR))
    stage.show(view.frame())
    for _ in range(SWING_MS // GAUGE_FRAME_MS):
        game.clockwork.turn(GAUGE_FRAME_MS)
        assert len(stage.show(view.frame())) < 120


@rule("totem.stack", "screen.shown")
@pytest.mark.parametrize(("place", "is_looking"), [("totem-chamber", True), ("start", False)])
async def test_only_who_stands_at_the_totem_is_shown_frames_for_its_marker(
    place: str, is_looking: bool
) -> None:
    game = table("basic-01:E start totem-chamber:W", modules=("totem",), at={0: place})
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        before = len(app.line.written)
        for _ in range(3):
            game.clockwork.turn(GAUGE_FRAME_MS)
            await pilot.pause(0.15)
        assert (len(app.line.written) > before) is is_looking


@rule("questplus.mind-control")
async def test_two_at_one_keyboard_confirm_with_a_key_that_neither_hand_uses() -> None:
    game = cursed("mind-control", dice={0: "A A K T B"})
    game.live.play(Enter(0, E))
    await pressed(game.app(0, 1, is_duo=True), "Y")
    assert game.played == [GrantLeave(1, 0)]


@rule("base.fate-unanimous", "screen.shown")
async def test_each_of_two_at_one_keyboard_is_shown_the_key_that_agrees_to_fate() -> None:
    game = table(players=3, dice={0: "B A A A A"})
    game.live.play(ProposeFate(2))
    app = game.app(0, 1, is_duo=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        picture = text(app.game.view.frame())
        names = [app.game.view.narrator.name(player) for player in (0, 1)]
        for key, name in zip("zm", names, strict=True):
            assert f" {key}  {name}: " in picture
        await pilot.press("z", "m")
    assert game.played == [AnswerFate(0, agrees=True), AnswerFate(1, agrees=True)]
