# Das Spiel auf dem Schirm: Felder, Banner, Menüs, Hinweise.

panel-actions = Aktionen
panel-team = Team
panel-story = Verlauf

actions-short = fehlt

status-depot = { $count ->
    [one] Juwel
   *[other] Juwelen
}
status-exit = Ausgang
status-fate = Schicksal
status-pile = { $count ->
    [0] Stapel leer
    [one] 1 Kammer
   *[other] { $count } Kammern
}
status-watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
status-paused = Pause
status-practice = Übung
status-hidden = horch

tray-lost = { $count } verloren
tray-aside = { $count } beiseite

team-out = draußen!
team-here = hier
team-agrees = wenden?

hint-roll = Wurf
hint-hold-1 = halten
hint-north = gehen
hint-arrows = ←↑↓→
hint-act = nutzen
hint-call = Ruf
hint-help = Hilfe
hint-menu = Menü
hint-zoom-in = größer
hint-next-seat = weiter
hint-zoom-out = kleiner
hint-fit = Plan
hint-palette = mehr

edge-rooms = { $count ->
    [one] { $count } Kammer
   *[other] { $count } Kammern
}

advice-outside = Draußen! Sieh zu und ruf den anderen.
advice-count-in = Aktiviert Juwelen. Findet den Ausgang!
advice-roll = { $roll } würfelt, { $hold } hält einen Würfel.
advice-all-locked = Gesperrt! Schicksal befreit: { $fate }. Ruf: { $call }.

quiet-no-such-die = Diesen Würfel hast du nicht.
quiet-no-such-icon = Keiner deiner Würfel zeigt das.
quiet-nothing-here = Hier gibt es nichts zu nutzen.
quiet-card-by-arrows = Deine Karte: Pfeil gegen eine Wand.
quiet-no-cards = Du hast keine Karte zum Einsetzen.
quiet-nobody-here = Sonst ist niemand in deiner Kammer.
quiet-none-held = Du hältst keinen Würfel.
quiet-nothing-asked = Es gibt nichts zu beantworten.
quiet-stand = Aufstehen ist gerade nicht nötig.
quiet-volunteer = Gerade verliert niemand einen Würfel.
quiet-tumbling = Deine Würfel rollen noch.
quiet-all-kept = Nichts zu würfeln. { $key } lässt alle los.
quiet-nobody-locked = Hier hat niemand gesperrte Würfel.

menu-ways = Wie?
menu-act = Was?
menu-cards = Deine Karten
menu-whom = Wen?
menu-call = Rufen
menu-hint = { $key } antwortet
menu-hint-focus = Zahl oder Enter wählt · Esc schließt
    .short = 1-9 · Esc
choice-otherwise = Wähl

game-menu-title = Die Uhr läuft
game-menu-paused = Pause
game-menu-continue = Zurück ins Spiel
game-menu-pause = Pause / weiter
game-menu-help = Hilfe
game-menu-journal = Bisheriger Verlauf
game-menu-settings = Einstellungen
game-menu-give-up = Aufgeben (wenn alle wollen)
game-menu-leave = Spiel verlassen

give-up-title = Aufgeben?
give-up-told = Das Spiel endet sofort und gilt als verloren.
give-up-hint = Enter gibt auf · Esc spielt weiter

banner-paused = Pause
banner-waiting = Der Server kann nicht speichern: Pause.
banner-curtain = Pause. Tempel und Würfel sind verdeckt.
banner-pause-left = Pausenzeit übrig: { $time }
banner-going-on = { $seconds }… macht euch bereit!
banner-go-on = { $key } setzt fort
banner-begun = Flieht!
banner-gonged = { $gong ->
    [1] Gong!
    [2] Gong gong!
   *[other] Gong gong gong!
}
banner-slammed = Rumms!
banner-collapsed = Einsturz!
banner-fate-turned = Wende!
banner-escaped = { $player } ist draußen!
banner-won = Entkommen!
banner-lost = Begraben
banner-countdown = { $gong ->
    [3] Der Tempel stürzt ein in { $seconds } s
   *[other] { $absent ->
        [none] Die Tür schlägt zu in { $seconds } s
       *[other] Tür in { $seconds } s: verloren ohne { $absent }!
    }
}
banner-way = { $goal ->
    [exit] Zum Ausgang:
   *[other] Heimweg:
}
banner-home = { $goal ->
    [exit] Du bist am Ausgang.
   *[other] { $dice ->
        [0] Hier bist du sicher.
        [one] Daheim, doch die Tür nimmt einen Würfel.
       *[other] Daheim, doch die Tür nimmt { $dice } Würfel.
    }
}
banner-no-way = { $goal ->
    [exit] Kein Weg zum Ausgang von hier.
   *[other] Kein Heimweg von hier.
}
banner-find-exit = Findet den Ausgang!

