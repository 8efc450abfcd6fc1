"""Planning: who does what, worked out from what everybody sees, the same for every companion."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from escape_tui.content.printed import GemIcon
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis
from escape_tui.engine.temple import EXIT, START, ChamberId, Side
from escape_tui.hub.bots.estimates import HOPELESS, rolls, walking_ms
from escape_tui.hub.bots.outlook import Outlook
from escape_tui.hub.bots.task import Purpose, Task
from escape_tui.rules.errands import GEM_WORTH, Errand
from escape_tui.rules.exploring import Discover, DiscoveryCost
from escape_tui.rules.gems import ActivateGems, GemIcons
from escape_tui.rules.leaving import Escape, EscapeCost

#: What finding out more is worth, in gems: while the exit is hidden, while gems are lacking, and otherwise.
EXIT_HIDDEN, GEMS_LACKING, NOTHING_LACKING = 0.5, 0.3, 0.02

#: What a tile of the pile brings on average.
GEMS_A_TILE = 0.9

#: A depot this small is left as it is: the keys cost less time than the gems.
FEW_ENOUGH = 1

#: A larger depot than this lets hardly anybody out.
MOST_TO_LEAVE = 3

#: Rolls for the keys after which no more hope is put into waiting.
LONGEST_ESCAPE = 25.0

#: What nobody can foresee on the way out; and what is left of it when only one more gem can help.
LEAVING_RESERVE_MS: Millis = 45_000
LAST_RESERVE_MS: Millis = 10_000

#: A task that somebody has already seems this many steps nearer to him.
STICKS = 2

#: More than this are better split, so that two things get done at a time; unless so few gems can be spared
#: that everybody is needed for the big ones.
MOST_HANDS = 3
SCARCE = -1.0


class Job(Struct, frozen=True):
    """Something worth *worth* gems that takes *hands* adventurers at *goal*, who show *price* there."""

    purpose: Purpose
    deed: str
    goal: ChamberId
    price: Cost
    worth: float
    hands: int
    is_pooled: bool
    task: Callable[[PlayerId, tuple[PlayerId, ...]], Task]
    #: The only ones who can do it; empty: anybody.
    only: tuple[PlayerId, ...] = ()
    most_hands: int = MOST_HANDS


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
    jobs = [job for job in _jobs(outlook) if job.deed not in banned]
    while idle and jobs:
        chosen = _best(outlook, jobs, idle, former, act_ms)
        if chosen is None:
            break
        for player in chosen.team:
            tasks[player] = chosen.job.task(player, chosen.team)
            idle.remove(player)
        jobs = [job for job in jobs if job.deed != chosen.job.deed]
    for player in idle:
        tasks[player] = _otherwise(outlook, player)
    return tasks


def _jobs(outlook: Outlook) -> Iterator[Job]:
    is_leaving = _is_time_to_leave(outlook)
    yield from _rescues(outlook)
    for job in _errands(outlook):
        if not is_leaving or job.worth >= 1 or outlook.is_barred:
            yield job
    if not is_leaving:
        yield from _gems(outlook)
        yield from _discoveries(outlook)


def _best(
    outlook: Outlook, jobs: list[Job], idle: list[PlayerId], former: Mapping[PlayerId, Task], act_ms: Millis
) -> Assignment | None:
    best: Assignment | None = None
    for job in jobs:
        found = _assignment(outlook, job, idle, former, act_ms)
        if found is not None and (best is None or found.rate > best.rate):
            best = found
    return best


def _assignment(
    outlook: Outlook, job: Job, idle: list[PlayerId], former: Mapping[PlayerId, Task], act_ms: Millis
) -> Assignment | None:
    """The nearest who can do *job*, as few as it takes, or `None`."""
    near = sorted(
        (_seeming_steps(outlook, job, player, former), player)
        for player in job.only or idle
        if player in idle and job.goal in outlook.steps[player]
    )
    best: Assignment | None = None
    team: list[PlayerId] = []
    dice, walk = 0, 0
    for steps, player in near:
        team.append(player)
        free = outlook.free[player]
        # Black masks are paid with locked dice.
        able = len(outlook.state.adventurers[player].dice) if Icon.BLACK in job.price else free
        dice = dice + able if job.is_pooled else able
        walk = max(walk, walking_ms(steps, free))
        if len(team) < job.hands:
            continue
        work = rolls(job.price, dice)
        if work < HOPELESS:
            rate = job.worth / (len(team) * (walk + (work + 1) * act_ms))
            if best is None or rate > best.rate:
                best = Assignment(job, tuple(team), rate)
        if not job.is_pooled or len(team) >= job.most_hands:
            break
    return best


def _seeming_steps(outlook: Outlook, job: Job, player: PlayerId, former: Mapping[PlayerId, Task]) -> int:
    steps = outlook.steps[player][job.goal]
    return max(0, steps - STICKS) if player in former and former[player].deed == job.deed else steps


def _is_time_to_leave(outlook: Outlook) -> bool:
    """Whether the exit is known and nothing is worth staying for."""
    if not outlook.is_exit_found:
        return False
    if outlook.state.depot <= FEW_ENOUGH:
        return True
    reserve = LEAVING_RESERVE_MS if outlook.state.depot <= MOST_TO_LEAVE else LAST_RESERVE_MS
    return outlook.time_left < _leaving_ms(outlook) + reserve


def _leaving_ms(outlook: Outlook) -> Millis:
    """How long the slowest of all needs to be out, if the keys come as they usually do."""
    act_ms = outlook.game.catalogue.numbers.bot_act_ms
    longest = 0
    for who in outlook.inside:
        steps = outlook.steps[who.player].get(EXIT, 0)
        price = outlook.game.ask(EscapeCost(who.player))[: MOST_TO_LEAVE + 1]
        keys = min(rolls(price, len(who.dice)), LONGEST_ESCAPE)
        longest = max(longest, walking_ms(steps, outlook.free[who.player]) + round(keys * act_ms))
    return longest


def _rescues(outlook: Outlook) -> Iterator[Job]:
    for helpless in outlook.stuck:
        goal = outlook.state.place_of(helpless)
        others = tuple(who.player for who in outlook.inside if outlook.free[who.player] > 1)
        if others:
            yield Job(
                Purpose.RESCUE,
                f"rescue {helpless}",
                goal,
                (Icon.GOLDEN,),
                worth=4.0,
                hands=1,
                is_pooled=False,
                task=_task(Purpose.RESCUE, f"rescue {helpless}", goal, (Icon.GOLDEN,)),
                only=others,
            )


def _errands(outlook: Outlook) -> Iterator[Job]:
    shared: dict[tuple[str, Cost], None] = {}
    for player, errands in outlook.errands.items():
        for errand in errands:
            for job in _errand_jobs(outlook, player, errand):
                if job.only == (player,) or (job.deed, job.price) not in shared:
                    shared[job.deed, job.price] = None
                    yield job


def _errand_jobs(outlook: Outlook, player: PlayerId, errand: Errand) -> Iterator[Job]:
    here = outlook.state.place_of(player)
    steps = outlook.steps[player]
    places = [chamber for chamber in errand.chambers or (here,) if chamber in steps]
    if not places:
        return
    goal = min(places, key=lambda chamber: (steps[chamber], chamber))
    # What is done at a place is done once, whoever gets there first; what can be done anywhere is personal.
    deed = f"{errand.rule} {goal}" if errand.chambers else f"{errand.rule} of {player}"

    def task(who: PlayerId, team: tuple[PlayerId, ...]) -> Task:
        own = next((each for each in outlook.errands[who] if each.rule == errand.rule), None)
        command = own.command if own else None
        return Task(Purpose.ERRAND, goal, command, errand.price, team, deed)

    can = tuple(
        who for who, theirs in outlook.errands.items() if any(each.rule == errand.rule for each in theirs)
    )
    only = can if errand.hands > 1 or errand.is_pooled else (player,)
    worth = errand.worth / GEM_WORTH
    hands, everybody = errand.hands, len(outlook.inside)
    yield Job(Purpose.ERRAND, deed, goal, errand.price, worth, hands, errand.is_pooled, task, only, everybody)


def _gems(outlook: Outlook) -> Iterator[Job]:
    """base.gem-triple — gems that a chamber gives too few of are lost, which matters when few are left."""
    veins = _veins(outlook)
    spare = _spare_gems(outlook, veins)
    share = max(0.0, spare) / max(1, sum(len(icons) > 1 for icons in veins.values()))
    most_hands = len(outlook.inside) if spare <= SCARCE else MOST_HANDS
    for chamber, icons in veins.items():
        most = max(icon.gems for icon in icons)
        for icon in icons:
            deed = f"gems {chamber}"
            gems = min(icon.gems, outlook.state.depot)
            worth = gems - max(0.0, most - icon.gems - share) if gems < outlook.state.depot else gems
            if worth > 0:
                task = _gem_task(chamber, deed, icon)
                yield Job(Purpose.GEMS, deed, chamber, icon.price, worth, 1, True, task, (), most_hands)


def _veins(outlook: Outlook) -> dict[ChamberId, tuple[GemIcon, ...]]:
    """The gem icons that can still be paid with the dice there are, by chamber."""
    dice = sum(len(who.dice) for who in outlook.inside)
    veins = {}
    for chamber in outlook.temple.chambers.values():
        if not chamber.gems:
            icons = outlook.game.ask(GemIcons(chamber.id))
            payable = tuple(icon for icon in icons if len(icon.price) <= dice * 0.75)
            if payable:
                veins[chamber.id] = payable
    return veins


def _spare_gems(outlook: Outlook, veins: Mapping[ChamberId, tuple[GemIcon, ...]]) -> float:
    """How many gems could be left where they are and the depot still be emptied."""
    in_sight = sum(max(icon.gems for icon in icons) for icons in veins.values())
    return in_sight + GEMS_A_TILE * len(outlook.state.pile) - (outlook.state.depot - FEW_ENOUGH)


def _gem_task(goal: ChamberId, deed: str, icon: GemIcon) -> Callable[[PlayerId, tuple[PlayerId, ...]], Task]:
    return lambda player, team: Task(
        Purpose.GEMS, goal, ActivateGems(player, icon.gems), icon.price, team, deed
    )


def _task(
    purpose: Purpose, deed: str, goal: ChamberId, price: Cost
) -> Callable[[PlayerId, tuple[PlayerId, ...]], Task]:
    return lambda player, team: Task(purpose, goal, None, price, team, deed)


def _discoveries(outlook: Outlook) -> Iterator[Job]:
    if not outlook.state.pile:
        return
    worth = _discovery_worth(outlook)
    price = outlook.game.ask(DiscoveryCost(outlook.inside[0].player))
    from_start = outlook.temple.distances(START) if START in outlook.temple else {}
    for chamber in outlook.temple.chambers:
        for side in outlook.temple.open_entrances(chamber):
            deed = f"discover {chamber} {side.name}"
            # A compact temple has short ways home and out.
            near = worth / (1 + 0.05 * from_start.get(chamber, 9))
            task = _discovery_task(chamber, deed, price, side)
            yield Job(Purpose.EXPLORE, deed, chamber, price, near, 1, False, task)


def _discovery_task(
    goal: ChamberId, deed: str, price: Cost, side: Side
) -> Callable[[PlayerId, tuple[PlayerId, ...]], Task]:
    return lambda player, team: Task(Purpose.EXPLORE, goal, Discover(player, side), price, team, deed)


def _discovery_worth(outlook: Outlook) -> float:
    if not outlook.is_exit_found:
        return EXIT_HIDDEN
    in_sight = sum(max(icon.gems for icon in icons) for icons in _veins(outlook).values())
    return GEMS_LACKING if in_sight < outlook.state.depot else NOTHING_LACKING


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
