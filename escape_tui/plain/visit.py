"""A plain-text session: a visitor who hears a game and answers in words, from the first line to the last."""

from collections.abc import Callable

from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages import requests
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.plain.keystrokes import Key, LeaveKey, SentLine, Stroke
from escape_tui.plain.places.own_game import OwnGamePlace
from escape_tui.plain.places.plain_lobby import LobbyPlace
from escape_tui.plain.places.plain_waiting_room import WaitingRoom
from escape_tui.plain.places.plain_watching import watch
from escape_tui.plain.talk import Guide, PlainPlace, PlainTalk
from escape_tui.plain.vocabulary import Verb, Vocabulary, folded, vocabulary
from escape_tui.plain.voice import Matter
from escape_tui.scene.game.pacing.cues import Bells
from escape_tui.scene.lobby.visitor_services import PlayDesk
from escape_tui.scene.menus.player_settings import Typing, Verbosity
from escape_tui.scene.table.race_words import ASKED, opening
from escape_tui.scene.table.whereabouts import Whereabouts, own_seating, whereabouts
from escape_tui.scene.words.words import LANGUAGES

#: The verbs that work everywhere.
EVERYWHERE: tuple[Verb, ...] = (
    Verb("help", ("?",)),
    Verb("all-words", ("/",)),
    Verb("repeat", (".", "backspace")),
    Verb("quiet"),
    Verb("normal"),
    Verb("full"),
    Verb("by-keys"),
    Verb("by-words"),
    Verb("language"),
    Verb("bells"),
    Verb("mute"),
    Verb("screen"),
    Verb("quit"),
)


class PlainVisit(Guide):
    """One visitor's session; their place follows what happens at their table."""

    def __init__(self, talk: PlainTalk, home: Callable[[], PlainPlace], code: str = "") -> None:
        self.talk = talk
        self.code = code
        self._home = home
        self._place = PlainPlace(talk)
        self._is_looking = False
        self._has_heard_of_more = False
        self._is_hasty = False
        talk.guide = self

    def begin(self) -> None:
        """Greet the visitor, and take them to the place they asked for."""
        self.talk.answer("plain-hello", typing=self.talk.typing.value)
        self.become()

    def become(self) -> None:
        """Listen to the port of the visitor's current identity."""
        self.talk.desk.port.listen(self._look_soon)
        self.arrive()

    def arrive(self) -> None:
        self.go_home()
        if self.code:
            watch(self.talk, self.code)

    def _look_soon(self) -> None:
        if not self._is_looking:
            self._is_looking = True
            self.talk.soon(self._look)

    def _look(self) -> None:
        self._is_looking = False
        self.follow()

    def follow(self) -> None:
        """Something that the port shows has changed."""
        self._place.look()

    # Input

    def receive(self, typed: bytes) -> None:
        for stroke in self.talk.strokes.read(typed):
            if isinstance(stroke, LeaveKey) or self._has_time():
                self._take(stroke)

    def end_input(self) -> None:
        """The input has ended: handle the rest, and leave when all requests are answered."""
        for line in self.talk.strokes.end():
            self._take(line)
        self.talk.leave_when_answered()

    def _has_time(self) -> bool:
        """Whether the rate limit allows another stroke; faster ones are dropped, which is said once."""
        was_hasty, self._is_hasty = self._is_hasty, not self.talk.line.has_time()
        if self._is_hasty and not was_hasty:
            self.talk.answer("plain-too-fast")
        return not self._is_hasty

    def _take(self, stroke: Stroke) -> None:
        match stroke:
            case LeaveKey():
                self.talk.line.leave()
            case Key(name):
                self._press(name)
            case SentLine(text):
                self.talk.in_turn(lambda: self._take_line(text))

    def _take_line(self, text: str) -> None:
        if self._is_looking:
            # The line before it may have led to another place.
            self._look()
        if not self.talk.take_line(text) and text:
            self.hear(text)

    def _press(self, key: str) -> None:
        verb = self._vocabulary.of_key(key)
        if verb is not None:
            self._do(verb, "")
        elif not self._place.press(key) and key != "escape":
            self.talk.answer("plain-unknown-key", key=self.talk.key_name(key))

    def hear(self, said: str) -> None:
        """Carry out what the visitor *said*, or say that it is unknown."""
        if self._place.answers(said):
            return
        understood = self._vocabulary.understood(said)
        if understood is not None:
            self._do(*understood)
        elif not self._place.hear(said):
            self.talk.answer("plain-unknown", said=harmless(said))

    @property
    def _vocabulary(self) -> Vocabulary:
        return vocabulary((*self._place.verbs, *EVERYWHERE), self.talk.words.language)

    def _do(self, verb: str, rest: str) -> None:
        if verb in _EVERYWHERE:
            self._do_anywhere(verb, rest)
        else:
            self._place.do(verb, rest)

    def _do_anywhere(self, verb: str, rest: str) -> None:
        talk = self.talk
        match verb:
            case "help":
                talk.voice.answer(*self._place.help(), *self._more())
            case "all-words":
                talk.voice.answer(*talk.things(self._place.verbs), *self._everywhere())
            case "repeat":
                talk.voice.repeat()
            case "quiet" | "normal" | "full":
                talk.adopt(verbosity=Verbosity(verb))
                talk.answer(f"plain-now-{verb}")
            case "by-keys" | "by-words":
                self._type_by(Typing.KEYS if verb == "by-keys" else Typing.WORDS)
            case "language":
                self._speak(folded(rest))
            case "bells":
                self._ring(folded(rest))
            case "mute":
                self._mute(rest)
            case "screen":
                talk.adopt(is_plain=not talk.settings.is_plain)
                talk.answer("plain-next-visit", plain="yes" if talk.settings.is_plain else "no")
            case "quit":
                talk.line.leave()

    def _how(self, verb: str) -> str:
        return self.talk.how((*self._place.verbs, *EVERYWHERE), verb)

    def _more(self) -> list[str]:
        """Say once how to get the list of all words."""
        if self._has_heard_of_more:
            return []
        self._has_heard_of_more = True
        return [self.talk.say("plain-more", how=self._how("all-words"))]

    def _everywhere(self) -> list[str]:
        words = ", ".join(self._vocabulary.usual(verb.id) for verb in EVERYWHERE)
        return [self.talk.say("plain-everywhere", words=words)]

    def _type_by(self, typing: Typing) -> None:
        self.talk.adopt(typing=typing)
        self.talk.answer("plain-typing", typing=self.talk.typing.value)

    def _speak(self, language: str) -> None:
        if language in LANGUAGES:
            self.talk.adopt(language=language)
            self.talk.answer("plain-speaks")
        else:
            self.talk.answer("plain-which-one", names=", ".join(LANGUAGES))

    def _ring(self, wanted: str) -> None:
        """Set the bells as asked; without a word, switch them."""
        choices = {"on": Bells.ALL, "all": Bells.ALL, "gongs": Bells.GONGS, "off": Bells.OFF}
        is_on = self.talk.settings.bells not in (Bells.OFF, Bells.FLASH)
        self.talk.adopt(bells=choices.get(wanted, Bells.OFF if is_on else Bells.ALL))
        self.talk.answer("plain-bells", bells=self.talk.settings.bells.value)

    def _mute(self, wanted: str) -> None:
        """Mute the person called *wanted*, or unmute them."""
        talk, known = self.talk, self.talk.desk.port.lobby.people
        seats = () if talk.desk.port.table is None else talk.desk.port.table.seats
        named = [*((seat.name, seat.handle) for seat in seats), *((one.name, one.handle) for one in known)]
        found = [(name, handle) for name, handle in named if handle and folded(name) == folded(wanted)]
        if not found:
            names = dict.fromkeys(harmless(one.name) for one in known)
            talk.answer("plain-which-one", names=", ".join(names))
            return
        (name, handle), muted = found[0], talk.settings.muted
        is_muted = handle not in muted
        talk.adopt(muted=(*muted, handle) if is_muted else tuple(each for each in muted if each != handle))
        talk.answer("plain-muted", name=harmless(name), muted="yes" if is_muted else "no")

    # The visitor's place

    def go(self, place: PlainPlace) -> None:
        self._place.leave()
        self._place = place
        place.arrive()

    def go_home(self) -> None:
        self.go(self._home())

    def notice(self, text: str) -> None:
        """Tell a message of the server."""
        self.talk.voice.tell(text, Matter.PRESSING)

    def close(self) -> None:
        """The session is over."""
        self.talk.desk.port.unlisten(self._look_soon)
        self._place.leave()
        self.talk.close()


