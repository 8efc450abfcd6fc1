"""A game in progress: its clock, its journal, its bots and its spectators."""

import logging
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.bot_sight import BotSight
from escape_tui.hub.clockwork import Alarm, Clockwork
from escape_tui.hub.record.answered_requests import AskedRequest
from escape_tui.hub.record.scribe import Scribe
from escape_tui.hub.watching.replica import Chapter, Publisher, Reading
from escape_tui.hub.weakly import weakly
from escape_tui.rules.calling import Talked
from escape_tui.rules.ending.report import Report
from escape_tui.rules.ending.surrender import Surrender

#: Time limit for storing a command; after it the clock stops, so that a slow disk costs no game time.
LATE_MS: Millis = 150
#: While nobody acts, the time of a game is recorded this often.
NOTED_MS: Millis = 500
#: No process shows a time that is later than this after the last stored line, however busy it is. After a
#: crash the game continues this long after that line, so the time that people see never goes back.
SHOWN_AHEAD_MS: Millis = 2 * NOTED_MS
#: Length of the countdown that ends a pause.
GOING_ON_MS: Millis = 3_000

_log = logging.getLogger(__name__)


class PublishedEvents(NamedTuple):
    """Events, `None` if only time has passed, and the state after them, published once they are stored:
    played at the clockwork time *since*; the last line up to here is of the game time *noted_at*."""

    state: State
    events: tuple[Event, ...] | None
    since: Millis
    noted_at: Millis


