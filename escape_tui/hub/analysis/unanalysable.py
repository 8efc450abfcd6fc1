"""Recordings that cannot be analysed, and why."""

from enum import StrEnum


class Unfit(StrEnum):
    """Why a recording, or a moment of it, can't be analysed; each has a message `analysis-unfit-…`."""

    UNKNOWN = "unknown"
    DAMAGED = "damaged"
    OTHER_RULES = "other-rules"
    OTHER_EDITION = "other-edition"
    UNFINISHED = "unfinished"
    TOO_SHORT = "too-short"
    NO_CLOCK = "no-clock"
    AFTER_END = "after-end"


class NotAnalysable(Exception):
    def __init__(self, reason: Unfit) -> None:
        super().__init__(reason.value)
        self.reason = reason
