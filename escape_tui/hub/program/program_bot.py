"""A seat that a program plays in virtual time, which stops until the program answers."""

from typing import Any

from escape_tui.engine.effect import Command, Event, TableCommand
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.bots.bot_sight import BotSight
from escape_tui.hub.port.messages.answers import Answer, Done, Refused, refused_by
from escape_tui.hub.port.messages.requests import Pass, Play
from escape_tui.hub.program.conversation import BotTrouble, Conversation
from escape_tui.hub.program.game_telling import GameTelling
from escape_tui.hub.program.pace import PLAY_EVERY_MS
from escape_tui.rules.calling import Talked
from escape_tui.rules.dice import DiceLand

#: Time between two looks while there is nothing to do.
_REST_MS: Millis = 60_000
#: Largest number of requests in a row that are neither a move nor a pass.
_MOST_ASIDES = 100


class ProgramBot:
    """Plays *player* of the game number *number* by asking the program behind *conversation*."""

    def __init__(self, player: PlayerId, conversation: Conversation, game: Game, number: int) -> None:
        self.player = player
        self._conversation = conversation
        self._sight = BotSight(game)
        self._telling = GameTelling(number, player)
        self._events: list[Event] = []
        self._seen: tuple[Any, ...] = ()
        self._next_at: Millis = 0
        self._asked = 0
        self._answers: list[Answer] = []

    def next_at(self, game: Game) -> Millis:
        """Once something visible has changed, the player's dice have landed, and a person could act again."""
        state = self._sight.own(self.player).state
        if not state.adventurers[self.player].is_inside and not self._is_asked(state):
            return state.now + _REST_MS
        if (lands_at := state.due(DiceLand(self.player))) is not None:
            return max(lands_at, self._next_at)
        if self._scene(state) != self._seen:
            return max(state.now, state.started_at, self._next_at)
        due = self._sight.own(self.player).next_deadline()
        return state.now + _REST_MS if due is None else max(due, self._next_at)

    def act(self, game: Game) -> Command | None:
        own = self._sight.own(self.player)
        if self._scene(own.state) == self._seen:
            return None
        self._next_at = own.state.now + PLAY_EVERY_MS
        self._seen = self._scene(own.state)
        return self._ask(own)

    def refused(self, game: Game, command: Command) -> None:
        refusal = self._sight.own(self.player).offer(command).refusal
        if refusal is not None:
            self._answers[-1] = refused_by(refusal, self._asked)
        # A refused command may be allowed later without any other change: ask again.
        self._seen = ()

    def heard(self, game: Game, talk: Talked) -> None:
        """Nothing to do: chat is among the events."""

    def note(self, game: Game, events: tuple[Event, ...]) -> None:
        """Queue *events* of *game* for the program."""
        self._events += [event.seen_by(self.player, game.state) for event in events]

    def finish(self) -> None:
        """Tell the program that the game is over."""
        self._ask(self._sight.own(self.player))

    def _ask(self, own: Game) -> Command | None:
        """Send the changes to the program and return its command, if it gives one."""
        events, self._events = tuple(self._events), []
        news = self._telling.news(own, events, at=own.state.now)
        self._conversation.say(*self._answers, news)
        self._answers = []
        for _ in range(_MOST_ASIDES):
            request = self._conversation.hear()
            self._asked = request.id or self._asked + 1
            match request:
                case Pass():
                    self._answers.append(Done(self._asked))
                    return None
                case Play(command) if command.player != self.player or isinstance(command, TableCommand):
                    self._conversation.say(Refused(self._asked, reason="not-yours"))
                case Play(command):
                    self._answers.append(Done(self._asked))
                    return command
                case _:
                    self._conversation.say(Refused(self._asked, reason="only-playing"))
        raise BotTrouble(f"The bot of seat {self.player + 1} made {_MOST_ASIDES} requests without a move.")

    def _is_asked(self, state: State) -> bool:
        return any(choice.player == self.player for choice in state.choices)

    def _scene(self, state: State) -> tuple[Any, ...]:
        """The parts of a state that a player can act on; the rest changes with time alone."""
        return state.temple, state.adventurers, state.depot, state.choices, state.parts, state.stopped_at
