"""The companion: a good team-mate who sees what everybody sees and is no faster than a person."""

from collections.abc import Iterator

from escape_tui.engine.chance import Chance
from escape_tui.engine.dice import HELD, READY, DieState
from escape_tui.engine.effect import Command, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.icon import ADVENTURER, FREE, Cost, Icon
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.engine.temple import SIDES, ChamberId, Side
from escape_tui.hub.bots.advice.box import is_lifting, renewed
from escape_tui.hub.bots.answering import ANSWERS_IN_MS
from escape_tui.hub.bots.bot import Pulse
from escape_tui.hub.bots.council import Council
from escape_tui.hub.bots.outlook.dice_count import needs_every_die
from escape_tui.hub.bots.outlook.estimates import free_dice, walking_ms
from escape_tui.hub.bots.outlook.means import is_in_reach, may_be_paid
from escape_tui.hub.bots.outlook.outlook import Outlook, next_slam, slam_in, stuck
from escape_tui.hub.bots.outlook.prospects import can_win_with_fate
from escape_tui.hub.bots.strategy import large_box
from escape_tui.hub.bots.strategy.bot_task import Purpose, Task
from escape_tui.hub.bots.strategy.departure import has_to_stay
from escape_tui.hub.bots.strategy.tactics import (
    SHOWING,
    kept,
    locked_share,
    to_roll,
    to_sacrifice,
    whom_to_free,
)
from escape_tui.rules.calling import Talked
from escape_tui.rules.dice import FreeDice, Hold, Roll
from escape_tui.rules.ending.leaving import GIFT, GiveDie
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, Fate, ProposeFate, resting, waited_for
from escape_tui.rules.moving import Enter, EntryPrices, easiest

#: Longest walk home, in steps, that a die is worth: before the first and before the second slam.
FARTHEST_HOME = (4, 3)

#: Time added to twice the walk by a player who has to be home at a slam.
SUMMONED_RESERVE_MS: Millis = 60_000

#: How long a refused command isn't tried again.
REFUSED_MS: Millis = 8_000

#: Number of tries after which a task is given up at its goal: with the price shown, and in all.
SHOWN_IN_VAIN, TRIED_IN_VAIN = 20, 45

#: Shares of locked dice at which a turn of fate is accepted, proposed if somebody is stuck, and proposed in
#: any case.
FATE_SHARES = (0.45, 0.7, 0.8)

#: Share of locked dice at which nobody can roll, so that a turn of fate loses nothing.
NOTHING_FREE = 1.0


