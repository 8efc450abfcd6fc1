"""What a rule asks of a player is on that player's screen, in Unicode and in plain characters."""

from collections import Counter
from dataclasses import replace

import pytest

from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.rulebook import RULES
from escape_tui.modules.time import GREEN, TimerStarted
from escape_tui.modules.toll import toll
from escape_tui.rules.moving import Enter
from escape_tui.scene.game.input.intents import SIDES
from escape_tui.scene.game.input.seat_controls import SeatControls, Teller
from escape_tui.scene.game.view import View
from escape_tui.scene.keys.keys import ACTION_BY_ID
from escape_tui.scene.words.prose import dressed
from tests.rulebook import rule
from tests.scene.live_table import EVERYTHING, Table, text
from tests.scene.rule_scenes import NOTHING_TO_SEE, SHOWN
from tests.scene.shown_scenes import Shown
from tests.temple import E, Scene
from tile_art.inks.canvas import row
from tile_art.inks.glyphs import CONSOLE_FONT, Glyphs

#: Every size and every glyph set; those of the soak complete the product.
LOOKS = [
    ((80, 24), Glyphs.UNICODE),
    ((120, 40), Glyphs.ASCII),
    ((80, 24), Glyphs.CONSOLE),
    pytest.param((120, 40), Glyphs.UNICODE, marks=pytest.mark.soak),
    pytest.param((80, 24), Glyphs.ASCII, marks=pytest.mark.soak),
    pytest.param((120, 40), Glyphs.CONSOLE, marks=pytest.mark.soak),
]


@rule("screen.shown")
@pytest.mark.parametrize(("size", "glyphs"), LOOKS)
@pytest.mark.parametrize("asked", SHOWN)
def test_what_a_rule_asks_is_on_the_screen(asked: str, size: tuple[int, int], glyphs: Glyphs) -> None:
    shown = SHOWN[asked]
    view = looked_at(shown, *size, glyphs)
    picture, caps = text(view.frame()), {side: view.cap(side) for side in SIDES}
    missing = [
        words
        for words in shown.words
        if not any(written(each.format(**caps), glyphs) in picture for each in words.split("‖"))
    ]
    assert not missing, f"{missing}\n{picture}"
    assert glyphs is not Glyphs.CONSOLE or CONSOLE_FONT.issuperset(picture.replace("\n", ""))


def looked_at(shown: Shown, width: int, height: int, glyphs: Glyphs) -> View:
    """The view of the one who looks, after their keys and the time that passes."""
    table = Table(shown.scene().game)
    view = table.view((shown.viewer,), glyphs)
    view.resize(width, height)
    view.dress(replace(view.look, is_moving=not shown.is_still))
    whisper = view.input.quiet.__setitem__
    controls = SeatControls(
        table.seating(shown.viewer), view, Teller(whisper, lambda: None, lambda caution: False)
    )
    table.clockwork.turn(shown.after_ms)
    controls.ask_open_choices()
    for key in shown.keys:
        controls.do(ACTION_BY_ID[key], shown.viewer)
    view.input.page = shown.page
    if shown.is_paused:
        table.live.pause()
    return view


def written(words: str, glyphs: Glyphs) -> str:
    return dressed((row(words),), glyphs)[0].text


def test_every_rule_is_on_a_screen_or_says_why_it_need_not_be() -> None:
    named = Counter((*SHOWN, *(id for ids in NOTHING_TO_SEE.values() for id in ids)))
    assert [id for id in RULES if id not in named] == []
    assert [id for id in named if id not in RULES] == []
    assert [id for id, count in named.items() if count > 1] == []


@rule("screen.shown")
@pytest.mark.parametrize("glyphs", Glyphs)
def test_with_everything_in_play_what_is_asked_of_me_fits_and_all_cards_are_one_key_away(
    glyphs: Glyphs,
) -> None:
    """Five people, every module, 80×24: keys to press and my own cards are there, and nothing turns over."""
    table = crowded()
    view = table.view((0,), glyphs)
    first = text(view.frame())
    asked = (" v ", "You must lose 2 dice", " y ", "player 1 wants: enter", "No golden masks!")
    assert [words for words in asked if words not in first] == []
    mine = ("Trap", "Silence", "Mask")
    assert [card for card in mine if card not in first] == []
    panels = [line[53:] for line in first.splitlines()[7:]]
    for _ in range(5):
        table.clockwork.turn(1_000)
        assert [line[53:] for line in text(view.frame()).splitlines()[7:]] == panels
    view.input.page = "cards"
    everything = text(view.frame())
    assert [card for card in (*mine, "Muscleman") if card not in everything] == []


def crowded() -> Table:
    """Everything is in play, and several rules ask something of player 0 at once."""
    picks = {0: {"character": "muscleman"}, 1: {"character": "doc"}}
    scene = Scene(players=5, modules=EVERYTHING, picks=picks, dice={0: "A A K T B", 1: "A A K K K"})
    before = (("mask", "silence", "trap"), ("mind-control",), (), (), ())
    scene.put_part(CursesInPlay((), before))
    until = scene.state.now + 30_000
    scene.game.state = TimerStarted("prohibition-2", GREEN, 0, until).apply(scene.state)
    for event in toll(scene.game, 2, "time.torch", 0, is_one_each=True):
        scene.game.state = event.apply(scene.state)
    scene.play(Enter(1, E))
    return Table(scene.game)
