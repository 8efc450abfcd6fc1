"""Dice: rolling, holding, black masks that lock and golden masks that free."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.engine.dice import HELD, LOCKED, READY, SPENT, TUMBLING, UNROLLED, Die, die_to_lose
from escape_tui.engine.effect import Command, Event, Module, PersonCommand, Question, RuleError, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import BLACK, FACES, GOLDEN, Icon
from escape_tui.engine.named import Named, NamedDice
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Moment, State

#: Landed dice by the icon that they show (dice.black-locks).
LANDED = {face: Die(face, LOCKED if face is BLACK else READY) for face in Icon}


class Roll(Command, frozen=True):
    """dice.roll — roll; *dice* names the places to roll, `None` all dice that are neither held nor locked."""

    dice: tuple[int, ...] | None = None


class CalmRoll(Roll, frozen=True):
    """dice.roll — roll, but be refused instead of punished where a rule punishes haste."""


class CalmAt(Question[Millis], frozen=True):
    """When *player* may roll without being punished for haste; 0 if nothing punishes it."""

    player: PlayerId

    def plain(self, game: Game) -> Millis:
        return 0


class Hold(Command, frozen=True):
    die: int

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedDice(self.player, (self.die,)),)


class Release(Command, frozen=True):
    die: int

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedDice(self.player, (self.die,)),)


class FreeDice(PersonCommand, frozen=True):
    """dice.golden — use a golden mask for *whom*."""


class DiceLand(Moment, frozen=True):
    player: PlayerId


class DiceToRoll(Question[tuple[int, ...]], frozen=True):
    """The dice that a roll of *player* takes, in order; *named* are those they chose, if any."""

    player: PlayerId
    named: tuple[int, ...] | None = None

    def plain(self, game: Game) -> tuple[int, ...]:
        """dice.roll, dice.roll-some — all that are neither held nor locked, spent dice first; or those
        named."""
        if self.named is not None:
            return tuple(dict.fromkeys(self.named))
        dice = game.state.adventurers[self.player].dice
        loose = [place for place, die in enumerate(dice) if die.state is not HELD and die.state is not LOCKED]
        spent = [place for place in loose if dice[place].state is not READY]
        return (*spent, *[place for place in loose if dice[place].state is READY])


class MostDiceRolled(Question[int], frozen=True):
    """The most dice that *player* may roll at a time."""

    player: PlayerId

    def plain(self, game: Game) -> int:
        return len(game.state.adventurers[self.player].dice)


class TumbleTime(Question[Millis], frozen=True):
    player: PlayerId

    def plain(self, game: Game) -> Millis:
        return game.catalogue.numbers.roll_ms[game.state.setup.pace]


class FreedByMask(Question[int], frozen=True):
    """How many locked dice a golden mask of *player* frees."""

    player: PlayerId

    def plain(self, game: Game) -> int:
        return 2


class MostFreedByMask(Question[int], frozen=True):
    """The most locked dice that a golden mask of *player* may free, after all additions."""

    player: PlayerId

    def plain(self, game: Game) -> int:
        return max([len(who.dice) for who in game.state.adventurers])


class CanBeHeld(Question[bool], frozen=True):
    player: PlayerId
    die: int

    def plain(self, game: Game) -> bool:
        return game.state.adventurers[self.player].dice[self.die].is_ready


class DiceToRecall(Question[tuple[Event, ...]], frozen=True):
    """What brings back the dice of *player* that are elsewhere and can still be taken: one event per die."""

    player: PlayerId

    def plain(self, game: Game) -> tuple[Event, ...]:
        return ()


class Rolled(Event, frozen=True):
    """dice.tumble — *dice* tumble until *lands_at*."""

    player: PlayerId
    dice: tuple[int, ...]
    lands_at: Millis

    def apply(self, state: State) -> State:
        tumbling = state.with_dice(self.player, self.dice, TUMBLING)
        rolling = tumbling.without_deadline(DiceLand(self.player))
        return rolling.with_deadline(self.lands_at, DiceLand(self.player))


class Landed(Event, frozen=True):
    """The tumbling dice of *player* show *faces*, in their order."""

    player: PlayerId
    faces: tuple[Icon, ...]

    def apply(self, state: State) -> State:
        roller = state.adventurers[self.player]
        faces = iter(self.faces)
        dice = tuple([LANDED[next(faces)] if die.state is TUMBLING else die for die in roller.dice])
        return state.with_adventurer(replace(roller, dice=dice, settled_at=state.now))


class Held(Event, frozen=True):
    player: PlayerId
    die: int

    def apply(self, state: State) -> State:
        return state.with_dice(self.player, (self.die,), HELD)


class Released(Event, frozen=True):
    player: PlayerId
    die: int

    def apply(self, state: State) -> State:
        return state.with_dice(self.player, (self.die,), READY)


class MaskUsed(Event, frozen=True):
    """dice.golden-spent — the golden mask at *place* is spent."""

    player: PlayerId
    place: int

    def apply(self, state: State) -> State:
        return state.with_dice(self.player, (self.place,), SPENT)


class Freed(Event, frozen=True):
    """Locked dice of *whom* are freed, and spent; *by* is the player who helped, `None` for a force of
    nature."""

    whom: PlayerId
    dice: tuple[int, ...]
    by: PlayerId | None = None

    def apply(self, state: State) -> State:
        return state.with_dice(self.whom, self.dice, SPENT)


class DieLost(Event, frozen=True):
    """A die is lost for good, by *rule*."""

    player: PlayerId
    place: int
    rule: str

    def apply(self, state: State) -> State:
        poorer = _without_die(state, self.player, self.place)
        loser = poorer.adventurers[self.player]
        return poorer.with_adventurer(replace(loser, lost=loser.lost + 1))


class DieRegained(Event, frozen=True):
    """A die lost for good comes back after all, spent."""

    player: PlayerId
    rule: str

    def apply(self, state: State) -> State:
        owner = state.adventurers[self.player]
        return state.with_adventurer(replace(owner, dice=(*owner.dice, UNROLLED), lost=owner.lost - 1))


class DieSetAside(Event, frozen=True):
    """A die is put somewhere else, from where it may come back."""

    player: PlayerId
    place: int
    rule: str

    def apply(self, state: State) -> State:
        poorer = _without_die(state, self.player, self.place)
        owner = poorer.adventurers[self.player]
        return poorer.with_adventurer(replace(owner, aside=owner.aside + 1))


class DieReturned(Event, frozen=True):
    """A die from elsewhere comes back, spent."""

    player: PlayerId
    rule: str

    def apply(self, state: State) -> State:
        owner = state.adventurers[self.player]
        return state.with_adventurer(replace(owner, dice=(*owner.dice, UNROLLED), aside=owner.aside - 1))


class AsideLost(Event, frozen=True):
    """A die that was elsewhere is lost for good."""

    player: PlayerId
    rule: str

    def apply(self, state: State) -> State:
        owner = state.adventurers[self.player]
        return state.with_adventurer(replace(owner, aside=owner.aside - 1, lost=owner.lost + 1))


def roll(game: Game, command: Roll) -> Iterator[Event]:
    """dice.roll, dice.roll-some — all that are neither held nor locked, or the dice named."""
    roller = game.state.adventurers[command.player]
    require(roller.dice, "dice.none-left")
    require(not roller.is_tumbling, "dice.tumble")
    named = command.dice
    if named is not None:
        if not named or min(named) < 0 or max(named) >= len(roller.dice):
            raise RuleError("dice.roll-some", reason="unknown")
        if LOCKED in [roller.dice[place].state for place in named]:
            raise RuleError("dice.roll-some", reason="locked")
    places = game.ask(DiceToRoll(command.player, named))
    if not places:
        are_locked = len(roller.locked) == len(roller.dice)
        raise RuleError("dice.roll", reason="all-locked" if are_locked else "all-kept")
    rolled = tuple(sorted(places[: game.ask(MostDiceRolled(command.player))]))
    yield Rolled(command.player, rolled, game.state.now + game.ask(TumbleTime(command.player)))


def land(game: Game, moment: DiceLand) -> Iterator[Event]:
    """dice.faces, dice.black-locks — the tumbling dice show their sides."""
    tumbling = [die.state for die in game.state.adventurers[moment.player].dice].count(TUMBLING)
    if tumbling:
        drawn = game.draws(f"dice-{moment.player}", len(FACES), tumbling)
        yield Landed(moment.player, tuple([FACES[number] for number in drawn]))


def hold(game: Game, command: Hold) -> Iterator[Event]:
    """dice.hold — any ready die may be set aside."""
    dice = game.state.adventurers[command.player].dice
    require(0 <= command.die < len(dice), "dice.hold", reason="unknown")
    require(not dice[command.die].is_held, "dice.hold", reason="already")
    require(not dice[command.die].is_locked, "dice.hold", reason="locked")
    require(not dice[command.die].is_tumbling, "dice.hold", reason="tumbling")
    require(dice[command.die].is_ready, "dice.hold", reason="spent")
    require(game.ask(CanBeHeld(command.player, command.die)), "dice.hold", reason="barred")
    yield Held(command.player, command.die)


def release(game: Game, command: Release) -> Iterator[Event]:
    """dice.hold — and released again."""
    dice = game.state.adventurers[command.player].dice
    if not 0 <= command.die < len(dice):
        raise RuleError("dice.hold", reason="unknown")
    if dice[command.die].state is not HELD:
        raise RuleError("dice.hold", reason="free")
    yield Released(command.player, command.die)


def free_dice(game: Game, command: FreeDice) -> Iterator[Event]:
    """dice.golden — up to two locked dice of one player: their own, or those of a friend in the same
    chamber."""
    helper = game.state.adventurers[command.player]
    require(0 <= command.whom < len(game.state.adventurers), "dice.golden", reason="unknown")
    helped = game.state.adventurers[command.whom]
    require(helped.chamber == helper.chamber, "dice.golden", reason="elsewhere")
    mask = golden_mask(helper.dice)
    require(mask is not None, "dice.golden", reason="no-mask")
    require(helped.locked, "dice.golden", reason="nothing-locked", whom=command.whom)
    assert mask is not None
    yield MaskUsed(command.player, mask)
    freed = min(game.ask(FreedByMask(command.player)), game.ask(MostFreedByMask(command.player)))
    yield Freed(command.whom, helped.locked[:freed], by=command.player)


def golden_mask(dice: tuple[Die, ...]) -> int | None:
    """The place of the golden mask to use first, preferably one that is not held."""
    held = None
    for place, die in enumerate(dice):
        if die.face is GOLDEN:
            if die.state is READY:
                return place
            if held is None and die.state is HELD:
                held = place
    return held


def loss(game: Game, player: PlayerId, rule: str) -> Iterator[Event]:
    """*player* loses the die that they can spare most easily, if they have one."""
    yield from recalled(game, player)
    dice = game.state.adventurers[player].dice
    if dice:
        yield DieLost(player, die_to_lose(dice), rule)


def recalled(game: Game, player: PlayerId) -> Iterator[Event]:
    """A rule takes a die of *player*, who has none left: a die from elsewhere comes back first."""
    if not game.state.adventurers[player].dice:
        yield from game.ask(DiceToRecall(player))[:1]


def dice_to_lose(game: Game, player: PlayerId) -> int:
    """How many dice a rule could take from *player*, including those elsewhere."""
    return len(game.state.adventurers[player].dice) + len(game.ask(DiceToRecall(player)))


def all_freed(state: State) -> Iterator[Freed]:
    """Every locked die of every player is freed."""
    for adventurer in state.adventurers:
        if adventurer.locked:
            yield Freed(adventurer.player, adventurer.locked)


class Dice(Module):
    id = "dice"
    rules = {Roll: roll, CalmRoll: roll, Hold: hold, Release: release, FreeDice: free_dice}
    moments = {DiceLand: land}

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        yield Roll(player)
        me = game.state.adventurers[player]
        for place, die in enumerate(me.dice):
            yield Release(player, place) if die.is_held else Hold(player, place)
        if golden_mask(me.dice) is not None:
            for who in game.state.present_in(me.chamber):
                if who.locked:
                    yield FreeDice(player, who.player)


def _without_die(state: State, player: PlayerId, place: int) -> State:
    owner = state.adventurers[player]
    return state.with_adventurer(replace(owner, dice=owner.dice[:place] + owner.dice[place + 1 :]))
