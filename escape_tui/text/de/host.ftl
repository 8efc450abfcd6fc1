# Was der Server ablehnt, und der Admin-Schirm.

declined-playing = Dieser Tisch spielt schon.
declined-cannot-write = Der Server kann nicht speichern. Gerade kann kein Spiel beginnen.
declined-not-over = Das Spiel ist noch nicht vorbei.
declined-going-on = Das Spiel geht gleich weiter.
declined-said-already = Das hast du schon gesagt.
declined-nothing-asked = Es gibt nichts zu beantworten.
declined-practice = Die Übung endet nie. Verlass einfach das Spiel.
declined-no-bot-seat = Dort ist kein Bot-Platz zu haben. Du kannst zusehen.
declined-seated = Du hast dort schon einen Platz.
declined-seated-elsewhere = Du hast einen Platz an einem anderen Tisch. Verlass ihn erst.
declined-not-watching = Du siehst keinem Spiel zu.
declined-cheered-already = Du hast gerade angefeuert. Lass sie erst würfeln.
declined-led-already = Jemand führt schon durch die Aufzeichnung.
declined-no-replay = Hier läuft keine Aufzeichnung.
declined-not-leading = Jemand anderes führt durch die Aufzeichnung.
declined-full = Kein Platz mehr. Du kannst zusehen.
declined-taken = Dieser Platz ist besetzt.
declined-empty = Dieser Platz ist leer.
declined-yourself = Dich selbst kannst du nicht entfernen. Verlass den Tisch.
declined-set-up = Dieser Aufbau geht noch nicht. Sieh nach, was fehlt.
declined-not-playing = Hier läuft kein Spiel.
declined-not-yours = Du spielst nur deinen eigenen Platz.
declined-no-pause-left = Dieser Tisch hat keine Pausen mehr.
declined-not-seated = Du sitzt an keinem Tisch.
declined-not-opener = Das kann nur die Leitung.
declined-daily = Der Tagestempel ist für alle gleich: keine Änderungen, keine Bots.
declined-daily-over = Dieser Tag ist vorbei. Öffne den Tempel von heute.
declined-daily-keys = Der Tagestempel braucht einen SSH-Schlüssel. Ein Versuch je Person.
declined-daily-tried = Ein Versuch je Person, und hier hat heute schon jemand gespielt.
declined-daily-not-over = Den Tagestempel siehst du noch einmal, wenn der Tag vorbei ist.
declined-no-such-table = Den Tisch { $code } gibt es nicht.
declined-no-such-game = An { $code } läuft kein Spiel.
declined-no-such-recording = Die Aufzeichnung { $id } gibt es nicht.
declined-edition-gone = Die Ausgabe dieses Spiels, { $edition }, ist nicht mehr da.
declined-spectating-full = Zu viel Publikum. Sieh einem anderen Spiel zu.
declined-keeper = Admins lassen sich nicht hinauswerfen oder bannen.
declined-signalled = Vom System angehalten. Das lässt sich hier nicht abbrechen.
declined-closing = Der Tempel schließt bald. Keine neuen Tische.
declined-house-full = Kein Platz für einen neuen Tisch. Nimm einen offenen, oder versuch es bald wieder.
declined-too-many-tables = Du hast zu viele Tische. Schließ erst einen.
declined-too-many-codes = Zu viele falsche Codes. Versuch es in zehn Minuten wieder.
declined-too-many-openings = Zu viele neue Tische. Warte eine Minute.
declined-too-fast = Zu schnell. Lass den anderen Zeit zum Lesen.
declined-no-other-game = Sonst läuft kein Spiel.
declined-gone = Diese Sitzung ist vorbei.
declined-not-here = Betritt erst den Tempel.
declined-only-watching = Hier kannst du nur zusehen.
declined-out-of-order = Zu spät.
declined-nonsense = Das geht hier nicht.
declined-broken = Unser Fehler, sorry. Er steht im Log.

admin-title = Admin
admin-announce = Ansagen…
    .help = Alle sehen es, in Lobby und Spiel, mit deinem Namen.
admin-announce-title = Allen sagen
admin-announce-hint = Enter sendet · Esc bricht ab
admin-drain = Auslaufen lassen
    .help = Keine neuen Tische. Spiele enden, dann hält der Server an. Du kannst abbrechen.
admin-drain-title = Auslaufen lassen und anhalten?
admin-drain-told = Es öffnen keine neuen Tische. { $games ->
    [0] Kein Spiel läuft, also hält der Server in zehn Sekunden an.
    [one] Ein Spiel hat noch { $minutes } Minuten, dann hält der Server an.
   *[other] { $games } Spiele haben noch { $minutes } Minuten, dann hält der Server an.
} Bis dahin kannst du hier abbrechen.
admin-stay-open = Auslaufen abbrechen
    .help = Der Server läuft weiter, und Tische können wieder öffnen.
admin-workers = Prozesse
admin-worker-facts = { $visits ->
    [one] eine Sitzung
   *[other] { $visits } Sitzungen
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
admin-worker =
    .help = Enter lässt diesen Prozess auslaufen; die anderen übernehmen. Fragt vorher.
admin-worker-open =
    .help = Enter öffnet diesen Prozess wieder für Sitzungen und Tische.
admin-worker-title = Prozess { $name } auslaufen lassen?
admin-worker-told = Seine Spiele ziehen zu anderen Prozessen um, und keine Verbindung bricht ab; was nicht umziehen kann, endet erst. Er nimmt keine neuen Sitzungen, bis du ihn hier wieder öffnest.
admin-sessions = Sitzungen
admin-tables = Tische
admin-bans = Banne
admin-session =
    .help = Enter wirft hinaus. b bannt den SSH-Schlüssel, a die Adresse. Fragt vorher.
admin-keeper =
    .help = Admins lassen sich nicht hinauswerfen oder bannen.
admin-table =
    .help = Ein Tisch auf diesem Server.
admin-ban =
    .help = Enter hebt den Bann auf.
admin-confirm-hint = Enter bestätigt · Esc bricht ab
admin-kick-title = { $name } hinauswerfen?
admin-kick-told = Die Sitzung endet jetzt. Rückkehr ist sofort möglich; der Platz bleibt eine Weile reserviert.
admin-ban-key-title = { $name } bannen?
admin-ban-key-told = Der SSH-Schlüssel ist dann gebannt, und alle seine Sitzungen enden. Als Gast ist Rückkehr möglich. Diese Liste hebt den Bann auf.
admin-ban-address-title = { $address } bannen?
admin-ban-address-told = { $address } ist dann gebannt, und alle Sitzungen von dort enden. Diese Liste hebt den Bann auf.
admin-let-in-title = Bann für { $value } aufheben?
admin-let-in-told = Die Verbindung ist dann wieder erlaubt.
admin-draining = läuft aus
admin-facts = { $sessions ->
    [one] eine Sitzung
   *[other] { $sessions } Sitzungen
}, { $waiting } in der Schlange, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}

# Was der Server über aufbewahrte Daten sagt.

lobby-set-aside = Diese Version kann euer Spiel { $code } nicht fortsetzen. Es bleibt erhalten.
admin-ban-since = seit { $fact }
admin-ban-until = bis { $fact }
admin-ban-by = von { $fact }
