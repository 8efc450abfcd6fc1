# Les joyaux maudits.

module-cursedgem = Joyaux maudits
    .effect = Chacun doit se défaire d’un joyau maudit avant de pouvoir s’échapper.
    .advice = Dites aux autres ce que vous avez vu : vous seul le savez.
cursed-gem-jaguar = jaguar
cursed-gem-serpent = serpent
cursed-gem-eagle = aigle
cursed-gem-frog = grenouille
cursed-gem-sun = soleil
cursed-gem-skull = crâne

refused-cursedgem-look = { $reason ->
    [no-tile] Aucune tuile de lieu ici.
    [no-tile-there] Aucune tuile de lieu là-bas ({ $chamber }).
    [not-seen] Vous n’avez pas regardé la tuile de lieu de cette salle ({ $chamber }).
    [seen] Vous avez déjà vu cette tuile de lieu : ce n’est pas la vôtre.
   *[other] Regarder la tuile de lieu demande { $needs } : il manque { $missing }.
}
refused-cursedgem-escape = Vous ne pouvez pas vous échapper avec votre joyau maudit ({ $gem }) : trouvez d’abord son lieu.
refused-cursedgem-reachable = Il faut autant de salles à un seul joyau que de joyaux maudits ({ $gems }), et il n’y en a que { $chambers }.

told-location-laid = Une tuile de lieu est posée face cachée : { $chamber }.
told-location-seen = { $player } regarde la tuile de lieu et la repose : { $chamber }.
told-location-told = { $player } : « { $chamber } : { $gem }, { $owner ->
        [none] pour personne
       *[other] pour { $owner }
    } ! »
banner-location-told = { $chamber } : { $owner ->
        [none] le joyau de personne
       *[other] le joyau de { $owner }
    }
told-cursed-gem-lifted = { $player } s’est défait de son joyau maudit ({ $gem }) : { $chamber }.
told-location-reburied = La tuile de lieu retourne sous sa pile : { $chamber }.

action-look-at-location = Regarder la tuile de lieu
action-tell-location = { $gem } : { $whom ->
    [none] personne
   *[other] { $whom }
}
