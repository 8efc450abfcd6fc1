# Prüfungen.

module-challenge = Prüfung
    .effect = Eins von sechsundzwanzig Spielen mit fertig gewählten Modulen, Aufträgen und Juwelen.
    .advice = Ausgang und Aufträge sind weit oben im Stapel.

refused-challenge-list = { $reason ->
    [addition] Prüfung { $challenge } geht nicht mit: { $module }.
   *[unknown] Die Prüfung { $challenge } gibt es nicht.
}
