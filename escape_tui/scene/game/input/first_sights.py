"""First sights: explains a new card or a sign that a player sees for the first time."""

from collections.abc import Callable

from escape_tui.engine.setup import PlayerId
from escape_tui.scene.game.input.input_state import NewCard
from escape_tui.scene.game.map.map_signs import Sign, signs_of, signs_on
from escape_tui.scene.game.side.open_cards import cards_before
from escape_tui.scene.game.view import View

#: How long a new card or sign is explained.
CARD_SECONDS = SIGN_SECONDS = 6.0

#: A sign is explained to the same person in this many games.
TOLD_IN_GAMES = 3

#: Runs a function after some seconds, once for each name.
Later = Callable[[str, float, Callable[[], None]], None]


class FirstSights:
    """Explains beside the map of *view*. *later* is the timer, *is_news* remembers what each person was told,
    *changed* redraws the picture."""

    def __init__(
        self, view: View, later: Later, is_news: Callable[[str], bool], changed: Callable[[], None]
    ) -> None:
        self._view, self._later, self._is_news, self._changed = view, later, is_news, changed
        self._cards: dict[PlayerId, frozenset[str]] = {player: self._before(player) for player in view.seats}
        self._known: set[str] = set()
        #: The temple and the expansions' state when signs were last looked for.
        self._laid: tuple[object, object] = None, None
        self._waiting: list[Sign] = []

    def look(self) -> None:
        """Explain what is new since the last look."""
        for player in self._view.seats:
            before, now = self._cards.get(player, frozenset()), self._before(player)
            self._cards[player] = now
            if new := sorted(now - before):
                self._view.input.new_card = NewCard(player, new[-1])
                self._later("card", CARD_SECONDS, self.close_card)
        if self._view.seats:
            self._find_signs()

    def show_page(self, page: str) -> None:
        """Show *page* beside the map; if it is shown already, close it."""
        input = self._view.input
        input.page, input.new_card = "" if input.page == page else page, None

    def close_card(self) -> None:
        self._view.input.new_card = None
        self._changed()

    def _before(self, player: PlayerId) -> frozenset[str]:
        view = self._view
        if not view.at.has_panels:
            return frozenset()
        cards = cards_before(player, view.sight_of(player).state, view.narrator)
        return frozenset(card.id for card in cards if card.id)

    def _find_signs(self) -> None:
        state = self._view.state
        signs = [sign for player in self._view.seats for sign in signs_of(state.adventurers[player].dice)]
        if state.temple is not self._laid[0] or state.parts is not self._laid[1]:
            self._laid = state.temple, state.parts
            signs += signs_on(self._view.plan)
        for sign in signs:
            if sign.name not in self._known:
                self._known.add(sign.name)
                if any(self._is_news(f"sign-{sign.name}-{game}") for game in range(TOLD_IN_GAMES)):
                    self._waiting.append(sign)
        if self._waiting and not self._view.input.legend:
            self._tell()

    def _tell(self) -> None:
        """Explain the next sign, and then the others one by one."""
        self._view.input.legend = self._waiting.pop(0) if self._waiting else None
        self._changed()
        if self._view.input.legend is not None:
            self._later("sign", SIGN_SECONDS, self._tell)
