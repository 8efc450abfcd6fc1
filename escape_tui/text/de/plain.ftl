# Das Spiel im Textmodus, und die Wörter, die es versteht.

plain-hello = { $typing ->
    [keys] Flucht, im Textmodus. Bringt alle raus, bevor der Tempel fällt. Tasten wirken sofort; ein Doppelpunkt beginnt eine Zeile mit Wörtern. Drück ? für Hilfe.
   *[words] Flucht, im Textmodus. Bringt alle raus, bevor der Tempel fällt. Tipp einen Befehl, dann Enter. Tipp ? für Hilfe.
}
plain-unknown = Unbekannt: { $said }. Tipp ? für Hilfe.
plain-unknown-key = { $key } tut hier nichts. Drück ? für Hilfe.
plain-too-fast = Zu schnell. Etwas davon ging verloren.
plain-you-can = Du kannst: { $things }.
plain-can-nothing = Gerade gibt es nichts zu tun.
plain-or-write = Oder tipp: { $words }.
plain-everywhere = Überall: { $words }.
plain-more = Alle Wörter: { $how }.
plain-which-one = Wer: { $names }?
plain-now-quiet = Leise: nur das Nötige, höchstens zwölf Zeilen in der Minute.
plain-now-normal = Normal: was bei dir geschieht und was alle angeht.
plain-now-full = Voll: alles, was geschieht.
plain-typing = { $typing ->
    [keys] Tasten wirken sofort; ein Doppelpunkt beginnt eine Zeile mit Wörtern.
   *[words] Tipp einen Befehl, dann Enter.
}
plain-speaks = Jetzt auf Deutsch.
plain-bells = { $bells ->
    [all] Ton an.
    [gongs] Nur Gongs.
   *[other] Ton aus.
}
plain-muted = { $muted ->
    [yes] { $name } ist stumm.
   *[no] { $name } ist nicht mehr stumm.
}
plain-next-visit = { $plain ->
    [yes] Ab dem nächsten Mal spielst du im Textmodus.
   *[no] Ab dem nächsten Mal spielst du auf dem ganzen Schirm. Diese Sitzung bleibt im Textmodus.
}

# Tasten

plain-key-space = Leertaste
plain-key-up = Pfeil hoch
plain-key-down = Pfeil runter
plain-key-left = Pfeil links
plain-key-right = Pfeil rechts
plain-key-backspace = Rücktaste
plain-key-clear = Strg U

# Würfel

plain-adventurers = { $count ->
    [one] Abenteurer
   *[other] { $count } Abenteurer
}
plain-keys = { $count ->
    [one] Schlüssel
   *[other] { $count } Schlüssel
}
plain-torches = { $count ->
    [one] Fackel
   *[other] { $count } Fackeln
}
plain-golden = { $count ->
    [one] Goldmaske
   *[other] { $count } Goldmasken
}
plain-black = { $count ->
    [one] dunkle Maske
   *[other] { $count } dunkle Masken
}
plain-no-dice = keine Würfel mehr
plain-hand-held = gehalten { $icons }
plain-hand-locked = { $count } gesperrt
plain-hand-spent = { $count } verbraucht
plain-hand-tumbling =
    { $count ->
        [one] 1 rollt
       *[other] { $count } rollen
    }
plain-die = { $state ->
    [held] { $face } gehalten
    [locked] gesperrt
    [spent] verbraucht
    [tumbling] rollt
   *[ready] { $face }
}
plain-dice = { $dice ->
    [none] Du hast keine Würfel.
   *[other] Würfel: { $dice }.
}
plain-rolled = Gewürfelt: { $dice }.
plain-held = { $icons ->
    [none] Nichts gehalten.
   *[other] Gehalten: { $icons }.
}
plain-hold-what = Was halten? Tipp Würfelnummern oder Schlüssel, Fackeln, Abenteurer, Gold.
plain-freed-own = { $dice ->
    [one] Befreit: ein Würfel. Würfle ihn.
   *[other] Befreit: { $dice } Würfel. Würfle sie.
}

# Wege

plain-here = hier
plain-out-of-reach = kein Weg dorthin
plain-steps-away = { $count ->
    [one] ein Schritt: { $sides }
   *[other] { $count } Schritte: { $sides }
}
plain-step = { $price ->
    [none] { $side }, kostenlos
   *[other] { $side } für { $price }
}
plain-way = { $goal ->
    [exit] Zum Ausgang, { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }: { $steps }.
   *[other] Zum Start, { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }: { $steps }.
}
plain-no-way = { $goal ->
    [exit] Kein Weg zum Ausgang von hier.
   *[other] Kein Weg zum Start von hier.
}
plain-already-there = { $goal ->
    [exit] Du bist am Ausgang.
   *[other] { $dice ->
        [0] Du bist in einer Startkammer, sicher.
        [one] Du bist in einer Startkammer, aber die Tür nimmt doch einen Würfel.
       *[other] Du bist in einer Startkammer, aber die Tür nimmt doch { $dice } Würfel.
    }
}
plain-escape-price = Entkommen kostet { $price }.

