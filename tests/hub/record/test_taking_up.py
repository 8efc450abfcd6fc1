"""A game that is continued has the state, story and report that it had before."""

import msgspec
import pytest
from msgspec.structs import replace

from escape_tui.engine.setup import COLOURS, ModuleId, Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.playing_out import companions
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.record import Journal, Snapshot, header, read_lines, snapshot
from escape_tui.hub.record.taking_up import ResumedGame, take_up
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.watching.replica import REMEMBERED_STORY, Publisher, Remembered
from escape_tui.modules.box import MODULES, new_game
from tests.hub.record.recorded import play_recorded
from tests.temple import CATALOGUE

EVERYTHING = tuple(module.id for module in MODULES if module.id != "challenge")
LOOKED_AFTER_MS: Millis = 45_000


def taken_up(lines: list[bytes]) -> ResumedGame:
    return take_up(read_lines(lines, CATALOGUE, "game"), CATALOGUE)


def told(past: tuple[Remembered, ...]) -> list[tuple[object, Millis]]:
    return [(remembered.event, remembered.at) for remembered in past]


@pytest.mark.parametrize(("modules", "seed"), [((), 4), (EVERYTHING, 4), (EVERYTHING, 5)])
def test_a_game_can_be_taken_up_whenever_its_host_is_lost(modules: tuple[ModuleId, ...], seed: int) -> None:
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:4]), modules)
    lines, clock = list[bytes](), HandClockwork()
    game = new_game(setup, CATALOGUE, SeededChance(seed))
    journal = Journal(lines.append)
    journal.begin(header(setup, seed, CATALOGUE), game)
    live = LiveGame(game, clock, journal)
    for bot in companions(setup, seed):
        live.seat_bot(bot.player, bot)
    live.resume()
    while not live.is_over:
        clock.turn(LOOKED_AFTER_MS)
        found = taken_up(lines)
        publisher = Publisher(found.game, clock)
        publisher.recall(found.story)
        assert found.reason == ""
        found.game.advance(game.state.now)
        assert found.game.digest() == game.digest()
        assert publisher.standing.report == live.report
        assert told(publisher.past) == told(live.publisher.past)
        assert publisher.past[-1].state == live.publisher.past[-1].state
    assert len(live.publisher.past) == REMEMBERED_STORY, (
        "not all that happened is kept for those who come later"
    )
    assert publisher.state.ending == game.state.ending


def test_where_only_the_set_up_was_kept_nothing_has_happened_yet() -> None:
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]))
    lines, game = list[bytes](), new_game(setup, CATALOGUE, SeededChance(1))
    Journal(lines.append).begin(header(setup, 1, CATALOGUE), game)
    for kept in (lines[:1], lines):
        assert taken_up(kept).game.digest() == game.digest()
        assert taken_up(kept).story == ()


def test_where_a_snapshot_leads_elsewhere_the_whole_game_is_played_again() -> None:
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:4]))
    lines = list[bytes]()
    game = play_recorded(setup, 4, CATALOGUE, Journal(lines.append))
    last = max(number for number, line in enumerate(lines[:-1]) if line.startswith(b"{"))
    right = msgspec.json.decode(lines[last], type=Snapshot)
    wrong = snapshot(replace(right.state, depot=right.state.depot + 1))
    lines[last] = msgspec.json.encode(wrong) + b"\n"
    found = taken_up(lines[:-1])
    assert found.reason == ""
    assert found.game.digest() == game.digest()
