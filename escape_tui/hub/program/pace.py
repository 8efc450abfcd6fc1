"""The pace of programs: no faster than a quick person."""

from escape_tui.engine.state import Millis

#: What a quick person does in a second of the game, and at once.
PLAYS_A_SECOND, PLAYS_AT_ONCE = 10, 5
PLAY_EVERY_MS: Millis = 1000 // PLAYS_A_SECOND
