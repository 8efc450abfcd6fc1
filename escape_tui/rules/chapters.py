"""The chapters of the base game, in the order in which they are heard."""

from escape_tui.engine.effect import Module
from escape_tui.rules.calling import Calling
from escape_tui.rules.countdown import Countdown
from escape_tui.rules.dice import Dice
from escape_tui.rules.ending.closing import Closing
from escape_tui.rules.ending.leaving import Leaving
from escape_tui.rules.ending.standstill import StandingStill
from escape_tui.rules.exploring import Exploring
from escape_tui.rules.fate import TurnsOfFate
from escape_tui.rules.gems import Gems
from escape_tui.rules.moving import Moving
from escape_tui.rules.presence import Presence

CHAPTERS: tuple[Module, ...] = (
    Countdown(),
    Dice(),
    Moving(),
    Exploring(),
    Gems(),
    Leaving(),
    TurnsOfFate(),
    Presence(),
    Calling(),
)

#: Heard after all expansions: whether a way leads on is clear only once chambers have travelled and changed,
#: and whether anybody can act once every card has had its say.
LAST_CHAPTERS: tuple[Module, ...] = (Closing(), StandingStill())
