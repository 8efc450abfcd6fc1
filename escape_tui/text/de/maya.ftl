# Der Maya-Kalender.

module-maya = Maya-Kalender
    .effect = Kalenderplättchen in Juwelenkammern, und ein Kalender, der ihnen folgt.
    .advice = Sprecht ab, wer wohin geht, bevor jemand zahlt. Die Reihenfolge zählt.
calendar-side-eternal = Ewiger Kalender
    .effect = Aktiviert Juwelen nur, wo das nächste Symbol ist.
calendar-side-doomed = Verdammter Kalender
    .effect = Aktiviert Juwelen überall, aber Rückstand kostet Würfel und Schlüssel.

chamber-calendar-chamber = Kalenderkammer
    .effect = Drei Schlüssel tauschen zwei Kalenderplättchen im Tempel.
    .advice = Bring das nächste Symbol dorthin, wo dein Team ist.
calendar-sun = Sonne
calendar-moon = Mond
calendar-gear = Zahnrad

refused-maya-tiles = Diesen Kalender gibt es nicht: { $calendar }.
refused-maya-eternal = { $symbol ->
    [none] Kein Plättchen hier. Nötig: { $next ->
        [sun] Sonne
        [moon] Mond
       *[gear] Zahnrad
    }.
   *[other] Nötig: { $next ->
        [sun] Sonne
        [moon] Mond
       *[gear] Zahnrad
    }. Hier ist: { $symbol ->
        [sun] Sonne
        [moon] Mond
       *[gear] Zahnrad
    }.
}
refused-maya-doomed-empty-depot = { $reason ->
    [eternal] Nur der verdammte Kalender rückt so vor.
    [gems-left] Noch Juwelen da. Die rücken ihn vor.
    [no-tile] Hier ist kein Kalenderplättchen.
    [other-symbol] Das ist nicht das nächste Symbol.
    [no-price] Hier kostet nichts Symbole.
   *[other] Vorrücken kostet { $needs }; es fehlt: { $missing }.
}
refused-maya-chamber = { $reason ->
    [elsewhere] Geh zum Tauschen zur Kalenderkammer.
    [no-tile] Beide Kammern brauchen ein Plättchen.
    [same-symbol] Beide zeigen dasselbe Symbol.
   *[other] Tauschen kostet { $needs }; es fehlt: { $missing }.
}

told-calendar-tile-laid = { $symbol ->
    [sun] Eine Sonne: { $chamber }.
    [moon] Ein Mond: { $chamber }.
   *[gear] Ein Zahnrad: { $chamber }.
}
told-calendar-tiles-swapped = { $player } tauscht Plättchen: { $chamber } und { $second }.
told-figure-moved = { $symbol ->
    [sun] Der Kalender rückt auf Feld { $space }, Sonne.
    [moon] Der Kalender rückt auf Feld { $space }, Mond.
   *[gear] Der Kalender rückt auf Feld { $space }, Zahnrad.
}
told-die-on-calendar = Kalender hinkt. { $player } legt einen Würfel ab.
told-die-off-calendar = { $player } nimmt einen Würfel vom Kalender.

action-turn-calendar = Kalender vorrücken
    .short = vorrücken
action-swap-calendar-tiles = Tauschen: { $chamber } und { $second }
place-swap-calendar-tiles = { $place } · { $number ->
    [1] { $one }
   *[other] { $other }
}

panel-calendar = Kalender
panel-next = nächstes
panel-calendar-exit = mehr Schlüssel raus
panel-calendar-late = Türschlag: je 1 Würfel!
panel-calendar-safe = Türschlag: weit genug
panel-calendar-die = Dein Würfel ist dort
