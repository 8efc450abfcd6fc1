# Le calendrier maya.

module-maya = Calendrier maya
    .effect = Des tuiles de calendrier dans les salles à joyaux, et une figurine qui les suit.
    .advice = Décidez qui va où avant de payer. L’ordre compte.
calendar-side-eternal = Calendrier éternel
    .effect = Activez des joyaux seulement où est le symbole suivant.
calendar-side-doomed = Calendrier funeste
    .effect = Activez partout, mais une figurine lente coûte des dés et des clés.

chamber-calendar-chamber = Le calendrier
    .effect = Trois clés échangent deux tuiles de calendrier du temple.
    .advice = Amenez le symbole suivant là où sont vos amis.
calendar-sun = soleil
calendar-moon = lune
calendar-gear = engrenage

refused-maya-tiles = Ce calendrier n’existe pas : { $calendar }.
refused-maya-eternal = { $symbol ->
    [none] Pas de tuile ici. Ensuite : { $next ->
        [sun] le soleil
        [moon] la lune
       *[gear] l’engrenage
    }.
   *[other] Il faut { $next ->
        [sun] le soleil
        [moon] la lune
       *[gear] l’engrenage
    }, pas { $symbol ->
        [sun] le soleil
        [moon] la lune
       *[gear] l’engrenage
    }.
}
refused-maya-doomed-empty-depot = { $reason ->
    [eternal] Seul le calendrier funeste avance ainsi.
    [gems-left] Il reste des joyaux : activez-les.
    [no-tile] Pas de tuile de calendrier ici.
    [other-symbol] Ce n’est pas le symbole suivant.
    [no-price] Rien ici ne coûte de symboles.
   *[other] Avancer coûte { $needs } ; il manque { $missing }.
}
refused-maya-chamber = { $reason ->
    [elsewhere] Allez d’abord à la salle du calendrier.
    [no-tile] Il faut une tuile dans les deux salles.
    [same-symbol] Les deux tuiles sont pareilles.
   *[other] Échanger coûte { $needs } ; il manque { $missing }.
}

told-calendar-tile-laid = { $symbol ->
    [sun] Un soleil : { $chamber }.
    [moon] Une lune : { $chamber }.
   *[gear] Un engrenage : { $chamber }.
}
told-calendar-tiles-swapped = { $player } échange deux tuiles : { $chamber } et { $second }.
told-figure-moved = { $symbol ->
    [sun] Calendrier : case { $space }, un soleil.
    [moon] Calendrier : case { $space }, une lune.
   *[gear] Calendrier : case { $space }, un engrenage.
}
told-die-on-calendar = Calendrier en retard. { $player } y pose un dé.
told-die-off-calendar = { $player } reprend un dé du calendrier.

action-turn-calendar = Avancer le calendrier
    .short = calendrier
action-swap-calendar-tiles = Échanger { $chamber } et { $second }
place-swap-calendar-tiles = { $place } · { $number ->
    [1] { $one }
   *[other] { $other }
}

panel-calendar = Calendrier
panel-next = suivant
panel-calendar-exit = clés de plus à la sortie
panel-calendar-late = Porte : un dé chacun !
panel-calendar-safe = Porte : barre franchie
panel-calendar-die = Votre dé y est
