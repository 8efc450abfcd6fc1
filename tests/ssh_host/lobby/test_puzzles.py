"""Puzzles of the week: which moments are offered, and how others fared."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from escape_tui.hub.record.origin import Origin
from escape_tui.scene.words.words import LANGUAGES, Words
from ssh_host.lobby.puzzles import puzzles
from ssh_host.store.store import FILE_NAME, Store
from ssh_host.store.stored_results import Outcome
from tests.scene.analysis.made_up import TURN, analysis


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path / FILE_NAME)
    yield opened
    opened.close()


def keep(store: Store, game: str, **record: object) -> None:
    """A game that turned once, at a table with *record*."""
    store.games.open(game, msgspec.json.encode({"is_public": True, **record}))
    store.games.close(game)
    store.analyses.keep(game, analysis(TURN))


def test_a_public_game_that_turned_is_a_puzzle(store: Store) -> None:
    keep(store, "a" * 10)
    (puzzle,) = puzzles(store)
    assert puzzle.origin.game == "a" * 10
    assert puzzle.standing == TURN.standing
    assert (puzzle.got_out, puzzle.stayed) == (0, 0)


@pytest.mark.parametrize("record", [{"is_public": False}, {"may_be_studied": False}, {"day": "2026-11-18"}])
def test_private_tables_those_that_forbid_it_and_daily_temples_are_none(
    store: Store, record: dict[str, object]
) -> None:
    keep(store, "a" * 10, **record)
    assert puzzles(store) == ()


def test_a_puzzle_tells_how_others_fared(store: Store) -> None:
    keep(store, "a" * 10)
    origin = puzzles(store)[0].origin
    for number, won in enumerate((True, True, False)):
        game = f"b{number}"
        store.games.open(game, b"{}")
        store.studies.note(game, origin)
        store.results.record(Outcome(game, "free", won, 0, 1_000, (("ani", "Ani"),)))
    elsewhere = Origin(origin.game, origin.clock + 60)
    assert store.studies.results(origin) == (2, 1)
    assert store.studies.results(elsewhere) == (0, 0)
    assert (puzzles(store)[0].got_out, puzzles(store)[0].stayed) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("apart", ["yes", "no"])
def test_a_puzzle_is_told_in_full_at_80_columns(language: str, apart: str) -> None:
    task = Words(language).say("puzzle-task", clock="9:59", gems=18, players=6, apart=apart)
    assert len(task) <= 38
