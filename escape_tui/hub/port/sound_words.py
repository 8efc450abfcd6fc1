"""Sound words: of what a visitor names in a set-up, others have to read only what is known or short."""

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import Setup
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean
from escape_tui.modules.box import MODULES

#: No name of an option, a card or a soundtrack is longer.
LONGEST_WORD = 40


def sound(agreement: Setup, catalogue: Catalogue) -> Setup:
    """*agreement* without who sits where, which is not for the opener to say; raises `Declined` where it
    has words in it that nobody knows."""
    known = {module.id for module in MODULES}
    is_known = known.issuperset(agreement.modules)
    is_known = is_known and agreement.soundtrack in (None, *catalogue.soundtracks)
    if not is_known or len(agreement.modules) > len(known):
        raise Declined("nonsense")
    short({name: str(value) for name, value in agreement.options.items()})
    return replace(agreement, seats=())


def short(pairs: dict[str, str]) -> dict[str, str]:
    """*pairs*, if all of them are short harmless words; raises `Declined`."""
    if len(pairs) > LONGEST_WORD or any(
        clean(word, LONGEST_WORD) != word for pair in pairs.items() for word in pair
    ):
        raise Declined("nonsense")
    return pairs
