"""No timer of Textual's keeps the loop for itself, whatever interval it was given."""

import asyncio
import inspect
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType

import pytest
import textual.notifications
from textual.app import App
from textual.screen import Screen
from textual.timer import Timer

from escape_tui.app.temple_app import TempleApp
from escape_tui.app.textual_internals.timers import SHORTEST_SECONDS, patient_timers

#: A fraction of a millisecond, before and after a notice expires.
MOMENT_SECONDS = 0.0001


class Frozen(Exception):
    """The loop did not turn."""


@contextmanager
def thawed(seconds: float = 5.0) -> Iterator[None]:
    """Break a loop that does not turn out of whatever it does."""

    woken: list[int] = []

    def wake(number: int, frame: FrameType | None) -> None:
        woken.append(number)
        raise Frozen

    earlier = signal.signal(signal.SIGALRM, wake)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, earlier)
    assert not woken, "the loop did not turn"


async def test_a_notice_that_expires_while_a_screen_opens_freezes_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app: App[None] = App()
    with thawed(), patient_timers():
        async with app.run_test(notifications=True) as pilot:
            app.notify("no such table")
            await pilot.pause()
            (notice,) = app._notifications
            expires_at = notice.raised_at + notice.timeout
            # Textual looks three times whether it has expired, and then how long it still has.
            looks = iter([expires_at - MOMENT_SECONDS] * 3)
            monkeypatch.setattr(
                textual.notifications, "time", lambda: next(looks, expires_at + MOMENT_SECONDS)
            )
            await app.push_screen(Screen())
            await pilot.pause()
            assert next(looks, None) is None
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("interval", [-1.0, -MOMENT_SECONDS, 0.0])
@pytest.mark.parametrize("repeat", [0, 3, None])
async def test_no_interval_is_below_a_moment(interval: float, repeat: int | None) -> None:
    app: App[None] = App()
    rung = asyncio.Event()
    with thawed(), patient_timers():
        async with app.run_test():
            timer = Timer(app, interval, repeat=repeat, callback=rung.set)
            assert timer._interval == SHORTEST_SECONDS
            timer._start()
            await asyncio.wait_for(rung.wait(), 30)
            timer.stop()


def test_timers_are_as_they_were_when_nobody_wants_them_otherwise() -> None:
    original = Timer.__init__
    with ExitStack() as first, ExitStack() as second:
        first.enter_context(patient_timers())
        second.enter_context(patient_timers())
        first.close()
        assert Timer.__init__ is not original
        second.close()
        assert Timer.__init__ is original


def test_a_timer_is_still_made_the_way_we_replace() -> None:
    assert list(inspect.signature(Timer.__init__).parameters) == [
        "self", "event_target", "interval", "name", "callback", "repeat", "skip", "pause",
    ]  # fmt: skip


@pytest.mark.parametrize("notices", [12, pytest.param(50, marks=pytest.mark.soak)])
async def test_notices_do_not_pile_up(notices: int) -> None:
    app = TempleApp(first_screen=lambda app: Screen())
    async with app.run_test(notifications=True) as pilot:
        for number in range(notices):
            app.notice(f"no such table: {number}")
            await pilot.pause()
            assert len(app._notifications) <= 3
        assert str(notices - 1) in [*app._notifications][-1].message
