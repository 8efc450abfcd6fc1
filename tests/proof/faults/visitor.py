"""A program client that plays at random, names its visits, and asks again after every break."""

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import Callable
from itertools import pairwise
from random import Random
from uuid import uuid4

import asyncssh

from tests.proof.faults.history import Life, Message

#: How often a request that was answered is repeated after a break, to compare the answers.
_REPEATED_AFTER_BREAK = 12
#: So many requests may be on their way.
_MOST_UNANSWERED = 8
#: The id of every arrival.
_ARRIVAL = 1
_BEAT_SECONDS = 0.15
_AGAIN_SECONDS = 0.2
#: A connection without a message for so long is given up; while somebody plays there is one every second.
_DEAD_SECONDS = 90.0


class Visitor:
    """Plays one game after another at the port that *port* gives, until cancelled. *begun* makes the history
    of each."""

    def __init__(
        self, name: str, port: Callable[[], int], seed: int, begun: Callable[[str], Life] = Life
    ) -> None:
        self.name = name
        self._begun = begun
        self.lives: list[Life] = []
        #: Connections that ended without a farewell.
        self.lost = 0
        self.resent = 0
        #: When anything was heard.
        self.heard_at: list[float] = []
        self._port = port
        self._random = Random(seed)
        self._key = asyncssh.generate_private_key("ssh-ed25519")
        self._loop = asyncio.get_running_loop()
        self._writer: asyncssh.SSHWriter[bytes] | None = None
        self._is_resting = False
        self._begin_life()

    def _begin_life(self) -> None:
        self.life = self._begun(uuid4().hex)
        self.lives.append(self.life)
        self._last_id = _ARRIVAL
        #: Requests to repeat, no faster than a program may play.
        self._again: deque[Message] = deque()
        self._state: Message = {}
        self._offers: list[Message] = []
        self._replies: list[Message] = []
        self._player: int | None = None
        self._is_arrived = self._is_over = False
        self._phase = ""

    @property
    def is_playing(self) -> bool:
        return self._player is not None and not self._is_over

    @property
    def is_answered(self) -> bool:
        return not any(life.unanswered for life in self.lives)

    def rest(self) -> None:
        """Ask for nothing new from now on."""
        self._is_resting = True

    async def visit(self) -> None:
        """Play; where the connection is lost, connect again."""
        while True:
            try:
                await self._one_connection()
            except (OSError, asyncssh.Error, TimeoutError):
                await asyncio.sleep(_AGAIN_SECONDS)
            finally:
                self._writer, self._is_arrived = None, False

    async def _one_connection(self) -> None:
        async with asyncssh.connect(
            "127.0.0.1",
            self._port(),
            username=self.name,
            client_keys=[self._key],
            known_hosts=None,
            config=None,
            agent_path=None,
            connect_timeout=20,
        ) as connection:
            process = await connection.create_process("program", encoding=None)
            self._writer = process.stdin
            acting = asyncio.create_task(self._act())
            try:
                while line := await asyncio.wait_for(process.stdout.readline(), _DEAD_SECONDS):
                    self._hear(json.loads(line))
            finally:
                acting.cancel()
                self.lost += 1
                # A server that was killed says no goodbye.
                connection.abort()

    # Hearing

    def longest_silence(self, since: float) -> float:
        """The longest time without a message from *since* until now."""
        moments = [since, *(at for at in self.heard_at if at > since), self._loop.time()]
        return max(later - earlier for earlier, later in pairwise(moments))

    def _hear(self, message: Message) -> None:
        self.heard_at.append(self._loop.time())
        if message.get("reason") == "too-fast" and message["id"] in self.life.attempts:
            self._again.append(self.life.attempts[message["id"]].request)
            return
        self.life.heard(message, self._loop.time())
        match message["type"]:
            case "Hello":
                self._arrive()
                if message["asked"].startswith("join "):
                    self.ask("Join", code=message["asked"].removeprefix("join "))
            case "TableNews":
                self._phase = "" if message["view"] is None else message["view"]["phase"]
            case "GameNews":
                self._state.update(message["state"])
                self._player = message["player"]
                self._offers = message.get("offers", self._offers)
                self._replies = message.get("replies", self._replies)
                self._is_over = message["is_over"]

    def _arrive(self) -> None:
        """Say who we are, then ask again for what wasn't answered, and for some things that were."""
        self._say({"type": "Arrive", "id": _ARRIVAL, "name": self.name, "visit": self.life.visit})
        attempts = list(self.life.attempts.values())
        at_table = [each for each in attempts if each.request["type"] in ("Play", "Ready")]
        answered = [each for each in at_table if each.answers][-_REPEATED_AFTER_BREAK:]
        repeated = sorted((*answered, *self.life.unanswered), key=lambda each: each.id)
        self._again = deque(attempt.request for attempt in repeated)
        self._is_arrived = True

    # Saying

    def _say(self, request: Message) -> None:
        if self._writer is not None:
            with contextlib.suppress(OSError, asyncssh.Error):
                self._writer.write(json.dumps(request).encode() + b"\n")

    def ask(self, type: str, **fields: object) -> None:
        self._last_id += 1
        request = {"type": type, "id": self._last_id, **fields}
        self.life.sent(request, self._loop.time())
        self._say(request)

    async def _act(self) -> None:
        while True:
            await asyncio.sleep(_BEAT_SECONDS * self._random.uniform(0.7, 1.6))
            if not self._is_arrived:
                continue
            if self._again:
                self.resent += 1
                self._say(self._again.popleft())
            elif self._is_resting:
                continue
            elif self._is_over and not self.life.unanswered:
                self._say({"type": "StandUp", "id": self._last_id + 1})
                self._begin_life()
                self._arrive()
            elif self._player is not None and not self._is_over:
                self._play(self._player)
            elif not self.life.unanswered:
                # A table that was found may have begun without us: look for another.
                self.ask("Ready" if self._phase == "gathering" else "QuickPlay")

    def _play(self, player: int) -> None:
        if len(self.life.unanswered) > _MOST_UNANSWERED:
            return
        dice = self._random.random()
        allowed = [offer["command"] for offer in self._offers if not offer["rule"]]
        if dice < 0.15:
            self.ask("Play", command={"type": "Say", "player": player, "text": uuid4().hex})
        elif dice < 0.2:
            # Refused, whatever the rules say: there is no such player.
            self.ask("Play", command={"type": "Roll", "player": player + 7})
        elif self._replies and dice < 0.6:
            self.ask("Play", command=self._random.choice(self._replies))
        elif allowed:
            self.ask("Play", command=self._random.choice(allowed))
