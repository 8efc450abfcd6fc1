"""A game in plain text: the player's commands and what they hear."""

from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.lobby.sanitize import clean_chat
from escape_tui.hub.port.messages.requests import GiveUp, Play, Request, VotePause
from escape_tui.plain.listening import Listening
from escape_tui.plain.spoken_controls import PlainControls, SeatVoice
from escape_tui.plain.talk import PlainPlace, PlainTalk
from escape_tui.plain.told import clock_words
from escape_tui.plain.told.asked import notices, question_words
from escape_tui.plain.told.dice_words import each_die
from escape_tui.plain.told.offers import taught
from escape_tui.plain.told.rival_words import RivalTelling
from escape_tui.plain.told.surroundings import overview, where
from escape_tui.plain.told.team_words import cards_of, team
from escape_tui.plain.told.way_words import ways
from escape_tui.plain.vocabulary import Verb
from escape_tui.rules.calling import Say
from escape_tui.rules.dice import CalmRoll, Hold, Release
from escape_tui.scene.game.input.intents import Quiet, intent
from escape_tui.scene.game.input.muting import is_voice_of
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.notices.cautions import Caution
from escape_tui.scene.game.notices.table_notices import refused_vote
from escape_tui.scene.game.side.story_panel import timed_story
from escape_tui.scene.keys.keys import ACTION_BY_ID
from escape_tui.scene.modules.box import narrator_of
from escape_tui.scene.words.narration import Narrator

#: Questions about a game, for players and spectators.
LOOKING: tuple[Verb, ...] = (
    Verb("team", ("t",)),
    Verb("standing", ("h",)),
    Verb("story", ("j",)),
)

#: Questions for players only.
BEING: tuple[Verb, ...] = (
    Verb("where", ("w",)),
    Verb("dice", ("d",)),
    Verb("way", ("m",)),
    Verb("overview", ("o",)),
    Verb("rivals"),
)

#: Actions, by the id of the action in the key table.
DOING: tuple[Verb, ...] = (
    Verb("roll", ("space", "r")),
    Verb("north", ("up",)),
    Verb("east", ("right",)),
    Verb("south", ("down",)),
    Verb("west", ("left",)),
    Verb("act", ("e",)),
    Verb("escape", ("x",)),
    Verb("hold-adventurers", ("A",)),
    Verb("hold-keys", ("K",)),
    Verb("hold-torches", ("T",)),
    Verb("hold-golden", ("G",)),
    Verb("release", ("D",)),
    Verb("golden", ("g",)),
    Verb("golden-friend", ("M",)),
    Verb("fate", ("f",)),
    Verb("cards", ("i",)),
    Verb("call", ("c",)),
    Verb("confirm", ("y",)),
    Verb("refuse", ("n",)),
    Verb("stand", ("u",)),
    Verb("volunteer", ("v",)),
)

#: Verbs that take words, or concern the table.
BESIDE: tuple[Verb, ...] = (
    Verb("hold"),
    Verb("answer", ("a",)),
    Verb("say", ("s",)),
    Verb("pause", ("p",)),
    Verb("give-up"),
    Verb("leave", ("Q",)),
)

_ACTIONS = frozenset(verb.id for verb in DOING)
#: Verbs that take the name of one of several things.
_NAMED = ("call", "cards", "act", "golden-friend")
#: Verbs whose answers a pause hides (screen.pause).
_HIDDEN = ("where", "dice", "way", "overview", "team", "act")
#: Lines of the story told at once.
STORY_LINES = 6
#: The key under which tips that were shown once are stored.
_TOLD = "told"


