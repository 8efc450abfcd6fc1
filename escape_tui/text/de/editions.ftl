# Editions: tiles and cards of other makers.

setup-edition = Ausgabe
    .help = Die Plättchen und Karten des Spiels.
setup-edition-own = Original
