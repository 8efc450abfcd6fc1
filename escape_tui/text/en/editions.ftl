# Editions: tiles and cards of other makers.

setup-edition = Edition
    .help = The tiles and cards of the game.
setup-edition-own = original
