"""Listening: what a player hears of a game without asking."""

from collections.abc import Callable

from escape_tui.engine.effect import Event
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages.views import TableView
from escape_tui.hub.watching.replica import Replica
from escape_tui.plain.talk import PlainTalk
from escape_tui.plain.told import clock_words
from escape_tui.plain.told.asked import notices, question, question_words
from escape_tui.plain.told.news_words import Reporter
from escape_tui.plain.told.offers import purposes
from escape_tui.plain.vocabulary import Verb
from escape_tui.plain.voice import Matter
from escape_tui.scene.game.input.muting import is_voice_of
from escape_tui.scene.game.pacing.cue_of_event import cue_of
from escape_tui.scene.menus.player_settings import Verbosity
from escape_tui.scene.modules.box import narrator_of
from escape_tui.scene.words.narration import Narrator

#: The verbs that answer a notice.
ANSWERS: tuple[Verb, ...] = (
    Verb("fate", ("f",)),
    Verb("confirm", ("y",)),
    Verb("refuse", ("n",)),
    Verb("stand", ("u",)),
    Verb("volunteer", ("v",)),
    Verb("act", ("e",)),
    Verb("pause", ("p",)),
)

#: Shorter interruptions of a game are not announced.
WAITING_MS = 2_000

#: How long before the deadline a reminder to stand up comes.
REMIND_MS = 3_000


