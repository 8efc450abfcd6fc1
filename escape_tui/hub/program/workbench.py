"""The workbench: local programs that take the first seats of simulated games."""

from atexit import register

from escape_tui import __version__
from escape_tui.engine.game import Game
from escape_tui.hub.port.messages.news import VERSION, Hello
from escape_tui.hub.program.conversation import Conversation
from escape_tui.hub.program.program_bot import ProgramBot

#: The `asked` command that simulated programs get.
SIMULATED = "simulate"


class Workbench:
    """The programs of one simulating process, one for each seat; each plays one game after another."""

    def __init__(self) -> None:
        self._conversations: dict[tuple[int, str], Conversation] = {}
        self._games = 0

    def seats(self, commands: tuple[str, ...], game: Game) -> tuple[ProgramBot, ...]:
        """The programs started by *commands*, at the first seats of *game*; raises `BotTrouble`."""
        self._games += 1
        return tuple(
            ProgramBot(player, self._conversation(player, command), game, self._games)
            for player, command in enumerate(commands)
        )

    def _conversation(self, player: int, command: str) -> Conversation:
        if (player, command) not in self._conversations:
            begun = self._conversations[player, command] = Conversation(command)
            begun.say(Hello(VERSION, __version__, SIMULATED))
        return self._conversations[player, command]

    def close(self) -> None:
        for conversation in self._conversations.values():
            conversation.close()
        self._conversations.clear()


#: The workbench of this process.
WORKBENCH = Workbench()
register(WORKBENCH.close)
