"""Advice on treasures: when to claim one, and when to use each."""

from collections.abc import Callable, Iterator, Mapping

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT
from escape_tui.hub.bots.advice.errand import ANYBODY, GEM_WORTH, Adviser, Errand
from escape_tui.hub.bots.advice.hurry import CARD_MS, is_hurried
from escape_tui.modules.treasures import (
    CLAIM,
    ClaimTreasure,
    TreasureId,
    TreasuresInPlay,
    UseTreasure,
    armed_by,
    owned_by,
)
from escape_tui.modules.treasures.cards import (
    UseDoubleKey,
    UseDoubleTorch,
    UseExtraGem,
    UseHealingMask,
    UseSecretPassage,
    UseTeleport,
    all_locked,
    walls,
)
from escape_tui.rules.gems import GemIcons
from escape_tui.rules.moving import IsSafe

CLAIM_WORTH = 15

#: Number of locked dice at the table from which a healing mask is used.
MANY_LOCKED = 4
#: Number of steps to the exit that a teleport or a secret passage has to save.
LONG_WAY = 4


def using(treasures: Mapping[TreasureId, Adviser]) -> Adviser:
    """Use a player's treasures as *treasures* say."""

    def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
        for card in dict.fromkeys(owned_by(game.state, player)):
            if card in treasures:
                yield from treasures[card](game, player)

    return advice


def notice(game: Game) -> Iterator[Errand]:
    """Claim treasures that are in the temple."""
    lying = tuple(game.state.part(TreasuresInPlay).lying)
    if lying:
        yield Errand("treasures.claim", ClaimTreasure(ANYBODY), CLAIM_WORTH, CLAIM, lying)


def healing_mask(game: Game, player: PlayerId) -> Iterator[Errand]:
    if all_locked(game.state) >= MANY_LOCKED:
        yield Errand("treasures.healing-mask", UseHealingMask(player), GEM_WORTH)


def double_icon(command: Callable[[PlayerId], UseTreasure], icon: Icon) -> Adviser:
    """Save it for gems and for the exit."""

    def advice(game: Game, player: PlayerId) -> Iterator[Errand]:
        use = command(player)
        if use.card not in armed_by(game.state, player) and _helps(game, player, icon):
            yield Errand(f"treasures.{use.card}", use, GEM_WORTH)

    return advice


def teleport(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Teleport to safety before the door slams, or to a far exit."""
    steps = game.state.temple.distances(game.state.place_of(player))
    in_hurry = is_hurried(game, player, CARD_MS)
    for chamber in dict.fromkeys(game.state.place_of(who.player) for who in game.state.inside):
        is_far = steps.get(chamber, LONG_WAY) >= LONG_WAY
        is_home = in_hurry and steps.get(chamber, LONG_WAY) > 1 and game.ask(IsSafe(chamber))
        if is_home or (is_far and chamber == EXIT):
            yield Errand("treasures.teleport", UseTeleport(player, chamber), GEM_WORTH)


def extra_gem(game: Game, player: PlayerId) -> Iterator[Errand]:
    if game.state.depot > 0:
        yield Errand("treasures.extra-gem", UseExtraGem(player), GEM_WORTH)


def secret_passage(game: Game, player: PlayerId) -> Iterator[Errand]:
    """Use it where it makes a long way to the exit short."""
    temple, here = game.state.temple, game.state.place_of(player)
    if EXIT not in temple:
        return
    left = temple.distances(here).get(EXIT)
    for _, other in walls(temple, here):
        after = temple.distances(other).get(EXIT)
        if after is not None and (left is None or left - after > LONG_WAY):
            yield Errand("treasures.secret-passage", UseSecretPassage(player, here, other), GEM_WORTH)


TREASURES: dict[TreasureId, Adviser] = {
    "healing-mask": healing_mask,
    "double-torch": double_icon(UseDoubleTorch, Icon.TORCH),
    "double-key": double_icon(UseDoubleKey, Icon.KEY),
    "teleport": teleport,
    "extra-gem": extra_gem,
    "secret-passage": secret_passage,
}


def _helps(game: Game, player: PlayerId, icon: Icon) -> bool:
    here = game.state.place_of(player)
    if here == EXIT:
        return icon is Icon.KEY
    is_dark = game.state.temple.chambers[here].gems == 0
    return is_dark and any(icon in gem.price for gem in game.ask(GemIcons(here)))
