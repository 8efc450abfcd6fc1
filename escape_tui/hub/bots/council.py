"""The council: the plan that all companions of a table share, made again when the situation changes."""

from collections.abc import Mapping

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import ModuleId, PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice.box import ADVISERS
from escape_tui.hub.bots.advice.errand import Adviser
from escape_tui.hub.bots.answering import Answering
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.outlook.outlook import Outlook, stuck
from escape_tui.hub.bots.speech import Speech
from escape_tui.hub.bots.strategy.bot_task import Task
from escape_tui.hub.bots.strategy.courtesy import Courtesy
from escape_tui.hub.bots.strategy.planning import plan
from escape_tui.modules.queenies.cursedgem import LocationTold
from escape_tui.rules.calling import Called, Talked
from escape_tui.rules.dice import FreeDice
from escape_tui.rules.exploring import Discover

#: Longest time before the plan is made again: what is worth doing changes with time.
RETHINK_MS: Millis = 10_000

#: How long a failed task isn't tried; the time grows with every failure, up to the number of times below.
BAN_MS: Millis = 20_000
MOST_BANS = 3


class Council:
    """The companions' common plan, made without communication: each would make the same plan alone."""

    def __init__(
        self, advisers: Mapping[ModuleId, Adviser] = ADVISERS, manner: Manner = Manner.EAGER
    ) -> None:
        self.advisers = advisers
        self.members: set[PlayerId] = set()
        self.courtesy = Courtesy(manner)
        self.speech = Speech(manner)
        self.answering = Answering()
        self.outlook: Outlook | None = None
        #: Everybody's task in the plan that `view` has made.
        self.tasks: dict[PlayerId, Task] = {}
        self._bans: dict[str, Millis] = {}
        self._vain: dict[str, int] = {}
        #: Whose cursed gem belongs in which chamber, as players have called.
        self._told: dict[ChamberId, PlayerId | None] = {}
        self._situation: tuple[object, ...] = ()
        self._thought_of: State | None = None

    def view(self, game: Game) -> Outlook:
        """The outlook from which the current plan was made."""
        self._think(game)
        assert self.outlook is not None
        return self.outlook

    def _think(self, game: Game) -> None:
        """Plan again if the situation has changed."""
        state = game.state
        if state is self._thought_of and len(self._bans) == self._situation[-1]:
            return
        self._thought_of = state
        people = self.people(state)
        if people:
            self.courtesy.look(state, people)
        situation = (
            state.temple,
            state.parts,
            state.depot,
            state.elapsed // RETHINK_MS,
            [who.escaped_at for who in state.adventurers].count(None),
            stuck(state),
            len(self._told),
            bool(people) and self.courtesy.is_holding_back(state, people),
            len(self._bans),
        )
        if situation != self._situation:
            self._bans = {deed: until for deed, until in self._bans.items() if until > state.now}
            self._situation = (*situation[:-1], len(self._bans))
            ground = None if self.outlook is None else self.outlook.ground
            self.outlook = Outlook(game, self.advisers, people, self._told, ground)
            self.tasks = plan(self.outlook, self.tasks, self._bans, self.courtesy)

    def heard(self, game: Game, talk: Talked) -> None:
        """Remember what was told; companions talk less when people talk."""
        if isinstance(talk, LocationTold):
            self._told[talk.chamber] = talk.owner
            self._thought_of = None
        if talk.player not in self.members:
            self.speech.heard_a_person(game.state.now)
            if isinstance(talk, Called) and game.state.has_begun:
                self.answering.hear(self.view(game), talk, self.tasks, self.members)

    def note(self, wish: Command | None) -> None:
        """A companion is about to play *wish*."""
        match wish:
            case Discover():
                self.courtesy.lay()
            case FreeDice(whom=whom):
                self.speech.freed_by_companion(whom)

    def people(self, state: State) -> tuple[PlayerId, ...]:
        """The people in the temple who are present and not companions."""
        if len(self.members) == len(state.adventurers):
            return ()
        return tuple(who.player for who in state.inside if who.player not in self.members and not who.is_away)

    def ban(self, game: Game, task: Task) -> None:
        """*task* has failed: nobody tries it for a while."""
        self._vain[task.deed] = self._vain.get(task.deed, 0) + 1
        self._bans[task.deed] = game.state.now + BAN_MS * min(self._vain[task.deed], MOST_BANS)
