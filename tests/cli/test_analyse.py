"""`escape-temple analyse`: an analysis in words or as data, and one sentence for what is no use."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from escape_tui.content.catalogue import EDITION
from escape_tui.hub.analysis.analysis import Analysis, Measured
from escape_tui.hub.analysis.chance.odds import Odds
from escape_tui.hub.record.record import Journal
from escape_tui.modules.box import RULES_VERSION
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.analysis.recorded import SEED, SETUP, lines
from tests.hub.record.recorded import play_recorded
from tests.hub.table.test_editions import EXAMPLE, SHELF
from tests.ssh_host.store.journals import finished_game


def run(*arguments: str) -> tuple[int, str, str]:
    ended = CliRunner().invoke(app, ["analyse", *arguments])
    return ended.exit_code, ended.stdout, ended.stderr


def written(folder: Path, rows: tuple[bytes, ...]) -> str:
    path = folder / "game.jsonl"
    path.write_bytes(b"".join(rows))
    return str(path)


@pytest.fixture
def few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escape_tui.hub.analysis.analysis.Measured", lambda: Measured(rollouts=1))
    monkeypatch.setattr("escape_tui.cli.analysing.Measured", lambda: Measured(rollouts=1))


@pytest.mark.usefixtures("few_rollouts")
def test_a_journal_is_analysed_in_sentences(tmp_path: Path) -> None:
    code, out, _ = run(written(tmp_path, lines()))
    assert code == 0
    assert out.startswith("Your chance was ")
    assert "dice: " in out.splitlines()[2]


@pytest.mark.usefixtures("few_rollouts")
def test_a_game_of_the_host_is_analysed_as_data(tmp_path: Path) -> None:
    store = Store.open(tmp_path / FILE_NAME)
    finished_game(store, "0011223344", lines())
    store.close()
    code, out, error = run("0011223344", "--data", str(tmp_path), "--json")
    assert (code, error) == (0, "")
    assert msgspec.json.decode(out, type=Analysis).is_won is False
    assert run("5566778899", "--data", str(tmp_path)) == (
        2,
        "",
        "5566778899: There’s no such replay.\n",
    )


@pytest.mark.usefixtures("few_rollouts")
def test_a_game_of_the_host_is_analysed_with_the_edition_that_its_table_chose(tmp_path: Path) -> None:
    written: list[bytes] = []
    setup = replace(SETUP, options={EDITION: "six-minutes-1.0"})
    play_recorded(setup, 1, SHELF, Journal(written.append))
    store = Store.open(tmp_path / FILE_NAME)
    finished_game(store, "0011223344", tuple(written))
    store.close()
    config = tmp_path / "config.toml"
    config.write_text(f'[game]\neditions = ["{EXAMPLE}"]\n')
    code, out, error = run("0011223344", "--config", str(config), "--data", str(tmp_path), "--json")
    assert (code, error) == (0, "")
    assert msgspec.json.decode(out, type=Analysis).collapse_ms == 360_000


@pytest.mark.usefixtures("few_rollouts")
def test_the_chance_at_a_moment_of_the_clock(tmp_path: Path) -> None:
    code, out, _ = run(written(tmp_path, lines()), "--at", "0:10", "--json")
    assert (code, msgspec.json.decode(out, type=Odds).rollouts) == (0, 2)


def of_header(**changes: object) -> tuple[bytes, ...]:
    header = msgspec.json.decode(lines()[0])
    return (msgspec.json.encode(header | changes) + b"\n", *lines()[1:])


@pytest.mark.parametrize(
    ("rows", "flags", "sentence"),
    [
        (of_header(rules=RULES_VERSION - 1), (), "played with other rules"),
        (of_header(edition="another"), (), "another edition"),
        ((b"nonsense\n",), (), "damaged"),
        (of_header(seed=SEED + 1), (), "damaged"),
        (lines()[:200], (), "come to an end"),
        (lines(1), ("--at", "0:01"), "already over"),
        (lines(), ("--at", "soon"), "such as 4:12"),
    ],
)
def test_what_is_no_use_is_told_in_one_sentence(
    tmp_path: Path, rows: tuple[bytes, ...], flags: tuple[str, ...], sentence: str
) -> None:
    code, out, error = run(written(tmp_path, rows), *flags)
    assert (code, out) == (2, "")
    assert sentence in error
    assert error.count("\n") == 1


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    code, _, error = run(str(tmp_path / "none"))
    assert (code, "cannot be read" in error) == (2, True)