icon-adventurers = { $count ->
    [one] 1 Abenteurer
   *[other] { $count } Abenteurer
}
icon-keys = { $count ->
    [one] 1 Schlüssel
   *[other] { $count } Schlüssel
}
icon-torches = { $count ->
    [one] 1 Fackel
   *[other] { $count } Fackeln
}
icon-golden = { $count ->
    [one] 1 Goldmaske
   *[other] { $count } Goldmasken
}
icon-black = { $count ->
    [one] 1 dunkle Maske
   *[other] { $count } dunkle Masken
}
# Die Buchstaben für Abenteurer, Schlüssel, Fackel, dunkle Maske, Goldmaske und jede Maske.
icon-letters = ASFDGM
prose-and = { $first } und { $last }

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
side-chamber = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}

call-help = Helft mir!
call-come = Kommt her!
call-home = Zurück zum Start!
call-gold = Ich habe Gold
call-keys = Ich brauche Schlüssel
call-torches = Ich brauche Fackeln
call-exit = Ausgang gefunden!
call-wait = Wartet!
call-thanks = Danke!
call-fate-early = Zu früh fürs Schicksal
call-fate-late = Zu spät fürs Schicksal
call-yes = Ich komme!
call-waits = Ich warte
call-no-locked = Nein: gesperrt
call-no-way = Nein: kein Weg
call-no-busy = Jetzt nicht
call-greet = Hallo!
call-north = Tür im Norden
call-east = Tür im Osten
call-south = Tür im Süden
call-west = Tür im Westen
call-hold-keys = Schlüssel halten!
call-hold-torches = Fackeln halten!
call-ask-dice = Darf ich?
call-tease = Gern!

panel-open-cards = Offene Karten

notice-no = nein
notice-pause = { $player } will Pause ({ $votes } von { $people }). Ja?
notice-give-up = { $player } will aufgeben ({ $votes } von { $people }): Esc
notice-forsaken = Drinnen spielt niemand mehr. Schluss?
notice-pause-waits = Pause: { $votes } von { $people }, noch offen: { $players }
notice-gone = { $player }: Verbindung weg. Pause?
notice-gone-bot = { $player }: Verbindung weg. Pause? Bot in
notice-more = { $count } weitere…
notice-fate = { $player } will die Wende. Ja?
notice-fate-waits = Das Schicksal wartet auf { $players }
notice-out = raus:

report-title = Eure Taten
report-escaped = draußen
report-gems = Juwelen
report-rolls = Würfe
report-lost = verloren
report-helped = geholfen

tray-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}

team-apart = fern
team-away = weg
team-bot = Bot

panel-your-cards = Deine Karten
panel-use-cards = { $key } nutzen
panel-hide-cards = { $key } schließt
panel-no-cards = Noch keine Karten.
panel-more = { $count } weitere: { $key }

action-show-cards = Karten
    .help = Zeigt alle offenen Karten mit allem, was sie tun, deine zuerst.

action-legend = Zeichen
    .help = Erklärt die Zeichen im Plan.

panel-signs = Zeichen
panel-all-signs = { $key } erklärt alle.
panel-stays = bleibt

# Die Kammer, in der man steht, erklärt, wo das Terminal breit ist.

here-lit = { $count ->
    [one] Das Juwel hier ist aktiv. Mehr gibt es nicht.
   *[other] Die { $count } Juwelen hier sind aktiv. Mehr gibt es nicht.
}
here-unknown = unentdeckt

# Nichts zu würfeln: was bleibt zu tun.

advice-locked-alone = Alles gesperrt! Schicksal befreit: { $fate }.
advice-locked-friends = Alles gesperrt! Ruf nach Gold: { $call }.
advice-no-dice = Keine Würfel. Wer rausgeht, gibt einen.
idle-next-seat = jemandem zusehen
    .short = zusehen
idle-call = rufen, markieren
    .short = rufen
watching-friend = { $name ->
    [none] Wieder du selbst.
   *[other] Du siehst { $name } zu.
}
action-point-at = Kammer markieren
told-pointed-at = { $player } markiert { $chamber }.
choose-point-at = Kammer markieren
    .short = Markieren
    .ask = Welche Kammer markieren?

# Einmal gesagt, bevor sich etwas nicht mehr ändern lässt.

caution-vault = Nur einmal! { $price } gäben { $most }. Noch mal { $act }: { $gems }.
caution-golden = Halt die Maske für { $friend }, oder noch mal { $roll }.
caution-sprint = Wurf beendet den Sprint ({ $steps }): noch mal { $roll }.
caution-special-chalice = Kelch ist drin: Gehst du, verliert ihr.

# Niemand kann mehr etwas tun.

notice-standstill = Niemand kann mehr würfeln. Schluss?
notice-standstill-stays = Niemand kann mehr würfeln. Ihr wartet.
told-standstill-reached = Nichts zu würfeln. Gleich ist Schluss.
told-standstill-passed = Doch, jemand kann wieder handeln.
told-stayed = { $player } will bleiben.
action-stay-in-temple = bis zum Ende bleiben

advice-use-locked = Alles gesperrt: { $key } nutzt die Würfel hier.
