"""The team's panel: where each friend is in lines that stay, and over them their dice, which change most."""

from itertools import zip_longest
from typing import TYPE_CHECKING

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer
from escape_tui.scene.game.common_facts import NOTHING, PLAYERS
from escape_tui.scene.game.facts import about
from escape_tui.scene.game.side.team import Friend, dice_of_friend, friend_in_short, where
from escape_tui.scene.game.viewer_sight import chips
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed, heading
from tile_art.inks.canvas import Picture, Row, row

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

#: What the dice of friends are drawn from, and what the lines that they lie on are.
_MARKS = about("seat", "marks", "calls")
DICE_OF_FRIENDS = about("others") | _MARKS
TEAM = about("seat", "places", "temple", "bots")
#: What a small terminal has instead of both.
TEAM_IN_SHORT = TEAM | DICE_OF_FRIENDS


def team(view: "View", width: int) -> Picture:
    """Below a title a line for each friend, and a blank one for their dice; everybody in as few lines as a
    small terminal has."""
    if view.is_small:
        return _in_short(view, width)
    if not view.friends:
        return ()
    lines = list(view.kept("team title", NOTHING, lambda: _title(view, width)))
    for player in view.friends:
        lines += (_where(view, view.facts.table.people[player], width), row(" " * width))
    return tuple(lines)


def dice_of_friends(view: "View", team: Place | None, known: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The dice of each friend, on the lines that are for them in the place of the *team*; of those *known*
    there, the same where no news are about them."""
    if view.is_small or team is None:
        return ()
    news = view.unshown
    if not _MARKS.isdisjoint(news):
        known = ()
    lines = zip_longest(known, zip(view.friends, range(2, team.height, 2), strict=False))
    return tuple(
        [
            was if was is not None and PLAYERS[player] not in news else _dice(view, player, team, down)
            for was, (player, down) in lines
        ]
    )


def _dice(view: "View", player: PlayerId, team: Place, down: int) -> Piece:
    """The dice of *player*, so far *down* in the place of the *team*."""
    (x, y, width, _), table, say = team, view.facts.table, view.look.words.say
    called = [call for caller, call in view.facts.time.calls if caller == player and caller not in view.muted]
    curses, agrees = table.marks[player]
    return dice_of_friend(
        table.people[player].dice,
        curses,
        say("team-agrees") if agrees else "",
        say(f"call-{called[0]}") if called else "",
        Place(x, y + down, width, 1),
        view.look.glyphs,
        view.look.words.letters,
    )


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
    people, temple = view.facts.table.people, view.facts.table.temple
    calls = {player: call for player, call in view.facts.time.calls if player not in view.muted}
    here = people[view.seat].chamber if view.seats else None
    friends = tuple([Friend(people[player], calls.get(player, "")) for player in view.friends])

    def draw() -> Picture:
        return tuple(chips((friend_in_short(each, here, temple, view.narrator) for each in friends), width))

    return view.shared_piece(("friends in short", here, width), (friends, temple), draw) if friends else ()
