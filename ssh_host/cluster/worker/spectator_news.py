"""Messages between workers about a table that several show: spectators, their chat, its pauses."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.json import Decoder

from escape_tui.hub.port.messages.views import ScreeningView
from escape_tui.hub.table.seats.seats import Saying
from escape_tui.hub.watching.spectators import Cheered, Stand


class SpectatorNews(Struct, frozen=True, tag=True):
    """A message from *worker* about the spectators of one table."""

    worker: str


class Looking(SpectatorNews, frozen=True):
    """*names* are watching there; the owner of the table answers with its state."""

    names: tuple[str, ...] = ()


class OwnerTold(SpectatorNews, frozen=True):
    """Whether the owner's clock stands, the spectators of each worker, and the table's current replay
    position."""

    is_paused: bool = False
    is_waiting: bool = False
    watchers: dict[str, tuple[str, ...]] = {}
    screening: ScreeningView | None = None


class StandSaid(SpectatorNews, frozen=True):
    saying: Saying


class StandCheered(SpectatorNews, frozen=True):
    cheered: Cheered


AnyStandNews = Looking | OwnerTold | StandSaid | StandCheered

STAND_NEWS: Decoder[AnyStandNews] = Decoder(AnyStandNews)


def share(stand: Stand, worker: str, send: Callable[[AnyStandNews], None]) -> None:
    """Let *send* tell the other workers what the spectators at *stand* on *worker* say and cheer."""
    stand.on_said.append(lambda saying: send(StandSaid(worker, saying)))
    stand.on_cheered.append(lambda cheered: send(StandCheered(worker, cheered)))
