"""The ladder in the database: one line for each team and daily temple, kept forever; and achievements."""

import time
from typing import NamedTuple

import msgspec

from ssh_host.store.database import Database, number, text
from ssh_host.store.stored_players import PlayerKey

#: How many teams a ladder lists.
_MOST_RANKS = 50
#: Separates the keys of a team; a team is the set of its keys.
_AND = "\n"

#: What a win is worth besides the seconds left: more than all gems of a temple, so that no loss beats a win.
#: It is added when the ladder is read, so that it holds for every result that was ever stored.
WIN_POINTS = 100

#: The Monday of the week of a day.
_MONDAY = "date(day, '-6 days', 'weekday 1')"

#: The best days of each team in each week. In a week, only the games of one rules version and one edition
#: count: those played most.
_BEST_DAYS = f"""
WITH week AS (
    SELECT *, {_MONDAY} AS monday, score + {WIN_POINTS} * won AS points
    FROM ladder WHERE day BETWEEN ?1 AND ?2
), version AS (
    SELECT monday, rules, edition,
        row_number() OVER (PARTITION BY monday ORDER BY count(*) DESC, max(day) DESC) AS place
    FROM week GROUP BY monday, rules, edition
), counted AS (
    SELECT team, names, day, points,
        row_number() OVER (PARTITION BY team, week.monday ORDER BY points DESC, day) AS place
    FROM week JOIN version ON version.monday = week.monday AND version.rules = week.rules
        AND version.edition = week.edition AND version.place = 1
    WHERE players = ?3
)
SELECT {text("team")}, {text("names")}, {number("sum(points)")}, count(*), max(day) FROM counted
WHERE place <= ?4 GROUP BY team ORDER BY sum(points) DESC, count(*), min(day), team LIMIT ?5
"""


class LadderEntry(NamedTuple):
    """A team's result in the temple of *day*: seconds left if it got out, else gems."""

    day: str
    team: tuple[tuple[PlayerKey, str], ...]
    score: int
    won: bool
    rules: int
    edition: str
    game_id: str


class LadderRank(NamedTuple):
    keys: frozenset[PlayerKey]
    names: tuple[str, ...]
    total: int
    days: int


class StoredLadder:
    """The results of ranked tries at daily temples, and what players have achieved."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def climb(self, entry: LadderEntry) -> None:
        """Store *entry*; a team has one for each day."""
        self._database.write(
            "INSERT OR IGNORE INTO ladder VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            entry.day,
            _AND.join(sorted(key for key, _ in entry.team)),
            len(entry.team),
            entry.score,
            entry.won,
            entry.rules,
            entry.edition,
            entry.game_id,
            msgspec.json.encode(sorted(name for _, name in entry.team)).decode(),
        )

    def teams(self, first: str, last: str, players: int, best: int) -> list[LadderRank]:
        """The teams of *players* from the day *first* to *last*, each by its *best* days of every week."""
        rows = self._database.read(_BEST_DAYS, first, last, players, best, _MOST_RANKS)
        return [
            LadderRank(frozenset(team.split(_AND)), _names(names), total, days)
            for team, names, total, days, _ in rows
        ]

    def best_of_day(self, day: str, players: int) -> str:
        """The id of the best ranked game of *players* in the temple of *day*; empty without one."""
        rows = self._database.read(
            f"SELECT {text('table_id')} FROM ladder WHERE day = ? AND players = ?"
            " ORDER BY won DESC, score DESC LIMIT 1",
            day,
            players,
        )
        return rows[0][0] if rows else ""

    def achieve(self, player: PlayerKey, achievement: str, game_id: str) -> None:
        """Store the first time that *player* reached *achievement*."""
        values = (player, achievement, game_id, int(time.time()))
        self._database.write("INSERT OR IGNORE INTO achievements VALUES (?, ?, ?, ?)", *values)

    def achievements(self, player: PlayerKey) -> tuple[str, ...]:
        """What *player* has achieved, in the order in which they did."""
        rows = self._database.read(
            f"SELECT {text('achievement')} FROM achievements WHERE player = ?"
            " ORDER BY reached_at, achievement",
            player,
        )
        return tuple(row[0] for row in rows)


def _names(written: str) -> tuple[str, ...]:
    """The names in a row; none in a damaged one."""
    try:
        return msgspec.json.decode(written, type=tuple[str, ...])
    except msgspec.MsgspecError:
        return ()
