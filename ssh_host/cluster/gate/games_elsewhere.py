"""The cluster's games, for a gate's web pages. A worker supplies the seals of daily temples."""

from collections.abc import Callable

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from escape_tui.engine.state import Millis
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.port.providers import Elsewhere
from escape_tui.hub.watching.replica import Replica
from escape_tui.scene.lobby.ladder_views import DailyLine
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.lobby.public_games import PublicGames

_SUBJECT = "daily"
#: A page without seals is better than none.
_PATIENCE_SECONDS = 1.0
_DAILY_LINES = msgspec.json.Decoder(tuple[DailyLine, ...])


class GamesElsewhere:
    """The public tables of all workers, without pictures. *analysis* finds analyses, *in_progress* counts
    games in progress."""

    def __init__(
        self,
        bus: Bus,
        elsewhere: Elsewhere,
        analysis: Callable[[str], Analysis | None],
        in_progress: Callable[[], int],
    ) -> None:
        self.analysis = analysis
        self.in_progress = in_progress
        self._bus = bus
        self._elsewhere = elsewhere

    def tables(self) -> tuple[TableSummary, ...]:
        return tuple(table for table in self._elsewhere.tables() if table.game is not None)

    def since_ms(self) -> Millis:
        # Workers announce a table again whenever it changes.
        return 0

    def shown(self, code: str) -> Replica | None:
        return None

    def table(self, code: str) -> TableSummary | None:
        return self._elsewhere.table(code.upper())

    def has_recording(self, game: str) -> bool:
        # Only workers have recordings: a worker tells the visitor if one is missing.
        return True

    async def daily_lines(self, week: str) -> tuple[DailyLine, ...]:
        """A worker's answer, because gates don't have the secret; empty if no worker answers."""
        subject = self._bus.subject(_SUBJECT)
        try:
            answer = await self._bus.client.request(subject, week.encode(), timeout=_PATIENCE_SECONDS)
        except (NatsError, TimeoutError):
            return ()
        return understood(answer, _DAILY_LINES, "daily lines") or ()


async def answer_daily_lines(bus: Bus, games: PublicGames) -> None:
    """Let this worker answer the gates' requests for daily lines. Each request goes to one worker."""

    async def answer(message: Msg) -> None:
        lines = await games.daily_lines(message.data.decode("utf-8", "replace"))
        await message.respond(msgspec.json.encode(lines))

    await bus.client.subscribe(bus.subject(_SUBJECT), queue="workers", cb=answer)
