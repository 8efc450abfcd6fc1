"""Quick play: the best seat in the lobby for somebody who wants to play now."""

from operator import itemgetter

from msgspec.structs import replace

from escape_tui.engine.setup import Difficulty
from escape_tui.engine.state import Millis
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.opening import GAMES_OF_A_BEGINNER
from escape_tui.hub.table.seats.seats import PersonId
from escape_tui.hub.table.table import Table

#: Largest age of a game that quick play may join.
JUST_BEGUN_MS: Millis = 60_000


def quick_play(lobby: Lobby, person: PersonId) -> Table:
    """A seat with people who wait, first of all where a quick game gathers, else a bot's in a game that has
    just begun, else at a new table where one gathers. Never at the daily temple: that would spend a try."""
    idle = [table for table in lobby.open_tables() if table.is_for_anybody]
    if idle:
        return lobby.join(person, max(idle, key=_rank).code)
    if begun := just_begun(lobby):
        return lobby.take_bot_seat(person, begun[0].code)
    table = lobby.open_table(person)
    ease_for_beginner(lobby, table)
    table.quick_start.count_down()
    return table


def just_begun(lobby: Lobby) -> list[Table]:
    """The public games that people may still join near their beginning, the latest first."""
    joinable = (table for table in lobby.running_tables() if table.bot_seats.open())
    games = [(table.live, table) for table in joinable if table.live is not None]
    ages = [(live.now() - live.state.started_at, table) for live, table in games]
    return [table for age, table in sorted(ages, key=itemgetter(0)) if age < JUST_BEGUN_MS]


def ease_for_beginner(lobby: Lobby, table: Table) -> None:
    """Propose a gentle game to a host who has played few so far, unless it is a program; they can choose
    another."""
    is_program = lobby.people[table.opener].is_program
    if not is_program and lobby.opening.games_finished(table.opener) < GAMES_OF_A_BEGINNER:
        table.agreement = replace(table.agreement, difficulty=Difficulty.GENTLE)
        table.changed()


def _rank(table: Table) -> tuple[bool, int]:
    return table.quick_start.at is not None, sum(1 for _ in table.people())