class GamePlace(PlainPlace):
    """The visitor's own seat in a game."""

    verbs = (*BEING, *LOOKING, *DOING, *BESIDE)

    def __init__(self, talk: PlainTalk, seating: Seating) -> None:
        super().__init__(talk)
        self.seating = seating
        (self.me,) = seating.seats
        self.own = seating.sights[0]
        manner = SeatVoice(talk.voice.answer, self.how, self.is_news)
        self.controls = PlainControls(seating, self.me, lambda: self.narrator, manner)
        self._listening = Listening(talk, self.own, self.me, self.ended)
        self._asked: frozenset[str] = frozenset()
        self._rivals = RivalTelling(talk, talk.desk.port.table)

    @property
    def narrator(self) -> Narrator:
        return narrator_of(self.own, self.talk.words)

    def arrive(self) -> None:
        self.talk.voice.answer(*self._greeting())
        self._listening.begin()

    def _greeting(self) -> list[str]:
        state, say = self.own.state, self.talk.say
        friends = self.narrator.listed(
            self.narrator.name(who.player) for who in state.adventurers if who.player != self.me
        )
        hello = say(
            "plain-game",
            players=len(state.adventurers),
            friends=friends or "none",
            colour=state.adventurers[self.me].colour,
        )
        if not state.has_begun:
            return [hello, say("advice-count-in")]
        if self.own.is_paused:
            return [hello, say("banner-curtain")]
        return [
            hello,
            clock_words.standing(self.own.game, self.own.now(), self.narrator),
            *where(self.own.game, self.me, self.narrator),
        ]

    def leave(self) -> None:
        self._listening.end()
        if self.seating.leave is not None:
            self.seating.leave()

    def ended(self, event: Ended) -> None:
        """The game is over."""

    # Input

    def press(self, key: str) -> bool:
        """A number answers the menu that the player opened, or holds a die."""
        if key == "escape":
            return self.controls.put_away()
        if not key.isdecimal():
            return False
        if not (self.controls.has_menu and self.controls.choose(key)):
            self._hold((int(key),))
        return True

    def do(self, verb: str, rest: str) -> None:
        if self.own.is_paused and verb in _HIDDEN:
            self.talk.answer("banner-curtain")
        elif verb in _ACTIONS:
            self._act(verb, rest)
        elif not self._does_beside(verb, rest):
            self.talk.voice.answer(*self._asked_for(verb))

    def answers(self, said: str) -> bool:
        return self.controls.has_menu and self.controls.choose(said)

    def hear(self, said: str) -> bool:
        if self.controls.choose(said):
            return True
        if said.isdecimal():
            self._hold((int(said),))
            return True
        return self.controls.do_by_name(said)

    def help(self) -> list[str]:
        if self.own.is_paused:
            return [
                self.talk.say("banner-curtain"),
                self.talk.say("plain-paused-help", pause=self.how("pause")),
            ]
        lines = []
        if (asked := self.controls.asked) is not None:
            lines.append(question_words(asked.opened, self.own.game, self.me, self.narrator))
        lines += [
            self._listening.notice(each.text, each.action, each.refusal)
            for each in notices(self.own.game, self.me, self.narrator)
        ]
        return [*lines, *taught(self.own.game, self.me, self.narrator, self.how)]

    def look(self) -> None:
        """The table has changed."""
        table = self.talk.desk.port.table
        if table is not None and table.game == self.seating.shown.id:
            self._listening.hear_table(table, self.talk.desk.port.place)
            self._rivals.hear(table)

    # Actions

    def _act(self, verb: str, rest: str) -> None:
        action = ACTION_BY_ID[verb]
        dice = tuple(int(word) for word in rest.split() if word.isdecimal())
        if verb == "release" and dice:
            self._hold(dice)
        elif verb == "roll" and dice:
            self.controls.play((CalmRoll(self.me, tuple(die - 1 for die in dice)),))
        elif verb in ("confirm", "refuse") and (answer := self._vote(verb)):
            self.controls.ask(answer)
        elif verb in _NAMED and rest:
            if not self.controls.do_and_choose(action, rest):
                self.talk.answer("plain-no-such-answer")
        else:
            self.controls.do(action)

    def _hold(self, dice: tuple[int, ...]) -> None:
        """Hold the *dice*, or release held ones."""
        held = self.own.state.adventurers[self.me].dice
        if any(not 0 < die <= len(held) for die in dice):
            self.talk.answer("quiet-no-such-die")
            return
        places = [die - 1 for die in dice]
        self.controls.play(
            tuple(Release(self.me, at) if held[at].is_held else Hold(self.me, at) for at in places)
        )

    def _vote(self, verb: str) -> Request | None:
        """The answer that yes or no is to a vote, unless a question of the game is pending."""
        refused = refused_vote(self.talk.desk.port.table)
        if not isinstance(intent(self.own.game, self.me, ACTION_BY_ID[verb]), Quiet):
            return None
        if verb == "refuse" or refused is None:
            return refused
        return VotePause() if isinstance(refused, VotePause) else GiveUp()

    def _does_beside(self, verb: str, rest: str) -> bool:
        match verb:
            case "hold":
                dice = tuple(int(word) for word in rest.split() if word.isdecimal())
                if dice:
                    self._hold(dice)
                else:
                    self.talk.answer("plain-hold-what")
            case "answer":
                if not rest:
                    self.controls.turn_to_question()
                elif not self.controls.choose(rest):
                    self.talk.answer("plain-no-such-answer")
            case "say":
                self._say(rest)
            case "pause":
                if self.seating.can_pause:
                    self.controls.ask(VotePause())
            case "give-up":
                self.controls.ask(GiveUp())
            case "leave":
                self.step_out()
            case _:
                return False
        return True

    def _say(self, text: str) -> None:
        if not self.seating.is_shared:
            self.talk.answer("plain-alone")
        elif text:
            self.controls.ask(Play(Say(self.me, clean_chat(text))))
        else:
            self.talk.ask_line("lobby-say-table", self._say)

    def step_out(self) -> None:
        """Leave the game, for a while or for good."""
        self.talk.guide.go_home()

    def is_news(self, caution: Caution) -> bool:
        """Whether *caution* is new to this player; it is remembered from now on."""
        told = self.talk.settings.remembered.get(_TOLD, [])
        if caution.id in told:
            return False
        self.talk.remember(_TOLD, [*told, caution.id])
        return True

    # Questions

    def _asked_for(self, verb: str) -> list[str]:
        game, narrator = self.own.game, self.narrator
        match verb:
            case "where":
                return where(game, self.me, narrator)
            case "dice":
                dice = game.state.adventurers[self.me].dice
                told = self.talk.say("plain-dice", dice=each_die(dice, self.talk.words) or "none")
                return [f"{told} {cards_of(game, self.me, narrator)}"]
            case "way":
                return ways(game, self.me, narrator)
            case "overview":
                return overview(game, self.me, narrator)
            case "rivals":
                return self._rivals.all()
        return looked_at(verb, self.talk, self.seating, self.me, narrator)


def looked_at(
    verb: str, talk: PlainTalk, seating: Seating, viewer: PlayerId | None, narrator: Narrator
) -> list[str]:
    """The answers to questions that spectators may ask, too."""
    shown = seating.sights[0] if seating.sights else seating.shown
    match verb:
        case "team":
            return team(shown, viewer, narrator)
        case "standing":
            return [clock_words.standing(shown.game, shown.now(), narrator)]
        case "story":
            return story(seating, narrator, talk.muted_in(shown.id)) or [talk.say("plain-no-story")]
    return []


def story(seating: Seating, narrator: Narrator, muted: frozenset[PlayerId] = frozenset()) -> list[str]:
    """The latest events, each with its time, without calls and chat of *muted* people."""
    shown = seating.shown
    heard = (told for told in shown.past if not is_voice_of(told.event, muted))
    timed = timed_story(heard, narrator, shown.game.catalogue)
    return [f"{clock} {sentence}".strip() for clock, sentence in timed][-STORY_LINES:]
