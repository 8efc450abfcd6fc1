"""Ranking: the leaderboard that a game belongs to, if any."""

from escape_tui.content.catalogue import EDITION
from escape_tui.engine.setup import Difficulty, Pace, Setup
from escape_tui.modules.challenge import CHALLENGE

#: The category of games that are on no leaderboard.
FREE = "free"


def category(setup: Setup, *, has_bots: bool) -> str:
    """The leaderboard of a game: its challenge or its edition, empty for the plain base game, else `FREE`."""
    edition = str(setup.options.get(EDITION, ""))
    if has_bots or (edition and CHALLENGE in setup.options):
        return FREE
    if challenge := str(setup.options.get(CHALLENGE, "")):
        return challenge
    is_plain = not setup.modules and setup.difficulty is Difficulty.NORMAL and setup.soundtrack is not None
    return edition if is_plain and setup.pace is Pace.STANDARD else FREE
