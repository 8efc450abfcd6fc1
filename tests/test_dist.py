"""What is handed out: the wheel that `make dist` built, in an environment that has nothing else."""

import os
import re
import subprocess
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.dist


def built(pattern: str) -> Path:
    (file,) = (ROOT / "dist").glob(pattern)
    return file


def test_a_game_is_played_from_the_wheel_in_an_empty_environment(tmp_path: Path) -> None:
    venv.create(tmp_path / "empty", with_pip=True)
    python = str(tmp_path / "empty/bin/python")

    def run(*command: str) -> str:
        ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stderr
        return ended.stdout

    run(
        python, "-m", "pip", "install", "--no-deps", "--require-hashes", "-r", str(ROOT / "requirements.lock")
    )
    run(python, "-m", "pip", "install", "--no-deps", str(built("*.whl")))
    command = str(tmp_path / "empty/bin/escape-temple")
    assert run(command, "--version").startswith("escape-temple ")
    report = run(command, "simulate", "--players", "2", "--games", "1", "--modules", "curses,treasures")
    assert "games             1" in report
    assert "doctor" in run(command, "man")


def test_wheel_and_sdist_hold_everything_the_game_needs_and_no_tests() -> None:
    sources = {
        str(path.relative_to(ROOT))
        for folder in ("escape_tui", "ssh_host", "tile_art")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".typed", ".html", ".js", ".mjs", ".css", ".svg")
    }
    with zipfile.ZipFile(built("*.whl")) as wheel:
        packed = set(wheel.namelist())
    assert sources - packed == set()
    installed = {name.partition(".data/data/")[2] for name in packed if ".data/data/" in name}
    assert installed >= {
        "share/doc/escape-temple/config.toml",
        "share/escape-temple/deploy/escape-temple.service",
        "share/man/man1/escape-temple.1",
        "share/bash-completion/completions/escape-temple",
        "share/zsh/site-functions/_escape-temple",
        "share/fish/vendor_completions.d/escape-temple.fish",
    }
    assert [name for name in packed if name.startswith("tests/")] == []
    with tarfile.open(built("*.tar.gz")) as sdist:
        shipped = {name.partition("/")[2] for name in sdist.getnames()}
    assert sources - shipped == set()


def test_the_lines_of_the_readme_install_it(tmp_path: Path) -> None:
    venv.create(tmp_path / "tools", with_pip=True)
    tools = tmp_path / "tools/bin"
    home = {"HOME": str(tmp_path), "PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    environment = {**os.environ, **home, "PATH": f"{tools}:{os.environ['PATH']}"}
    environment |= {"UV_TOOL_DIR": str(tmp_path / "uv"), "UV_TOOL_BIN_DIR": str(tmp_path / "uvbin")}
    pins = re.findall(r"^([\w.-]+==[\w.]+)", (ROOT / "requirements-cluster.lock").read_text(), re.MULTILINE)
    (tmp_path / "pins.txt").write_text("\n".join(pins))
    environment |= dict.fromkeys(("PIP_CONSTRAINT", "UV_CONSTRAINT"), str(tmp_path / "pins.txt"))

    def run(*command: str) -> str:
        ended = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, f"{command}\n{ended.stdout}{ended.stderr}"
        return ended.stdout

    environment["PIP_CONSTRAINT"], constraint = "", environment["PIP_CONSTRAINT"]
    run(str(tools / "pip"), "install", "--quiet", "pipx", "uv")
    environment["PIP_CONSTRAINT"] = constraint
    readme = (ROOT / "README.md").read_text("utf-8")
    installs = re.findall(r"^    ((?:pipx|uv|uvx) .*)$", readme, re.MULTILINE)
    assert len(installs) == 3
    for line in installs:
        # A game would wait for somebody who plays.
        run("sh", "-c", line.replace("escape-temple play", "escape-temple --version"))
    for folder in ("bin", "uvbin"):
        assert run(str(tmp_path / folder / "escape-temple"), "--version").startswith("escape-temple ")
