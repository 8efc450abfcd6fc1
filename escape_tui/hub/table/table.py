"""A table: its seats, its setup, and the game in progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.ranking import FREE, category
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_chat, clean_title
from escape_tui.hub.lobby.who_is_here import handle_of, told_apart
from escape_tui.hub.record.scribe import Scribe
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.opening import Opening
from escape_tui.hub.table.pausing import Pausing
from escape_tui.hub.table.seats import REMEMBERED_SAYINGS, Chair, Patience, Person, PersonId, Phase, Saying
from escape_tui.hub.table.voting_out import VotingOut
from escape_tui.hub.watching.replica import Publisher
from escape_tui.hub.watching.shared_replay import SharedReplay
from escape_tui.hub.watching.spectators import Stand
from escape_tui.modules.box import set_up_refusals
from escape_tui.rules.presence import ComeBack, StepAway, TakeSeat

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
        #: The person whose limit on tables this one counts against, even if somebody else is the host by now,
        #: and their network.
        self.founder = opener
        self.founded_from = ""
        self.title = ""
        self.is_public = True
        self.may_bots_hold = True
        self.phase = Phase.GATHERING
        self.agreement = Setup(seats=())
        self.fixed_seed: int | None = None
        #: The day of the daily temple that is played here, or empty.
        self.day = ""
        self.chairs: tuple[Chair, ...] = tuple(Chair(colour) for colour in COLOURS)
        self.sayings: tuple[Saying, ...] = ()
        self.live: LiveGame | None = None
        #: Unique number of the game; 0 before the first.
        self.game = 0
        #: The id under which the present or last game is stored.
        self.kept_as = ""
        self.players: tuple[int, ...] = ()
        #: Whether a person has done anything in the game, and whether a bot or a program has taken part in
        #: it.
        self.was_played = False
        self.had_bots = False
        #: Clockwork time at which a bot stands in for each person.
        self.bot_at: dict[PersonId, Millis] = {}
        #: The people who want a rematch.
        self.again: tuple[PersonId, ...] = ()
        self.version = 0
        self.on_change: list[Callable[[], None]] = []
        self._catalogue = catalogue
        self._clockwork = clockwork
        self._opening = opening
        self._patience = patience or Patience()
        self._alarms = Alarms(clockwork)
        self.stand = Stand(clockwork, self.changed, self._names_beside)
        self.replay = SharedReplay(self, clockwork, opening, self.changed)
        self.voting_out = VotingOut(self, self.changed)
        self.pausing = Pausing(self, clockwork, self._patience, self.changed)

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
        """The people who are here."""
        return tuple(chair.person for chair in self.chairs if chair.person and not chair.is_away)

    @property
    def is_deserted(self) -> bool:
        return all(chair.is_away for chair in self.people())

    def sit(self, person: Person) -> int:
        """Give *person* a seat: their own, an open one, or a bot's."""
        if (own := self.chair_of(person.id)) is not None:
            return own
        if self.phase is Phase.PLAYING:
            raise Declined("playing")
        free = [place for place, chair in enumerate(self.chairs) if chair.is_free]
        bots = [place for place, chair in enumerate(self.chairs) if chair.is_bot]
        if not (free or bots):
            raise Declined("full")
        if self.day:
            self._admit_to_daily(person)
        place = (free or bots)[0]
        name = self._told_apart(person.name, place)
        self._put(place, Chair(self.chairs[place].colour, name, person.id, is_program=person.is_program))
        return place

    def _admit_to_daily(self, person: Person) -> None:
        if person.is_program:
            raise Declined("daily")
        self._opening.admit_to_daily(self.day, person.id)

    def give_seat_to(self, person: Person) -> None:
        """Update the mark of a seat whose *person* now plays through a program, or no longer does."""
        place = self.own_chair(person.id)
        chair = self.chairs[place]
        if chair.is_program == person.is_program:
            return
        name = self._told_apart(person.name, place)
        player = self.player_of(person.id)
        if self.live is not None and not self.live.is_over and player is not None:
            self.had_bots = self.had_bots or person.is_program
            self.live.play(TakeSeat(player, name))
        self._put(place, replace(chair, name=name, is_program=person.is_program))

    def _told_apart(self, name: str, place: int) -> str:
        return told_apart(name, (chair.name for at, chair in enumerate(self.chairs) if at != place))

    def _names_beside(self, person: PersonId) -> Iterator[str]:
        """The names of the other people and bots here."""
        return (chair.name for chair in self.chairs if not chair.is_free and chair.person != person)

    @property
    def age_ms(self) -> Millis:
        """The time on the clock of the game in progress."""
        return 0 if self.live is None else self.live.now() - self.live.state.started_at

    def bot_seats(self) -> tuple[int, ...]:
        """The bots' seats that people may take in the present game, those still in the temple first."""
        if self.phase is not Phase.PLAYING or self.live is None or self.day or self.is_deserted:
            return ()
        who = self.live.state.adventurers
        bots = [place for place in self.players if self.chairs[place].is_bot]
        return tuple(sorted(bots, key=lambda place: not who[self.players.index(place)].is_inside))

    def take_bot_seat(self, person: Person, place: int | None = None) -> int:
        """*person* takes a bot's seat, the one at *place* if given, with everything that the bot has."""
        if self.chair_of(person.id) is not None:
            raise Declined("seated")
        seats = self.bot_seats()
        if not seats or place not in (None, *seats):
            raise Declined("no-bot-seat")
        assert self.live is not None
        place = seats[0] if place is None else place
        player, bot = self.players.index(place), self.chairs[place]
        self.live.unseat_bot(player)
        name = self._told_apart(person.name, place)
        self.live.play(TakeSeat(player, name))
        self._put(place, Chair(bot.colour, name, person.id, picks=bot.picks, is_program=person.is_program))
        return place

    def stand_up(self, person: PersonId) -> None:
        """*person* leaves for good; during a game a bot takes over."""
        place = self.own_chair(person)
        if self.phase is Phase.PLAYING:
            self.drop(person)
            self._seat_lost(person)
            return
        self._put(place, Chair(self.chairs[place].colour))
        self._pass_on_if_opener(person)
        self.replay.pass_on_lead(person)
        self._gather_if_all_want()

    def seat_bot(self, person: PersonId, place: int) -> None:
        self._only_opener(person)
        if not 0 <= place < len(self.chairs) or not self.chairs[place].is_free:
            raise Declined("taken")
        if self.day:
            raise Declined("daily")
        colour = self.chairs[place].colour
        self._put(place, Chair(colour, f"Bot {colour}", is_bot=True, is_ready=True))

    def clear_chair(self, person: PersonId, place: int) -> None:
        """The host removes a bot or a person from a seat."""
        self._only_opener(person)
        if not 0 <= place < len(self.chairs) or self.chairs[place].is_free:
            raise Declined("empty")
        if self.chairs[place].person == person:
            raise Declined("yourself")
        self._put(place, Chair(self.chairs[place].colour))

    def change_seat(self, person: PersonId, colour: str) -> None:
        """*person* moves to the open seat of another colour."""
        self.require_gathering()
        place = self.own_chair(person)
        goal = next((index for index, chair in enumerate(self.chairs) if chair.colour == colour), None)
        if goal is None or not self.chairs[goal].is_free:
            raise Declined("taken")
        chair = self.chairs[place]
        self._put(place, Chair(chair.colour))
        self._put(goal, replace(chair, colour=colour, is_ready=False))

    def pick(self, person: PersonId, picks: dict[str, str]) -> None:
        """Set what *person* chose before the game, such as a card."""
        self.require_gathering()
        place = self.own_chair(person)
        self._put(place, replace(self.chairs[place], picks=picks))

    def rename(self, person: PersonId, name: str) -> None:
        """Rename *person*, except during a game."""
        place = self.own_chair(person)
        if self.phase is not Phase.PLAYING:
            self._put(place, replace(self.chairs[place], name=self._told_apart(name, place)))

    def hand_over(self, person: PersonId, place: int) -> None:
        """The host makes the person on another seat the host."""
        self._only_opener(person)
        heir = self.chairs[place].person if 0 <= place < len(self.chairs) else None
        if heir is None:
            raise Declined("empty")
        self.opener = heir
        self.changed()

    # Setup

    def agree(self, person: PersonId, agreement: Setup, *, is_public: bool, may_bots_hold: bool) -> None:
        """The host changes the setup; everybody has to confirm again that they are ready."""
        self._only_opener(person)
        self.require_gathering()
        if self.day and agreement != self.agreement:
            raise Declined("daily")
        self.agreement = agreement
        self.is_public = is_public
        self.may_bots_hold = may_bots_hold and not self.day
        self.chairs = tuple(replace(chair, is_ready=chair.is_bot) for chair in self.chairs)
        self.changed()

    def name(self, person: PersonId, title: str) -> None:
        """The host gives the table a *title*."""
        self._only_opener(person)
        self.title = clean_title(title)
        self.changed()

    def set_up(self) -> Setup:
        """The setup as it would be played now."""
        seats = tuple(
            Seat(chair.name, chair.colour, chair.picks) for chair in self.chairs if not chair.is_free
        )
        return replace(self.agreement, seats=seats)

    def refusals(self) -> tuple[RuleError, ...]:
        """The reasons why the present setup can't be played."""
        return tuple(set_up_refusals(self.set_up(), self._catalogue))

    def ready(self, person: PersonId, is_ready: bool = True) -> None:
        """*person* is ready, or no longer; when all are, the countdown begins."""
        self.require_gathering()
        place = self.own_chair(person)
        if is_ready and self.refusals():
            raise Declined("set-up")
        self._put(place, replace(self.chairs[place], is_ready=is_ready))
        if all(chair.is_ready for chair in self.people()):
            self.begin()

    # Playing

    def begin(self) -> None:
        """Set up the temple and start the countdown."""
        seed = self.fixed_seed if self.fixed_seed is not None else self._opening.seed()
        setup = self.set_up()
        game = self._opening.new_game(setup, seed)
        self.take_up(game, self._opening.scribe(self, game, seed))
        assert self.live is not None
        self.live.resume()

    def take_up(self, game: Game, scribe: Scribe, publisher: Publisher | None = None) -> None:
        """Start *game*, new or restored, with its clock stopped; *publisher* has its story."""
        self.players = tuple(place for place, chair in enumerate(self.chairs) if not chair.is_free)
        self.phase = Phase.PLAYING
        self.voting_out.forget()
        self.replay.screening = None
        self.again = ()
        self.pausing.begin_game()
        self.live = LiveGame(game, self._clockwork, scribe, publisher)
        self.game = self.live.publisher.id
        self.live.on_end = self._ended
        self.was_played = False
        self.had_bots = any(chair.is_bot or chair.is_program for chair in self.chairs)
        for player, place in enumerate(self.players):
            if self.chairs[place].is_bot:
                self.live.seat_bot(player, self._opening.bot(self, player))
        self.changed()

    def play(self, person: PersonId, command: Command) -> tuple[Event, ...]:
        """Play *command* for *person*, who can act only for their own player."""
        if self.live is None:
            raise Declined("not-playing")
        is_player = 0 <= command.player < len(self.players)
        if not is_player or self.chairs[self.players[command.player]].person != person:
            raise Declined("not-yours")
        events = self.live.play(command)
        self.was_played = True
        return events

    def vote_pause(self, person: PersonId, wants: bool = True) -> None:
        """*person* asks for a pause, refuses it, or ends it."""
        if self.phase is not Phase.PLAYING:
            raise Declined("not-playing")
        self.own_chair(person)
        self.pausing.vote(person, wants)

    def want_again(self, person: PersonId, wants: bool = True) -> None:
        """*person* wants a rematch, or no longer; the table opens again when everybody here wants one."""
        self.own_chair(person)
        if self.phase is not Phase.OVER:
            raise Declined("not-over")
        others = tuple(other for other in self.again if other != person)
        self.again = (*others, person) if wants else others
        self.changed()
        self._gather_if_all_want()

    def _gather_if_all_want(self) -> None:
        staying = self.staying
        if self.phase is Phase.OVER and staying and all(person in self.again for person in staying):
            self._gather_for_another()

    def _gather_for_another(self) -> None:
        """Open the table again for the people who stayed."""
        self.phase = Phase.GATHERING
        if self.live is not None:
            self.live.close()
        self.live = None
        self.players, self.again = (), ()
        self.replay.screening = None
        self.fixed_seed = None
        self.day = ""
        self.chairs = tuple(
            Chair(chair.colour) if chair.is_away else replace(chair, is_ready=chair.is_bot)
            for chair in self.chairs
        )
        self.changed()

    # Chat

    def say(self, person: PersonId, text: str) -> None:
        """Say *text* to the table; while it shows a replay, to its spectators, too."""
        chair = self.chairs[self.own_chair(person)]
        if said := clean_chat(text):
            saying = Saying(chair.name, said, handle_of(person))
            self._hear(saying)
            if self.replay.screening is not None:
                self.stand.hear(saying)

    def say_from_stand(self, person: PersonId, text: str) -> None:
        """Say *text* to the spectators; during a shared replay, to the table, too."""
        saying = self.stand.say(person, text)
        if saying is not None and self.replay.screening is not None:
            self._hear(saying)

    def _hear(self, saying: Saying) -> None:
        self.sayings = (*self.sayings, saying)[-REMEMBERED_SAYINGS:]
        self.changed()

    # Dropping out and coming back

    def drop(
        self, person: PersonId, *, is_host_leaving: bool = False, told_after_ms: Millis | None = None
    ) -> None:
        """screen.leave — the connection of *person* is lost; the seat stays theirs. A game that only bots
        have played ends at once, unless the server closed the connection. The others aren't told if *person*
        is back within *told_after_ms*."""
        place = self.own_chair(person)
        if self.phase is Phase.GATHERING:
            self.stand_up(person)
            return
        self._put(place, replace(self.chairs[place], is_away=True))
        if self.phase is Phase.OVER:
            self.replay.pass_on_lead(person)
            self._gather_if_all_want()
            return
        if told_after_ms is None:
            self._tell_presence(person, is_away=True)
        else:
            tell = partial(self._tell_presence, person, is_away=True)
            self._alarms.set(f"away {person}", told_after_ms, tell)
        self._alarms.set(f"bot {person}", self._patience.bot_takes_over_ms, lambda: self.hold(person))
        if self.may_bots_hold:
            self.bot_at[person] = self._clockwork.now() + self._patience.bot_takes_over_ms
        self._alarms.set(f"seat {person}", self._patience.seat_is_kept_ms, lambda: self._seat_lost(person))
        if self.is_deserted and self.had_bots and not self.was_played and not is_host_leaving:
            self._abandon()
        elif self.is_deserted:
            self._desert()
        elif self.live is not None and not self.live.is_paused:
            self.pausing.begin_if_all_want()

    def come_back(self, person: PersonId) -> None:
        """screen.leave — *person* is back and continues where the game is now."""
        place = self.own_chair(person)
        was_deserted = self.is_deserted
        self._put(place, replace(self.chairs[place], is_away=False))
        self._alarms.cancel(f"bot {person}", f"seat {person}", f"away {person}", "deserted")
        self.bot_at.pop(person, None)
        if self.phase is Phase.PLAYING and self.live is not None:
            player = self.player_of(person)
            assert player is not None
            self.live.unseat_bot(player)
            self._tell_presence(person, is_away=False)
            if was_deserted and not self.pausing.is_agreed:
                self.pausing.stop_counting()
                self.live.resume()
            self.changed()

    def close(self) -> None:
        self._alarms.clear()
        self.pausing.stop()
        if self.live is not None:
            self.live.close()

    def expect_back(self, person: PersonId) -> None:
        """*person* loses the seat unless they come back soon."""
        self._alarms.set(f"seat {person}", self._patience.bot_takes_over_ms, partial(self.stand_up, person))

    def hold(self, person: PersonId) -> None:
        """A bot stands in for *person*, if the setup of the table allows it."""
        self.bot_at.pop(person, None)
        player = self.player_of(person)
        if self.may_bots_hold and self.live is not None and player is not None:
            self.live.seat_bot(player, self._opening.bot(self, player))
            self.had_bots = True
            self.changed()

    def _seat_lost(self, person: PersonId) -> None:
        """A bot gets the seat of *person* for good."""
        place = self.chair_of(person)
        if place is None:
            return
        self.hold(person)
        self.had_bots = True
        chair = self.chairs[place]
        self._put(place, replace(chair, person=None, is_bot=True, is_away=False, is_program=False))
        self._alarms.cancel(f"bot {person}", f"seat {person}", f"away {person}")
        self._pass_on_if_opener(person)
        if self.phase is Phase.PLAYING and not any(self.people()):
            self._abandon()

    def _tell_presence(self, person: PersonId, *, is_away: bool) -> None:
        player = self.player_of(person)
        if self.live is None or self.live.is_over or player is None:
            return
        if self.live.state.adventurers[player].is_away != is_away:
            self.live.play(StepAway(player) if is_away else ComeBack(player))

    def _desert(self) -> None:
        """Pause until somebody comes back; a ranked game spends its pause time meanwhile."""
        assert self.live is not None
        self.live.pause()
        self._alarms.set("deserted", self._patience.everyone_gone_ms, self._abandon)
        if self.is_ranked:
            self.pausing.count()
        self.changed()

    @property
    def is_ranked(self) -> bool:
        return bool(self.day) or category(self.set_up(), has_bots=self.had_bots) != FREE

    def _abandon(self) -> None:
        self.phase = Phase.OVER
        self.close()
        self._opening.abandoned(self)
        self.changed()

    def _ended(self) -> None:
        if self.phase is Phase.PLAYING:
            self.phase = Phase.OVER
            self.pausing.end_game()
            self.bot_at.clear()
            self._alarms.clear()
            self._opening.finished(self)
            self.changed()

    def own_chair(self, person: PersonId) -> int:
        place = self.chair_of(person)
        if place is None:
            raise Declined("not-seated")
        return place

    def _only_opener(self, person: PersonId) -> None:
        if person != self.opener:
            raise Declined("not-opener")
        self.require_gathering()

    def require_gathering(self) -> None:
        if self.phase is not Phase.GATHERING:
            raise Declined("playing")

    def _pass_on_if_opener(self, person: PersonId) -> None:
        if person == self.opener:
            self.opener = next((chair.person for chair in self.people() if chair.person), "")
            self.changed()

    def _put(self, place: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:place], chair, *self.chairs[place + 1 :])
        self.changed()

    def changed(self) -> None:
        """Tell the listeners that the table has changed."""
        self.version += 1
        for listener in tuple(self.on_change):
            listener()
