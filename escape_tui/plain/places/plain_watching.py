"""Watching in plain text: one game as a spectator, and the list of games to watch."""

from escape_tui.engine.happenings import Ended
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Done
from escape_tui.hub.port.messages.views import LobbyView, TableSummary
from escape_tui.hub.watching.spectators import CHEERS
from escape_tui.plain.listening import Listening
from escape_tui.plain.places.plain_game import LOOKING, looked_at
from escape_tui.plain.sayings import Ear
from escape_tui.plain.talk import PlainPlace, PlainTalk
from escape_tui.plain.vocabulary import Verb, folded
from escape_tui.plain.voice import Matter
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.banner import countdown
from escape_tui.scene.game.notices.caption import caption
from escape_tui.scene.lobby.lobby_panels import standing
from escape_tui.scene.modules.box import narrator_of
from escape_tui.scene.words.narration import Narrator, seat_name


def watch(talk: PlainTalk, code: str) -> None:
    """Watch the game of the table *code*, or say why not."""
    talk.ask(requests.Watch(code.strip().upper(), talk.desk.name), lambda done: _show(talk, done))


def _show(talk: PlainTalk, done: Done) -> None:
    port, number = talk.desk.port, done.facts["watch"]
    shown = port.watched
    if shown is not None and isinstance(number, int):
        leave = requests.StopWatching(number)
        talk.guide.go(WatchPlace(talk, Seating(shown, leave=lambda: port.ask(leave))))


def game_words(table: TableSummary, lobby: LobbyView, talk: PlainTalk) -> str:
    """A game that can be watched, in one line."""
    assert table.game is not None
    players = table.game.players
    names = ", ".join(harmless(seat_name(each.name, each.colour, talk.words)) for each in players)
    left = standing(table.game, talk.desk.port.now() - lobby.made_at, talk.words)
    return talk.say("plain-running", code=table.code, players=names, left=left, gems=table.game.depot)


class WatchPlace(PlainPlace):
    """A game that others play."""

    verbs = (
        *LOOKING,
        Verb("caption", ("w",)),
        Verb("next-game", ("n",)),
        Verb("cheer", ("c",)),
        Verb("say", ("s",)),
        Verb("leave", ("Q",)),
    )

    def __init__(self, talk: PlainTalk, seating: Seating) -> None:
        super().__init__(talk)
        self._seating = seating
        self._shown = seating.shown
        self._listening = Listening(talk, seating.shown, None, self._ended)
        stand = talk.desk.port.stand
        self._ear = Ear(talk.voice, () if stand is None else stand.talk)

    @property
    def _narrator(self) -> Narrator:
        return narrator_of(self._shown, self.talk.words)

    def arrive(self) -> None:
        names = self._narrator.listed(map(self._narrator.name, range(len(self._shown.state.adventurers))))
        self.talk.voice.answer(self.talk.say("plain-watching", players=names), *self._caption())
        self._listening.begin()

    def _caption(self) -> tuple[str, ...]:
        if self._shown.is_paused:
            return (self.talk.say("banner-curtain"),)
        return caption(self._shown.game, countdown(self._shown.state, self._shown.now()), self._narrator)

    def _ended(self, event: Ended) -> None:
        pass

    def do(self, verb: str, rest: str) -> None:
        talk = self.talk
        match verb:
            case "caption":
                talk.voice.answer(*self._caption())
            case "next-game":
                talk.ask(requests.WatchNext(), lambda done: _show(talk, done))
            case "cheer":
                self._cheer(rest)
            case "say":
                talk.with_line(rest, "watching-say", lambda text: talk.ask(requests.SayToWatchers(text)))
            case "leave":
                talk.guide.go_home()
            case "team" if self._shown.is_paused:
                talk.answer("banner-curtain")
            case _:
                talk.voice.answer(*looked_at(verb, talk, self._seating, None, self._narrator))

    def _cheer(self, said: str) -> None:
        """Send the cheer that is meant; ask which one if it is unclear."""
        say, wanted = self.talk.say, folded(said)
        names = {cheer: folded(say(f"cheer-{cheer}")) for cheer in CHEERS}
        numbers = {str(number): cheer for number, cheer in enumerate(CHEERS, start=1)}
        found = numbers.get(wanted) or next(
            (cheer for cheer, name in names.items() if wanted and name.startswith(wanted)), None
        )
        if found is not None:
            self.talk.ask(requests.Cheer(found), lambda done: self.talk.answer("plain-cheered"))
        else:
            listed = "; ".join(f"{number} {say(f'cheer-{cheer}')}" for number, cheer in numbers.items())
            self.talk.ask_line("plain-which-cheer", self._cheer, cheers=listed)

    def look(self) -> None:
        """The spectators have changed, or the table is open again, or a game has started, or the table is
        gone."""
        stand = self.talk.desk.port.stand
        if stand is None:
            return
        self._ear.listen(stand.talk, self.talk.settings.muted)
        if self._shown.standing.is_closed and stand.is_gone:
            self.talk.voice.tell(self.talk.say("watching-over"), Matter.PRESSING)
            self.talk.guide.go_home()
        elif self._shown.standing.is_closed and not (stand.is_gathering or stand.is_moving):
            watch(self.talk, stand.code)

    def leave(self) -> None:
        self._listening.end()
        if self._seating.leave is not None:
            self._seating.leave()


class WatchList(PlainPlace):
    """The list of games in progress, for visitors who came to watch."""

    verbs = (Verb("games", ("w", "t")), Verb("watch", ("v",)))

    def __init__(self, talk: PlainTalk) -> None:
        super().__init__(talk)
        self._known: frozenset[str] = frozenset()

    def arrive(self) -> None:
        self.talk.voice.answer(*self._listed())

    def _listed(self) -> list[str]:
        lobby = self.talk.desk.port.lobby
        self._known = frozenset(table.code for table in lobby.games())
        listed = [game_words(table, lobby, self.talk) for table in lobby.games()]
        return listed or [self.talk.say("watching-none")]

    def do(self, verb: str, rest: str) -> None:
        games = self.talk.desk.port.lobby.games()
        if verb == "games":
            self.talk.voice.answer(*self._listed())
        elif rest or len(games) == 1:
            watch(self.talk, rest or games[0].code)
        else:
            self.talk.ask_line("lobby-join-title", lambda code: watch(self.talk, code))

    def hear(self, said: str) -> bool:
        if self.talk.desk.port.lobby.table(said.strip().upper()) is None:
            return False
        watch(self.talk, said)
        return True

    def look(self) -> None:
        lobby = self.talk.desk.port.lobby
        for table in lobby.games():
            if table.code not in self._known:
                self.talk.voice.tell(game_words(table, lobby, self.talk), Matter.NEAR)
        self._known = frozenset(table.code for table in lobby.games())
