"""Jobs: everything worth doing now, alone or together, with its value."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from escape_tui.content.printed import GemIcon
from escape_tui.engine.effect import Command
from escape_tui.engine.icon import Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import START, ChamberId, Side, Temple
from escape_tui.hub.bots.advice.box import (
    are_gems_rationed,
    emphasis,
    is_something_hidden,
    leads_to_gems,
    shuts_exit,
)
from escape_tui.hub.bots.advice.errand import GEM_WORTH, Errand
from escape_tui.hub.bots.outlook.outlook import STUCK_AT, Outlook, next_slam
from escape_tui.hub.bots.outlook.prospects import gems_in_sight, hidden_gems
from escape_tui.hub.bots.strategy import large_box
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.hub.bots.strategy.bridges import bridges, is_together
from escape_tui.hub.bots.strategy.departure import is_time_to_leave, keys_dared
from escape_tui.rules.exploring import Discover, DiscoveryCost
from escape_tui.rules.gems import ActivateGems

#: Value of a discovery, in gems: while the exit is hidden, while gems are missing, and otherwise.
EXIT_HIDDEN, GEMS_LACKING, NOTHING_LACKING = 0.5, 0.3, 0.02

#: The exit is at the bottom of the pile: with more chambers left than this, gems come first.
NEAR_EXIT = 12

#: Value of the first chamber of a bridge, if it is the only one missing.
BRIDGE = 3.0

#: Value of freeing a friend, and of freeing the one on whom everybody depends.
RESCUE, RESCUE_OF_ALL = 4.0, 40.0


#: The task of a player in a team.
TaskFor = Callable[[PlayerId, tuple[PlayerId, ...]], Task]


class Job(Struct, frozen=True):
    """A job worth *worth* gems that takes *hands* adventurers at *goal*, who show *price* there."""

    purpose: Purpose
    deed: str
    goal: ChamberId
    price: Cost
    worth: float
    hands: int
    is_pooled: bool
    task: TaskFor
    #: The players who can do it; empty for all.
    only: tuple[PlayerId, ...] = ()


def jobs(outlook: Outlook) -> Iterator[Job]:
    is_leaving = is_time_to_leave(outlook)
    yield from _rescues(outlook)
    yield from _errands(outlook, is_leaving=is_leaving)
    if not is_leaving or (outlook.is_box_large and outlook.is_barred):
        yield from _gems(outlook)
        yield from _discoveries(outlook)


def _rescues(outlook: Outlook) -> Iterator[Job]:
    for helpless in outlook.weak:
        goal = outlook.state.place_of(helpless)
        others = tuple(
            who.player
            for who in outlook.inside
            if who.player != helpless and outlook.free[who.player] > STUCK_AT
        )
        if others:
            yield Job(
                Purpose.RESCUE,
                f"rescue {helpless}",
                goal,
                (Icon.GOLDEN,),
                worth=_rescue_worth(outlook, helpless),
                hands=1,
                is_pooled=False,
                task=_task(Purpose.RESCUE, f"rescue {helpless}", goal, (Icon.GOLDEN,)),
                only=others,
            )


def _rescue_worth(outlook: Outlook, helpless: PlayerId) -> float:
    if helpless in outlook.summoned:
        return RESCUE_OF_ALL
    if outlook.is_box_large:
        return large_box.VISIT if outlook.free[helpless] > STUCK_AT else large_box.RESCUE
    return RESCUE


def _errands(outlook: Outlook, *, is_leaving: bool) -> Iterator[Job]:
    shared: set[tuple[str, Cost]] = set()
    least, is_box_large = _least_worth(outlook), outlook.is_box_large
    for player, errands in outlook.errands.items():
        for errand in errands:
            if (errand.is_last and not is_leaving) or (is_box_large and errand.is_aside):
                continue
            worth = _errand_worth(outlook, errand)
            if worth < least or (is_leaving and not _is_due(outlook, errand, worth)):
                continue
            goal = _goal(outlook, player, errand)
            if goal is None:
                continue
            # An errand at a place is done once, by anybody; one that can be done anywhere is personal.
            deed = f"{errand.rule} {goal}" if errand.chambers else f"{errand.rule} {errand.command}"
            is_for_many = errand.hands > 1 or errand.is_pooled
            only = outlook.able[errand.rule, errand.chambers] if is_for_many else (player,)
            about = deed, errand.price
            if about in shared and only != (player,):
                continue
            shared.add(about)
            task = partial(_errand_task, outlook, player, errand, goal, deed)
            hands, is_pooled = errand.hands, errand.is_pooled
            yield Job(Purpose.ERRAND, deed, goal, errand.price, worth, hands, is_pooled, task, only)


def _goal(outlook: Outlook, player: PlayerId, errand: Errand) -> ChamberId | None:
    """Where *player* goes for *errand*; `None` if they can't get there."""
    steps = outlook.steps[player]
    chambers = errand.chambers or (outlook.state.place_of(player),)
    if len(chambers) == 1:
        return chambers[0] if chambers[0] in steps else None
    places = [(steps[chamber], chamber) for chamber in chambers if chamber in steps]
    return min(places)[1] if places else None