class Companion:
    """Plays *player*; companions who share a *council* share their planning."""

    def __init__(self, player: PlayerId, chance: Chance, council: Council | None = None) -> None:
        self.player = player
        self._pulse = Pulse(player, chance)
        self._council = council or Council()
        self._council.members.add(player)
        self._refused: dict[Command, Millis] = {}
        self._tried = ("", 0, 0)
        #: The slam before which this companion is on its way home.
        self._homeward = 0

    def next_at(self, game: Game) -> Millis:
        return self._pulse.next_at(game)

    def refused(self, game: Game, command: Command) -> None:
        self._refused[command] = game.state.now + REFUSED_MS
        if isinstance(command, Discover):
            self._council.courtesy.lay(is_laying=False)

    def heard(self, game: Game, talk: Talked) -> None:
        self._council.heard(game, talk)
        if self._council.answering.is_due(self.player):
            self._pulse.hasten(game, ANSWERS_IN_MS)

    def act(self, game: Game) -> Command | None:
        wish: Command | None = None
        try:
            wish = self._dearest_wish(game)
            self._council.note(wish)
        finally:
            self._pulse.beat(game, is_hurried=not (wish is None or isinstance(wish, Roll)))
        return wish

    def _dearest_wish(self, game: Game) -> Command | None:
        """The first wish that is allowed."""
        for wish in self._wishes(game):
            if self._is_allowed(game, wish):
                return wish
        return None

    def _is_allowed(self, game: Game, command: Command) -> bool:
        if self._refused and self._refused.get(command, 0) > game.state.now:
            return False
        try:
            game.check(command)
        except RuleError:
            return False
        return True

    def _wishes(self, game: Game) -> Iterator[Command]:
        """The commands this companion would like to play, the most wanted first; most aren't possible."""
        state = game.state
        if state.ending is not None or not state.has_begun:
            return
        if state.choices:
            yield from self._answers(game)
        me = state.adventurers[self.player]
        if not me.is_inside:
            return
        yield from self._council.answering.answer(self.player)
        if me.is_tumbling:
            return
        yield from self._fate(game, me)
        outlook = self._council.view(game)
        task = self._council.answering.walk(game, me, self._council.tasks[self.player])
        if outlook.is_box_large:
            yield from self._asides(game, outlook)
        people = self._council.people(state)
        if people:
            yield from self._calls(game, me, task, people)
        yield from self._pursue(game, me, task)

    def _answers(self, game: Game) -> Iterator[Command]:
        for choice in game.state.choices:
            if choice.player == self.player:
                if choice.topic == GIFT:
                    yield self._gift(game)
                yield from game.options(choice)

    def _gift(self, game: Game) -> Command:
        """base.escape-gift — to the player it helps most: people first, then few free dice, then few dice."""
        members = self._council.members

        def wealth(who: Adventurer) -> tuple[int, ...]:
            return who.player in members, free_dice(who), len(who.dice), who.player

        return GiveDie(self.player, min(game.state.inside, key=wealth).player)

    def _fate(self, game: Game, me: Adventurer) -> Iterator[Command]:
        state = game.state
        fate = state.part(Fate)
        if fate.agreed:
            if me.player in waited_for(state):
                yield from self._answer_to_fate(game)
        elif fate.gems:
            share = locked_share(state.inside)
            # A large box needs an even larger share.
            if share < FATE_SHARES[1] or resting(state) is not None:
                return
            _, for_stuck, proposed = _fate_shares(state)
            is_needed = share >= proposed or (share >= for_stuck and stuck(state))
            is_lost_without = share == NOTHING_FREE
            if is_lost_without or (is_needed and can_win_with_fate(self._council.view(game))):
                yield ProposeFate(self.player)

    def _answer_to_fate(self, game: Game) -> Iterator[Command]:
        """base.fate-unanimous — a refusal says why."""
        refusal, share = "", locked_share(game.state.inside)
        if share < _fate_shares(game.state)[0]:
            refusal = "fate-early"
        elif share < NOTHING_FREE and not can_win_with_fate(self._council.view(game)):
            refusal = "fate-late"
        yield AnswerFate(self.player, agrees=not refusal, reason=refusal)

    def _asides(self, game: Game, outlook: Outlook) -> Iterator[Command]:
        """Errands without dice or a walk are done beside the task in a large box, where there is much to
        do."""
        for errand in outlook.asides[self.player]:
            if (command := renewed(game, errand.command)) is not None:
                yield command

    def _calls(
        self, game: Game, me: Adventurer, task: Task, people: tuple[PlayerId, ...]
    ) -> Iterator[Command]:
        is_staying = self._has_to_stay(game)
        yield from self._council.speech.calls(game, me, task, people, is_staying=is_staying)

    def _has_to_stay(self, game: Game) -> bool:
        companions = sum(who.player in self._council.members for who in game.state.inside)
        return has_to_stay(self._council.view(game), companions)

    def _pursue(self, game: Game, me: Adventurer, task: Task) -> Iterator[Command]:
        here = game.state.place_of(self.player)
        home = self._home(game, me, here, task)
        if home is not None:
            task = Task(Purpose.HOME, home, price=task.price)
        if here == task.goal:
            # An errand to roll somewhere only means being there: the companion chooses the dice.
            is_staying = task.purpose is Purpose.LEAVE and self._has_to_stay(game)
            deed = None if is_staying or isinstance(task.command, Roll) else task.command
            is_shown = self._is_shown(game, task)
            if deed is not None:
                is_of_use = may_be_paid(game, me, task, is_shown=is_shown)
                if is_of_use and (command := renewed(game, deed)) is not None:
                    if task.purpose is Purpose.GEMS and self._lets_pay(game, task):
                        for place in _unheld(me, task.price):
                            yield Hold(self.player, place)
                        return
                    if is_shown and self._needs_offered_dice(game, task):
                        yield from self._asking(game, task, command)
                        return
                    yield command
                self._count(game, task, is_shown=is_shown)
            if not self._needs_masks(game, task):
                yield from self._golden(game, me)
            yield from self._gather(game, me, task, is_shown=is_shown)
        else:
            yield from self._golden(game, me)
            yield from self._walk(game, me, here, task)

    def _lets_pay(self, game: Game, task: Task) -> bool:
        people = self._council.people(game.state)
        return bool(people) and self._council.courtesy.lets_pay(game.state, people, task.goal)

    def _needs_offered_dice(self, game: Game, task: Task) -> bool:
        """Whether the price isn't shown without the dice that people hold."""
        return task.is_pooled and not self._is_shown(game, task, of_people=())

    def _asking(self, game: Game, task: Task, command: Command) -> Iterator[Command]:
        """Ask people before *command* spends the dice that they hold, and give them time to object."""
        answering, now = self._council.answering, game.state.now
        if (question := answering.question(now, self.player, task.deed)) is not None:
            yield question
        if answering.may_spend(now, task.deed):
            yield command

    def _needs_masks(self, game: Game, task: Task) -> bool:
        """Whether the task needs masks: then nobody is freed while anybody can still roll for them."""
        if task.command is None or not (Icon.BLACK in task.price or Icon.GOLDEN in task.price):
            return False
        return Icon.BLACK in task.price or self._can_roll(game, task)

    def _can_roll(self, game: Game, task: Task) -> bool:
        """Whether somebody at the goal has dice left to roll for its price: the team, or on the exit any
        companion, since a golden mask frees friends."""
        rolling = self._council.members if task.purpose is Purpose.LEAVE else task.team
        return any(
            who.is_tumbling or to_roll(who, task.price, FREE)
            for who in game.state.present_in(task.goal)
            if who.player in rolling
        )

    def _count(self, game: Game, task: Task, *, is_shown: bool) -> None:
        """Give up a task after too many tries, for whatever reason it fails."""
        deed, shown, tried = self._tried if self._tried[0] == task.deed else (task.deed, 0, 0)
        self._tried = deed, shown + is_shown, tried + 1
        if self._tried[1] > SHOWN_IN_VAIN or (tried > TRIED_IN_VAIN and task.purpose is not Purpose.LEAVE):
            self._tried = "", 0, 0
            self._council.ban(game, task)

    def _home(self, game: Game, me: Adventurer, here: ChamberId, task: Task) -> ChamberId | None:
        """The safe chamber to run to now, if a slam is near and the die is worth the walk."""
        outlook = self._council.outlook
        is_summoned = outlook is not None and self.player in outlook.summoned
        is_spared = needs_every_die(me, task)
        if task.purpose is Purpose.LEAVE and not is_summoned and not is_spared:
            return None
        countdown = next_slam(game) if is_summoned or is_spared else slam_in(game)
        if countdown is None or outlook is None or self._is_bound(outlook, here, task):
            return None
        number, left = countdown
        away = game.state.temple.distances(here)
        reachable = [chamber for chamber in outlook.ground.safe if chamber in away]
        if not reachable:
            return None
        home = min(reachable, key=lambda chamber: (away[chamber], chamber))
        steps, dice = away[home], free_dice(me)
        if is_summoned:
            return home if left < walking_ms(steps + 1, dice) * 2 + SUMMONED_RESERVE_MS else None
        farthest = large_box.FARTHEST_HOME if outlook.is_box_large else FARTHEST_HOME
        is_too_far = steps > farthest[number - 1] and not is_spared
        if walking_ms(steps, dice) * 0.7 > left or is_too_far:
            return None
        if self._homeward != number and left > walking_ms(steps + 1, dice) * 1.5 + 5_000:
            return None
        self._homeward = number
        return home

    def _is_bound(self, outlook: Outlook, here: ChamberId, task: Task) -> bool:
        """In a large box: whether this companion is held by something and their task is to get free."""
        is_held = len(outlook.steps.get(self.player, ())) == 1
        return outlook.is_box_large and task.goal == here and (is_held or is_lifting(task.command))

    def _golden(self, game: Game, me: Adventurer) -> Iterator[Command]:
        whom = whom_to_free(game.state, me)
        if whom is not None:
            yield FreeDice(self.player, whom)

    def _walk(self, game: Game, me: Adventurer, here: ChamberId, task: Task) -> Iterator[Command]:
        """Enter a passage nearest to the goal, or roll for the one that lacks least.

        Dice that already show the price of the next chamber, or of the goal, are kept.
        """
        ways = self._ways(game, here, task.goal)
        if not ways:
            return
        entries = [self._entries(game, side, there) for side, there in ways]
        for (side, _), prices in zip(ways, entries, strict=True):
            if [price for price in prices if is_in_reach(game, me, price)]:
                yield Enter(self.player, side)
        easy = [easiest(prices) for prices in entries]
        lacking = [len(price) - len(kept(me.dice, price)) for price in easy]
        place = lacking.index(min(lacking))
        price, after = easy[place], self._ways(game, ways[place][1], task.goal)
        soon = easiest(self._entries(game, *after[0])) if after else FREE
        later = tuple([icon for icon in task.price if icon is not ADVENTURER])
        yield from self._roll(me, price, (*soon, *later))
        if lacking[place] and (places := to_sacrifice(me, price)):
            yield Roll(self.player, places)

    def _ways(self, game: Game, here: ChamberId, goal: ChamberId) -> tuple[tuple[Side, ChamberId], ...]:
        now, refused = game.state.now, self._refused
        closed = [side for side in SIDES if refused.get(Enter(self.player, side), 0) > now] if refused else ()
        return game.state.temple.nearest_ways(here, goal, tuple(closed))

    def _entries(self, game: Game, side: Side, there: ChamberId) -> tuple[Cost, ...]:
        return game.ask(EntryPrices(self.player, there, side.opposite))

    def _gather(self, game: Game, me: Adventurer, task: Task, *, is_shown: bool) -> Iterator[Command]:
        """At the goal: show the price, alone or with the team."""
        if task.command is not None and task.price and is_shown:
            yield from self._offer(game, me, task)
        # A waiting companion rolls only for golden masks: each roll may lock a die.
        price = FREE if self._is_in_vain(game, me, task) else task.price
        if price or me.locked:
            yield from self._roll(me, price, FREE)
        if not is_shown:
            yield from self._sacrifice(game, me, task)

    def _is_in_vain(self, game: Game, me: Adventurer, task: Task) -> bool:
        """Whether the exit asks for more keys than *me* has dice, which may last in a large box."""
        is_short = task.purpose is Purpose.LEAVE and len(task.price) > len(me.dice)
        return is_short and large_box.is_large(game.state)

    def _is_shown(self, game: Game, task: Task, of_people: tuple[DieState, ...] = (HELD,)) -> bool:
        lacking, members = list(task.price), self._council.members
        for who in game.state.present_in(task.goal) if lacking else ():
            if not task.is_pooled and who.player not in task.team:
                continue
            # Of people's dice only the held ones count.
            shown = SHOWING if who.player in members else of_people
            for die in who.dice:
                if die.face in lacking and die.state in shown:
                    lacking.remove(die.face)
        return not lacking

    def _offer(self, game: Game, me: Adventurer, task: Task) -> Iterator[Command]:
        """dice.offer — hold the dice that the payer needs; the payer is the one with most to hold.

        A companion who shows the whole price and may not pay yet holds it, too: somebody elsewhere may be
        waiting for it.
        """
        payer = max(
            (who for who in game.state.present_in(task.goal) if who.player in self._council.members),
            key=lambda who: (len(_unheld(who, task.price)), -who.player),
        )
        if payer.player != self.player or len(kept(me.dice, task.price)) == len(task.price):
            for place in _unheld(me, task.price):
                yield Hold(self.player, place)

    def _roll(self, me: Adventurer, price: Cost, later: Cost) -> Iterator[Command]:
        """Roll the useless dice; fewer, if the rules don't allow that many at a time."""
        places = to_roll(me, price, later)
        for count in range(len(places), 0, -1):
            yield Roll(self.player, places[:count])

    def _sacrifice(self, game: Game, me: Adventurer, task: Task) -> Iterator[Command]:
        """Roll dice that pay, if the price isn't shown and nobody in the team here has others to roll."""
        if self._can_roll(game, task):
            return
        places = to_sacrifice(me, task.price)
        if places:
            yield Roll(self.player, places)


def _fate_shares(state: State) -> tuple[float, float, float]:
    return large_box.FATE_SHARES if large_box.is_large(state) else FATE_SHARES


def _unheld(who: Adventurer, price: Cost) -> list[int]:
    return [place for place in kept(who.dice, price) if who.dice[place].state is READY]
