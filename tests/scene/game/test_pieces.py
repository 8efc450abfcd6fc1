"""Pieces: what each part of the picture shows."""

import pytest

from escape_tui.engine.effect import Event
from escape_tui.engine.state import Ending
from escape_tui.engine.temple import Cell
from escape_tui.rules.calling import Called
from escape_tui.rules.countdown import Collapsed, Gonged, Slammed, Ticked
from escape_tui.rules.dice import DieReturned, Freed, Landed
from escape_tui.rules.ending.balance import balance
from escape_tui.rules.ending.leaving import DieGiven
from escape_tui.rules.ending.report import blank
from escape_tui.scene.game.dice.dice_tray import HEIGHT, dice_tray, die_piece
from escape_tui.scene.game.end.end_report import WIDE, GameEnd, Glance, Kept, end_picture, room_for_temple
from escape_tui.scene.game.map.camera import Camera
from escape_tui.scene.game.pacing.cue_of_event import cue_of
from escape_tui.scene.game.side.actions import doable
from escape_tui.scene.stage.layout import Layout, Place
from escape_tui.scene.words.big_letters import lettered, width_of
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import apart, clipped, dressed, wrapped
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.bench.view import Table, changes, measured, seconds
from tests.scene.live_table import played_by_companions, text
from tests.temple import CATALOGUE, Scene
from tile_art.chambers.chamber import Chamber, sides
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import temple
from tile_art.icons import LETTERS
from tile_art.inks.canvas import row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

MOST_BYTES = 600


def test_one_die_a_roll_and_a_second_cost_few_bytes() -> None:
    table = Table()
    costs = {name: measured(table, states, rounds=4)[1] for name, states in changes(table).items()}
    costs["a clock second"] = seconds(table, rounds=4)[1]
    assert (
        max(costs[name] for name in ("one die held", "a roll", "a friend's roll", "a clock second"))
        < MOST_BYTES
    )
    assert measured(table, (table.live.state, table.live.state), rounds=4)[1] == 0


@pytest.mark.parametrize("dice", range(10))
@pytest.mark.parametrize("width", [25, 51, 83])
def test_any_number_of_dice_fits_into_the_tray(dice: int, width: int) -> None:
    scene = Scene(dice={0: " ".join("A" * dice)})
    place = Place(0, 0, width, HEIGHT)
    dice_of = scene.adventurer(0).dice
    trays = dice_tray(dice_of, range(1, 10), place, 0, Glyphs.UNICODE, LETTERS)
    pieces = [die_piece(each) for each in trays]
    picture = Layout(width, HEIGHT).frame(tuple(pieces))
    assert len(picture) == HEIGHT
    assert text(picture).count("A") >= dice
    if 0 < dice <= 5:
        assert "1" in text(picture)


def test_what_can_be_done_comes_with_its_price_and_what_nearly_can_with_what_is_missing() -> None:
    scene = Scene(dice={0: "A K - - -"})
    found = {(each.action, "".join(each.price), "".join(each.missing)) for each in doable(scene.game, 0, 9)}
    assert found == {
        ("roll", "", ""),
        ("north", "", "A"),
        ("south", "", "A"),
        ("east", "AK", ""),
        ("west", "", "A"),
    }


def test_of_three_gems_the_list_has_the_most_that_can_be_paid() -> None:
    scene = Scene("basic-01:E start gem-key-1:W", dice={0: "K K K K K K K"}, at={0: "gem-key-1"}, players=1)
    acts = [each for each in doable(scene.game, 0, 9) if each.action == "act"]
    assert [len(each.price) for each in acts] == [7]


@pytest.mark.parametrize(
    ("event", "cue"),
    [
        (Gonged(2, 0), "gong 2"),
        (Ticked(1, 3), "tick"),
        (Slammed(1), "slam"),
        (Collapsed(), "collapse"),
        (Called(1, "help", "start"), "help call"),
        (Called(0, "help", "start"), ""),
        (Called(1, "thanks", "start"), ""),
        (DieReturned(0, "x"), "die came back"),
        (DieReturned(1, "x"), ""),
        (Freed(0, (1,), 1), "die came back"),
        (DieGiven(1, 0), "die came back"),
        (Landed(0, ()), ""),
    ],
)
def test_everybody_hears_the_gongs_and_what_concerns_himself(event: Event, cue: str) -> None:
    heard = cue_of(event, (0,))
    assert (heard.name if heard else "") == cue


