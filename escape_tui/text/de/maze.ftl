# Das Labyrinth.

module-maze = Das Labyrinth
    .effect = Kammern, die den Tempel bewegen, Flüche, die bleiben, und drei schlaue Schätze.
    .advice = Sieh auf den Plan, sobald sich etwas bewegt hat.

chamber-mirage = Spiegelung
    .effect = Sie hat den Platz mit der Startkammer getauscht.
    .advice = Sieht aus wie daheim, ist aber nicht sicher.
chamber-gear = Zahnradkammer
    .effect = Zwei Fackeln verschieben eine ganze Reihe oder Spalte um ein Feld.
    .advice = Das kann einen Weg zum Ausgang öffnen oder den letzten schließen.

curse-weakest-link = Schwächstes Glied
    .effect = Sei beim ersten und zweiten Türschlag in einer Startkammer, sonst verliert ihr alle.
    .advice = Geh früh heim, und sag es den anderen.
curse-misinformation = Fehlmeldung
    .effect = Bei jeder Kammer, die du entdeckst, hören alle, du hättest den Ausgang gefunden.
    .advice = Dir glaubt gerade niemand. Lass andere erkunden.

treasure-short-cut = Abkürzung
    .effect = Entdeck eine Kammer deiner Wahl aus dem Stapel.
    .advice = Spar sie auf, bis nur der Ausgang fehlt.
treasure-time-out = Auszeit
    .effect = Hält die Uhr eine Minute an. Niemand handelt; alle dürfen reden.
    .advice = Nutz sie, wenn ein Plan mehr wert ist als Tempo.
treasure-genie-lamp = Wunderlampe
    .effect = Sieh die obersten drei Schätze an und nimm einen.
    .advice = Nutz sie früh. Ein gewählter Schatz ist mehr wert.

refused-maze-gear = { $reason ->
    [elsewhere] Geh erst in die Zahnradkammer.
    [nothing-there] In dieser Linie ist keine Kammer.
   *[other] Das Zahnrad kostet { $needs }; es fehlt: { $missing }.
}
refused-maze-weakest-link = Verloren: Das schwächste Glied fehlte.
ended-maze-weakest-link = Die Tür schlug zu, und das schwächste Glied war nicht am Start. Verloren.
banner-lost-maze-weakest-link = Kette gerissen
refused-maze-short-cut = { $reason ->
    [choosing] Wähl erst eine Kammer.
    [not-in-pile] Diese Kammer ist nicht im Stapel.
    [reserved] { $holder } wählt für diesen Zugang.
   *[other] Es gibt keine Kammer zu wählen.
}
refused-maze-time-out = { $reason ->
    [standing-still] Auszeit. Redet, niemand handelt.
   *[other] Die Uhr läuft schon.
}
refused-maze-genie-lamp = { $reason ->
    [choosing] Wähl erst einen Schatz.
    [not-shown] Den bietet die Lampe nicht an.
    [pile-empty] Keine Schätze mehr da.
   *[other] Es gibt keinen Schatz zu wählen.
}

told-mirage-appeared = Spiegelung! Der Start ist woanders.
told-line-shifted = { $player } dreht das Zahnrad. Der Tempel rückt: { $side }.
told-exit-announced = { $player } hat den Ausgang gefunden!
told-pile-searched = { $player } durchsucht den Stapel.
told-search-ended = { $tile ->
    [none] { $player } findet keinen Ort für eine Kammer.
   *[other] { $player } wählt: { $tile }.
}
told-pile-shuffled = Der Stapel wird gemischt.
told-time-out-called = { $player } nimmt eine Auszeit.
told-time-out-ended = { $player ->
    [none] Die Auszeit ist vorbei.
   *[other] { $player } beendet die Auszeit.
}
told-lamp-rubbed = { $player } reibt die Lampe und sieht drei Schätze.
told-taken-from-lamp = { $player } nimmt aus der Lampe: { $treasure }.
banner-exit-announced = { $player } hat den Ausgang gefunden!
banner-time-out-called = Auszeit
banner-time-out-ended = Weiter geht’s!

action-turn-gear = Verschieben ({ $side }): { $chambers }
action-use-short-cut = Abkürzung: entdecken ({ $side })
action-choose-chamber = Anlegen: { $tile }
    .short = { $tile }
action-use-time-out = Auszeit nehmen
    .short = Auszeit
action-end-time-out = Auszeit beenden
    .short = Ende Auszeit
action-use-genie-lamp = Wunderlampe reiben
    .short = reiben
action-take-from-lamp = Nehmen: { $treasure }
choice-maze-short-cut = Welche Kammer legst du an?
choice-maze-genie-lamp = Welchen Schatz nimmst du?

notice-time-out = Auszeit: redet, niemand handelt. Weiter?
