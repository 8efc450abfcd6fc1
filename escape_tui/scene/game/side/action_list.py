"""The list of what a player can do now, one line each, with key and price."""

from functools import lru_cache
from typing import NamedTuple

from escape_tui.engine.dice import DieState
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, State
from escape_tui.engine.temple import ChamberId, tile_of
from escape_tui.rules.dice import Roll
from escape_tui.scene.game.scenery import Deciding
from escape_tui.scene.game.side.actions import Doable, WayCosts, action_line, doable
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Place, Target
from escape_tui.scene.words.prose import dressed, fitted, heading, keycap
from escape_tui.scene.words.words import Fact
from tile_art.icons import entry_price
from tile_art.inks.canvas import Picture, Row, row
from tile_art.letters import cell_count

ROLLING = Doable("roll", 1, Roll(0), (), ())

#: Most cached lists of one player.
MOST_LISTS = 64


class ActionList(NamedTuple):
    """A heading, and below it one line for each of these *actions*."""

    picture: Picture
    actions: tuple[str, ...]

    def targets(self, place: Place, tray: int) -> tuple[Target, ...]:
        """A click on a line of the list in *place* does what its key does."""
        return _targets(self.actions, place, tray)


@lru_cache(maxsize=1024)
def _targets(actions: tuple[str, ...], place: Place, tray: int) -> tuple[Target, ...]:
    x, y, width, height = place
    lines = zip(range(y + 1, y + height), actions, strict=False)
    return tuple([Target(Place(x, line, width, 1), action, tray=tray) for line, action in lines])


class LaidOut(NamedTuple):
    """What a player's lists depend on, apart from the hands of the people concerned."""

    at: Viewpoint
    player: PlayerId
    laid: State


class ActionLists:
    """Caches the lists of one player by the hands that decide them: many hands recur while nothing else
    changes."""

    def __init__(self, inputs: LaidOut) -> None:
        self._at, self._player, _ = inputs
        self._ways = WayCosts()
        self._lists: dict[tuple[object, ...], ActionList] = {}
        self._lines: dict[tuple[ChamberId | None, Doable, tuple[tuple[str, Fact], ...]], Row] = {}

    def drawn(self, deciding: Deciding) -> ActionList:
        hands = deciding.me, deciding.friends
        drawn = self._lists.get(hands)
        if drawn is None:
            if len(self._lists) > MOST_LISTS:
                self._lists.clear()
            drawn = self._lists[hands] = self._draw(deciding.state)
        return drawn

    def doable(self, state: State, most: int) -> tuple[Doable, ...]:
        """What the player can do in *state*; in the base game the cost of each way is asked only once."""
        game = self._at.rules.about(state)
        find = doable if state.setup.modules else self._ways.doable
        return find(game, self._player, most)

    def _draw(self, state: State) -> ActionList:
        at, most, width = self._at, _most_actions(self._at), self._at.regions.side.width
        me = state.adventurers[self._player]
        found = self.doable(state, most) if me.is_inside and state.has_begun else ()
        if found and me.is_tumbling:
            found = _with_rolling(found, self._player, most)
        beside: tuple[str, ...] = ()
        if state.has_begun and not at.is_duo and not _can_roll(me):
            found, beside = tuple([each for each in found if each.is_allowed]), _beside(state)
        lines = [self._line(each, state, width) for each in found]
        lines += [self._idle_line(each, width) for each in beside]
        picture = dressed((self._title(me.chamber, width), *fitted(lines, width, most)), at.glyphs)
        return ActionList(picture, (*[each.action for each in found], *beside))

    def _idle_line(self, action: str, width: int) -> Row:
        """The key of something that needs no dice, and a label: the short one in a narrow column."""
        cap, words = keycap(self._at.cap(action)), self._at.words
        label, room = words.say(f"idle-{action}"), width - len(cap.text) - 1
        return cap + row(f" {label if cell_count(label) <= room else words.say(f'idle-{action}.short')}")

    def _title(self, chamber: ChamberId | None, width: int) -> Row:
        """The player's chamber with its price; for two players at one keyboard, the player's name."""
        at = self._at
        if at.is_duo:
            return heading(at.narrator.name(self._player), width)
        if chamber is None:
            return heading(at.words.say("panel-actions"), width)
        icons = "".join(at.rules.catalogue.tiles[tile_of(chamber)].entry or ())
        cost = entry_price(icons, 9, at.words.letters) if icons else None
        return heading(at.narrator.chamber(chamber), width, right=cost)

    def _line(self, each: Doable, state: State, width: int) -> Row:
        """The line for *each*; the same lines recur while a player rolls in one chamber."""
        narrator, player = self._at.narrator, self._player
        # With expansions, the label of an action can depend on the dice that pay for it.
        facts = tuple(narrator.facts_in(each.command, state).items()) if state.setup.modules else ()
        key = state.adventurers[player].chamber, each, facts
        line = self._lines.get(key)
        if line is None:
            line = self._lines[key] = action_line(
                each, state, narrator, lambda action: self._at.cap(action, player), width
            )
        return line


def _with_rolling(found: tuple[Doable, ...], player: PlayerId, most: int) -> tuple[Doable, ...]:
    """*found* with the row of rolling, which stays while dice tumble: otherwise every roll would move all
    rows twice."""
    if any(each.action == ROLLING.action for each in found):
        return found
    above = [each for each in found if each.rank < ROLLING.rank]
    return (*above, ROLLING._replace(command=Roll(player)), *found[len(above) :])[:most]


def _can_roll(me: Adventurer) -> bool:
    """Whether *me* is in the temple with a die that isn't locked."""
    return me.is_inside and any(die.state is not DieState.LOCKED for die in me.dice)


def _beside(state: State) -> tuple[str, ...]:
    """What a player can do who can't roll: watch friends and call them."""
    return ("next-seat", "call") if len(state.adventurers) > 1 else ()


def _most_actions(at: Viewpoint) -> int:
    if at.is_small:
        return 5
    height = at.regions.height
    if at.regions.is_upright:
        return 5 if at.is_duo else 6
    most = (5 if at.has_panels else 6) if height < 30 else 9 if height < 50 else 12
    return most - 2 if at.is_duo else most
