"""Cautions: a warning before something that cannot be undone, once per person."""

from typing import NamedTuple

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.rules.dice import DiceToRoll, Roll
from escape_tui.rules.ending.leaving import EndOfEscape, Escape
from escape_tui.rules.gems import ActivateGems, GemIcons
from escape_tui.rules.moving import FreeSteps
from escape_tui.scene.game.input.intents import uses_locked_dice
from escape_tui.scene.words.narration import Narrator


class Caution(NamedTuple):
    """A warning; its text is the message `caution-ID`. One that *is_grave* is given every time."""

    id: str
    price: Cost = ()
    most: int = 0
    gems: int = 0
    steps: int = 0
    friend: PlayerId | None = None
    is_grave: bool = False

    def told(self, narrator: Narrator, act: str, roll: str) -> str:
        """The sentence, with the keys for *act* and *roll* that do it all the same."""
        return narrator.words.say(
            f"caution-{self.id}",
            price=narrator.price(self.price),
            most=self.most,
            gems=self.gems,
            steps=self.steps,
            friend="" if self.friend is None else narrator.name(self.friend),
            act=act,
            roll=roll,
        )


#: Commands that a player may regret; no others are checked.
CAUTIONED = (ActivateGems, Roll, Escape)


def caution(game: Game, command: Command) -> Caution | None:
    """The warning before *command*, if there is one."""
    match command:
        case ActivateGems(player=player, gems=gems):
            return _vault(game, player, gems)
        case Roll(player=player, dice=named):
            return _sprint(game, player) or _golden(game, player, named)
        case Escape():
            return _end_of_escape(game)
    return None


def _vault(game: Game, player: PlayerId, gems: int | None) -> Caution | None:
    """base.gem-once — the chamber could give more gems than are asked for: the players inside have enough
    dice."""
    state = game.state
    icons = game.ask(GemIcons(state.place_of(player)))
    dice = sum(len(who.dice) for who in state.adventurers if who.is_inside)
    payable = [icon for icon in icons if len(icon.price) <= dice]
    if gems is None or not payable or gems > min(icon.gems for icon in icons):
        return None
    best = max(payable, key=lambda icon: (min(icon.gems, state.depot), -len(icon.price)))
    most = min(best.gems, state.depot)
    if most <= gems:
        return None
    return Caution("vault", price=best.price, most=most, gems=gems)


def _golden(game: Game, player: PlayerId, named: tuple[int, ...] | None) -> Caution | None:
    """dice.golden — the roll would include a golden mask that could free a friend's dice here."""
    me = game.state.adventurers[player]
    rolled = (me.dice[place] for place in game.ask(DiceToRoll(player, named)))
    if me.chamber is None or not any(die.is_ready and die.face is Icon.GOLDEN for die in rolled):
        return None
    friends = (who for who in game.state.present_in(me.chamber) if who.player != player)
    locked = next((who for who in friends if who.locked and not uses_locked_dice(game, who.player)), None)
    return None if locked is None else Caution("golden", friend=locked.player)


def _sprint(game: Game, player: PlayerId) -> Caution | None:
    """character.discoverer-active — a roll would end the sprint."""
    steps = game.ask(FreeSteps(player))
    return Caution("sprint", steps=steps) if steps else None


def _end_of_escape(game: Game) -> Caution | None:
    """special.chalice — the last player is about to leave the chalice behind."""
    is_won, rule = game.ask(EndOfEscape())
    is_last = sum(1 for _ in game.state.inside) == 1
    return Caution(rule.replace(".", "-"), is_grave=True) if is_last and not is_won else None