def _errand_worth(outlook: Outlook, errand: Errand) -> float:
    worth = errand.worth / GEM_WORTH
    return worth * large_box.SHUT if outlook.is_box_large and shuts_exit(errand.rule) else worth


def _least_worth(outlook: Outlook) -> float:
    """Smallest value of an errand; late in the game, small ones aren't worth the way: be on the exit
    instead."""
    is_late = outlook.is_box_large and outlook.time_left < large_box.LATE_MS
    return large_box.TRIFLE if is_late else 0.0


def _is_due(outlook: Outlook, errand: Errand, worth: float) -> bool:
    """Whether *errand* is done before everybody leaves: in a large box also small ones, but none for gems."""
    if outlook.is_box_large and not outlook.is_barred:
        return worth >= large_box.DUE and not leads_to_gems(errand)
    return worth >= 1 or outlook.is_barred


def _errand_task(
    outlook: Outlook,
    player: PlayerId,
    errand: Errand,
    goal: ChamberId,
    deed: str,
    who: PlayerId,
    team: tuple[PlayerId, ...],
) -> Task:
    if who == player or errand.is_anybodys:
        command: Command | None = errand.played_by(who)
    else:
        theirs = (each.command for each in outlook.errands[who] if _is_same(each, errand))
        command = next(theirs, None)
    return Task(Purpose.ERRAND, goal, command, errand.price, team, deed, errand.is_pooled)


def _is_same(one: Errand, other: Errand) -> bool:
    """Whether both are the same errand for two players."""
    return one.rule == other.rule and one.chambers == other.chambers


def _gems(outlook: Outlook) -> Iterator[Job]:
    """base.gem-triple — taking fewer gems than a chamber offers loses the rest, which matters when few are
    left."""
    veins = outlook.veins
    spare = _spare_gems(outlook)
    weight = large_box.LEFT_BEHIND if outlook.is_box_large else 1.0
    share = max(0.0, spare) / max(1, sum([len(icons) > 1 for icons in veins.values()]))
    for chamber, icons in veins.items():
        most, deed, stress = outlook.most_gems[chamber], f"gems {chamber}", emphasis(outlook.game, chamber)
        for icon in icons:
            gems = min(icon.gems, outlook.state.depot)
            left = weight * max(0.0, most - icon.gems - share)
            worth = gems - left if gems < outlook.state.depot else gems
            if worth > 0:
                task = _gem_task(chamber, deed, icon)
                yield Job(Purpose.GEMS, deed, chamber, icon.price, worth * stress, 1, True, task)


def _spare_gems(outlook: Outlook) -> int:
    """The number of gems that can stay unused while the depot can still be emptied."""
    if are_gems_rationed(outlook.game):
        return 0
    wanted = min(outlook.state.depot, outlook.keys - keys_dared(outlook))
    return gems_in_sight(outlook) + hidden_gems(outlook) - wanted


