"""A table: its seats, its setup, and the game in progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.game_at import game_at
from escape_tui.hub.lobby.ranking import FREE, category
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.race.racing import Racing
from escape_tui.hub.record.answered_requests import AnsweredRequests, AskedRequest
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.record.scribe import Scribe
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.arranging import Arranging
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.opening import Opening
from escape_tui.hub.table.quick_start import QuickStart
from escape_tui.hub.table.seats.absences import Absences
from escape_tui.hub.table.seats.bot_seats import BotSeats
from escape_tui.hub.table.seats.seats import Chair, Patience, PersonId, Phase
from escape_tui.hub.table.seats.taking_seats import TakingSeats
from escape_tui.hub.table.study import Study
from escape_tui.hub.table.table_talk import TableTalk
from escape_tui.hub.table.votes.giving_up import GivingUp
from escape_tui.hub.table.votes.pausing import Pausing
from escape_tui.hub.table.votes.voting_out import VotingOut
from escape_tui.hub.watching.replica import Publisher
from escape_tui.hub.watching.shared_replay import SharedReplay
from escape_tui.hub.watching.spectators import Stand
from escape_tui.modules.box import set_up_refusals
from escape_tui.rules.dice import Roll

_NUMBERS = count(1)


class Table:
    """One group's table before, during and after a game. Seats belong to people, not to connections."""

    def __init__(
        self,
        code: str,
        opener: PersonId,
        catalogue: Catalogue,
        clockwork: Clockwork,
        opening: Opening,
        patience: Patience | None = None,
    ) -> None:
        self.code = code
        #: Unique in this process; it stays when the code changes.
        self.number = next(_NUMBERS)
        self.opener = opener
        #: The person whose limit on tables this one counts against, not always the host, and their network.
        self.founder = opener
        self.founded_from = ""
        self.title = ""
        self.is_public = True
        self.may_bots_hold = True
        #: How its bots play with people.
        self.manner = Manner.COMPANIONABLE
        self.phase = Phase.GATHERING
        self.agreement = Setup(seats=())
        self.fixed_seed: int | None = None
        #: The day of the daily temple that is played here, or empty.
        self.day = ""
        #: The moment of another game from which this table plays on, and the state there unless restored.
        self.origin: Origin | None = None
        self.study: Study | None = None
        #: Whether others may play on from moments of its games.
        self.may_be_studied = True
        self.chairs: tuple[Chair, ...] = tuple(Chair(colour) for colour in COLOURS)
        self.live: LiveGame | None = None
        #: Unique number of the game; 0 before the first.
        self.game = 0
        #: The id under which the present or last game is stored.
        self.kept_as = ""
        self.players: tuple[int, ...] = ()
        #: Whether a person has done anything in the game, and whether a bot or a program took part in it.
        self.was_played = self.had_bots = False
        #: The people who want a rematch.
        self.again: tuple[PersonId, ...] = ()
        #: Answers to programs, which may ask again after a break.
        self.answered = AnsweredRequests()
        self.version = 0
        self.on_change: list[Callable[[], None]] = []
        #: The editions for the next game; a running game keeps its own.
        self.catalogue = catalogue
        self._clockwork = clockwork
        self.opening = opening
        patience = patience or Patience()
        self.stand = Stand(clockwork, self.changed, self._names_beside)
        self.arranging = Arranging(self)
        self.quick_start = QuickStart(self, clockwork, self.arranging.fill_with_bots)
        self.replay = SharedReplay(self, clockwork, opening.require_recording, self.quick_start.settle)
        self.voting_out = VotingOut(self)
        self.pausing = Pausing(self, clockwork, patience)
        self.absences = Absences(self, clockwork, patience)
        self.giving_up = GivingUp(self, clockwork, patience, self.absences.bot_at)
        self.bot_seats = BotSeats(self)
        self.talk = TableTalk(self, self.stand, self.replay)
        self.racing = Racing(self, clockwork)
        self.taking_seats = TakingSeats(self, opening.admit_to_daily, self.quick_start.start_if_full)

    # Seats

    def chair_of(self, person: PersonId) -> int | None:
        for place, chair in enumerate(self.chairs):
            if chair.person == person:
                return place
        return None

    def player_of(self, person: PersonId) -> PlayerId | None:
        """The player that *person* is in the present game."""
        chair = self.chair_of(person)
        return self.players.index(chair) if chair is not None and chair in self.players else None

    def people(self) -> Iterator[Chair]:
        return (chair for chair in self.chairs if chair.person is not None)

    @property
    def staying(self) -> tuple[PersonId, ...]:
        return tuple(chair.person for chair in self.chairs if chair.person and not chair.is_away)

    @property
    def is_for_anybody(self) -> bool:
        """Whether quick play may lead here: not to a daily temple, a study, a race or a shared replay."""
        return not (self.day or self.origin or self.racing.is_bound or self.replay.screening)

    @property
    def is_secluded(self) -> bool:
        """Whether nobody may look on or come in late: others play the same temple."""
        return bool(self.day) or self.racing.race is not None

    @property
    def is_repeat(self) -> bool:
        """Whether its temple is known from another game."""
        return self.origin is not None or bool(self.racing.rerun)

    @property
    def is_deserted(self) -> bool:
        return all(chair.is_away for chair in self.people())

    def _names_beside(self, person: PersonId) -> Iterator[str]:
        """The names of the other people and bots here."""
        return (chair.name for chair in self.chairs if not chair.is_free and chair.person != person)

    def stand_up(self, person: PersonId) -> None:
        """*person* leaves for good; during a game a bot takes over."""
        place = self.own_chair(person)
        if self.phase is Phase.PLAYING:
            self.absences.drop(person)
            self.absences.lose_seat(person)
            return
        self.put(place, Chair(self.chairs[place].colour))
        self.arranging.pass_on(person)
        self.replay.pass_on_lead(person)
        self.gather_if_all_want()

    # Setup

    def play_on(self, study: Study) -> None:
        """Play on from *study*: with as many seats as its game, and nothing to choose."""
        self.study, self.origin = study, study.origin
        self.fixed_seed = study.seed
        self.agreement = study.agreement
        self.chairs = tuple(Chair(seat.colour) for seat in study.seats)
        self.changed()

    def set_up(self) -> Setup:
        """The setup as it would be played now."""
        if self.study is not None:
            return self.study.set_up(tuple(chair.name for chair in self.chairs))
        seats = tuple(
            Seat(chair.name, chair.colour, chair.picks) for chair in self.chairs if not chair.is_free
        )
        return replace(self.agreement, seats=seats)

    def refusals(self) -> tuple[RuleError, ...]:
        """The reasons why the present setup can't be played."""
        if self.study is not None:
            return ()
        return tuple(set_up_refusals(self.set_up(), self.catalogue))

    def ready(self, person: PersonId, is_ready: bool = True) -> None:
        """*person* is ready, or no longer; when all are, the countdown begins."""
        self.require_gathering()
        place = self.own_chair(person)
        if is_ready and self.refusals():
            raise Declined("set-up")
        self.put(place, replace(self.chairs[place], is_ready=is_ready))
        if all(chair.is_ready for chair in self.people()) and self.racing.race is None:
            self.begin()

    # Playing

    def begin(self) -> None:
        """Set up the temple and start the countdown; bots take the open seats where their number is fixed."""
        seed = self.fixed_seed if self.fixed_seed is not None else self.opening.seed()
        if self.is_repeat:
            self.arranging.fill_with_bots()
        self.quick_start.settle()
        game = self._new_game(seed)
        self.take_up(game, self.opening.scribe(self, game, seed))
        assert self.live is not None
        if self.study is None:
            self.live.resume()
        else:
            self.live.resume_soon()

    def _new_game(self, seed: int) -> Game:
        if self.study is None:
            return self.opening.new_game(self.set_up(), seed)
        return game_at(self.study.begun(self.set_up()), self.catalogue, SeededChance(seed))

    def take_up(
        self, game: Game, scribe: Scribe, publisher: Publisher | None = None, shown_at: Millis = 0
    ) -> None:
        """Start *game*, its clock stopped at *shown_at* or later; *publisher* has the story."""
        self.players = tuple(place for place, chair in enumerate(self.chairs) if not chair.is_free)
        self.phase = Phase.PLAYING
        self.voting_out.forget()
        self.replay.screening = None
        self.again = ()
        self.pausing.begin_game()
        self.giving_up.forget()
        self.live = LiveGame(game, self._clockwork, scribe, publisher, shown_at, self._ended)
        self.game = self.live.publisher.id
        self.was_played = False
        self.had_bots = any(chair.is_bot or chair.is_program for chair in self.chairs)
        for player, place in enumerate(self.players):
            if self.chairs[place].is_bot:
                self.live.seat_bot(player, self.opening.bot(self, player))
        self.changed()

    def play(
        self, person: PersonId, command: Command, asked: AskedRequest | None = None
    ) -> tuple[Event, ...]:
        """Play *command* for *person*, who *asked* for it and can act only for their own player."""
        if self.live is None:
            raise Declined("not-playing")
        is_player = 0 <= command.player < len(self.players)
        if not is_player or self.chairs[self.players[command.player]].person != person:
            raise Declined("not-yours")
        events = self.live.play(command, asked)
        self.was_played = True
        if any(chair.is_away for chair in self.chairs):
            self.giving_up.look()
        if self.day and isinstance(command, Roll):
            self.opening.rolled(self)
        return events

    def want_again(self, person: PersonId, wants: bool = True) -> None:
        """*person* wants a rematch, or no longer; the table opens again when everybody here wants one."""
        self.own_chair(person)
        if self.phase is not Phase.OVER:
            raise Declined("not-over")
        others = tuple(other for other in self.again if other != person)
        self.again = (*others, person) if wants else others
        self.changed()
        self.gather_if_all_want()

    def gather_if_all_want(self) -> None:
        staying = self.staying
        if self.phase is Phase.OVER and staying and all(person in self.again for person in staying):
            self._gather_for_another()

    def _gather_for_another(self) -> None:
        """Open the table again for the people who stayed: the rematch starts by itself."""
        self.phase, team = Phase.GATHERING, len(self.players)
        if self.live is not None:
            self.live.close()
        self.live = None
        self.players, self.again = (), ()
        self.replay.screening = None
        self.day = ""
        self.racing.forget()
        if self.study is None:
            self.origin = self.fixed_seed = None
        self.chairs = tuple(
            Chair(chair.colour) if chair.is_away else replace(chair, is_ready=chair.is_bot)
            for chair in self.chairs
        )
        self.quick_start.count_down(team)

    # Ending

    def close(self) -> None:
        self.absences.stop()
        self.pausing.stop()
        self.giving_up.forget()
        self.racing.stop()
        self.quick_start.stop()
        if self.live is not None:
            self.live.close()

    @property
    def is_ranked(self) -> bool:
        if self.is_repeat:
            return False
        return bool(self.day) or category(self.set_up(), has_bots=self.had_bots) != FREE

    def abandon(self) -> None:
        self.phase = Phase.OVER
        self.close()
        self.opening.abandoned(self)
        self.changed()

    def _ended(self) -> None:
        if self.phase is Phase.PLAYING:
            self.phase = Phase.OVER
            self.pausing.end_game()
            self.giving_up.forget()
            self.absences.forget()
            self.opening.finished(self)
            self.changed()

    def own_chair(self, person: PersonId) -> int:
        place = self.chair_of(person)
        if place is None:
            raise Declined("not-seated")
        return place

    def require_gathering(self) -> None:
        if self.phase is not Phase.GATHERING:
            raise Declined("playing")

    def put(self, place: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:place], chair, *self.chairs[place + 1 :])
        self.changed()

    def changed(self) -> None:
        """Tell the listeners that the table has changed."""
        self.giving_up.look()
        self.version += 1
        for listener in tuple(self.on_change):
            listener()
