"""The end of a game in plain text: the result, the best moments, and a rematch."""

from collections.abc import Iterator

from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages import requests
from escape_tui.plain.places.plain_game import LOOKING, looked_at
from escape_tui.plain.sayings import Ear
from escape_tui.plain.talk import PlainPlace, PlainTalk
from escape_tui.plain.told.rival_words import RivalTelling
from escape_tui.plain.vocabulary import Verb
from escape_tui.plain.voice import Matter
from escape_tui.rules.ending.balance import balance
from escape_tui.scene.analysis.sentences import advice, sentences
from escape_tui.scene.game.end.end_words import cost, enough, left_of, moments, outcome, why
from escape_tui.scene.game.end.last_words import word_of_companion
from escape_tui.scene.game.end.tips import tip_for
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.lobby.visitor_services import PlayDesk
from escape_tui.scene.modules.box import narrator_of


class EndPlace(PlainPlace):
    """After a game, with the people who stayed."""

    verbs = (
        Verb("again", ("a",)),
        Verb("report", ("r",)),
        Verb("say", ("s",)),
        *LOOKING,
        Verb("rivals"),
        Verb("leave", ("Q",)),
    )

    def __init__(self, talk: PlainTalk, seating: Seating, desk: PlayDesk) -> None:
        super().__init__(talk)
        self._seating = seating
        self._desk = desk
        table = desk.port.table
        self._ear = Ear(talk.voice, () if table is None else table.talk)
        self._rivals = RivalTelling(talk, table)
        self._again: tuple[int, ...] = ()
        self._is_course_told = False

    def arrive(self) -> None:
        self.talk.voice.answer(*self._finale(), *self._report(), self._hint())

    def _finale(self) -> Iterator[str]:
        """The finale in words, a sentence for each moment."""
        ending = self._seating.shown.state.ending
        if ending is not None:
            moments = ("opens", "light", "outside") if ending.is_won else ("shakes", "falls", "dark")
            yield from (self.talk.say(f"finale-told-{moment}") for moment in moments)

    def _report(self) -> Iterator[str]:
        shown, talk = self._seating.shown, self.talk
        state, narrator = shown.state, narrator_of(shown, talk.words)
        if state.ending is None:
            return
        stood, left_ms = balance(shown.game), left_of(state, shown.game.catalogue)
        yield outcome(state.ending, talk.words)
        yield why(state.ending, stood, narrator, left_ms)
        yield cost(state.ending, stood, shown.standing.report, talk.words, left_ms)
        yield enough(state.ending, stood, shown.standing.report, narrator, left_ms)
        yield from moments(shown.standing.report, narrator)
        speaker, saying = word_of_companion(state, shown.standing.bots, narrator)
        if saying:
            yield f"{speaker} {saying}"
        if tip := tip_for(state, shown.standing.report, stood, talk.settings.remembered):
            talk.remember(tip)
            yield talk.say(tip)
        yield from self._rivals.known()
        yield from self._course()
        if game := self._desk.last_game():
            yield talk.say("plain-see-again", command=self._desk.command(f"replay {game}"))

    def _course(self) -> tuple[str, ...]:
        """Tell the turning points of the game, once they are known."""
        game = self._desk.last_game()
        analysis = self._desk.analysis(game, self._seating.seats) if game else None
        if analysis is None or analysis.turns is None:
            return ()
        self._is_course_told = True
        return (*sentences(analysis, self.talk.words), *advice(analysis, self.talk.words))

    def _hint(self) -> str:
        again, leave = self.how("again"), self.how("leave")
        return self.talk.say("plain-end-hint", again=again, leave=leave)

    def do(self, verb: str, rest: str) -> None:
        talk = self.talk
        match verb:
            case "again":
                table = self._desk.port.table
                wants = table is not None and self._desk.port.place not in table.again
                talk.ask(requests.WantAgain(wants=wants))
            case "report":
                talk.voice.answer(*self._report())
            case "say":
                talk.with_line(rest, "lobby-say-table", lambda text: talk.ask(requests.SayAtTable(text)))
            case "rivals":
                talk.voice.answer(*self._rivals.all())
            case "leave":
                talk.ask(requests.StandUp())
            case _:
                shown = self._seating.shown
                narrator = narrator_of(shown, talk.words)
                (me,) = self._seating.seats
                talk.voice.answer(*looked_at(verb, talk, self._seating, me, narrator))

    def help(self) -> list[str]:
        return [self._hint()]

    def look(self) -> None:
        table = self._desk.port.table
        if table is None:
            return
        self._ear.listen(table.talk, self.talk.settings.muted)
        self._rivals.hear(table)
        if not self._is_course_told:
            for told in self._course():
                self.talk.voice.tell(told, Matter.WEIGHTY)
        if table.again != self._again:
            self._again = table.again
            names = ", ".join(harmless(table.seats[place].name) for place in table.again)
            told = self.talk.say("plain-again-wanted", players=names or "none", count=len(table.staying))
            self.talk.voice.tell(told, Matter.WEIGHTY)

    def leave(self) -> None:
        if self._seating.leave is not None:
            self._seating.leave()