# Aktionen

plain-nearly = Beinahe: { $things }.
plain-nearly-one = { $what }, noch nötig: { $missing }
plain-not-now = { $what }, gerade nicht
plain-priced = { $price ->
    [none] { $what }
   *[other] { $what } für { $price }
}
plain-enter = nach { $side }, { $chamber }
plain-discover = { $side } entdecken

# Umgebung

plain-in = { $company ->
    [none] Du bist hier: { $chamber }.
   *[other] Du bist hier: { $chamber }, mit { $company }.
}
plain-door-open = { $side } unbekannt
plain-doors = Türen: { $doors }.
plain-gems-done = Hier gibt es keine Juwelen mehr.
plain-gem-price = { $gems ->
    [one] ein Juwel für { $price }
   *[other] { $gems } Juwelen für { $price }
}
plain-gem-count = { $gems } für { $count }
plain-gem-prices = Hier: { $prices }.
plain-side-chamber = { $price ->
    [none] { $side } { $chamber }, kostenlos
   *[other] { $side } { $chamber } für { $price }
}
plain-side-open = { $side } unbekannt, entdecken für { $price }
plain-side-wall = { $side } Wand
plain-entrances-of = { $chamber }, { $far }, Tür { $sides }
plain-overview-gems = { $places ->
    [none] Keine Juwelenkammer bekannt.
   *[other] Juwelen: { $places }.
}
plain-overview-entrances = { $places ->
    [none] Kein offener Zugang.
   *[other] Unbekannt: { $places }.
}

# Team

plain-alone = Du spielst allein.
plain-friend = { $kind ->
    [bot] { $player }, Bot: { $place }. { $dice }.
    [away] { $player }, weg: { $place }. { $dice }.
   *[person] { $player }: { $place }. { $dice }.
}
plain-friend-out = { $kind ->
    [bot] { $player }, Bot: draußen!
    [away] { $player }, weg: draußen!
   *[person] { $player }: draußen!
}
plain-cards = Karten: { $cards }.
plain-friend-holds = { $icons ->
    [none] { $player } hält nichts.
   *[other] { $player } hält { $icons }.
}
plain-comes = { $player } kommt herein.
plain-goes = { $player } geht weiter: { $chamber }.
plain-walks = { $player } tritt ein: { $chamber }.
plain-locked = { $stuck ->
    [yes] { $player }: alle Würfel gesperrt.
   *[no] { $locked ->
        [one] { $player }: ein Würfel gesperrt.
       *[other] { $player }: { $locked } Würfel gesperrt.
    }
}
plain-discovered = { $side ->
    [none] Entdeckt: { $chamber }.
   *[other] Entdeckt { $side }: { $chamber }.
}
plain-depot = { $depot ->
    [one] Noch ein Juwel,
   *[other] Noch { $depot } Juwelen,
} { $keys ->
    [one] ein Schlüssel zum Entkommen.
   *[other] { $keys } Schlüssel zum Entkommen.
}
plain-gone = { $player }: Verbindung weg.

# Die Uhr

