"""The App: one player's language, appearance and keys, and the screens that use them."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace
from textual.app import SystemCommand
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen
from textual.theme import Theme

from escape_tui.app.glyph_filter import GlyphFilter
from escape_tui.app.screens.game.end_screen import AfterGame, EndScreen
from escape_tui.app.screens.game.game_menu import GameMenu, JournalScreen
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.screens.menus.command_palette import ActionPalette
from escape_tui.app.screens.menus.help_screen import HelpScreen
from escape_tui.app.screens.watching.replay_screen import ReplayScreen
from escape_tui.app.textual_internals.app_parts import notices_shown, wear_from_the_start, withdraw_notice
from escape_tui.app.textual_internals.isolation import set_colourless
from escape_tui.app.textual_internals.unseen_screens import NoticingApp, UnseenScreen
from escape_tui.app.widgets.ask import AskLine
from escape_tui.content.catalogue import Catalogue, load
from escape_tui.hub.lobby.challenge_book import ChallengeBook
from escape_tui.hub.lobby.sanitize import clean_chat, harmless
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.record.record import Recording
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.menus.player_settings import (
    DEPTHS,
    TOLD,
    Forgetful,
    Motion,
    Settings,
    SettingsStorage,
    decoded,
    dressed,
    encoded,
    kinds_with_true_colour,
    palette_of,
    with_true_colour,
)
from escape_tui.scene.mouse import MOUSE_OFF, MOUSE_ON
from escape_tui.scene.replay.recordings import Recordings
from escape_tui.scene.stage.outlet import Outlet
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.terminal import Colours, Terminal
from escape_tui.scene.terminal_answers import Attention
from escape_tui.scene.words.words import Words
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ground, Ink
from tile_art.inks.palette import Depth, Palette, colours_of, sgr_table

#: Most notices at a time: more would only cover the screen, and each costs as much as a screen.
_MOST_NOTICES = 3

_THEME_VARIABLES: dict[str, dict[str, str]] = {}


class TempleApp(NoticingApp[None]):
    """The services that one player's screens share; it reaches the terminal only through its outlet."""

    TITLE = "Escape"
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False, priority=True)]

    def __init__(
        self,
        terminal: Terminal | None = None,
        *,
        storage: SettingsStorage | None = None,
        outlet: Outlet | None = None,
        recordings: Recordings | None = None,
        book: ChallengeBook | None = None,
        player_name: str = "",
        catalogue: Catalogue | None = None,
        first_screen: "Callable[[TempleApp], Screen[Any]] | None" = None,
    ) -> None:
        super().__init__()
        self.terminal = terminal or Terminal()
        self.outlet = outlet or Outlet()
        self.attention = Attention()
        self._recordings = recordings or Recordings()
        self._book = book or ChallengeBook()
        self.player_name = player_name
        #: The code that brings the player back as the same person; empty if none is needed.
        self.resume_code = ""
        self._catalogue = catalogue
        self._storage = storage or Forgetful()
        self._first_screen = first_screen
        self._has_mouse = False
        self.settings = decoded(self._storage.load())
        if self.terminal.kind in kinds_with_true_colour(self.settings.remembered):
            self.terminal = replace(self.terminal, colours=Colours.TRUE)
        self._dress()
        for palette in Palette:
            self.register_theme(theme(palette))
        wear_from_the_start(self, theme(self.palette).name)

    @property
    def catalogue(self) -> Catalogue:
        """Everything printed in the editions that can be played here."""
        return self._catalogue or load()

    @property
    def recordings(self) -> Recordings:
        """The finished games that the player may replay."""
        return self._recordings

    @property
    def book(self) -> ChallengeBook:
        """The challenges that the player has won."""
        return self._book

    def on_mount(self) -> None:
        self.switch_mouse()
        if self._first_screen is not None:
            self.push_screen(self._first_screen(self))

    def get_default_screen(self) -> Screen[Any]:
        """The empty screen below the first one."""
        return UnseenScreen(id="_default")

    def get_css_variables(self) -> dict[str, str]:
        """The colours of the theme by name, cached for all Apps that use it."""
        name = self.current_theme.name
        if name not in _THEME_VARIABLES:
            _THEME_VARIABLES[name] = super().get_css_variables()
        self.theme_variables = _THEME_VARIABLES[name]
        return self.theme_variables

    def get_line_filters(self) -> Sequence[LineFilter]:
        filters = super().get_line_filters()
        return filters if self.glyphs is Glyphs.UNICODE else (*filters, GlyphFilter(self.glyphs))

    # Services for screens

    def adopt(self, settings: Settings) -> None:
        self.settings = settings
        self._storage.save(encoded(settings))
        self._dress()
        self.switch_mouse()
        self.theme = theme(self.palette).name
        for screen in self.screen_stack:
            if isinstance(screen, GameScreen):
                screen.dress()

    def see_colours(self, *, are_true: bool) -> None:
        """The terminal reported whether it keeps every colour: from now on it is drawn with them, and so are
        later visits from a terminal of this kind. One that doesn't say so any more is believed, too."""
        kind, was_true = self.terminal.kind, self.terminal.colours is Colours.TRUE
        is_known = kind in kinds_with_true_colour(self.settings.remembered)
        if (are_true and was_true) or (not are_true and not is_known):
            return
        colours = Colours.TRUE if are_true else Colours.EIGHT_BIT
        self.terminal = replace(self.terminal, colours=colours)
        self._see(with_true_colour(self.settings, kind, is_true=are_true))

    def see_background(self, *, is_light: bool) -> None:
        """The terminal reported its background: unless the player chose a palette, use one that suits it."""
        if is_light != self.terminal.is_light:
            self.terminal = replace(self.terminal, is_light=is_light)
            self._see(self.settings)

    def _see(self, settings: Settings) -> None:
        """Apply *settings* on all open screens: the terminal is not what it seemed to be."""
        self.adopt(settings)
        for screen in self.screen_stack:
            if isinstance(screen, MenuScreen):
                screen.redraw()

    def switch_mouse(self) -> None:
        """Tell the terminal whether to report clicks: as the player chose; by default always on the page, and
        in a terminal only while a game is open. A terminal that reports clicks doesn't select text, and the
        lobby has lines to copy: invitations, resume codes, replays. A game has none."""
        wanted = self.settings.mouse
        if wanted is None:
            is_playing = any(isinstance(screen, GameScreen) for screen in self.screen_stack)
            wanted = is_playing or self.terminal.plays_cues
        if wanted is not self._has_mouse:
            self._has_mouse = wanted
            self.outlet.write_control(MOUSE_ON if wanted else MOUSE_OFF)

    def tell_once(self, id: str) -> bool:
        """Whether the tip *id* is new to the player; later sessions remember it."""
        if self.settings.was_told(id):
            return False
        told = self.settings.remembered.get(TOLD, [])
        self.settings = replace(self.settings, remembered=self.settings.remembered | {TOLD: [*told, id]})
        self._storage.save(encoded(self.settings))
        return True

    def remember(self, name: str) -> None:
        """Store permanently that the player has seen *name*."""
        self.adopt(replace(self.settings, remembered=self.settings.remembered | {name: True}))

    def after_game(self, seating: Seating) -> AfterGame:
        """What the end screen of the game at *seating* offers."""
        return AfterGame(self, seating)

    def show_replay(self, recording: Recording, name: str) -> None:
        self.push_screen(ReplayScreen(recording, name, self.catalogue))

    def play_on_from(self, origin: Origin) -> None:
        """Only a server opens tables that play on."""
        self.notice(self.words.say("replay-no-play-on"))

    def show_end(self, seating: Seating) -> None:
        self.push_screen(EndScreen(seating, self.after_game(seating)))

    def close_game(self) -> None:
        """Close the topmost game and everything above it."""
        while len(self.screen_stack) > 1:
            is_game = isinstance(self.screen, GameScreen)
            self.pop_screen()
            if is_game:
                return

    def leave_game(self, game: GameScreen) -> None:
        """Go back to where the game was opened from, or exit."""
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit()

    def show_game_menu(self, game: GameScreen) -> None:
        self.push_screen(GameMenu(game))

    def show_journal(self, presenter: Presenter) -> None:
        self.push_screen(JournalScreen(presenter))

    def show_help(self, where: Where, topic: str = "") -> None:
        games = (screen.view for screen in self.screen_stack if isinstance(screen, GameScreen))
        self.push_screen(HelpScreen(where, topic, next(games, None)))

    def ask_saying(self, say: Callable[[str], None], title: str = "lobby-say-table") -> None:
        """Ask for a line of text and *say* it."""
        question = AskLine(self.words.say(title), self.words.say("lobby-say-hint"), "", clean_chat)
        self.push_screen(question, lambda text: say(text) if text else None)

    def notice(self, text: str) -> None:
        """Show *text* as a notice over the current screen, in place of the same notice from before."""
        if not self.screen_stack:
            return
        withdraw_notice(self, harmless(text))
        if notices_shown(self) >= _MOST_NOTICES:
            self.clear_notifications()
        self.notify(harmless(text), markup=False)
        if isinstance(self.screen, GameScreen):
            # A stage would draw over Textual's own notices.
            self.screen.tell(harmless(text))

    @property
    def is_writing(self) -> bool:
        """Whether typed keys go into a text field."""
        on_top = self.screen_stack[-1] if self.screen_stack else None
        return isinstance(on_top, AskLine | ActionPalette)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        if isinstance(screen, GameScreen | MenuScreen | EndScreen):
            yield from screen.commands()

    def action_help_quit(self) -> None:
        """On Ctrl+C, say how to leave, in the player's language."""
        self.notice(self.words.say("leaving-keys"))

    def action_command_palette(self) -> None:
        if not isinstance(self.screen, ActionPalette):
            self.push_screen(ActionPalette(self.words, self.glyphs, is_colourless=self.no_color))

    # Appearance

    def _dress(self) -> None:
        settings = self.settings
        #: The terminal as the player wants it to be drawn on.
        self.drawn_on = dressed(self.terminal, settings)
        self.words = Words(self.drawn_on.language)
        self.glyphs: Glyphs = self.drawn_on.glyphs
        depth = DEPTHS[self.drawn_on.colours]
        set_colourless(self, depth is Depth.MONO)
        self.palette = palette_of(settings, self.terminal)
        self.pens = pens(self.palette, depth, self.terminal.erases_in_colour)
        is_moving = settings.motion is Motion.FULL
        self.look = Appearance(
            self.words, self.glyphs, settings.keys, is_moving, settings.is_cheered, settings.muted
        )


@cache
def pens(palette: Palette, depth: Depth, erases_in_colour: bool = True) -> Pens:
    """Pens shared by all terminals with the same colours."""
    return Pens(sgr_table(palette, depth), erases_in_colour=erases_in_colour)


@cache
def theme(palette: Palette) -> Theme:
    """The colours of *palette* for Textual's own widgets."""

    def colour(ink: Ink) -> str:
        return colours_of(ink, palette)[0]

    night = colours_of(Ink.PLAIN, palette)[1]
    regions = colours_of(Ink.PLAIN + Ground.FLOOR, palette)[1]
    return Theme(
        name=f"temple-{palette.value}",
        primary=colour(Ink.TITLE),
        secondary=colour(Ink.WALL),
        accent=colour(Ink.OPENING),
        foreground=colour(Ink.PLAIN),
        background=night,
        surface=regions,
        panel=colours_of(Ink.WALL, palette)[1],
        success=colour(Ink.GOOD),
        warning=colour(Ink.WARNING),
        error=colour(Ink.DANGER),
        dark=palette is not Palette.LIGHT,
    )
