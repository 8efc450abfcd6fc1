"""Requests: everything that a visitor may ask of the hub."""

from typing import Annotated

from msgspec import Meta, Struct

from escape_tui.engine.setup import Setup
from escape_tui.hub.record.codec import AnyCommand

#: As large as every language can count.
RequestId = Annotated[int, Meta(ge=0, lt=2**53)]


class Request(Struct, frozen=True, tag=True, kw_only=True):
    """Something a visitor asks for. It is done once, however often it arrives with the same *id*.

    Ids count up from 1 for each visit. A port numbers what has no id yet.
    """

    id: RequestId = 0


# Coming and going


class Arrive(Request, frozen=True):
    """Be there for others, under *name*; who has a seat that was kept sits in it again."""

    name: str


class Leave(Request, frozen=True):
    """Be gone; a seat is kept for a while."""


class Rename(Request, frozen=True):
    """Be called *name* from now on; where one plays, from the next game on."""

    name: str


class Look(Request, frozen=True):
    """Answered with `Seen`: the lobby, and the table at which one sits."""


class Pass(Request, frozen=True):
    """Do nothing: be heard, and wait for what comes."""


class Find(Request, frozen=True):
    """What there is at the table *code*: answered with its phase."""

    code: str


# Finding a table


class OpenTable(Request, frozen=True):
    """A new table, at which *agreement* is played with so many *bots*."""

    is_public: bool = True
    agreement: Setup | None = None
    bots: int = 0


class OpenDaily(Request, frozen=True):
    """A new table for the temple of the day."""


class Join(Request, frozen=True):
    """A seat at the table *code*."""

    code: str


class TakeBotSeat(Request, frozen=True):
    """A bot's seat in the game that runs at the table *code*: at *place*, or any."""

    code: str
    place: int | None = None


class QuickPlay(Request, frozen=True):
    """A seat somewhere useful: with people who wait, or at a new table with bots."""


class StandUp(Request, frozen=True):
    """Leave the table for good."""


class StepOut(Request, frozen=True):
    """Leave a running game for a while; the seat is kept."""


class ReturnToTable(Request, frozen=True):
    """Take the seat that was kept."""


# At a table that gathers


class Ready(Request, frozen=True):
    is_ready: bool = True


class Agree(Request, frozen=True):
    """The opener changes the set-up; everybody has to be ready anew."""

    agreement: Setup
    is_public: bool = True
    may_bots_hold: bool = True


class NameTable(Request, frozen=True):
    title: str


class SeatBot(Request, frozen=True):
    """A bot on the free seat *place*."""

    place: int


class ClearSeat(Request, frozen=True):
    """Nobody on the seat *place* any more."""

    place: int


class VoteOut(Request, frozen=True):
    """Want whoever sits at *place* to leave before the game, or no longer."""

    place: int


class ChangeSeat(Request, frozen=True):
    """The free seat of another *colour*."""

    colour: str


class Pick(Request, frozen=True):
    """What one chooses before the game, such as a card."""

    picks: dict[str, str]


class HandOver(Request, frozen=True):
    """The person on the seat *place* is the opener from now on."""

    place: int


# At a game


class Play(Request, frozen=True):
    """Do *command* in the game, for one's own adventurer."""

    command: AnyCommand


class VotePause(Request, frozen=True):
    """Want a pause, or refuse it; while there is one, end it."""

    wants: bool = True


class WantAgain(Request, frozen=True):
    """Want another game at the same table, or no longer; it gathers when all who stay want it."""

    wants: bool = True


class LeadReplay(Request, frozen=True):
    """Show the finished *game* to those at the table, and lead."""

    game: str


class SteerReplay(Request, frozen=True):
    """Let everybody see the moment *at*, and go on from there at *speed* or stand still."""

    at: int
    speed: float = 1.0
    is_playing: bool = False


class HandLead(Request, frozen=True):
    """Let whoever sits at *place* lead the replay."""

    place: int


class EndReplay(Request, frozen=True):
    """Lead no longer; somebody else may."""


# Talking and watching


class SayInLobby(Request, frozen=True):
    text: str


class SayAtTable(Request, frozen=True):
    text: str


class Watch(Request, frozen=True):
    """See the game of the table *code* from outside, instead of what one watched before; the answer has the
    number of the *watch*. Others see that somebody called *name* watches."""

    code: str
    name: str = ""


class WatchNext(Request, frozen=True):
    """See the next game that everybody may see."""


class Cheer(Request, frozen=True):
    """Call out one of the cheers to those whom one watches."""

    cheer: str


class SayToWatchers(Request, frozen=True):
    """Say something to those who watch the same table."""

    text: str


class StopWatching(Request, frozen=True):
    """Look no longer; with the number of a *watch*, only if that is what one still watches."""

    watch: int = 0
