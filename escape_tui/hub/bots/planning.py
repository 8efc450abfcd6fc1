"""Planning: who does what, worked out from what everybody sees, the same for every companion."""

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis
from escape_tui.engine.temple import EXIT, START
from escape_tui.hub.bots.departure import is_time_to_leave
from escape_tui.hub.bots.estimates import HOPELESS, rolls, walking_ms
from escape_tui.hub.bots.jobs import Job, jobs
from escape_tui.hub.bots.outlook import Outlook
from escape_tui.hub.bots.tactics import kept
from escape_tui.hub.bots.task import Purpose, Task
from escape_tui.rules.leaving import Escape, EscapeCost

#: A task that somebody has already seems this many steps nearer to him.
STICKS = 2


class Assignment(Struct, frozen=True):
    job: Job
    team: tuple[PlayerId, ...]
    rate: float


def plan(
    outlook: Outlook, former: Mapping[PlayerId, Task], banned: Mapping[str, Millis]
) -> dict[PlayerId, Task]:
    """A task for everyone inside: the best use of anybody's time first."""
    idle = [who.player for who in outlook.inside]
    tasks: dict[PlayerId, Task] = {}
    act_ms = outlook.game.catalogue.numbers.bot_act_ms
    open_jobs = [_Opening(job, outlook, former) for job in jobs(outlook) if job.deed not in banned]
    while idle and open_jobs:
        chosen = _best(outlook, open_jobs, idle, act_ms)
        if chosen is None:
            break
        for player in chosen.team:
            tasks[player] = chosen.job.task(player, chosen.team)
            idle.remove(player)
        open_jobs = [opening for opening in open_jobs if opening.job.deed != chosen.job.deed]
    for player in idle:
        tasks[player] = _joined(outlook, tasks, player) or _otherwise(outlook, player)
    return tasks


def _joined(outlook: Outlook, tasks: Mapping[PlayerId, Task], player: PlayerId) -> Task | None:
    """Who has nothing better to do lends a hand where friends pay together, at the nearest place."""
    if is_time_to_leave(outlook):
        return None
    steps = outlook.steps[player]
    pooled = [
        (steps[task.goal], friend) for friend, task in tasks.items() if task.is_pooled and task.goal in steps
    ]
    if not pooled:
        return None
    task = tasks[min(pooled)[1]]
    assert task.command is not None
    return replace(task, command=replace(task.command, player=player), team=(*task.team, player))


class _Opening:
    """A *job* that nobody has been given yet, and who could do it."""

    def __init__(self, job: Job, outlook: Outlook, former: Mapping[PlayerId, Task]) -> None:
        self.job = job
        self._outlook = outlook
        self._former = former

    @cached_property
    def near(self) -> list[tuple[int, PlayerId, Millis]]:
        """Everybody who gets there, the nearest first: the steps, who it is, and how long they walk."""
        outlook, job = self._outlook, self.job
        players = [
            (_seeming_steps(outlook, job, who.player, self._former), who.player)
            for who in outlook.inside
            if job.goal in outlook.steps[who.player] and (not job.only or who.player in job.only)
        ]
        return [(steps, player, walking_ms(steps, outlook.free[player])) for steps, player in sorted(players)]


def _best(
    outlook: Outlook, open_jobs: list[_Opening], idle: list[PlayerId], act_ms: Millis
) -> Assignment | None:
    best: Assignment | None = None
    for opening in open_jobs:
        rate = 0.0 if best is None else best.rate
        # Even for those who are there, acting takes its time: most jobs need no closer look.
        if opening.job.worth / (opening.job.hands * act_ms) > rate:
            best = _assignment(outlook, opening, idle, act_ms, rate) or best
    return best


def _assignment(
    outlook: Outlook, opening: _Opening, idle: list[PlayerId], act_ms: Millis, rate: float
) -> Assignment | None:
    """The nearest who can do the job of *opening* at more than *rate*, as few as it takes, or `None`."""
    job = opening.job
    best: Assignment | None = None
    team: list[PlayerId] = []
    walk = 0
    for _, player, walk_ms in opening.near:
        if player not in idle:
            continue
        team.append(player)
        walk = max(walk, walk_ms)
        # A larger team takes longer: where the walk alone is too long, so is all that follows.
        if job.worth / (len(team) * (walk + act_ms)) <= rate:
            break
        if len(team) < job.hands:
            continue
        work = _work(outlook, job, team)
        if work < HOPELESS and (found := job.worth / (len(team) * (walk + (work + 1) * act_ms))) > rate:
            best, rate = Assignment(job, tuple(team), found), found
        if not job.is_pooled:
            break
    return best


def _work(outlook: Outlook, job: Job, team: list[PlayerId]) -> float:
    """About how many rolls *team* needs for *job*; what is shown at its goal already need not be rolled."""
    lacking, dice = list(job.price), 0
    for player in team if job.is_pooled else team[-1:]:
        who = outlook.state.adventurers[player]
        dice += _able_dice(job, who, outlook.free[player])
        if who.chamber == job.goal:
            shown = kept(who.dice, tuple(lacking))
            for place in shown:
                lacking.remove(who.dice[place].face)
            dice -= len(shown)
    return rolls(tuple(lacking), dice)


def _able_dice(job: Job, who: Adventurer, free: int) -> int:
    """The dice of *who*, of which so many are *free*, that serve *job*: black masks pay locked, golden ones
    free others on the way."""
    if Icon.BLACK in job.price:
        return len(who.dice)
    return free + (len(who.dice) - free) // 2 if Icon.GOLDEN in job.price else free


def _seeming_steps(outlook: Outlook, job: Job, player: PlayerId, former: Mapping[PlayerId, Task]) -> int:
    steps = outlook.steps[player][job.goal]
    return max(0, steps - STICKS) if player in former and former[player].deed == job.deed else steps


def _otherwise(outlook: Outlook, player: PlayerId) -> Task:
    """Towards the exit, or back to the start until more is known."""
    if EXIT in outlook.steps[player]:
        return Task(
            Purpose.LEAVE,
            EXIT,
            Escape(player),
            outlook.game.ask(EscapeCost(player)),
            (player,),
            f"leave {player}",
        )
    goal = START if START in outlook.steps[player] else outlook.state.place_of(player)
    return Task(Purpose.HOME, goal, deed=f"home {player}")
