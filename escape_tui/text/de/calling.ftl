# Ruft mich: ein stiller Bildschirm, der läutet.

lobby-callme = Ruft mich
    .help = Ein stiller Bildschirm. Er läutet, wenn ein Tisch öffnet, jemand zu dir kommt oder ein Spieleabend beginnt.
call-waiting = Alles still. Eine Glocke läutet, wenn jemand kommt. Lass das Fenster offen und tu etwas anderes.
call-table = Ein Tisch ist offen.
call-joined = Jemand sitzt jetzt an deinem Tisch.
call-night = Der Spieleabend beginnt.
