"""Big letters: text that is readable across a room, two pixels per cell."""

import unicodedata

from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

#: Each letter is five rows high and three pixels wide, one digit per row.
_PIXELS = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11153", "K": "55655", "L": "44447", "M": "57755", "N": "67555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247", "0": "75557", "1": "26227",
    "2": "61247", "3": "61216", "4": "55711", "5": "74616", "6": "34757", "7": "71222", "8": "75757",
    "9": "75716", "!": "22202", "?": "61202", ":": "02020", "-": "00700", "'": "22000", " ": "00000",
}  # fmt: skip
_HALVES = " ▀▄█"

HEIGHT = 3


def width_of(text: str) -> int:
    return 4 * len(text) - 1


def lettered(text: str, ink: Ink) -> Picture:
    """*text* in capitals three rows high, `width_of(text)` cells wide, without accents."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().upper()
    letters = [_PIXELS.get(letter, _PIXELS["?"]) + "0" for letter in plain]
    rows = []
    for upper in range(0, 2 * HEIGHT, 2):
        cells = (_cells(int(letter[upper]), int(letter[upper + 1])) for letter in letters)
        rows.append(row(" ".join(cells), ink))
    return tuple(rows)


def _cells(upper: int, lower: int) -> str:
    return "".join(_HALVES[(upper >> bit & 1) + 2 * (lower >> bit & 1)] for bit in (2, 1, 0))
