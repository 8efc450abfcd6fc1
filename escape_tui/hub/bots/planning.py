"""Planning: who does what, worked out from what everybody sees, the same for every companion."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.printed import GemIcon, Tile
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis
from escape_tui.engine.temple import EXIT, START, ChamberId, Side, tile_of
from escape_tui.hub.bots.estimates import HOPELESS, free_dice, rolls, walking_ms
from escape_tui.hub.bots.outlook import Outlook
from escape_tui.hub.bots.tactics import kept
from escape_tui.hub.bots.task import Purpose, Task
from escape_tui.rules.errands import GEM_WORTH, Errand
from escape_tui.rules.exploring import Discover, DiscoveryCost
from escape_tui.rules.gems import ActivateGems, GemIcons
from escape_tui.rules.leaving import Escape, EscapeCost

#: What finding out more is worth, in gems: while the exit is hidden, while gems are lacking, and otherwise.
EXIT_HIDDEN, GEMS_LACKING, NOTHING_LACKING = 0.5, 0.3, 0.02

#: The chambers that every game is played with, or with twins of them.
BASE_KINDS = ("main", "basic")

#: A larger depot than this lets hardly anybody out.
MOST_TO_LEAVE = 3

#: Rolls for the keys after which no more hope is put into waiting.
LONGEST_ESCAPE = 25.0

#: What nobody can foresee on the way out; and what is left of it when only one more gem can help.
LEAVING_RESERVE_MS: Millis = 45_000
LAST_RESERVE_MS: Millis = 10_000

#: What an errand that was left for the end takes.
LAST_ERRAND_MS: Millis = 90_000

#: A task that somebody has already seems this many steps nearer to him.
STICKS = 2


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
        tasks[player] = _joined(outlook, tasks, player) or _otherwise(outlook, player)
    return tasks


def _joined(outlook: Outlook, tasks: Mapping[PlayerId, Task], player: PlayerId) -> Task | None:
    """Who has nothing better to do lends a hand where friends pay together, at the nearest place."""
    if _is_time_to_leave(outlook):
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
    walk = 0
    for steps, player in near:
        team.append(player)
        walk = max(walk, walking_ms(steps, outlook.free[player]))
        if len(team) < job.hands:
            continue
        work = _work(outlook, job, team)
        if work < HOPELESS:
            rate = job.worth / (len(team) * (walk + (work + 1) * act_ms))
            if best is None or rate > best.rate:
                best = Assignment(job, tuple(team), rate)
        if not job.is_pooled:
            break
    return best


def _work(outlook: Outlook, job: Job, team: list[PlayerId]) -> float:
    """About how many rolls *team* needs for *job*; what is shown at its goal already need not be rolled."""
    lacking, dice = list(job.price), 0
    for player in team if job.is_pooled else team[-1:]:
        who = outlook.state.adventurers[player]
        dice += _able_dice(job, who)
        if who.chamber == job.goal:
            shown = kept(who.dice, tuple(lacking))
            for place in shown:
                lacking.remove(who.dice[place].face)
            dice -= len(shown)
    return rolls(tuple(lacking), dice)


def _able_dice(job: Job, who: Adventurer) -> int:
    """The dice of *who* that serve *job*: black masks pay locked, golden ones free others on the way."""
    if Icon.BLACK in job.price:
        return len(who.dice)
    free = free_dice(who)
    return free + (len(who.dice) - free) // 2 if Icon.GOLDEN in job.price else free


def _seeming_steps(outlook: Outlook, job: Job, player: PlayerId, former: Mapping[PlayerId, Task]) -> int:
    steps = outlook.steps[player][job.goal]
    return max(0, steps - STICKS) if player in former and former[player].deed == job.deed else steps


def _is_time_to_leave(outlook: Outlook) -> bool:
    """Whether the exit is known and nothing is worth staying for."""
    if not outlook.is_exit_found:
        return False
    if outlook.state.depot == 0 or _keys(outlook) <= _keys_dared(outlook):
        return True
    if not outlook.state.pile and not _veins(outlook):
        return True
    if _keys(outlook) > max(len(who.dice) for who in outlook.inside):
        return False
    reserve = LEAVING_RESERVE_MS if _keys(outlook) <= MOST_TO_LEAVE + 1 else LAST_RESERVE_MS
    return outlook.time_left < _leaving_ms(outlook) + reserve


def _keys(outlook: Outlook) -> int:
    """What the way out costs the one whom it costs most."""
    return max(len(outlook.game.ask(EscapeCost(who.player))) for who in outlook.inside)


def _keys_dared(outlook: Outlook) -> int:
    """With how many keys companions are content: on the exit friends free each other, so many dare more, but
    nobody dares as many as the poorest has dice."""
    fewest = min(len(who.dice) for who in outlook.inside)
    return max(1, min(2 + len(outlook.state.adventurers) // 2, fewest - 1))


def _leaving_ms(outlook: Outlook) -> Millis:
    """How long the slowest of all needs to be out, if the keys come as they usually do."""
    act_ms = outlook.game.catalogue.numbers.bot_act_ms
    longest = 0
    for who in outlook.inside:
        steps = outlook.steps[who.player].get(EXIT, 0)
        price = outlook.game.ask(EscapeCost(who.player))[: MOST_TO_LEAVE + 1]
        keys = min(rolls(price, len(who.dice)), LONGEST_ESCAPE)
        free = (outlook.free[who.player] + len(who.dice)) // 2
        longest = max(longest, walking_ms(steps, free) + round(keys * act_ms))
    is_something_left = any(errand.is_last for errands in outlook.errands.values() for errand in errands)
    return longest + LAST_ERRAND_MS if is_something_left else longest


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
    is_leaving = _is_time_to_leave(outlook)
    for player, errands in outlook.errands.items():
        for errand in errands:
            if errand.is_last and not is_leaving:
                continue
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
        own = next((each for each in outlook.errands[who] if _is_same(each, errand)), None)
        command = own.command if own else None
        return Task(Purpose.ERRAND, goal, command, errand.price, team, deed, errand.is_pooled)

    can = tuple(
        who for who, theirs in outlook.errands.items() if any(_is_same(each, errand) for each in theirs)
    )
    only = can if errand.hands > 1 or errand.is_pooled else (player,)
    worth = errand.worth / GEM_WORTH
    yield Job(Purpose.ERRAND, deed, goal, errand.price, worth, errand.hands, errand.is_pooled, task, only)


def _is_same(one: Errand, other: Errand) -> bool:
    """Whether it is the same thing to do, whoever does it."""
    return one.rule == other.rule and one.chambers == other.chambers


def _gems(outlook: Outlook) -> Iterator[Job]:
    """base.gem-triple — gems that a chamber gives too few of are lost, which matters when few are left."""
    veins = _veins(outlook)
    spare = _spare_gems(outlook, veins)
    share = max(0.0, spare) / max(1, sum(len(icons) > 1 for icons in veins.values()))
    for chamber, icons in veins.items():
        most = max(icon.gems for icon in icons)
        for icon in icons:
            deed = f"gems {chamber}"
            gems = min(icon.gems, outlook.state.depot)
            worth = gems - max(0.0, most - icon.gems - share) if gems < outlook.state.depot else gems
            if worth > 0:
                task = _gem_task(chamber, deed, icon)
                yield Job(Purpose.GEMS, deed, chamber, icon.price, worth, 1, True, task)


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


def _spare_gems(outlook: Outlook, veins: Mapping[ChamberId, tuple[GemIcon, ...]]) -> int:
    """How many gems could be left where they are and the depot still be emptied."""
    in_sight = sum(max(icon.gems for icon in icons) for icons in veins.values())
    wanted = min(outlook.state.depot, _keys(outlook) - _keys_dared(outlook))
    return in_sight + _hidden_gems(outlook) - wanted


def _hidden_gems(outlook: Outlook) -> int:
    """base.tiles — the gems still in the pile: everybody knows how many there are in the box."""
    if not outlook.state.pile:
        return 0
    tiles = outlook.game.catalogue.tiles
    box = (tile for kind in BASE_KINDS for tile in outlook.game.catalogue.tiles_of(kind))
    laid = (tiles[tile] for tile in dict.fromkeys(map(tile_of, outlook.temple.chambers)))
    return max(0, sum(map(_most_gems, box)) - sum(map(_most_gems, laid)))


def _most_gems(tile: Tile) -> int:
    return max((icon.gems for icon in tile.gems), default=0)


def _gem_task(goal: ChamberId, deed: str, icon: GemIcon) -> Callable[[PlayerId, tuple[PlayerId, ...]], Task]:
    return lambda player, team: Task(
        Purpose.GEMS, goal, ActivateGems(player, icon.gems), icon.price, team, deed, is_pooled=True
    )


def _task(
    purpose: Purpose, deed: str, goal: ChamberId, price: Cost
) -> Callable[[PlayerId, tuple[PlayerId, ...]], Task]:
    return lambda player, team: Task(purpose, goal, None, price, team, deed)


def _discoveries(outlook: Outlook) -> Iterator[Job]:
    if not outlook.state.pile or _are_chambers_wanted(outlook):
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


def _are_chambers_wanted(outlook: Outlook) -> bool:
    """Whether an errand asks for chambers in a certain place: then none is wasted elsewhere."""
    return any(
        isinstance(errand.command, Discover) and not outlook.steps[player].keys().isdisjoint(errand.chambers)
        for player, errands in outlook.errands.items()
        for errand in errands
    )


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
