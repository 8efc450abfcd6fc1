"""A talk: the services that all places of one plain-text session share."""

from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from msgspec.structs import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.plain.keystrokes import Keystrokes
from escape_tui.plain.vocabulary import Verb, vocabulary
from escape_tui.plain.voice import Voice
from escape_tui.scene.game.input.muting import muted_players
from escape_tui.scene.lobby.visitor_services import Desk
from escape_tui.scene.menus.player_settings import Typing, decoded, dressed, encoded
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.refusals import why_not
from escape_tui.scene.words.words import Fact, Words

#: The most lines that wait for the answer to an earlier one; more are dropped.
MOST_HELD = 100


class PlainPlace:
    """A place where a visitor can be, and what they can say there."""

    #: The verbs of this place, besides those that work everywhere.
    verbs: tuple[Verb, ...] = ()

    def __init__(self, talk: "PlainTalk") -> None:
        self.talk = talk

    def arrive(self) -> None:
        """Describe the place."""

    def do(self, verb: str, rest: str) -> None:
        """Carry out one of the *verbs*; *rest* is what the visitor said after it."""

    def press(self, key: str) -> bool:
        """Handle *key*, which has no verb; whether it has a meaning here."""
        return False

    def answers(self, said: str) -> bool:
        """Handle *said* if it answers an open question; whether it does."""
        return False

    def hear(self, said: str) -> bool:
        """Handle words that begin with no verb; whether they have a meaning."""
        return False

    def help(self) -> list[str]:
        """What the visitor can do here now."""
        return self.talk.things(self.verbs)

    def how(self, verb: str) -> str:
        """The key to press, or the word to type, for one of the *verbs*."""
        return self.talk.how(self.verbs, verb)

    def look(self) -> None:
        """The table or the lobby has changed."""

    def leave(self) -> None:
        """The visitor leaves this place."""


class PlainLine(Protocol):
    """The line of a visitor: ends their session, and limits how fast they type."""

    def leave(self) -> None:
        """End the session."""

    def fail(self, error: Exception) -> None:
        """End the session because of an unexpected *error*."""

    def has_time(self) -> bool:
        """Whether the rate limit allows another stroke."""


class Guide:
    """Moves a visitor between places, once their visit has begun."""

    def go(self, place: PlainPlace) -> None:
        """Take them to *place*."""

    def go_home(self) -> None:
        """Take them back to where they began."""

    def become(self) -> None:
        """They have another identity."""


