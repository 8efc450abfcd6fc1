# Was der Server außerhalb des Spiels sagt: in der Schlange, über dem Schirm, zum Abschied.

visit-in-line = Der Tempel ist voll. Du bist Nummer { $place } in der Schlange. q: gehen.
visit-idle-warning = Noch da? Drück in { $seconds } Sekunden eine Taste, um zu bleiben.
visit-closing-in = Der Tempel schließt in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}. Laufende Spiele dürfen enden; neue beginnen nicht.
visit-stays-open = Der Tempel bleibt doch offen.
visit-announcement = { $name }, Admin: { $text }

farewell-quit = Bis zur nächsten Flucht.
farewell-lost = Bis zur nächsten Flucht.
farewell-taken-over = Du bist anderswo angemeldet, darum ist diese Sitzung zu Ende.
farewell-kicked = Ein Admin hat deine Sitzung beendet.
farewell-idle = Du warst lange weg. Komm wieder, wann du willst.
farewell-stalled = Deine Verbindung antwortet nicht mehr.
farewell-crashed = Das lag an uns, tut uns leid. Es steht im Log. Dein Platz ist reserviert: Verbinde dich neu.
farewell-nonsense = Zu viele Nachrichten ergaben keinen Sinn. Siehe docs/programs.md.
farewell-closing = Der Tempel schließt kurz. Dein Platz ist reserviert: Verbinde dich bald neu.

gate-banned = Du bist auf diesem Server gebannt.
gate-no-such-door = Unbekannter Befehl. Nimm join CODE, watch CODE, race CODE, replay ID, export ID, listen CODE, wait, plain, program, status oder nichts.
gate-not-plain = Im Textmodus nicht möglich. Nimm plain, plain join CODE oder plain watch CODE.
gate-odd-code = Ein Code hat Buchstaben, Ziffern und Striche: { $word } CODE.
gate-odd-wait = Auf wie viele warten, und wie lange? wait 2 --for 2h.
gate-too-many-wait = Es warten schon zu viele. Versuch es später noch einmal.
wait-night = Der Spieleabend beginnt.
wait-found = { $count ->
    [one] Jemand sucht ein Spiel.
   *[other] { $count } Personen suchen ein Spiel.
}
gate-which-code = Welcher? Nimm { $word } CODE.
gate-not-an-admin = Nur für Admins. Dein SSH-Schlüssel steht nicht auf der Liste (admin.keys).
gate-no-programs = Dieser Server lässt keine Programme zu. Ein Admin kann es erlauben (limits.programs).
gate-program-needs-key = Ein Programm braucht einen eigenen SSH-Schlüssel.
gate-too-many-programs = Zu viele Programme sind verbunden. Versuch es später.
gate-too-many-sessions = Zu viele offene Sitzungen. Schließ erst eine.
gate-needs-terminal = Dafür braucht es ein Terminal. Setz -t vor den Servernamen: ssh -t ...
gate-how-to-play =
    Entkommt zusammen und in Echtzeit aus dem einstürzenden Tempel.
    Das ist ein Spiel fürs Terminal. Zum Spielen tipp:

    {"    "}{ $command }

    Für einen Tisch, zum Zusehen, für eine Aufzeichnung oder ein Rennen dagegen ergänz -t und: join CODE, watch CODE, replay ID, race ID.
    Für den Textmodus, mit Screenreader oder Pipe, ergänz: plain.
gate-full = Der Tempel ist voll, und die Schlange auch. Versuch es später.
