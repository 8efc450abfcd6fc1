"""Manner: how companions play with people."""

from enum import StrEnum


class Manner(StrEnum):
    """Companions play at full strength (*eager*), or hold back for people; if *quiet*, they only answer."""

    EAGER = "eager"
    COMPANIONABLE = "companionable"
    QUIET = "quiet"
