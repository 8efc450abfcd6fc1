"""A large box: how companions play with far more expansions than the base game."""

from escape_tui.engine.game import Game
from escape_tui.engine.state import Millis, State

#: With more chambers than this, laid or in the pile, a box is large; the base game has nineteen.
LARGE = 34

#: Value of an unseen chamber, in gems, no matter how deep in the pile the exit is.
UNSEEN = 0.4

#: Its value once everything important is known: gems without a calendar tile can't be activated, each chamber
#: may bring a curse or a trap, and if chambers vanish, the pile is needed for bridges.
SPARED = 0.0

#: Factor for a task in progress: there are so many tasks that none would get finished otherwise.
LOYALTY = 2.0

#: Value of visiting somebody who can still help themselves: the ways are long.
VISIT = 1.0

#: Value of freeing somebody who can't: without them, gems that need many hands are out of reach.
RESCUE = 12.0

#: Weight of a gem that a chamber could have given and that is lost.
LEFT_BEHIND = 2.0

#: Factor for errands that keep the exit closed: quests and cursed gems.
SHUT = 3.0

#: Smallest value of an errand, in gems, in the last minutes; and when those begin.
TRIFLE = 0.25
LATE_MS: Millis = 240_000

#: Smallest value of an errand without gems that is still done when everybody leaves: a curse may hold
#: somebody.
DUE = 0.25

#: Longest walk home, in steps, that a die is worth: before the first and before the second slam.
FARTHEST_HOME = (7, 5)

#: Time before a slam within which summoned players lay no more chambers.
HOMEWARD_MS: Millis = 110_000

#: Time left at which companions accept one more key.
BOLD_MS: Millis = 200_000

#: Time reserved for surprises on the way out: late gems are rare, and many keys take long.
LEAVING_RESERVE_MS: Millis = 130_000

#: Shares of locked dice at which a turn of fate is accepted, proposed if somebody is stuck, and proposed in
#: any case: each costs a gem, and the calendar limits activations.
FATE_SHARES = (0.75, 0.8, 0.9)

#: Average time between two acts of a companion; a roll has finished by then.
ACT_MS: Millis = 1_300


def is_large(state: State) -> bool:
    """Whether far more chambers are in play than in the base game."""
    return len(state.temple.chambers) + len(state.pile) > LARGE


def act_ms(game: Game) -> Millis:
    """Average time between two acts of a companion: shorter in a large box."""
    return ACT_MS if is_large(game.state) else game.catalogue.numbers.bot_act_ms
