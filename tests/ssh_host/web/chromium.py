"""A real browser without a window: Chromium, spoken to by its own debugging protocol."""

import asyncio
import contextlib
import json
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

PATIENCE_SECONDS = 30.0
CHROMIUM = next((path for name in ("chromium", "chromium-browser") if (path := shutil.which(name))), None)
_FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--autoplay-policy=no-user-gesture-required",
    "--remote-debugging-port=0",
)


class PageLeft(Exception):
    """The tab went to another page before it answered."""


class Tab:
    """One tab; *complaints* is what the browser did not like about the page."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reading = asyncio.create_task(self._read())
        self.complaints: list[str] = []

    async def _read(self) -> None:
        async for message in self._socket:
            said = json.loads(message.data)
            if "id" in said:
                self._answers.pop(said["id"]).set_result(said)
            elif said["method"] == "Log.entryAdded":
                self.complaints.append(said["params"]["entry"]["text"])
            elif said["method"] == "Runtime.exceptionThrown":
                self.complaints.append(json.dumps(said["params"])[:500])

    async def do(self, method: str, **parameters: object) -> dict[str, Any]:
        number = time.monotonic_ns() % 2**31
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        async with asyncio.timeout(PATIENCE_SECONDS):
            said = await answer
        if "navigated" in said.get("error", {}).get("message", ""):
            raise PageLeft
        assert "error" not in said, said
        result: dict[str, Any] = said["result"]
        return result

    async def begin(self) -> None:
        for domain in ("Page", "Runtime", "Log", "Network"):
            await self.do(f"{domain}.enable")
        # Nobody has been here: cookies of this machine are those of the test before.
        await self.do("Network.clearBrowserCookies")

    async def go(self, url: str) -> None:
        await self.do("Page.navigate", url=url)

    async def ask(self, script: str) -> Any:
        """What *script* gives in the page; nothing if it, or something before it, led to another page."""
        try:
            said = await self.do("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        except PageLeft:
            return None
        return said["result"].get("value")

    async def until(self, script: str) -> Any:
        """Wait until *script* holds in the page."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not (held := await self.ask(script)):
            assert time.monotonic() < end, f"never: {script}\n{await self.text()}\n{self.complaints}"
            await asyncio.sleep(0.03)
        return held

    async def text(self) -> str:
        return str(
            await self.ask(
                "(() => { const b = temple.terminal.buffer.active;"
                " return [...Array(temple.terminal.rows).keys()]"
                ".map(y => b.getLine(b.viewportY + y)?.translateToString() ?? '').join('\\n') })()"
            )
        )

    async def until_sees(self, words: str) -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while words not in (seen := await self.text()):
            assert time.monotonic() < end, f"never on the page: {words!r}\n{seen}\n{self.complaints}"
            await asyncio.sleep(0.03)

    async def press(self, key: str, text: str = "", code: int = 0) -> None:
        """Press and release *key* as a keyboard does."""
        for kind in ("keyDown", "keyUp"):
            words = {"text": text} if text and kind == "keyDown" else {}
            await self.do("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **words)

    async def letter(self, letter: str) -> None:
        await self.press(letter, letter, ord(letter.upper()))

    async def enter(self) -> None:
        await self.press("Enter", "\r", 13)

    async def tap(self, selector: str) -> None:
        """Touch the middle of *selector*."""
        box = await self.ask(
            f"(() => {{ const r = document.querySelector({selector!r}).getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2] })()"
        )
        await self._touch(*box)

    async def tap_words(self, words: str) -> None:
        """Touch the middle of *words* in the terminal."""
        lines = (await self.text()).splitlines()
        row = next(number for number, line in enumerate(lines) if words in line)
        await self.tap_cell(lines[row].index(words) + len(words) // 2, row)

    async def tap_cell(self, column: int, row: int) -> None:
        """Touch the middle of a cell of the terminal."""
        await self._touch(
            *await self.ask(
                "(() => { const r = document.querySelector('.xterm-screen').getBoundingClientRect();"
                f" return [r.x + r.width / temple.terminal.cols * ({column} + 0.5),"
                f" r.y + r.height / temple.terminal.rows * ({row} + 0.5)] }})()"
            )
        )

    async def _touch(self, x: float, y: float) -> None:
        await self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        await self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    async def resize(self, width: int, height: int, *, is_phone: bool = False) -> None:
        await self.do(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=2 if is_phone else 1,
            mobile=is_phone,
        )
        await self.do("Emulation.setTouchEmulationEnabled", enabled=is_phone)


class Browser:
    def __init__(self, session: ClientSession, address: str) -> None:
        self._session = session
        self._address = address
        self._opened: list[str] = []

    async def tab(self) -> Tab:
        async with self._session.put(f"{self._address}/json/new?about:blank") as answer:
            opened = await answer.json()
        self._opened.append(opened["id"])
        socket = await self._session.ws_connect(opened["webSocketDebuggerUrl"], max_msg_size=0)
        tab = Tab(socket)
        await tab.begin()
        return tab

    async def close(self) -> None:
        for tab in self._opened:
            async with self._session.get(f"{self._address}/json/close/{tab}"):
                pass


def started(folder: Path) -> Iterator[str]:
    """Where the debugger of a Chromium listens that has its profile in *folder* and lives until this ends."""
    assert CHROMIUM is not None, "the tests of the page need a browser: apt install chromium"
    process = subprocess.Popen(
        [CHROMIUM, *_FLAGS, f"--user-data-dir={folder}", "about:blank"], stderr=subprocess.DEVNULL
    )
    told = folder / "DevToolsActivePort"
    end = time.monotonic() + PATIENCE_SECONDS
    try:
        while not (port := told.read_text().partition("\n")[0] if told.exists() else ""):
            assert process.poll() is None, "the browser has ended"
            assert time.monotonic() < end, "the browser does not start"
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


@contextlib.asynccontextmanager
async def browsing(debugger: str) -> AsyncIterator[Browser]:
    """Somebody at the Chromium with that *debugger*, whose tabs are closed afterwards."""
    async with ClientSession() as session:
        browser = Browser(session, debugger)
        try:
            yield browser
        finally:
            await browser.close()
