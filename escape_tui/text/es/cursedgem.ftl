# Gemas malditas.

module-cursedgem = Gemas malditas
    .effect = Cada persona debe perder una gema maldita antes de escapar.
    .advice = Cuenta a los demás lo que has visto. Solo lo sabes tú.
cursed-gem-jaguar = jaguar
cursed-gem-serpent = serpiente
cursed-gem-eagle = águila
cursed-gem-frog = rana
cursed-gem-sun = sol
cursed-gem-skull = calavera

refused-cursedgem-look = { $reason ->
    [no-tile] Aquí no hay loseta de lugar.
    [no-tile-there] Ahí no hay loseta de lugar: { $chamber }.
    [not-seen] Mira antes la loseta de lugar: { $chamber }.
    [seen] Ya viste esa loseta. No es la tuya.
   *[other] Mirar cuesta { $needs }; falta: { $missing }.
}
refused-cursedgem-escape = Halla antes el lugar de tu gema: { $gem }.
refused-cursedgem-reachable = { $gems } gemas malditas, { $chambers } salas de una gema.

told-location-laid = Una loseta de lugar: ¡{ $chamber }!
told-location-seen = { $player } mira la loseta de lugar: { $chamber }.
told-location-told = { $player }: «{ $chamber }: ¡{ $gem }, { $owner ->
        [none] de nadie
       *[other] para { $owner }
    }!»
banner-location-told = { $chamber }: { $owner ->
        [none] gema de nadie
       *[other] gema para { $owner }
    }
told-cursed-gem-lifted = { $player } pierde la gema maldita ({ $gem }): { $chamber }.
told-location-reburied = La loseta de lugar va bajo su pila: { $chamber }.

action-look-at-location = Mirar la loseta de lugar
    .short = mirar
action-tell-location = { $gem }: { $whom ->
    [none] nadie
   *[other] { $whom }
}
panel-own-gem = ◘ la tuya: { $gem }

choose-tell-location = Decir dónde va una gema
    .short = Decir lugar
    .ask = ¿De qué loseta?

place-tell-location = { $place } · { $told }
