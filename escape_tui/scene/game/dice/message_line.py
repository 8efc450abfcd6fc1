"""The message line below the dice: the one sentence a player should read now."""

from functools import lru_cache, partial
from typing import NamedTuple

from msgspec import Struct

from escape_tui.engine.dice import DieState
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, State
from escape_tui.engine.temple import EXIT
from escape_tui.rules.ending.leaving import EscapeCost
from escape_tui.rules.ending.standstill import Standstill
from escape_tui.rules.fate import Fate, resting
from escape_tui.scene.game.map.map_signs import Sign
from escape_tui.scene.game.notices.banner import (
    LAST_GONG,
    GongCountdown,
    ScreenMoment,
    WayHome,
    way_home,
    way_to,
    written_way,
)
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import apart, dressed, fitted, price, wrapped
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

_ALL_LOCKED, _ALL_SPENT = {DieState.LOCKED}, {DieState.SPENT}
#: The least urgent advice.
ROLL = "advice-roll"


class MessageInputs(Struct, frozen=True):
    """What decides the message for *player*: the last answer to a key (*said*), the *moment* that everybody
    must know of, the *running* countdown, *advice*, and the sign to be explained."""

    at: Viewpoint
    player: PlayerId
    said: str
    moment: ScreenMoment
    running: GongCountdown | None
    #: The game with all dice covered.
    scenery: State
    advice: str
    legend: Sign | None
    width: int
    rows: int


def message(inputs: MessageInputs) -> Picture:
    """The most urgent message in at most *rows* lines: why a key did nothing, what happens to everybody, the
    way home, advice, what a new sign means, the way to the exit, how to roll."""
    at, player, moment, running = inputs.at, inputs.player, inputs.moment, inputs.running
    scenery, width, rows = inputs.scenery, inputs.width, inputs.rows
    if inputs.said:
        return _written(inputs.said, width, rows, Ink.WARNING, at.glyphs)
    if moment.text:
        return _written(moment.text, width, rows, moment.ink, at.glyphs)
    if not at.seats:
        return ()
    if running is not None and scenery.adventurers[player].is_inside:
        return at.memo(_way, WayInputs(at, player, scenery, running.gong, width), player)
    if inputs.advice and inputs.advice != ROLL:
        return _advised(inputs)
    if inputs.legend is not None and not at.is_duo:
        return _explained(inputs.legend, at, width, rows)
    way = at.memo(_way, WayInputs(at, player, scenery, None, width), player)
    return way or (_advised(inputs) if inputs.advice else ())


def _advised(inputs: MessageInputs) -> Picture:
    cap = partial(inputs.at.cap, player=inputs.player)
    caps = {action: cap(action) for action in ("call", "fate", "roll")}
    hold = f"{cap('hold-1')}-{cap('hold-5')}"
    told = inputs.at.words.say(inputs.advice, key=cap("act"), hold=hold, **caps)
    return _written(told, inputs.width, inputs.rows, Ink.FAINT, inputs.at.glyphs)


def _explained(sign: Sign, at: Viewpoint, width: int, rows: int) -> Picture:
    new = row(f" {at.words.say('sign-new')} ", Ink.FAINT) + sign.drawn
    told = wrapped(new.text[1:] + f" {sign.meaning(at.words)}", width - 2, most=rows)
    first = new + row(told[0].text[len(new.text) - 1 :])
    return dressed(fitted((first, *(row(" ") + line for line in told[1:])), width, len(told)), at.glyphs)


def placed(lines: Picture, tray: Place) -> Piece:
    """*lines* at the lower edge of *tray*. Without lines a blank one keeps the place, because adding or
    removing a piece makes the stage compare whole lines."""
    x, y, width, height = tray
    shown = lines or fitted((), width, 1)
    return Piece(shown, Place(x, y + height - len(shown), width, len(shown)))


@lru_cache(maxsize=256)
def _written(text: str, width: int, rows: int, ink: Ink, glyphs: Glyphs) -> Picture:
    lines = [row(" ") + line for line in wrapped(text, width - 2, ink, most=rows)]
    return dressed(fitted(lines, width, len(lines)), glyphs)


def advice(who: Adventurer, scenery: State, *, has_begun: bool, is_useful: bool) -> str:
    """A hint for a player who may not know what to do; it suggests nothing impossible. *is_useful* means that
    their dice, all locked, can be used in their chamber."""
    if is_useful:
        return "advice-use-locked"
    if who.escaped_at is not None:
        return "advice-outside"
    if not has_begun:
        return "advice-count-in"
    if scenery.has_part(Standstill):
        return ""
    states = {die.state for die in who.dice}
    if states == _ALL_SPENT:
        return ROLL
    if states and states != _ALL_LOCKED:
        return ""
    has_friends = len(scenery.inside) > 1
    if not states:
        return "advice-no-dice" if has_friends else ""
    fate = scenery.part(Fate)
    if fate.gems and not fate.agreed and resting(scenery) is None:
        return "advice-all-locked" if has_friends else "advice-locked-alone"
    return "advice-locked-friends" if has_friends else ""


class WayInputs(NamedTuple):
    at: Viewpoint
    player: PlayerId
    scenery: State
    #: The last gong, while a countdown runs.
    gong: int | None
    width: int


def _way(inputs: WayInputs) -> Picture:
    """screen.shown — during a countdown the way to safety; otherwise, once the exit is found, the way there
    and its price."""
    line = _way_out(inputs) if inputs.gong is None else _way_home(inputs, inputs.gong)
    return () if line is None else dressed((line.fit(inputs.width),), inputs.at.glyphs)


def _way_home(inputs: WayInputs, gong: int) -> Row | None:
    at, player, state, _, width = inputs
    if gong == LAST_GONG and EXIT not in state.temple:
        return row(" " + at.words.say("banner-find-exit"), Ink.WARNING)
    way = way_home(at.rules.about(state), player, gong)
    return None if way is None else row(" ") + written_way(way, at.words, Ink.STRONG, width - 2)


def _way_out(inputs: WayInputs) -> Row | None:
    at, player, state, _, width = inputs
    here = state.adventurers[player].chamber
    if here is None or here == EXIT or EXIT not in state.temple:
        return None
    game = at.rules.about(state)
    way = way_to(game, player, EXIT) or WayHome(EXIT, None)
    keys: Cost = game.ask(EscapeCost(player))
    line = row(" ") + written_way(way, at.words, Ink.STRONG, width - 2)
    cost = row(at.words.say("notice-out") + " ") + price(keys, at.words) + row(" ")
    return apart(line, cost, width) if len(line.text) + len(cost.text) < width else line
