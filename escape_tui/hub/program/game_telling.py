"""Telling: a game as messages to a program, with every change sent once."""

from typing import Any

from msgspec import UNSET

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game, Offer
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Millis
from escape_tui.hub.port.messages.answers import refused_by
from escape_tui.hub.port.messages.news import TOLD_FIELDS, GameNews, OfferView, QuestionView, StateNews


class GameTelling:
    """Tracks what a program was told of the game number *id*, as *player* or as a spectator."""

    def __init__(self, id: int, player: PlayerId | None) -> None:
        self.id = id
        self.player = player
        self._state: dict[str, Any] = {}
        self._offers: tuple[OfferView, ...] | None = None
        self._questions: tuple[QuestionView, ...] | None = None
        self._version = 0

    def news(
        self,
        game: Game,
        events: tuple[Event, ...] = (),
        *,
        at: Millis,
        is_paused: bool = False,
        bots: frozenset[PlayerId] = frozenset(),
    ) -> GameNews:
        """The message about the changes in *game*, which is veiled for the listener already."""
        self._version += 1
        offers, questions = self._offered(game)
        replies = tuple(answer.command for question in questions for answer in question.answers)
        is_same = questions == self._questions
        news = GameNews(
            self.id,
            self._version,
            at,
            self.player,
            is_paused,
            game.state.ending is not None,
            tuple(sorted(bots)),
            events,
            StateNews(**self._changed(game)),
            UNSET if offers == self._offers else offers,
            UNSET if is_same else replies,
            UNSET if is_same else questions,
        )
        self._offers, self._questions = offers, questions
        return news

    def _changed(self, game: Game) -> dict[str, Any]:
        """The fields of the state that have changed for the listener."""
        now = {name: getattr(game.state, name) for name in TOLD_FIELDS}
        known, self._state = self._state, now
        return {name: value for name, value in now.items() if name not in known or value != known[name]}

    def _offered(self, game: Game) -> tuple[tuple[OfferView, ...], tuple[QuestionView, ...]]:
        if self.player is None or game.state.ending is not None:
            return (), ()
        asked = (choice for choice in game.state.choices if choice.player == self.player)
        questions = tuple(_question(game, choice) for choice in asked)
        return tuple(_offer(game, offer) for offer in game.offers(self.player)), questions


def _offer(game: Game, offer: Offer) -> OfferView:
    names = offer.command.names(game.state)
    if offer.refusal is None:
        return OfferView(offer.command, names=names)
    return OfferView(offer.command, offer.refusal.rule, refused_by(offer.refusal, 0).facts, names)


def _question(game: Game, choice: Choice) -> QuestionView:
    answers = tuple(OfferView(each, names=each.names(game.state)) for each in game.options(choice))
    return QuestionView(choice.topic, choice.until, answers)
