"""A large box: what companions do otherwise where far more is in play than in the base game."""

from escape_tui.engine.game import Game
from escape_tui.engine.state import Millis, State

#: More chambers than this, laid or in the pile, are a large box; the base game has nineteen.
LARGE = 34

#: What a chamber that nobody has seen is worth, in gems, however deep the exit lies.
UNSEEN = 0.4

#: ... and once all that matters is known: gems without a tile of the calendar do not shine, each chamber may
#: bring a curse or a trap, and where chambers vanish those in the pile are wanted for bridges.
SPARED = 0.0

#: How much more a task is worth to those who are at it: there are so many that they would never end one.
LOYALTY = 2.0

#: What it is worth to come to somebody who can still help themselves: the ways are long.
VISIT = 1.0

#: What it is worth to free somebody who cannot: without them, gems that many pay for are out of reach.
RESCUE = 12.0

#: How much a gem counts that a chamber could have given and is left behind.
LEFT_BEHIND = 2.0

#: How much more what keeps the exit shut is worth than elsewhere: quests, and cursed gems.
SHUT = 3.0

#: What is worth less than so many gems is left alone in the last minutes.
TRIFLE = 0.25
LATE_MS: Millis = 240_000

#: What is worth so much and leads to no gems is still done when everybody leaves: a curse may hold somebody.
DUE = 0.25

#: The farthest walk home that a die is worth, before the first and before the second slam.
FARTHEST_HOME = (7, 5)

#: So long before a slam those who must be home lay no more chambers.
HOMEWARD_MS: Millis = 110_000

#: So late companions dare one key more.
BOLD_MS: Millis = 200_000

#: What nobody can foresee on the way out: late gems are rare, and many keys take long.
LEAVING_RESERVE_MS: Millis = 130_000

#: Shares of locked dice at which a turn of fate is agreed to, proposed for somebody stuck, and proposed: each
#: costs a gem, and only so many of them can be activated.
FATE_SHARES = (0.75, 0.8, 0.9)

#: Companions' time between two acts on average, where a roll is over by then.
ACT_MS: Millis = 1_300


def is_large(state: State) -> bool:
    """Whether far more chambers are in play than in the base game."""
    return len(state.temple.chambers) + len(state.pile) > LARGE


def act_ms(game: Game) -> Millis:
    """How long companions take between two acts, on average: in a large box they have no time to lose."""
    return ACT_MS if is_large(game.state) else game.catalogue.numbers.bot_act_ms
