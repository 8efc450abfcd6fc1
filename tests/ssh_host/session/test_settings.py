"""Settings over ssh: every one can be changed, and is kept for the next visit."""

from functools import partial
from pathlib import Path

from escape_tui.scene.menus.player_settings import decoded
from escape_tui.scene.menus.settings_form import CHOICES, chosen
from tests.ssh_host.camp import DOWN, ENTER, RIGHT, camp, in_lobby, new_key
from tests.ssh_host.house import until

SETTINGS = [(name, values) for group in CHOICES.values() for name, values in group.items()]


async def test_every_setting_takes_every_value_over_ssh(tmp_path: Path) -> None:
    key = new_key()
    # Nobody chooses as fast as this: the limit on keys would drop some.
    async with camp(tmp_path, {"limits.keys_per_second": 1_000}) as home, in_lobby(home, "kim", key) as kim:
        player = key.get_fingerprint()

        def value(name: str) -> str:
            return chosen(decoded(home.host.store.players.settings(player)), name)

        def takes(name: str, wanted: str) -> bool:
            return value(name) == wanted

        kim.type(b"\x1b[F" + b"\x1b[A" * 2)
        await kim.until_sees("Settings")
        kim.type(ENTER)
        await kim.until_sees("Look")
        for name, values in SETTINGS:
            at = values.index(value(name))
            for wanted in (*values[at + 1 :], *values[: at + 1]):
                kim.type(RIGHT)
                await until(partial(takes, name, wanted))
            kim.type(DOWN)
