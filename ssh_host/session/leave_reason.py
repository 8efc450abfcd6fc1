"""Why a session ended."""

from enum import StrEnum


class LeaveReason(StrEnum):
    QUIT = "quit"
    LOST = "lost"
    TAKEN_OVER = "taken over"
    KICKED = "kicked"
    IDLE = "idle"
    STALLED = "stalled"
    CRASHED = "crashed"
    CLOSING = "closing"
    NONSENSE = "nonsense"
