"""The host's settings: read from config.toml, checked, and overridden by flags."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from ssh_host.config.config_mistakes import mistake
from ssh_host.config.game_nights import NoSuchNight, night_of

DATA_FOLDER_NAME = "escape-temple"

Port = Annotated[int, Meta(ge=0, le=65535)]
Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]
Columns = Annotated[int, Meta(ge=40, le=500)]
Rows = Annotated[int, Meta(ge=16, le=200)]
Fingerprint = Annotated[str, Meta(pattern="^SHA256:[A-Za-z0-9+/]{43}$")]
ClusterName = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,31}$")]
WebAddress = Annotated[str, Meta(pattern="^$|^https?://[^/?#]+$")]
Replicas = Literal[1, 3, 5]
Level = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["auto", "text", "json"]


class ConfigError(Exception):
    """Settings that can't be used; the text has a sentence for each wrong key. *readable* holds the settings
    with defaults in place of what is wrong."""

    def __init__(self, text: str, readable: "Config | None" = None) -> None:
        super().__init__(text)
        self.readable = readable


class Durability(StrEnum):
    """What stored changes survive: a power cut, or only the end of this process."""

    DISK = "disk"
    PROCESS = "process"


HookEvent = Literal["first-visitor", "open-table", "game-night", "race", "record"]
HookTemplate = Literal["json", "discord", "matrix", "ntfy"]
HookAddress = Annotated[str, Meta(pattern=r"^https?://[^/\s?#]+[^\s#]*$", max_length=2_000)]


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Listen(_Section, frozen=True):
    address: str = "0.0.0.0"
    port: Port = 2222
    public_name: str = ""
    post_quantum_only: bool = False
    trusted_proxies: tuple[str, ...] = ()


class Data(_Section, frozen=True):
    folder: str = ""
    durability: Durability = Durability.DISK
    keep_days: NotNegative = 365
    keep_games: NotNegative = 0


class Limits(_Section, frozen=True):
    sessions: Positive = 240
    queue: NotNegative = 60
    connections: Positive = 400
    per_address: Positive = 16
    per_key: Positive = 4
    programs: NotNegative = 0
    waiting: NotNegative = 200
    listening: NotNegative = 50
    auth_tries: Positive = 12
    login_seconds: Positive = 20
    environment_bytes: Positive = 16_384
    keys_per_second: Positive = 40
    columns: Columns = 240
    rows: Rows = 80
    output_bytes: Annotated[int, Meta(ge=65_536)] = 262_144
    stalled_seconds: Positive = 30
    idle_minutes: Positive = 30
    idle_warning_seconds: Positive = 60


class Tables(_Section, frozen=True):
    per_identity: Positive = 2
    watchers: NotNegative = 50
    chat_per_minute: Positive = 20
    seat_kept_seconds: Positive = 300
    bot_holds_after_seconds: NotNegative = 10
    pause_seconds: NotNegative = 120
    abandoned_seconds: Positive = 600
    drain_minutes: NotNegative = 12


class Admin(_Section, frozen=True):
    keys: tuple[Fingerprint, ...] = ()


class Web(_Section, frozen=True):
    enabled: bool = False
    address: str = ""
    port: Port = 8080
    certificate: str = ""
    key: str = ""
    public_url: WebAddress = ""


class MetricsOptions(_Section, frozen=True):
    enabled: bool = False
    address: str = "127.0.0.1"
    port: Port = 9222


class Log(_Section, frozen=True):
    level: Level = "info"
    file: str = ""
    format: LogFormat = "auto"


class Cluster(_Section, frozen=True):
    servers: tuple[str, ...] = ()
    name: ClusterName = "temple"
    token: str = ""
    authority: str = ""
    certificate: str = ""
    key: str = ""
    replicas: Replicas = 1
    address: str = ""
    port: Port = 0


class GameOptions(_Section, frozen=True):
    edition: str = ""
    editions: tuple[str, ...] = ()
    nights: tuple[str, ...] = ()


class Hook(_Section, frozen=True):
    url: HookAddress
    events: tuple[HookEvent, ...] = get_args(HookEvent)
    template: HookTemplate = "json"
    allow_private: bool = False


class Config(_Section, frozen=True):
    listen: Listen = Listen()
    data: Data = Data()
    limits: Limits = Limits()
    tables: Tables = Tables()
    admin: Admin = Admin()
    web: Web = Web()
    metrics: MetricsOptions = MetricsOptions()
    log: Log = Log()
    game: GameOptions = GameOptions()
    cluster: Cluster = Cluster()
    hook: tuple[Hook, ...] = ()

    @property
    def data_folder(self) -> Path:
        chosen = self.data.folder
        return Path(chosen).expanduser() if chosen else platformdirs.user_data_path(DATA_FOLDER_NAME)

    @property
    def web_address(self) -> str:
        """The address on which the page listens: that of SSH, unless the page has its own."""
        return self.web.address or self.listen.address

    @property
    def edition_folder(self) -> Path | None:
        """The folder of another edition; `None` for the built-in one."""
        return Path(self.game.edition).expanduser() if self.game.edition else None


def load(path: Path | None = None, flags: Mapping[str, object] | None = None) -> Config:
    """Load the settings in the file at *path*, with *flags* (`{"listen.port": 22}`) on top."""
    settings = _read(path) if path is not None else {}
    for key, value in (flags or {}).items():
        if value is not None:
            section, _, name = key.partition(".")
            within = settings.setdefault(section, {})
            if isinstance(within, dict):
                within[name] = value
    config, mistakes = _converted(settings)
    mistakes += (*_impossible_nights(config.game.nights), *_impossible_hooks(config.hook))
    if mistakes:
        raise ConfigError("\n".join(mistakes), config)
    return config


def _impossible_nights(nights: Iterable[str]) -> Iterator[str]:
    for words in nights:
        try:
            night_of(words)
        except NoSuchNight as error:
            yield f"The setting `game.nights` is wrong: {error}."


def _impossible_hooks(hooks: Iterable[Hook]) -> Iterator[str]:
    """Host names are resolved and checked when a message is sent; IP addresses are checked here."""
    for hook in hooks:
        try:
            target = urlsplit(hook.url)
            _ = target.port
        except ValueError as error:
            yield f"The setting `hook.url` is wrong: {hook.url}: {error}."
            continue
        if not hook.allow_private and _is_private(target.hostname or ""):
            why = f"{target.hostname} is a private address (hook.allow_private)"
            yield f"The setting `hook.url` is wrong: {why}."


def _is_private(name: str) -> bool:
    try:
        return not ip_address(name).is_global
    except ValueError:
        return False


def _converted(settings: Mapping[str, Any]) -> tuple[Config, list[str]]:
    """What is right in *settings*, and a sentence on each mistake: msgspec itself stops at the first."""
    right, mistakes = dict[str, Any](), list[str]()
    for section, within in settings.items():
        match within:
            case dict():
                alone: list[Any] = [{key: value} for key, value in within.items()]
            case list():
                alone = [[each] for each in within]
            case _:
                alone = [within]
        for setting in alone:
            try:
                msgspec.convert({section: setting}, Config)
            except msgspec.ValidationError as error:
                mistakes.append(mistake(str(error), {section: setting}, KEYS))
                if section not in Config.__struct_fields__:
                    break
            else:
                before = right.setdefault(section, type(setting)())
                right[section] = before | setting if isinstance(setting, dict) else before + setting
    return msgspec.convert(right, Config), mistakes


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"The settings file {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ConfigError(f"The settings file {path} is not a text file in UTF-8.") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ConfigError(f"The settings file {path} is not valid TOML: {error}.") from None


def _keys_of(section: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The keys of a *section*; a section that may be repeated counts as one key."""
    return msgspec.structs.fields(section) if isinstance(section, type) else ()


#: Every setting: its sections, and `section.key`.
KEYS: tuple[str, ...] = tuple(
    name
    for section in msgspec.structs.fields(Config)
    for name in (
        section.name,
        *(f"{section.name}.{key.name}" for key in _keys_of(section.type)),
    )
)
