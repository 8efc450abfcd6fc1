"""What tables cost without lines, disks and a loop: ten of six play by a clock that is turned by hand."""

import sys
from collections.abc import Callable
from statistics import median
from time import process_time

from escape_tui.app.temple_app import pens
from escape_tui.engine.chance import Draws
from escape_tui.engine.dice import DieState
from escape_tui.engine.effect import Event, RuleError
from escape_tui.engine.setup import COLOURS, ModuleId, PlayerId, Seat, Setup
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Play, Request
from escape_tui.hub.record.record import Journal
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.modules.box import new_game
from escape_tui.scene.game.input.seat_controls import SeatControls, Teller
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.pacing.looking_on import put_on
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.view_inputs import TUMBLE_MS
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.keys.keys import ACTION_BY_ID
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.words.words import Words
from tests.temple import CATALOGUE
from tile_art.inks.palette import Depth, Palette

WIDTH, HEIGHT = 100, 30
TABLES, PLAYERS = 10, 6
SECONDS = 20
#: Each presses two keys a second.
KEY_EVERY_MS = 500
COUNT_IN_MS = 5_500
ROUNDS = 5
_ARROWS = ("north", "east", "south", "west")


class Terminal:
    """Somebody at a terminal that leads nowhere: what a game's screen does, without a line or Textual."""

    def __init__(
        self, live: LiveGame, presenter: Presenter, clockwork: HandClockwork, player: PlayerId
    ) -> None:
        sight = live.publisher.replica(player)
        self._live, self._presenter, self._player = live, presenter, player
        self._alarms, self._clockwork = Alarms(clockwork), clockwork
        self._draws = Draws(SeededChance(player))
        self._is_roll_next = True
        self._is_brief = False
        self.has_seat = True
        self.frames = self.answers = 0
        self.view = View(presenter, Appearance(Words()), (sight,))
        self.view.resize(WIDTH, HEIGHT)
        self.stage = Stage(WIDTH, HEIGHT, pens(Palette.TEMPLE, Depth.TRUECOLOR), is_synchronized=True)
        seating = Seating(presenter.shown, (sight,), self._ask)
        self._hands = SeatControls(seating, self.view, Teller(self._whisper, _nothing, lambda caution: False))
        presenter.join(self)

    def draw(self) -> None:
        self.frames += bool(put_on(self.stage, self.view, is_brief=self._is_brief))
        if self.view.is_tumbling:
            left = TUMBLE_MS - self._presenter.shown.now() % TUMBLE_MS
            self._presenter.frames.news_from(self._clockwork.now() + left, self)

    def hear(self, events: tuple[Event, ...]) -> None:
        self._hands.ask_open_choices()

    def press(self) -> None:
        """Roll, hold or try to go on, as somebody does who looks at nothing but their dice."""
        self._hands.do(ACTION_BY_ID[self._wanted()], self._player)
        self.answers += 1
        self._is_brief = True
        self._presenter.frames.answer(self)
        self._is_brief = False
        if self.view.is_behind:
            self._presenter.frames.news(self)

    def _wanted(self) -> str:
        dice = self.view.state.adventurers[self._player].dice
        states = [die.state for die in dice]
        if DieState.TUMBLING in states:
            return _ARROWS[self._draws.below("arrows", len(_ARROWS))]
        ready = [
            place for place, state in enumerate(states, start=1) if state in (DieState.READY, DieState.HELD)
        ]
        self._is_roll_next = not self._is_roll_next
        if self._is_roll_next or not ready:
            return "golden" if self._draws.below("masks", 4) == 0 else "roll"
        return f"hold-{ready[self._draws.below('dice', len(ready))]}"

    def _ask(self, request: Request, hear: Callable[[Answer], None]) -> None:
        assert isinstance(request, Play)
        try:
            self._live.play(request.command)
        except RuleError as refused:
            hear(Refused(request.id, refused.rule, facts=refused.facts))
        else:
            hear(Done(request.id))

    def _whisper(self, player: PlayerId, sentence: str) -> None:
        self.view.input.quiet[player] = sentence
        self._alarms.set("quiet", 4_000, self._hush)

    def _hush(self) -> None:
        self.view.input.quiet.clear()
        self._presenter.frames.news(self)


class House:
    """All tables under one clock."""

    def __init__(self, modules: tuple[ModuleId, ...] = ()) -> None:
        self.clockwork = HandClockwork()
        self.terminals: list[Terminal] = []
        for number in range(TABLES):
            seats = tuple(Seat(f"Player {seat}", colour) for seat, colour in enumerate(COLOURS))
            live = LiveGame(
                new_game(Setup(seats, modules), CATALOGUE, SeededChance(number)),
                self.clockwork,
                Journal(_keep),
            )
            presenter = Presenter(live.publisher.replica(), self.clockwork)
            self.terminals += [Terminal(live, presenter, self.clockwork, seat) for seat in range(PLAYERS)]
            live.resume()
        self.clockwork.turn(COUNT_IN_MS)

    def play(self, seconds: int) -> None:
        """Let everybody press keys for so long, one after the other."""
        step = KEY_EVERY_MS / len(self.terminals)
        turned = 0.0
        for number in range(seconds * 1000 // KEY_EVERY_MS * len(self.terminals)):
            due = int((number + 1) * step - turned)
            self.clockwork.turn(due)
            turned += due
            # A table's players are not heard one after the other.
            self.terminals[number * 7 % len(self.terminals)].press()


def _keep(line: bytes) -> None:
    pass


def _nothing() -> None:
    pass


def measured(seconds: int = SECONDS, modules: tuple[ModuleId, ...] = ()) -> tuple[float, int]:
    """The CPU of everything that is done for one frame in µs, and how many frames there were."""
    house = House(modules)
    house.play(2)
    before = sum(each.frames for each in house.terminals)
    began = process_time()
    house.play(seconds)
    frames = sum(each.frames for each in house.terminals) - before
    return (process_time() - began) * 1e6 / frames, frames


def run() -> str:
    lines = [f"{'ten tables of six by a clock turned by hand':58}{'µs a frame, least':>20}{'median':>8}"]
    for modules in ((), ("curses", "treasures", "quest", "character")):
        costs = [measured(modules=modules)[0] for _ in range(ROUNDS)]
        lines.append(f"{', '.join(modules) or 'the base game':58}{min(costs):20.0f}{median(costs):8.0f}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(measured(int(sys.argv[1])) if len(sys.argv) > 1 else run())
