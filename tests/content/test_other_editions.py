"""Someone with another edition edits the data files and is told exactly what is wrong with them."""

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from escape_tui.content.catalogue import CatalogueError, load
from escape_tui.engine.icon import parsed


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    with as_file(files("escape_tui.content")) as ours:
        for sheet in ours.glob("*.toml"):
            shutil.copy(sheet, tmp_path)
    return tmp_path


def edit(edition: Path, file: str, old: str, new: str) -> None:
    sheet = edition / file
    text = sheet.read_text(encoding="utf-8")
    assert old in text
    sheet.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_an_untouched_copy_is_our_own_edition(edition: Path) -> None:
    assert load(edition) == load()


def test_an_edited_price_is_played(edition: Path) -> None:
    edit(edition, "characters.toml", 'doc = { price = "GG" }', 'doc = { price = "T K K" }')
    assert load(edition).characters["doc"].price == parsed("KKT")


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "reason"),
    [
        (
            "tiles.toml",
            'start = { entry = "A A"',
            'start = { entry = "A X"',
            "start",
            "unknown icon in 'A X'",
        ),
        ("tiles.toml", 'start = { entry = "A A"', 'start = { entry = ""', "start", "asks for no icon"),
        ("tiles.toml", 'start = { entry = "A A"', "start = { entry = 2", "start", "Expected `array | null`"),
        ("tiles.toml", 'exit = { entry = "A K", doors = "S"', 'exit = { entry = "A K"', "exit", "`doors`"),
        ("tiles.toml", 'doors = "S" }', 'doors = "N" }', "exit", "missing stairs"),
        ("tiles.toml", 'doors = "S" }', 'doors = "S U" }', "exit", "unknown side in 'S U'"),
        ("tiles.toml", 'doors = "S" }', 'doors = "S S" }', "exit", "a side has two doors"),
        ("tiles.toml", 'doors = "S" }', 'doors = "S", rear = "N" }', "exit", "rear doors"),
        ("tiles.toml", 'rear = "N", ', "", "double-1", "rear doors"),
        ("tiles.toml", 'doors = "", is_walled', 'doors = "S", is_walled', "obelisk", "walled stairs"),
        ("tiles.toml", 'price = "KKKK", gems = 1', 'price = "", gems = 1', "gem-key-1", "asks for no icon"),
        ("tiles.toml", 'price = "KKKK", gems = 1', 'price = "KKKK", gems = 0', "gem-key-1", "`int` >= 1"),
        ("tiles.toml", '"movement", "start"', '"movement", "bathing"', "prohibition-3", "'bathing'"),
        ("tiles.toml", "doors", "windows", "start", "unknown field `windows`"),
        ("tiles.toml", 'doors = "S" }', 'doors = "S", paint = "red" }', "exit", "unknown field `paint`"),
        ("tiles.toml", "[maze]", "[labyrinth]", "labyrinth", "unknown"),
        ("tiles.toml", "basic-07 =", "basic-77 =", "basic-77", "unknown"),
        (
            "tiles.toml",
            'basic-07 = { entry = "A A", doors = "N E S W" }',
            "",
            "basic-07",
            "missing from section basic",
        ),
        ("tiles.toml", 'start = { entry = "A A", doors = "N E S W" }', "start = 1", "start", "not a table"),
        (
            "curses.toml",
            "trap = { count = 3",
            "trap = { count = 4",
            "count",
            "wrong count: 37 cards in all, expected 36",
        ),
        ("curses.toml", 'lift = "KK"', 'lift = ""', "trap", "asks for no icon"),
        ("curses.toml", 'lift = "never", at_once', 'lift = "KK", at_once', "lost-treasure", "at once"),
        ("treasures.toml", "count = 2", "count = 1", "count", "wrong count: 26 cards in all, expected 27"),
        ("characters.toml", '"AAA"', '""', "discoverer", "asks for no icon"),
        ("tasks.toml", '"AAKT"', '"AAQT"', "task-1", "unknown icon in 'AAQT'"),
        ("tasks.toml", '"AAKT"', '""', "task-1", "asks for no icon"),
        ("tasks.toml", "task-6", "task-7", "task-7", "unknown"),
        ("tasks.toml", 'task-6 = { price = "AAKKTT" }', "", "task-6", "missing"),
        ("challenges.toml", "quests = 1", "quests = -1", "1c", "`int` >= 0"),
        (
            "challenges.toml",
            '["treasure-chamber"]',
            '["cellar"]',
            "2b",
            "unknown kind of quest chambers 'cellar'",
        ),
        ("challenges.toml", "quests = 5,", "quests = 6,", "4b", "more than 5 quests"),
        ("soundtracks.toml", "[218_000", "[179_000", "1", "not in order"),
        ("soundtracks.toml", "collapse_ms = 600_000", "collapse_ms = 700_000", "1", "game_ms of 600000"),
        ("calendar.toml", "sun = 4", "sun = 5", "tiles", "wrong count"),
        ("calendar.toml", "[2, 5]", "[5, 2]", "bars", "in order"),
        ("calendar.toml", "6 = 3", "16 = 3", "extra_keys", "spaces up to 9"),
        ("calendar.toml", ", 9 = 0", "", "extra_keys", "spaces up to 9"),
        ("cursed_gems.toml", '"frog"', '"sun"', "names", "wrong count: 5 different gems, expected 6"),
        ("numbers.toml", "calm", "sleepy", "roll_ms", "calm, standard, frantic"),
        ("numbers.toml", "haste_ms", "hurry_ms", "", "hurry_ms"),
        ("numbers.toml", "gems = [7, ", "gems = [", "", "length 6"),
    ],
)
def test_a_broken_file_is_refused_with_its_reason(
    edition: Path, file: str, old: str, new: str, entry: str, reason: str
) -> None:
    edit(edition, file, old, new)
    with pytest.raises(CatalogueError) as refusal:
        load(edition)
    assert (refusal.value.file, refusal.value.entry) == (file, entry)
    assert reason in refusal.value.reason


def test_the_message_names_file_entry_and_reason(edition: Path) -> None:
    edit(edition, "tiles.toml", 'basic-03 = { entry = "A T"', 'basic-03 = { entry = "A Z"')
    with pytest.raises(CatalogueError) as refusal:
        load(edition)
    assert str(refusal.value) == "tiles.toml, basic-03: unknown icon in 'A Z'"


def test_a_missing_file_is_named(edition: Path) -> None:
    (edition / "curses.toml").unlink()
    with pytest.raises(CatalogueError, match=r"^curses\.toml: the file is missing$"):
        load(edition)


def test_bad_toml_is_named_with_its_line(edition: Path) -> None:
    (edition / "tasks.toml").write_text("task-1 = !", encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"^tasks\.toml: not a TOML file: .*line 1"):
        load(edition)


def test_bytes_that_are_no_text_are_refused(edition: Path) -> None:
    (edition / "tasks.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(CatalogueError, match=r"^tasks\.toml: not a TOML file"):
        load(edition)
