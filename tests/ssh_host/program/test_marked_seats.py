"""Every screen shows people that they play with a program."""

from pathlib import Path

from escape_tui.hub.port.messages import requests
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import camp, in_lobby
from tests.ssh_host.program.talk import PROGRAMS, talking

MARKED = "Ada Lo·bot"


async def test_a_seat_of_a_program_is_marked_from_the_lobby_to_the_end(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home, talking(home) as ada, in_lobby(home, "ani") as ani:
        await ada.ask(requests.Arrive("Ada Lovelace", id=1))
        await ada.ask(requests.OpenTable(id=2))
        await ani.until_sees(MARKED)
        await ada.ask(requests.SayAtTable("beep", id=3))
        ani.type(b"q")
        await ani.until_sees("I’m ready")
        await ani.until_sees(MARKED)
        await ani.until_sees("beep")
        await ada.ask(requests.Ready(id=4))
        ani.type(b"r")
        await ani.until_sees("─ Story")
        home.clock.turn(COUNT_IN_MS)
        game = home.hosted_lobby.archive.game_id(home.table)
        await ani.until_sees("·bot here")
        home.clock.turn(700_000)
        await ani.until_sees("Rematch?")
        await ani.until_sees(MARKED)
        assert home.hosted_lobby.store.results.rank(game) == (0, 0)
        assert home.hosted_lobby.archive.recordings.header_of(game).setup.seats[0].name == MARKED
