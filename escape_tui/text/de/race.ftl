# Rennen zwischen Tischen, und gegen Teams, die früher gespielt haben.

race-heading = Rennen
race-rooms = Kammern
race-out = raus
race-time = Zeit
race-companions = Bots
race-buried = aus
race-gone = weg
race-paused = Pause
race-nobody = Ihr habt keine Gegner.
race-told = { $name }: { $state ->
    [waiting] noch nicht bereit
    [ready] bereit
    [gone] außer Sicht
    [buried] begraben
    [escaped] alle draußen
   *[other] { $gems ->
        [0] keine Juwelen mehr
        [one] noch ein Juwel
       *[other] noch { $gems } Juwelen
    }, { $rooms } Kammern gefunden, { $out } von { $people } draußen
}{ $clock ->
    [none] { "" }
   *[other] , Uhr { $clock }
}.

lobby-race = Rennen gegen einen Tisch
    .help = Öffnet einen Tisch gegen einen anderen: gleicher Tempel, gleiche Sekunde.
lobby-race-title = Renncode oder Spielnummer
lobby-race-hint = Enter öffnet einen Tisch · Esc zurück
lobby-race-open = Rennen { $code }
    .help = Öffnet einen Tisch in diesem Rennen. Alle starten zugleich.
lobby-race-tables = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
lobby-table-rerun = Noch einmal: { $game }

gathering-race-call = Rennen ausrufen
    .help = Andere Tische kommen per Code: gleicher Tempel, gleiche Würfel, gleiche Sekunde.
gathering-race-enter = Ins Rennen gehen
    .help = Meldet diesen Tisch per Code zu einem Rennen an.
gathering-race-leave = Rennen verlassen
    .help = Dieser Tisch spielt für sich.
gathering-race-hint = Enter meldet an · Esc zurück
gathering-pacer = Rennen gegen
    .help = Ein Geist: sein Stand neben dem Plan, nach eurer Uhr.
race-rival =
    .help = { $count ->
        [one] Ein Tisch mit einer Person.
       *[other] Ein Tisch mit { $count } Personen.
    }
race-invite = Gegner kommen mit: { $command }
race-against = Ihr spielt gegen { $name }.
race-needs = Das Rennen startet, wenn zwei Tische bereit sind.
race-waits = Start in { $seconds } s, ohne Tische, die nicht bereit sind.
race-begins = Das Rennen startet in { $seconds } s!
race-missed = Das Rennen ist ohne euch gestartet. Spielt hier trotzdem.

pacer-none = niemanden
pacer-game = dieses Team
pacer-best = das beste Team
pacer-own = mein bestes Spiel
pacer-companions = Bots

plain-word-race = rennen
plain-word-leave-race = rennen verlassen
plain-word-pacer = geist, rennen gegen
plain-word-rivals = gegner, andere teams

declined-race = Im Rennen bleibt der Aufbau, wie er ist.
declined-no-race = Dieser Tisch hat kein Rennen.
declined-race-not-here = Hier geht kein Rennen. Öffne einen anderen Tisch.
declined-no-such-race = Kein Rennen { $code }. Prüf den Code.
declined-race-begun = Dieses Rennen läuft schon. Ruf ein anderes aus.
declined-race-full = Acht Tische sind dabei. Ruf ein anderes Rennen aus.
declined-race-forbidden = Dieses Team lässt sich nicht herausfordern.
declined-race-of-study = Eine Studie ist kein Rennen. Spielt sie weiter.
declined-race-no-clock = Dieses Spiel hatte keine Uhr.

end-both = beide Tempel
race-you = Ihr
race-side = { $name } · { $won ->
    [yes] alle draußen, { $clock } übrig
   *[no] begraben
}
race-reading = Der andere Tempel wird gelesen…
race-both-hint = { $count ->
    [one] Esc zurück
   *[other] ← → anderes Team · Esc zurück
}
declined-race-not-over = Das Rennen läuft noch für andere.
page-race-game = Ein Rennen gegen dieses Spiel
page-race-table = Ein Rennen gegen Tisch { $code }