def test_a_map_stands_still_while_everything_can_be_seen_and_follows_otherwise() -> None:
    hall = Chamber(doors=sides("NESW"))
    camera, place = Camera(), Place(1, 1, 40, 12)
    small = temple({(0, 0): hall, (1, 0): hall}, Size.MEDIUM)
    first = camera.piece(small, place, Cell(0, 0))
    assert camera.piece(small, place, Cell(1, 0)) == first
    wide = temple({(x, 0): hall for x in range(-6, 7)}, Size.MEDIUM)
    near = camera.piece(wide, place, Cell(0, 0))
    assert camera.piece(wide, place, Cell(0, 0)) == near
    far = camera.piece(wide, place, Cell(6, 0))
    assert far.left > near.left
    x, _, width, _ = wide.place((6, 0))
    assert far.left <= x
    assert x + width <= far.left + place.width


def test_my_chamber_is_never_under_a_notice() -> None:
    hall = Chamber(doors=sides("NESW"))
    tower = temple({(0, y): hall for y in range(8)}, Size.MEDIUM)
    camera, place = Camera(), Place(1, 1, 40, 16)
    piece = camera.piece(tower, place, Cell(0, 4), below=5)
    rect = tower.place((0, 4))
    assert rect.y + rect.height - piece.top <= 16 - 5


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (200, 60)])
def test_the_end_shows_who_escaped_when_and_the_whole_temple(width: int, height: int) -> None:
    game = played_by_companions((), seed=1)
    game.clockwork.turn(700_000)
    state = game.live.state
    assert isinstance(state.ending, Ending)
    _, _, across, down = room_for_temple(width, height)
    narrator = Narrator(Words(), state.setup, CATALOGUE)
    art = (row("X" * across),) * down
    end = GameEnd(state, game.live.report, balance(game.live.game))
    glance = Glance(width, height, (("Esc", "end-leave"),))
    report = text(end_picture(end, narrator, art, glance))
    turned = text(end_picture(end, narrator, art, glance._replace(is_temple_up=True)))
    for number in range(5):
        assert f"Player {number}" in report
    assert turned.count("X" * across) == down
    assert "leave" in report.splitlines()[-1]
    if width >= WIDE:
        assert report == turned


def test_a_report_of_nothing_praises_nobody() -> None:
    scene = Scene()
    narrator = Narrator(Words(), scene.state.setup, CATALOGUE)
    end = GameEnd(scene.state, blank(2), balance(scene.game))
    picture = end_picture(end, narrator, (row("X"),), Glance(80, 24))
    assert "★" not in text(picture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [50, 80, 120])
def test_the_end_cuts_neither_the_way_out_nor_the_line_to_share(language: str, width: int) -> None:
    scene, words = Scene(), Words(language)
    narrator = Narrator(words, scene.state.setup, CATALOGUE)
    kept = Kept("81eb73e5aa", "ssh -t -p 24612 temple.example.org replay 81eb73e5aa")
    end = GameEnd(scene.state, blank(2), balance(scene.game), kept=kept)
    messages = ("want", "talk", "see-again", "temple", "story", "leave")
    keys = tuple((f"Key{at}", f"end-{message}") for at, message in enumerate(messages))
    picture = text(end_picture(end, narrator, (row("X"),), Glance(width, 24, keys)))
    assert picture.splitlines()[-1].endswith(words.say("end-leave"))
    assert "81eb73e5aa" in picture


def test_large_letters_have_one_width_and_no_accents() -> None:
    picture = lettered("Éà 7!", Ink.TITLE)
    assert {len(line.text) for line in picture} == {width_of("Éà 7!")}
    assert lettered("E", Ink.TITLE) == lettered("é", Ink.TITLE)


def test_prose_is_cut_wrapped_and_set_apart() -> None:
    assert clipped("adventurer", 5) == "adve…"
    assert [line.text for line in wrapped("one two three four", 9, most=2)] == ["one two", "three fo…"]
    assert apart(row("a long label"), row("2A"), 8).text == "a lon 2A"


def test_words_without_accents_where_there_is_only_ascii() -> None:
    (line,) = dressed((row("Départ … → ☻"),), Glyphs.ASCII)
    assert line.text == "Depart ~ > @"
