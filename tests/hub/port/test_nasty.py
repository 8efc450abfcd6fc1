"""Nothing that strangers write harms the people who read it."""

import msgspec
import pytest

from escape_tui.hub.port.messages import requests
from tests.hub.people import Host
from tests.nasty import NASTY
from tile_art.letters import UNSAFE


@pytest.mark.parametrize("nasty", NASTY)
def test_nothing_nasty_is_in_what_others_see(nasty: str) -> None:
    host = Host()
    nasty_one, other = host.visit("kim"), host.visit("lee")
    nasty_one.done(requests.Rename(nasty))
    nasty_one.done(requests.SayInLobby(nasty))
    nasty_one.done(requests.OpenTable())
    nasty_one.done(requests.NameTable(nasty))
    nasty_one.done(requests.SayAtTable(nasty))
    nasty_one.ask(requests.Pick({nasty: nasty}))
    host.lobby.talk.announce(nasty)
    other.done(requests.Join(nasty_one.table.code))
    for view in (other.port.lobby, other.table):
        assert not any(UNSAFE.search(text) for text in _texts(msgspec.to_builtins(view)))


def _texts(value: object) -> list[str]:
    match value:
        case str():
            return [value]
        case list():
            return [text for each in value for text in _texts(each)]
        case dict():
            return [text for pair in value.items() for each in pair for text in _texts(each)]
        case _:
            return []
