"""The shortage: who could not get out, however their dice fell."""

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.dice import READY, Die
from escape_tui.engine.effect import RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.engine.temple import EXIT
from escape_tui.rules.ending.leaving import Escape, EscapeCost
from escape_tui.rules.paying import payment

_KEY = Die(Icon.KEY, READY)

#: Nobody needs more dice than this; an effect may still keep somebody from paying.
_MOST_DICE = 30


class Shortage(Struct, frozen=True):
    """The *players* who can't pay their way out, and how many more *dice* all need to get out."""

    players: tuple[PlayerId, ...] = ()
    dice: int = 0


def shortage(game: Game, depot: int) -> Shortage:
    """What is missing with *depot* gems left, if everybody stands at the exit and every die shows a key.
    Those who can pay leave first, each with a gift to the one who needs it least."""
    trial = Game(replace(game.state, depot=depot, ending=None), game.modules, game.catalogue, game.chance)
    for who in game.state.inside:
        _put(trial, replace(who, chamber=EXIT, dice=(_KEY,) * len(who.dice)))
    short, dice = Shortage(), 0
    while (inside := trial.state.inside) and dice < _MOST_DICE:
        lacking = {who.player: _lacking(trial, who.player) for who in inside}
        leaver = next((who for who in inside if not lacking[who.player]), None)
        if leaver is None:
            short, dice = short if dice else Shortage(tuple(lacking)), dice + 1
        else:
            _put(trial, replace(leaver, chamber=None, escaped_at=0))
            del lacking[leaver.player]
        if lacking and (leaver is None or leaver.dice):
            _give(trial, min(lacking, key=lambda player: (lacking[player] == 0, lacking[player])))
    return replace(short, dice=dice)


def _lacking(game: Game, player: PlayerId) -> int:
    """How many keys *player* can't pay."""
    try:
        payment(game, Escape(player), game.ask(EscapeCost(player)), "base.escape")
    except RuleError as refusal:
        missing = refusal.facts["missing"]
        return len(missing) if isinstance(missing, tuple) else 1
    return 0


def _give(game: Game, player: PlayerId) -> None:
    receiver = game.state.adventurers[player]
    _put(game, replace(receiver, dice=(*receiver.dice, _KEY)))


def _put(game: Game, who: Adventurer) -> None:
    game.state = game.state.with_adventurer(who)
