"""What a player needs is seen at a glance at 80×24: over whole games, with expansions and at every gong."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest

from escape_tui.engine.setup import Difficulty, Seat, Setup
from escape_tui.engine.temple import EXIT
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from escape_tui.modules.curses import CursesInPlay
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import FreeDice, Roll
from escape_tui.rules.ending.standstill import Standstill
from escape_tui.rules.exploring import Discover
from escape_tui.scene.game.input.first_sights import CARD_SECONDS, TOLD_IN_GAMES, FirstSights
from escape_tui.scene.game.side.side_column import FEWEST_STORY_ROWS
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.stage.layout import Piece
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.live_table import EVERYTHING, Table, played_by_companions, text
from tests.temple import CATALOGUE, N, Scene
from tile_art.inks.canvas import Picture

CARDS = ("curses", "treasures", "character", "trap")
#: Expansions, players and seed of the games that are looked at.
GAMES = (((), 3, 2), (CARDS, 4, 5), (EVERYTHING, 6, 8))
SECONDS_APART = 4


class Glance(tuple[Picture, tuple[Piece, ...], tuple[Piece, ...], bool, bool]):
    """A frame, the pieces of the own chamber and of the dice in it, and whether the exit is there and a
    countdown runs."""


@cache
def looks(game: int, language: str = "en") -> tuple[Glance, ...]:
    """What player 0 sees of a game every few seconds."""
    modules, players, seed = GAMES[game]
    table = played_by_companions(modules, seed, players)
    view = table.view((0,))
    view.dress(Appearance(Words(language)))
    return tuple(_looks(table, view))


def _looks(table: Table, view: View) -> Iterator[Glance]:
    while table.live.state.ending is None:
        table.clockwork.turn(1_000 * SECONDS_APART)
        if table.live.state.ending is None and not table.live.is_paused:
            frame = view.frame()
            mine = tuple(piece for piece in view.drawn[1:] if _is_chamber(piece, view))
            dice = tuple(piece for piece in view.tray if piece.targets)
            has_exit = EXIT in table.live.state.temple
            yield Glance((frame, mine, dice, has_exit, view.presenter.eyes.time.running is not None))


def _is_chamber(piece: Piece, view: View) -> bool:
    """Whether *piece* is the chamber in which the viewer stands, lit."""
    measure = view.size.measure
    drawn = len(piece.picture), max((len(line.text) for line in piece.picture), default=0)
    return drawn == (measure.height, measure.width) and piece not in view.tray


def is_whole(piece: Piece, frame: Picture) -> bool:
    """Whether every cell of *piece* is seen in *frame*."""
    x, y, width, height = piece.place
    if height < len(piece.picture) or width < len(piece.picture[0].text):
        return False
    shown = [frame[y + down].text[x : x + width] for down in range(height)]
    return shown == [line.text[:width] for line in piece.picture]


@pytest.mark.parametrize(("game", "language"), [(0, "en"), (2, "en"), *((1, each) for each in LANGUAGES)])
def test_the_story_always_has_three_lines(game: int, language: str) -> None:
    heading = f"─ {Words(language).say('panel-story')} ─"
    for frame, *_ in looks(game, language):
        column = [line.text[53:] for line in frame]
        assert heading in "\n".join(column)
        at = next(number for number, line in enumerate(column) if heading in line)
        assert len(column) - 1 - at >= FEWEST_STORY_ROWS


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_nothing_covers_my_chamber_or_my_dice_also_in_a_countdown(game: int) -> None:
    seen = looks(game)
    assert any(is_running for *_, is_running in seen)
    for frame, mine, dice, _, _ in seen:
        assert all(is_whole(die, frame) for die in dice), text(frame)
        assert any(is_whole(chamber, frame) for chamber in mine) or not mine, text(frame)


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_the_exit_is_on_the_map_or_marked_at_its_edge(game: int) -> None:
    with_exit = [frame for frame, _, _, has_exit, _ in looks(game) if has_exit]
    assert with_exit
    assert [text(frame) for frame in with_exit if not any("☼" in line.text[:53] for line in frame)] == []


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_dice_keep_their_size_and_their_places(game: int) -> None:
    places = [{die.place[:2] for die in dice} for _, _, dice, _, _ in looks(game)]
    sizes = {die.place[2:] for _, _, dice, _, _ in looks(game) for die in dice}
    assert len(sizes) == 1
    most = max(places, key=len)
    assert all(each <= most for each in places if len(each) <= 5)


class Timers(dict[str, tuple[float, Callable[[], None]]]):
    """Timers that go off by hand."""

    def later(self, name: str, seconds: float, action: Callable[[], None]) -> None:
        self[name] = seconds, action

    def ring(self, name: str) -> None:
        self.pop(name)[1]()


def sights(view: View, told: set[str]) -> tuple[FirstSights, Timers]:
    timers = Timers()

    def is_news(id: str) -> bool:
        is_new = id not in told
        told.add(id)
        return is_new

    return FirstSights(view, timers.later, is_news, lambda: None), timers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_cards_are_told_whole_before_those_of_others_are_listed(language: str) -> None:
    scene = Scene(modules=("curses",), players=3)
    mine = ("mind-control", "silence", "mask", "cursed-hand", "broken-die")
    scene.put_part(CursesInPlay((), (mine, *[("silence",)] * 2)))
    view = Table(scene.game).view((0,))
    view.resize(120, 40)
    words = Words(language)
    view.dress(Appearance(words))
    column = " ".join(" ".join(line.text[85:119].strip() for line in view.frame()).split())
    assert all(words.say(f"curse-{card}.effect") in column for card in mine), text(view.frame())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_comes_is_explained_in_full_for_six_seconds(language: str) -> None:
    scene = Scene(modules=("curses", "treasures"), dice={0: "A A K T T"}, pile="cursed-01 exit", players=6)
    scene.put_part(CursesInPlay(("mind-control",), ((),) * 6))
    table = Table(scene.game)
    view = table.view((0,))
    view.dress(Appearance(Words(language)))
    explaining, timers = sights(view, set())
    table.live.play(Discover(0, N))
    explaining.look()
    told = Words(language).say("curse-mind-control.effect")
    column = " ".join(line.text[53:79].strip() for line in view.frame())
    assert told in " ".join(column.split())
    assert timers["card"][0] == CARD_SECONDS >= 5
    timers.ring("card")
    assert view.input.new_card is None
    explaining.show_page("cards")
    column = " ".join(line.text[53:79].strip() for line in view.frame())
    assert told in " ".join(column.split())


def test_each_sign_is_explained_in_three_games_at_most() -> None:
    told = set[str]()
    for game in range(TOLD_IN_GAMES + 1):
        view = Table(Scene().game).view((0,))
        explaining, timers = sights(view, told)
        explaining.look()
        assert ("New sign ▲" in text(view.frame())) is (game < TOLD_IN_GAMES)
        while "sign" in timers:
            timers.ring("sign")
        explaining.look()
        assert "New sign" not in text(view.frame())


def test_a_locked_die_and_a_golden_mask_are_explained_when_they_first_come() -> None:
    game = Table(Scene("start basic-02:W", dice={0: "B G A K T"}).game)
    view = game.view((0,))
    looking, timers = sights(view, set())
    looking.look()
    assert "New sign ■ a locked die: gold frees two" in text(view.frame())
    timers.ring("sign")
    assert "New sign ◉ a golden mask: frees two dice" in text(view.frame())
    harmless = game.view((1,))
    looking, _ = sights(harmless, set())
    looking.look()
    assert "locked die" not in text(harmless.frame())


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_small_terminal_a_new_sign_is_explained_without_cutting_a_word(language: str) -> None:
    words = Words(language)
    view = Table(Scene("start gem-key-1:W", dice={0: "A A K T T"}).game).view((0,))
    view.resize(50, 18)
    view.dress(Appearance(words))
    explaining, timers = sights(view, set())
    explaining.look()
    told = []
    while "sign" in timers:
        told.append(" ".join(" ".join(line.text[1:32].strip() for line in view.frame()[12:17]).split()))
        timers.ring("sign")
    for sign in ("gem", "entrance"):
        assert any(words.say(f"sign-{sign}") in line for line in told)


@pytest.mark.parametrize(
    ("size", "column", "before", "here", "away"),
    [
        (
            (80, 24),
            slice(53, 79),
            "☻l player… here",
            "☻l player…  I have gold ",
            "☻l player… →1 I have gold ",
        ),
        ((50, 18), slice(33, 49), "☻l here", "☻l  I have gold ", "☻l  I have gold "),
    ],
)
def test_a_call_hides_the_word_here_whole_but_not_the_way(
    size: tuple[int, int], column: slice, before: str, here: str, away: str
) -> None:
    for chamber, called in (("start", here), ("basic-02", away)):
        table = Table(Scene("start basic-02:W", at={1: chamber}).game)
        view = table.view((0,))
        view.resize(*size)
        assert chamber != "start" or _line_of_friend(view, column).startswith(before)
        table.live.play(Call(1, "gold"))
        assert _line_of_friend(view, column).split() == called.split()


def test_the_story_tells_once_what_happens_twice_in_a_row() -> None:
    table = Table(Scene(dice={0: "G G A A A", 1: "B B B B B"}).game)
    view = table.view((0,))
    table.live.play(FreeDice(0, 1))
    table.live.play(FreeDice(0, 1))
    assert text(view.frame()).count("player 0 frees 2") == 1


@pytest.mark.parametrize("is_hopeless", [False, True])
def test_nobody_is_told_to_call_where_nobody_can_help(is_hopeless: bool) -> None:
    scene = Scene(dice={0: "B B B B B", 1: "B B B B B"}, difficulty=Difficulty.PROFESSIONAL)
    if is_hopeless:
        scene.put_part(Standstill())
    assert ("Call a friend" in text(Table(scene.game).view((0,)).frame())) is not is_hopeless


def test_two_of_one_name_can_be_told_apart() -> None:
    seats = (Seat("Ann", "red"), Seat("cleo", "blue"), Seat("cleo (2)", "green"))
    game = new_game(Setup(seats), CATALOGUE, SeededChance(1))
    told = text(Table(game).view((0,)).frame())
    assert "cleo " in told
    assert "(2)" in told


def _line_of_friend(view: View, column: slice) -> str:
    (line,) = (line.text[column] for line in view.frame() if line.text[column].startswith("☻"))
    return line


@pytest.mark.parametrize("modules", [(), CARDS])
def test_no_row_of_the_list_moves_while_dice_tumble(modules: tuple[str, ...]) -> None:
    table = Table(Scene("start basic-02:W", modules=modules, dice={0: "K K A B T T A T K"}).game)
    view = table.view((0,))
    keys = [line.text[53:61] for line in view.frame()[2:8]]
    assert keys[0].split() == ["Space"]
    table.live.play(Roll(0))
    assert table.live.state.adventurers[0].is_tumbling
    assert [line.text[53:61] for line in view.frame()[2:8]] == keys
