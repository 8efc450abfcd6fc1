"""Rivals in words: reports of other teams in a race."""

from escape_tui.hub.port.messages.views import TableView
from escape_tui.hub.race.rival import Rival
from escape_tui.plain.talk import PlainTalk
from escape_tui.plain.voice import Matter
from escape_tui.scene.table.race_words import rival_words
from escape_tui.scene.table.start_words import start_words


class RivalTelling:
    """Tells the visitor each change in their race once, and when it starts."""

    def __init__(self, talk: PlainTalk, table: TableView | None) -> None:
        self._talk = talk
        self._known: tuple[Rival, ...] = () if table is None else table.rivals
        self._plan = self._planned(table)

    def hear(self, table: TableView) -> None:
        known = {rival.name: rival for rival in self._known}
        for rival in table.rivals:
            matter = _matter(known.get(rival.name), rival)
            if matter is not None:
                self._talk.voice.tell(self._words(rival), matter)
        self._known = table.rivals
        if (plan := self._planned(table)) != self._plan:
            self._plan = plan
            for line in start_words(table, self._talk.words, self._talk.desk.port.now()):
                self._talk.voice.tell(line, Matter.WEIGHTY)

    def all(self) -> list[str]:
        """Every rival, as far as they may be known, or that there is none."""
        return self.known() or [self._talk.say("race-nobody")]

    def known(self) -> list[str]:
        return [self._words(rival) for rival in self._known]

    def _words(self, rival: Rival) -> str:
        return rival_words(rival, self._talk.words, self._talk.desk.port.now())

    def _planned(self, table: TableView | None) -> object:
        """The decisions about the start; passing seconds are no news."""
        if table is None:
            return None
        race = table.race
        return race and (race.waits_until, race.begins_at), table.has_missed_race, table.starts_at


def _matter(known: Rival | None, now: Rival) -> Matter | None:
    """The importance of the change from *known* to *now*; `None` if it need not be told."""
    if known is None or (known.state, known.progress.out) != (now.state, now.progress.out):
        return Matter.WEIGHTY
    return Matter.NEAR if known.progress.gems != now.progress.gems else None
