# Le calendrier maya.

module-maya = Calendrier maya
    .effect = Des tuiles de calendrier dans les salles à joyaux, et une figurine qui suit leurs symboles.
    .advice = Décidez qui va où avant que quelqu’un paie : l’ordre compte.
calendar-side-eternal = Calendrier éternel
    .effect = On n’active des joyaux que là où se trouve le symbole suivant.
calendar-side-doomed = Calendrier funeste
    .effect = On active des joyaux partout, mais une figurine en retard coûte des dés et des clés.

chamber-calendar-chamber = Le calendrier
    .effect = Trois clés échangent deux tuiles de calendrier posées dans le temple.
    .advice = Amenez le symbole suivant là où sont vos amis.
calendar-sun = soleil
calendar-moon = lune
calendar-gear = engrenage

refused-maya-tiles = Ce calendrier n’existe pas : { $calendar }.
refused-maya-eternal = { $symbol ->
    [none] Le calendrier demande { $next ->
        [sun] le soleil
        [moon] la lune
       *[gear] l’engrenage
    }, et aucune tuile n’est ici : ces joyaux brilleront quand il sera rempli.
   *[other] Le calendrier demande { $next ->
        [sun] le soleil
        [moon] la lune
       *[gear] l’engrenage
    }, et c’est { $symbol ->
        [sun] le soleil
        [moon] la lune
       *[gear] l’engrenage
    } qui se trouve ici.
}
refused-maya-doomed-empty-depot = { $reason ->
    [eternal] Seul le calendrier funeste avance sans joyaux.
    [gems-left] Il reste des joyaux à activer : le calendrier avance avec eux.
    [no-tile] Aucune tuile de calendrier ici.
    [other-symbol] La tuile posée ici ne montre pas le symbole suivant.
    [no-price] Rien ici n’a de prix en symboles.
   *[other] Faire avancer le calendrier demande { $needs } : il manque { $missing }.
}
refused-maya-chamber = { $reason ->
    [elsewhere] Les tuiles s’échangent dans la salle du calendrier.
    [no-tile] Une tuile de calendrier doit se trouver dans les deux salles.
    [same-symbol] Les deux tuiles montrent le même symbole.
   *[other] Échanger deux tuiles demande { $needs } : il manque { $missing }.
}

told-calendar-tile-laid = { $symbol ->
    [sun] Un soleil est posé : { $chamber }.
    [moon] Une lune est posée : { $chamber }.
   *[gear] Un engrenage est posé : { $chamber }.
}
told-calendar-tiles-swapped = { $player } échange deux tuiles de calendrier : { $chamber } et { $second }.
told-figure-moved = { $symbol ->
    [sun] La figurine avance sur la case { $space }, un soleil.
    [moon] La figurine avance sur la case { $space }, une lune.
   *[gear] La figurine avance sur la case { $space }, un engrenage.
}
told-die-on-calendar = Le calendrier est en retard : { $player } pose un dé sur la salle du calendrier.
told-die-off-calendar = { $player } reprend un dé dans la salle du calendrier.

action-turn-calendar = Faire avancer la figurine
action-swap-calendar-tiles = Échanger les tuiles : { $chamber } et { $second }
