"""The team's panel: where each friend is in lines that stay, and over them their dice, which change most."""

from functools import partial
from typing import TYPE_CHECKING

from escape_tui.engine.state import Adventurer
from escape_tui.scene.game.common_facts import NOTHING, PLAYERS
from escape_tui.scene.game.facts import about
from escape_tui.scene.game.sight import chips
from escape_tui.scene.game.team import Friend, dice_of_friend, friend_in_short, where
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed, heading
from tile_art.canvas import Picture, Row, row

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: What the dice of friends are drawn from, and what the lines that they lie on are.
DICE_OF_FRIENDS = about("seat", "others", "marks", "calls")
TEAM = about("seat", "places", "temple", "bots")
_DICE_OF = tuple(about("seat", name, "marks", "calls") for name in PLAYERS)
#: What a small terminal has instead of both.
TEAM_IN_SHORT = TEAM | DICE_OF_FRIENDS


def team(view: "View", width: int) -> Picture:
    """Below a title a line for each friend, and a blank one for their dice; everybody in as few lines as a
    small terminal has."""
    if view.is_small:
        return _in_short(view, width)
    others = _others(view)
    if not others:
        return ()
    lines = list(view.kept("team title", NOTHING, lambda: _title(view, width)))
    for who in others:
        lines += (_where(view, who, width), row(" " * width))
    return tuple(lines)


def dice_of_friends(view: "View", team: Piece | None) -> tuple[Piece, ...]:
    """The dice of each friend, on the lines that the *team* has for them."""
    if view.is_small or team is None:
        return ()
    place = team.place
    lines = zip(_others(view), range(2, place.height, 2), strict=False)
    return tuple(
        [
            view.kept(
                PLAYERS[who.player], _DICE_OF[who.player], partial(_dice, view, who, place, down), place
            )
            for who, down in lines
        ]
    )


def _dice(view: "View", who: Adventurer, team: Place, down: int) -> Piece:
    """The dice of *who*, so far *down* in the place of the *team*."""
    say, (curses, agrees) = view.look.words.say, view.facts.table.marks[who.player]
    called, (x, y, width, _) = _calls(view).get(who.player), team
    return dice_of_friend(
        who.dice,
        curses,
        say("team-agrees") if agrees else "",
        say(f"call-{called}") if called else "",
        Place(x, y + down, width, 1),
        view.look.glyphs,
    )


def _others(view: "View") -> list[Adventurer]:
    """Everybody whose dice are not on the table here."""
    mine = view.trays if view.seats else ()
    return [who for who in view.facts.table.people if who.player not in mine]


def _calls(view: "View") -> dict[int, str]:
    """What is called by those who are heard here."""
    return {player: call for player, call in view.facts.time.calls if player not in view.muted}


def _title(view: "View", width: int) -> Picture:
    return dressed((heading(view.look.words.say("panel-team"), width),), view.look.glyphs)


def _where(view: "View", who: Adventurer, width: int) -> Row:
    """Where *who* is, found once for all who stand in one place."""
    narrator, temple = view.narrator, view.facts.table.temple
    here = view.facts.table.people[view.seat].chamber if view.seats else None
    name, is_bot = (
        view.presenter.shown.state.setup.seats[who.player].name,
        who.player in view.facts.table.bots,
    )
    drawn_from = (who.chamber, who.colour, who.is_away, is_bot, name, temple)
    return view.shared_piece(
        ("where", who.player, here, width),
        drawn_from,
        lambda: (where(who, is_bot, name, here, temple, narrator, width),),
    )[0]


def _in_short(view: "View", width: int) -> Picture:
    """Everybody in as few lines as a small terminal has."""
    temple, calls = view.facts.table.temple, _calls(view)
    here = view.facts.table.people[view.seat].chamber if view.seats else None
    friends = tuple([Friend(who, calls.get(who.player, "")) for who in _others(view)])

    def draw() -> Picture:
        return tuple(chips((friend_in_short(each, here, temple, view.narrator) for each in friends), width))

    return view.shared_piece(("friends in short", here, width), (friends, temple), draw) if friends else ()
