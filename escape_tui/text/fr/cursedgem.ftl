# Les joyaux maudits.

module-cursedgem = Joyaux maudits
    .effect = Chacun doit se défaire d’un joyau maudit avant de s’échapper.
    .advice = Dites aux autres ce que vous avez vu. Eux ne le savent pas.
cursed-gem-jaguar = jaguar
cursed-gem-serpent = serpent
cursed-gem-eagle = aigle
cursed-gem-frog = grenouille
cursed-gem-sun = soleil
cursed-gem-skull = crâne

refused-cursedgem-look = { $reason ->
    [no-tile] Aucune tuile de lieu ici.
    [no-tile-there] Pas de tuile de lieu : { $chamber }.
    [not-seen] Regardez d’abord cette tuile de lieu : { $chamber }.
    [seen] Cette tuile n’est pas pour vous.
   *[other] Regarder coûte { $needs } ; il manque { $missing }.
}
refused-cursedgem-escape = Trouvez le lieu de votre joyau : { $gem }.
refused-cursedgem-reachable = { $gems } joyaux maudits, mais { $chambers } salles à un joyau.

told-location-laid = Une tuile de lieu : { $chamber } !
told-location-seen = { $player } regarde la tuile de lieu : { $chamber }.
told-location-told = { $player } : « { $chamber } : { $gem }, { $owner ->
        [none] pour personne
       *[other] pour { $owner }
    } ! »
banner-location-told = { $chamber } : { $owner ->
        [none] joyau de personne
       *[other] joyau pour { $owner }
    }
told-cursed-gem-lifted = { $player } perd son joyau maudit ({ $gem }) : { $chamber }.
told-location-reburied = La tuile de lieu va sous sa pile : { $chamber }.

action-look-at-location = Regarder la tuile de lieu
    .short = voir la tuile
action-tell-location = { $gem } : { $whom ->
    [none] personne
   *[other] { $whom }
}

panel-own-gem = ◘ le vôtre : { $gem }

choose-tell-location = Dire où va un joyau
    .short = Dire le lieu
    .ask = Parler de quelle tuile ?

place-tell-location = { $place } · { $told }
