# Was auf der Karte gefragt wird: jede Art von Handlung, und wonach sie Schritt für Schritt fragt.

choose-use-teleport = Teleport
    .short = Teleport
    .ask = Zu wem teleportieren?
choose-use-secret-passage = Geheimgang
    .short = Geheimgang
    .ask = Welche Wand öffnen?
choose-use-short-cut = Abkürzung
    .short = Abkürzen
    .ask = An welchem Zugang entdecken?
choose-use-portal = Portal
    .ask = In welche Kammer treten?
choose-turn-chamber = Eine Kammer drehen
    .short = Drehen
    .ask = Welche Kammer drehen?
    .then = Wie weit drehen?
choose-join-by-lift = Aufzug nehmen
    .short = Aufzug
    .ask = Mit dem Aufzug zu wem?
choose-join-by-prayer = Beten
    .ask = Zu wem beten?
choose-bless = Eine Kammer segnen
    .short = Segnen
    .ask = Welche Kammer segnen?
    .then = Dreimal was?
choose-run-void = Außen herum laufen
    .short = Laufen
    .ask = In welche Kammer laufen?
choose-run-void-together = Mit allen außen herum laufen
    .short = Alle
    .ask = Mit allen in welche Kammer laufen?
choose-swap-dice = Würfel tauschen
    .short = Tauschen
    .ask = Mit wem Würfel tauschen?
    .then = Welche von deinen?
    .last = Gegen welche?
choose-swap-dice-afar = Würfel aus der Ferne tauschen
    .short = Tauschen
    .ask = Mit wem Würfel tauschen?
    .then = Welche von deinen?
    .last = Gegen welche?
choose-swap-calendar-tiles = Kalenderplättchen tauschen
    .short = Tauschen
    .ask = Das Plättchen welcher Kammer tauschen?
    .then = Mit dem welcher Kammer?
choose-turn-gear = Reihe oder Spalte verschieben
    .short = Schieben
    .ask = Welche Reihe oder Spalte verschieben?
choose-push-ghost = Geist schieben
    .short = Schieben
    .ask = Wohin den Geist schieben?
choose-enter = Hineingehen
    .ask = In welche Kammer gehen?
choose-enter-through-wall = Durch die Wand
    .ask = Durch die Wand in welche Kammer?
choose-carry-chalice = Kelch tragen
    .ask = Wohin den Kelch tragen?
choose-discover = Entdecken
    .ask = An welchem Zugang entdecken?

short-call-exit = Ausgang!
short-call-home = Zum Start!
short-call-keys = Schlüssel!
short-call-torches = Fackeln!
short-call-fate-early = Zu früh!
short-call-fate-late = Zu spät!
short-call-no-locked = Bin gesperrt
short-call-no-way = Kein Weg
short-call-no-busy = Jetzt nicht
short-call-hold-keys = S halten!
short-call-hold-torches = F halten!
short-call-ask-dice = Darf ich?

place-here = hier
place-steps = { $count ->
    [1] ein Schritt
    [2] zwei Schritte
    [3] drei Schritte
   *[other] { $count } Schritte
} nach { $toward ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
place-at = { $place }: { $what }
    .short = { $place } { $what }
place-half = { $half ->
    [rear] hinten: { $chamber }
   *[front] vorne: { $chamber }
}
place-half-wall = { $half ->
    [rear] hinten
   *[front] vorne
}: { $wall }
place-gems = { $count ->
    [one] noch 1 Juwel
   *[other] noch { $count } Juwelen
}
place-wall = { $toward ->
    [north] Nordwand
    [east] Ostwand
    [south] Südwand
   *[west] Westwand
} zu { $chamber }
place-entrance = { $toward ->
    [north] Zugang im Norden
    [east] Zugang im Osten
    [south] Zugang im Süden
   *[west] Zugang im Westen
}
place-line = { $axis ->
    [row] Reihe
   *[column] Spalte
} { $place }, verschoben nach { $toward ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
    .short = { $axis ->
        [row] Reihe
       *[column] Spalte
    } { $place } { $arrow }
place-turned = { $quarters ->
    [1] ein Viertel nach rechts
    [2] eine halbe Drehung
   *[3] ein Viertel nach links
}: Türen { $doors }

question-keys = Buchstabe oder Pfeile und Enter · Esc zurück
    .short = Buchstabe, Pfeile · Esc
question-turning = 1-3 oder ← → und Enter · Esc
    .short = 1-3 oder Enter · Esc
question-pointing = { $key } oder Pfeile · Esc zurück
quiet-answer-gone = Das lässt sich nicht mehr wählen.
quiet-answer-first = Erst antworten oder { $menu }, dann würfeln.
quiet-question-over = Diese Frage ist vorbei.
quiet-press-letter = Drück einen der Buchstaben oder Esc.
quiet-letter-hidden = Das Fenster ist zu klein dafür.
plain-tile = { $doors ->
    [one] eine Tür
   *[other] { $doors } Türen
}, { $entry ->
    [closed] niemand geht hinein
    [free] Eintritt frei
   *[other] Eintritt für { $entry }
}
