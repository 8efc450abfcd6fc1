"""A speaker: plays a whole game by typed words alone, with the wits of a companion."""

from escape_tui.engine.effect import Command
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.watching.replica import Replica
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import FreeDice, Hold, Release, Roll
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import AnswerFate, ProposeFate
from escape_tui.rules.moving import Enter
from escape_tui.scene.modules.box import narrator_of
from escape_tui.scene.words.narration import Narrator
from tests.plain.listener import Listener

#: Nobody says more than a few words a second.
SHORTEST_MS = 250


class Speaker:
    """Says for the one in the first seat of *listener*'s game what a companion would do."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._wits = Companion(0, SeededChance(7))

    @property
    def _own(self) -> Replica:
        own = self._listener.desk.port.own_game
        assert own is not None
        return own

    def play(self) -> bool:
        """Whether the game was won."""
        own = self._own
        while own.state.ending is None:
            self._listener.wait(max(SHORTEST_MS, self._wits.next_at(own.game) - own.now()))
            command = self._wits.act(own.game)
            if command is not None:
                self._say(command)
        return own.state.ending.is_won

    def _say(self, command: Command) -> None:
        own = self._own
        version = own.standing.version
        self._listener.says(in_words(command, own, narrator_of(own, self._listener.talk.words)))
        if own.standing.version == version:
            self._wits.refused(own.game, command)


def in_words(command: Command, own: Replica, narrator: Narrator) -> str:
    """What to type for *command*."""
    match command:
        case Roll(dice=None):
            return "roll"
        case Roll(dice=dice):
            return " ".join(("roll", *(str(die + 1) for die in dice or ())))
        case Hold(die=die):
            return f"hold {die + 1}"
        case Release(die=die):
            return f"release {die + 1}"
        case Enter(side=side) | Discover(side=side):
            return side.name.lower()
        case FreeDice(whom=whom):
            return "free me" if whom == own.viewer else f"free a friend {narrator.name(whom)}"
        case Escape():
            return "escape"
        case ProposeFate():
            return "fate"
        case AnswerFate(agrees=agrees):
            return "yes" if agrees else "no"
        case Call():
            return f"call {narrator.label(command, own.state)}"
    return narrator.label(command, own.state)
