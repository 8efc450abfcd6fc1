"""The outlook: facts that companions derive from what everybody at the table can see."""

from collections.abc import Mapping

from escape_tui.content.printed import GemIcon
from escape_tui.engine.effect import RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.once import once
from escape_tui.engine.setup import ModuleId, PlayerId
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.engine.temple import EXIT, START, ChamberId, Side
from escape_tui.hub.bots.advice.box import ADVISERS, errands_of, must_be_home
from escape_tui.hub.bots.advice.errand import Adviser, Errand
from escape_tui.hub.bots.advice.queenies.cursedgem import NOTHING_TOLD
from escape_tui.hub.bots.outlook.estimates import free_dice
from escape_tui.hub.bots.strategy.large_box import is_large
from escape_tui.rules.ending.leaving import Escape, EscapeCost
from escape_tui.rules.gems import GemIcons
from escape_tui.rules.moving import Enter, HeldBy, IsSafe, require_way

#: Numbers of free dice at which a player needs a friend soon, and at which they can hardly help themselves.
WEAK_AT, STUCK_AT = 2, 1

#: Largest share of all dice that a price may take.
PAYABLE_SHARE = 0.75

#: Time left in practice, where no clock runs.
ENDLESS_MS: Millis = 3_600_000


class TempleFacts:
    """Facts that depend only on the temple and the parts, not on players or dice."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._temple, self._parts = game.state.temple, game.state.parts

    def lies_under(self, state: State) -> bool:
        """Whether these facts also hold in *state*."""
        return state.temple is self._temple and state.parts is self._parts

    @once
    def gem_icons(self) -> dict[ChamberId, tuple[GemIcon, ...]]:
        """The gem icons of the chambers without activated gems."""
        ask = self._game.ask
        return {chamber: icons for chamber in self._dark() if (icons := ask(GemIcons(chamber)))}

    @once
    def safe(self) -> tuple[ChamberId, ...]:
        return tuple([chamber for chamber in self._temple.chambers if self._game.ask(IsSafe(chamber))])

    def _dark(self) -> tuple[ChamberId, ...]:
        """The chambers without activated gems that have gem icons printed, cached for a temple."""
        notes, about = self._temple.notes, ("dark", self._game.catalogue.edition)
        if about not in notes:
            dark = [chamber.id for chamber in self._temple.chambers.values() if not chamber.gems]
            notes[about] = tuple([chamber for chamber in dark if GemIcons(chamber).plain(self._game)])
        found: tuple[ChamberId, ...] = notes[about]
        return found


class Outlook:
    """The public view of a game, with cached facts derived from it."""

    def __init__(
        self,
        game: Game,
        advisers: Mapping[ModuleId, Adviser] = ADVISERS,
        people: tuple[PlayerId, ...] = (),
        told: Mapping[ChamberId, PlayerId | None] = NOTHING_TOLD,
        ground: TempleFacts | None = None,
    ) -> None:
        self.game = game
        self.ground = ground if ground is not None and ground.lies_under(game.state) else TempleFacts(game)
        self.advisers = advisers
        #: The players inside who aren't companions.
        self.people = people
        #: Whose cursed gem belongs in which chamber, as players have called.
        self.told = told
        self.state: State = game.state
        self.temple = game.state.temple
        self.inside: tuple[Adventurer, ...] = tuple(game.state.inside)
        self.free: dict[PlayerId, int] = {who.player: free_dice(who) for who in self.inside}
        self.steps: dict[PlayerId, Mapping[ChamberId, int]] = {
            who.player: self._steps(who) for who in self.inside
        }

    @property
    def weak(self) -> tuple[PlayerId, ...]:
        """The players with so few free dice that a friend should come."""
        return tuple(
            [
                who.player
                for who in self.inside
                if len(who.dice) > self.free[who.player] and self.free[who.player] <= WEAK_AT
            ]
        )

    @once
    def dice(self) -> dict[PlayerId, int]:
        """Number of dice of each player."""
        return {who.player: len(who.dice) for who in self.inside}

    @once
    def half_freed(self) -> dict[PlayerId, int]:
        """Number of dice each player could roll after freeing half of their locked ones."""
        return {player: free + (self.dice[player] - free) // 2 for player, free in self.free.items()}

    @once
    def time_left(self) -> Millis:
        """Time until the collapse."""
        setup = self.state.setup
        if setup.soundtrack is None:
            return ENDLESS_MS
        return self.game.catalogue.soundtracks[setup.soundtrack].collapse_ms - self.state.elapsed

    @once
    def errands(self) -> dict[PlayerId, tuple[Errand, ...]]:
        return errands_of(tuple(self.free), self.game, self.advisers, self.told)

    @once
    def asides(self) -> dict[PlayerId, tuple[Errand, ...]]:
        """The errands that take neither dice nor a walk."""
        return {
            player: tuple([errand for errand in theirs if errand.is_aside])
            for player, theirs in self.errands.items()
        }

    @once
    def able(self) -> dict[tuple[str, tuple[ChamberId, ...]], tuple[PlayerId, ...]]:
        """The players who can do each errand, identified by its rule and chambers."""
        able: dict[tuple[str, tuple[ChamberId, ...]], dict[PlayerId, None]] = {}
        for player, theirs in self.errands.items():
            for errand in theirs:
                able.setdefault((errand.rule, errand.chambers), {})[player] = None
        return {deed: tuple(players) for deed, players in able.items()}

    @once
    def summoned(self) -> tuple[PlayerId, ...]:
        """The players who must be home at every slam, for everybody's sake."""
        return tuple(who.player for who in self.inside if must_be_home(self.game, who.player))

    @once
    def is_exit_found(self) -> bool:
        return EXIT in self.temple

    @once
    def is_box_large(self) -> bool:
        return is_large(self.state)

    @once
    def keys(self) -> int:
        """The largest number of keys that anybody needs to escape."""
        return max([len(self.game.ask(EscapeCost(who.player))) for who in self.inside])

    @once
    def veins(self) -> dict[ChamberId, tuple[GemIcon, ...]]:
        """The gem icons that the dice can still pay for, by chamber."""
        dice = sum(self.dice.values())
        veins = {}
        for chamber, icons in self.ground.gem_icons.items():
            payable = tuple([icon for icon in icons if len(icon.price) <= dice * PAYABLE_SHARE])
            if payable:
                veins[chamber] = payable
        return veins

    @once
    def most_gems(self) -> dict[ChamberId, int]:
        """The most gems that each chamber can still give."""
        return {chamber: max([icon.gems for icon in icons]) for chamber, icons in self.veins.items()}

    @once
    def is_barred(self) -> bool:
        """Whether anything but keys keeps somebody inside: a quest, a curse, a tile."""
        return any(self._is_barred(who.player) for who in self.inside)

    def _is_barred(self, player: PlayerId) -> bool:
        try:
            self.game.check(Escape(player))
        except RuleError as refusal:
            return refusal.rule != "base.escape"
        return False

    def _steps(self, who: Adventurer) -> Mapping[ChamberId, int]:
        here = self.state.place_of(who.player)
        if self.game.ask(HeldBy(who.player)) or self._is_rooted(who.player, here):
            return {here: 0}
        steps = self.temple.distances(here)
        return self._with_way_home(steps) if who.player in self._expected_home else steps

    @once
    def _expected_home(self) -> tuple[PlayerId, ...]:
        """The players who must be home at a coming slam, in a large box, where ways home are easily lost."""
        return self.summoned if self.is_box_large and next_slam(self.game) is not None else ()

    def _with_way_home(self, steps: Mapping[ChamberId, int]) -> Mapping[ChamberId, int]:
        """The *steps* to chambers with a way home; all of them if none has one."""
        home = self.temple.distances_to(START)
        return {chamber: count for chamber, count in steps.items() if chamber in home} or steps

    def _is_rooted(self, player: PlayerId, here: ChamberId) -> bool:
        """Whether a curse or a rule, not the price, keeps *player* from every step."""
        ways = self.temple.ways(here)
        for side, _ in ways:
            if self._can_step(player, side):
                return False
        return bool(ways)

    def _can_step(self, player: PlayerId, side: Side) -> bool:
        try:
            require_way(self.game, Enter(player, side))
        except RuleError as refusal:
            return refusal.rule == "base.enter"
        return True


def stuck(state: State) -> tuple[PlayerId, ...]:
    return tuple(
        [
            who.player
            for who in state.adventurers
            if who.escaped_at is None and (dice := len(who.dice)) > 1 and len(who.locked) >= dice - STUCK_AT
        ]
    )


def slam_in(game: Game) -> tuple[int, Millis] | None:
    """The number of the next slam and the time until it, once its gong has sounded."""
    coming = next_slam(game)
    if coming is None:
        return None
    number, left = coming
    beats = game.catalogue.soundtracks[game.state.setup.soundtrack or ""]
    return coming if left <= beats.slams_ms[number - 1] - beats.gongs_ms[number - 1] else None


def next_slam(game: Game) -> tuple[int, Millis] | None:
    """The number of the next slam and the time until it, which experienced players know."""
    track = game.state.setup.soundtrack
    if track is None:
        return None
    elapsed = game.state.elapsed
    for number, slam_ms in enumerate(game.catalogue.soundtracks[track].slams_ms, start=1):
        if elapsed < slam_ms:
            return number, slam_ms - elapsed
    return None
