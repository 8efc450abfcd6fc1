"""The tables of the database, as migrations from each version to the next."""

_FIRST = """
CREATE TABLE players (
    player TEXT PRIMARY KEY, name TEXT NOT NULL, settings BLOB NOT NULL DEFAULT x'',
    first_seen INTEGER NOT NULL, last_seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE tables (
    table_id TEXT PRIMARY KEY, setup BLOB NOT NULL, opened_at INTEGER NOT NULL, is_running INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_running ON tables (is_running) WHERE is_running;
CREATE TABLE journals (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, ms INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE results (
    result INTEGER PRIMARY KEY, table_id TEXT NOT NULL, challenge TEXT NOT NULL, players INTEGER NOT NULL,
    won INTEGER NOT NULL, score INTEGER NOT NULL, duration_ms INTEGER NOT NULL, day TEXT NOT NULL,
    summary BLOB NOT NULL, finished_at INTEGER NOT NULL
);
CREATE INDEX results_ranked ON results (challenge, players, day, score DESC) WHERE won;
CREATE TABLE team (
    result INTEGER NOT NULL REFERENCES results, place INTEGER NOT NULL,
    player TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (result, place)
) WITHOUT ROWID;
CREATE INDEX team_player ON team (player, result);
CREATE TABLE progress (
    player TEXT NOT NULL, challenge TEXT NOT NULL, players INTEGER NOT NULL, won_at INTEGER NOT NULL,
    PRIMARY KEY (player, challenge, players)
) WITHOUT ROWID;
CREATE TABLE daily_tries (day TEXT NOT NULL, team TEXT NOT NULL, PRIMARY KEY (day, team)) WITHOUT ROWID;
CREATE TABLE bans (
    kind TEXT NOT NULL, value TEXT NOT NULL, until INTEGER NOT NULL, reason TEXT NOT NULL,
    PRIMARY KEY (kind, value)
) WITHOUT ROWID
"""

#: A daily try belongs to a person, not to a team. A page of the leaderboard is read from the index, however
#: many games were won. Similar names belong to the first key that used one of them.
_TRIES_RANKS_NAMES = """
CREATE TABLE tries (day TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (day, player)) WITHOUT ROWID;
WITH RECURSIVE split (day, player, rest) AS (
    SELECT day, '', team || char(10) FROM daily_tries
    UNION ALL
    SELECT day, substr(rest, 1, instr(rest, char(10)) - 1), substr(rest, instr(rest, char(10)) + 1)
    FROM split WHERE rest != ''
)
INSERT OR IGNORE INTO tries SELECT day, player FROM split WHERE player != '';
DROP TABLE daily_tries;
ALTER TABLE tries RENAME TO daily_tries;
DROP INDEX results_ranked;
CREATE INDEX results_ranked ON results
    (challenge, players, day, score DESC, duration_ms, finished_at) WHERE won;
CREATE TABLE names (likeness TEXT PRIMARY KEY, player TEXT NOT NULL) WITHOUT ROWID
"""

#: When a game ends, its rank is looked up for each of its players.
_RESULT_OF_GAME = "CREATE INDEX results_game ON results (table_id)"

#: Journals of finished games, each compressed as a whole.
_PACKED_JOURNALS = """
CREATE TABLE packed_journals (table_id TEXT PRIMARY KEY, lines BLOB NOT NULL)
"""

#: Analyses of finished games, by the versions and the number of rollouts they were computed with.
_ANALYSES = """
CREATE TABLE analyses (
    table_id TEXT NOT NULL, rules INTEGER NOT NULL, bots INTEGER NOT NULL, rollouts INTEGER NOT NULL,
    content BLOB NOT NULL, PRIMARY KEY (table_id, rules, bots, rollouts)
) WITHOUT ROWID
"""

#: Games that were played on from a moment of another game.
_STUDIES = """
CREATE TABLE studies (
    table_id TEXT PRIMARY KEY, origin TEXT NOT NULL, clock INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX studies_origin ON studies (origin, clock)
"""

#: Who banned somebody, and when. Not in `bans`: streams of earlier versions insert four columns there.
_BAN_NOTES = """
CREATE TABLE ban_notes (
    kind TEXT NOT NULL, value TEXT NOT NULL, banned_by TEXT NOT NULL, banned_at INTEGER NOT NULL,
    PRIMARY KEY (kind, value)
) WITHOUT ROWID
"""

#: Ranked tries at daily temples, one line for each team and day, and achievements; both are kept forever.
_LADDER = """
CREATE TABLE ladder (
    day TEXT NOT NULL, team TEXT NOT NULL, players INTEGER NOT NULL, score INTEGER NOT NULL,
    won INTEGER NOT NULL, rules INTEGER NOT NULL, edition TEXT NOT NULL, table_id TEXT NOT NULL,
    names TEXT NOT NULL, PRIMARY KEY (day, team)
) WITHOUT ROWID;
CREATE TABLE achievements (
    player TEXT NOT NULL, achievement TEXT NOT NULL, table_id TEXT NOT NULL, reached_at INTEGER NOT NULL,
    PRIMARY KEY (player, achievement)
) WITHOUT ROWID
"""

#: Append, never change: a database stores how many of these it has applied.
MIGRATIONS: tuple[str, ...] = (
    _FIRST,
    _TRIES_RANKS_NAMES,
    _RESULT_OF_GAME,
    _PACKED_JOURNALS,
    _ANALYSES,
    _STUDIES,
    _BAN_NOTES,
    _LADDER,
)
