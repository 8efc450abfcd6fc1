# Editions: tiles and cards of other makers.

setup-edition = Edición
    .help = Las losetas y las cartas de la partida.
setup-edition-own = original
