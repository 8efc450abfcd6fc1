"""Advice on characters: when to use a player's card."""

from collections.abc import Iterable, Iterator, Mapping

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Adviser, Errand
from escape_tui.hub.bots.advice.hurry import is_hurried
from escape_tui.modules.character.ability import ACTIVATABLE, PERMANENT, CharacterId, card_of
from escape_tui.modules.character.ability import price_of as printed_price
from escape_tui.modules.character.company import company
from escape_tui.modules.character.discoverer import SPRINT, Sprint
from escape_tui.modules.character.doc import CURE, Cure
from escape_tui.modules.character.mechanic import LIFT, JoinByLift
from escape_tui.modules.character.priest import (
    BLESSING,
    PRAYER,
    Bless,
    JoinByPrayer,
    PriestActive,
    is_all_black,
    welcome,
)
from escape_tui.rules.moving import HeldBy, IsSafe
from escape_tui.rules.paying import usable

Card = tuple[CharacterId, str]

#: Value of a sprint: it saves a die.
SPRINT_WORTH = 120
#: Value of a die freed far away.
CURE_WORTH = 25
#: Number of locked dice from which a friend is cured.
MANY_LOCKED = 3


def using(abilities: Mapping[Card, Adviser]) -> Adviser:
    """Use a player's card as *abilities* say, unless it is turned over."""

    def advice(game: Game, player: PlayerId) -> Iterable[Errand]:
        card = card_of(game.state, player)
        adviser = abilities.get((card.character, card.card))
        return () if adviser is None or card.is_turned_over else adviser(game, player)

    return advice


def price_of(game: Game, player: PlayerId) -> Cost:
    """The price of the card of *player*."""
    return printed_price(game, card_of(game.state, player).character)


def _sprint(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Get home before the door slams."""
    if is_hurried(game, player) and not game.ask(HeldBy(player)):
        yield Errand(SPRINT, Sprint(player), SPRINT_WORTH, price_of(game, player))


def _cure(game: Game, player: PlayerId) -> Iterator[Errand]:
    for who in game.state.inside:
        if who.player != player and len(who.locked) >= MANY_LOCKED:
            worth = CURE_WORTH * len(who.locked)
            yield Errand(CURE, Cure(player, who.player), worth, price_of(game, player))


def _prayer(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Join the friend who has most usable dice to help with."""
    if not is_all_black(game, player) or game.ask(HeldBy(player)):
        return
    here = game.state.place_of(player)
    friends = (who for who in game.state.inside if who.chamber != here)
    helper = max(friends, key=usable, default=None)
    if helper is not None and usable(helper) and not any(map(usable, game.state.present_in(here))):
        chamber = game.state.place_of(helper.player)
        yield Errand(PRAYER, JoinByPrayer(player, chamber), 2 * GEM_WORTH)


def _blessing(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Bless a gem that friends work on; otherwise just get the dice back."""
    command = Bless(player)
    if not PriestActive(player).is_payable(game, command):
        return
    crowds = {id: sum(1 for _ in game.state.present_in(id)) for id in game.state.temple.chambers}
    gifts = [(crowd, id, icon) for id, crowd in crowds.items() if crowd for icon in welcome(game, id)]
    if gifts:
        _, chamber, icon = max(gifts)
        command = Bless(player, chamber, icon)
    yield Errand(BLESSING, command, GEM_WORTH, price_of(game, player))


def _lift(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Get home before the door slams."""
    if not is_hurried(game, player) or game.ask(HeldBy(player)):
        return
    for chamber in company(game, player):
        if game.ask(IsSafe(chamber)):
            yield Errand(LIFT, JoinByLift(player, chamber), GEM_WORTH, price_of(game, player))


ABILITIES: dict[Card, Adviser] = {
    ("discoverer", ACTIVATABLE): _sprint,
    ("doc", ACTIVATABLE): _cure,
    ("priest", PERMANENT): _prayer,
    ("priest", ACTIVATABLE): _blessing,
    ("mechanic", ACTIVATABLE): _lift,
}
