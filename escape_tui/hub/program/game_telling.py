"""Telling: a game as somebody hears of it who has only a line, each thing once."""

from typing import Any

from msgspec import UNSET

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.hub.port.messages.answers import refused_by
from escape_tui.hub.port.messages.news import TOLD_FIELDS, GameNews, OfferView, StateNews


class GameTelling:
    """What somebody at the seat of *player*, or outside, was told of the game number *id* so far."""

    def __init__(self, id: int, player: PlayerId | None) -> None:
        self.id = id
        self.player = player
        self._state: dict[str, Any] = {}
        self._offers: tuple[OfferView, ...] | None = None
        self._replies: tuple[Command, ...] | None = None
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
        """What to tell now that *game*, as the listener may see it, stands as it does."""
        self._version += 1
        offers, replies = self._offered(game)
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
            UNSET if replies == self._replies else replies,
        )
        self._offers, self._replies = offers, replies
        return news

    def _changed(self, game: Game) -> dict[str, Any]:
        """The fields of the state that are new to the listener."""
        now = {name: getattr(game.state, name) for name in TOLD_FIELDS}
        known, self._state = self._state, now
        return {name: value for name, value in now.items() if name not in known or value != known[name]}

    def _offered(self, game: Game) -> tuple[tuple[OfferView, ...], tuple[Command, ...]]:
        if self.player is None or game.state.ending is not None:
            return (), ()
        offers = tuple(
            OfferView(offer.command)
            if offer.refusal is None
            else OfferView(offer.command, offer.refusal.rule, refused_by(offer.refusal, 0).facts)
            for offer in game.offers(self.player)
        )
        asked = (choice for choice in game.state.choices if choice.player == self.player)
        return offers, tuple(reply for choice in asked for reply in game.options(choice))
