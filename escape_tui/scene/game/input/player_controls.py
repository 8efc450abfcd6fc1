"""What one player wants, as commands, as a question that is answered step by step, or as a reason why not."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace

from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.hub.port.messages.answers import Answer, Refused
from escape_tui.hub.port.messages.requests import Play, Request
from escape_tui.scene.game.dice.message_line import advice
from escape_tui.scene.game.input.input_state import InputState
from escape_tui.scene.game.input.intents import (
    Intent,
    NumberedMenu,
    Quiet,
    answers,
    intent,
    oldest_question,
    reoffered,
    uses_locked_dice,
)
from escape_tui.scene.game.input.open_question import OpenQuestion, Part, settled
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.map.choosing.candidates import in_order
from escape_tui.scene.game.notices.cautions import CAUTIONED, Caution, caution
from escape_tui.scene.keys.keys import Action
from escape_tui.scene.modules.box import hindrance
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.refusals import why_not


class PlayerControls(ABC):
    """Plays for *player* in the game at *seating*; open questions are kept in *input*."""

    def __init__(self, seating: Seating, player: PlayerId, input: InputState) -> None:
        self._seating = seating
        self._input = input
        self.player = player
        #: The state in which the answers to the open question were computed.
        self._asked_in: State | None = None
        #: The last warning given to the player.
        self._warned: Caution | None = None

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game as the player sees it."""

    @property
    @abstractmethod
    def narrator(self) -> Narrator: ...

    @abstractmethod
    def say(self, sentence: str) -> None:
        """Tell the player why nothing happens."""

    @abstractmethod
    def refuse(self, refusal: RuleError) -> None:
        """Tell the player what a rule says."""

    def why(self, refusal: RuleError) -> str:
        """The sentence for *refusal*: the reason if dice wouldn't help, what to do if help would undo it."""
        game, narrator = self.game, self.narrator
        if refusal.facts.get("reason") == "all-locked" and (advised := self._what_else()):
            return narrator.words.say(
                advised, key=self.how("act"), call=self.how("call"), fate=self.how("fate")
            )
        told = hindrance(game, self.player, refusal, narrator)
        return told or narrator.refusal(refusal, game.state)

    @abstractmethod
    def how(self, action: str) -> str:
        """The key or word for *action*."""

    @abstractmethod
    def is_news(self, caution: Caution) -> bool:
        """Whether *caution* is given for the first time."""

    @abstractmethod
    def was_answered(self) -> None:
        """A request has been answered."""

    def _what_else(self) -> str:
        """The advice for a player whose dice are all locked; empty if there is none."""
        game, is_useful = self.game, uses_locked_dice(self.game, self.player)
        who = game.state.adventurers[self.player]
        return advice(who, game.state, has_begun=game.state.has_begun, is_useful=is_useful)

    @property
    def question(self) -> OpenQuestion | None:
        return self._input.menus.get(self.player)

    def do(self, action: Action, *, keeps_question: bool = False) -> None:
        """Do what *action* means now; whether it is an action of the game."""
        wanted = intent(self.game, self.player, action)
        if wanted is not None:
            self.grant(wanted, keeps_question=keeps_question)

    def grant(self, wanted: Intent, *, keeps_question: bool = False) -> None:
        if not keeps_question:
            self.drop()
        match wanted:
            case NumberedMenu():
                self.open(OpenQuestion(wanted, has_focus=True))
            case Quiet(message):
                self.say(self.narrator.words.say(message))
            case RuleError():
                self.refuse(wanted)
            case commands:
                if not any(self._is_cautioned(command) for command in commands):
                    self.play(commands)

    def open(self, question: OpenQuestion) -> None:
        """Open *question*, with a key for each answer."""
        self._asked_in = self.game.state
        order = in_order(question, self._asked_in, self.player)
        self._input.menus[self.player] = question.keyed(order, self.reserved(question))

    def reserved(self, question: OpenQuestion) -> frozenset[str]:
        """Keys that can't answer *question* because they mean something else while it is open."""
        return frozenset()

    def drop(self) -> None:
        self._input.menus.pop(self.player, None)

    def answer(self, part: Part) -> None:
        """Answer this step of the open question with *part*: ask the next step, or do it."""
        question = self.question
        branch = None if question is None else question.branch(part)
        if question is None or branch is None:
            self.say(self.narrator.words.say("quiet-answer-gone"))
        elif not branch.is_allowed:
            refusals = [option.refusal for option in branch.options if option.refusal is not None]
            self.refuse(refusals[0])
        else:
            narrowed = question.answered(part)
            option = settled(narrowed)
            if option is None:
                self.open(narrowed)
            else:
                self.drop()
                self.play((option.command,))

    def refresh(self) -> None:
        """Update which answers are still possible; if none is, close the question and say so."""
        question, state = self.question, self.game.state
        if question is None or state is self._asked_in:
            return
        self._asked_in = state
        menu = self._menu_now(question)
        fresh = None if menu is None else replace(question, menu=menu)
        if fresh is None or not fresh.branches or len(fresh.prefix) < len(question.prefix):
            self.drop()
            if question.has_focus:
                self.say(self.narrator.words.say("quiet-question-over"))
            return
        if fresh.pointed is not None and fresh.branch(fresh.pointed) is None:
            fresh = replace(fresh, pointed=None)
            if question.has_focus:
                self.say(self.narrator.words.say("quiet-answer-gone"))
            self._input.menus[self.player] = fresh
        elif fresh.branches != question.branches:
            self.open(fresh)

    def ask_open_choice(self) -> None:
        """Show a question of the game beside the dice; it waits until its player turns to it."""
        game, open = self.game, self.question
        asked = oldest_question(game, self.player)
        if asked is None:
            if open is not None and open.until is not None:
                self.drop()
        elif open is None or (open.until is not None and open.menu.title != asked.topic):
            menu = answers(game, self.player)
            if menu is not None and menu.options:
                # A player outside the temple needs their keys for nothing else.
                has_focus = not game.state.adventurers[self.player].is_inside
                self.open(OpenQuestion(menu, has_focus, until=asked.until))

    def put_away(self) -> bool:
        """Close what a key has opened, or turn away from the game's question; whether there was anything."""
        open = self.question
        if open is None or not open.has_focus:
            return False
        if open.until is None:
            self.drop()
        else:
            self.open(replace(open, has_focus=False, taken=(), typed=""))
        return True

    def play(self, commands: Iterable[Command]) -> None:
        """Play *commands* one after another."""
        for command in commands:
            self.ask(Play(command))

    def ask(self, request: Request) -> None:
        """Make *request*, or say why it is refused."""

        def hear(answer: Answer) -> None:
            self._input.unanswered -= 1
            match answer:
                case Refused(rule=""):
                    self.say(why_not(answer, self.narrator.words))
                case Refused(rule=rule, facts=facts):
                    self.refuse(RuleError(rule, **facts))
            self.was_answered()

        if self._seating.ask is not None:
            self._input.unanswered += 1
            self._seating.ask(request, hear)

    def _menu_now(self, question: OpenQuestion) -> NumberedMenu | None:
        """The possible answers now; `None` if the question is over."""
        if question.until is None:
            return reoffered(self.game, question.menu)
        asked = oldest_question(self.game, self.player)
        return answers(self.game, self.player) if asked and asked.topic == question.menu.title else None

    def _is_cautioned(self, command: Command) -> bool:
        """Whether the player has just been warned about *command*: repeating it means yes."""
        if not isinstance(command, CAUTIONED):
            return False
        warned, before = caution(self.game, command), self._warned
        self._warned = warned
        if warned is None or warned == before or not (warned.is_grave or self.is_news(warned)):
            return False
        self.say(warned.told(self.narrator, self.how("act"), self.how("roll")))
        return True
