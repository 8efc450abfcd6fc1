"""Requests: everything that a session may ask of the hub."""

from typing import Annotated

from msgspec import Meta, Struct

from escape_tui.engine.setup import Setup
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.race.race import PacerKind
from escape_tui.hub.record.codec import AnyCommand

#: Largest id; every programming language can represent it.
RequestId = Annotated[int, Meta(ge=0, lt=2**53)]
#: The name that a program gives its visit.
VisitName = Annotated[str, Meta(max_length=40)]


class Request(Struct, frozen=True, tag=True, kw_only=True):
    """A request. It is carried out once, even if it arrives again with the same *id*.

    Ids count up from 1 in each session. A port numbers requests without an id.
    """

    id: RequestId = 0


# Arriving and leaving


class Arrive(Request, frozen=True):
    """Appear to others as *name*; if you have a saved seat, you sit in it again.

    A *visit* with a name goes on after a break: what was asked at a table under an id of that visit isn't
    carried out again, and is answered as before.
    """

    name: str
    visit: VisitName = ""


class Leave(Request, frozen=True):
    """End the session; your seat is saved for a while."""


class Rename(Request, frozen=True):
    """Change your name; during a game, your seat keeps the old one."""

    name: str


class Look(Request, frozen=True):
    """Answered with `Seen`: the lobby and your own table."""


class SeeAnalysis(Request, frozen=True):
    """Answered with `Analysed`: the team's chance over the finished *game*, and where it turned."""

    game: str


class Pass(Request, frozen=True):
    """Do nothing; a program passes its turn with it."""


class Find(Request, frozen=True):
    """Look up the table *code*; the answer has its phase."""

    code: str


# Finding a table


class OpenTable(Request, frozen=True):
    """Open a table with the setup *agreement* and this number of *bots*."""

    is_public: bool = True
    agreement: Setup | None = None
    bots: int = 0


class OpenDaily(Request, frozen=True):
    """Open a table for the daily temple."""


class OpenStudy(Request, frozen=True):
    """Open a table that plays on from the moment when the *clock* of the finished *game* showed so many
    seconds, with new dice or the same."""

    game: str
    clock: int
    is_same_dice: bool = False


class OpenRerun(Request, frozen=True):
    """Open a table that plays the temple of the finished *game* again, against the team that played it."""

    game: str


class OpenRacing(Request, frozen=True):
    """Open a table that takes part in the race *code*."""

    code: str


class Join(Request, frozen=True):
    """Join the table *code*."""

    code: str


class TakeBotSeat(Request, frozen=True):
    """Take a bot's seat in the game in progress at the table *code*: at *place*, or any."""

    code: str
    place: int | None = None


class QuickPlay(Request, frozen=True):
    """Join people who wait, or a game that has just begun, or open a table with bots."""


class StandUp(Request, frozen=True):
    """Leave the table for good."""


class StepOut(Request, frozen=True):
    """Leave a game in progress for a while; your seat is saved."""


class ReturnToTable(Request, frozen=True):
    """Return to your saved seat."""


# At a table before its game


class Ready(Request, frozen=True):
    is_ready: bool = True


class Agree(Request, frozen=True):
    """The host changes the setup; everybody has to confirm again that they are ready."""

    agreement: Setup
    is_public: bool = True
    may_bots_hold: bool = True
    #: Whether others may play on from moments of the game.
    may_be_studied: bool = True
    #: How bots play with people.
    manner: Manner = Manner.COMPANIONABLE


class CallRace(Request, frozen=True):
    """The host calls for a race: other tables enter it by its code, and all begin in the same second."""


class EnterRace(Request, frozen=True):
    """The host enters the race *code* with the whole table."""

    code: str


class LeaveRace(Request, frozen=True):
    """The host takes the table out of its race, before that begins."""


class ChoosePacer(Request, frozen=True):
    """Choose the recorded team to race against in a temple that others have played; `None` for nobody."""

    kind: PacerKind | None = None


class NameTable(Request, frozen=True):
    title: str


class SeatBot(Request, frozen=True):
    """Put a bot on the open seat *place*."""

    place: int


class ClearSeat(Request, frozen=True):
    """Remove the bot or the person from the seat *place*."""

    place: int


class VoteOut(Request, frozen=True):
    """Vote to remove the person at *place* before the game, or withdraw that vote."""

    place: int


class ChangeSeat(Request, frozen=True):
    """Move to the open seat of another *colour*."""

    colour: str


class Pick(Request, frozen=True):
    """Choose something before the game, such as a card."""

    picks: dict[str, str]


class HandOver(Request, frozen=True):
    """Make the person on the seat *place* the host."""

    place: int


# During and after a game


class Play(Request, frozen=True):
    """Play *command* in the game, for your own player."""

    command: AnyCommand


class VotePause(Request, frozen=True):
    """Ask for a pause or refuse it; during a pause, end it."""

    wants: bool = True


class GiveUp(Request, frozen=True):
    """Want to give up the game, or no longer; it is lost when everybody here wants that, or when nobody
    refuses although everybody inside has dropped out."""

    wants: bool = True


class WantAgain(Request, frozen=True):
    """Want a rematch, or no longer; the table opens again when everybody there wants one."""

    wants: bool = True


class LeadReplay(Request, frozen=True):
    """Show the finished *game* to the people at the table, and control the replay."""

    game: str


class SteerReplay(Request, frozen=True):
    """Show everybody the moment *at*, and play on from there at *speed*, or stop."""

    at: int
    speed: float = 1.0
    is_playing: bool = False


class HandLead(Request, frozen=True):
    """Let the person at *place* control the replay."""

    place: int


class EndReplay(Request, frozen=True):
    """Stop controlling the replay; somebody else may."""


# Chat and watching


class SayInLobby(Request, frozen=True):
    text: str


class SayAtTable(Request, frozen=True):
    text: str


class Watch(Request, frozen=True):
    """Watch the game of the table *code*, instead of the one before; the answer has the number of the
    *watch*. Others see that *name* is watching."""

    code: str
    name: str = ""


class WatchNext(Request, frozen=True):
    """Watch the next public game."""


class Cheer(Request, frozen=True):
    """Send one of the cheers to the players you watch."""

    cheer: str


class SayToWatchers(Request, frozen=True):
    """Say something to the spectators of the same table."""

    text: str


class StopWatching(Request, frozen=True):
    """Stop watching; with the number of a *watch*, only if that is still the one you watch."""

    watch: int = 0
