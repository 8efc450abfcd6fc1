"""Every transcript is replayed and compared with what the game does now."""

import difflib

import pytest

from escape_tui.content.catalogue import load
from escape_tui.hub.record.transcript import transcribed
from escape_tui.modules.box import MODULES
from tests.playthroughs.__main__ import FOLDER, path_of
from tests.playthroughs.script_of import script_of
from tests.playthroughs.table import PLAYTHROUGHS, SHOWN, Playthrough, refused

NAMES = [playthrough.name for playthrough in PLAYTHROUGHS]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=NAMES)
def test_a_transcript_replays_to_the_same_words(playthrough: Playthrough) -> None:
    assert refused(playthrough) is None
    path = path_of(playthrough.name)
    assert path.exists(), f"run: python -m tests.playthroughs {playthrough.name}"
    written = path.read_text(encoding="utf-8").splitlines()
    script = script_of(written)
    assert script.setup == playthrough.setup, f"run: python -m tests.playthroughs {playthrough.name}"
    told = list(transcribed(script, load()))
    difference = list(difflib.unified_diff(written, told, "written", "replayed", lineterm="", n=2))
    assert not difference, "\n".join(difference[:40])


def test_every_module_has_a_transcript_and_every_transcript_a_game() -> None:
    assert [playthrough.name for playthrough in SHOWN] == [module.id for module in MODULES]
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)
