"""A game that is being played."""

from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest

from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.answered_requests import AskedRequest
from escape_tui.hub.record.record import Journal, header, read_lines
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.hub.record.taking_up import take_up
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LATE_MS, NOTED_MS, SHOWN_AHEAD_MS, LiveGame
from escape_tui.hub.watching.replica import PASSING, REMEMBERED_EVENTS, REMEMBERED_STORY, WatchQueue
from escape_tui.modules.box import new_game
from escape_tui.rules.calling import Call, Called
from escape_tui.rules.countdown import Begun
from escape_tui.rules.dice import Landed, Roll, Rolled
from escape_tui.rules.exploring import FACE_DOWN
from tests.hub.people import COUNT_IN_MS, Notebook
from tests.rulebook import rule
from tests.temple import CATALOGUE


def setup(players: int = 2, modules: tuple[str, ...] = ()) -> Setup:
    return Setup(tuple(Seat(f"player {number}", COLOURS[number]) for number in range(players)), modules)


class Live:
    def __init__(self, players: int = 2, modules: tuple[str, ...] = ()) -> None:
        self.clock = HandClockwork()
        self.notebook = Notebook()
        game = new_game(setup(players, modules), CATALOGUE, SeededChance(3))
        self.game = LiveGame(game, self.clock, self.notebook)
        self.wakes = 0
        self.watch = self.game.publisher.watch(self._wake)

    def _wake(self) -> None:
        self.wakes += 1

    def begun(self) -> "Live":
        self.game.resume()
        self.clock.turn(COUNT_IN_MS)
        return self


def test_nothing_moves_before_the_clock_is_started() -> None:
    live = Live()
    live.clock.turn(60_000)
    assert live.game.is_paused
    assert live.game.now() == 0
    assert not live.game.state.has_begun


def test_deadlines_are_reached_by_themselves_and_told_to_those_who_watch() -> None:
    live = Live().begun()
    assert live.game.state.has_begun
    assert Begun() in live.watch.take()
    assert live.watch.take() == ()


def test_a_command_is_in_the_journal_before_anybody_hears_of_it() -> None:
    live = Live().begun()
    noted_when_woken: list[int] = []
    live.game.publisher.watch(lambda: noted_when_woken.append(len(live.notebook.noted)))
    live.game.play(Roll(0))
    assert noted_when_woken == [1]
    assert live.notebook.noted == [(COUNT_IN_MS, Roll(0))]
    live.clock.turn(800)
    kinds = [type(event) for event in live.watch.take()]
    assert kinds[-2:] == [Rolled, Landed]


def test_who_goes_on_with_a_game_goes_on_from_the_time_that_was_written_down() -> None:
    lines: list[bytes] = []
    clock, journal = HandClockwork(), Journal(lines.append)
    game = new_game(setup(), CATALOGUE, SeededChance(3))
    journal.begin(header(game.state.setup, 3, CATALOGUE), game)
    live = LiveGame(game, clock, journal)
    live.note_time()
    live.resume()
    clock.turn(COUNT_IN_MS + 7_300)
    live.note_time()
    taken_up = take_up(read_lines(lines, CATALOGUE, "here"), CATALOGUE)
    assert taken_up.game.state.now == COUNT_IN_MS + 7_300
    live.pause()
    clock.turn(1_000)
    written = len(lines)
    live.note_time()
    assert len(lines) == written, "a clock that stands has nothing to tell"


def test_what_cannot_be_kept_has_not_happened() -> None:
    class FullDisk(Notebook):
        def note(
            self,
            game: Game,
            command: Command | None,
            events: tuple[Event, ...],
            asked: AskedRequest | None = None,
        ) -> None:
            if command is not None:
                raise OSError("no space left")

    clock = HandClockwork()
    live = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), clock, FullDisk())
    live.resume()
    clock.turn(COUNT_IN_MS)
    before = live.state
    with pytest.raises(RuleError) as refusal:
        live.play(Roll(0))
    assert refusal.value.facts["reason"] == "broken"
    assert live.state == before


