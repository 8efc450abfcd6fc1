"""Ranking: the leaderboard that a game belongs to, if any."""

from escape_tui.engine.setup import Difficulty, Pace, Setup

#: The category of games that are on no leaderboard.
FREE = "free"


def category(setup: Setup, *, has_bots: bool) -> str:
    """The leaderboard of a game: its challenge, empty for the plain base game, else `FREE`."""
    if has_bots:
        return FREE
    if challenge := str(setup.options.get("challenge", "")):
        return challenge
    is_plain = not setup.modules and setup.difficulty is Difficulty.NORMAL and setup.soundtrack is not None
    return "" if is_plain and setup.pace is Pace.STANDARD else FREE