class LiveGame:
    """One game in progress. A command is played at once and published once it is stored, so that nothing
    anybody has seen is ever taken back."""

    def __init__(
        self,
        game: Game,
        clockwork: Clockwork,
        scribe: Scribe,
        publisher: Publisher | None = None,
        shown_at: Millis = 0,
        on_end: Callable[[], None] | None = None,
    ) -> None:
        """Continue *game* from the time *shown_at*, if the process that had it may have shown a later time
        than it has stored. *on_end* is called once, when the end of the game has been published."""
        self.game = game
        game.on_broken = weakly(self._note_broken)
        self._broken: set[str] = set()
        #: A process that followed the game from elsewhere has published it already.
        self.publisher = publisher or Publisher(game, clockwork)
        self._on_end = on_end
        #: Calls its argument once everything played so far is published; at once if it already is.
        self.when_shown = scribe.when_kept
        self._clockwork = clockwork
        self._scribe = scribe
        self._bots: dict[PlayerId, Bot] = {}
        self._sight = BotSight(game)
        self._alarm: Alarm | None = None
        self._rings_at: Millis | None = None
        self._unpublished: deque[PublishedEvents] = deque()
        self._late: Alarm | None = None
        self._is_paused = True
        self._going_on: Alarm | None = None
        #: Whether the clock is stopped because a command isn't stored yet.
        self.is_waiting = False
        self._clock = Reading(max(game.state.now, shown_at))
        #: The game time of the last line, and of the last stored line.
        self._noted_at = self._kept_at = game.state.now
        self.publisher.change(is_paused=True, clock=self._shown_clock, bots=self.bots)

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def is_paused(self) -> bool:
        """Whether the clock is stopped, by a pause or because the game waits for its scribe."""
        return self._is_paused or self.is_waiting

    @property
    def is_over(self) -> bool:
        return self.game.state.ending is not None

    @property
    def bots(self) -> frozenset[PlayerId]:
        """The seats that bots play, their own or as stand-ins."""
        return frozenset(self._bots)

    @property
    def published(self) -> State:
        """The last published state, including its secrets."""
        return self.publisher.state

    @property
    def version(self) -> int:
        return self.publisher.standing.version

    @property
    def report(self) -> Report:
        return self.publisher.standing.report

    def now(self) -> Millis:
        """Game time; it doesn't pass during a pause."""
        return self._clock.now(self._clockwork)

    @property
    def is_going_on(self) -> bool:
        """Whether a pause is about to end."""
        return self._going_on is not None

    def resume_soon(self) -> None:
        """End a pause after a short countdown."""
        if self._is_paused and self._going_on is None:
            at = self._clockwork.now() + GOING_ON_MS
            self._going_on = self._clockwork.ring_at(at, self.resume)
            self.publisher.change(resumes_at=at)

    def _stop_going_on(self) -> None:
        if self._going_on is not None:
            self._going_on.cancel()
            self._going_on = None
            self.publisher.change(resumes_at=None)

    def resume(self) -> None:
        self._stop_going_on()
        if self._is_paused:
            self._is_paused = False
            self._start_clock()
            self._announce(())

    def pause(self) -> None:
        self._stop_going_on()
        if not self._is_paused:
            self._stop_clock()
            self._is_paused = True
            self._announce(())
            self.note_time()

    def recall(self, story: Sequence[Chapter]) -> None:
        """Add *story*, which happened before this process took the game, to what newcomers see."""
        self.publisher.recall(story)
        self._look_for_end()

    def note_time(self) -> None:
        """Record the game time, unless the last line has it. A journal ends with its game."""
        if self.now() > self._noted_at and not self.is_over:
            self._catch_up()
            self.pass_by(())

    def stand_still(self) -> None:
        """Stop the clock for good at a time that is recorded: another process continues from it."""
        self._stop_clock()
        self.publisher.change(clock=self._shown_clock)
        self.note_time()

    def close(self) -> None:
        """Stop the clock for good and disconnect the watchers."""
        self._stop_going_on()
        self._unwind()
        if self._late is not None:
            self._late.cancel()
        self._is_paused = True
        self._clock = Reading(self.game.state.now)
        self.publisher.close()

    def play(self, command: Command, asked: AskedRequest | None = None) -> tuple[Event, ...]:
        """Play, record and announce *command* for the request *asked*; raises `RuleError` and changes nothing
        if it isn't allowed."""
        if command.is_action and (self._is_paused or self.is_waiting):
            raise RuleError("screen.leave", reason="waiting" if self.is_waiting else "paused")
        self._catch_up()
        events = self._carried_out(command, asked)
        self._wind()
        return events

    @property
    def collapse_ms(self) -> Millis | None:
        """When time ends the game; never in practice."""
        track = self.game.catalogue.soundtracks.get(self.game.state.setup.soundtrack or "")
        return None if track is None else track.collapse_ms

    def give_up(self, *, is_forsaken: bool = False) -> None:
        """End the game as a loss."""
        self.play(Surrender(0, is_forsaken))

    def set_scene(self, state: State) -> None:
        """Continue from *state* without a command: a lesson sets up its next step."""
        self.game.state = state
        self._announce(())
        self._wind()

    def seat_bot(self, player: PlayerId, bot: Bot) -> None:
        self._bots[player] = bot
        self.publisher.change(bots=self.bots)
        self._wind()

    def unseat_bot(self, player: PlayerId) -> None:
        self._bots.pop(player, None)
        self.publisher.change(bots=self.bots)
        self._wind()

    def _carried_out(self, command: Command, asked: AskedRequest | None = None) -> tuple[Event, ...]:
        """Play, record and announce *command*; if it can't be played or recorded, nothing has changed."""
        before = self.game.state
        try:
            events = self.game.play(command)
            self._scribe.note(self.game, command, events, asked)
            self._noted_at = self.game.state.now
        except RuleError:
            raise
        except Exception as error:
            self.game.state = before
            self._note_broken(error)
            raise RuleError("base.refusal", reason="broken") from None
        if self._bots:
            self._let_hear(events)
        self._announce(events)
        return events

    def _note_broken(self, error: Exception) -> None:
        """Log *error* with the name of the journal that reproduces it, once for each place in the code."""
        # The message may differ every time; the number of places that can raise is limited.
        place = "".join(traceback.format_tb(error.__traceback__)[-1:]) + type(error).__name__
        if place not in self._broken:
            self._broken.add(place)
            _log.error("game %s failed", self._scribe.name or "here", exc_info=error)

    def note_asked(self, asked: AskedRequest) -> None:
        """Record a request that was answered without a command."""
        if not self.is_over:
            self.pass_by((), asked)

    def pass_by(self, events: tuple[Event, ...], asked: AskedRequest | None = None) -> None:
        """Record and announce *events* that no command caused."""
        try:
            self._scribe.note(self.game, None, events, asked)
            self._noted_at = self.game.state.now
        except Exception as error:
            # A replay of the commands produces these events again: only commands must not be lost.
            self._note_broken(error)
        self._announce(events or None)

    def _catch_up(self) -> None:
        if self._clock.speed or self.now() > self.game.state.now:
            events = self.game.advance(self.now())
            if events:
                self.pass_by(events)

    def _ring(self) -> None:
        self._alarm = self._rings_at = None
        self._catch_up()
        if self._scribe.is_continued and self.now() >= self._noted_at + NOTED_MS:
            self.note_time()
        for player, bot in tuple(self._bots.items()):
            if not self.is_over and self._bots.get(player) is bot:
                self._let_act(player, bot)
        self._wind()

    def _let_act(self, player: PlayerId, bot: Bot) -> None:
        """Let *bot* act if it is due; a bot that raises loses its seat."""
        try:
            if bot.next_at(self._sight.of(player)) > self.now():
                return
            if (command := bot.act(self._sight.of(player))) is not None:
                try:
                    self._carried_out(command)
                except RuleError:
                    bot.refused(self._sight.of(player), command)
        except Exception:
            _log.exception("game %s: the bot of player %d failed", self._scribe.name or "here", player)
            self.unseat_bot(player)

    def _let_hear(self, events: tuple[Event, ...]) -> None:
        for talk in events:
            if isinstance(talk, Talked):
                for bot in self._bots.values():
                    bot.heard(self._sight.of(bot.player), talk)

    def _bots_due(self) -> list[Millis]:
        due = []
        for player, bot in tuple(self._bots.items()):
            try:
                due.append(bot.next_at(self._sight.of(player)))
            except Exception:
                _log.exception("game %s: the bot of player %d failed", self._scribe.name or "here", player)
                del self._bots[player]
                self.publisher.change(bots=self.bots)
        return due

    def _start_clock(self) -> None:
        if not self._clock.speed and not self.is_paused:
            self._clock = Reading(0, self._clockwork.now() - self._clock.at, 1.0)
            self._wind()

    def _stop_clock(self) -> None:
        if self._clock.speed:
            self._catch_up()
            self._clock = Reading(self.game.state.now)
            self._unwind()

    def _wind(self) -> None:
        """Set the alarm to the next due event, bot or note of the time, unless it is set to that already."""
        rings_at = None
        if self._clock.speed and self.game.state.ending is None:
            due, moments = self.game.next_due(), self._bots_due() if self._bots else []
            if due is not None:
                moments.append(due.at)
            if self._scribe.is_continued:
                moments.append(self._noted_at + NOTED_MS)
            rings_at = self._clock.since + min(moments) if moments else None
        if rings_at != self._rings_at:
            self._unwind()
            if rings_at is not None:
                self._rings_at, self._alarm = rings_at, self._clockwork.ring_at(rings_at, self._ring)

    def _unwind(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._rings_at = None

    def _announce(self, events: tuple[Event, ...] | None) -> None:
        """Publish *events* and the state after them as soon as everything up to them is stored."""
        now = self._clockwork.now()
        self._unpublished.append(PublishedEvents(self.game.state, events, now, self._noted_at))
        self.when_shown(self._publish_next)
        if self._unpublished and self._late is None:
            self._late = self._clockwork.ring_at(now + LATE_MS, self._look_for_late)

    def _publish_next(self) -> None:
        news = self._unpublished.popleft()
        self._kept_at = news.noted_at
        try:
            self._publish(news.state, news.events)
        except Exception as error:
            self._note_broken(error)
        if self.is_waiting and not self._unpublished:
            self.is_waiting = False
            self._start_clock()
            self._announce(())

    def _look_for_late(self) -> None:
        """Stop the clock if the oldest unpublished news is late; otherwise look again when it would be."""
        self._late = None
        if self._unpublished and not self.is_waiting:
            late_at = self._unpublished[0].since + LATE_MS
            if late_at <= self._clockwork.now():
                self._wait()
            else:
                self._late = self._clockwork.ring_at(late_at, self._look_for_late)

    def _wait(self) -> None:
        """Stop the clock until everything played is stored, and publish that."""
        self.is_waiting = True
        self._stop_clock()
        self._publish(self.published, ())

    def _publish(self, state: State, events: tuple[Event, ...] | None) -> None:
        """Publish *events* and the *state* after them; nobody sees anything that isn't published."""
        self.publisher.publish(
            state, events, clock=self._shown_clock, is_paused=self._is_paused, is_waiting=self.is_waiting
        )
        if state.ending is not None:
            self._look_for_end()

    @property
    def _shown_clock(self) -> Reading:
        """The clock as people may see it: it stops where another process would continue after a crash."""
        if not self._scribe.is_continued:
            return self._clock
        until = self._kept_at + SHOWN_AHEAD_MS
        return self._clock._replace(at=min(self._clock.at, until), until=until)

    def _look_for_end(self) -> None:
        if self.publisher.state.ending is not None and self._on_end is not None:
            self._on_end()
