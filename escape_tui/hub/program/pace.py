"""The pace of programs: no faster than a quick person."""

from escape_tui.engine.state import Millis

#: Commands per second of game time, and the largest burst.
PLAYS_A_SECOND, PLAYS_AT_ONCE = 10, 5
PLAY_EVERY_MS: Millis = 1000 // PLAYS_A_SECOND
