"""Learn in plain text: a first game step by step, with a teacher who speaks."""

from escape_tui.hub.port.hot_seat import HotSeat
from escape_tui.plain.places.plain_game import BEING, BESIDE, DOING, LOOKING, GamePlace
from escape_tui.plain.talk import PlainTalk
from escape_tui.plain.vocabulary import Verb
from escape_tui.plain.voice import Matter
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.cautions import Caution
from escape_tui.scene.learn.lesson_steps import KEYS_IN_LESSONS, ME, STEPS
from escape_tui.scene.learn.lessons import Lesson

#: Verbs that are called differently from the actions that the lesson's text names.
_VERBS = {"menu": "leave", "enter": "leave"}
_PLAYING = frozenset(verb.id for verb in DOING)


class LessonPlace(GamePlace):
    """A first game; steps that went wrong are repeated."""

    verbs = (*BEING, *LOOKING, *DOING, *BESIDE, Verb("skip", ("+",)))

    def __init__(self, talk: PlainTalk) -> None:
        names = (talk.desk.name or talk.say("learn-name"), talk.say("learn-friend"))
        self._lesson = lesson = Lesson(talk.desk.catalogue, talk.clockwork, names)
        self._said: tuple[object, ...] = ()
        self._watch = lesson.live.publisher.replica().watch(self._moved)
        seating = Seating(
            lesson.live.publisher.replica(),
            (lesson.live.publisher.replica(ME),),
            ask=HotSeat(lesson.live, lesson.play).ask,
            leave=lesson.close,
        )
        super().__init__(talk, seating)

    def arrive(self) -> None:
        super().arrive()
        self._teach()

    def do(self, verb: str, rest: str) -> None:
        version, step = self._lesson.live.version, self._lesson.step
        if verb == "skip":
            self._lesson.skip()
        else:
            super().do(verb, rest)
        has_moved = self._lesson.live.version != version or self._lesson.step is not step
        if not has_moved and verb in _PLAYING and not self.controls.has_menu and not self._lesson.is_hinting:
            self._lesson.mistake()
        self._teach()

    def help(self) -> list[str]:
        return [self._words(), *super().help()]

    def _moved(self) -> None:
        """Teach after the events, which are told one turn later."""
        self.talk.soon(lambda: self.talk.soon(self._teach))

    def _teach(self) -> None:
        """Say the current step once; skip steps about the picture."""
        lesson = self._lesson
        while not lesson.is_over and lesson.step.looks:
            lesson.skip()
        said = (lesson.is_over, lesson.step.id, lesson.is_hinting, lesson.is_repeating)
        if said != self._said:
            self._said = said
            self.talk.voice.tell(self._words(), Matter.ANSWER)

    def _words(self) -> str:
        lesson, say = self._lesson, self.talk.say
        known, verbs = {verb.id for verb in self.verbs}, KEYS_IN_LESSONS | _VERBS
        facts = {name: self.how(verb) for name, verb in verbs.items() if verb in known}
        id = "done" if lesson.is_over else lesson.step.id
        text = say(f"learn-{id}.hint" if lesson.is_hinting else f"learn-{id}", **facts)
        title = "learn-again" if lesson.is_repeating else "learn-title"
        return f"{say(title, number=lesson.number, all=len(STEPS))}. {text}"

    def is_news(self, caution: Caution) -> bool:
        """No cautions: the teacher explains everything, and a lesson has no lasting losses."""
        return False

    def leave(self) -> None:
        self._lesson.live.publisher.replica().unwatch(self._watch)
        super().leave()