def _gem_task(goal: ChamberId, deed: str, icon: GemIcon) -> TaskFor:
    return lambda player, team: Task(
        Purpose.GEMS, goal, ActivateGems(player, icon.gems), icon.price, team, deed, is_pooled=True
    )


def _task(purpose: Purpose, deed: str, goal: ChamberId, price: Cost) -> TaskFor:
    return lambda player, team: Task(purpose, goal, None, price, team, deed)


def _discoveries(outlook: Outlook) -> Iterator[Job]:
    if not outlook.state.pile or _are_chambers_wanted(outlook):
        return
    worth = _discovery_worth(outlook)
    price = outlook.game.ask(DiscoveryCost(outlook.inside[0].player))
    lacking = bridges(outlook)
    # Save chambers for the bridge.
    worth = 0.0 if lacking and outlook.is_box_large else worth
    explorers = _explorers(outlook)
    for chamber, side, deed, remoteness, task in _entrances(outlook.temple, price):
        near = worth / remoteness
        if lacking and (chamber, side) in lacking:
            near += BRIDGE / lacking[chamber, side]
        if near:
            yield Job(Purpose.EXPLORE, deed, chamber, price, near, 1, False, task, explorers)


#: An open entrance: chamber and side, the deed of laying a chamber there, its remoteness, and the task.
_Entrance = tuple[ChamberId, Side, str, float, TaskFor]


def _entrances(temple: Temple, price: Cost) -> tuple[_Entrance, ...]:
    """The entrances where chambers can be laid for *price*, cached for a temple."""
    about = ("entrances", price)
    if about not in temple.notes:
        temple.notes[about] = tuple(_open_entrances(temple, price))
    entrances: tuple[_Entrance, ...] = temple.notes[about]
    return entrances


def _open_entrances(temple: Temple, price: Cost) -> Iterator[_Entrance]:
    from_start = temple.distances(START) if START in temple else {}
    for chamber in temple.chambers:
        for side in temple.open_entrances(chamber):
            deed = f"discover {chamber} {side.name}"
            # A compact temple has short ways home and out.
            remoteness = 1 + 0.2 * from_start.get(chamber, 9)
            yield chamber, side, deed, remoteness, _discovery_task(chamber, deed, price, side)


def _explorers(outlook: Outlook) -> tuple[PlayerId, ...]:
    """Players who may lay chambers, empty for all: a new chamber may carry away somebody who must be home
    soon."""
    coming = next_slam(outlook.game) if outlook.is_box_large and outlook.summoned else None
    if coming is None or coming[1] > large_box.HOMEWARD_MS:
        return ()
    awaited = [player for player in outlook.summoned if START in outlook.steps[player]]
    return tuple(who.player for who in outlook.inside if who.player not in awaited)


def _are_chambers_wanted(outlook: Outlook) -> bool:
    """Whether an errand needs the remaining chambers at a certain place: then none is laid elsewhere."""
    claiming = [
        (player, errand.chambers)
        for player, errands in outlook.errands.items()
        for errand in errands
        if errand.claims_pile
    ]
    return any(not outlook.steps[player].keys().isdisjoint(chambers) for player, chambers in claiming)


def _discovery_task(goal: ChamberId, deed: str, price: Cost, side: Side) -> TaskFor:
    return lambda player, team: Task(Purpose.EXPLORE, goal, Discover(player, side), price, team, deed)


def _discovery_worth(outlook: Outlook) -> float:
    if not outlook.is_exit_found:
        worth = EXIT_HIDDEN * min(1.0, (NEAR_EXIT / len(outlook.state.pile)) ** 2)
        return max(worth, large_box.UNSEEN) if outlook.is_box_large else worth
    if outlook.is_box_large and (is_something_hidden(outlook.game) or not is_together(outlook)):
        return large_box.UNSEEN
    if outlook.is_box_large and are_gems_rationed(outlook.game):
        return large_box.SPARED
    return GEMS_LACKING if gems_in_sight(outlook) < outlook.state.depot else NOTHING_LACKING
