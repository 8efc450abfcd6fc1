"""Mind control and the pitfall: curses by which others, or the temple, decide where a player goes."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event, PersonCommand, Question, Reply, RuleError, require
from escape_tui.engine.game import Attempt, Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Moment, Part, State
from escape_tui.engine.temple import START
from escape_tui.modules.curses import Curse, CurseDiscarded, has_curse
from escape_tui.rules.ending.leaving import Escape, Escaped
from escape_tui.rules.exploring import Discover
from escape_tui.rules.gems import TakeGems
from escape_tui.rules.moving import Move, arrival

MIND_CONTROL = "questplus.mind-control"

#: What a controlled player can't do alone: moving, touching the pile and taking gems.
CONTROLLED = (Move, Discover, TakeGems, Escape)

#: The longest written form of a controlled command.
LONGEST_WISH = 200


class AskLeave(Command, frozen=True):
    """questplus.mind-control — ask the others to confirm *wish*, a command in writing.

    Commands of a controlled player become this automatically.
    """

    wish: str


class GrantLeave(Reply, PersonCommand, frozen=True):
    """questplus.mind-control — confirm the wish of *whom*; escaped players may, too."""


class DenyLeave(Reply, PersonCommand, frozen=True):
    """questplus.mind-control — deny the wish of *whom*, so that they don't have to wait."""


class WishFades(Moment, frozen=True):
    player: PlayerId


class Wish(Struct, frozen=True):
    player: PlayerId
    command: str


class Wishes(Part, frozen=True):
    """The wishes of controlled players that nobody has answered yet."""

    open: tuple[Wish, ...] = ()

    def of(self, player: PlayerId) -> str | None:
        return next((wish.command for wish in self.open if wish.player == player), None)


class LeaveAsked(Event, frozen=True):
    player: PlayerId
    wish: str
    until: Millis

    def apply(self, state: State) -> State:
        quiet = _without_wish(state, self.player)
        wishes = quiet.part(Wishes)
        asked = replace(wishes, open=(*wishes.open, Wish(self.player, self.wish)))
        return quiet.with_part(asked).with_deadline(self.until, WishFades(self.player))


class LeaveGranted(Event, frozen=True):
    player: PlayerId
    whom: PlayerId

    def apply(self, state: State) -> State:
        return _without_wish(state, self.whom)


class LeaveDenied(Event, frozen=True):
    player: PlayerId
    whom: PlayerId

    def apply(self, state: State) -> State:
        return _without_wish(state, self.whom)


class WishFaded(Event, frozen=True):
    """Nobody confirmed it in time, or nobody has to any more."""

    player: PlayerId

    def apply(self, state: State) -> State:
        return _without_wish(state, self.player)


def ask_leave(game: Game, command: AskLeave) -> Iterator[Event]:
    """questplus.mind-control — only commands that would be allowed without mind control."""
    require(has_curse(game.state, command.player, "mind-control"), MIND_CONTROL, reason="not-cursed")
    wish = read(game, command.wish)
    require(wish is not None and wish.player == command.player, MIND_CONTROL, reason="unreadable")
    assert wish is not None
    require(game.state.part(Wishes).of(command.player) != command.wish, MIND_CONTROL, reason="waiting")
    next(iter(game.allowed(wish)), None)
    yield LeaveAsked(command.player, command.wish, game.state.now + game.catalogue.numbers.mind_control_ms)


def grant_leave(game: Game, command: GrantLeave) -> Iterator[Event]:
    """questplus.mind-control — another player confirms, and the command is played if it is still allowed."""
    require(command.whom != command.player, MIND_CONTROL, reason="yourself")
    written_wish = game.state.part(Wishes).of(command.whom)
    wish = None if written_wish is None else read(game, written_wish)
    if wish is None:
        raise RuleError(MIND_CONTROL, reason="nothing-asked")
    deed = iter(game.allowed(wish))
    beginning = next(deed)
    yield LeaveGranted(command.player, command.whom)
    yield beginning
    yield from deed


def deny_leave(game: Game, command: DenyLeave) -> Iterator[Event]:
    """questplus.mind-control — another player denies the wish."""
    require(command.whom != command.player, MIND_CONTROL, reason="yourself")
    require(game.state.part(Wishes).of(command.whom) is not None, MIND_CONTROL, reason="nothing-asked")
    yield LeaveDenied(command.player, command.whom)


def wish_fades(game: Game, moment: WishFades) -> Iterator[Event]:
    yield WishFaded(moment.player)


def written(command: Command) -> str:
    """*command* as a wish; `read` is its inverse."""
    return msgspec.json.encode(command).decode()


def read(game: Game, wish: str) -> Command | None:
    """The command in *wish*; `None` if it is not one that is controlled."""
    if len(wish) > LONGEST_WISH:
        return None
    try:
        return _reader(game.commands).decode(wish)
    except (msgspec.DecodeError, UnicodeError):
        return None


@cache
def _reader(commands: tuple[type[Command], ...]) -> msgspec.json.Decoder[Command]:
    """The decoder of wishes for a game with *commands*."""
    kinds = tuple(kind for kind in commands if issubclass(kind, CONTROLLED))
    return msgspec.json.Decoder(Union[kinds])  # noqa: UP007 (a union made of a tuple)


class MindControl(Curse):
    """questplus.mind-control — other players, if there are any, confirm what you do; screen.honour: only
    in words."""

    rules = {AskLeave: ask_leave, GrantLeave: grant_leave, DenyLeave: deny_leave}
    moments = {WishFades: wish_fades}
    reacts_to = (Escaped,)
    adjusts = (Attempt,)

    def drawn(self, game: Game) -> Iterator[Event]:
        if is_alone(game.state, self.player):
            yield CurseDiscarded(self.player, self.card)

    def lifted(self, game: Game) -> Iterator[Event]:
        if game.state.part(Wishes).of(self.player) is not None:
            yield WishFaded(self.player)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        if isinstance(event, Escaped) and is_alone(game.state, self.player):
            yield CurseDiscarded(self.player, self.card)

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case Attempt(command) if command.player == self.player and isinstance(command, CONTROLLED):
                return AskLeave(self.player, written(command)) if self._is_controlled(game) else answer
        return answer

    def concerns(self, player: PlayerId, price: Cost) -> bool:
        return player == self.player

    def _is_controlled(self, game: Game) -> bool:
        """Players who are away control nobody, so that the game never waits for them."""
        watchers = (who for who in game.state.inside if who.player != self.player and not who.is_away)
        return not game.state.setup.is_honour and next(watchers, None) is not None


class Pitfall(Curse):
    """questplus.pitfall — you fall back into the start chamber."""

    def drawn(self, game: Game) -> Iterator[Event]:
        if game.state.place_of(self.player) != START:
            yield from arrival(game, self.player, START, how="questplus.pitfall")


def is_alone(state: State, player: PlayerId) -> bool:
    """Whether *player* is alone in the temple."""
    return [who.player for who in state.inside] == [player]


def grants(state: State, player: PlayerId) -> Iterator[GrantLeave]:
    """The confirmations that *player* could give."""
    for wish in state.part(Wishes).open:
        if wish.player != player:
            yield GrantLeave(player, wish.player)


def denials(state: State, player: PlayerId) -> Iterator[DenyLeave]:
    """The denials that *player* could give."""
    return (DenyLeave(player, grant.whom) for grant in grants(state, player))


def _without_wish(state: State, player: PlayerId) -> State:
    left = tuple(wish for wish in state.part(Wishes).open if wish.player != player)
    return state.with_part(Wishes(left)).without_deadline(WishFades(player))
