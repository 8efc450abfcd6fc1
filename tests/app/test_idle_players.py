"""Players who cannot roll: what they are advised, and what they can do."""

from escape_tui.engine.setup import Difficulty
from escape_tui.rules.calling import Call, PointAt
from escape_tui.rules.fate import REST_MS, AnswerFate, ProposeFate
from tests.rulebook import rule
from tests.scene.live_table import Table, table, text


def shown(game: Table, player: int = 0) -> str:
    return text(game.view((player,)).frame())


@rule("screen.shown")
def test_advice_names_only_what_is_possible() -> None:
    everything = "Fate frees all: f. Call: c"
    assert everything in shown(table(dice={0: "B B B B B"}))
    assert "Fate frees them: f" in shown(table(players=1, dice={0: "B B B B B"}))
    without_fate = shown(table(dice={0: "B B B B B"}, difficulty=Difficulty.PROFESSIONAL))
    assert "Call a friend: c" in without_fate
    assert "Fate frees" not in without_fate
    assert "friends who escape can share" in shown(table(dice={0: ""}))


@rule("screen.shown")
async def test_rolling_with_all_dice_locked_names_the_keys_that_help() -> None:
    for players, told in ((2, "Fate frees all: f. Call: c"), (1, "Fate frees them: f")):
        app = table(players=players, dice={0: "B B B B B"}).app(0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("space")
            assert told in text(app.game.view.frame())


@rule("screen.shown", "base.fate-unanimous")
def test_fate_is_not_advised_while_it_is_proposed_or_rests() -> None:
    game = table(players=3, dice={0: "B B B B B"})
    for command in (ProposeFate(1), AnswerFate(2, agrees=False)):
        game.play(command)
        assert "Call a friend: c" in shown(game)
    game.clockwork.turn(REST_MS)
    assert "Fate frees all: f. Call: c" in shown(game)


@rule("screen.shown")
def test_somebody_who_can_only_roll_reads_how() -> None:
    rolls = "Space rolls, 1-5 holds a die."
    assert rolls in shown(table("start basic-02:W"))
    assert rolls not in shown(table("start basic-02:W", dice={0: "A A K T T"}))
    way = shown(table("start:E exit:W"))
    assert rolls not in way
    assert "To the exit:" in way


@rule("screen.shown")
def test_a_player_without_free_dice_reads_what_is_left_to_do() -> None:
    for dice in ("B B B B B", ""):
        picture = shown(table(dice={0: dice}))
        assert " Tab  watch a friend" in picture
        assert " c  call, mark a chamber" in picture
        assert "need" not in picture
    assert "watch a friend" not in shown(table(dice={0: "A A B B B"}))


async def test_tab_shows_where_each_friend_is_and_then_oneself_again() -> None:
    game = table("basic-01:E start basic-02:W", players=3, at={1: "basic-01", 2: "basic-02"}, dice={0: ""})
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for friend in (1, 2, None):
            await pilot.press("tab")
            assert app.game.view.camera.watched == friend
        await pilot.press("tab", "left")
        assert app.game.view.camera.watched is None, "a step leads back"


async def test_a_chamber_is_marked_on_the_map_of_everybody() -> None:
    game = table("basic-01:E start", dice={0: "B B B B B"}, at={0: "start", 1: "start"})
    app = game.app(0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("c", "a")
        question = app.game.input.menus[0]
        assert question.is_on_map
        await pilot.press(next(iter(question.key_of.values())))
    (pointed,) = game.played
    assert isinstance(pointed, PointAt)
    assert "!" in shown(game, 1)
    assert "marks" in shown(game, 1)


async def test_all_nine_calls_are_on_the_menu() -> None:
    game = table(dice={0: "B B B B B"})
    for number in range(1, 10):
        app = game.app(0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("c", str(number))
    assert len({call.call for call in game.played if isinstance(call, Call)}) == 9
