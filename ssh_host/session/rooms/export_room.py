"""The room that exports a finished game as a file: `ssh HOST export ID > game.cast`."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_title
from escape_tui.scene.analysis.sentences import chapters
from ssh_host.archive.finished_games import FinishedGames, NoExport
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.pipe_room import PipeRoom
from ssh_host.session.session import Session

#: Processes that draw at the same time; further exports wait.
MOST_AT_ONCE = 2
_PIECE_BYTES = 16_384
#: Pause drawing while more than this waits to be sent.
_ENOUGH_WAITING_BYTES = 65_536
_LOOK_AGAIN_SECONDS = 0.05


class Exports:
    """All exports of one host: limits how many run at once, and one per identity."""

    def __init__(self, games: FinishedGames) -> None:
        self.games = games
        self.turn = asyncio.Semaphore(MOST_AT_ONCE)
        self.players: set[str] = set()


class ExportRoom(PipeRoom):
    """Writes one recording to the connection of *session*; another process draws it."""

    def __init__(self, session: Session, exports: Exports) -> None:
        super().__init__(session)
        self._exports = exports
        self._process: Process | None = None
        self._is_leaving = False

    async def run(self) -> None:
        self._session.exit_status = 0
        self._session.take_input()
        player, players = self._session.player, self._exports.players
        try:
            if player in players:
                raise NoExport("export-one-at-a-time")
            games = self._exports.games
            game = games.exported(self._word)
            players.add(player)
            try:
                async with self._exports.turn:
                    await self._draw(game, await games.recordings.journal_beside(game))
            finally:
                players.discard(player)
        except NoExport as refusal:
            self._fail(refusal.message, id=clean_title(self._word))
        except Declined as declined:
            self._fail(f"declined-{declined.reason}", id=clean_title(self._word), **declined.facts)

    @property
    def _word(self) -> str:
        return self._session.destination.code

    async def _draw(self, game: str, journal: bytes) -> None:
        if self._is_leaving:
            return
        words, games = self._session.words, self._exports.games
        analysis = games.analysis(game)
        marks = msgspec.json.encode(() if analysis is None else chapters(analysis, words)).decode()
        facts = (game, words.language, marks)
        command = (sys.executable, "-m", "ssh_host.session.rooms.cast_file", *facts)
        process = self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(games.recordings.editions()) + b"\n" + journal)
            process.stdin.close()
            while piece := await process.stdout.read(_PIECE_BYTES):
                await self._take_time()
                self._session.connection.write(piece)
            if await process.wait() and not self._is_leaving:
                raise NoExport("replay-drift")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def _take_time(self) -> None:
        """Wait until most of the buffered output is sent; raises `TimeoutError` if nothing is sent for a
        while."""
        connection, seconds = (
            self._session.connection,
            float(self._session.host.config.limits.stalled_seconds),
        )
        before = connection.waiting_bytes()
        async with asyncio.timeout(None) as limit:
            while (waiting := connection.waiting_bytes()) > _ENOUGH_WAITING_BYTES:
                if waiting < before or limit.when() is None:
                    limit.reschedule(asyncio.get_running_loop().time() + seconds)
                before = waiting
                await asyncio.sleep(_LOOK_AGAIN_SECONDS)

    def leave(self) -> None:
        self._is_leaving = True
        self._session.exit_status = 1
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    def left(self, leaving: LeaveReason) -> None:
        self._is_leaving = True

    def journal(self) -> str:
        return self._word
