"""The game: keys in, commands out, and the picture that shows the effect."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual import events
from textual.app import SystemCommand

from escape_tui.app.screens.game.bells_and_flashes import Signals
from escape_tui.app.screens.game.looking_around import LookingAround
from escape_tui.app.screens.game.picture_screen import PictureScreen
from escape_tui.app.textual_internals.app_parts import break_off
from escape_tui.engine.effect import Event
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.port.messages.requests import GiveUp, Play, Request, VotePause
from escape_tui.hub.port.messages.views import TableView
from escape_tui.rules.calling import Called, Say
from escape_tui.rules.presence import SeatTaken
from escape_tui.scene.game.end.finale import FINALE_MS
from escape_tui.scene.game.input.first_sights import FirstSights
from escape_tui.scene.game.input.intents import Quiet, intent
from escape_tui.scene.game.input.muting import is_voice_of, muted_players
from escape_tui.scene.game.input.seat_controls import SeatControls, Teller
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.cautions import Caution
from escape_tui.scene.game.notices.overlays import MOMENT_MS
from escape_tui.scene.game.notices.table_notices import is_last_vote, refused_vote
from escape_tui.scene.game.pacing.cue_of_event import cue_of
from escape_tui.scene.keys.duo_keys import DuoKeyboard, Half
from escape_tui.scene.keys.keys import ACTION_BY_ID, ACTIONS, Action, Group, Where, with_key
from tile_art.inks.glyphs import Glyphs

if TYPE_CHECKING:
    from escape_tui.app.temple_app import TempleApp

#: How long a message stays beside the dice.
QUIET_SECONDS = 4.0
#: How long the finale stays before the report, and from when on any key skips it: earlier keys were meant for
#: the dice.
END_SECONDS = FINALE_MS / 1000
SKIPPED_FROM_MS: Millis = 1_500

#: Keys that are commands to the game.
_PLAYING = (Group.DICE, Group.MOVING, Group.ACTING)
#: Those of them that the screen may handle itself.
_MAYBE_OF_THE_SCREEN = ("say", "refuse")


class TableChange(NamedTuple):
    """The current *table*, the player's *place* at it, and its clock *now*."""

    table: TableView
    place: int | None
    now: Callable[[], Millis]


