"""How long a key takes in a real browser: from the press to the picture that answers it, read by the page."""

import asyncio
import tempfile
from contextlib import contextmanager
from pathlib import Path

from tests.bench.clients.figures import Spread, spread
from tests.bench.doors import running_host
from tests.ssh_host.web.chromium import CHROMIUM, Tab, browsing, started

KEYS = 100
_COUNT_IN_SECONDS = 7.0
#: Rolls, finds a die that can be held, then holds it and lets it go in turn: each key changes the picture.
_MEASURE = """(async () => {
  const later = (ms) => new Promise(done => setTimeout(done, ms));
  const press = async (key) => {
    const began = performance.now();
    await Promise.race([later(400), new Promise(done => {
      const heard = temple.terminal.onWriteParsed(() => { heard.dispose(); done(); });
      temple.line.type(key);
    })]);
    const took = performance.now() - began;
    await later(100);
    return took;
  };
  const middle = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  await press(" ");
  await later(2000);
  let best = "1", quickest = Infinity;
  for (const key of "12345") {
    const took = middle([await press(key), await press(key), await press(key), await press(key)]);
    if (took < quickest) [best, quickest] = [key, took];
  }
  const times = [];
  for (let n = 0; n < %d; n++) times.push(await press(best));
  return times;
})()"""


async def key_times(url: str, debugger: str, keys: int = KEYS) -> list[float]:
    """The milliseconds that each of so many *keys* takes for somebody who plays alone."""
    async with browsing(debugger) as browser:
        tab = await browser.tab()
        await tab.resize(1280, 800)
        await tab.go(url)
        await tab.until("window.temple !== undefined")
        await tab.until_sees("Enter the temple")
        for key, seen in (("\r", "Quick play"), ("o", "I’m ready"), ("r", "─ Story")):
            await _typed(tab, key, seen)
        await asyncio.sleep(_COUNT_IN_SECONDS)
        times: list[float] = await tab.ask(_MEASURE % keys)
    return times


async def _typed(tab: Tab, key: str, seen: str) -> None:
    await tab.ask(f"temple.line.type({key!r})")
    await tab.until_sees(seen)


def measured() -> Spread:
    with (
        running_host() as host,
        tempfile.TemporaryDirectory() as folder,
        contextmanager(started)(Path(folder)) as debugger,
    ):
        return spread(asyncio.run(key_times(host.url, debugger)))


def run() -> str:
    if CHROMIUM is None:
        return "chromium is not installed (apt install chromium)"
    times = measured()
    return f"{KEYS} keys in a browser: p50 {times.p50:.1f} ms, p95 {times.p95:.1f} ms"


if __name__ == "__main__":
    print(run())
