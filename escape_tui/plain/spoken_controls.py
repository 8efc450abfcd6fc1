"""A player's controls in plain text: requests in words, and questions answered in words."""

from collections.abc import Callable
from typing import NamedTuple

from escape_tui.engine.effect import RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.plain.told.asked import PlainQuestion, chosen, labelled, question, question_words
from escape_tui.plain.told.offers import MOST_OFFERS, name_of
from escape_tui.plain.vocabulary import folded
from escape_tui.scene.game.input.input_state import InputState
from escape_tui.scene.game.input.intents import NumberedMenu, intent
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.input.player_controls import PlayerControls
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.cautions import Caution
from escape_tui.scene.game.side.actions import doable
from escape_tui.scene.keys.keys import ACTION_BY_ID, Action
from escape_tui.scene.words.narration import Narrator


class SeatVoice(NamedTuple):
    """How the controls of one seat speak: *answer* says a line, *how* names the key or word for an action,
    and *is_news* says whether a caution is given for the first time."""

    answer: Callable[[str], None]
    how: Callable[[str], str]
    is_news: Callable[[Caution], bool]


class PlainControls(PlayerControls):
    """The controls of *player*, who hears each step of a question and answers it by a number or in words."""

    def __init__(
        self, seating: Seating, player: PlayerId, narrator: Callable[[], Narrator], manner: SeatVoice
    ) -> None:
        super().__init__(seating, player, InputState())
        self._narrate = narrator
        self._manner = manner

    @property
    def game(self) -> Game:
        return self._seating.sights[0].game

    @property
    def narrator(self) -> Narrator:
        return self._narrate()

    def say(self, sentence: str) -> None:
        self._manner.answer(sentence)

    def refuse(self, refusal: RuleError) -> None:
        """Say what is missing, and that dice that may show it are still in the air."""
        sentence = self.why(refusal)
        if "missing" in refusal.facts and self.game.state.adventurers[self.player].is_tumbling:
            sentence = self.narrator.words.say("quiet-tumbling", refusal=sentence)
        self.say(sentence)

    def how(self, action: str) -> str:
        return self._manner.how(action)

    def is_news(self, caution: Caution) -> bool:
        return self._manner.is_news(caution)

    def was_answered(self) -> None:
        """Nothing to say: the effect is heard as an event."""

    def open(self, question: OpenQuestion) -> None:
        super().open(question)
        assert self.question is not None
        self.say(question_words(self.question, self.game, self.player, self.narrator))

    @property
    def asked(self) -> PlainQuestion | None:
        """The game's present question."""
        return question(self.game, self.player)

    @property
    def has_menu(self) -> bool:
        return self.question is not None

    def do_and_choose(self, action: Action, said: str) -> bool:
        """Do the one of several things of *action* that *said* means; returns whether there is one."""
        wanted = intent(self.game, self.player, action)
        if not isinstance(wanted, NumberedMenu):
            self.do(action)
            return True
        return self._answer_by_words(OpenQuestion(wanted, has_focus=True), said)

    def turn_to_question(self) -> None:
        """Answer the game's question next."""
        asked = self.asked
        if asked is None:
            self.say(self.narrator.words.say("quiet-nothing-asked"))
            return
        self.open(asked.opened)

    def choose(self, said: str) -> bool:
        """Answer the open question, or else the game's; returns whether *said* is one of the answers."""
        had_question, asked = self.has_menu, self.asked
        self.refresh()
        if had_question and not self.has_menu:
            # The words were meant for the question that is over: they must not do anything else.
            return True
        open = self.question or (None if asked is None else asked.opened)
        return open is not None and self._answer_by_words(open, said)

    def put_away(self) -> bool:
        """Drop the open question; returns whether there was one."""
        had_question = self.has_menu
        self.drop()
        return had_question

    def do_by_name(self, said: str) -> bool:
        """Do what *said* names, if exactly one offer has that name."""
        wanted = folded(said)
        things = {
            folded(name_of(each, self.game, self.narrator)): each
            for each in doable(self.game, self.player, MOST_OFFERS)
        }
        fitting = [each for name, each in things.items() if wanted and wanted in name]
        if len(fitting) != 1:
            return False
        if fitting[0].is_allowed:
            self.grant((fitting[0].command,))
        else:
            self.do(ACTION_BY_ID[fitting[0].action])
        return True

    def _answer_by_words(self, open: OpenQuestion, said: str) -> bool:
        """Give the answer to *open* that *said* means; returns whether it means one."""
        answers = labelled(open, self.game, self.player, self.narrator)
        place = chosen(folded(said), [folded(label) for _, label in answers])
        if place is None:
            return False
        self._input.menus[self.player] = open
        self.answer(answers[place][0].part)
        return True
