"""Banners: what everybody must know at once, the running countdown, and the way home."""

from typing import NamedTuple

from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import EXIT, ChamberId, Side
from escape_tui.rules.countdown import DiceTakenBySlam, DoorSlams, GongSounds, TempleCollapses
from escape_tui.rules.moving import easiest_entry, refuge
from escape_tui.scene.game.side.team import ARROWS
from escape_tui.scene.words.big_letters import lettered, width_of
from escape_tui.scene.words.prose import clipped, price
from escape_tui.scene.words.words import Words
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.ink import Ink

#: The gong after which the temple collapses.
LAST_GONG = 3


class GongCountdown(NamedTuple):
    """A gong has sounded: *seconds* are left until the door slams."""

    gong: int
    seconds: int


class ScreenMoment(NamedTuple):
    """What everybody must know at once, if anything, or the *seconds* until play begins."""

    text: str
    ink: Ink
    seconds: int | None = None


NO_MOMENT = ScreenMoment("", Ink.BANNER)


class WayHome(NamedTuple):
    """The steps to safety, each with its price; `None` if there is no way."""

    goal: str
    steps: tuple[tuple[Side, Cost], ...] | None
    #: The dice that the slam would take from a player who stays here.
    dice: int = 0


def countdown(state: State, now: Millis) -> GongCountdown | None:
    """The running countdown, if there is one."""
    for gong, ends_with in ((1, DoorSlams(1)), (2, DoorSlams(2)), (3, TempleCollapses())):
        ends = state.due(ends_with)
        if ends is not None and state.due(GongSounds(gong)) is None:
            standing = now if state.stopped_at is None else state.stopped_at
            return GongCountdown(gong, max(0, -(-(ends - standing) // 1000)))
    return None


def way_home(game: Game, player: PlayerId, gong: int) -> WayHome | None:
    """The way of *player* to the nearest start chamber, or in the last countdown to the exit."""
    if game.state.adventurers[player].chamber is None:
        return None
    if gong == 3:
        return way_to(game, player, EXIT)
    way = way_to(game, player, refuge(game, player))
    return None if way is None else way._replace(dice=game.ask(DiceTakenBySlam(player)))


def way_to(game: Game, player: PlayerId, goal: ChamberId) -> WayHome | None:
    state = game.state
    here = state.adventurers[player].chamber
    if here is None:
        return None
    way = state.temple.way(here, goal) if goal in state.temple else None
    if way is None:
        return WayHome(goal, None)
    steps = []
    for side in way:
        there = state.temple.through(here, side)
        assert there is not None
        steps.append((side, easiest_entry(game, player, there.id, side.opposite)))
        here = there.id
    return WayHome(goal, tuple(steps))


def moment_banner(text: str, ink: Ink, width: int, is_roomy: bool) -> Picture:
    """*text* as large as it fits."""
    if is_roomy and width_of(text) <= width - 4:
        blank = row("")
        return tuple(_centred(line, width, ink) for line in (blank, *lettered(text, ink), blank))
    return (_centred(row(clipped(text, width - 2), ink), width, ink),)


def written_way(way: WayHome, words: Words, ink: Ink, width: int) -> Row:
    """The steps with their prices, as many as fit; if some don't, how many steps there are."""
    if way.steps is None:
        return row(words.say("banner-no-way", goal=way.goal), ink)
    if not way.steps:
        return row(words.say("banner-home", goal=way.goal, dice=way.dice), ink)
    line = row(words.say("banner-way", goal=way.goal) + " ", ink)
    count = row(f" … {len(way.steps)}", ink)
    for at, (side, cost) in enumerate(way.steps, start=1):
        step = join((row(f" {ARROWS[side]}", ink), price(cost, words) if cost else row("0", Ink.GOOD)))
        room = width - len(line.text) - (0 if at == len(way.steps) else len(count.text))
        if len(step.text) > room:
            return line + count
        line += step
    return line


def _centred(line: Row, width: int, ink: Ink) -> Row:
    left = max(0, (width - len(line.text)) // 2)
    return (row(" " * left, ink) + line).fit(width, ink)
