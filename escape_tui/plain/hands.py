"""Hands: what somebody wants in a game, as commands, small questions, or the reason why not."""

from collections.abc import Callable
from typing import NamedTuple

from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.port.messages.answers import Answer, Refused
from escape_tui.hub.port.messages.requests import Play, Request
from escape_tui.plain.told.asked import Asked, chosen, menu_words, question
from escape_tui.plain.told.offers import MOST_OFFERS, name_of
from escape_tui.plain.vocabulary import folded
from escape_tui.scene.game.input.intents import Intent, Menu, Quiet, intent
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.cautions import Caution, caution
from escape_tui.scene.game.side.actions import doable
from escape_tui.scene.keys.keys import ACTION_BY_ID, Action
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.refusals import why_not


class Manner(NamedTuple):
    """How the hands of one seat speak: *answer* says a line, *how* what to press or write for an action, and
    *is_news* whether a caution is given for the first time."""

    answer: Callable[[str], None]
    how: Callable[[str], str]
    is_news: Callable[[Caution], bool]


class Hands:
    """The hands of *player* in the game at *seating*."""

    def __init__(
        self, seating: Seating, player: PlayerId, narrator: Callable[[], Narrator], manner: Manner
    ) -> None:
        self._seating = seating
        self._player = player
        self._narrator = narrator
        self._manner = manner
        #: A small question that one's own key has opened.
        self._menu: Menu | None = None
        #: What the last line was warned of.
        self._warned: Caution | None = None

    @property
    def game(self) -> Game:
        return self._seating.sights[0].game

    @property
    def asked(self) -> Asked | None:
        """What the game asks now."""
        return question(self.game, self._player)

    @property
    def has_menu(self) -> bool:
        return self._menu is not None

    def do(self, action: Action) -> None:
        """Do what *action* means now."""
        wanted = intent(self.game, self._player, action)
        if wanted is not None:
            self._grant(wanted)

    def do_and_choose(self, action: Action, said: str) -> bool:
        """Do the one of several things of *action* that *said* means; whether there is one."""
        wanted = intent(self.game, self._player, action)
        if not isinstance(wanted, Menu):
            self.do(action)
            return True
        self._menu = wanted
        is_done = self.choose(said)
        self._menu = None
        return is_done

    def put_away(self) -> bool:
        """Forget the question that a key has opened; whether there was one."""
        had_menu, self._menu = self._menu is not None, None
        return had_menu

    def turn_to_question(self) -> None:
        """What the game asks is answered next."""
        asked = self.asked
        if asked is None:
            self._manner.answer(self._narrator().words.say("quiet-nothing-asked"))
            return
        self._open(asked.menu)

    def choose(self, said: str) -> bool:
        """Answer the open question, or else the game's; whether *said* is one of the answers."""
        asked = self.asked
        menu = self._menu or (None if asked is None else asked.menu)
        if menu is None:
            return False
        labels = [folded(self._narrator().label(option.command, self.game.state)) for option in menu.options]
        place = chosen(menu, folded(said), labels)
        if place is None:
            return False
        self._menu = None
        option = menu.options[place]
        if option.refusal is not None:
            self._refuse(option.refusal)
        else:
            self.play((option.command,))
        return True

    def do_by_name(self, said: str) -> bool:
        """Do what is called *said*, if exactly one thing on offer is."""
        wanted = folded(said)
        things = {
            folded(name_of(each, self.game, self._narrator())): each
            for each in doable(self.game, self._player, MOST_OFFERS)
        }
        fitting = [each for name, each in things.items() if wanted and wanted in name]
        if len(fitting) != 1:
            return False
        if fitting[0].is_allowed:
            self._grant((fitting[0].command,))
        else:
            self.do(ACTION_BY_ID[fitting[0].action])
        return True

    def play(self, commands: tuple[Command, ...]) -> None:
        """Play *commands* one after another."""
        for command in commands:
            self.ask(Play(command))

    def ask(self, request: Request) -> None:
        """Ask for *request*, or say why it is refused."""

        def hear(answer: Answer) -> None:
            match answer:
                case Refused(rule=""):
                    self._manner.answer(why_not(answer, self._narrator().words))
                case Refused(rule=rule, facts=facts):
                    self._refuse(RuleError(rule, **facts))

        if self._seating.ask is not None:
            self._seating.ask(request, hear)

    def _grant(self, wanted: Intent) -> None:
        self._menu = None
        match wanted:
            case Menu():
                self._open(wanted)
            case Quiet(message):
                self._manner.answer(self._narrator().words.say(message))
            case RuleError():
                self._refuse(wanted)
            case _:
                for command in wanted:
                    if self._is_cautioned(command):
                        return
                self.play(wanted)

    def _open(self, menu: Menu) -> None:
        self._menu = menu
        self._manner.answer(menu_words(menu, self.game, self._narrator()))

    def _is_cautioned(self, command: Command) -> bool:
        warned, before = caution(self.game, command), self._warned
        self._warned = warned
        if warned is None or warned == before or not (warned.is_grave or self._manner.is_news(warned)):
            return False
        told = warned.told(self._narrator(), self._manner.how("act"), self._manner.how("roll"))
        self._manner.answer(told)
        return True

    def _refuse(self, refusal: RuleError) -> None:
        """Say what is missing, and that dice which may show it are still in the air."""
        state, narrator = self.game.state, self._narrator()
        sentence = narrator.refusal(refusal, state)
        if "missing" in refusal.facts and state.adventurers[self._player].is_tumbling:
            sentence = narrator.words.say("quiet-tumbling", refusal=sentence)
        self._manner.answer(sentence)