class PlayerVisit(PlainVisit):
    """A visitor who may join games."""

    def __init__(self, talk: PlainTalk, desk: PlayDesk, code: str = "", watched: str = "") -> None:
        super().__init__(talk, lambda: LobbyPlace(talk, desk), code)
        self._desk = desk
        self._watched = watched
        self._whereabouts: Whereabouts | None = None

    def arrive(self) -> None:
        """Appear in the lobby under the visitor's current identity."""
        self.talk.ask(requests.Arrive(self._desk.name))
        table = self._desk.port.table
        if whereabouts(table, self._desk.port.place) is None:
            self.go(lobby := LobbyPlace(self.talk, self._desk))
            if self._watched:
                watch(self.talk, self._watched)
            elif self.code.startswith(ASKED):
                lobby.give_up_seat_for(opening(self.code))
            else:
                lobby.come_for(self.code)
        elif table is not None and self.code and table.code != self.code.strip().upper():
            self.talk.answer("hosted-seat-elsewhere", code=table.code)
        self.code = self._watched = ""
        self.follow()

    def follow(self) -> None:
        """Go to the visitor's place: the lobby, a waiting room or a game."""
        table = self._desk.port.table
        now = whereabouts(table, self._desk.port.place)
        if now == self._whereabouts:
            self._place.look()
            return
        self._whereabouts = now
        if table is None or now is None:
            self.go_home()
        elif table.phase is Phase.GATHERING:
            self.go(WaitingRoom(self.talk, self._desk, table))
        else:
            self._go_to_own_game()

    def _go_to_own_game(self) -> None:
        if (seating := own_seating(self._desk.port)) is not None:
            self.go(OwnGamePlace(self.talk, seating, self._desk))


_EVERYWHERE = frozenset(verb.id for verb in EVERYWHERE)
