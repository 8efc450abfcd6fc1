# Was die Browserseite um das Spiel herum sagt.

page-title = Flucht aus dem Tempel
page-description = Eine gemeinsame Flucht aus einem einstürzenden Tempel, in Echtzeit.
page-game = Das Spiel
page-keys = Tasten
page-north = Norden
page-east = Osten
page-south = Süden
page-west = Westen
page-do = nutzen
page-dice = Würfel
page-roll = würfeln
page-call = rufen
page-enter = ok
page-leave = esc
page-links = Links
page-in-lines = Im Textmodus spielen
page-in-pictures = Mit Bildern spielen
page-told = Was geschieht
page-what-now = Was tust du?
page-send = Senden
page-send-to-enter = Drück Senden, um zurückzukehren.
page-keyboard = Tastatur
page-sound = Ton
page-sound-on = Ton ist an
page-sound-off = Ton ist aus
page-ok = OK
page-no-script = Diese Seite braucht JavaScript. Du kannst auch über SSH spielen.
page-welcome =
    Willkommen! Dein Rückkehrcode ist { $code }
    Dieser Browser merkt ihn sich. Um anderswo zu spielen, auch über SSH ({ $command }), wähl „Ich habe einen Rückkehrcode“.
page-cut = Verbindung weg. Neuer Versuch in { $seconds } s…
page-back = Wieder verbunden.
page-left = Du hast den Tempel verlassen.
page-come-in = Drück OK, um einzutreten.

page-played-now = Laufende Spiele
page-play = Spielen
page-nobody-plays = Gerade läuft kein öffentliches Spiel.
page-time-left = noch { $time }
page-paused = Pause
page-no-clock = ohne Uhr
page-depot = { $gems ->
    [one] ein Juwel im Depot
   *[other] { $gems } Juwelen im Depot
}
page-temple-of = Tisch { $code }
page-curve = Die Chancen des Teams
page-join-table = An Tisch { $code } mitspielen
page-watch-table = Tisch { $code } zusehen
page-watch-again = Ein Spiel noch einmal sehen
page-waiting-there = Es warten: { $people }.
page-playing-there = Es spielen: { $people }.

page-nothing-here = Hier ist nichts.
page-no-such-game = An diesem Tisch läuft kein öffentliches Spiel.
page-no-such-table = Einen Tisch { $code } gibt es nicht.
page-no-such-replay = Dieses Spiel gibt es hier nicht.
page-too-fast = Zu viele Anfragen. Versuch es später.
page-broke = Unser Fehler, sorry. Er steht im Log.
page-other-site = Diese Seite gehört zu einer anderen Website.
page-not-understood = Diese Seite ist veraltet. Lad sie neu.
page-too-many-windows = Zu viele Fenster von deiner Adresse. Schließ eins, oder versuch es später.
