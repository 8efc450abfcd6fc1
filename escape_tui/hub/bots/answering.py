"""Answering: companions answer people's calls, with a walk or with a reason, and ask before they spend."""

from collections.abc import Iterator

from msgspec import Struct

from escape_tui.engine.effect import Command
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.outlook.outlook import STUCK_AT, Outlook
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.rules.calling import Call, Called

#: The calls that ask somebody to come.
SUMMONING = ("come", "help", "keys", "torches")

#: How long a companion takes to answer a call.
ANSWERS_IN_MS: Millis = 1_200
#: How long a companion walks at most to the person who called, and stays there.
WALKS_MS: Millis = 30_000
STAYS_MS: Millis = 6_000

#: How long people have to object before a companion spends the dice they hold, how long an objection counts,
#: and how long a question isn't asked again.
OBJECTION_MS: Millis = 3_000
OBJECTED_MS: Millis = 15_000
ASKED_MS: Millis = 30_000

#: How long nobody is teased again.
TEASED_MS: Millis = 120_000


class Walk(Struct, frozen=True):
    """A companion's walk to the chamber of a person who called."""

    goal: ChamberId
    until: Millis


class Answering:
    """The answers of all companions at a table to people's calls."""

    def __init__(self) -> None:
        self._answers: dict[PlayerId, str] = {}
        self._walks: dict[PlayerId, Walk] = {}
        self._asked: dict[str, Millis] = {}
        self._objected_until: Millis = 0
        self._teased_until: Millis = 0
        self._heard: Called | None = None

    def hear(
        self, outlook: Outlook, talk: Called, tasks: dict[PlayerId, Task], members: set[PlayerId]
    ) -> None:
        """One companion will answer *talk*, the call of a person; each call is heard once."""
        if talk is self._heard:
            return
        self._heard = talk
        now = outlook.state.now
        if talk.call == "wait":
            self._objected_until = now + OBJECTED_MS
        companions = [who for who in outlook.inside if who.player in members]
        if talk.chamber is None or not companions:
            return
        if talk.call in SUMMONING:
            self._summon(outlook, companions, talk.chamber, tasks)
        elif talk.call == "wait":
            self._answers[_nearest(outlook, companions, talk.chamber).player] = "waits"
        elif talk.call == "thanks" and now >= self._teased_until:
            self._teased_until = now + TEASED_MS
            self._answers[_nearest(outlook, companions, talk.chamber).player] = "tease"

    def is_due(self, player: PlayerId) -> bool:
        """Whether the companion *player* has an answer to give."""
        return player in self._answers

    def answer(self, player: PlayerId) -> Iterator[Command]:
        """The answer that the companion *player* owes, once."""
        if call := self._answers.pop(player, ""):
            yield Call(player, call)

    def walk(self, game: Game, me: Adventurer, task: Task) -> Task:
        """The task of *me* while they walk to a person who called: *task* if that is to be done there, or
        if nobody called."""
        walk = self._walks.get(me.player)
        if walk is None:
            return task
        if walk.until <= game.state.now or walk.goal not in game.state.temple:
            del self._walks[me.player]
            return task
        if me.chamber == walk.goal and walk.until > game.state.now + STAYS_MS:
            self._walks[me.player] = Walk(walk.goal, game.state.now + STAYS_MS)
        if task.goal == walk.goal:
            return task
        return Task(Purpose.HOME, walk.goal, team=(me.player,), deed=f"come {me.player}")

    def question(self, now: Millis, player: PlayerId, deed: str) -> Command | None:
        """The question to people before the companion *player* spends their dice for *deed*."""
        if self._asked.get(deed, 0) > now:
            return None
        self._asked[deed] = now + ASKED_MS
        return Call(player, "ask-dice")

    def may_spend(self, now: Millis, deed: str) -> bool:
        """Whether people had time to object to *deed*, and didn't."""
        return now >= self._objected_until and self._asked.get(deed, 0) <= now + ASKED_MS - OBJECTION_MS

    def _summon(
        self,
        outlook: Outlook,
        companions: list[Adventurer],
        goal: ChamberId,
        tasks: dict[PlayerId, Task],
    ) -> None:
        reasons = {who.player: _reason(outlook, who, goal, tasks.get(who.player)) for who in companions}
        able = [who for who in companions if not reasons[who.player]]
        chosen = _nearest(outlook, able or companions, goal).player
        self._answers[chosen] = reasons[chosen] or "yes"
        if able:
            self._walks[chosen] = Walk(goal, outlook.state.now + WALKS_MS)


def _reason(outlook: Outlook, who: Adventurer, goal: ChamberId, task: Task | None) -> str:
    """The answer with which *who* refuses to come; empty if they can."""
    if goal == who.chamber:
        return ""
    if outlook.free[who.player] <= STUCK_AT:
        return "no-locked"
    if goal not in outlook.steps[who.player]:
        return "no-way"
    return "no-busy" if task is not None and task.purpose is Purpose.RESCUE and task.goal != goal else ""


def _nearest(outlook: Outlook, companions: list[Adventurer], goal: ChamberId) -> Adventurer:
    far = len(outlook.temple.chambers) + 1
    return min(companions, key=lambda who: (outlook.steps[who.player].get(goal, far), who.player))
