"""What workers tell each other of a table that several show: who watches, what they say, how time goes."""

from msgspec import Struct
from msgspec.json import Decoder

from escape_tui.engine.state import Millis
from escape_tui.hub.port.messages.views import ScreeningView
from escape_tui.hub.table.seats import Saying
from escape_tui.hub.watching.spectators import Cheered


class StandNews(Struct, frozen=True, tag=True):
    """Something told by *worker* of the stand of one table."""

    worker: str


class Looking(StandNews, frozen=True):
    """*names* watch there; whoever owns the table tells how it stands."""

    names: tuple[str, ...] = ()


class OwnerTold(StandNews, frozen=True):
    """The owner's clock, who watches at each worker, the owner's own watchers under its name, and the replay
    that those at the table see, as it is in the moment that this is told."""

    at: Millis = 0
    is_paused: bool = False
    is_waiting: bool = False
    watchers: dict[str, tuple[str, ...]] = {}
    screening: ScreeningView | None = None


class StandSaid(StandNews, frozen=True):
    saying: Saying


class StandCheered(StandNews, frozen=True):
    cheered: Cheered


AnyStandNews = Looking | OwnerTold | StandSaid | StandCheered

STAND_NEWS: Decoder[AnyStandNews] = Decoder(AnyStandNews)
