# Die Lobby: Tische, Gespräch, Zusehen, Bestenlisten, die Willkommenskarte.

action-say = sagen
    .help = Schreibt dem Team eine Zeile.
action-next-game = nächstes Spiel
    .help = Sieht dem nächsten laufenden Spiel zu.
action-set-up = Aufbau
    .help = Ändert, was dieser Tisch spielt.
    .short = Aufbau
action-hand-over = Leitung abgeben
    .help = Die Person auf diesem Platz leitet dann den Tisch.
    .short = abgeben
action-talk = reden
    .help = Schreibt allen in der Lobby eine Zeile.
action-quick-play = Schnellspiel
    .help = Setzt dich an einen offenen Tisch oder öffnet einen mit Bots.
    .short = schnell
action-open-table = Tisch öffnen
    .help = Öffnet deinen eigenen Tisch für andere.
    .short = öffnen
action-join-code = Code eingeben
    .help = Geht zum Tisch mit deinem Code.
    .short = Code

lobby-title = Das Lager vor dem Tempel
lobby-here = { $count ->
    [one] Sonst niemand
   *[other] { $count } Leute da
}
lobby-closing = Der Tempel schließt in { $minutes ->
    [0] weniger als einer Minute
    [one] einer Minute
   *[other] { $minutes } Minuten
}. Laufende Spiele dürfen enden; neue beginnen nicht.
lobby-greeting = Willkommen, { $name }.

lobby-return = Zurück in dein Spiel
    .help = Dein Platz ist reserviert. Enter bringt dich zurück.
lobby-late-title = Tisch { $code } spielt schon
lobby-late-hint = Enter: Bot-Platz · w: zusehen · Esc: zurück
lobby-give-up-title = Reservierten Platz aufgeben?
lobby-give-up-hint = Enter gibt ihn auf · Esc behält ihn
lobby-quick = Schnellspiel
    .help = Setzt dich an einen offenen Tisch oder in ein neues Spiel, oder öffnet einen Tisch, der in 15 s startet.
lobby-quick-table = { $count ->
    [one] 1 wartet · { $table }
   *[other] { $count } warten · { $table }
}
lobby-quick-begun = Bot-Platz · { $table }
lobby-quick-bots = Start in 15 s mit Bots
lobby-open = Tisch öffnen
    .help = Öffnet deinen Tisch, öffentlich oder nur auf Einladung.
lobby-daily = Tagestempel
    .help = { $day }: derselbe Tempel und dieselben Würfel für jedes Team hier. Ein Versuch je SSH-Schlüssel; ohne Bots.
lobby-daily-best = Heute am schnellsten: { $names } in { $time }.
lobby-code = Ich habe einen Code
    .help = Hast du einen Code bekommen? Tipp ihn hier ein.
lobby-waiting = Offene Tische
lobby-running = Laufende Spiele
lobby-nobody-waits = Keine offenen Tische. Öffne den ersten.
lobby-more = Mehr
lobby-resume = Ich habe einen Rückkehrcode
    .help = Bringt Platz, Einstellungen und Bestleistungen zurück.
lobby-name = Mein Name
    .help = Der Name, den andere sehen.
lobby-records = Bestenlisten
    .help = Deine Spiele, die besten Teams und der Tagestempel.
lobby-learn = Neu hier? Lernen (5 Minuten)
    .help = Ein erstes Spiel mit Anleitung, ohne Uhr. Vorher lesen musst du nichts.
lobby-learn-again = Lernen (5 Minuten)
lobby-practise = Üben ohne Uhr
    .help = Ohne Uhr, mit Bots oder anderen.
lobby-challenges = Prüfungen
    .help = Sechsundzwanzig schwerere Spiele, und welche du geschafft hast.
lobby-replays = Aufzeichnungen
    .help = Sieh deine beendeten Spiele noch einmal.
lobby-settings = Einstellungen
    .help = Tasten, Farben, Klang, Sprache.
lobby-rules = Regeln
    .help = Alle Regeln, mit Suche.
lobby-leave = Verlassen
    .help = Hinaus ans Tageslicht.
