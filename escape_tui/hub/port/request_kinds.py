"""Kinds of requests: which need an answer of the cluster first, and which are open to everybody."""

from escape_tui.hub.port.messages import requests

#: Requests that may need a claim in the cluster for a seat, or a relay of another process's table.
ASKS_THE_HOUSE = frozenset(
    (
        requests.Watch,
        requests.OpenTable,
        requests.OpenDaily,
        requests.OpenStudy,
        requests.OpenRerun,
        requests.OpenRacing,
        requests.Join,
        requests.TakeBotSeat,
        requests.QuickPlay,
    )
)

#: Requests after which a session may watch another table, or none.
CHANGES_WATCHING = frozenset((requests.Watch, requests.WatchNext, requests.StopWatching, requests.StandUp))

#: Requests that are also open to people who haven't arrived or may only watch.
FROM_ANYBODY = (
    requests.Look,
    requests.SeeAnalysis,
    requests.Pass,
    requests.Leave,
    requests.Watch,
    requests.WatchNext,
    requests.StopWatching,
    requests.Cheer,
    requests.SayToWatchers,
)
