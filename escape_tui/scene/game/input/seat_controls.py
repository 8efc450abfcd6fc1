"""Seat controls: what players at one keyboard do with their seats, and the small questions they answer."""

from collections.abc import Callable
from dataclasses import replace

from msgspec import structs

from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.port.messages.answers import Answer, Refused
from escape_tui.hub.port.messages.requests import Play, Request
from escape_tui.modules.queenies.maze.gear import TurnGear
from escape_tui.modules.queenies.totem import StackDie
from escape_tui.scene.game.input.intents import Menu, Quiet, answers, intent, oldest_question
from escape_tui.scene.game.input.question_menu import OpenMenu
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.cautions import CAUTIONED, Caution, caution
from escape_tui.scene.game.view import View
from escape_tui.scene.keys.keys import Action
from escape_tui.scene.words.refusals import why_not

#: What a rule asks of one person: whoever of those at a keyboard it is, the key is meant for them.
_ANYBODYS = ("confirm", "refuse", "stand", "volunteer")


class SeatControls:
    """Turns actions into requests. *whisper* says beside somebody's dice why nothing happens; *answered* is
    called after each answer; *is_news* says whether a caution is given for the first time."""

    def __init__(
        self,
        seating: Seating,
        view: View,
        whisper: Callable[[PlayerId, str], None],
        answered: Callable[[], None],
        is_news: Callable[[Caution], bool],
    ) -> None:
        self._seating = seating
        self._sights = {sight.viewer: sight for sight in seating.sights}
        self._view = view
        self._input = view.input
        self._whisper = whisper
        self._answered = answered
        self._is_news = is_news
        #: What somebody was warned of by their last key.
        self._warned: Caution | None = None
        #: How many requests wait for their answers.
        self.unanswered = 0

    def do(self, action: Action, player: PlayerId) -> None:
        """Do what *player* wants with *action*, if it is an action of the game."""
        if player in self._input.menus and self._answers_menu(self._input.menus[player], player, action):
            return
        if action.name in _ANYBODYS:
            player = self._whose(player, action)
        if player not in self._sights or self._seating.ask is None:
            return
        wanted = intent(self._sights[player].game, player, action)
        if wanted is not None:
            self._input.menus.pop(player, None)
        match wanted:
            case None:
                pass
            case Menu():
                self._input.menus[player] = OpenMenu(wanted, has_focus=True)
            case Quiet(message):
                self._whisper(player, self._view.look.words.say(message))
            case RuleError():
                self._refuse(player, wanted)
            case commands:
                costly = (command for command in commands if isinstance(command, CAUTIONED))
                if not any(self._is_cautioned(player, command) for command in costly):
                    self.play(player, commands)

    def _whose(self, player: PlayerId, action: Action) -> PlayerId:
        """Who of those at this keyboard is asked for *action*: *player*, unless it is somebody else alone."""
        view = self._view
        for each in (player, *self._seating.seats):
            if not isinstance(intent(view.sight_of(each).game, each, action), Quiet):
                return each
        return player

    def ask_open_choices(self) -> None:
        """A question of the game waits beside the dice until its player turns to it."""
        menus = self._input.menus
        if not menus and not self._seating.shown.standing.choices:
            return
        for player in self._seating.seats:
            game = self._view.sight_of(player).game
            asked = oldest_question(game, player)
            open = menus.get(player)
            if asked is None:
                if open is not None and open.until is not None:
                    del menus[player]
            elif open is None or (open.until is not None and open.menu.title != asked.topic):
                menu = answers(game, player)
                if menu is not None and menu.options:
                    # Who is out of the temple has nothing else to do with his keys.
                    has_focus = not game.state.adventurers[player].is_inside
                    menus[player] = OpenMenu(menu, has_focus, until=asked.until)

    def confirm(self, player: PlayerId) -> bool:
        """Turn to the question that is open for *player*, or give the answer he points at."""
        open = self._input.menus.get(player)
        if open is None:
            return False
        if open.has_focus:
            self._choose(player, open.cursor)
        else:
            self._input.menus[player] = replace(open, has_focus=True)
        return True

    def close_menu(self) -> bool:
        """Close what was opened by a key, turn away from what the game asks; whether there was anything."""
        menus = self._input.menus
        for player in self._view.trays:
            open = menus.get(player)
            if open is not None and open.has_focus:
                if open.until is None:
                    del menus[player]
                else:
                    menus[player] = replace(open, has_focus=False)
                return True
        return False

    def ask(self, player: PlayerId, request: Request) -> None:
        """Ask for *request*; say to *player* why it is refused."""

        def hear(answer: Answer) -> None:
            self.unanswered -= 1
            match answer:
                case Refused(rule=""):
                    self._whisper(player, why_not(answer, self._view.look.words))
                case Refused(rule=rule, facts=facts):
                    self._refuse(player, RuleError(rule, **facts))
            self._answered()

        if self._seating.ask is not None:
            self.unanswered += 1
            self._seating.ask(request, hear)

    def _is_cautioned(self, player: PlayerId, command: Command) -> bool:
        """Whether *player* was told just now what *command* would cost them: the same key again does it."""
        warned, before = caution(self._view.sight_of(player).game, command), self._warned
        self._warned = warned
        if warned is None or warned == before or not (warned.is_grave or self._is_news(warned)):
            return False
        view = self._view
        told = warned.told(view.narrator, view.cap("act", player), view.cap("roll", player))
        self._whisper(player, told)
        return True

    def _refuse(self, player: PlayerId, refusal: RuleError) -> None:
        """Say what is missing; while dice which may show it are in the air, only that: the line stays
        short, and the dice above it as large as they were."""
        view = self._view
        if "missing" in refusal.facts and view.state.adventurers[player].is_tumbling:
            self._whisper(player, view.look.words.say("quiet-tumbling"))
        elif refusal.facts.get("reason") == "all-kept":
            self._whisper(player, view.look.words.say("quiet-all-kept", key=view.cap("release", player)))
        else:
            self._whisper(player, view.narrator.refusal(refusal, view.state))

    def play(self, player: PlayerId, commands: tuple[Command, ...]) -> None:
        """Play *commands* one after another."""
        self._input.quiet.pop(player, None)
        for command in commands:
            if isinstance(command, StackDie):
                # totem.stack — a die is laid by the picture that its player saw last.
                command = structs.replace(command, seen_at=self._view.marker_seen_at)
            self.ask(player, Play(command))

    def _answers_menu(self, open: OpenMenu, player: PlayerId, action: Action) -> bool:
        """Whether *action* answers the question that is *open* for *player*."""
        if not open.has_focus:
            return action.name == "act" and self.confirm(player)
        match action.name:
            case "north" | "south":
                step = 1 if action.name == "south" else -1
                cursor = (open.cursor + step) % len(open.menu.options)
                self._input.menus[player] = replace(open, cursor=cursor)
            case "act" | "call" | "cards":
                self.confirm(player)
            case "roll":
                # Rolling is the last thing that somebody wants who is reading a question.
                pass
            case "hold":
                self._choose(player, action.number - 1)
            case _:
                return False
        return True

    def _choose(self, player: PlayerId, number: int) -> None:
        open = self._input.menus[player]
        if number >= len(open.menu.options):
            return
        command = open.menu.options[number].command
        if isinstance(command, TurnGear) and number != open.cursor:
            # maze.gear — what would shift is seen on the map before it is confirmed.
            self._input.menus[player] = replace(open, cursor=number)
            return
        del self._input.menus[player]
        self.play(player, (command,))
