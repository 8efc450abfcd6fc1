"""Seat controls: what the players at one keyboard do with their seats, and the questions they answer."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NamedTuple

from msgspec import structs

from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.named import AtLine
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.port.messages.requests import Request
from escape_tui.scene.game.input.intents import SIDES, Quiet, intent
from escape_tui.scene.game.input.open_question import LETTERS, OpenQuestion, Part, first_letters
from escape_tui.scene.game.input.player_controls import PlayerControls
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.map.choosing.candidates import in_order, toward
from escape_tui.scene.game.notices.cautions import Caution
from escape_tui.scene.game.view import View
from escape_tui.scene.keys.keys import Action
from escape_tui.scene.modules.box import AIMED
from escape_tui.scene.words.narration import Narrator

#: Actions that answer a question to one person: the key works for whichever player at the keyboard is asked.
_ANYBODYS = ("confirm", "refuse", "stand", "volunteer")
#: Actions that take the answer pointed at in a list.
_TAKING = ("act", "call", "cards")
#: For this long after a question is over, its letters do nothing.
LATE_MS: Millis = 700


class Teller(NamedTuple):
    """How the controls of a screen report back: *whisper* writes beside the dice why nothing happens,
    *answered* is called after each answer, and *is_news* says whether a caution is given for the first
    time."""

    whisper: Callable[[PlayerId, str], None]
    answered: Callable[[], None]
    is_news: Callable[[Caution], bool]


class ScreenControls(PlayerControls):
    """The controls of one of the players at *view*."""

    def __init__(self, seating: Seating, player: PlayerId, view: View, teller: Teller) -> None:
        super().__init__(seating, player, view.input)
        self._view = view
        self._teller = teller

    @property
    def game(self) -> Game:
        return self._view.sight_of(self.player).game

    @property
    def narrator(self) -> Narrator:
        return self._view.narrator

    def reserved(self, question: OpenQuestion) -> frozenset[str]:
        """Letters that move, and in a list those that take the answer pointed at; two players at one keyboard
        have no letters for answers."""
        if self._view.is_duo:
            return frozenset(LETTERS)
        busy = SIDES if question.is_on_map else (*SIDES, *_TAKING)
        return frozenset(key for action in busy for key in self._view.look.keymap.keys(action))

    def say(self, sentence: str) -> None:
        self._teller.whisper(self.player, sentence)

    def refuse(self, refusal: RuleError) -> None:
        """Say what is missing. While dice that may show it are in the air, say only that: the line stays
        short, and the dice keep their size."""
        view, say = self._view, self._view.look.words.say
        if "missing" in refusal.facts and view.state.adventurers[self.player].is_tumbling:
            self.say(say("quiet-tumbling"))
        elif refusal.facts.get("reason") == "all-kept":
            self.say(say("quiet-all-kept", key=view.cap("release", self.player)))
        else:
            self.say(self.why(refusal))

    def how(self, action: str) -> str:
        return self._view.cap(action, self.player)

    def is_news(self, caution: Caution) -> bool:
        return self._teller.is_news(caution)

    def was_answered(self) -> None:
        self._teller.answered()

    def play(self, commands: Iterable[Command]) -> None:
        self._input.quiet.pop(self.player, None)
        seen_at = self._view.marker_seen_at
        super().play(
            structs.replace(command, seen_at=seen_at) if isinstance(command, AIMED) else command
            for command in commands
        )


class SeatControls:
    """Turns keys and actions of the players at one keyboard into answers and requests."""

    def __init__(self, seating: Seating, view: View, teller: Teller) -> None:
        self._seating = seating
        self._view = view
        self._input = view.input
        self._controls = {player: ScreenControls(seating, player, view, teller) for player in seating.seats}
        self._watching = ScreenControls(seating, view.seat, view, teller)
        #: The letters of questions that are just over, and until when they do nothing.
        self.late: dict[PlayerId, tuple[frozenset[str], Millis]] = {}
        #: Questions that ended without an answer, and until when keys are meant for them.
        self._missed: dict[PlayerId, tuple[OpenQuestion, Millis]] = {}

    def ask(self, player: PlayerId, request: Request) -> None:
        """Make *request*; tell *player* why it is refused."""
        self._controls.get(player, self._watching).ask(request)

    def do(self, action: Action, player: PlayerId) -> None:
        """Do what *player* wants with *action*; whether it is an action of the game."""
        controls = self._controls.get(player)
        is_beside = False
        if controls is not None and player in self._input.menus:
            open = self._still_open(controls)
            is_beside = open is not None and open.has_focus and _is_beside(open, action)
            if open is not None and not is_beside and self._answers(controls, open, action):
                return
        if controls is not None and self._is_too_late(controls, action):
            return
        if action.name in _ANYBODYS:
            controls = self._controls.get(self._whose(player, action))
        if controls is not None and self._seating.ask is not None:
            controls.do(action, keeps_question=is_beside)

    def press(self, player: PlayerId, key: str) -> bool:
        """Whether *key* answers a question of *player*, belongs to one that has just ended, or takes the
        answer pointed at."""
        controls = self._controls.get(player)
        if controls is None:
            return False
        open = self._still_open(controls)
        if key == "enter":
            return self.confirm(player)
        if len(key) != 1 or key not in LETTERS or self._view.is_duo:
            return False
        if open is not None and open.has_focus and self._is_key_of(controls, open, key):
            self._typed(controls, open, key)
            return True
        letters, until = self.late.get(player, (frozenset(), 0))
        if self._view.presenter.now() >= until:
            self.late.pop(player, None)
        elif key in letters:
            controls.say(self._view.look.words.say("quiet-question-over"))
            return True
        return False

    def answer(self, player: PlayerId, key: str) -> bool:
        """Turn to the open question of *player* and answer it with *key*; whether there is one."""
        controls = self._controls.get(player)
        if controls is not None:
            controls.refresh()
        if controls is None or controls.question is None or not self._is_visible:
            return False
        open = replace(controls.question, has_focus=True, typed="")
        self._input.menus[player] = open
        self._choose(controls, open, key)
        return True

    def ask_open_choices(self) -> None:
        """Show the game's questions beside the dice until their players turn to them."""
        if not self._input.menus and not self._seating.shown.standing.choices:
            return
        for controls in self._controls.values():
            self._still_open(controls)
            controls.ask_open_choice()

    def confirm(self, player: PlayerId) -> bool:
        """Turn to the open question of *player*, or give the answer pointed at."""
        controls = self._controls.get(player)
        open = None if controls is None else controls.question
        if controls is None or open is None:
            return False
        if not self._is_visible:
            return True
        if not open.has_focus:
            self._input.menus[player] = replace(open, has_focus=True)
        elif open.pointed is not None:
            self._answer(controls, open, open.pointed)
        else:
            controls.say(self._view.look.words.say("quiet-answer-gone"))
        return True

    def close_menu(self) -> bool:
        """Close what a key has opened, or turn away from the game's question; whether there was anything."""
        return any(
            self._controls[player].put_away() for player in self._view.trays if player in self._controls
        )

    @property
    def _is_visible(self) -> bool:
        """Whether questions are visible: not in a window that is too small, and not during a pause."""
        return self._view.is_large_enough and not self._view.is_curtained

    def _still_open(self, controls: ScreenControls) -> OpenQuestion | None:
        """The open question as it is now, unless it has just ended."""
        before = controls.question
        controls.refresh()
        if before is not None and before.has_focus and controls.question is None:
            self._remember(controls, before)
            self._missed[controls.player] = before, self._view.presenter.now() + LATE_MS
        return controls.question

    def _is_too_late(self, controls: ScreenControls, action: Action) -> bool:
        """Whether *action* was meant for a question that ended without an answer; says so."""
        question, until = self._missed.get(controls.player, (None, 0))
        is_asked_again = controls.question is not None and controls.question.has_focus
        if question is None or is_asked_again or self._view.presenter.now() >= until:
            self._missed.pop(controls.player, None)
            return False
        is_answer = action.name in (*SIDES, *_TAKING, "hold", "roll") and not _is_beside(question, action)
        if is_answer:
            controls.say(self._view.look.words.say("quiet-question-over"))
        return is_answer

    def _is_key_of(self, controls: ScreenControls, open: OpenQuestion, letter: str) -> bool:
        """Whether *letter* belongs to the *open* question: on the map every letter does."""
        return (open.is_on_map or letter in _letters(open)) and letter not in controls.reserved(open)

    def _whose(self, player: PlayerId, action: Action) -> PlayerId:
        """The player who is asked for *action*: *player*, unless only another one at this keyboard is."""
        for each in (player, *self._seating.seats):
            if not isinstance(intent(self._view.sight_of(each).game, each, action), Quiet):
                return each
        return player

    def _answers(self, controls: ScreenControls, open: OpenQuestion, action: Action) -> bool:
        """Whether *action* answers the *open* question."""
        if not open.has_focus:
            return action.name == "act" and self.confirm(controls.player)
        if not self._is_visible:
            return True
        match action.name:
            case name if name in SIDES:
                self._point(controls, open, name)
            case "hold":
                self._choose(controls, open, str(action.number))
            case name if name in _TAKING:
                self.confirm(controls.player)
            case "roll":
                # A player who reads a question may press the key of a moment ago.
                say = self._view.look.words.say
                controls.say(say("quiet-answer-first", menu=self._view.cap("menu", controls.player)))
            case _:
                return False
        return True

    def _point(self, controls: ScreenControls, open: OpenQuestion, direction: str) -> None:
        """Point at the next answer in *direction*, on the map or in the list."""
        order = in_order(open, controls.game.state, controls.player)
        side = SIDES[direction]
        if open.pointed is None:
            there: Part | None = order[0]
        elif open.is_on_map and not open.is_turning:
            there = toward(open.pointed, side, order, controls.game.state.temple)
        else:
            step = 1 if direction in ("south", "east") else -1
            there = order[(order.index(open.pointed) + step) % len(order)]
        if there is not None:
            self._input.menus[controls.player] = replace(open, pointed=there, typed="")

    def _typed(self, controls: ScreenControls, open: OpenQuestion, letter: str) -> None:
        """Take the answer whose key *letter* completes, or wait for the second letter."""
        if not self._is_visible:
            return
        typed = open.typed + letter
        if len(typed) == 1 and typed in first_letters(open):
            self._input.menus[controls.player] = replace(open, typed=typed)
        elif open.is_turning and dict(open.keys).get(open.prefix[-1]) == typed:
            self._point(controls, open, "east")
        else:
            self._choose(controls, open, typed)

    def _choose(self, controls: ScreenControls, open: OpenQuestion, key: str) -> None:
        """Take the answer with *key*, if it was on the screen."""
        say = self._view.look.words.say
        part = next((part for part, its_key in open.key_of.items() if its_key == key), None)
        if part is None:
            is_gone = key in [its_key for _, its_key in open.keys]
            controls.say(say("quiet-answer-gone" if is_gone else "quiet-press-letter"))
        elif open.is_on_map and not open.is_turning and key not in self._view.hinted:
            controls.say(say("quiet-letter-hidden"))
        else:
            self._answer(controls, open, part)
            return
        if open.typed:
            self._input.menus[controls.player] = replace(open, typed="")

    def _answer(self, controls: ScreenControls, open: OpenQuestion, part: Part) -> None:
        """Give the answer *part*; a line that shifts is previewed first (maze.gear)."""
        if isinstance(part, AtLine) and part != open.pointed:
            self._input.menus[controls.player] = replace(open, pointed=part, typed="")
            return
        controls.answer(part)
        if controls.question is None:
            self._remember(controls, open)

    def _remember(self, controls: ScreenControls, question: OpenQuestion) -> None:
        """Ignore letters that come too late for *question*, for a moment."""
        self.late[controls.player] = _letters(question), self._view.presenter.now() + LATE_MS


def _is_beside(open: OpenQuestion, action: Action) -> bool:
    """Whether *action* works while the map asks: rolling and holding do, except with numbers that turn a
    chamber."""
    return open.is_on_map and (action.name == "roll" or (action.name == "hold" and not open.is_turning))


def _letters(question: OpenQuestion) -> frozenset[str]:
    """Every letter that was part of a key while *question* had the focus."""
    keys = "".join(key for _, key in question.keys) if question.has_focus else ""
    return frozenset(keys) & frozenset(LETTERS)
