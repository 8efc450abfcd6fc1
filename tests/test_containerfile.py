"""The Containerfile names files that there are and a command that starts."""

import json
import re
from importlib.metadata import entry_points
from pathlib import Path

PROJECT = Path(__file__).parent.parent
RECIPE = (PROJECT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")


def test_everything_that_is_copied_is_there_and_what_is_installed_is_complete() -> None:
    recipe = RECIPE
    for name, value in re.findall(r"^ARG (\w+)=(.*)$", RECIPE, re.MULTILINE):
        recipe = recipe.replace(f"${{{name}}}", value)
    copied = {name for line in re.findall(r"^COPY (.*)$", recipe, re.MULTILINE) for name in line.split()[:-1]}
    assert [name for name in copied if not (PROJECT / name).exists()] == []
    packages = {path.parent.name for path in PROJECT.glob("*/__init__.py")} - {"tests"}
    assert packages <= copied


def test_the_container_starts_a_host_with_its_data_in_the_volume() -> None:
    (command,) = re.findall(r"^ENTRYPOINT (.*)$", RECIPE, re.MULTILINE)
    program, *words = json.loads(command)
    assert program in {each.name for each in entry_points(group="console_scripts")}
    assert words == ["host", "--data", "/data"]
    assert "VOLUME /data" in RECIPE
