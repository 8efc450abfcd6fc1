"""Sound words: a setup may contain only known or short words, because others have to read them."""

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import Setup
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean
from escape_tui.modules.box import MODULES

#: Largest length of the name of an option, a card or a soundtrack.
LONGEST_WORD = 40


def sound(agreement: Setup, catalogue: Catalogue) -> Setup:
    """*agreement* without its seats, which the table assigns; raises `Declined` if it contains unknown
    words."""
    known = {module.id for module in MODULES}
    is_known = known.issuperset(agreement.modules)
    is_known = is_known and agreement.soundtrack in (None, *catalogue.soundtracks)
    is_known = is_known and catalogue.has_chosen(agreement.options)
    if not is_known or len(agreement.modules) > len(known):
        raise Declined("nonsense")
    short({name: str(value) for name, value in agreement.options.items()})
    return replace(agreement, seats=())


def short(pairs: dict[str, str]) -> dict[str, str]:
    """*pairs*, if all are short harmless words; raises `Declined` otherwise."""
    if len(pairs) > LONGEST_WORD or any(
        clean(word, LONGEST_WORD) != word for pair in pairs.items() for word in pair
    ):
        raise Declined("nonsense")
    return pairs
