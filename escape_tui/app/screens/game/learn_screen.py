"""Learning: the game itself with a teacher's box between map and dice."""

from collections.abc import Hashable

from textual import events

from escape_tui.app.app_services import House
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.port.hot_seat import HotSeat
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.cautions import Caution
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.regions import without_side
from escape_tui.scene.game.view import Look, View
from escape_tui.scene.keys.keys import Action, keycap
from escape_tui.scene.learn.lesson_box import HEIGHT, lesson_box
from escape_tui.scene.learn.lesson_steps import ME, STEPS
from escape_tui.scene.learn.lessons import Lesson
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.words import Words
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs

#: The keys that the words of the lesson name, and the actions that they do.
_KEYS = {
    "roll": "roll",
    "adventurers": "hold-adventurers",
    "torches": "hold-torches",
    "keys": "hold-keys",
    "golden": "golden",
    "hold_golden": "hold-golden",
    "golden_friend": "golden-friend",
    "call": "call",
    "fate": "fate",
    "zoom_in": "zoom-in",
    "zoom_out": "zoom-out",
    "fit": "fit",
    "north": "north",
    "east": "east",
    "south": "south",
    "west": "west",
    "act": "act",
    "escape": "escape",
    "menu": "menu",
}

#: Actions that never count as something else tried.
_HARMLESS = ("help", "menu", "palette", "journal", "zoom-in", "zoom-out", "fit", "follow")


class LessonView(View):
    """The game's own view, its map a little lower, with the lesson below it."""

    def __init__(self, presenter: Presenter, look: Look, lesson: Lesson) -> None:
        self._lesson = lesson
        super().__init__(presenter, look, (lesson.live.publisher.replica(ME),))
        self.besides = self._progress

    def resize(self, width: int, height: int) -> None:
        super().resize(width, height)
        if self.is_small:
            self.regions = without_side(self.regions)
        above = self.regions.map
        self.regions = self.regions._replace(map=above._replace(height=above.height - HEIGHT))

    @property
    def is_curtained(self) -> bool:
        """A lesson stands still while it is read, and is read with the temple in sight."""
        return False

    def _put_together(self) -> tuple[Piece, ...]:
        above = self.regions.map
        place = Place(above.x, above.y + above.height, above.width, HEIGHT)
        return (*super()._put_together(), Piece(self._box(above.width), place))

    def _progress(self) -> Hashable:
        lesson = self._lesson
        return lesson.number, lesson.is_over, lesson.is_hinting, lesson.is_repeating

    def _box(self, width: int) -> Picture:
        lesson, words = self._lesson, self.look.words
        facts = {name: self.cap(action) for name, action in _KEYS.items()}
        facts["enter"] = keycap("enter", words, is_ascii=self.look.glyphs is Glyphs.ASCII)
        title, text = _said(lesson, words, facts)
        foot = "" if lesson.is_over else words.say("learn-skip", enter=facts["enter"], menu=facts["menu"])
        drawn_from = (title, text, foot, width, lesson.is_hinting)
        is_hint = lesson.is_hinting
        return self.piece("lesson", drawn_from, lambda: lesson_box(title, text, foot, width, is_hint=is_hint))


def _said(lesson: Lesson, words: Words, facts: dict[str, str]) -> tuple[str, str]:
    """The title of the step and what it says."""
    id = "done" if lesson.is_over else lesson.step.id
    title = "learn-again" if lesson.is_repeating else "learn-title"
    text = words.say(f"learn-{id}.hint" if lesson.is_hinting else f"learn-{id}", **facts)
    return words.say(title, number=lesson.number, all=len(STEPS)), text


class LearnScreen(GameScreen):
    """A first game; Enter skips a step, and whatever went wrong comes again."""

    def __init__(self, house: House) -> None:
        names = (house.player_name or house.words.say("learn-name"), house.words.say("learn-friend"))
        self.lesson = Lesson(house.catalogue, LoopClockwork(), names)
        super().__init__(
            Seating(
                self.lesson.live.publisher.replica(),
                (self.lesson.live.publisher.replica(ME),),
                ask=HotSeat(self.lesson.live, self.lesson.play).ask,
                leave=self.lesson.close,
            )
        )

    def make_view(self) -> View:
        return LessonView(self.presenter, self.app.look, self.lesson)

    def on_key(self, event: events.Key) -> None:
        if event.key == "enter" and self.view.seat not in self.input.menus:
            event.stop()
            event.prevent_default()
            if self.lesson.is_over:
                self.dismiss(None)
            else:
                self.lesson.skip()
                self._answer()

    def do(self, action: Action, player: PlayerId | None = None) -> None:
        """Like in a game; a key that does nothing for this step is answered with a hint."""
        version, step = self.lesson.live.version, self.lesson.step
        super().do(action, player)
        self.lesson.look(action.id)
        has_moved = self.lesson.live.version != version or self.lesson.step is not step
        if not has_moved and action.id not in _HARMLESS and not self.lesson.is_hinting:
            self.lesson.mistake()
            self._answer()

    def _is_news(self, caution: Caution) -> bool:
        """The teacher says it, and what a lesson takes it gives back."""
        return False

    def _show_end(self) -> None:
        """The lesson has an end of its own."""
