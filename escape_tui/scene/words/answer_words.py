"""Answers in words: distinct names for the places, people and things to choose from."""

from collections.abc import Collection, Iterator

from escape_tui.engine.icon import Icon
from escape_tui.engine.named import (
    AtChamber,
    AtEntrance,
    AtLine,
    AtWall,
    NamedCard,
    NamedDice,
    NamedIcon,
    NamedPerson,
    NamedPlace,
    NamedTile,
    QuarterTurns,
)
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell, ChamberId, Side, tile_of
from escape_tui.rules.calling import Call
from escape_tui.scene.game.input.open_question import Branch, Deed, OpenQuestion, Part
from escape_tui.scene.game.map.choosing.candidates import own_cell, wall_side
from escape_tui.scene.words.narration import Narrator, kebab
from escape_tui.scene.words.prose import clipped, cut_inside
from tile_art.letters import cell_count

_ARROWS = {Side.NORTH: "↑", Side.EAST: "→", Side.SOUTH: "↓", Side.WEST: "←"}
#: From this number of signs on, the way to a place is left out.
_WITHOUT_WAY = 3
#: What an answer is called, the shortest form last.
Forms = tuple[str, ...]
#: The attributes of a command's message that ask for its first, second and third answer.
_STEPS = ("", ".ask", ".then", ".last")


def title(question: OpenQuestion, narrator: Narrator) -> str:
    """The question of this step."""
    words, kind = narrator.words, question.kind
    message = "" if kind is None else f"choose-{kebab(kind.__name__)}{_STEPS[len(question.prefix)]}"
    if message and "." in message and words.knows(message):
        return words.say(message)
    if "." not in question.menu.title:
        return words.say(question.menu.title)
    message = f"choice-{question.menu.title.replace('.', '-')}"
    return words.say(message if words.knows(message) else "choice-otherwise")


def fitting(forms: Forms, room: int, among: Collection[Forms] = ()) -> str:
    """The first of *forms* with at most *room* cells; else the last one, cut off, or cut inside if another
    answer in *among* would then read the same."""
    cut = _cut(forms, room)
    is_same = cut not in forms and any(other != forms and _cut(other, room) == cut for other in among)
    return cut_inside(forms[-1], room) if is_same else cut


def _cut(forms: Forms, room: int) -> str:
    return clipped(next((form for form in forms if cell_count(form) <= room), forms[-1]), room)


