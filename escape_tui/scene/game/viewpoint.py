"""The viewpoint: one terminal, its settings, and whose game it shows."""

from dataclasses import dataclass, field

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import ChamberId
from escape_tui.scene.game.memo import Memo
from escape_tui.scene.game.regions import Regions, is_small
from escape_tui.scene.game.scenery import Rules
from escape_tui.scene.keys.duo_keys import Half, hand
from escape_tui.scene.keys.keys import Keymap, keycap
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.words import Words
from tile_art.inks.glyphs import Glyphs

#: Maps of at least this height show banners in large letters.
ROOMY = 20


@dataclass(frozen=True)
class Appearance:
    """How one player wants to see a game."""

    words: Words
    glyphs: Glyphs = Glyphs.UNICODE
    keymap: Keymap = field(default_factory=Keymap)
    is_moving: bool = True
    is_cheered: bool = True
    #: The people whose words and cheers are not shown.
    muted: tuple[str, ...] = ()


class Viewpoint(Struct, frozen=True):
    """What every piece of one terminal's picture depends on."""

    regions: Regions
    look: Appearance
    words: Words
    glyphs: Glyphs
    narrator: Narrator
    rules: Rules
    #: The memo of this terminal, and the one shared by everybody who looks at this game.
    memo: Memo
    shared: Memo
    #: The players at this terminal (none if it only watches), and the one the map follows.
    seats: tuple[PlayerId, ...]
    seat: PlayerId
    #: The players at this terminal; if it only watches, the one it follows.
    shown: tuple[PlayerId, ...]
    #: The players whose dice are on the table, and all the others.
    trays: tuple[PlayerId, ...]
    friends: tuple[PlayerId, ...]
    is_duo: bool
    #: Whether an expansion in play has a panel.
    has_panels: bool
    #: The players whose calls and words are not shown.
    muted: frozenset[PlayerId]
    #: Whether each friend has one line only.
    has_short_team: bool

    @property
    def is_small(self) -> bool:
        """Whether there is room only for the map, dice, actions and messages."""
        return is_small(self.regions.width, self.regions.height)

    @property
    def question_width(self) -> int:
        """The width of a question below the map; in a small terminal it covers the side column, too."""
        is_across = self.is_small and len(self.trays) == 1
        return self.regions.width - 2 if is_across else self.regions.map.width

    @property
    def has_big_letters(self) -> bool:
        """Whether there is room for letters three rows high, and the terminal has the glyphs for them."""
        return self.regions.map.height >= ROOMY and self.glyphs is not Glyphs.ASCII

    def here(self, state: State) -> ChamberId | None:
        """The chamber of the player who plays here."""
        return state.adventurers[self.seat].chamber if self.seats else None

    def cap(self, action: str, player: PlayerId | None = None) -> str:
        """The label of the key for *action*; two players at one keyboard have keys of their own."""
        keys = self.look.keymap.keys(action)
        key = keys[0]
        if self.is_duo:
            hands = [hand(self.look.keymap.name, half) for half in Half]
            taken = {each for half in hands for each in half.values()}
            key = next((each for each in keys if each not in taken), key)
            if player in self.trays:
                key = hands[self.trays.index(player)].get(action, key)
        return keycap(key, self.look.words, is_ascii=self.look.glyphs is Glyphs.ASCII)
