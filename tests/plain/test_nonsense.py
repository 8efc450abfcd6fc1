"""Nonsense: whatever is typed, at whatever place, is answered with lines, never with a trace."""

import pytest

from escape_tui.plain.places.plain_game import GamePlace
from escape_tui.plain.places.plain_lobby import LobbyPlace
from escape_tui.plain.places.plain_waiting_room import WaitingRoom
from escape_tui.plain.visit import EVERYWHERE
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.words import Words
from tests.hub.people import Host
from tests.plain.listener import Listener
from tests.plain.test_game import in_game

NASTY = (
    b"", b"\x00", b"\xff\xfe", b"\x1b", b"\x1b[", b"\x1b[999999999999A", b"\x1b]0;x\x07", b"\x9b2J",
    b"\x7f" * 40, b"\x15", "٣".encode(), "hold ٣".encode(), "²".encode(), "hold ²".encode(),
    b"hold 99999999999999999999", b"roll -1", b"roll 0 9", b"answer", b"answer x", b"set", b"set pace",
    b"set pace warp", b"remove 9", b"remove nobody", b"colour mud", b"join", b"join ../../etc", b"watch",
    b"watch NOPE", b"resume", b"name", b"title", b"language tlh", b"say \x1b[31mred", b"call nobody",
    b"do nothing", b"free a friend nobody", b"cheer", b"x" * 10_000, b"?", b"/",
)  # fmt: skip


def places() -> dict[str, Listener]:
    host = Host()
    waiting = Listener(Host())
    waiting.says("open")
    return {"lobby": Listener(host), "table": waiting, "game": in_game()}


@pytest.mark.parametrize("terminal", [Terminal(), Terminal(kind="dumb"), Terminal(kind="")])
@pytest.mark.parametrize("place", ["lobby", "table", "game"])
def test_whatever_is_typed_is_answered_with_whole_lines(place: str, terminal: Terminal) -> None:
    ann = places()[place]
    ann.talk.terminal = terminal
    ann.talk.recall()
    for typed in NASTY:
        ann.presses(typed)
        ann.presses(typed + b"\r")
        ann.presses(b"\r")
    assert [line for line in ann.heard if not line.isprintable()] == []


@pytest.mark.parametrize("place", ["lobby", "table", "game"])
def test_every_word_may_be_said_without_what_belongs_to_it_and_with_nonsense(place: str) -> None:
    verbs = {"lobby": LobbyPlace.verbs, "table": WaitingRoom.verbs, "game": GamePlace.verbs}[place]
    ann = places()[place]
    for verb in (*verbs, *EVERYWHERE):
        if verb.id not in ("leave", "quick", "open", "practise", "daily", "learn", "ready"):
            word = Words().say(f"plain-word-{verb.id}").partition(",")[0]
            ann.says(word, "", f"{word} gibberish")
    assert [line for line in ann.heard if not line.isprintable()] == []
