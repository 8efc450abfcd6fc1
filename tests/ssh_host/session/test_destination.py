"""Destinations and terminals: what a client says, and what is made of it."""

import pytest

from escape_tui.scene.words.words import LANGUAGES, Words
from ssh_host.config.config import Config
from ssh_host.session.destination import (
    LOBBY,
    WATCH_LIST,
    Destination,
    NoSuchDestination,
    VisitMode,
    Way,
    destination_for_command,
    destination_for_user,
)
from ssh_host.ssh.ssh_algorithms import FAST_CIPHERS, offer_for


@pytest.mark.parametrize(
    ("command", "destination"),
    [
        ("join abc", Destination(Way.JOIN, "ABC")),
        ("watch K7-2", Destination(Way.WATCH, "K7-2")),
        ("watch", WATCH_LIST),
        ("replay 2030-x1", Destination(Way.REPLAY, "2030-x1")),
        ("admin", Destination(Way.ADMIN)),
        ("status", Destination(Way.STATUS, manner=VisitMode.SHELL)),
        ("status --json", Destination(Way.STATUS, "--json", VisitMode.SHELL)),
        ("program", Destination(Way.LOBBY, manner=VisitMode.PROGRAM)),
        ("program join abc", Destination(Way.JOIN, "ABC", VisitMode.PROGRAM)),
        ("program watch abc", Destination(Way.WATCH, "ABC", VisitMode.PROGRAM)),
    ],
)
def test_our_own_words_lead_to_destinations(command: str, destination: Destination) -> None:
    assert destination_for_command(command) == destination


@pytest.mark.parametrize(
    "command",
    [
        "",
        "bash",
        "join",
        "join a b",
        "join ../etc",
        "join \x1b[2J",
        "scp -t .",
        "replay ;ls",
        "join é",
        "program admin",
        "program program",
        "program replay 1",
        "program fly",
        "program status",
        "plain status",
        "status now",
    ],
)
def test_everything_else_is_refused_with_a_sentence(command: str) -> None:
    with pytest.raises(NoSuchDestination) as refusal:
        destination_for_command(command)
    for language in LANGUAGES:
        said = Words(language).say(refusal.value.message, **refusal.value.facts)
        assert said.isprintable()
        assert "gate-" not in said


def test_a_user_called_watch_sees_the_list() -> None:
    assert destination_for_user("watch") == WATCH_LIST
    assert destination_for_user("kim") == LOBBY


def test_each_client_is_offered_what_it_knows() -> None:
    usual, eager = (offer_for(name, Config()) for name in (b"SSH-2.0-libssh", b"SSH-2.0-dropbear_2022.83"))
    assert set(eager.kex_algs) == set(usual.kex_algs)
    assert eager.kex_algs[0] == "curve25519-sha256"
    assert all(name.endswith("etm@openssh.com") for name in usual.mac_algs)
    assert eager.mac_algs == [*usual.mac_algs, "hmac-sha2-256"]
    assert offer_for(b"SSH-2.0-OpenSSH_9.7", Config()).encryption_algs == list(FAST_CIPHERS)
