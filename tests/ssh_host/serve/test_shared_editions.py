"""A host with editions to choose: checked at start, read again on reload, kept by games that run."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.content.catalogue import EDITION
from escape_tui.content.editions.temple_file import packed, read_folder
from ssh_host.config.config import Config, ConfigError, load
from ssh_host.lobby.hosted_lobby import edition_of
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import DOWN, Camp, camp, in_lobby
from tests.ssh_host.house import until

EXAMPLE = Path(__file__).parents[3] / "examples/editions/six-minutes"


def with_editions(home: Camp, *places: Path) -> Config:
    game = replace(home.host.config.game, editions=tuple(map(str, places)))
    return replace(home.host.config, game=game)


async def test_a_running_game_keeps_its_edition_and_its_replay_says_when_it_is_gone(tmp_path: Path) -> None:
    temple = tmp_path / "six-minutes-1.0.temple"
    temple.write_bytes(packed(read_folder(EXAMPLE)))
    async with camp(tmp_path) as home, AsyncExitStack() as closing:
        home.host.reload(with_editions(home, temple))
        ani = await closing.enter_async_context(in_lobby(home, "ani"))
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        table = home.table
        chosen = replace(table.agreement, options={EDITION: "six-minutes-1.0"})
        table.arranging.agree(table.opener, chosen, is_public=True, may_bots_hold=True)
        ani.type(DOWN)
        await ani.until_sees("Six minutes 1.0")
        ani.type(b"r")
        await ani.until_sees("─ Story")
        home.host.reload(with_editions(home))
        home.clock.turn(COUNT_IN_MS + 200_000)
        assert home.live.game.catalogue.numbers.game_ms == 360_000
        assert not home.live.is_over
        home.clock.turn(161_000)
        await until(lambda: home.live.is_over)
        game = table.kept_as
        archive = home.hosted_lobby.archive
        assert archive.recording(game).estranged == "played with six-minutes-1.0, which is gone"
        home.host.reload(with_editions(home, temple))
        assert archive.recording(game).estranged == ""


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