class SlowScribe(NoScribe):
    """Keeps things when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []
        self.is_slow = False

    def when_kept(self, then: Callable[[], None]) -> None:
        self.waiting.append(then)
        if not self.is_slow:
            self.keep()

    def keep(self) -> None:
        while self.waiting:
            self.waiting.pop(0)()


def test_what_is_not_kept_yet_is_played_and_not_published() -> None:
    scribe, live = SlowScribe(), Live()
    game = live.game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), live.clock, scribe)
    live.watch = game.publisher.watch(lambda: None)
    live.begun()
    before = game.published
    live.watch.take()
    scribe.is_slow = True
    game.play(Roll(0))
    assert game.state.adventurers[0].is_tumbling
    assert game.published is before
    assert not game.publisher.replica().state.adventurers[0].is_tumbling
    assert live.watch.take() == ()
    scribe.keep()
    assert [type(event) for event in live.watch.take()] == [Rolled]
    assert game.published.adventurers[0].is_tumbling
    assert game.publisher.replica().state.adventurers[0].is_tumbling


def test_a_game_whose_scribe_is_late_stands_still_says_so_and_goes_on_by_itself() -> None:
    scribe, live = SlowScribe(), Live()
    game = live.game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), live.clock, scribe)
    live.begun()
    scribe.is_slow = True
    game.play(Roll(0))
    live.clock.turn(LATE_MS)
    assert game.is_waiting
    assert game.publisher.replica().is_waiting
    assert not game.publisher.replica().is_paused, "nobody wished for a pause"
    live.clock.turn(60_000)
    assert game.now() == COUNT_IN_MS + LATE_MS
    with pytest.raises(RuleError) as refusal:
        game.play(Roll(1))
    assert refusal.value.facts["reason"] == "waiting"
    scribe.is_slow = False
    scribe.keep()
    assert not game.is_waiting
    assert not game.publisher.replica().is_waiting
    live.clock.turn(1_000)
    assert not game.state.adventurers[0].is_tumbling
    assert game.now() == COUNT_IN_MS + LATE_MS + 1_000


@pytest.mark.parametrize("late_by", [LATE_MS + 1, 260, 9_300])
def test_the_shown_time_never_goes_back_when_a_scribe_is_late(late_by: int) -> None:
    scribe, live, shown = SlowScribe(), Live(), list[int]()
    game = live.game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), live.clock, scribe)
    live.begun()
    live.watch = game.publisher.watch(lambda: shown.append(game.publisher.replica().now()))
    scribe.is_slow = True
    for command in (Roll(0), Roll(1)):
        game.play(command)
        live.clock.turn(20)
    live.clock.turn(late_by)
    scribe.is_slow = False
    scribe.keep()
    live.clock.turn(2_000)
    game.play(Roll(0))
    assert len(shown) > 3
    assert shown == sorted(shown)
    assert shown[-1] == COUNT_IN_MS + LATE_MS + 2_000


def test_a_game_goes_on_from_the_time_that_was_shown() -> None:
    clock, notebook = HandClockwork(), Notebook()
    game = LiveGame(
        new_game(setup(), CATALOGUE, SeededChance(3)), clock, notebook, shown_at=COUNT_IN_MS + 700
    )
    assert game.publisher.replica().now() == game.now() == COUNT_IN_MS + 700
    game.resume()
    clock.turn(100)
    assert game.now() == COUNT_IN_MS + 800
    game.play(Roll(0))
    assert game.state.now == COUNT_IN_MS + 800


def test_nobody_sees_a_later_time_than_the_one_that_is_handed_over() -> None:
    clock = HandClockwork()
    game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), clock, Notebook())
    game.resume()
    clock.turn(COUNT_IN_MS + 1_000)
    game.stand_still()
    # Closing a table takes a moment.
    clock.turn(3)
    game.close()
    assert game.publisher.replica().now() == game.state.now == COUNT_IN_MS + 1_000


def test_the_time_at_which_a_clock_stops_for_its_scribe_is_noted_once() -> None:
    scribe, clock = SlowScribe(), HandClockwork()
    game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), clock, scribe)
    game.resume()
    clock.turn(COUNT_IN_MS)
    scribe.is_slow = True
    game.play(Roll(0))
    clock.turn(LATE_MS + 400)
    assert game.is_waiting
    noted = len(scribe.waiting)
    game.note_time()
    game.note_time()
    assert len(scribe.waiting) == noted + 1
    assert game.state.now == game.now() == COUNT_IN_MS + LATE_MS


class LateClockwork(HandClockwork):
    def stall(self, millis: int) -> None:
        """The event loop is late: what is due happens at the next turn."""
        self._now += millis


class TimeKeeper(SlowScribe):
    """Remembers the time of each line, and of the last that was kept; another process continues there."""

    is_continued = True

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[int] = []
        self.kept_at = 0

    def note(
        self,
        game: Game,
        command: Command | None,
        events: tuple[Event, ...],
        asked: AskedRequest | None = None,
    ) -> None:
        self.noted.append(game.state.now)

    def when_kept(self, then: Callable[[], None]) -> None:
        noted_at = max(self.noted, default=0)

        def keep() -> None:
            self.kept_at = max(self.kept_at, noted_at)
            then()

        super().when_kept(keep)


def test_time_is_noted_only_when_the_last_line_is_old() -> None:
    clock, scribe = HandClockwork(), TimeKeeper()
    game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), clock, scribe)
    game.resume()
    clock.turn(COUNT_IN_MS)
    game.play(Roll(0))
    clock.turn(1_000)
    apart = [later - earlier for earlier, later in pairwise(scribe.noted)]
    assert max(apart) == NOTED_MS
    assert sum(at > COUNT_IN_MS for at in scribe.noted) <= 3, "two that were due, and dice that land"
    game.pause()
    assert scribe.noted[-1] == COUNT_IN_MS + 1_000, "the time at which a clock stops is noted"
    before = len(scribe.noted)
    clock.turn(60_000)
    assert len(scribe.noted) == before, "a clock that stands has nothing to tell"
    game.resume()
    clock.turn(700_000)
    assert game.is_over
    before = len(scribe.noted)
    clock.turn(60_000)
    game.note_time()
    assert len(scribe.noted) == before, "nothing is written after the end of a game"


def test_nobody_is_woken_while_only_time_passes() -> None:
    clock, woken = HandClockwork(), list[int]()
    game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), clock, TimeKeeper())
    replica = game.publisher.replica()
    game.resume()
    clock.turn(COUNT_IN_MS)
    game.publisher.watch(lambda: woken.append(clock.now()))
    began = replica.now()
    clock.turn(5_000)
    assert woken == []
    assert replica.now() == began + 5_000, "the clock goes on all the same"
    game.pause()
    assert len(woken) == 1


def test_nobody_sees_a_time_from_which_the_next_owner_would_not_continue() -> None:
    """However late a process is, and in whatever order its game waits, pauses and is played."""
    clock, scribe, chance = LateClockwork(), TimeKeeper(), Random(5)
    game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), clock, scribe)
    replica, shown = game.publisher.replica(), [0]

    def look() -> None:
        shown.append(replica.now())
        assert shown[-2] <= shown[-1] <= scribe.kept_at + SHOWN_AHEAD_MS

    game.publisher.watch(look)
    game.resume()
    for _ in range(1_000):
        match chance.randrange(8):
            case 0:
                scribe.is_slow = True
            case 1 | 2:
                scribe.is_slow = False
                scribe.keep()
            case 3:
                clock.stall(chance.randrange(2_500))
            case 4:
                with suppress(RuleError):
                    game.play(Roll(chance.randrange(2)))
            case 5:
                if game.is_paused and not game.is_waiting:
                    game.resume()
                elif chance.random() < 0.2:
                    game.pause()
            case _:
                clock.turn(chance.randrange(60))
        look()
    assert shown[-1] > 60_000


def test_a_paused_game_stays_paused_when_its_scribe_has_caught_up() -> None:
    scribe, live = SlowScribe(), Live()
    game = live.game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), live.clock, scribe)
    live.begun()
    scribe.is_slow = True
    game.play(Roll(0))
    game.pause()
    live.clock.turn(LATE_MS)
    scribe.is_slow = False
    scribe.keep()
    assert game.is_paused
    live.clock.turn(10_000)
    assert game.now() == COUNT_IN_MS
    game.resume()
    live.clock.turn(1)
    assert game.now() == COUNT_IN_MS + 1


def test_a_closed_game_does_not_go_on_when_its_scribe_has_caught_up() -> None:
    scribe, live = SlowScribe(), Live()
    game = live.game = LiveGame(new_game(setup(), CATALOGUE, SeededChance(3)), live.clock, scribe)
    live.begun()
    scribe.is_slow = True
    game.play(Roll(0))
    live.clock.turn(LATE_MS)
    game.close()
    scribe.keep()
    live.clock.turn(10_000)
    assert game.state.adventurers[0].is_tumbling


def test_a_refused_command_is_neither_kept_nor_told() -> None:
    live = Live().begun()
    live.game.play(Roll(0))
    live.watch.take()
    wakes = live.wakes
    with pytest.raises(RuleError):
        live.game.play(Roll(0))
    assert len(live.notebook.noted) == 1
    assert live.wakes == wakes


def test_a_pause_stops_the_clock_and_nobody_acts_but_all_may_talk() -> None:
    live = Live().begun()
    live.game.play(Roll(0))
    live.game.pause()
    live.clock.turn(30_000)
    assert live.game.now() == COUNT_IN_MS
    with pytest.raises(RuleError) as refusal:
        live.game.play(Roll(1))
    assert refusal.value.facts["reason"] == "paused"
    live.game.play(Call(1, "help"))
    live.game.resume()
    live.clock.turn(799)
    assert live.game.state.adventurers[0].is_tumbling
    live.clock.turn(1)
    assert not live.game.state.adventurers[0].is_tumbling


def test_pausing_twice_and_resuming_twice_is_harmless() -> None:
    live = Live().begun()
    live.game.pause()
    live.game.pause()
    live.game.resume()
    live.game.resume()
    assert not live.game.is_paused


def test_bots_play_the_whole_game_by_the_clock() -> None:
    live = Live(players=3).begun()
    for player in range(3):
        live.game.seat_bot(player, Companion(player, SeededChance(player)))
    live.clock.turn(700_000)
    assert live.game.is_over
    assert {command.player for _, command in live.notebook.noted} == {0, 1, 2}
    assert live.game.report.deeds[0].rolls > 10


def test_a_bot_leaves_its_seat_when_told() -> None:
    live = Live().begun()
    live.game.seat_bot(0, Companion(0, SeededChance(0)))
    live.clock.turn(10_000)
    played = len(live.notebook.noted)
    live.game.unseat_bot(0)
    live.clock.turn(10_000)
    assert len(live.notebook.noted) == played > 0


def test_a_bot_that_is_refused_hears_of_it_and_harms_nobody() -> None:
    class Stubborn(Companion):
        refusals = 0

        def act(self, game: Game) -> Command | None:
            self._pulse.beat(game)
            return Roll(self.player, dice=(99,))

        def refused(self, game: Game, command: Command) -> None:
            self.refusals += 1

    live = Live().begun()
    bot = Stubborn(0, SeededChance(0))
    live.game.seat_bot(0, bot)
    live.clock.turn(10_000)
    assert bot.refusals > 2
    assert live.notebook.noted == []


def test_who_does_not_look_forgets_the_oldest_events() -> None:
    watch = WatchQueue(lambda: None)
    events = tuple(Rolled(number, (), 0) for number in range(REMEMBERED_EVENTS + 5))
    watch.tell(events)
    taken: tuple[Event, ...] = watch.take()
    assert taken == events[5:]


def test_a_game_remembers_its_story_for_those_who_come_later() -> None:
    live = Live().begun()
    live.game.play(Roll(0))
    live.clock.turn(5_000)
    live.game.play(Call(1, "help"))
    last = live.game.publisher.past[-1]
    assert (type(last.event), last.at, last.state) == (Called, 5_000, live.game.game.seen_by(None))
    assert [told.number for told in live.game.publisher.past] == [
        *range(1, len(live.game.publisher.past) + 1)
    ]
    assert not any(isinstance(told.event, PASSING) for told in live.game.publisher.past)


def test_a_game_forgets_the_oldest_of_its_story_and_counts_on() -> None:
    live = Live().begun()
    before = live.game.publisher.past[-1].number
    for _ in range(REMEMBERED_STORY):
        live.clock.turn(2_000)
        live.game.play(Call(1, "help"))
    assert len(live.game.publisher.past) == REMEMBERED_STORY
    assert live.game.publisher.past[-1].number >= before + REMEMBERED_STORY


@rule("screen.hidden")
def test_those_who_only_watch_find_the_same_story_with_what_is_hidden_left_out() -> None:
    live = Live(3, ("curses", "treasures")).begun()
    for player in range(3):
        live.game.seat_bot(player, Companion(player, SeededChance(player)))
    live.clock.turn(60_000)
    for viewer in (None, 0):
        past = live.game.publisher.replica(viewer).past
        assert past
        assert all({*told.state.pile} <= {FACE_DOWN} for told in past)


def test_a_closed_game_rings_no_more() -> None:
    live = Live().begun()
    live.game.play(Roll(0))
    live.game.close()
    live.clock.turn(10_000)
    assert live.game.state.adventurers[0].is_tumbling
    assert live.game.publisher.replica().standing.is_closed


def test_a_watch_given_up_hears_nothing_more() -> None:
    live = Live().begun()
    wakes = live.wakes
    live.game.publisher.unwatch(live.watch)
    live.game.publisher.unwatch(live.watch)
    live.game.play(Roll(0))
    assert live.wakes == wakes


def test_a_watcher_who_breaks_harms_neither_the_game_nor_the_others() -> None:
    live = Live().begun()
    live.watch.take()

    def break_down() -> None:
        raise RuntimeError("my screen is gone")

    broken = live.game.publisher.watch(break_down)
    woken: list[bool] = []
    live.game.publisher.watch(lambda: woken.append(True))
    live.game.play(Roll(0))
    assert woken
    assert live.game.state.adventurers[0].is_tumbling
    assert broken.take()


def test_a_bot_that_breaks_leaves_its_seat_and_the_game_goes_on() -> None:
    class Broken(Companion):
        def act(self, game: Game) -> Command | None:
            raise RuntimeError("I forgot the rules")

    live = Live().begun()
    live.game.seat_bot(0, Broken(0, SeededChance(0)))
    live.game.seat_bot(1, Companion(1, SeededChance(1)))
    live.clock.turn(20_000)
    assert live.game.bots == {1}
    assert {command.player for _, command in live.notebook.noted} == {1}
