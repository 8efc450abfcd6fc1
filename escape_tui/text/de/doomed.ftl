# Verdammt.

module-doomed = Verdammnis
    .effect = Zwei Flüche fürs Spielende und ein Schatz gegen Flüche.
    .advice = Spar den Gegenzauber für deinen schlimmsten Fluch.

curse-doomed = Verdammnis
    .effect = Du entkommst nicht, bis du diesen Fluch aufhebst.
    .advice = Heb ihn auf, bevor du zum Ausgang aufbrichst.
curse-stand-up = Aufstehen
    .effect = Drück alle acht Sekunden die Aufsteh-Taste, sonst geht nichts.
    .advice = Mit drei Abenteurern darfst du endgültig sitzen.

treasure-counterspell = Gegenzauber
    .effect = Legt einen deiner Flüche ab, wenn er aufgehoben werden kann.
    .advice = Nutz ihn gegen einen Fluch mit schwierigen Symbolen.

refused-doomed-doomed = Verdammnis: Heb erst den Fluch auf.
refused-doomed-stand-up = { $reason ->
    [sitting] Steh erst auf.
    [honour] Auf Ehre: Der Tisch sieht, wer steht.
   *[other] Aufstehen ist gerade nicht nötig.
}
refused-doomed-counterspell = { $reason ->
    [never] Lässt sich nicht aufheben: { $curse }.
   *[other] Diesen Fluch hast du nicht.
}

told-sat-down = { $player } setzt sich.

action-stand-up = Aufstehen
action-use-counterspell = Gegenzauber: { $curse } ablegen
    .short = { $curse } ablegen

notice-stand = Steh rechtzeitig auf
notice-sitting = Steh auf, sonst geht nichts!