class AnswerWords:
    """Names answers from the point of view of *player*, by the way from their own chamber; *is_short* on a
    screen, which shows the map as well."""

    def __init__(self, narrator: Narrator, state: State, player: PlayerId, *, is_short: bool) -> None:
        self._narrator = narrator
        self._words = narrator.words
        self._state = state
        self._player = player
        self._is_short = is_short

    def label(self, part: Part, signs: int = 0) -> str:
        """*part* in words, but with *signs* for the gems left in a chamber (1), and for its people (2), and
        without the way there, which the map shows (3)."""
        narrator, state, say = self._narrator, self._state, self._words.say
        match part:
            case Deed(kind, None):
                return say(f"choose-{kebab(kind.__name__)}")
            case Deed(_, command) if command is not None:
                return narrator.label(command, state)
            case AtChamber(chamber):
                return self._at(chamber, ", ".join(self._chamber(chamber, signs)), signs)
            case AtWall(chamber, there):
                return self._wall(chamber, there, signs)
            case AtEntrance(chamber, side):
                return self._entrance(chamber, side, signs)
            case AtLine(line, side):
                return self._line(line, side)
            case QuarterTurns(chamber, quarters):
                return say("place-turned", quarters=quarters, doors=self._doors(chamber, quarters))
            case NamedPerson(player):
                return narrator.name(player)
            case NamedCard(card):
                return narrator.card(card)
            case NamedTile(tile):
                return narrator.chamber(tile)
            case NamedDice(player, places):
                return narrator.dice(state.adventurers[player].dice, places)
            case NamedIcon(icon):
                return narrator.price((icon,) if isinstance(icon, Icon) else ())
        raise TypeError(part)

    def answer(self, branch: Branch, signs: int = 0) -> str:
        """The label of *branch*, in the words that its kind has for places, if it has any: *number* is which
        of the places that the command names it is."""
        label, option = self.label(branch.part, signs), branch.options[0]
        message = f"place-{kebab(type(option.command).__name__)}"
        if not isinstance(branch.part, NamedPlace) or not self._words.knows(message):
            return label
        facts = self._narrator.facts_in(option.command, self._state)
        told, number = self._narrator.label(option.command, self._state), option.names.index(branch.part) + 1
        return self._words.say(message, place=label, told=told, number=number, **facts)

    def pointed(self, branch: Branch, room: int) -> str:
        """The answer in at most *room* cells, in as many words as possible."""
        answers = [self.answer(branch, signs) for signs in range(_WITHOUT_WAY + 1)]
        return clipped(next((each for each in answers if cell_count(each) <= room), answers[-1]), room)

    def forms(self, part: Part) -> Forms:
        """The label and, where there are any, shorter ones."""
        label = self.label(part)
        if isinstance(part, NamedDice):
            return label, label.replace(" ", ""), "".join(str(place + 1) for place in part.places)
        short = self._short_name(part)
        return (label, short) if short else (label,)

    def _short_name(self, part: Part) -> str:
        match part:
            case Deed(_, Call(_, call)) if self._words.knows(f"short-call-{call}"):
                return self._words.say(f"short-call-{call}")
            case Deed(_, command) if command is not None:
                return self._narrator.label(command, self._state, is_short=True)
            case Deed(kind, None) if self._words.knows(short := f"choose-{kebab(kind.__name__)}.short"):
                return self._words.say(short)
        return ""

    def _cell(self, chamber: ChamberId) -> Cell:
        return self._state.temple.chambers[chamber].cell

    def _at(self, chamber: ChamberId, what: str, signs: int) -> str:
        if signs >= _WITHOUT_WAY:
            return what
        message = "place-at.short" if self._is_short else "place-at"
        return self._words.say(message, place=self._offset(self._cell(chamber)), what=what)

    def _offset(self, cell: Cell) -> str:
        """The direction from the player's own cell to *cell*, ignoring walls."""
        own = own_cell(self._state, self._player)
        across, down = cell.x - own.x, cell.y - own.y
        steps = [
            self._steps(side, abs(count))
            for side, count in (
                (Side.EAST if across > 0 else Side.WEST, across),
                (Side.SOUTH if down > 0 else Side.NORTH, down),
            )
            if count
        ]
        return (" " if self._is_short else ", ").join(steps) or self._words.say("place-here")

    def _steps(self, side: Side, count: int) -> str:
        if self._is_short:
            return f"{_ARROWS[side]}{count}"
        return self._words.say("place-steps", count=count, toward=side.name.lower())

    def _chamber(self, chamber: ChamberId, signs: int) -> Iterator[str]:
        """The chamber's name, which half of a double chamber it is, who is there, and its gems left."""
        say, state = self._words.say, self._state
        people = [who.player for who in state.present_in(chamber)]
        waiting = self._narrator.gems_waiting(state.temple.chambers[chamber])
        yield self._name(chamber)
        name = self._narrator.name
        yield from map(name if signs < 2 else lambda player: f"☻{self._narrator.initial(player)}", people)
        if waiting:
            yield say("place-gems", count=waiting) if not signs else f"◇{waiting}"

    def _name(self, chamber: ChamberId) -> str:
        name = self._narrator.chamber(chamber)
        if not self._state.temple.is_half(chamber):
            return name
        return self._words.say("place-half", chamber=name, half=_half(chamber))

    def _wall(self, chamber: ChamberId, there: ChamberId, signs: int) -> str:
        own = self._state.adventurers[self._player].chamber
        if there == own:
            chamber, there = there, chamber
        side = wall_side(self._state.temple, chamber, there)
        toward = "" if side is None else side.name.lower()
        wall = self._words.say("place-wall", toward=toward, chamber=self._name(there))
        if chamber == own:
            return wall
        if self._state.temple.is_half(chamber):
            wall = self._words.say("place-half-wall", half=_half(chamber), wall=wall)
        return self._at(chamber, wall, signs)

    def _entrance(self, chamber: ChamberId, side: Side, signs: int) -> str:
        entrance = self._words.say("place-entrance", toward=side.name.lower())
        if chamber == self._state.adventurers[self._player].chamber:
            return entrance
        return self._at(chamber, entrance, signs)

    def _line(self, line: int, side: Side) -> str:
        own = own_cell(self._state, self._player)
        is_row = side in (Side.EAST, Side.WEST)
        place = self._offset(Cell(own.x, line) if is_row else Cell(line, own.y))
        axis, toward = "row" if is_row else "column", side.name.lower()
        message = "place-line.short" if self._is_short else "place-line"
        return self._words.say(message, axis=axis, place=place, toward=toward, arrow=_ARROWS[side])

    def _doors(self, chamber: ChamberId, quarters: int) -> str:
        halves = self._state.temple.at(self._cell(chamber))
        doors = {door for half in halves for door in half.turned(quarters).doors}
        if self._is_short:
            return "".join(_ARROWS[side] for side in sorted(doors))
        return self._narrator.listed(self._words.say(f"side-{side.name.lower()}") for side in sorted(doors))


def _half(chamber: ChamberId) -> str:
    return "front" if chamber == tile_of(chamber) else "rear"
