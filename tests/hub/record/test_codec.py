"""Everything that is written can be read again."""

import msgspec
import pytest

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.setup import COLOURS, Difficulty, Pace, Seat, Setup
from escape_tui.engine.state import Moment
from escape_tui.hub.bots.playing_out import companions
from escape_tui.hub.record.codec import (
    decode_command,
    decode_event,
    decode_state,
    encode_state,
    kinds_of,
)
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import MODULES, new_game
from escape_tui.rules.dice import Roll
from escape_tui.rules.moving import Enter
from tests.temple import CATALOGUE, E

SEATS = tuple(Seat(colour, colour, {"character": "doc"}) for colour in COLOURS[:3])


def test_a_set_up_survives() -> None:
    setup = Setup(
        SEATS, ("quest",), {"quest": 2, "challenge": "3a"}, Difficulty.EXPERT, Pace.CALM, None, True, True
    )
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup


def test_commands_survive_with_their_kind() -> None:
    for command in (Enter(1, E), Roll(0), Roll(2, (0, 3))):
        assert decode_command(msgspec.json.encode(command)) == command


@pytest.mark.parametrize(
    "line", [b"", b"null", b'{"type":"Fly","player":0}', b'{"type":"Roll"}', b'{"type":"Roll","player":"x"}']
)
def test_anything_else_is_no_command(line: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode_command(line)


@pytest.mark.parametrize("modules", [(), *((module.id,) for module in MODULES)], ids=str)
def test_every_state_and_event_of_a_game_survives(modules: tuple[str, ...]) -> None:
    needed = {"exchange": ("curses", "treasures"), "questplus": ("quest",)}
    on = (*needed.get((modules or ("",))[0], ()), *modules)
    options: dict[str, int | str] = {"challenge": "1a"} if modules == ("challenge",) else {}
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:3]), on if not options else (), options)
    game = new_game(setup, CATALOGUE, SeededChance(3))
    bots = companions(setup, 3)
    while game.state.now < 60_000:
        bot = min(bots, key=lambda bot: bot.next_at(game))
        events = list(game.advance(bot.next_at(game)))
        command = bot.act(game)
        if command is not None:
            assert decode_command(msgspec.json.encode(command)) == command
            events += game.play(command)
        for event in events:
            assert decode_event(msgspec.json.encode(event)) == event
    assert decode_state(encode_state(game.state)) == game.state
    assert encode_state(decode_state(encode_state(game.state))) == encode_state(game.state)
    chambers = list(game.state.temple.chambers)
    assert chambers != sorted(chambers)
    assert list(decode_state(encode_state(game.state)).temple.chambers) == chambers


def test_no_two_kinds_share_a_name() -> None:
    for family in (Command, Event, Moment):
        kinds = kinds_of(family)
        assert len({kind.__name__ for kind in kinds}) == len(kinds)
