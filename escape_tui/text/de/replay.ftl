# Aufzeichnungen beendeter Spiele.

replay-game =
    .help = Enter zeigt dieses Spiel noch einmal.
replay-none = Noch keine Aufzeichnungen
    .help = Jedes deiner Spiele wird hier gespeichert.
replay-base = Grundspiel
replay-unreadable = Diese Aufzeichnung lässt sich nicht abspielen: { $reason }.
replay-drift = Diese Aufzeichnung folgt anderen Regeln.
replay-reading = Lädt… { $percent } %
replay-exporting = Exportiert… { $count } Bilder
replay-exported = Gespeichert: { $place }
replay-onlooker = Publikum
replay-play = abspielen
replay-jump = springen
replay-speed = Tempo
replay-next-event = Ereignis
replay-next-turn = Wendepunkt
replay-no-turns = In diesem Spiel ist kein Wendepunkt bekannt.
replay-next-view = Sicht
replay-export = Export
replay-menu = gehen
replay-help = Hilfe
replay-export-command = Tipp: { $command }
export-still-played = Dieses Spiel läuft noch. Exportier es, wenn es vorbei ist.
export-one-at-a-time = Nur ein Export auf einmal. Deiner läuft noch.
records-replay = replay { $id }
replay-leads = { $name } führt · t reden
replay-you-lead = Du führst · h abgeben · t reden
replay-said = { $name }: { $text }
replay-say = Den anderen sagen
replay-nobody-else = Sonst kann niemand führen.
replay-invites = { $where ->
    [end] { $name } zeigt eine Aufzeichnung. v: mitsehen.
   *[table] { $name } zeigt eine Aufzeichnung. Sieh mit.
}
replay-offer-title = Dieses Spiel noch einmal sehen
replay-offer-hint = Enter: allein · t: zusammen · r: Rennen · Esc: zurück
replay-table = Zusammen eine Aufzeichnung sehen
action-hand-lead = Führung abgeben
    .help = Lässt die nächste Person durch die Aufzeichnung führen.
