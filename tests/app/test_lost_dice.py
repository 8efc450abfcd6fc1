"""Lost dice: how long a roll is too soon is seen beside the dice, and no key loses a die."""

import pytest

from escape_tui.rules.dice import Roll
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.app.at_terminal import playing
from tests.modules.queenies.dealing import lay_curses, stack_curses
from tests.plain.listener import Sitter
from tests.rulebook import rule
from tests.scene.live_table import Table
from tests.ssh_host.house import until
from tests.temple import CATALOGUE, Scene

SIZES = [(80, 24), (120, 40), (50, 18)]
HASTE_MS = CATALOGUE.numbers.haste_ms


def cursed(dice: str = "A A K T G", rolls: str = "AKTGA") -> Table:
    scene = Scene(modules=("curses",), dice={0: dice})
    lay_curses(scene, 0, "lost-dice")
    scene.script(0, rolls)
    return Table(scene.game)


def bar(shown: str) -> str:
    """The bar that is on the screen, full cells and empty ones."""
    return next((cells for cells in ("████", "███░", "██░░", "█░░░") if cells in shown), "")


@rule("curses.lost-dice")
@pytest.mark.parametrize("size", SIZES)
async def test_a_bar_beside_the_dice_is_full_from_the_roll_and_empties_until_rolling_is_safe(
    size: tuple[int, int],
) -> None:
    async with playing(cursed(), size=size) as me:
        assert not bar(me.shown)
        assert "wait" not in me.shown
        await me.press("space")
        assert bar(me.shown) == "████"
        assert "wait" in me.shown
        while me.table.live.state.adventurers[0].is_tumbling:
            assert bar(me.shown) == "████"
            me.wait(50)
        settled_at = me.table.live.state.adventurers[0].settled_at
        seen = []
        while me.table.live.now() < settled_at + HASTE_MS:
            seen.append(bar(me.shown))
            me.wait(50)
        assert list(dict.fromkeys(seen)) == ["████", "███░", "██░░", "█░░░"]
        assert not bar(me.shown)


@rule("curses.lost-dice")
async def test_the_bar_moves_although_nobody_presses_a_key() -> None:
    async with playing(cursed()) as me:
        await me.press("space")
        me.wait(CATALOGUE.numbers.roll_ms["standard"])
        await until(lambda: bar(me.received) == "████")
        me.wait(HASTE_MS // 2)
        await until(lambda: bar(me.received) == "██░░")
        me.wait(HASTE_MS)
        await until(lambda: not bar(me.received))


@rule("curses.lost-dice")
async def test_a_friend_has_no_bar() -> None:
    table = cursed()
    table.live.play(Roll(0))
    async with playing(table, player=1) as friend:
        assert not bar(friend.shown)


@rule("curses.lost-dice")
async def test_tapping_the_roll_key_ten_times_a_second_loses_no_die_and_says_why() -> None:
    async with playing(cursed("- - - - -", "AKTGA" * 10)) as me:
        said = set()
        for _ in range(50):
            await me.press("space")
            said |= {line for line in me.shown.splitlines() if "Too soon" in line}
            me.wait(100)
        assert len(me.table.live.state.adventurers[0].dice) == 5
        assert any("Too soon: you’d lose a die. Wait." in line for line in said)
        assert sum(isinstance(command, Roll) for command in me.table.played) > 1


@rule("curses.lost-dice")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_drawing_the_card_warns_of_haste(language: str) -> None:
    scene = Scene(modules=("curses",), dice={0: "A A K T T"}, pile="cursed-01 exit")
    stack_curses(scene, "lost-dice")
    async with playing(Table(scene.game), language=language) as me:
        await me.press("up")
        assert Words(language).say("warned-curse-drawn-lost-dice") in me.shown


@rule("curses.lost-dice")
async def test_a_die_that_a_program_rolls_away_is_told_as_the_card_s_doing() -> None:
    table = cursed("- - - - -", "AKTGAAKTG")
    async with playing(table) as me:
        table.play(Roll(0))
        me.wait(CATALOGUE.numbers.roll_ms["standard"])
        table.play(Roll(0))
        assert len(table.live.state.adventurers[0].dice) == 4
        assert "Lost dice took one: you rolled too soon." in me.shown
    async with playing(table, player=1) as friend:
        assert "Lost dice: player 0" in friend.shown


@rule("curses.lost-dice")
def test_lines_typed_in_haste_lose_no_die() -> None:
    game = cursed("- - - - -", "AKTGA" * 10)
    ann = Sitter(game)
    ann.says("roll")
    ann.wait(900)
    for line in ("roll", "roll 1 2"):
        assert "Too soon: you’d lose a die. Wait." in ann.says(line)
    assert len(game.live.state.adventurers[0].dice) == 5


@rule("curses.lost-dice")
def test_a_listener_is_warned_on_drawing_the_card() -> None:
    scene = Scene(modules=("curses",), dice={0: "A A K T T"}, pile="cursed-01 exit")
    stack_curses(scene, "lost-dice")
    told = Sitter(Table(scene.game)).says("north")
    assert "player 0 draws a curse: Lost dice. Wait after each roll, or lose a die." in told
