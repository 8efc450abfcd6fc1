"""Hearsay: a player who knows nothing but the lines they hear, and says nothing but words."""

import re

from tests.plain.listener import Listener

#: A step of a way, or a side of a chamber, with what it costs.
_STEP = re.compile(r"(north|east|south|west)(?: [^;,]*?)? (?:free|for ([^,;.]*))")
#: The first place in a list: here, or so many steps away.
_PLACE = re.compile(r": (?:[^:]*, )?(?:here|(?:one|\d+) steps? (\w+))")
_COST = re.compile(r"Escaping costs (\d+|a) key")
_HOLD = {"adventurer": "hold adventurers", "key": "hold keys", "torch": "hold torches"}
#: Longer than dice tumble.
ROLL_MS = 1_150
#: How long it takes to hear an answer.
ANSWER_MS = 50
MOST_TURNS = 1_000
#: With more keys to pay, gems come first.
CHEAP_EXIT = 5


class Hearsay:
    """Plays the game of *listener* to its end, by simple rules: help, light gems, come home, get out."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._is_called_home = False
        self._caller = ""

    def play(self) -> bool:
        """Whether the game was won."""
        for _ in range(MOST_TURNS):
            if self._listener.hears("You escaped!") or self._listener.hears("Buried"):
                break
            self._turn()
        return self._listener.hears("You escaped!")

    def _turn(self) -> None:
        self._listen(self._says("roll", wait=ROLL_MS))
        self._help()
        self._go()

    def _listen(self, heard: str) -> None:
        """Do what is told or asked since the last turn."""
        self._is_called_home = "gong" in heard.lower() or (
            self._is_called_home and "door slams shut" not in heard
        )
        if called := re.search(r"^(.*): I need", heard, re.MULTILINE):
            self._caller = called.group(1)
        if "Who gets" in heard:
            self._says("answer 1")
        if "All locked!" in heard or "All dice locked!" in heard:
            self._says("fate", "call help", wait=ROLL_MS)
        if "held or locked" in heard:
            self._says("release")
        if "proposes fate. Agree?" in heard:
            self._says("yes")

    def _help(self) -> None:
        """Free locked dice, one's own first; light what can be lit, a vault only for several gems."""
        offers = self._says("what").partition("Nearly")[0]
        if "free your own dice" in offers:
            self._says("free me")
        elif "’s dice" in offers:
            self._says("free a friend", "1")
        if re.search(r"activate \d gems", offers) or ("activate" in offers and not self._is_in_vault()):
            self._says("do", "1")

    def _is_in_vault(self) -> bool:
        return "gems for" in self._says("where")

    def _go(self) -> None:
        """Take a step towards the start chamber, the exit, the player who called, or gems."""
        ways = self._says("way")
        if self._is_called_home and "You’re in a start" not in ways:
            self._step(ways.partition("To the start")[2])
        elif self._is_exit_cheap(ways):
            self._get_out(ways)
        elif not self._is_called_home:
            self._find_work()

    def _is_exit_cheap(self, ways: str) -> bool:
        cost = _COST.search(ways)
        return cost is not None and (cost.group(1) == "a" or int(cost.group(1)) <= CHEAP_EXIT)

    def _get_out(self, ways: str) -> None:
        if "You’re at the exit" in ways:
            self._says("hold keys", "escape")
        else:
            self._step(ways.partition("To the exit")[2])

    def _find_work(self) -> None:
        """Go to the player who called, else to the nearest gems, else discover something."""
        place = _PLACE.search(self._caller_place() or self._says("map"))
        if place is None:
            self._discover()
        elif side := place.group(1):
            self._step("".join(re.findall(rf"{side} [^;]*", self._says("where").lower())))
        else:
            self._hold_for_gems()

    def _caller_place(self) -> str:
        """The place of the player who called last, as the team is told."""
        friends = self._says("team").splitlines()
        return next((line for line in friends if self._caller and line.startswith(self._caller)), "")

    def _hold_for_gems(self) -> None:
        here = self._says("where")
        if re.search(r"gems? for", here):
            self._says("hold keys" if re.search(r"for \d+ keys", here) else "hold torches")
        else:
            self._caller = ""

    def _discover(self) -> None:
        offers = self._says("what").partition("Nearly")[0]
        found = re.search(r"discover (\w+)", offers) or re.search(r"enter (\w+)", offers)
        if found is not None:
            self._says(found.group(1))

    def _step(self, way: str) -> None:
        """Hold what the first step of *way* costs, and take it."""
        if (first := _STEP.search(way)) is not None:
            side, price = first.groups()
            self._says(*(hold for icon, hold in _HOLD.items() if icon in (price or "")), side)

    def _says(self, *lines: str, wait: int = ANSWER_MS) -> str:
        """What is heard after *lines* are said, and a moment later."""
        return "\n".join((*self._listener.says(*lines), *self._listener.wait(wait)))