class PlainTalk:
    """Texts, voice, settings and the hub's port of one visitor, whose line is *line*."""

    def __init__(
        self,
        desk: Desk,
        voice: Voice,
        strokes: Keystrokes,
        terminal: Terminal,
        clockwork: Clockwork,
        *,
        line: PlainLine,
    ) -> None:
        #: The visit that moves the visitor from place to place.
        self.guide = Guide()
        self.line = line
        self.desk = desk
        self.voice = voice
        self.strokes = strokes
        self.terminal = terminal
        self.clockwork = clockwork
        self._alarms = Alarms(clockwork)
        self._soon = 0
        self._expecting: Callable[[str], None] | None = None
        self._is_over = False
        #: Numbers of unanswered requests and of scheduled actions.
        self._unanswered = self._scheduled = 0
        self._held: deque[Callable[[], None]] = deque()
        self._leaves_when_answered = False
        self.recall()

    # Settings

    def recall(self) -> None:
        """Load the settings of the current identity."""
        self.settings = decoded(self.desk.load())
        self._suit()

    def adopt(self, **changes: object) -> None:
        """Save *changes* of the settings."""
        self.settings = replace(self.settings, **changes)
        self.desk.save(encoded(self.settings))
        self._suit()

    def remember(self, name: str, value: Any = True) -> None:
        self.adopt(remembered=self.settings.remembered | {name: value})

    def muted_in(self, game: int) -> frozenset[PlayerId]:
        """The players of *game* whom this visitor has muted."""
        table = self.desk.port.table
        is_here = table is not None and table.game == game
        return muted_players(table, self.settings.muted) if table and is_here else frozenset()

    def _suit(self) -> None:
        self.words = Words(dressed(self.terminal, self.settings).language)
        self.voice.suit(self.settings.verbosity, self.settings.bells)
        self.strokes.acts_by_key = self.typing is Typing.KEYS

    @property
    def typing(self) -> Typing:
        """How the visitor types: without a terminal they send whole lines."""
        if not self.terminal.kind:
            return Typing.WORDS
        usual = Typing.WORDS if self.terminal.kind == "dumb" else Typing.KEYS
        return self.settings.typing or usual

    # Output

    def say(self, message: str, **facts: Fact) -> str:
        return self.words.say(message, **facts)

    def answer(self, message: str, **facts: Fact) -> None:
        self.voice.answer(self.say(message, **facts))

    def things(self, verbs: tuple[Verb, ...]) -> list[str]:
        """Help for *verbs*: those with keys, then those that have to be typed."""
        names = vocabulary(verbs, self.words.language)
        is_by_key = self.typing is Typing.KEYS
        named = [
            f"{names.usual(verb.id)}, {self.how(verbs, verb.id)}" if is_by_key else names.usual(verb.id)
            for verb in verbs
            if verb.keys
        ]
        lines = [self.say("plain-you-can", things="; ".join(named))]
        if more := ", ".join(names.usual(verb.id) for verb in verbs if not verb.keys):
            lines.append(self.say("plain-or-write", words=more))
        return lines

    def how(self, verbs: tuple[Verb, ...], verb: str) -> str:
        """The key to press, or the word to type, for one of *verbs*."""
        names = vocabulary(verbs, self.words.language)
        key = names.key(verb) if self.typing is Typing.KEYS else ""
        if not key:
            return names.usual(verb)
        return self.key_name(key)

    def key_name(self, key: str) -> str:
        return self.say(f"plain-key-{key}") if len(key) > 1 else key

    def ask_line(self, message: str, then: Callable[[str], None], **facts: Fact) -> None:
        """Ask for a line of words, and call *then* with it; an empty line cancels."""
        self.answer(message, **facts)
        self._expecting = then
        self.strokes.open_line()

    def with_line(self, said: str, message: str, then: Callable[[str], None]) -> None:
        """Call *then* with what was *said* already, or with a line that is asked for."""
        if said:
            then(said)
        else:
            self.ask_line(message, then)

    def confirm(self, message: str, then: Callable[[], None], **facts: Fact) -> None:
        """Do *then* after a yes."""
        yes = vocabulary((Verb("confirm", ("y", "Y")),), self.words.language)

        def answered(said: str) -> None:
            if yes.understood(said) is not None:
                then()

        self.ask_line(message, answered, **facts)

    def take_line(self, text: str) -> bool:
        """Whether *text* answers a question that is open; if so, handle it."""
        expecting, self._expecting = self._expecting, None
        if expecting is None:
            return False
        if text:
            expecting(text)
        return True

    # Requests

    def ask(self, request: Request, then: Callable[[Done], None] | None = None) -> None:
        """Send *request* to the hub; then call *then*, or say why it was refused."""

        def answered(answer: Answer) -> None:
            self._unanswered -= 1
            match answer:
                case _ if self._is_over:
                    # Too late: the session has ended.
                    pass
                case Refused():
                    self.voice.answer(why_not(answer, self.words))
                case Done() if then is not None:
                    then(answer)
            self._go_on()

        self._unanswered += 1
        self.desk.port.ask(request, answered)

    def leave_when_answered(self) -> None:
        """Leave as soon as all requests are answered."""
        self._leaves_when_answered = True
        self._go_on()

    def in_turn(self, action: Callable[[], None]) -> None:
        """Do *action* when all earlier requests are answered: they may lead to another place."""
        if len(self._held) < MOST_HELD:
            self._held.append(action)
            self._go_on()

    def _go_on(self) -> None:
        while self._held and not self._unanswered and not self._is_over:
            # A running line counts, so that an immediate answer doesn't start the next one.
            self._unanswered += 1
            self.guard(self._held.popleft())
            self._unanswered -= 1
        is_answered = not self._unanswered and not self._scheduled
        if self._leaves_when_answered and is_answered and not self._is_over:
            self.line.leave()

    # Time

    def soon(self, action: Callable[[], None]) -> None:
        """Do *action* after other sessions have had a turn."""
        self._soon += 1
        self._scheduled += 1

        def done_soon() -> None:
            self._scheduled -= 1
            action()
            self._go_on()

        self.later(f"soon {self._soon}", 0, done_soon)

    def later(self, name: str, after: Millis, action: Callable[[], None]) -> None:
        self._alarms.set(name, after, lambda: self.guard(action))

    def cancel(self, name: str) -> None:
        self._alarms.cancel(name)

    def guard(self, action: Callable[[], None]) -> None:
        """Do *action*; an error ends only this session."""
        try:
            action()
        except Exception as error:
            self.line.fail(error)

    def close(self) -> None:
        self._is_over = True
        self._alarms.clear()
        self.voice.close()
