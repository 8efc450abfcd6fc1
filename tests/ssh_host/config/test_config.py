"""Settings: read, checked, overridden; what is wrong is said in a sentence that names the key."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from ssh_host.config.config import Config, ConfigError, load

SHIPPED = Path(__file__).parents[3] / "config.toml"


def test_the_shipped_file_has_every_key_with_its_default() -> None:
    written = {**tomllib.loads(SHIPPED.read_text("utf-8")), "hook": []}
    assert written == msgspec.to_builtins(Config(), builtin_types=()) or written == _plain(Config())
    assert load(SHIPPED) == Config()


def _plain(config: Config) -> object:
    return msgspec.json.decode(msgspec.json.encode(config))


def test_every_key_is_explained() -> None:
    lines = SHIPPED.read_text("utf-8").splitlines()
    keys = [line for line in lines if " = " in line and not line.startswith("#")]
    assert all("  # " in line for line in keys)


def test_flags_override_the_file(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text("[listen]\nport = 2022\n")
    assert load(path, {"listen.port": 22, "data.folder": None}).listen.port == 22
    assert load(path).listen.port == 2022


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[listen]\nprot = 1", "There is no setting `listen.prot`. Did you mean `listen.port`?"),
        ("[limits]\nsession = 1", "There is no setting `limits.session`. Did you mean `limits.sessions`?"),
        ("[listen]\nsessions = 1", "There is no setting `listen.sessions`. Did you mean `limits.sessions`?"),
        ("[lisen]\nport = 1", "There is no setting `lisen`. Did you mean `listen`?"),
        ("[xyzzy]\nport = 1", "There is no setting `xyzzy`."),
        ("listen = 3", "The setting `listen` is wrong: 3 is not a section."),
        ("[listen]\nport = 'high'", 'The setting `listen.port` is wrong: "high" is not a whole number.'),
        (
            "[listen]\nport = 70000",
            "The setting `listen.port` is wrong: 70000 is not a whole number of 65535 or less.",
        ),
        (
            "[limits]\nsessions = 0",
            "The setting `limits.sessions` is wrong: 0 is not a whole number of 1 or more.",
        ),
        (
            "[metrics]\nenabled = 'yes'",
            'The setting `metrics.enabled` is wrong: "yes" is not true or false.',
        ),
        (
            "[admin]\nkeys = ['abc']",
            'The setting `admin.keys` is wrong: ["abc"] is not a list of fingerprints such as SHA256: '
            "and 43 letters (ssh-keygen -lf KEY.pub prints one).",
        ),
        (
            "[log]\nlevel = 'loud'",
            'The setting `log.level` is wrong: "loud" is not one of debug, info, warning, error.',
        ),
        ("[log]\nformat = 'xml'", 'The setting `log.format` is wrong: "xml" is not one of auto, text, json.'),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "config.toml"
    path.write_text(text)
    with pytest.raises(ConfigError) as refusal:
        load(path)
    assert str(refusal.value) == sentence


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text("[listen")
    with pytest.raises(ConfigError, match=r"config\.toml is not valid TOML"):
        load(path)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read"):
        load(tmp_path / "nowhere.toml")
