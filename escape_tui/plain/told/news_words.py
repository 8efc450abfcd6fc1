"""News: the events of a game, one line each, and how much each matters to the listener."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import EXIT, Chamber, ChamberId, Side
from escape_tui.plain.told.dice_words import hand, icons
from escape_tui.plain.told.offers import offered
from escape_tui.plain.told.surroundings import doors, gems_here, in_short
from escape_tui.plain.told.way_words import distance, side_name, way_words
from escape_tui.plain.voice import Matter
from escape_tui.rules.calling import Called, Said
from escape_tui.rules.countdown import Begun, Collapsed, Gonged, Slammed, Ticked
from escape_tui.rules.dice import Freed, Held, Landed, Released
from escape_tui.rules.ending.leaving import DieGiven, EscapeCost, Escaped
from escape_tui.rules.exploring import Laid
from escape_tui.rules.fate import FateAgreed, FateProposed, FateRefused, FateTurned, ProposalRested
from escape_tui.rules.gems import DepotFilled, GemsActivated
from escape_tui.rules.moving import BY_PASSAGE, Entered, refuge
from escape_tui.scene.words.narration import PEOPLE, Narrator

#: Events that everybody has to know, wherever they are.
_WEIGHTY = (
    Begun, Slammed, Collapsed, FateProposed, FateAgreed, FateRefused, FateTurned, ProposalRested,
    GemsActivated, DepotFilled, Escaped, Ended, Called, Said, DieGiven,
)  # fmt: skip
#: Events that the clock or the bells announce.
_TOLD_OTHERWISE = (Ticked,)
#: Number of dice that a golden mask frees: a friend here with as many locked dice needs it.
WORTH_A_MASK = 2
_FAR_CALLS = ("help", "come", "gold", "keys", "torches")


class NewsLine(NamedTuple):
    """A line, and how much it matters."""

    text: str
    matter: Matter


class Reporter:
    """Tells *game* to the player in seat *me*; `None` is a spectator."""

    def __init__(
        self, game: Game, me: PlayerId | None, narrator: Narrator, *, tells_offers: bool = True
    ) -> None:
        self._game = game
        self._state = game.state
        self._me = me
        self._narrator = narrator
        self._say = narrator.words.say
        self._tells_offers = tells_offers
        self._here: ChamberId | None = None if me is None else self._state.adventurers[me].chamber

    def told(self, events: tuple[Event, ...]) -> Iterator[NewsLine]:
        """The lines for *events*, in order; one action with several dice is one line."""
        for event in events:
            if not isinstance(event, _TOLD_OTHERWISE):
                yield from self._line(event)
        holding = dict.fromkeys(event.player for event in events if isinstance(event, Held | Released))
        for player in holding:
            yield self._holds(player)

    def _line(self, event: Event) -> Iterator[NewsLine]:
        news = self._own(event) if self._is_mine(event) else self._of_others(event)
        if news is not None and news.text:
            yield news

    def _is_mine(self, event: Event) -> bool:
        actor = (
            getattr(event, "by", None) if isinstance(event, Laid | Freed) else getattr(event, "player", None)
        )
        return self._me is not None and actor == self._me

    # The player's own actions

    def _own(self, event: Event) -> NewsLine | None:
        match event:
            case Landed():
                return NewsLine(self._rolled(), Matter.ANSWER)
            case Held() | Released():
                return None
            case Entered(how=how):
                is_asked = how == BY_PASSAGE
                carried = "" if is_asked else self._told(event)
                return NewsLine(
                    f"{carried} {self._entered()}", Matter.ANSWER if is_asked else Matter.PRESSING
                )
            case Laid(chambers=chambers):
                name = self._narrator.chamber(chambers[0].id)
                side = self._side_of(chambers[0])
                return NewsLine(self._say("plain-discovered", chamber=name, side=side), Matter.ANSWER)
            case GemsActivated():
                return NewsLine(f"{self._told(event)} {self._depot()}", Matter.ANSWER)
            case Freed(whom=whom, dice=dice) if whom == self._me:
                return NewsLine(self._say("plain-freed-own", dice=len(dice)), Matter.ANSWER)
            case Called() | Said() | Freed():
                return NewsLine(self._told(event), Matter.ANSWER)
        told = f"{self._told(event)} {self._narrator.warning(event)}"
        return NewsLine(told.strip(), Matter.WEIGHTY)

    def _told(self, event: Event) -> str:
        return self._narrator.told(event, self._state)

    def _rolled(self) -> str:
        assert self._me is not None
        dice = self._state.adventurers[self._me].dice
        rolled = self._say("plain-rolled", dice=hand(dice, self._narrator.words))
        return f"{rolled} {self._offered()}"

    def _holds(self, player: PlayerId) -> NewsLine:
        """The dice that *player* holds: the answer to the player's own key, or a friend's offer."""
        who = self._state.adventurers[player]
        held = icons((die.face for die in who.dice if die.is_held), self._narrator.words) or "none"
        if player == self._me:
            return NewsLine(self._say("plain-held", icons=held), Matter.ANSWER)
        told = self._say("plain-friend-holds", player=self._narrator.name(player), icons=held)
        return NewsLine(told, Matter.FAR)

    def _entered(self) -> str:
        assert self._me is not None
        told = in_short(self._game, self._me, self._narrator)
        if self._here is None or not self._tells_offers:
            return told
        gems = gems_here(self._game, self._here, self._narrator)
        return f"{told} {gems} {doors(self._game, self._me, self._narrator)}"

    def _offered(self) -> str:
        is_told = self._tells_offers and self._me is not None
        return offered(self._game, self._me, self._narrator) if is_told and self._me is not None else ""

    def _side_of(self, chamber: Chamber) -> str:
        """The side of the player's own chamber on which *chamber* is."""
        if self._here is None:
            return "none"
        cell = self._state.temple.chambers[self._here].cell
        sides = (side_name(side, self._narrator) for side in Side if cell.beyond(side) == chamber.cell)
        return next(sides, "none")

    # Other players' actions, and events for everybody

    def _of_others(self, event: Event) -> NewsLine | None:
        match event:
            case Gonged(gong=gong):
                return NewsLine(f"{self._told(event)} {self._way(gong)}", Matter.PRESSING)
            case Landed(player=player):
                return self._landed(player, event)
            case Held() | Released():
                return None
            case FateProposed() if self._me is not None and self._here is not None:
                # The question itself announces it.
                return None
            case Entered(player=player, chamber=chamber, came_from=came_from):
                return self._walked(event, player, chamber, came_from)
            case Called(player=player, call=call, chamber=chamber):
                return NewsLine(self._called(event, call, chamber), Matter.WEIGHTY)
            case Laid(chambers=chambers) if any(chamber.id == EXIT for chamber in chambers):
                return NewsLine(f"{self._told(event)} {self._far(EXIT)}", Matter.WEIGHTY)
            case Laid(chambers=chambers):
                return NewsLine(f"{self._told(event)} {self._far(chambers[0].id)}", Matter.NEAR)
            case GemsActivated():
                return NewsLine(f"{self._told(event)} {self._depot()}", Matter.WEIGHTY)
        return NewsLine(self._told(event), self._matter(event))

    def _matter(self, event: Event) -> Matter:
        """How much *event* matters, by the players it names and where they are."""
        people = list(_people(event))
        if isinstance(event, _WEIGHTY) or self._me in people:
            return Matter.WEIGHTY
        if self._here is None:
            return Matter.NEAR
        beside = [player for player in people if self._state.adventurers[player].chamber == self._here]
        return Matter.NEAR if beside or not people else Matter.FAR

    def _landed(self, player: PlayerId, event: Landed) -> NewsLine | None:
        """A friend's roll is told if it locks their dice."""
        who = self._state.adventurers[player]
        if not any(face == "B" for face in event.faces):
            return None
        name, is_stuck = self._narrator.name(player), len(who.locked) == len(who.dice)
        told = self._say(
            "plain-locked", player=name, locked=len(who.locked), stuck="yes" if is_stuck else "no"
        )
        is_near = self._here is not None and who.chamber == self._here and len(who.locked) >= WORTH_A_MASK
        return NewsLine(told, Matter.WEIGHTY if is_stuck else Matter.NEAR if is_near else Matter.FAR)

    def _walked(self, event: Entered, player: PlayerId, chamber: ChamberId, came_from: ChamberId) -> NewsLine:
        name, place = self._narrator.name(player), self._narrator.chamber(chamber)
        if self._here is not None and chamber == self._here:
            return NewsLine(self._say("plain-comes", player=name), Matter.NEAR)
        if self._here is not None and came_from == self._here:
            return NewsLine(self._say("plain-goes", player=name, chamber=place), Matter.NEAR)
        return NewsLine(self._say("plain-walks", player=name, chamber=place), Matter.FAR)

    def _called(self, event: Called, call: str, chamber: ChamberId | None) -> str:
        told = self._told(event)
        if voice := self._narrator.voice(event, self._state):
            # The call comes first: a listener has to know at once what is wanted.
            player, text = self._narrator.name(event.player), f"{self._say(f'call-{call}')} {voice}"
            told = self._say("told-said", player=player, text=text)
        is_about_place = call in _FAR_CALLS and chamber is not None and self._here is not None
        return f"{told} {self._far(chamber)}" if is_about_place and chamber is not None else told

    def _far(self, chamber: ChamberId) -> str:
        """The distance to *chamber*, as a sentence of its own."""
        if self._here is None or chamber not in self._state.temple:
            return ""
        far = distance(self._here, chamber, self._state.temple, self._narrator)
        return f"{far[:1].upper()}{far[1:]}."

    def _way(self, gong: int) -> str:
        if self._me is None or self._here is None:
            return ""
        goal = EXIT if gong == 3 else refuge(self._game, self._me)
        if goal not in self._state.temple:
            return self._say("banner-find-exit")
        return way_words(self._game, self._me, goal, self._narrator)

    def _depot(self) -> str:
        inside = self._state.inside
        keys = len(self._game.ask(EscapeCost(inside[0].player))) if inside else 0
        return self._say("plain-depot", depot=self._state.depot, keys=keys)


def _people(event: Event) -> Iterator[PlayerId]:
    """All players named in *event*."""
    for name, value in msgspec.structs.asdict(event).items():
        if name in PEOPLE and isinstance(value, int):
            yield value
        elif name in ("players", "helpers") and isinstance(value, tuple):
            yield from (each for each in value if isinstance(each, int))
