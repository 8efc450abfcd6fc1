"""Results in the database: outcomes of games, leaderboards, and who has tried the daily temple."""

import json
import time
from collections.abc import Sequence
from typing import NamedTuple

from escape_tui.scene.lobby.visitor_services import Board
from ssh_host.store.database import Database, number, text
from ssh_host.store.group_commit import Statement
from ssh_host.store.stored_players import PlayerKey

#: The columns of a row in a list of games.
_RANK = f"{number('score')}, {number('duration_ms')}, {number('finished_at')}, {text('table_id')}"

#: Statistics of a player cover this many of their latest games, which bounds the time they take.
MOST_GAMES = 2_000
_LAST_GAMES = "WITH own AS (SELECT result FROM team WHERE player = ?1 ORDER BY result DESC LIMIT ?2)"


class Outcome(NamedTuple):
    """How a game ended: *score* counts upwards, *day* is set for a ranked try at the daily temple."""

    game_id: str
    challenge: str
    won: bool
    score: int
    duration_ms: int
    team: tuple[tuple[PlayerKey, str], ...]
    day: str = ""
    summary: bytes = b""


class Rank(NamedTuple):
    names: tuple[str, ...]
    score: int
    duration_ms: int
    finished_at: int
    game_id: str


class StoredResults:
    """The outcomes of finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database
        #: Tries that are not written yet.
        self._tries: set[tuple[str, str]] = set()

    def record(self, outcome: Outcome) -> None:
        """Store *outcome* for its players, the leaderboard and the challenge book."""
        now, players = int(time.time()), len(outcome.team)
        team = [
            Statement("INSERT INTO team VALUES ((SELECT max(result) FROM results), ?, ?, ?)", (place, *who))
            for place, who in enumerate(outcome.team)
        ]
        win = "INSERT OR IGNORE INTO progress VALUES (?, ?, ?, ?)"
        progress = [
            Statement(win, (player, outcome.challenge, players, now))
            for player, _ in outcome.team
            if outcome.won
        ]
        self._database.writer.write(_result(outcome, now), *team, *progress)

    def leaderboard(self, challenge: str, players: int, most: int = 20, day: str = "") -> list[Rank]:
        """The best won games of *challenge* with *players* players, on *day* for the daily temple."""
        rows = self._database.read(
            f"SELECT result, {_RANK} FROM results"
            " WHERE challenge = ? AND players = ? AND day = ? AND won"
            " ORDER BY score DESC, duration_ms, finished_at LIMIT ?",
            challenge,
            players,
            day,
            most,
        )
        return [Rank(self._names(row[0]), *row[1:]) for row in rows]

    def filled(self, boards: Sequence[Board]) -> tuple[Board, ...]:
        asked = json.dumps(boards)
        rows = self._database.read(
            "SELECT key FROM json_each(?) WHERE EXISTS (SELECT 1 FROM results"
            " WHERE challenge = value ->> 0 AND players = value ->> 1 AND day = value ->> 2 AND won)",
            asked,
        )
        return tuple(boards[row[0]] for row in rows)

    def best_game_of(self, player: PlayerKey, challenge: str, players: int) -> str:
        """The id of the quickest won game of *player* in *challenge* with that many players; empty without
        one."""
        rows = self._database.read(
            f"{_LAST_GAMES} SELECT {text('table_id')} FROM own CROSS JOIN results USING (result)"
            " WHERE won AND challenge = ?3 AND players = ?4 ORDER BY duration_ms LIMIT 1",
            player,
            MOST_GAMES,
            challenge,
            players,
        )
        return rows[0][0] if rows else ""

    def rank(self, game_id: str) -> tuple[int, int]:
        """The rank of a won game on its leaderboard, from 1, and the best time there; zeros for a game that
        is on no leaderboard."""
        found = self._database.read(
            "SELECT 1 + count(better.result), min(own.duration_ms, coalesce(min(better.duration_ms),"
            " own.duration_ms)) FROM results AS own LEFT JOIN results AS better"
            " ON better.challenge = own.challenge AND better.players = own.players"
            " AND better.day = own.day AND better.won"
            " AND (better.score, -better.duration_ms) > (own.score, -own.duration_ms)"
            " WHERE own.table_id = ? AND own.won AND own.challenge != 'free' GROUP BY own.result",
            game_id,
        )
        return (found[0][0], found[0][1]) if found else (0, 0)

    def record_ms(self, game_id: str) -> int:
        """The time of a won game that beat every other on its leaderboard; 0 for any other game."""
        found = self._database.read(
            "SELECT own.duration_ms, max((other.score, -other.duration_ms) >= (own.score, -own.duration_ms))"
            " FROM results AS own JOIN results AS other ON other.challenge = own.challenge"
            " AND other.players = own.players AND other.day = own.day AND other.won"
            " AND other.result != own.result"
            " WHERE own.table_id = ? AND own.won AND own.challenge != 'free' GROUP BY own.result",
            game_id,
        )
        return found[0][0] if found and not found[0][1] else 0

    def _names(self, result: int) -> tuple[str, ...]:
        rows = self._database.read(f"SELECT {text('name')} FROM team WHERE result = ? ORDER BY place", result)
        return tuple(row[0] for row in rows)

    def history(self, player: PlayerKey, most: int = 20) -> list[tuple[str, bool, Rank]]:
        """The last games of *player*: the challenge, whether it was won, and its row on a leaderboard."""
        rows = self._database.read(
            f"SELECT {text('challenge')}, won, results.result, {_RANK} FROM team"
            " CROSS JOIN results USING (result) WHERE player = ? ORDER BY team.result DESC LIMIT ?",
            player,
            most,
        )
        return [(row[0], bool(row[1]), Rank(self._names(row[2]), *row[3:])) for row in rows]

    def wins_and_defeats(self, player: PlayerKey) -> tuple[bool, ...]:
        """Whether each of the last games of *player* was won, the latest one last."""
        rows = self._database.read(
            f"{_LAST_GAMES} SELECT won FROM own CROSS JOIN results USING (result) ORDER BY result",
            player,
            MOST_GAMES,
        )
        return tuple(bool(row[0]) for row in rows)

    def companions(self, player: PlayerKey, most: int) -> tuple[tuple[str, int], ...]:
        """The people *player* played with most often, by their latest name, and how often."""
        rows = self._database.read(
            f"{_LAST_GAMES} SELECT other.name, count(*) AS games, max(other.result)"
            " FROM own CROSS JOIN team AS other USING (result) WHERE other.player != ?1"
            " GROUP BY other.player ORDER BY games DESC, max(other.result) DESC LIMIT ?3",
            player,
            MOST_GAMES,
            most,
        )
        return tuple((row[0], row[1]) for row in rows)

    def won_challenges(self, player: PlayerKey) -> set[tuple[str, int]]:
        """The challenges *player* has won, each with the number of players."""
        rows = self._database.read(
            f"SELECT {text('challenge')}, {number('players')} FROM progress WHERE player = ?", player
        )
        return {(challenge, players) for challenge, players in rows}

    def has_tried(self, day: str, player: PlayerKey) -> bool:
        """Whether *player* has used their try at the temple of *day*."""
        written = "SELECT 1 FROM daily_tries WHERE day = ? AND player = ?"
        return (day, player) in self._tries or bool(self._database.read(written, day, player))

    def claim_try(self, day: str, player: PlayerKey) -> None:
        """Use up the try of *player* at the temple of *day*."""
        claim = (day, player)
        self._tries.add(claim)
        self._database.write("INSERT OR IGNORE INTO daily_tries VALUES (?, ?)", *claim)
        self._database.when_kept(lambda: self._tries.discard(claim))


def _result(outcome: Outcome, now: int) -> Statement:
    return Statement(
        "INSERT INTO results"
        " (table_id, challenge, players, won, score, duration_ms, day, summary, finished_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            outcome.game_id,
            outcome.challenge,
            len(outcome.team),
            outcome.won,
            outcome.score,
            outcome.duration_ms,
            outcome.day,
            outcome.summary,
            now,
        ),
    )