plain-left = { $minutes ->
    [0] { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
    [one] { $seconds ->
        [0] Noch eine Minute.
       *[other] Noch eine Minute { $seconds }.
    }
   *[other] { $seconds ->
        [0] Noch { $minutes } Minuten.
       *[other] Noch { $minutes } Minuten { $seconds }.
    }
}
plain-counted = { $seconds ->
    [one] Eine Sekunde
   *[other] { $seconds } Sekunden
}{ $steps ->
    [-1] , kein Weg!
    [0] { "." }
    [one] , noch ein Schritt.
   *[other] , noch { $steps } Schritte.
}{ $absent ->
    [none] { "" }
   *[other] { " " }Ohne { $absent } am Start ist alles verloren.
}
plain-no-clock = Die Uhr ist verdeckt.
plain-standing = { $depot ->
    [one] Ein Juwel im Depot,
   *[other] { $depot } Juwelen im Depot,
} { $keys ->
    [one] ein Schlüssel zum Entkommen;
   *[other] { $keys } Schlüssel zum Entkommen;
} { $pile ->
    [0] alles entdeckt;
    [one] eine Kammer zu entdecken;
   *[other] { $pile } Kammern zu entdecken;
} { $fate ->
    [0] keine Schicksalswende mehr.
    [one] noch eine Schicksalswende.
   *[other] noch { $fate } Schicksalswenden.
}

# Im Spiel

plain-game = { $friends ->
    [none] Es geht los. Du spielst allein.
   *[other] Es geht los. Mit dir: { $friends }.
}
plain-paused = Pause.
plain-goes-on = Die Uhr läuft wieder.
plain-paused-help = Weiter: { $pause }.
plain-no-such-answer = Das ist keine der Antworten.
plain-no-story = Noch ist nichts geschehen.
plain-answer-hint = Antworte mit { $answer } und einer Zahl. { $seconds ->
    [one] Eine Sekunde.
   *[other] { $seconds } Sekunden.
}
plain-yes = Ja: { $how }.
plain-no = Nein: { $how }.
plain-seconds = { $seconds ->
    [one] Eine Sekunde.
   *[other] { $seconds } Sekunden.
}

# Das Ende

plain-see-again = Noch einmal sehen: { $command }
plain-end-hint = Revanche: { $again }. Gehen: { $leave }.
plain-again-wanted = { $players ->
    [none] Gerade will niemand eine Revanche.
   *[other] { $count ->
        [one] Für eine Revanche: { $players }. Sonst ist niemand da.
       *[other] Für eine Revanche: { $players }. { $count } Leute da.
    }
}

# Zusehen

plain-watching = Du siehst zu: { $players }.
plain-running = Spiel { $code }: { $players }. { $left }, { $gems ->
    [one] noch ein Juwel.
   *[other] noch { $gems } Juwelen.
}
plain-cheered = Sie haben dich gehört.
plain-which-cheer = Welcher Zuruf? { $cheers }

# Ein Tisch

plain-table = { $title ->
    [none] Tisch { $code }, { $who }.
   *[other] Tisch { $code }, { $title }, { $who }.
}
plain-seats = Plätze: { $seats }; { $free ->
    [0] keiner frei.
   *[other] { $free } frei.
}
plain-sitter = { $colour } { $name }{ $me ->
    [yes] , du
   *[no] { "" }
}{ $opener ->
    [yes] , Leitung
   *[no] { "" }
}, { $kind ->
    [bot] Bot
    [ready] bereit
   *[waiting] nicht bereit
}
plain-colour-red = rot
plain-colour-blue = blau
plain-colour-green = grün
plain-colour-yellow = gelb
plain-colour-purple = lila
plain-colour-white = weiß
plain-opener = Die Leitung hat jetzt { $player }.
plain-agreed = Aufbau: { $what }. Tipp noch einmal „bereit“.
plain-stood-up = { $player } verlässt den Tisch.
plain-ready = { $ready ->
    [yes] Du bist bereit. Das Spiel beginnt, wenn alle es sind.
   *[no] Du bist nicht bereit.
}
plain-which-seat = Welcher Platz? Tipp Nummer, Farbe oder Namen.
plain-which-colour = Welche Farbe: { $colours }?
plain-no-characters = Figuren sind nicht im Spiel.
plain-picked = Deine Wahl: { $name }.
plain-no-such-choice = Die Option { $said } gibt es nicht. Tipp „Aufbau“, um alle zu hören.
plain-table-rules = { $public ->
    [yes] In der Lobby sichtbar
   *[no] Nur auf Einladung
}; { $bots ->
    [yes] Ersatzbots an.
   *[no] Ersatzbots aus.
}
plain-manner = Bots spielen { $manner }.
plain-setup = Aufbau: { $fields }.
plain-modules-on = Im Spiel: { $modules }.
plain-modules-off = Nicht im Spiel: { $modules }.
plain-on = an
plain-off = aus

# Die Lobby

plain-lobby = { $people ->
    [one] Lobby. Willkommen, { $name }. Sonst ist noch niemand da.
   *[other] Lobby. Willkommen, { $name }. { $people } Leute da.
}
plain-lobby-tables = { $tables ->
    [0] Keine offenen Tische,
    [one] Ein offener Tisch,
   *[other] { $tables } offene Tische,
} { $games ->
    [0] keine laufenden Spiele.
    [one] ein laufendes Spiel.
   *[other] { $games } laufende Spiele.
}
plain-lobby-hint = Schnellspiel: { $quick }. Lernen in fünf Minuten: { $learn }.
plain-seat-kept = Dein Platz ist reserviert. Zurück: { $how }.
plain-waiting = Tisch { $code }, Leitung { $name }: { $people ->
    [one] eine Person
   *[other] { $people } Personen
}, { $free ->
    [one] ein freier Platz.
   *[other] { $free } freie Plätze.
}
plain-person = { $doing ->
    [waiting] { $name } an einem Tisch
    [playing] { $name } spielt
    [watching] { $name } sieht zu
   *[looking-round] { $name }
}
plain-people = Hier: { $people }.
plain-resume-code = Dein Rückkehrcode: { $code }. Bewahr ihn auf: Er bringt dich zurück.
plain-key-is-enough = Dein SSH-Schlüssel bringt dich zurück. Du brauchst keinen Code.
plain-profile = { $games ->
    [one] Ein Spiel,
   *[other] { $games } Spiele,
} { $wins } gewonnen. Beste Serie: { $streak }.
plain-give-up = Du hast einen reservierten Platz an einem anderen Tisch. Aufgeben? Tipp „ja“ oder „nein“.
plain-late = Tisch { $code } spielt schon. Tipp „spielen“ für einen Bot-Platz oder „zusehen“.

# Wörter, die verstanden werden; die Hilfe zeigt das erste jeder Zeile.

plain-word-help = hilfe, ?, was, was kann ich tun, befehle
plain-word-all-words = wörter, mehr, alle wörter
plain-word-repeat = wiederholen, noch einmal bitte, bitte wiederholen
plain-word-quiet = leise
plain-word-normal = normal
plain-word-full = voll
plain-word-by-keys = einzelne tasten, tasten
plain-word-by-words = ganze wörter
plain-word-language = sprache, sprich
plain-word-bells = ton, klang, glocken
plain-word-mute = stumm, stummschalten
plain-word-screen = textmodus, bild, schirm
plain-word-quit = beenden, tschüss
plain-word-where = wo, wo bin ich, umsehen, umgebung
plain-word-dice = würfel, meine würfel, hand
plain-word-team = team, leute, wer
plain-word-way = weg, heimweg, heim, weg hinaus
plain-word-standing = zeit, uhr, stand, wie spät
plain-word-overview = plan, karte des tempels, überblick, juwelen, zugänge
plain-word-story = verlauf, geschichte, was war
plain-word-roll = würfeln, würfle, wirf
plain-word-north = norden, nach norden, nord, geh norden, norden entdecken
plain-word-east = osten, nach osten, ost, geh osten, osten entdecken
plain-word-south = süden, nach süden, süd, geh süden, süden entdecken
plain-word-west = westen, nach westen, west, geh westen, westen entdecken
plain-word-act = nutzen, tun, aktivieren, handeln
plain-word-escape = entkommen, raus, hinaus
plain-word-hold-adventurers = abenteurer halten, abenteurer, halte abenteurer
plain-word-hold-keys = schlüssel halten, schlüssel, halte schlüssel
plain-word-hold-torches = fackeln halten, fackeln, fackel, halte fackeln
plain-word-hold-golden = gold halten, gold, halte gold
plain-word-release = loslassen, alle loslassen, los
plain-word-golden = befreien, maske, befreie mich
plain-word-golden-friend = andere befreien, anderen helfen
plain-word-fate = schicksal, schicksalswende, wende
plain-word-cards = karten, karte, schätze
plain-word-call = rufen, ruf
plain-word-confirm = ja, j, zustimmen, ok
plain-word-refuse = nein, ablehnen
plain-word-stand = aufstehen, steh auf
plain-word-volunteer = geben, würfel geben, freiwillig
plain-word-hold = halten, halte
plain-word-answer = antworten, antwort, wählen
plain-word-say = sagen, sag, reden
plain-word-pause = pause, weiter, fortsetzen
plain-word-give-up = aufgeben
plain-word-leave = gehen, verlassen, zurück
plain-word-again = revanche, noch mal, noch ein spiel
plain-word-report = bericht
plain-word-caption = was passiert, jetzt
plain-word-next-game = nächstes, nächstes spiel
plain-word-cheer = anfeuern
plain-word-skip = überspringen, weiter
plain-word-games = spiele, liste
plain-word-watch = zusehen
plain-word-ready = bereit, starten, los gehts
plain-word-seats = plätze, wer, tisch
plain-word-bot = bot, bot dazu
plain-word-setup = aufbau, was spielen wir
plain-word-set = setzen, ändern
plain-word-colour = farbe
plain-word-character = figur
plain-word-card = karte
plain-word-invite = einladen, einladung
plain-word-remove = entfernen, platz räumen
plain-word-hand-over = abgeben, leitung abgeben
plain-word-vote-out = abwählen
plain-word-title = titel, tischname
plain-word-public = öffentlich, privat
plain-word-hold-seats = ersatzbots
plain-word-manner = bots spielen, art der bots
plain-word-quick = schnell, schnellspiel, spielen
plain-word-tables = tische, spiele, liste
plain-word-join = beitreten, geh zu
plain-word-open = öffnen, tisch öffnen, neuer tisch
plain-word-learn = lernen, lektion
plain-word-practise = üben, übung
plain-word-return = zurück, rückkehr
plain-word-daily = tagestempel
plain-word-people = wer ist da, leute
plain-word-name = name, mein name
plain-word-code = code, mein code
plain-word-resume = rückkehrcode
plain-word-profile = profil, bestleistung
plain-word-play-on = spielen
