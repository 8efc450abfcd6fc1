"""A conversation with a program on this machine: a process that reads and writes lines."""

import shlex
from contextlib import suppress
from selectors import EVENT_READ, DefaultSelector
from subprocess import PIPE, Popen
from time import monotonic

from escape_tui.hub.lobby.sanitize import clean_chat
from escape_tui.hub.port.messages.answers import Answer
from escape_tui.hub.port.messages.news import News
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.messages.wire import Unreadable, decode_request, encode_saying
from escape_tui.hub.program.program_lines import LineAssembler

#: Time limit for a program's next request.
PATIENCE_SECONDS = 10.0
_PIECE_BYTES = 65_536


class BotTrouble(Exception):
    """A program that can't play; the text is a sentence that says why."""


class Conversation:
    """A running program, started by *command*; it runs until `close`."""

    def __init__(self, command: str, patience_seconds: float = PATIENCE_SECONDS) -> None:
        self._command = command
        self._patience_seconds = patience_seconds
        self._lines = LineAssembler()
        self._heard: list[bytes | None] = []
        try:
            self._process = Popen(shlex.split(command), stdin=PIPE, stdout=PIPE, bufsize=0)
        except (OSError, ValueError, IndexError) as error:
            raise BotTrouble(f"The bot `{command}` cannot be started: {error}.") from None
        assert self._process.stdout is not None
        self._selector = DefaultSelector()
        self._selector.register(self._process.stdout, EVENT_READ)

    def say(self, *sayings: Answer | News) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(b"".join(encode_saying(saying) for saying in sayings))
        except OSError:
            raise self._ended() from None

    def hear(self) -> Request:
        """The program's next request; raises `BotTrouble` if there is none or it can't be read."""
        until = monotonic() + self._patience_seconds
        while not self._heard:
            if not self._selector.select(max(0.0, until - monotonic())):
                raise BotTrouble(
                    f"The bot `{self._command}` said nothing for {self._patience_seconds:g} seconds."
                )
            self._listen()
        line = self._heard.pop(0)
        try:
            if line is None:
                raise Unreadable("it is too long")
            return decode_request(line)
        except Unreadable as error:
            why = clean_chat(str(error))
            raise BotTrouble(
                f"The bot `{self._command}` sent something that is not a request: {why}."
            ) from None

    def _listen(self) -> None:
        assert self._process.stdout is not None
        piece = self._process.stdout.read(_PIECE_BYTES)
        if not piece:
            raise self._ended()
        self._heard += self._lines.feed(piece)

    def _ended(self) -> BotTrouble:
        status = self._process.wait(self._patience_seconds)
        return BotTrouble(f"The bot `{self._command}` exited during its game, with status {status}.")

    def close(self) -> None:
        """Close the pipes and kill the program."""
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self._process.kill()
        self._process.wait()
