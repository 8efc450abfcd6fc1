"""The chapters of the base game, in the order in which their effects are asked."""

from escape_tui.engine.effect import Module
from escape_tui.rules.calling import Calling
from escape_tui.rules.countdown import Countdown
from escape_tui.rules.dice import Dice
from escape_tui.rules.ending.closed_temple import Closing
from escape_tui.rules.ending.leaving import Leaving
from escape_tui.rules.ending.standstill import StandingStill
from escape_tui.rules.ending.surrender import Surrendering
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

#: Asked after all expansions: whether a way leads on is clear only after chambers have moved, and whether
#: anybody can act only after all cards were asked.
LAST_CHAPTERS: tuple[Module, ...] = (Closing(), StandingStill(), Surrendering())