lobby-seats = { $taken } von { $seats }
lobby-time-left = noch { $time }
lobby-no-clock = Übung
lobby-watched = { $count ->
    [0] niemand sieht zu
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
lobby-counting-in = Countdown
lobby-table-of = Tisch: { $name }
lobby-table =
    .help = Enter setzt dich an diesen Tisch.
lobby-table-daily = Tagestempel, { $day }
lobby-chat = Am Feuer
lobby-chat-empty = Noch ist es still. { $key }: reden.
lobby-say = Allen hier sagen
lobby-say-table = Dem Tisch sagen
lobby-say-hint = Enter sendet · Esc bricht ab
lobby-join-title = Welcher Code?
lobby-join-hint = Vier Buchstaben, etwa BRZK.
lobby-resume-title = Dein Rückkehrcode
lobby-resume-hint = Zwölf Buchstaben und Ziffern.
lobby-resume-wrong = Kein Gast hat diesen Code. Prüf ihn noch einmal.
lobby-resume-right = Willkommen zurück, { $name }.
lobby-your-code = Rückkehrcode
lobby-name-title = Wie sollen wir dich nennen?
lobby-name-hint = Enter speichert · Esc bricht ab
lobby-night = Spieleabend in { $hours } Std. { $minutes } Min. ({ $night })
lobby-announcement = Admin: { $text }

gathering-title = Tisch { $code }
gathering-public = öffentlich
gathering-by-code = auf Einladung
gathering-invite = Einladen: { $command }
gathering-link = Im Browser: { $link }
gathering-free = frei
gathering-bot = Bot
gathering-ready = bereit
gathering-not-ready = noch nicht
gathering-opener = Leitung
gathering-you = du
gathering-seat =
    .help = Links/rechts ändert deine Farbe. { $ready }, wenn du bereit bist; alle müssen es sein.
gathering-free-seat =
    .help = Freier Platz. Die Leitung kann einen Bot hinsetzen; eine neue Person ersetzt ihn.
gathering-other =
    .help = Die Leitung kann diesen Platz räumen oder hierher abgeben.
gathering-begin = Ich bin bereit
    .help = Der Countdown beginnt, wenn alle bereit sind.
gathering-setup = Aufbau…
    .help = Module, Schwierigkeit, Tempo, Prüfung, Zugang. Nur die Leitung ändert ihn.
gathering-character = Figur
    .help = Links/rechts wählt. Keine doppelt; ohne Wahl entscheidet der Zufall.
gathering-card = Karte
    .help = Dauerhaft wirkt immer. Aktiv kostet Symbole, einmal zwischen zwei Türschlägen.
gathering-dealt = Zufall
gathering-replay = Zusammen eine Aufzeichnung sehen
    .help = Wähl ein Spiel. Tisch und Publikum können mitsehen.
gathering-replay-led = Aufzeichnung mit { $name } sehen
    .help = Sieh mit den anderen zu und redet darüber.
gathering-leave = Tisch verlassen
    .help = Zurück in die Lobby. Dein Platz wird frei.
gathering-removed = Die Leitung hat deinen Platz vergeben.
gathering-works = Startbereit
gathering-chat = Am Tisch

agreement-title = Aufbau
agreement-group-table = Der Tisch
agreement-public = In der Lobby sichtbar
    .help = Sonst braucht man den Code.
agreement-bots = Ersatzbots
    .help = Zehn Sekunden nach einem Ausfall springt ein Bot ein, bis die Person zurück ist.
agreement-name = Name des Tischs
    .help = In der Lobby zu sehen. Enter ändert ihn.
agreement-done = Fertig
    .help = Zurück zum Tisch. Alle müssen neu bereit sein.

hosted-came-back = { $name } ist zurück.
hosted-left-game = Dein Platz bleibt { $minutes } Minuten reserviert.
hosted-seat-elsewhere = Du hast einen Platz an { $code }, hier ist er. Verlass ihn, um zu wechseln.
hosted-held = Ein Bot spielt für { $name }, bis zur Rückkehr.

watching-title = Spiele zum Zusehen
watching-none = Gerade läuft kein Spiel. Neue erscheinen hier.
watching-game =
    .help = Enter sieht diesem Spiel zu.
    .late = Enter: zusehen oder den Platz eines Bots nehmen.
hint-next-game = nächstes
watching-over = Dieses Spiel ist vorbei.
watching-only = Nur dieses Spiel läuft gerade.

records-title = Bestenlisten
records-mine = Deine Spiele
records-best = Beste Teams
records-daily = Tagestempel, { $day }
records-won = entkommen
records-lost = begraben
records-seal = Siegel des heutigen Tempels: { $seal }
records-proof = Beleg für { $day }:
records-none = Noch nichts da. Mach den Anfang!
records-players = { $count ->
    [one] allein
   *[other] zu { $count }
}
records-base = Grundspiel
records-free = freies Spiel
records-challenge = Prüfung { $id }
records-time = { $time }
records-see = Enter zeigt Spiel { $id } noch einmal.
records-list = Liste
    .help = Links/rechts wechselt die Liste.

welcome-title = Willkommen im Tempel
welcome-sentence = Zehn Minuten, eine Handvoll Würfel, ein Tempel. Alle kommen raus oder niemand.
welcome-language = Sprache
    .help = Links/rechts wechselt die Sprache.
welcome-terminal = Terminal prüfen
    .help = Zeichnet es gut? Linien, Farben, ein Würfel und der Ton.
welcome-right = Sieht gut aus
    .help = Wir merken es uns. Jederzeit in den Einstellungen zu ändern.
welcome-palette = Palette
    .help = Welche Farben unterscheidest du am besten?
welcome-name = Name
    .help = Der Name, den andere sehen. Enter ändert ihn.
welcome-glyphs = Linien
    .help = Lücken in den Wänden? Nimm einfache Zeichen.
welcome-colours = Farben
    .help = Unterscheidest du alle sechs Figuren? Sonst nimm weniger Farben.
welcome-colours-none = keine
welcome-colours-16 = sechzehn
welcome-colours-256 = 256
welcome-colours-truecolor = alle
welcome-smooth = Alle Farben versuchen
    .help = Wird das Band unten glatt? Dann behalte sie. Sonst nimm wieder 256.
welcome-bells = Ton
    .help = Gongs lassen dein Terminal läuten. Enter probiert es.
welcome-enter = Den Tempel betreten
    .help = In die Lobby: spielen, zusehen, reden.
welcome-resume = Ich habe einen Rückkehrcode
    .help = Bringt Name, Platz und Bestleistungen zurück. Der Code dieser Sitzung ist { $code }.

action-vote-out = abwählen
    .help = Stimmt für oder wieder gegen den Rauswurf. Nötig ist die Mehrheit der anderen, mindestens zwei.
lobby-people = Wer ist da
    .help = Sieh, wer online ist, und schalte stumm, wen du willst.
lobby-profile = Du
    .help = Deine Spiele, Siege, Serien und dein Team.
people-title = Wer ist da
people-mute = Enter schaltet { $name } stumm, nur für dich.
people-unmute = Enter zeigt wieder, was { $name } schreibt.
people-muted = { $name } (stumm)
people-looking-round = in der Lobby
people-waiting = { $code ->
    [none] an einem offenen Tisch
   *[other] am offenen Tisch { $code }
}
people-playing = { $code ->
    [none] spielt
   *[other] spielt an { $code }
}
people-watching = { $code ->
    [none] sieht einem Spiel zu
   *[other] sieht bei { $code } zu
}
profile-title = Du
profile-games = Spiele
profile-wins = Siege
profile-streak = Laufende Serie
profile-best-streak = Beste Serie
profile-challenges = Prüfungen
profile-of = { $count } von { $all }
profile-companions = Dein Team
profile-together = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
profile-nobody = Noch niemand. Lad jemanden ein.
gathering-votes-against = { $count ->
    [one] 1 Stimme dagegen
   *[other] { $count } Stimmen dagegen
}

action-cheer = anfeuern
    .help = Schickt einen Zuruf, den alle im Spiel kurz sehen.
action-chat = reden
    .help = Redet mit dem Publikum. Im Spiel sieht man es nicht.
watcher-next-seat = nächste Person
    .help = Sieht der nächsten Person über die Schulter.
watcher-previous-seat = vorige Person
    .help = Sieht der vorigen Person über die Schulter.
watcher-seat = Person { $number }
    .help = Sieht Person { $number } über die Schulter. F2 bis F6 für die anderen.
watching-cheer = Feuer sie an
watching-say = Dem Publikum sagen
cheer-bravo = Bravo!
cheer-hurry = Schneller!
cheer-careful = Vorsicht!
cheer-close = So knapp!
cheer-again = Noch eins!
notice-cheer = { $player } ruft: { $cheer }
caption-over = Das Spiel ist vorbei.
caption-gathering = Gleich gibt es eine Revanche. Bleib und sieh zu.
caption-count-in = Countdown. Dann zehn Minuten, um Juwelen, den Ausgang und einander zu finden.
caption-explore = { $depot ->
    [0] Sie suchen den Ausgang. Kein Juwel versperrt ihn mehr.
    [one] Sie suchen den Ausgang. Ein Juwel versperrt ihn noch.
   *[other] Sie suchen Juwelen und den Ausgang. { $depot } Juwelen versperren ihn noch.
}
caption-exit = { $keys ->
    [one] Der Ausgang ist gefunden. Er kostet je einen Schlüssel.
   *[other] Der Ausgang ist gefunden. Er kostet je { $keys } Schlüssel; jedes Juwel macht ihn billiger.
}
caption-slam = Der Gong! Wer in { $seconds } s nicht am Start ist, verliert einen Würfel.
caption-collapse = { $keys ->
    [one] Der Tempel stürzt in { $seconds } s ein. Alle brauchen einen Schlüssel am Ausgang.
   *[other] Der Tempel stürzt in { $seconds } s ein. Alle brauchen { $keys } Schlüssel am Ausgang.
}
caption-stuck = { $players }: alles gesperrt. Eine Goldmaske aus dem Team befreit zwei.
caption-outside = Noch auf dem Rückweg: { $players }
hint-cheer = anfeuern
hint-chat = reden

# Schnellspiel: Man sammelt sich kurz, dann beginnt das Spiel.
quick-starts = Start in { $seconds } s oder wenn alle Plätze besetzt sind; Bots füllen auf. Sind alle bereit, geht es gleich los.
rematch-starts = Start in { $seconds } s. Sind alle bereit, geht es gleich los. Ein neuer Aufbau hält das an.

# Ankommen: wohin die Begrüßung führt, und ein Gast, der hinausgeflogen ist.

welcome-join = An den Tisch von { $name }
    .help = Führt gleich an den Tisch { $code }.
welcome-join-late = Ins Spiel von { $name }
    .help = Das Spiel an { $code } läuft: Nimm den Platz eines Bots, oder sieh zu.
welcome-no-table = In den Tempel
    .help = Den Tisch { $code } gibt es nicht mehr. Die Lobby hat andere.
welcome-watch = Dem Spiel zusehen
    .help = Zeigt das Spiel am Tisch { $code }.
welcome-games = Bei einem Spiel zusehen
    .help = Zeigt die laufenden Spiele.
welcome-replay = Die Aufzeichnung ansehen
    .help = Zeigt das Spiel { $code }.
welcome-study = Von dort weiterspielen
    .help = Öffnet einen Tisch, der bei { $code } weiterspielt.
welcome-race = Den Tempel betreten
    .help = Öffnet einen Tisch im Rennen gegen { $code }: gleicher Tempel.
welcome-admin = Den Tempel betreten
    .help = Zeigt Sitzungen, Tische und Banne.

dropped-title = Bist du { $name }? Die Verbindung riss ab.
dropped-told = Dein Platz am Tisch { $code } wird noch gehalten.
dropped-hint = Enter: ja, zurück ins Spiel · Esc: nein
dropped-too-late = Der Platz ist inzwischen vergeben.
plain-dropped = Bist du { $name }? Die Verbindung zum Tisch { $code } riss ab. Antworte „ja“ oder „nein“.

farewell-code = Damit kommst du als du selbst zurück: Rückkehrcode { $code }
game-menu-code = Rückkehrcode { $code }
gathering-code = Rückkehrcode { $code }
gathering-gentle = Deine ersten Spiele sind leichter: drei Juwelen weniger. Im Aufbau änderst du das.

share-keys-title = Zu zweit an dieser Tastatur
share-keys-told = Die Tasten teilen und zugleich spielen, linke und rechte Hälfte? Oder abwechselnd: Tab wechselt.
share-keys-hint = Enter: Tasten teilen · Esc: abwechseln
gathering-waits = Du bist bereit. Es fehlt noch: { $names }.

# Ruft mich: ein stiller Bildschirm, der läutet.

lobby-callme = Sag Bescheid
    .help = Eine stille Seite. Sie läutet, wenn ein Tisch öffnet, jemand zu dir kommt oder ein Spieleabend beginnt.
called-waiting = Alles still. Eine Glocke läutet, wenn jemand kommt. Lass das Fenster offen und tu etwas anderes.
called-table = Ein Tisch ist offen.
called-joined = Jemand ist dazugekommen.
called-night = Der Spieleabend beginnt.
