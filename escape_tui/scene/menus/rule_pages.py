"""The pages of the rules, searchable; they share their texts with the game, the cards and the keys."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import tile_of
from escape_tui.modules.box import MODULES
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.scene.game.map.map_signs import MARK_SIGNS, SIGNS
from escape_tui.scene.keys.duo_keys import DuoKeyboard, Half, Press, hand
from escape_tui.scene.keys.keys import ACTIONS, Action, Group, Key, Keymap, Where, keycap
from escape_tui.scene.modules.box import EXPANSIONS, PICKS, curses_before, sheet_of
from escape_tui.scene.words.prose import keycap as inked_keycap
from escape_tui.scene.words.prose import price as inked_price
from escape_tui.scene.words.prose import wrapped
from escape_tui.scene.words.words import Words
from tile_art.inks.canvas import Row, row
from tile_art.inks.ink import Ink

#: The chapters of the base game, in learning order; `rules-NAME` and `rules-NAME.text`.
BASE_PAGES = (
    "aim", "setup", "signs", "dice", "masks", "moving", "discovering", "gems", "together", "clock",
    "escaping", "fate", "ending", "temple", "table",
)  # fmt: skip

SIGN_PAGE = "signs"
KEYS = "keys"
HERE = "here"
CHALLENGES = "challenges"


class RuleParagraph(NamedTuple):
    """A paragraph: an optional key, name and price, and a text, beside its *sign* if it has one."""

    name: str
    text: str
    key: str = ""
    price: Row = row("")
    sign: Row | None = None


class Page(NamedTuple):
    id: str
    group: str
    title: str
    parts: tuple[RuleParagraph, ...]

    def holds(self, wanted: str) -> bool:
        """Whether this page contains every word of *wanted*, ignoring accents and case."""
        there = _plain(" ".join((self.title, *(f"{part.name} {part.text}" for part in self.parts))))
        return all(word in there for word in _plain(wanted).split())

    def rows(self, width: int) -> list[Row]:
        """The page in lines of *width* cells."""
        lines: list[Row] = []
        for part in self.parts:
            if part.sign is not None:
                lines.append((part.sign.fit(4) + row(part.text)).cut(0, width))
                continue
            head = inked_keycap(part.key) + row(" ") if part.key else row("")
            if part.name:
                head += row(part.name, Ink.STRONG)
            if part.price.text:
                head += row("  ") + part.price
            lines += [head.cut(0, width)] if head.text else []
            for paragraph in part.text.split("\n"):
                lines += wrapped(paragraph, width) if paragraph else []
            lines.append(row(""))
        return lines


class RulePages:
    """All pages in one language."""

    def __init__(self, words: Words, catalogue: Catalogue) -> None:
        self._words = words
        self._catalogue = catalogue

    def all(self) -> Iterator[Page]:
        for name in BASE_PAGES:
            parts = (*self._chapter(name), *(self._signs() if name == SIGN_PAGE else ()))
            yield Page(name, "base", self._words.say(f"rules-{name}"), parts)
        for module in MODULES:
            if module.id != CHALLENGE:
                yield self.module(module.id)
        yield Page(CHALLENGES, "challenges", self._words.say("menu-challenges"), self._chapter(CHALLENGES))

    def module(self, id: str) -> Page:
        """A module: what it changes, then its cards and chambers."""
        group = "expansions" if id in EXPANSIONS else "queenies"
        parts = (*self._chapter(id), *self._advice(f"module-{id}"), *self._cards(id))
        return Page(id, group, self._words.say(f"module-{id}"), parts)

    def keys(self, where: Where, keymap: Keymap, *, is_ascii: bool) -> Page:
        """The keys that work *where* the player is, from the table of actions."""
        parts = (
            self._key_part(action, keymap.keys(action.id), is_ascii, is_watching=where is Where.WATCHING)
            for action in _actions(where)
        )
        return Page(KEYS, "here", self._words.say("rules-keys"), tuple(parts))

    def keys_for_two(self, keymap: Keymap, *, is_ascii: bool) -> Page:
        """The keys in a game for two at one keyboard, and which half each is on."""
        keyboard = DuoKeyboard(keymap)
        left, right = (hand(keymap.name, half) for half in Half)
        parts: list[RuleParagraph] = []
        for action in _actions(Where.GAME):
            if action.id in left:
                caps = [keycap(keys[action.id], self._words, is_ascii=is_ascii) for keys in (left, right)]
                whose = self._words.say("rules-keys-for-two", left=caps[0], right=caps[1])
                parts.append(RuleParagraph(action.title(self._words), f"{whose}\n{action.help(self._words)}"))
            else:
                # One of the halves may use the usual key for this.
                free = [key for key in keymap.keys(action.id) if keyboard.press(key) == Press(action, None)]
                parts.append(self._key_part(action, free, is_ascii))
        return Page(KEYS, "here", self._words.say("rules-keys"), tuple(parts))

    def here(self, state: State, player: PlayerId) -> Page:
        """What is in front of *player*: their chamber, their curses, the modules in play."""
        parts: list[RuleParagraph] = []
        chamber = state.adventurers[player].chamber
        if chamber is not None:
            tile = self._catalogue.tiles[tile_of(chamber)]
            parts.append(self._printed("chamber", tile.id, tile.entry or ()))
            parts += self._chapter("gems") if tile.gems else ()
        for card in curses_before(player, state):
            parts.append(self._printed("curse", card, self._catalogue.curses[card].lift or ()))
        for module in state.setup.modules:
            if module != CHALLENGE:
                parts.append(
                    RuleParagraph(self._words.say(f"module-{module}"), self._told(f"module-{module}.effect"))
                )
        return Page(HERE, "here", self._words.say("rules-here"), tuple(parts))

    def _key_part(
        self, action: Action, keys: Iterable[Key], is_ascii: bool, *, is_watching: bool = False
    ) -> RuleParagraph:
        caps = " ".join(keycap(key, self._words, is_ascii=is_ascii) for key in keys)
        # Spectators take no seat: they see the game from this one.
        seen = f"watcher-{action.name}"
        if is_watching and self._words.knows(seen):
            title, help = (self._words.say(each, number=action.number) for each in (seen, f"{seen}.help"))
            return RuleParagraph(title, help, caps)
        return RuleParagraph(action.title(self._words), action.help(self._words), caps)

    def _chapter(self, name: str) -> tuple[RuleParagraph, ...]:
        text = self._told(f"rules-{name}.text") or self._told(f"module-{name}.effect")
        return tuple(RuleParagraph("", paragraph.replace("\n", " ")) for paragraph in text.split("\n\n"))

    def _signs(self) -> Iterator[RuleParagraph]:
        """Every sign of the map in a line."""
        for sign in (*SIGNS, *MARK_SIGNS):
            yield RuleParagraph("", sign.meaning(self._words), sign=sign.drawn)

    def _advice(self, stem: str) -> Iterator[RuleParagraph]:
        if advice := self._told(f"{stem}.advice"):
            yield RuleParagraph("", advice)

    def _cards(self, module: str) -> Iterator[RuleParagraph]:
        catalogue, sheet, picked = self._catalogue, sheet_of(module), PICKS.what
        for curse in catalogue.curses.values():
            if sheet.lists("curse", curse.set):
                yield self._printed("curse", curse.id, curse.lift or ())
        for treasure in catalogue.treasures.values():
            if sheet.lists("treasure", treasure.set):
                yield self._printed("treasure", treasure.id, ())
        for character in catalogue.characters.values():
            if sheet.lists(picked, character.set):
                yield self._printed(picked, character.id, ())
                yield self._printed(picked, f"{character.id}-permanent", ())
                yield self._printed(picked, f"{character.id}-activatable", character.price)
        for kind in sheet.tiles or (module,):
            for tile in catalogue.tiles_of(kind):
                yield self._printed("chamber", tile.id, tile.entry or ())

    def _printed(self, kind: str, id: str, price: Cost) -> RuleParagraph:
        """A card or a chamber, in its module's own texts."""
        stem = f"{kind}-{id}"
        name = self._told(stem) or self._told(f"chamber-kind-{self._kind_of(id)}") or id
        texts = (self._told(f"{stem}.effect"), self._told(f"{stem}.advice"))
        return RuleParagraph(
            name, "\n".join(text for text in texts if text), price=inked_price(price, self._words)
        )

    def _kind_of(self, id: str) -> str:
        return self._catalogue.tiles[id].kind if id in self._catalogue.tiles else ""

    def _told(self, message: str) -> str:
        """*message*, or an empty text if it is not written."""
        return self._words.say(message) if self._words.knows(message) else ""


def marked(line: Row, wanted: str) -> Row:
    """*line* with every word of *wanted* marked; the same object if it has none."""
    plain, inks = "".join(_plain(letter)[:1] or " " for letter in line.text), bytearray(line.inks)
    for word in _plain(wanted).split():
        for hit in re.finditer(re.escape(word), plain):
            inks[hit.start() : hit.end()] = bytes((Ink.CURSOR,)) * len(word)
    return line if inks == line.inks else Row(line.text, bytes(inks))


def found(pages: Iterable[Page], wanted: str) -> tuple[Page, ...]:
    """The pages that contain *wanted*; all pages if it is empty."""
    return tuple(page for page in pages if page.holds(wanted))


def _actions(where: Where) -> Iterator[Action]:
    """The actions *where* the player is, in groups; the first numbered action represents all of its kind."""
    for group in Group:
        for action in ACTIONS:
            if action.group is group and where in action.where and action.number <= 1:
                yield action


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().casefold()
