"""Planning: assigns tasks from the public view, with the same result for every companion."""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.dice import Die
from escape_tui.engine.icon import BLACK, GOLDEN, Cost
from escape_tui.engine.once import once
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import EXIT, START, ChamberId
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.outlook.estimates import HOPELESS, rolls, walking_ms
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.strategy import large_box
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.hub.bots.strategy.courtesy import Courtesy
from escape_tui.hub.bots.strategy.departure import is_time_to_leave
from escape_tui.hub.bots.strategy.jobs import Job, jobs
from escape_tui.hub.bots.strategy.tactics import SHOWING
from escape_tui.rules.ending.leaving import Escape, EscapeCost

#: Number of steps by which a player's own task seems nearer to them.
STICKS = 2


class Assignment(Struct, frozen=True):
    job: Job
    team: tuple[PlayerId, ...]
    rate: float


def plan(
    outlook: Outlook,
    former: Mapping[PlayerId, Task],
    banned: Mapping[str, Millis],
    courtesy: Courtesy,
) -> dict[PlayerId, Task]:
    """A task for everyone inside; the best use of time is assigned first. *courtesy* spares people some."""
    idle = [who.player for who in outlook.inside]
    tasks: dict[PlayerId, Task] = {}
    act_ms = large_box.act_ms(outlook.game)
    wanted = _begun_first(outlook, former) if outlook.is_box_large else jobs(outlook)
    is_polite = courtesy.manner is not Manner.EAGER
    if outlook.people:
        wanted = courtesy.spared(outlook, wanted)
    walkers = _walkers(outlook, former)
    openings = [_Opening(job, outlook, walkers, act_ms) for job in wanted if job.deed not in banned]
    while idle and openings:
        chosen = _best(openings, idle, act_ms)
        if chosen is None:
            break
        for player in chosen.team:
            tasks[player] = chosen.job.task(player, chosen.team)
            idle.remove(player)
        openings = _left(openings, chosen.job, idle)
    is_leaving = bool(idle) and is_time_to_leave(outlook)
    for player in idle:
        joined = None if is_leaving else _joined(outlook, tasks, player, is_polite=is_polite)
        tasks[player] = joined or _otherwise(outlook, player)
    return tasks


def _left(openings: "list[_Opening]", chosen: Job, idle: list[PlayerId]) -> "list[_Opening]":
    """The *openings* that *idle* players could still take, after *chosen* was assigned."""
    given, busy = chosen.deed, frozenset(idle).isdisjoint
    return [
        opening
        for opening in openings
        if (job := opening.job).deed != given and not (job.only and busy(job.only))
    ]


def _begun_first(outlook: Outlook, former: Mapping[PlayerId, Task]) -> Iterator[Job]:
    """All jobs, with those in progress worth more: otherwise so many jobs would never get finished."""
    begun = {task.deed for task in former.values()}
    for job in jobs(outlook):
        yield replace(job, worth=job.worth * large_box.LOYALTY) if job.deed in begun else job


def _joined(
    outlook: Outlook, tasks: Mapping[PlayerId, Task], player: PlayerId, *, is_polite: bool
) -> Task | None:
    """The nearest task that friends pay for together, for an idle *player* to join; if they are *is_polite*,
    a person's task only once the person is there."""
    steps = outlook.steps[player]
    pooled = [
        (steps[task.goal], friend)
        for friend, task in tasks.items()
        if task.is_pooled
        and task.goal in steps
        and not (is_polite and friend in outlook.people and outlook.state.place_of(friend) != task.goal)
    ]
    if not pooled:
        return None
    task = tasks[min(pooled)[1]]
    assert task.command is not None
    return replace(task, command=replace(task.command, player=player), team=(*task.team, player))


#: A player who can get to the goal of a job: apparent steps, player, walking time, number of dice that serve
#: the job, and the dice they show if they are there already.
_Candidate = tuple[int, PlayerId, Millis, int, tuple[Die, ...]]


#: A player inside: steps to each chamber, former deed, number of free dice, chamber, dice.
_Walker = tuple[Mapping[ChamberId, int], str | None, int, ChamberId | None, tuple[Die, ...]]


