"""The pace of a program outlives its connections."""

from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.program.pace import PLAYS_AT_ONCE
from ssh_host.admission.program_pace import ProgramPaces


def test_a_new_connection_of_a_key_goes_on_where_the_last_one_stopped() -> None:
    clock = HandClockwork()
    paces = ProgramPaces(clock)
    assert [paces.of("ada", 1_000).allows(is_play=True) for _ in range(PLAYS_AT_ONCE + 1)][-2:] == [
        True,
        False,
    ]
    assert not paces.of("ada", 1_000).allows(is_play=True)
    assert paces.of("ada", 1_000).allows(is_play=False)
    assert paces.of("bob", 1_000).allows(is_play=True), "everybody has a pace of their own"
    clock.turn(1_000)
    assert paces.of("ada", 1_000).allows(is_play=True)