class GameScreen(PictureScreen):
    """A terminal's view of a game, as a player or a spectator."""

    #: The actions that help and palette list here.
    where: ClassVar[Where] = Where.GAME

    app: "TempleApp"

    DEFAULT_CSS = """
    GameScreen { layout: vertical; overflow: hidden; }
    """

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self._has_ended = False
        self._is_doing = False
        self._untold = ""
        self._table: TableChange | None = None

    # Life

    def on_mount(self) -> None:
        self.open_picture()
        self.input = self.view.input
        teller = Teller(self._whisper, self._answered, self._is_news)
        self.hands = SeatControls(self.seating, self.view, teller)
        self._sights = FirstSights(self.view, self._later, self.app.tell_once, self._news)
        self._around = LookingAround(self.view, self.seating, self._whisper)
        self._duo = DuoKeyboard(self.app.look.keymap)
        self._signals = Signals(
            self.view,
            self._outlet,
            self._clockwork,
            self._later,
            self.draw,
            self.app.settings.bells,
            plays_cues=self.app.terminal.plays_cues,
        )
        self.app.switch_mouse()
        self.hands.ask_open_choices()
        self.presenter.join(self)
        self._sights.look()
        if self._untold:
            self.tell(self._untold)
        if self._table is not None:
            self.show_table(self._table)
        if self.seating.seats and self.view.state.ending is not None:
            self._end_in(0)

    @property
    def has_seat(self) -> bool:
        return bool(self.seating.seats)

    def on_unmount(self) -> None:
        self._alarms.clear()
        self._step_down()
        self.app.switch_mouse()
        self.presenter.leave(self)
        if self.seating.leave is not None:
            self.seating.leave()

    def on_screen_resume(self) -> None:
        """The game is on top: it draws itself."""
        if not self.is_staged:
            self.is_staged = True
            self.app.outlet.take_screen(self)
            self._stage.repaint()
            self.draw()

    def on_screen_suspend(self) -> None:
        """Another screen covers the game: Textual draws both."""
        self._step_down()
        self.draw()

    def _step_down(self) -> None:
        if self.is_staged:
            self.is_staged = False
            self.app.outlet.hand_back(self)

    def dress(self) -> None:
        self._duo = DuoKeyboard(self.app.look.keymap)
        self._signals.suit(self.app.settings.bells)
        super().dress()

    def _answered(self) -> None:
        """A request from here was answered: show the effect at once, unless the key is still being
        handled."""
        if not self._is_doing:
            self.hands.ask_open_choices()
            self._answer()

    # News

    def hear(self, events: tuple[Event, ...]) -> None:
        """There are *events* at this table, or a question to somebody."""
        try:
            for event in events:
                self._hear(event)
            self._sights.look()
            self.hands.ask_open_choices()
        except Exception as error:
            self._own_context.copy().run(break_off, self.app, error)

    def _hear(self, event: Event) -> None:
        cue = cue_of(event, self.seating.seats)
        if cue is not None and not is_voice_of(event, self.view.muted):
            self._signals.give(cue)
        if self.view.narrator.banner(event, self.view.state):
            self._later("moment", (MOMENT_MS + 50) / 1000, self._news)
        player = getattr(event, "player", None)
        if player in self.seating.seats and (warning := self.view.narrator.warning(event)):
            self._whisper(player, warning)
        if isinstance(event, SeatTaken):
            # A player has another name now.
            self.view.dress(self.view.look)
        if isinstance(event, Called):
            self._later(f"call {event.player}", 7.1, self._news)
        if isinstance(event, Ended):
            self._end_in(END_SECONDS)

    def _end_in(self, seconds: float) -> None:
        if not self._has_ended:
            self._has_ended = True
            self._later("end", seconds, self._show_end)

    def _show_end(self) -> None:
        self._own_context.copy().run(self.app.show_end, self.seating)

    # Keys

    def on_key(self, event: events.Key) -> None:
        if (is_for_another := self.app.screen is not self) or self._skips_finale():
            event.stop()
            event.prevent_default()
            if is_for_another:
                # A key before this one has opened that screen.
                self.app.post_message(events.Key(event.key, event.character))
            return
        player, action = self._pressed(event.key)
        if not self._answers(player, event.key):
            if action is None:
                return
            self.do(action, player)
        event.stop()
        event.prevent_default()

    def _skips_finale(self) -> bool:
        at = self.presenter.finale_at if "end" in self._alarms else None
        if at is None or at < SKIPPED_FROM_MS:
            return False
        self._later("end", 0, self._show_end)
        return True

    def press(self, key: str) -> bool:
        """Handle *key* if it plays; keys that open screens or belong to a lesson go through Textual."""
        player, action = self._pressed(key)
        if self._has_ended or type(self).on_key is not GameScreen.on_key:
            return False
        try:
            if self._answers(player, key):
                return True
            if action is None:
                # A letter without a meaning now must not reach another screen, either.
                return len(key) == 1
            if action.group not in _PLAYING:
                return False
            self.do(action, player)
        except Exception as error:
            self._own_context.copy().run(break_off, self.app, error)
        return True

    def click(self, x: int, y: int) -> None:
        """Do what the clicked thing's key would do; nothing if it has none."""
        target = self._stage.target_at(x, y)
        if target is None or self._has_ended or target.tray >= len(self.view.trays):
            return
        player = self.view.trays[target.tray]
        try:
            if target.key:
                self._show_after(lambda: self.hands.answer(player, target.key))
            else:
                self.do(ACTION_BY_ID[target.action], player)
        except Exception as error:
            self._own_context.copy().run(break_off, self.app, error)

    def wheel(self, step: int) -> None:
        """Zoom the map."""
        self.do(ACTION_BY_ID["zoom-in" if step > 0 else "zoom-out"])

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self.click(int(event.screen_x), int(event.screen_y))

    def on_mouse_scroll_up(self) -> None:
        self.wheel(1)

    def on_mouse_scroll_down(self) -> None:
        self.wheel(-1)

    def on_paste(self, event: events.Paste) -> None:
        event.stop()

    def _pressed(self, key: str) -> tuple[PlayerId, Action | None]:
        """The player who pressed *key*, and its action."""
        if self.view.is_duo:
            press = self._duo.press(key)
            if press is None:
                return self.view.seat, None
            is_right = press.half is Half.RIGHT
            return self.view.trays[1 if is_right else 0], press.action
        return self.view.seat, self.view.look.keymap.actions.get((self.where, key))

    def do(self, action: Action, player: PlayerId | None = None) -> None:
        """Perform an action of a key or the command palette. Its effect is shown at once, or when the
        table has answered."""

        def do_it() -> bool:
            is_command = action.group in _PLAYING and action.name not in _MAYBE_OF_THE_SCREEN
            if action.group is Group.MOVING:
                self.view.camera.leave_overview()
            if is_command or not self._does_screen_action(action):
                self.hands.do(action, self.view.seat if player is None else player)
            return True

        self._show_after(do_it)

    def _answers(self, player: PlayerId, key: str) -> bool:
        """Whether *key* answers what *player* is asked, or was just asked."""
        is_asked = bool(self.input.menus or self.hands.late)
        return is_asked and self._show_after(lambda: self.hands.press(player, key))

    def _show_after(self, does: Callable[[], bool]) -> bool:
        """Show the effect at once if *does* did anything and the table need not answer first."""
        self._is_doing, unanswered = True, self.input.unanswered
        try:
            has_done = does()
        finally:
            self._is_doing = False
        if has_done and self.input.unanswered <= unanswered:
            self.hands.ask_open_choices()
            self._answer()
        return has_done

    def pause(self) -> None:
        """Ask to pause or resume, or say why that is impossible."""
        if self.seating.can_pause:
            self.hands.ask(self.view.seat, VotePause())
            self._news()

    @property
    def can_give_up(self) -> bool:
        return self.seating.can_pause and self.seating.shown.state.setup.soundtrack is not None

    @property
    def ends_by_giving_up(self) -> bool:
        return is_last_vote(self.view.table, self.view.place)

    def give_up(self) -> None:
        """Vote to give up, or withdraw that."""
        self.hands.ask(self.view.seat, GiveUp())
        self._news()

    def show_table(self, news: TableChange) -> None:
        """The player's table has changed."""
        self._table = news
        if hasattr(self, "view"):
            self.view.table, self.view.place, self.view.table_now = news
            self._mute(muted_players(news.table, self.app.settings.muted))
            self._news()

    def _mute(self, players: frozenset[PlayerId]) -> None:
        if players != self.view.muted:
            self.view.muted = players
            self.view.dress(self.view.look)

    def _refused(self) -> Request | None:
        """The request that refuses the present vote, unless another question comes first."""
        is_free = isinstance(intent(self.view.game, self.view.seat, ACTION_BY_ID["refuse"]), Quiet)
        return refused_vote(self.view.table) if is_free else None

    def tell(self, sentence: str) -> None:
        """Show *sentence* beside the dice for a while; in a game that is opening, once there are any."""
        if not hasattr(self, "view"):
            self._untold = sentence
            return
        self._whisper(self.view.seat, sentence)
        self._news()

    def _say(self, text: str) -> None:
        self.hands.ask(self.view.seat, Play(Say(self.view.seat, text)))
        self._news()

    def _whisper(self, player: PlayerId, sentence: str) -> None:
        """Say beside the dice, for a while, why a key did nothing."""
        self.input.quiet[player] = sentence
        self._later(f"quiet {player}", QUIET_SECONDS, lambda: self._hush(player))

    def _is_news(self, caution: Caution) -> bool:
        """Whether *caution* is new to this person; it is remembered from now on."""
        return self.app.tell_once(caution.id)

    def _hush(self, player: PlayerId) -> None:
        self.input.quiet.pop(player, None)
        self._news()

    # Actions of the screen

    def _does_screen_action(self, action: Action) -> bool:
        match action.name:
            case "pause":
                self.pause()
            case "refuse" if refused := self._refused():
                self.hands.ask(self.view.seat, refused)
            case "help":
                self.app.show_help(self.where)
            case "show-cards" | "legend":
                self._sights.show_page("cards" if action.name == "show-cards" else "legend")
            case "menu":
                if self.input.page:
                    self._sights.show_page("")
                elif not self.hands.close_menu():
                    self.app.show_game_menu(self)
            case "palette":
                self.app.action_command_palette()
            case "journal":
                self.app.show_journal(self.presenter)
            case "say":
                if self.seating.is_shared:
                    self.app.ask_saying(self._say)
            case _:
                return self._around.does(action)
        return True

    # The command palette

    def commands(self) -> Iterator[SystemCommand]:
        """Everything that a key can do here."""
        for action in ACTIONS:
            if self.where in action.where and action.id != "palette":
                words, look = self.app.words, self.app.look
                key, is_ascii = look.keymap.keys(action.id)[0], look.glyphs is Glyphs.ASCII
                title = with_key(action.title(words), key, words, is_ascii=is_ascii)
                yield SystemCommand(title, action.help(words), lambda action=action: self.do(action))
