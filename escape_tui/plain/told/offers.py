"""Offers in words: possible actions, and nearly possible ones."""

from collections.abc import Callable, Iterator

from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.plain.told.way_words import side_name
from escape_tui.rules.dice import Roll
from escape_tui.rules.exploring import Discover
from escape_tui.rules.moving import Enter
from escape_tui.scene.game.side.actions import Doable, doable
from escape_tui.scene.words.narration import Narrator

#: Most actions to name: nobody remembers more.
MOST_OFFERS = 9


def offered(game: Game, player: PlayerId, narrator: Narrator) -> str:
    """What *player* can do now besides rolling, in one sentence; empty if nothing."""
    labels = [name_of(each, game, narrator) for each in _allowed(game, player)]
    return narrator.words.say("plain-you-can", things="; ".join(labels)) if labels else ""


def purposes(game: Game, player: PlayerId, narrator: Narrator) -> frozenset[str]:
    """The actions for their chamber's purpose that *player* can do now, by name, with held dice of friends
    there."""
    return frozenset(name_of(each, game, narrator) for each in _allowed(game, player) if each.is_purpose)


def taught(game: Game, player: PlayerId, narrator: Narrator, how: Callable[[str], str]) -> Iterator[str]:
    """All actions with *how* to do each of them, and then what is missing for the rest."""
    say = narrator.words.say
    found = doable(game, player, MOST_OFFERS)
    can = [
        ", ".join(_with_how(name_of(each, game, narrator), how(each.action)))
        for each in found
        if each.is_allowed
    ]
    yield say("plain-you-can", things="; ".join(can)) if can else say("plain-can-nothing")
    nearly = [
        say("plain-nearly-one", what=name_of(each, game, narrator), missing=narrator.price(each.missing))
        for each in found
        if not each.is_allowed
    ]
    if nearly:
        yield say("plain-nearly", things="; ".join(nearly))


def _with_how(name: str, how: str) -> tuple[str, ...]:
    """The name of an action and how to do it, unless the name says so."""
    return (name,) if how in name else (name, how)


def _allowed(game: Game, player: PlayerId) -> Iterator[Doable]:
    for each in doable(game, player, MOST_OFFERS):
        if each.is_allowed and not isinstance(each.command, Roll):
            yield each


def name_of(each: Doable, game: Game, narrator: Narrator) -> str:
    """The name of an action; a way is named by its side first."""
    command, state = each.command, game.state
    if isinstance(command, Enter | Discover):
        side = side_name(command.side, narrator)
        here = state.adventurers[command.player].chamber
        there = None if here is None else state.temple.through(here, command.side)
        if isinstance(command, Enter) and there is not None:
            return narrator.words.say("plain-enter", side=side, chamber=narrator.chamber(there.id))
        return narrator.words.say("plain-discover", side=side)
    return narrator.label(command, state)