class Listening:
    """Listens to *own*, the game as the player in seat *me* may see it, and tells what matters to them.

    *ended* is called when it is over.
    """

    def __init__(
        self, talk: PlainTalk, own: Replica, me: PlayerId | None, ended: Callable[[Ended], None]
    ) -> None:
        self._talk = talk
        self._own = own
        self._me = me
        self._ended = ended
        self._watch = own.watch(self._woken)
        self._is_woken = False
        self._is_over = False
        self._question: tuple[str, int] | None = None
        self._notices: frozenset[str] = frozenset()
        self._was_paused = own.is_paused
        self._was_waiting = False
        self._table: TableView | None = None
        #: The actions for the chamber's purpose that were possible at the last look.
        self._chances: frozenset[str] = frozenset()

    @property
    def narrator(self) -> Narrator:
        return narrator_of(self._own, self._talk.words)

    def begin(self) -> None:
        """Start listening; tell pending questions of the game at once."""
        self._hear()

    def end(self) -> None:
        self._is_over = True
        self._own.unwatch(self._watch)
        self._talk.cancel("clock")
        self._talk.cancel("stand")

    def _woken(self) -> None:
        if not self._is_woken:
            self._is_woken = True
            self._talk.soon(self._hear)

    def _hear(self) -> None:
        self._is_woken = False
        if self._is_over:
            return
        events = self._heeded(self._watch.take())
        for event in events:
            cue = cue_of(event, () if self._me is None else (self._me,))
            if cue is not None:
                self._talk.voice.ring(cue)
        self._tell(events)
        self._tell_chances(events)
        self._tell_pause()
        self._ask()
        self._wind_clock()
        for event in events:
            if isinstance(event, Ended):
                self._ended(event)

    def _heeded(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """*events* without calls and chat of muted people."""
        muted = self._talk.muted_in(self._own.id)
        return tuple(event for event in events if not is_voice_of(event, muted))

    def _tell(self, events: tuple[Event, ...]) -> None:
        is_brief = self._talk.voice.verbosity is Verbosity.QUIET
        reporter = Reporter(self._own.game, self._me, self.narrator, tells_offers=not is_brief)
        for text, matter in reporter.told(events):
            self._talk.voice.tell(text, matter)

    def _tell_chances(self, events: tuple[Event, ...]) -> None:
        """Say what friends' actions have made possible in the player's chamber; the player's own roll
        announces that already."""
        if self._me is None or not events:
            return
        before, self._chances = self._chances, purposes(self._own.game, self._me, self.narrator)
        has_acted = any(getattr(event, "player", None) == self._me for event in events)
        if (new := self._chances - before) and not has_acted:
            told = self._talk.say("plain-you-can", things="; ".join(sorted(new)))
            self._talk.voice.tell(told, Matter.NEAR)

    # Questions

    def _ask(self) -> None:
        """Tell new notices of the rules, and questions of the game."""
        found = tuple(notices(self._own.game, self._me, self.narrator))
        for each in found:
            if each.text not in self._notices:
                told = self.notice(each.text, each.action, each.refusal, self._seconds(each.until))
                self._talk.voice.tell(
                    told, Matter.PRESSING if each.action or each.is_alarm else Matter.WEIGHTY
                )
            if each.action == "stand" and each.until is not None:
                self._talk.later("stand", max(0, each.until - self._own.now() - REMIND_MS), self._remind)
        self._notices = frozenset(each.text for each in found)
        self._ask_question()

    def _remind(self) -> None:
        """Remind a tired sitting player to stand up before it is too late."""
        for each in notices(self._own.game, self._me, self.narrator):
            if each.action == "stand" and not self._own.is_paused:
                told = self.notice(each.text, each.action, "", self._seconds(each.until))
                self._talk.voice.tell(told, Matter.PRESSING)

    def _ask_question(self) -> None:
        if self._me is None:
            return
        asked = question(self._own.game, self._me)
        before, self._question = self._question, None if asked is None else (asked.topic, asked.until)
        if asked is not None and self._question != before:
            told = question_words(asked.opened, self._own.game, self._me, self.narrator)
            hint = self._talk.say(
                "plain-answer-hint", answer=self._how("answer"), seconds=self._seconds(asked.until)
            )
            self._talk.voice.tell(f"{told} {hint}", Matter.PRESSING)

    def notice(self, text: str, action: str, refusal: str, seconds: int = -1) -> str:
        """The question, how to answer yes and no, and the time left."""
        say, line = self._talk.say, [text if text.endswith((".", "?", "!")) else f"{text}."]
        if action and self._me is not None:
            line.append(say("plain-yes", how=self._how("confirm" if action == "fate" else action)))
        if refusal and self._me is not None:
            line.append(say("plain-no", how=self._how(refusal)))
        if seconds >= 0:
            line.append(say("plain-seconds", seconds=seconds))
        return " ".join(line)

    def _how(self, verb: str) -> str:
        return self._talk.how((*ANSWERS, Verb("answer", ("a",))), verb)

    def _seconds(self, until: int | None) -> int:
        return -1 if until is None else max(0, -(-(until - self._own.now()) // 1000))

    # The clock

    def _wind_clock(self) -> None:
        """Tell the time left at its next mark."""
        if self._own.is_paused or self._own.is_waiting:
            self._talk.cancel("clock")
            return
        mark = clock_words.next_mark(self._own.game, self._own.now(), self._talk.voice.verbosity)
        if mark is None:
            self._talk.cancel("clock")
        else:
            self._talk.later("clock", mark[0], self._tell_clock)

    def _tell_clock(self) -> None:
        told = clock_words.told(self._own.game, self._me, self._own.now(), self.narrator)
        self._talk.voice.tell(told, Matter.PRESSING)
        self._wind_clock()

    # The table

    def _tell_pause(self) -> None:
        """Say when the game pauses or resumes, and when the server can't write."""
        say, voice = self._talk.say, self._talk.voice
        if not self._own.state.has_begun:
            # The countdown is running; the game is paused until it ends.
            self._was_paused = self._own.is_paused
        if self._own.is_paused != self._was_paused:
            self._was_paused = self._own.is_paused
            voice.tell(say("plain-paused" if self._was_paused else "plain-goes-on"), Matter.PRESSING)
        if self._own.is_waiting and not self._was_waiting:
            self._talk.later("waiting", WAITING_MS, self._tell_waiting)
        elif self._was_waiting and not self._own.is_waiting:
            self._was_waiting = False
            voice.tell(say("plain-goes-on"), Matter.PRESSING)

    def _tell_waiting(self) -> None:
        """Say that the server can't write; a short delay is not mentioned."""
        if self._own.is_waiting and not self._is_over:
            self._was_waiting = True
            self._talk.voice.tell(self._talk.say("banner-waiting"), Matter.PRESSING)

    def hear_table(self, table: TableView, place: int | None) -> None:
        """Tell changes at the table: pause votes, dropped players, cheers."""
        before, self._table = self._table, table
        say, voice = self._talk.say, self._talk.voice
        known = () if before is None else before.pause_votes
        if (
            table.pause_votes
            and table.pause_votes != known
            and not table.is_paused
            and place not in table.pause_votes
        ):
            facts = {"votes": len(table.pause_votes), "people": len(table.staying)}
            asked = say("notice-pause", player=_name(table, table.pause_votes[0]), **facts)
            voice.tell(self.notice(asked, "pause", "refuse"), Matter.PRESSING)
        for at in table.players:
            was_away = before is not None and before.seats[at].is_away
            if table.seats[at].is_away and not was_away and at != place:
                voice.tell(say("plain-gone", player=_name(table, at)), Matter.WEIGHTY)
        self._hear_cheer(table, before)

    def _hear_cheer(self, table: TableView, before: TableView | None) -> None:
        cheer, settings = table.cheer, self._talk.settings
        is_new = cheer is not None and (before is None or cheer != before.cheer)
        if cheer is None or not is_new or not settings.is_cheered or cheer.speaker in settings.muted:
            return
        cheered = self._talk.say(f"cheer-{cheer.cheer}")
        self._talk.voice.tell(
            self._talk.say("notice-cheer", player=harmless(cheer.name), cheer=cheered), Matter.NEAR
        )


def _name(table: TableView, place: int) -> str:
    return harmless(table.seats[place].name)
