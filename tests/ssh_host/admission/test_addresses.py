"""What others type to come here: names that lead to this machine, and nothing that leads to theirs."""

import socket

import pytest

from ssh_host.admission.addresses import is_local, names_of
from ssh_host.config.config import Listen


@pytest.fixture(autouse=True)
def _machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "temple")
    monkeypatch.setattr(
        "ssh_host.admission.addresses._own_addresses", lambda *, is_dual: iter(("192.168.1.20",))
    )


def test_a_host_for_everybody_is_reached_by_its_address_and_its_name() -> None:
    assert names_of(Listen()) == ("192.168.1.20", "temple")


def test_the_public_name_comes_first() -> None:
    assert names_of(Listen(public_name="play.example")) == ("play.example", "192.168.1.20", "temple")


def test_one_address_is_what_others_type() -> None:
    assert names_of(Listen(address="10.0.0.7")) == ("10.0.0.7",)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "localhost"])
def test_a_host_for_this_machine_only_is_reached_by_nobody_else(address: str) -> None:
    assert is_local(address)
    assert names_of(Listen(address=address)) == ()


def test_no_address_that_leads_back_to_whoever_types_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "ssh_host.admission.addresses._own_addresses", lambda *, is_dual: iter(("127.0.0.1",))
    )
    assert names_of(Listen()) == ("temple",)
