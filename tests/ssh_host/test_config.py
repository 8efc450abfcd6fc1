"""Settings: read, checked, overridden; what is wrong is said in a sentence that names the key."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from ssh_host.config import Config, ConfigError, load

SHIPPED = Path(__file__).parents[2] / "config.toml"


def test_the_shipped_file_has_every_key_with_its_default() -> None:
    written = tomllib.loads(SHIPPED.read_text("utf-8"))
    assert written == msgspec.to_builtins(Config(), builtin_types=()) or written == _plain(Config())
    assert load(SHIPPED) == Config()


def _plain(config: Config) -> object:
    return msgspec.json.decode(msgspec.json.encode(config))


def test_every_key_is_explained() -> None:
    keys = [line for line in SHIPPED.read_text("utf-8").splitlines() if " = " in line]
    assert all("  # " in line for line in keys)


def test_flags_override_the_file(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text("[listen]\nport = 2022\n")
    assert load(path, {"listen.port": 22, "data.folder": None}).listen.port == 22
    assert load(path).listen.port == 2022


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[listen]\nprot = 1\n", "listen.prot"),
        ("[lisen]\nport = 1\n", "lisen"),
        ("[listen]\nport = 'high'\n", "listen.port"),
        ("[listen]\nport = 70000\n", "listen.port"),
        ("[limits]\nsessions = 0\n", "limits.sessions"),
        ("[admin]\nkeys = ['abc']\n", "admin.keys"),
        ("[log]\nlevel = 'loud'\n", "log.level"),
        ("[listen\n", "config.toml"),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "config.toml"
    path.write_text(text)
    with pytest.raises(ConfigError) as refusal:
        load(path)
    assert named in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read"):
        load(tmp_path / "nowhere.toml")
