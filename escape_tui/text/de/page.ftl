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
page-keyboard = Tastatur
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
page-over = vorbei
page-no-clock = ohne Uhr
page-depot = { $gems ->
    [one] ein Juwel im Depot
   *[other] { $gems } Juwelen im Depot
}
page-temple-of = Tisch { $code }

page-nothing-here = Hier ist nichts.
page-no-such-game = An diesem Tisch läuft kein öffentliches Spiel.
page-too-fast = Zu viele Anfragen. Versuch es später.
page-broke = Das lag an uns, tut uns leid. Es steht im Log.
page-other-site = Diese Seite gehört zu einer anderen Website.
page-not-understood = Diese Seite ist veraltet. Lade sie neu.
page-too-many-windows = Zu viele Fenster von deiner Adresse. Schließ eins, oder versuch es später.
