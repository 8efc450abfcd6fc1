"""What docs/programs.md says is so."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escape_tui.hub.port.messages.answers import Answer
from escape_tui.hub.port.messages.news import VERSION, News
from escape_tui.hub.program.conversation import PATIENCE_SECONDS
from escape_tui.hub.program.pace import PLAY_EVERY_MS, PLAYS_A_SECOND, PLAYS_AT_ONCE
from escape_tui.hub.program.program_lines import LONGEST_LINE
from escape_tui.hub.record.codec import kinds_of
from ssh_host.config.config import Config
from ssh_host.session.rooms.program_room import MOST_MISTAKES, TELL_EVERY_MS
from tests.ssh_host.camp import camp
from tests.ssh_host.program.talk import PROGRAMS, Said, talking

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
FLAT = " ".join(PAGE.split())


def is_part(shown: Any, said: Any) -> bool:
    """Whether the shortened message *shown* is part of what was *said*."""
    match shown:
        case dict():
            return isinstance(said, dict) and all(
                key in said and is_part(value, said[key]) for key, value in shown.items()
            )
        case list():
            is_shortened = isinstance(said, list) and len(said) >= len(shown)
            return is_shortened and all(is_part(*pair) for pair in zip(shown, said, strict=False))
        case _:
            return bool(shown == said)


async def test_the_visit_on_the_page_goes_as_it_says(tmp_path: Path) -> None:
    (transcript,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as talk:
        for line in transcript.splitlines():
            message = msgspec.json.decode(line[2:])
            if line.startswith(">"):
                talk.write(line[2:].encode() + b"\n")
                continue

            def is_shown(said: Said, shown: Any = message) -> bool:
                return is_part(shown, said)

            await talk.hears(is_shown)


@pytest.mark.parametrize(
    "sentence",
    [
        f"at most {PLAYS_A_SECOND} commands in a second of the game, {PLAYS_AT_ONCE} of them at once",
        f"A line of more than {LONGEST_LINE} bytes",
        f"After {MOST_MISTAKES} such lines in a row",
        f"at most every {PLAY_EVERY_MS} milliseconds",
        f"silent for {PATIENCE_SECONDS:g} seconds",
    ],
)
def test_its_numbers_are_ours(sentence: str) -> None:
    assert sentence in FLAT
    assert TELL_EVERY_MS == 100
    assert Config().limits.programs == 0


def test_it_names_every_kind_of_answer_and_news() -> None:
    named = re.findall(r"^- `(\w+)`", PAGE, re.MULTILINE)
    assert sorted(named) == sorted(kind.__name__ for kind in (*kinds_of(Answer), *kinds_of(News)))


def test_every_version_of_the_protocol_has_its_changes() -> None:
    changes = (ROOT / "docs" / "program-changes.md").read_text(encoding="utf-8")
    versions = [int(number) for number in re.findall(r"^## Version (\d+)$", changes, re.MULTILINE)]
    assert versions == list(range(VERSION, 0, -1))


def test_the_example_is_as_short_as_it_says() -> None:
    for example in re.findall(r"`(examples/\w+\.py)`", PAGE):
        assert len((ROOT / example).read_text(encoding="utf-8").splitlines()) < 100
