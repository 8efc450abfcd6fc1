# Titel, Aufbau eines Tisches, Prüfungen.

screen-subtitle = aus dem Tempel

title-play = Eine bis sechs Personen an dieser Tastatur, mit oder ohne Bots.
title-practise = Dasselbe Spiel ohne Uhr.
title-learn = Ein erstes Spiel mit Anleitung. Fünf Minuten.
title-challenges = Sechsundzwanzig schwerere Spiele, und welche du geschafft hast.
title-replays = Sieh beendete Spiele noch einmal.
title-settings = Tasten, Farben, Klang, Sprache.
title-rules = Alle Regeln, mit Suche.
title-leave = Hinaus ans Tageslicht.

list-key-move = wählen
list-key-choose = öffnen
list-key-change = ändern
list-key-search = suchen
list-key-scroll = blättern

setup-start = Spiel starten
    .help = Fünf Sekunden Countdown, dann würfeln alle zugleich.
setup-group-seats = Wer spielt
setup-group-game = Das Spiel
setup-group-expansions = Module
setup-group-queenies = Extras
setup-person = Person
setup-bot = Bot
setup-person-name = Person { $number }
setup-name = Name
    .help = Enter speichert · Esc bricht ab
setup-seat =
    .help =
        Enter ändert den Namen. Links/rechts ändert die Farbe.
        Die Bot-Taste unten macht aus einer Person einen Bot und umgekehrt.
setup-character = Figur
setup-card = Karte
setup-card-permanent = dauerhaft
setup-card-activatable = aktiv
setup-card-cost = Kostet { $price }, einmal zwischen zwei Türschlägen.
setup-challenge = Prüfung
    .help = Wählt Module und zusätzliche Juwelen für dich. Spezialkammern, Grube und Brunnen darfst du ergänzen.
setup-challenge-none = keine
setup-challenge-value = { $id }
setup-difficulty = Schwierigkeit
    .help =
        Leicht: drei Juwelen weniger. Normal: die Juwelen für euer Team.
        Erfahren: drei mehr. Profi: sechs mehr, und keine Schicksalswende.
setup-difficulty-gentle = leicht
setup-difficulty-normal = normal
setup-difficulty-expert = erfahren
setup-difficulty-professional = Profi
setup-soundtrack = Tonspur
    .help = Beide dauern zehn Minuten, mit Gongs zu verschiedenen Zeiten. Die Übung hat keine Uhr.
setup-soundtrack-1 = die erste
setup-soundtrack-2 = die zweite
setup-soundtrack-practice = keine (Übung)
setup-pace = Tempo
    .help = Wie lange Würfel rollen: ruhig 1,2 Sekunden, normal 0,8, wild 0,5.
setup-pace-calm = ruhig
setup-pace-standard = normal
setup-pace-frantic = wild
setup-hidden = Uhr verdeckt
    .help = Verdeckt die Uhr. Hört auf die Gongs.
setup-honour = Auf Ehre
    .help = Im selben Raum? Flüche auf Hand und Stimme gelten auf eure Ehre.
setup-option-special = Kammern
    .help = Alle Spezialkammern oder nur die Schatzkammer mit dem Kelch.
setup-option-special-all = alle
setup-option-special-chalice = nur der Kelch
setup-option-quest = Auftragskammern
    .help = Alle müssen erfüllt sein, bevor jemand entkommt.
setup-option-trap = Fallenkammern
    .help = Wie viele zufällig gezogen werden.
setup-option-time = Zeitkammern
    .help = Wie viele zufällig gezogen werden.
setup-option-maya = Kalender
    .help = Ewig: Juwelen in der Reihenfolge des Kalenders. Verdammt: beliebig, aber Rückstand kostet.
setup-option-maya-eternal = ewig
setup-option-maya-doomed = verdammt
setup-works = Startbereit
setup-refused = So geht es nicht ({ $rule }).

challenges-level = Stufe { $level }
challenges-ultimate = Ultimativ
challenges-name = Prüfung { $id }
challenges-won = geschafft zu { $players }
challenges-not-won = noch nicht
challenges-count = { $won } von { $all } geschafft
challenges-extra = { $count ->
    [one] Ein Juwel mehr im Depot.
   *[other] { $count } Juwelen mehr im Depot.
}
challenges-quests = { $count ->
    [one] Ein Auftrag.
   *[other] { $count } Aufträge.
}
challenges-choose = Enter öffnet einen Tisch dafür.
