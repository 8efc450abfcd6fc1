"""Studies: a table plays on from a moment of a finished game."""

import pytest

from escape_tui.engine.setup import Setup
from escape_tui.hub.analysis.unanalysable import NotAnalysable, Unfit
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.game_at import game_at
from escape_tui.hub.lobby.quick_play import quick_play
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.record.origin import Origin, named_origin
from escape_tui.hub.record.record import Journal, header, read_lines
from escape_tui.hub.record.taking_up import take_up
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import GOING_ON_MS
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.hub.table.study import Study, study_of
from escape_tui.scene.replay.playback import Playback
from tests.hub.analysis.recorded import CATALOGUE, SEED, lines, recording
from tests.hub.people import Host
from tests.hub.record.recorded import replayed

#: Four minutes and twelve seconds are left.
MOMENT = Origin("f00d", 252)


def study(*, is_same_dice: bool = False) -> Study:
    return study_of(recording(), CATALOGUE, MOMENT, is_same_dice=is_same_dice)


def test_a_moment_is_named_by_its_game_and_its_clock() -> None:
    assert str(MOMENT) == "f00d@4:12"
    assert named_origin("f00d@4:12") == MOMENT


@pytest.mark.parametrize("text", ["", "f00d", "f00d@", "f00d@4:99", "@4:12", "f00d@4:12x", "f00d@-1:00"])
def test_other_words_name_no_moment(text: str) -> None:
    assert named_origin(text) is None


def test_a_study_begins_when_the_clock_showed_that_time() -> None:
    found = study()
    track = CATALOGUE.soundtracks["1"]
    assert found.state.elapsed == track.collapse_ms - 252_000
    assert found.state.ending is None


def test_a_moment_after_the_end_cannot_be_played_on_from() -> None:
    with pytest.raises(NotAnalysable) as refusal:
        study_of(recording(lines(SEED)), CATALOGUE, Origin("f00d", -60), is_same_dice=False)
    assert refusal.value.reason is Unfit.AFTER_END


def gathered(found: Study) -> tuple[Host, str]:
    host = Host()
    host.arrive("ani", "bo")
    return host, host.lobby.open_study("ani", found).code


def test_people_and_bots_play_on_in_the_seats_of_that_game() -> None:
    host, code = gathered(study())
    table = host.lobby.join("bo", code)
    for name in ("ani", "bo"):
        table.ready(name)
    assert table.phase is Phase.PLAYING
    assert table.live is not None
    begun = table.live.state.elapsed
    assert table.live.is_paused
    host.clock.turn(GOING_ON_MS)
    assert not table.live.is_paused
    host.clock.turn(1_000)
    assert table.live.now() - table.live.state.started_at == begun + 1_000
    assert [seat.name for seat in table.live.state.setup.seats] == ["Ani", "Bo"]


def test_a_bot_plays_a_seat_that_nobody_takes() -> None:
    host, code = gathered(study())
    table = host.lobby.tables[code]
    table.arranging.clear_chair("ani", 1)
    table.ready("ani")
    assert table.live is not None
    assert table.live.bots == {1}


def test_a_study_is_never_ranked_and_nothing_about_it_can_be_changed() -> None:
    host, code = gathered(study())
    table = host.lobby.join("bo", code)
    assert not table.is_ranked
    with pytest.raises(Declined, check=lambda error: error.reason == "study"):
        table.arranging.agree("ani", Setup(seats=(), modules=("curses",)), is_public=True, may_bots_hold=True)
    assert quick_play(host.lobby, "ani") is not table


def test_a_rematch_begins_at_the_same_moment() -> None:
    host, code = gathered(study())
    table = host.lobby.tables[code]
    table.ready("ani")
    host.clock.turn(15 * 60_000)
    assert table.phase is Phase.OVER
    table.want_again("ani")
    table.ready("ani")
    assert table.live is not None
    assert table.live.state.elapsed == study().state.elapsed


def played(found: Study, seed: int) -> tuple[bytes, ...]:
    """The journal of the game that companions play on from *found*."""
    written: list[bytes] = []
    journal, game = Journal(written.append), game_at(found.state, CATALOGUE, SeededChance(seed))
    journal.begin(header(found.state.setup, seed, CATALOGUE, found.origin), game)
    play_out(game, companions(found.state.setup, seed), journal)
    return tuple(written)


def test_the_journal_of_a_study_replays_goes_on_and_plays_back() -> None:
    kept = read_lines(played(study(), 7), CATALOGUE, "study")
    assert kept.header.origin == MOMENT
    assert replayed(kept, CATALOGUE).state.ending is not None
    assert take_up(kept, CATALOGUE).game.state.ending is not None
    playback = Playback(kept, CATALOGUE, HandClockwork())
    for _ in playback.scan():
        pass
    assert playback.now() == playback.begins_at == study().state.now
    playback.seek(0)
    assert playback.state.ending is None
    playback.seek(playback.ends_at)
    assert playback.state.ending is not None


def test_with_the_same_dice_the_recorded_commands_lead_to_the_recorded_end() -> None:
    found, before = study(is_same_dice=True), recording()
    assert found.seed == before.header.seed
    game = game_at(found.state, CATALOGUE, SeededChance(found.seed))
    for entry in before.entries:
        if entry.at > found.state.now:
            game.advance(entry.at)
            game.play(entry.command)
            assert game.digest().startswith(entry.digest)