def _walkers(outlook: Outlook, former: Mapping[PlayerId, Task]) -> dict[PlayerId, _Walker]:
    deeds = {player: task.deed for player, task in former.items()}
    steps, free = outlook.steps, outlook.free
    return {
        who.player: (steps[who.player], deeds.get(who.player), free[who.player], who.chamber, who.dice)
        for who in outlook.inside
    }


class _Opening:
    """A *job* not assigned yet, and the *walkers* who could do it."""

    def __init__(
        self, job: Job, outlook: Outlook, walkers: Mapping[PlayerId, _Walker], act_ms: Millis
    ) -> None:
        self.job = job
        #: The rate for players who are there and show the price at once.
        self.best_rate = job.worth / (job.hands * act_ms)
        self._outlook = outlook
        self._walkers = walkers

    @once
    def near(self) -> list[_Candidate]:
        """The players who can get there, the nearest first."""
        job, walkers, goal = self.job, self._walkers, self.job.goal
        able, near = _able_dice(self._outlook, job.price), []
        for player in job.only or walkers:
            away, deed, free, here, dice = walkers[player]
            steps = away.get(goal)
            if steps is None:
                continue
            # A player's own task seems nearer to them.
            if deed == job.deed:
                steps = max(0, steps - STICKS)
            shown = dice if here == goal else ()
            near.append((steps, player, walking_ms(steps, free), able[player], shown))
        near.sort()
        return near


def _best(openings: list[_Opening], idle: list[PlayerId], act_ms: Millis) -> Assignment | None:
    best: Assignment | None = None
    rate = 0.0
    for opening in openings:
        # An upper bound on the rate: it rules out most jobs without a closer look.
        if opening.best_rate > rate and (found := _assignment(opening, idle, act_ms, rate)) is not None:
            best, rate = found, found.rate
    return best


def _assignment(opening: _Opening, idle: list[PlayerId], act_ms: Millis, rate: float) -> Assignment | None:
    """The nearest players who can do the job of *opening* at more than *rate*, as few as needed, or
    `None`."""
    job = opening.job
    worth, is_pooled = job.worth, job.is_pooled
    best: Assignment | None = None
    team: list[PlayerId] = []
    lacking, dice, walk, hands = job.price, 0, 0, 0
    for _, player, walk_ms, able, shown in opening.near:
        if player not in idle:
            continue
        team.append(player)
        hands += 1
        if walk_ms > walk:
            walk = walk_ms
        # A larger team takes longer: if the walk alone takes too long, so do all larger teams.
        if worth / (hands * (walk + act_ms)) <= rate:
            break
        if not is_pooled:
            lacking, dice = job.price, 0
        dice += able
        if shown:
            # Icons shown at the goal already needn't be rolled.
            lacking, dice = _without(lacking, shown, dice)
        if hands < job.hands:
            continue
        work = rolls(lacking, dice)
        if work < HOPELESS and (found := worth / (hands * (walk + (work + 1) * act_ms))) > rate:
            best, rate = Assignment(job, tuple(team), found), found
        if not is_pooled:
            break
    return best


def _without(lacking: Cost, shown: tuple[Die, ...], dice: int) -> tuple[Cost, int]:
    """The icons still *lacking* after those *shown*, and the number of *dice* left to roll for them."""
    left = list(lacking)
    for die in shown:
        if die.face in left and die.state in SHOWING:
            left.remove(die.face)
    return tuple(left), dice - (len(lacking) - len(left))


def _able_dice(outlook: Outlook, price: Cost) -> Mapping[PlayerId, int]:
    """Number of dice of each player that serve *price*: black masks pay while locked, and golden ones free
    others on the way, as on the long ways of a large box."""
    if BLACK in price:
        return outlook.dice
    return outlook.half_freed if GOLDEN in price or outlook.is_box_large else outlook.free


def _otherwise(outlook: Outlook, player: PlayerId) -> Task:
    """Go to the exit, or back to the start until more is known."""
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
