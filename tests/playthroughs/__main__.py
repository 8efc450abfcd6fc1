"""`python -m tests.playthroughs [NAME …]`: play the games of the table again and write their transcripts."""

import sys
from pathlib import Path

from escape_tui.content.catalogue import load
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.record.answered_requests import AskedRequest
from escape_tui.hub.record.record import Header, Journal
from escape_tui.hub.record.transcript import Played, Script, transcribed
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from tests.playthroughs.table import PLAYTHROUGHS, Playthrough

FOLDER = Path(__file__).parent


class Notes(Journal):
    """A journal that keeps the commands and no lines."""

    def __init__(self) -> None:
        super().__init__(lambda line: None)
        self.played: list[Played] = []

    def begin(self, header: Header, game: Game) -> None:
        self.played.clear()

    def note(
        self,
        game: Game,
        command: Command | None,
        events: tuple[Event, ...],
        asked: AskedRequest | None = None,
    ) -> None:
        if command is not None:
            self.played.append(Played(game.state.now, command))


def played(playthrough: Playthrough) -> Script:
    """What companions do in the game of *playthrough* while they play."""
    setup, notes = playthrough.setup, Notes()
    game = new_game(setup, load(), SeededChance(playthrough.seed))
    play_out(game, companions(setup, playthrough.seed), notes)
    until = load().numbers.count_in_ms + playthrough.seconds * 1000
    return Script(setup, playthrough.seed, tuple(each for each in notes.played if each.at <= until))


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main(names: list[str]) -> None:
    for playthrough in PLAYTHROUGHS:
        if not names or playthrough.name in names:
            lines = transcribed(played(playthrough), load())
            path_of(playthrough.name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
            print(playthrough.name)


if __name__ == "__main__":
    main(sys.argv[1:])
