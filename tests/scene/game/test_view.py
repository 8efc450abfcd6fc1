"""The view: what a game looks like on terminals of every size."""

import os
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from escape_tui.engine.state import Ending
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.rules.calling import Call, Say
from escape_tui.rules.dice import Hold
from escape_tui.rules.presence import ComeBack, StepAway
from escape_tui.scene.game.input.intents import NumberedMenu, intent
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.memo import Memo
from escape_tui.scene.game.pacing.presenter import presenter_of
from escape_tui.scene.game.scenery import DecidingInputs, Rules, deciding
from escape_tui.scene.game.side.actions import WayCosts, doable
from escape_tui.scene.game.table_inputs import TableEyes
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.keys.keys import ACTION_BY_ID
from escape_tui.scene.stage.layout import Piece
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.live_table import EVERYTHING, Table, played_by_companions, table, text
from tests.temple import Scene
from tile_art.chambers.size import Size
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink, ink_of

GOLDEN = Path(__file__).parent / "golden"
TEMPLE = """
. gem-torch-1:S basic-12:W .
basic-01:E start basic-02:W exit:W
. basic-07:N . .
"""
SIZES = ((50, 18), (80, 24), (120, 40), (200, 60))


def usual(players: int = 4, **facts: object) -> Table:
    """Four people in the middle of a game."""
    return table(
        TEMPLE,
        dice={0: "A K* T G B", 1: "B B A K -", 2: "? ? K* K* A", 3: "A A A A A A"},
        at={1: "basic-02", 2: "exit", 3: "basic-07"},
        players=players,
        pile="basic-03 basic-05 basic-06",
        **facts,
    )


@pytest.mark.parametrize("glyphs", Glyphs)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_picture_is_the_one_that_somebody_has_looked_at(width: int, height: int, glyphs: Glyphs) -> None:
    game = usual(soundtrack="1")
    view = game.view((0,), glyphs)
    view.resize(width, height)
    game.live.play(Call(1, "help"))
    drawn, golden = text(view.frame()), GOLDEN / f"game-{width}x{height}-{glyphs.value}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(drawn, encoding="utf-8")
    assert drawn == golden.read_text(encoding="utf-8")


def test_plain_characters_are_plain() -> None:
    view = usual().view((0,), Glyphs.ASCII)
    for width, height in SIZES:
        view.resize(width, height)
        assert text(view.frame()).isascii()


@pytest.mark.parametrize("width", [1, 20, 79, 80, 99, 100, 159, 160, 233])
@pytest.mark.parametrize("height", [1, 5, 23, 24, 31, 50])
def test_every_size_is_filled_exactly(width: int, height: int) -> None:
    view = usual().view()
    view.resize(width, height)
    frame = view.frame()
    assert len(frame) == height
    assert {len(line.text) for line in frame} == {len(line.inks) for line in frame} == {width}


def test_a_small_terminal_is_told_both_sizes() -> None:
    view = usual().view()
    view.resize(49, 24)
    assert "49×24" in text(view.frame())
    assert "50×18" in text(view.frame())


def test_nothing_new_is_the_same_picture() -> None:
    view = usual().view()
    assert view.frame() is view.frame()


def test_a_die_held_changes_the_lines_of_the_dice_alone() -> None:
    game = table(dice={0: "A K T G B"})
    view = game.view()
    view.resize(120, 40)
    before = view.frame()
    game.live.play(Hold(0, 0))
    changed = [y for y, (was, now) in enumerate(zip(before, view.frame(), strict=True)) if was is not now]
    tray = view.regions.tray
    assert changed
    assert all(tray.y <= y < tray.y + tray.height for y in changed)


def test_who_holds_all_dice_is_not_told_to_roll() -> None:
    game = table(dice={0: "A K* T* G* B"})
    view = game.view()
    view.resize(120, 40)
    assert "roll" in text(view.frame()).split("Team")[0]
    game.live.play(Hold(0, 0))
    assert "roll" not in text(view.frame()).split("Team")[0]


