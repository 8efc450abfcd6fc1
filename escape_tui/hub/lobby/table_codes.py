"""Table codes: short for public tables; the code of a private table is its key."""

#: No two look or sound alike.
CODE_LETTERS = "BCDFGHJKLMNPRSTVWXZ"
CODE_LENGTH = 4
#: Too long to guess.
SECRET_CODE_LENGTH = 8


def code_of(number: int, length: int) -> str:
    """The code of *length* letters for the random *number*."""
    letters = []
    for _ in range(length):
        number, place = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[place])
    return "".join(letters)
