"""Banners: what everybody has to see at once, over the upper edge of the map."""

from typing import NamedTuple

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import EXIT, START, Side
from escape_tui.rules.countdown import DoorSlams, GongSounds, TempleCollapses
from escape_tui.rules.moving import EntryCost
from escape_tui.scene.game.team import ARROWS
from escape_tui.scene.words.big_letters import HEIGHT, lettered, width_of
from escape_tui.scene.words.prose import clipped, price
from escape_tui.scene.words.words import Words
from tile_art.canvas import Picture, Row, join, row
from tile_art.ink import Ink

#: Maps at least this high show banners in large letters.
ROOMY = 20


class Countdown(NamedTuple):
    """A gong has sounded: *seconds* are left."""

    gong: int
    seconds: int


class WayHome(NamedTuple):
    """The steps to where one has to be, each with its price; `None` where there is no way."""

    goal: str
    steps: tuple[tuple[Side, Cost], ...] | None


def countdown(state: State, now: Millis) -> Countdown | None:
    """The countdown that runs, if one does."""
    for gong, ends_with in ((1, DoorSlams(1)), (2, DoorSlams(2)), (3, TempleCollapses())):
        ends = state.due(ends_with)
        if ends is not None and state.due(GongSounds(gong)) is None:
            standing = now if state.stopped_at is None else state.stopped_at
            return Countdown(gong, max(0, -(-(ends - standing) // 1000)))
    return None


def way_home(game: Game, player: PlayerId, gong: int) -> WayHome | None:
    """From where *player* stands to the start chamber, or in the last countdown to a known exit."""
    state = game.state
    here = state.adventurers[player].chamber
    if here is None:
        return None
    goal = EXIT if gong == 3 and EXIT in state.temple else START
    way = state.temple.way(here, goal)
    if way is None:
        return WayHome(goal, None)
    steps = []
    for side in way:
        there = state.temple.through(here, side)
        assert there is not None
        steps.append((side, game.ask(EntryCost(player, there.id, side.opposite))))
        here = there.id
    return WayHome(goal, tuple(steps))


def countdown_banner(
    running: Countdown, way: WayHome | None, words: Words, width: int, is_roomy: bool
) -> Picture:
    """Gong, seconds, the way and its price."""
    ink = Ink.BANNER_ALARM
    title = words.say("banner-countdown", gong=running.gong, seconds=running.seconds)
    lines = [row(clipped(title, width - 2), ink)]
    if is_roomy:
        lines += lettered(str(running.seconds), ink)
    if way is not None:
        lines.append(_way(way, words))
    return tuple(_centred(line, width, ink) for line in lines)


def moment_banner(text: str, ink: Ink, width: int, is_roomy: bool) -> Picture:
    """*text* as large as it fits."""
    if is_roomy and width_of(text) <= width - 4:
        blank = row("")
        return tuple(_centred(line, width, ink) for line in (blank, *lettered(text, ink), blank))
    return (_centred(row(clipped(text, width - 2), ink), width, ink),)


def height_of(is_roomy: bool) -> int:
    return HEIGHT + 2 if is_roomy else 2


def _way(way: WayHome, words: Words) -> Row:
    if way.steps is None:
        return row(words.say("banner-no-way"), Ink.BANNER_ALARM)
    if not way.steps:
        return row(words.say("banner-home", goal=way.goal), Ink.BANNER_ALARM)
    steps = [row(words.say("banner-way", goal=way.goal) + " ", Ink.BANNER_ALARM)]
    for side, cost in way.steps:
        steps += [row(f" {ARROWS[side]}", Ink.BANNER_ALARM), price(cost) if cost else row("0", Ink.GOOD)]
    return join(steps)


def _centred(line: Row, width: int, ink: Ink) -> Row:
    left = max(0, (width - len(line.text)) // 2)
    return (row(" " * left, ink) + line).fit(width, ink)