@pytest.mark.parametrize("modules", [(), EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("seed", [3, 4])
def test_what_can_be_done_is_what_the_rules_say_of_the_whole_game(
    modules: tuple[str, ...], seed: int
) -> None:
    game = played_by_companions(modules, seed)
    sights = [game.live.publisher.replica(player) for player in range(5)]
    looking = [(Rules(sight.game), TableEyes(sight, {})) for sight in sights]
    listed = 0
    for number in range(200 if modules else 700):
        game.clockwork.turn(300)
        player = number % len(sights)
        rules, eyes = looking[player]
        eyes.look()
        table = eyes.table
        me = table.bearings[player]
        friends = table.offered if me.needs_offered else table.locked if me.needs_locked else ()
        inputs = DecidingInputs(rules, Memo(), table.scene.scenery, me.hand, friends)
        asked, found = rules.about(deciding(inputs).state), doable(sights[player].game, player, 9)
        assert doable(asked, player, 9) == found
        listed += len(found)
        if not modules:
            assert WayCosts().doable(asked, player, 9) == found
    assert listed > 500


def map_pieces(view: View) -> tuple[Piece, ...]:
    """The pieces of the map: all behind the frame, as far as there is room."""
    return tuple(piece for piece in view.pieces()[1:] if piece.place.y < view.regions.divider.y)


async def test_everybody_at_a_table_shares_one_picture_of_the_temple() -> None:
    game = usual()
    publisher, clock = game.live.publisher, HandClockwork()
    presenter = presenter_of(publisher.replica(), clock)
    assert presenter_of(publisher.replica(), clock) is presenter
    first, second = (View(presenter, Appearance(Words()), (publisher.replica(seat),)) for seat in (0, 1))
    pictures = [map_pieces(view)[0].picture for view in (first, second)]
    assert pictures[0] is pictures[1]


def test_my_own_chamber_is_lit_up_for_me() -> None:
    game = usual()
    lit = {player: map_pieces(game.view((player,)))[1].picture for player in (0, 1)}
    assert "☻p" in text(lit[0])
    assert lit[0] != lit[1]


def test_a_call_stands_in_the_team_panel_for_a_while() -> None:
    game = usual()
    view = game.view()
    game.live.play(Call(1, "help"))
    assert "Help me!" in text(view.frame())
    game.clockwork.turn(8_000)
    assert "Help me!" not in text(view.frame()).split("Story")[0]


def test_a_reconnect_is_one_line_of_the_story_however_often_it_happens() -> None:
    game = Table(Scene(players=2).game)
    view = game.view((0,))
    view.resize(80, 24)
    name = view.narrator.name(1)
    game.play(StepAway(1))
    assert f"{name} is away." in text(view.frame())
    game.play(ComeBack(1))
    game.play(StepAway(1))
    game.play(ComeBack(1))
    shown = text(view.frame())
    assert f"{name} is away." not in shown
    assert shown.count(f"{name} is back.") == 1


def test_a_greeting_looks_and_stands_unlike_a_call_for_help() -> None:
    inks, faces = {}, {}
    for call in ("help", "greet"):
        game = Table(Scene(players=2).game)
        view = game.view((0,))
        view.resize(80, 24)
        game.play(Call(1, call))
        frame = view.frame()
        said = Words().say(f"call-{call}")
        line = next(line for line in frame if said in line.text)
        inks[call] = ink_of(line.inks[line.text.index(said)])
        faces[call] = "!" in text(frame).replace(said, "")
    assert inks == {"help": Ink.CALL, "greet": Ink.STRONG}
    assert faces == {"help": True, "greet": False}


def test_the_clock_shows_whole_seconds() -> None:
    game = usual(soundtrack="1")
    view = game.view()
    before = view.frame()
    game.clockwork.turn(300)
    assert view.frame()[0] is before[0]
    game.clockwork.turn(700)
    assert "9:59" in view.frame()[0].text


def test_a_hidden_clock_is_not_shown() -> None:
    view = usual(soundtrack="1", is_clock_hidden=True).view()
    assert "10:00" not in text(view.frame())


def test_a_countdown_shows_its_seconds_and_the_way_home() -> None:
    game = usual(soundtrack="1")
    view = game.view((1,))
    view.resize(120, 40)
    game.clockwork.turn(190_000)
    frame = text(view.frame())
    assert "slams in 28 s" in frame
    assert "Way home:" in frame


def test_the_frame_is_red_while_a_countdown_runs() -> None:
    game = usual(soundtrack="1")
    view = game.view((1,))
    inks = []
    for seconds in (100, 90, 40):
        game.clockwork.turn(seconds * 1000)
        inks.append(ink_of(view.frame()[-1].inks[0]))
    assert inks == [Ink.FRAME, Ink.FRAME_ALARM, Ink.FRAME]


def test_nothing_can_be_done_in_a_temple_that_has_collapsed() -> None:
    game = usual(soundtrack="1")
    view = game.view()
    view.resize(120, 40)
    to_do = "Ash gallery"
    assert to_do in text(view.frame()).split("Team")[0]
    game.live.set_scene(replace(game.live.game.state, ending=Ending(False, "base.defeat", game.live.now())))
    assert to_do not in text(view.frame()).split("Team")[0]


def test_a_menu_never_hides_the_dice() -> None:
    game = usual()
    view = game.view()
    for width, height in SIZES:
        view.resize(width, height)
        view.input.menus.clear()
        before = view.frame()
        calls = intent(game.live.game, 0, ACTION_BY_ID["call"])
        assert isinstance(calls, NumberedMenu)
        view.input.menus[0] = OpenQuestion(calls, has_focus=True)
        tray = view.regions.tray
        assert before[tray.y : tray.y + tray.height] == view.frame()[tray.y : tray.y + tray.height]


def test_zooming_goes_through_three_sizes_and_fitting_shows_everything() -> None:
    view = usual().view()
    view.resize(120, 40)
    sizes = []
    for steps in (-5, 1, 1, 1):
        view.camera.zoom(steps, view.size)
        sizes.append(view.size)
    assert sizes == [Size.SMALL, Size.MEDIUM, Size.LARGE, Size.LARGE]
    view.camera.overview()
    assert "Exit" in text(view.frame())


def test_panning_moves_the_map_until_it_follows_again() -> None:
    view = usual().view()
    before = text(view.frame())
    view.camera.pan(6, 2)
    assert text(view.frame()) != before
    view.camera.follow()
    assert text(view.frame()) == before


def test_two_at_one_keyboard_see_both_their_dice() -> None:
    view = usual(players=4).view((0, 1), is_duo=True)
    frame = text(view.frame())
    assert "player 0" in frame.splitlines()[view.regions.tray.y - 1]
    assert "player 1" in frame.splitlines()[view.regions.tray.y - 1]


@pytest.mark.parametrize(
    ("seed", "language", "moments"),
    [
        (0, "en", 30),
        (1, "fr", 30),
        *(pytest.param(*game, 60, marks=pytest.mark.soak) for game in product(range(4), LANGUAGES)),
    ],
)
def test_a_game_with_everything_in_it_can_be_drawn_at_every_moment(
    seed: int, language: str, moments: int
) -> None:
    game = played_by_companions(EVERYTHING, seed)
    views = [game.view(seats) for seats in ((0,), (2, 3), ())]
    for number, view in enumerate(views):
        view.dress(Appearance(Words(language), list(Glyphs)[number % 2]))
        view.resize(*SIZES[number])
    for _ in range(moments):
        game.clockwork.turn(240_000 // moments)
        for view in views:
            assert len(view.frame()) == view.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_at_one_keyboard_see_all_their_keys_even_on_a_narrow_terminal(language: str) -> None:
    view = usual(players=4).view((0, 1), is_duo=True)
    view.dress(Appearance(Words(language)))
    view.resize(80, 24)
    last = text(view.frame()).splitlines()[-1]
    assert all(keys in last for keys in ("1-5", "esdf", "6-0", "ijkl", ";"))
    assert all(Words(language).say(f"hint-{action}") in last for action in ("roll", "hold-1", "north", "act"))


def test_a_muted_player_is_neither_read_nor_seen_calling() -> None:
    game = usual()
    view = game.view((0,))
    view.resize(120, 40)
    game.live.play(Call(1, "help"))
    game.live.play(Say(1, "look here"))
    assert text(view.frame()).count("Help me!") == 2
    assert "look here" in text(view.frame())
    view.muted = frozenset({1})
    view.dress(view.look)
    assert "Help me!" not in text(view.frame())
    assert "look here" not in text(view.frame())


def test_only_who_muted_a_caller_sees_no_mark_of_the_call_on_the_map() -> None:
    game = usual()
    ears, deaf = game.view((0,)), game.view((0,))
    deaf.muted = frozenset({1})
    for view in (ears, deaf):
        view.resize(120, 40)
    game.live.play(Call(1, "help"))
    assert "☻l!" in text(ears.frame())
    assert "☻l!" not in text(deaf.frame())
    assert "☻l" in text(deaf.frame())
    assert "☻l!" in text(ears.frame())


def test_a_long_whisper_is_read_whole_in_a_small_terminal() -> None:
    view = usual().view((0,))
    view.resize(50, 18)
    view.input.quiet[0] = "All dice locked! Call, or propose fate."
    picture = text(view.frame())
    assert [word for word in view.input.quiet[0].split() if word not in picture] == []


def test_what_happened_behind_the_curtain_is_seen_when_it_opens() -> None:
    game = table(dice={0: "A K T G B"})
    view = game.view()
    view.frame()
    game.live.pause()
    view.frame()
    game.live.set_scene(game.live.state.with_adventurer(Scene(dice={0: "K K K K K"}).adventurer(0)))
    view.frame()
    game.live.resume()
    assert view.frame() == game.view().frame()


def test_spectators_see_longer_names_because_they_need_no_ways() -> None:
    view = table(players=2).view(())
    view.resize(80, 24)
    team = [line.text[53:79] for line in view.frame()]
    assert any("player 1 " in line for line in team), team


def test_the_tricksters_swaps_follow_the_dice_of_friends() -> None:
    picks = {0: {"character": "trickster", "card": "permanent"}}
    facts: dict[str, Any] = {"modules": ("character", "newchar"), "picks": picks, "players": 2}
    game = table(dice={0: "A - K", 1: "T A G"}, **facts)
    view = game.view()
    view.resize(200, 60)
    assert " i  Swap dice" not in text(view.frame())
    friend = Scene(dice={0: "A - K", 1: "B T* G"}, **facts).adventurer(1)
    game.live.set_scene(game.live.state.with_adventurer(friend))
    assert " i  Swap dice" in text(view.frame())


def test_when_every_die_is_locked_the_list_names_what_helps_and_nothing_that_needs_a_roll() -> None:
    stuck = text(table(dice={0: "B B B B B"}).view().frame())
    assert "need" not in stuck
    assert " f  turn of fate" in stuck


def test_when_every_die_is_held_the_list_offers_to_release_them() -> None:
    offered = [text(table(dice={0: dice}).view().frame()) for dice in ("A* K* T* B B", "A* K* T B B")]
    assert ["release all" in picture for picture in offered] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_calls_of_two_at_one_keyboard_are_not_cut(language: str) -> None:
    game = table()
    view = game.view((0, 1), is_duo=True)
    view.resize(80, 24)
    view.dress(Appearance(Words(language)))
    calls = intent(game.live.game, 0, ACTION_BY_ID["call"])
    assert isinstance(calls, NumberedMenu)
    view.input.menus[0] = OpenQuestion(calls, has_focus=True)
    assert "…" not in "".join(line.text[:26] for line in view.frame())
