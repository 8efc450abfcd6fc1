"""Three things that are hard to say in a list are done on the map, in at most three keys from the screen."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.icon import Icon
from escape_tui.engine.named import AtChamber, AtWall
from escape_tui.modules.character.muscleman import TurnChamber
from escape_tui.modules.treasures.cards import UseSecretPassage, UseTeleport
from escape_tui.scene.game.input.open_question import Part
from escape_tui.scene.game.map import map_pieces
from tests.app.at_terminal import AtTerminal, playing
from tests.modules.queenies.dealing import own
from tests.rulebook import rule
from tests.scene.live_table import Table
from tests.temple import Scene

FOURTEEN = """
. basic-01:E basic-02:N basic-03:E basic-04:S
gem-torch-1:W basic-05:E start gem-key-1:W basic-06:N
basic-07:E basic-08:N basic-09:E basic-10:S basic-11:E
"""
SIXTEEN = f"""{FOURTEEN}
. basic-12:N basic-13:E . .
"""


class Keyboard:
    """Counts the keys that a player presses."""

    def __init__(self, me: AtTerminal) -> None:
        self._me = me
        self.pressed = 0

    async def press(self, *keys: str) -> None:
        self.pressed += len(keys)
        await self._me.press(*keys)

    async def answer(self, part: Part) -> None:
        """Press the letters that are drawn on the map where *part* is."""
        lines, key = self._me.shown.splitlines(), self._me.game.input.menus[0].key_of[part]
        stage = self._me.game._stage
        drawn = {
            lines[target.place.y][target.place.x : target.place.x + target.place.width].strip("▲▼◄► ")
            for y in range(stage.height)
            for x in range(stage.width)
            if (target := stage.target_at(x, y)) is not None
            and target.key == key
            and target.place.height == 1
        }
        assert drawn == {key}
        await self.press(*key)


@rule("character.muscleman-active")
async def test_a_chamber_is_turned_in_three_keys_in_a_temple_of_fourteen() -> None:
    picks = {0: {"character": "muscleman", "card": "activatable"}}
    scene = Scene(FOURTEEN, modules=("character",), dice={0: "T T K K A"}, picks=picks)
    assert len(scene.state.temple.cells) == 14
    async with playing(Table(scene.game)) as me:
        keyboard = Keyboard(me)
        await keyboard.press("i")
        assert "Turn which chamber?" in me.shown
        await keyboard.answer(AtChamber("basic-11"))
        assert "Turn it how far?" in me.shown
        await keyboard.press("2")
        assert keyboard.pressed == 3
    assert me.table.played == [TurnChamber(0, "basic-11", 2)]


@rule("treasures.secret-passage")
async def test_a_wall_is_opened_in_three_keys_in_a_temple_of_sixteen() -> None:
    scene = Scene(SIXTEEN, modules=("curses", "treasures"), dice={0: "K K T T A"})
    own(scene, 0, "secret-passage", "double-key")
    assert len(scene.state.temple.cells) == 16
    async with playing(Table(scene.game)) as me:
        keyboard = Keyboard(me)
        await keyboard.press("i")
        line = next(line for line in me.shown.splitlines() if "Secret passage" in line[:50])
        await keyboard.press(line.split("Secret passage")[0].replace("►", " ").split()[-1])
        assert "Open which wall?" in me.shown
        walls = [branch.part for branch in me.game.input.menus[0].branches]
        far = next(
            part for part in walls if isinstance(part, AtWall) and "start" not in (part.chamber, part.there)
        )
        await keyboard.answer(far)
        assert keyboard.pressed == 3
    assert me.table.played == [UseSecretPassage(0, far.chamber, far.there)]


#: A double chamber on every side of the start chamber, with its rear on the far side.
BESIDE_START = (
    "basic-01:E start double-1:W",
    "double-1:E start basic-01:W",
    "start\ndouble-1:N",
    "double-1:S\nstart",
)


def among_halves(drawing: str = BESIDE_START[0]) -> Table:
    """A friend in each half of a double chamber."""
    scene = Scene(
        drawing,
        modules=("curses", "treasures", "special"),
        players=3,
        at={1: "double-1", 2: "double-1/rear"},
    )
    own(scene, 0, "teleport")
    return Table(scene.game)


@rule("treasures.teleport", "special.double-halves")
@pytest.mark.parametrize("there", ["double-1", "double-1/rear"])
async def test_two_keys_teleport_into_either_half_of_a_double_chamber(there: str) -> None:
    async with playing(among_halves()) as me:
        keyboard = Keyboard(me)
        await keyboard.press("i")
        assert "Teleport to whom?" in me.shown
        await keyboard.answer(AtChamber(there))
        assert keyboard.pressed == 2
    assert me.table.played == [UseTeleport(0, there)]


@rule("treasures.teleport", "special.double-halves")
async def test_the_half_that_is_pointed_at_is_named_with_the_friend_in_it() -> None:
    async with playing(among_halves()) as me:
        await me.press("i")
        assert "front of Double torches, player 1" in me.shown
        await me.press("right")
        assert "rear of Double torches, player 2" in me.shown


@rule("treasures.teleport", "special.double-halves")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("drawing", BESIDE_START)
async def test_a_friend_in_the_other_half_stays_visible_while_one_is_pointed_at(
    drawing: str, size: tuple[int, int]
) -> None:
    async with playing(among_halves(drawing), size=size) as me:
        await me.press("i")
        assert me.game.input.menus[0].pointed == AtChamber("double-1")
        assert "☻a" in on_map(me)
        await me.press("right")
        assert me.game.input.menus[0].pointed == AtChamber("double-1/rear")
        assert "☻l" in on_map(me)


def on_map(me: AtTerminal) -> str:
    """What is drawn above the question."""
    above = me.shown.split("Teleport to whom?")[0]
    width = me.game.view.at.regions.side.x
    return "\n".join(line[:width] for line in above.splitlines())


async def test_a_question_on_the_map_is_not_drawn_again_when_a_friend_rolls(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    picks = {0: {"character": "muscleman", "card": "activatable"}}
    scene = Scene(FOURTEEN, modules=("character",), dice={0: "T T K K A", 1: "A A A A A"}, picks=picks)
    table = Table(scene.game)
    async with playing(table) as me:
        await me.press("i")
        assert "Turn which chamber?" in me.shown
        drawn = list[object]()
        monkeypatch.setattr(map_pieces, "question_on_map", lambda *inputs: drawn.append(inputs))
        friend = table.live.game.state.adventurers[1]
        rolled = replace(friend, dice=tuple(replace(die, face=Icon.KEY) for die in friend.dice))
        table.live.set_scene(table.live.game.state.with_adventurer(rolled))
        me.game.view.pieces()
        assert drawn == []
