# Modul 8: Zeitkammern.

module-time = Zeitkammern
    .effect = Zwei bis vier Kammern, die beim Entdecken eine Sanduhr starten.
    .advice = Entscheidet, wer hingeht, bevor der Sand durch ist.

-prohibition-advice = Tut, was noch erlaubt ist, und achtet auf den Wechsel.
chamber-prohibition-1 = Tabu Juwel+Gold
    .effect = Dreißig Sekunden aktiviert niemand Juwelen, dann befreit keine Goldmaske Würfel.
    .advice = { -prohibition-advice }
chamber-prohibition-2 = Tabu Gold+Gehen
    .effect = Dreißig Sekunden befreit keine Goldmaske Würfel, dann betritt niemand eine Kammer.
    .advice = { -prohibition-advice }
chamber-prohibition-3 = Tabu Geh+Start
    .effect = Dreißig Sekunden betritt niemand eine Kammer, dann niemand den Start.
    .advice = { -prohibition-advice }
chamber-prohibition-4 = Tabu Start+Juw.
    .effect = Dreißig Sekunden betritt niemand den Start, dann aktiviert niemand Juwelen.
    .advice = { -prohibition-advice }
chamber-sacrifice = Opferkammer
    .effect = Alle legen hier einen Würfel hin. Komm binnen einer Minute, um ihn zu holen.
    .advice = Hol ihn, wenn du nah bist. Ein langer Weg lohnt sich kaum.
chamber-torch = Fackelkammer
    .effect = Sieben Fackeln in einer Minute, sonst verlieren zwei von euch je einen Würfel; Freiwillige zuerst.
    .advice = Zwei oder drei mit gehaltenen Fackeln genügen.
chamber-lava-dice = Lavakammer
    .effect = Drei Aufgaben in einer Minute. Jede übrige kostet einen Würfel.
    .advice = Schon eine Aufgabe rettet einen Würfel.
chamber-lava-gems = Juwelenlava
    .effect = Drei Aufgaben in einer Minute. Jede übrige bringt ein Juwel ins Depot.
    .advice = Schon eine Aufgabe rettet ein Juwel.

refused-time-setup = Wähl { $fewest } bis { $most } Zeitkammern.
refused-time-timers = Hier gibt es keine Aufgabe auf Zeit.
refused-time-prohibition = { $reason ->
    [movement] Verboten: Gerade geht niemand.
    [gems] Verboten: gerade keine Juwelen.
    [golden-masks] Verboten: gerade keine Goldmasken.
   *[other] Gerade kein Zutritt: { $chamber }.
}
refused-time-torch = { $reason ->
    [waiting] Diese Kammer wartet auf die Sanduhr.
    [over] Zu spät. Die Zeit dieser Kammer ist um.
    [done] Hier ist alles getan.
   *[other] Die Fackel kostet { $needs }; es fehlt: { $missing }.
}
refused-time-volunteer = { $reason ->
    [outside] Du bist schon draußen. Andere zahlen.
    [no-dice] Du hast keinen Würfel zu verlieren.
   *[no-choice] Gerade verliert niemand einen Würfel.
}
refused-time-lava = { $reason ->
    [waiting] Diese Kammer wartet auf die Sanduhr.
    [over] Zu spät. Die Zeit dieser Kammer ist um.
    [done] Hier ist alles getan.
   *[other] Die Lava kostet { $needs }; es fehlt: { $missing }.
}

told-timer-awaited = { $chamber } wartet auf die Sanduhr.
told-timer-started = { $chamber }: Die Sanduhr läuft { $until } Sekunden.
told-timer-turned = { $chamber }: umgedreht, noch { $until } Sekunden.
told-timer-stopped = { $chamber }: vorbei.
told-demand-met = { $player } zahlt, was nötig ist: { $chamber }.
told-toll-demanded = { $dice ->
    [one] Ein Würfel muss weg. Wer gibt einen?
   *[other] { $dice } Würfel müssen weg. Wer gibt einen?
}
banner-toll-demanded = Wer gibt einen Würfel?
told-die-volunteered = { $player } gibt einen Würfel her.
told-die-offered-up = { $player } legt einen Würfel in die Opferkammer.
told-die-taken-back = { $player } holt den geopferten Würfel zurück.
told-sacrifice-lost = { $player } verliert den geopferten Würfel.
banner-timer-started = { $chamber }!
banner-timer-turned = { $chamber }!

action-meet-demand = Zahlen, was nötig ist
    .short = zahlen
action-volunteer-die = Einen Würfel hergeben
    .short = Hergeben
action-keep-dice = Würfel behalten

choice-time-volunteer = Würfel müssen weg. Gibst du einen?

panel-prohibited = { $what ->
    [gems] Keine Juwelen!
    [golden-masks] Keine Goldmasken!
    [movement] Niemand geht!
   *[start] Niemand in den Start!
}
notice-toll = { $dice ->
    [one] Ein Würfel muss weg. Gibst du deinen?
   *[other] { $dice } Würfel müssen weg. Gibst du einen?
}
notice-toll-open = { $dice ->
    [one] Ein Würfel muss weg. Wer gibt einen?
   *[other] { $dice } Würfel müssen weg. Wer gibt einen?
}
notice-then = Danach: { $what ->
    [gems] keine Juwelen.
    [golden-masks] keine Goldmasken.
    [movement] niemand geht.
   *[start] niemand in den Start.
}
notice-task = { $chamber }: { $price }
notice-timer = { $chamber }
notice-sacrificed = { $chamber }: hol deinen Würfel
notice-waits = { $chamber }: wartet auf die Sanduhr

notice-next = Danach: { $price }.

notice-penalty-torch = Sonst verlieren { $count } je einen Würfel.

notice-penalty-lava-dice = Sonst verliert ihr { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}.

notice-penalty-lava-gems = Sonst { $count ->
    [one] ein Juwel
   *[other] { $count } Juwelen
} mehr am Ausgang.
