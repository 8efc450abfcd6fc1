"""A tile that is looked at before it is laid is drawn beside the question, and cards come before places."""

import pytest

from escape_tui.rules.exploring import Discover
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.app.at_terminal import AtTerminal, playing
from tests.app.test_map_questions import owning
from tests.rulebook import rule
from tests.scene.live_table import Table
from tests.temple import CATALOGUE, N, Scene


def looking_at(tile: str, *modules: str) -> Table:
    """A Discoverer who has drawn *tile*."""
    picks = {0: {"character": "discoverer", "card": "permanent"}}
    scene = Scene(
        modules=("character", *modules), picks=picks, dice={0: "A A K T T"}, pile=f"{tile} basic-05 exit"
    )
    scene.play(Discover(0, N))
    return Table(scene.game)


def box(me: AtTerminal) -> str:
    """What is in the box with the question."""
    lines = me.shown.splitlines()
    first = next(y for y, line in enumerate(lines) if "╭─" in line[:3])
    last = next(y for y, line in enumerate(lines) if "╰─" in line[:3] and y > first)
    return "\n".join(line[2:50] for line in lines[first : last + 1])


@rule("character.discoverer-permanent")
@pytest.mark.parametrize("size", [(80, 24), (50, 18)])
@pytest.mark.parametrize(
    ("tile", "modules", "drawn"),
    [
        ("basic-03", (), ("▐A▌▐T▌", "▟█▙")),
        ("gem-torch-1", (), ("▐", "10T")),
        ("cursed-02", ("curses", "treasures"), ("▐A▌▐K▌", "4T ◇", "†", "◄", "░▲░")),
        ("platform", ("trap",), ("▐A▌▐A▌", "◄", "░▲░")),
    ],
)
async def test_doors_price_gems_masks_and_name_of_a_tile_are_drawn(
    tile: str, modules: tuple[str, ...], drawn: tuple[str, ...], size: tuple[int, int]
) -> None:
    async with playing(looking_at(tile, *modules), size=size) as me:
        await me.press("e")
        shown = box(me)
        assert [each for each in drawn if each not in shown] == []
        assert Narrator(Words(), me.table.live.state.setup, CATALOGUE).chamber(tile) in shown


@rule("character.discoverer-permanent")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (50, 18)])
async def test_what_its_module_says_of_a_tile_stands_beside_its_picture(
    language: str, size: tuple[int, int]
) -> None:
    async with playing(looking_at("platform", "trap"), language=language, size=size) as me:
        await me.press("e")
        told = Words(language).say("chamber-platform.effect").split()
        shown = " ".join(box(me).split())
        assert [word for word in told if word not in shown] == []


@rule("treasures.secret-passage")
async def test_nine_digits_are_for_cards_and_a_card_that_asks_for_a_place_is_one_of_them() -> None:
    cards = ("healing-mask", "double-torch", "double-key", "teleport", "extra-gem", "secret-passage")
    async with playing(owning(*cards)) as me:
        await me.press("i")
        question = me.game.input.menus[0]
        assert not question.is_on_map
        assert sorted(question.key_of.values()) == list("123456")
        line = next(line for line in box(me).splitlines() if "Secret passage" in line)
        await me.press(line.split("Secret passage")[0].replace("►", " ").split()[-1])
        assert "Open which wall?" in me.shown
        assert me.game.input.menus[0].is_on_map
