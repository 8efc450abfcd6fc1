"""A game that is being played: its clock, its journal, its bots and those who look on."""

import logging
from typing import Protocol

from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.broadcast import Broadcast
from escape_tui.hub.clockwork import Alarm, Clockwork
from escape_tui.hub.watch import Watched
from escape_tui.rules.report import blank

_log = logging.getLogger(__name__)


class Scribe(Protocol):
    """Whoever keeps the journal."""

    def note(self, game: Game, command: Command) -> None:
        """Keep *command*, which *game* has just played, for good before anybody hears of it."""


class LiveGame(Watched):
    """One running game. Everything is synchronous: nothing happens between a command and its publication."""

    def __init__(self, game: Game, clockwork: Clockwork, scribe: Scribe) -> None:
        super().__init__()
        self.game = game
        self.version = 0
        self.report = blank(len(game.state.adventurers))
        self._clockwork = clockwork
        self._scribe = scribe
        self._bots: dict[PlayerId, Bot] = {}
        self._alarm: Alarm | None = None
        self._paused_at: Millis | None = game.state.now
        self._epoch = clockwork.now() - game.state.now
        self.broadcast = Broadcast(game, clockwork)
        # Those who play see how many look on; a watcher's end of it is a function and leads nowhere.
        self.broadcast.on_audience = lambda: self._audience_changed()

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def is_paused(self) -> bool:
        return self._paused_at is not None

    @property
    def is_over(self) -> bool:
        return self.game.state.ending is not None

    @property
    def bots(self) -> frozenset[PlayerId]:
        """The seats that bots play or hold."""
        return frozenset(self._bots)

    @property
    def watchers(self) -> int:
        """How many look on without playing."""
        return self.broadcast.watchers

    def now(self) -> Millis:
        """The game's own time: it stands still while the game is paused."""
        return self._clockwork.now() - self._epoch if self._paused_at is None else self._paused_at

    def resume(self) -> None:
        if self._paused_at is not None:
            self._epoch = self._clockwork.now() - self._paused_at
            self._paused_at = None
            self._publish(())
            self._wind()

    def pause(self) -> None:
        if self._paused_at is None:
            self._catch_up()
            self._paused_at = self.game.state.now
            self._unwind()
            self._publish(())

    def close(self) -> None:
        """Stop the clock for good and let the watchers go."""
        self._unwind()
        self._paused_at = self.game.state.now
        self._watches.clear()
        self.broadcast.close()

    def play(self, command: Command) -> tuple[Event, ...]:
        """Do it, keep it, tell everyone; raises `RuleError` and changes nothing if it is not allowed."""
        if self._paused_at is not None and command.is_action:
            raise RuleError("screen.leave", reason="paused")
        self._catch_up()
        events = self._recorded(command)
        self._publish(events)
        self._wind()
        return events

    def seat_bot(self, player: PlayerId, bot: Bot) -> None:
        self._bots[player] = bot
        self.broadcast.bots = self.bots
        self._wind()

    def unseat_bot(self, player: PlayerId) -> None:
        self._bots.pop(player, None)
        self.broadcast.bots = self.bots
        self._wind()

    def _recorded(self, command: Command) -> tuple[Event, ...]:
        """*command* played and in the journal; what cannot be kept has not happened."""
        before = self.game.state
        events = self.game.play(command)
        try:
            self._scribe.note(self.game, command)
        except BaseException:
            self.game.state = before
            raise
        return events

    def _catch_up(self) -> None:
        if self._paused_at is None:
            events = self.game.advance(self.now())
            if events:
                self._publish(events)

    def _ring(self) -> None:
        self._alarm = None
        self._catch_up()
        for player, bot in tuple(self._bots.items()):
            if not self.is_over and self._bots.get(player) is bot and bot.next_at(self.game) <= self.now():
                self._let_act(player, bot)
        self._wind()

    def _let_act(self, player: PlayerId, bot: Bot) -> None:
        """Let *bot* do what it wants; one that breaks leaves its seat, and the game goes on."""
        try:
            command = bot.act(self.game)
        except Exception:
            _log.exception("the bot of player %d broke", player)
            self.unseat_bot(player)
            return
        if command is None:
            return
        try:
            events = self._recorded(command)
        except RuleError:
            bot.refused(self.game, command)
            return
        self._publish(events)

    def _wind(self) -> None:
        """Set the alarm to whatever comes next by itself."""
        self._unwind()
        if self._paused_at is not None or self.is_over:
            return
        due = [bot.next_at(self.game) for bot in self._bots.values()]
        if (deadline := self.game.next_deadline()) is not None:
            due.append(deadline)
        if due:
            self._alarm = self._clockwork.ring_at(self._epoch + min(due), self._ring)

    def _unwind(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _publish(self, events: tuple[Event, ...]) -> None:
        self.version += 1
        for event in events:
            self.report = self.report.after(event, self.game.state)
        self._keep(events, self.game.state)
        self._tell(events)
        seen = self.game.seen_by(None)
        self.broadcast.report = self.report
        self.broadcast.tell(seen, events, epoch=self._epoch, paused_at=self._paused_at)

    def _audience_changed(self) -> None:
        self._tell(())
