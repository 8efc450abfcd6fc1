# Editions: tiles and cards of other makers.

setup-edition = Édition
    .help = Les tuiles et les cartes de la partie.
setup-edition-own = d’origine
