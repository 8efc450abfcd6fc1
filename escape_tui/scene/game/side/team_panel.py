"""The team's panel: lines that rarely change, and over them the friends' dice, which change most."""

from itertools import repeat
from typing import NamedTuple

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, State
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.calling import REMARKS
from escape_tui.scene.game.side.team import WhereInputs, call_of_friend, dice_of_friend, where
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed, heading
from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

#: In a narrower column calls have a short form.
ROOM_FOR_CALLS = 24


class TeamInputs(NamedTuple):
    at: Viewpoint
    scenery: State
    bots: frozenset[PlayerId]


class DiceInputs(Struct, frozen=True):
    """What friends' dice and calls are drawn from."""

    at: Viewpoint
    friends: tuple[Adventurer, ...]
    #: The number of curses of each player, and whether they agree to a turn of fate.
    marks: tuple[tuple[int, bool], ...]
    calls: tuple[tuple[PlayerId, str], ...]
    #: The reader's chamber.
    here: ChamberId | None

    def call_of(self, player: PlayerId) -> str:
        """What *player* is calling, if anything."""
        heard = [call for caller, call in self.calls if caller == player and caller not in self.at.muted]
        return heard[0] if heard else ""


def lines_of_friend(at: Viewpoint) -> int:
    return 1 if at.has_short_team else 2


def team(inputs: TeamInputs) -> Picture:
    """A title and a line for each friend, with a blank one for their dice if there is room."""
    at, scenery = inputs.at, inputs.scenery
    if not at.friends:
        return ()
    width, here = at.regions.side.width, at.here(scenery)
    lines = list(dressed((heading(at.words.say("panel-team"), width),), at.glyphs))
    below = (row(" " * width),) * (lines_of_friend(at) - 1)
    for player in at.friends:
        who, name = scenery.adventurers[player], scenery.setup.seats[player].name
        drawn_from = WhereInputs(
            who,
            player in inputs.bots,
            name,
            here,
            scenery.temple,
            at.narrator,
            width,
            at.has_short_team,
            at.glyphs,
        )
        lines += (at.shared(where, drawn_from, (player, here, width, at.narrator, at.glyphs)), *below)
    return tuple(lines)


class OverTeamInputs(Struct, frozen=True):
    dice: DiceInputs
    #: The place of the team's panel.
    team: Place


def dice_of_friends(inputs: OverTeamInputs) -> tuple[Piece, ...]:
    """Each friend's dice, on the lines left for them in the team's panel."""
    dice, team = inputs.dice, inputs.team
    at, marks = dice.at, dice.marks
    each = lines_of_friend(at)
    calls = map(dice.call_of, at.friends) if dice.calls else repeat("")
    # Plain tuples are fastest here, and this runs more often than any other drawing code.
    lines = zip(
        dice.friends,
        map(marks.__getitem__, at.friends),
        calls,
        range(each, team.height, each),
        repeat(dice.here),
        repeat(at),
        repeat(team),
        strict=False,
    )
    return at.memo.each(_dice, list(lines))


def _dice(
    inputs: tuple[Adventurer, tuple[int, bool], str, int, ChamberId | None, Viewpoint, Place],
) -> Piece:
    """One friend's dice and calls, *down* lines below the top of the team's panel."""
    who, (curses, agrees), called, down, here, at, (x, y, width, _) = inputs
    told = ""
    if who.chamber is None or who.is_away:
        # Instead of their dice.
        told = at.words.say("team-out" if who.chamber is None else "team-away")
    agreed = at.words.say("team-agrees") if agrees else ""
    heard = _heard(called, at, width) if called else ""
    ink = Ink.STRONG if called in REMARKS else Ink.CALL
    place = Place(x, y + down, width, 1)
    if heard and at.has_short_team:
        return call_of_friend(heard, ink, who.chamber == here, place, at.glyphs)
    return dice_of_friend(
        who.dice, told, curses, agreed, heard, ink, place, at.has_short_team, at.glyphs, at.words.letters
    )


def _heard(called: str, at: Viewpoint, width: int) -> str:
    """The words of a call; the short ones in a narrow column."""
    short = f"short-call-{called}"
    return at.words.say(short if width < ROOM_FOR_CALLS and at.words.knows(short) else f"call-{called}")
