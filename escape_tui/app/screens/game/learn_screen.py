"""The lesson: a real game, with the teacher's text between map and dice."""

from typing import NamedTuple

from textual import events

from escape_tui.app.app_services import AppServices
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.port.hot_seat import HotSeat
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.cautions import Caution
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.regions import Regions, is_small, without_side
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance, Viewpoint
from escape_tui.scene.keys.keys import Action, keycap
from escape_tui.scene.learn.lesson_steps import KEYS_IN_LESSONS, ME, STEPS
from escape_tui.scene.learn.lessons import Lesson
from escape_tui.scene.menus.menu_list import Item
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import boxed, dressed, fitted, wrapped
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

#: Height of the teacher's box between map and dice, with its frame.
_HEIGHT = 7
#: Actions that don't count as trying something else.
_HARMLESS = ("help", "menu", "palette", "journal", "zoom-in", "zoom-out", "fit", "follow")


#: Remembered among the tips that a player was told.
_LEARNED = "learned"


def learn_item(app: TempleApp) -> Item:
    """The menu entry of the lesson: it stands out until the player has finished it once."""
    say, is_new = app.words.say, not app.settings.was_told(_LEARNED)
    label = say("lobby-learn" if is_new else "lobby-learn-again")
    return Item("learn", label, help=say("lobby-learn.help"), label_ink=Ink.GOOD if is_new else Ink.PLAIN)


class LessonView(View):
    """The view of a game with the map a little lower, and the lesson below it."""

    def __init__(self, presenter: Presenter, look: Appearance, lesson: Lesson) -> None:
        self._lesson = lesson
        super().__init__(presenter, look, (lesson.live.publisher.replica(ME),))

    def _regions(self) -> Regions:
        usual = super()._regions()
        if is_small(self.width, self.height):
            usual = without_side(usual)
        return usual._replace(map=usual.map._replace(height=usual.map.height - _HEIGHT))

    @property
    def is_curtained(self) -> bool:
        """A lesson is paused while it is read, but the temple stays visible."""
        return False

    def _besides(self) -> tuple[Piece, ...]:
        if self.input.menus and is_small(self.width, self.height):
            # A menu takes the rows of the lesson: there are no others.
            return ()
        lesson = self._lesson
        id = "done" if lesson.is_over else lesson.step.id
        said = LessonInputs(self.at, id, lesson.number, lesson.is_repeating, lesson.is_hinting)
        return (self.at.memo(_box, said),)


class LessonInputs(NamedTuple):
    at: Viewpoint
    #: The step of the lesson, "done" after the last one.
    id: str
    number: int
    is_repeating: bool
    is_hinting: bool


def _box(inputs: LessonInputs) -> Piece:
    at, id, number, is_repeating, is_hinting = inputs
    words, above = at.words, at.regions.map
    keys = {name: at.cap(action) for name, action in KEYS_IN_LESSONS.items()}
    keys["enter"] = keycap("enter", words, is_ascii=at.glyphs is Glyphs.ASCII)
    title = words.say("learn-again" if is_repeating else "learn-title", number=number, all=len(STEPS))
    text = words.say(f"learn-{id}.hint" if is_hinting else f"learn-{id}", **keys)
    foot = "" if id == "done" else words.say("learn-skip", enter=keys["enter"], menu=keys["menu"])
    told = wrapped(text, above.width - 4, Ink.STRONG, most=_HEIGHT - 2)
    lines = fitted(told, above.width - 4, _HEIGHT - 2)
    box = boxed(lines, above.width, title, foot, Ink.WARNING if is_hinting else Ink.TITLE)
    return Piece(dressed(box, at.glyphs), Place(above.x, above.y + above.height, above.width, _HEIGHT))


class LearnScreen(GameScreen):
    """A first game; Enter skips a step, and a step that went wrong is repeated."""

    def __init__(self, house: AppServices) -> None:
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
                self.app.tell_once(_LEARNED)
                self.dismiss(None)
            else:
                self.lesson.skip()
                self._answer()

    def do(self, action: Action, player: PlayerId | None = None) -> None:
        """As in a game; a key that does nothing for this step is answered with a hint."""
        version, step = self.lesson.live.version, self.lesson.step
        super().do(action, player)
        self.lesson.look(action.id)
        has_moved = self.lesson.live.version != version or self.lesson.step is not step
        if not has_moved and action.id not in _HARMLESS and not self.lesson.is_hinting:
            self.lesson.mistake()
            self._answer()

    def _is_news(self, caution: Caution) -> bool:
        """The teacher warns instead, and a lesson gives back what it takes."""
        return False

    def _show_end(self) -> None:
        """The lesson has its own end."""
