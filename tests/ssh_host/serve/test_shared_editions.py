"""A host with editions to choose: checked at start, read again on reload, kept by games that run."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.content.catalogue import EDITION
from escape_tui.content.editions.temple_file import packed, read_folder
from ssh_host.config.config import Config, ConfigError, load
from ssh_host.lobby.hosted_lobby import edition_of
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import DOWN, ENTER, Camp, camp, in_lobby
from tests.ssh_host.house import Client, connected, until, visiting

EXAMPLE = Path(__file__).parents[3] / "examples/editions/six-minutes"


def with_editions(home: Camp, *places: Path) -> Config:
    game = replace(home.host.config.game, editions=tuple(map(str, places)))
    return replace(home.host.config, game=game)


@pytest.fixture
def temple(tmp_path: Path) -> Path:
    temple = tmp_path / "six-minutes-1.0.temple"
    temple.write_bytes(packed(read_folder(EXAMPLE)))
    return temple


def reprint(temple: Path) -> None:
    """Change a number in it, and neither its name nor its version."""
    files = read_folder(EXAMPLE)
    files["numbers.toml"] = files["numbers.toml"].replace(b"fate_gems = 2", b"fate_gems = 3")
    temple.write_bytes(packed(files))


async def begun_with_six_minutes(home: Camp, ani: Client) -> None:
    """*ani* begins a game with the other edition."""
    ani.type(b"o")
    await ani.until_sees("I’m ready")
    table = home.table
    chosen = replace(table.agreement, options={EDITION: "six-minutes-1.0"})
    table.arranging.agree(table.opener, chosen, is_public=True, may_bots_hold=True)
    ani.type(DOWN)
    await ani.until_sees("Six minutes 1.0")
    ani.type(b"r")
    await ani.until_sees("─ Story")


async def played_with_six_minutes(home: Camp) -> str:
    """The game that somebody has lost with the other edition."""
    async with in_lobby(home, "ani") as ani:
        await begun_with_six_minutes(home, ani)
        game = home.hosted_lobby.archive.game_id(home.table)
        home.clock.turn(COUNT_IN_MS + 361_000)
        await until(lambda: not home.host.store.games.is_running(game))
    return game


async def test_a_running_game_keeps_its_edition(tmp_path: Path, temple: Path) -> None:
    async with camp(tmp_path) as home:
        home.host.reload(with_editions(home, temple))
        async with in_lobby(home, "ani") as ani:
            await begun_with_six_minutes(home, ani)
            home.host.reload(with_editions(home))
            home.clock.turn(COUNT_IN_MS + 200_000)
            assert home.live.game.catalogue.numbers.game_ms == 360_000
            assert not home.live.is_over
            home.clock.turn(161_000)
            await until(lambda: home.live.is_over)


async def test_a_visitor_who_is_here_can_choose_a_new_edition(tmp_path: Path, temple: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "kim") as kim:
        home.host.reload(with_editions(home, temple))
        kim.type(b"o")
        await kim.until_sees("I’m ready")
        await kim.choose("Setup")
        await kim.until_sees("Edition")


async def test_a_visitor_who_is_here_sees_a_game_of_a_new_edition(tmp_path: Path, temple: Path) -> None:
    async with camp(tmp_path) as home:
        home.host.reload(with_editions(home, temple))
        game = await played_with_six_minutes(home)
        home.host.reload(with_editions(home))
        async with visiting(home, "kim", command=f"replay {game}") as kim:
            await kim.until_sees("New here?")
            home.host.reload(with_editions(home, temple))
            kim.type(ENTER)
            await kim.until_sees("6:00")


async def test_a_game_is_exported_with_its_own_edition(tmp_path: Path, temple: Path) -> None:
    async with camp(tmp_path) as home:
        home.host.reload(with_editions(home, temple))
        game = await played_with_six_minutes(home)
        async with connected(home, "kim") as connection:
            ended = await connection.run(f"export {game}")
        assert (ended.exit_status, ended.stderr) == (0, "")
        _, *frames = map(json.loads, str(ended.stdout).splitlines())
        assert 355 < frames[-1][0] < 380
        assert any("6:00" in drawn for _, _, drawn in frames[:20])


@pytest.mark.parametrize("is_reprinted", [False, True])
async def test_a_game_whose_edition_is_gone_says_so(
    tmp_path: Path, temple: Path, *, is_reprinted: bool
) -> None:
    """Also where another printing has its name."""
    sentence = "The edition of this game, six-minutes-1.0, is gone."
    async with camp(tmp_path) as home:
        home.host.reload(with_editions(home, temple))
        game = await played_with_six_minutes(home)
        reprint(temple)
        home.host.reload(with_editions(home, *[temple] * is_reprinted))
        async with connected(home, "kim") as connection:
            ended = await connection.run(f"export {game}")
        assert (ended.exit_status, ended.stdout, ended.stderr) == (1, "", f"{sentence}\n")
        for command in (f"replay {game}", f"race {game}"):
            async with visiting(home, "kim", command=command) as kim:
                await kim.until_sees("Enter")
                kim.type(ENTER)
                await kim.until_sees("six-minutes-1.0, is gone")


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        (("nowhere.temple",), "nowhere.temple: there is no such folder or .temple file."),
        ((str(EXAMPLE), str(EXAMPLE)), "six-minutes: there is another six-minutes-1.0."),
    ],
)
def test_an_edition_that_cannot_be_chosen_is_named_in_a_sentence(
    places: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(ConfigError) as refused:
        edition_of(load(None, {"game.editions": places}))
    assert str(refused.value) == f"The setting `game.editions` is wrong: {sentence}"


async def test_a_reload_with_a_broken_edition_changes_nothing(tmp_path: Path) -> None:
    async with camp(tmp_path) as home:
        home.host.reload(with_editions(home, EXAMPLE))
        before = home.hosted_lobby.catalogue
        with pytest.raises(ConfigError):
            home.host.reload(with_editions(home, tmp_path / "gone.temple"))
        assert home.hosted_lobby.catalogue is before
