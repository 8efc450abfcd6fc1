# Ruft mich: ein stiller Bildschirm, der läutet.

lobby-callme = Ruft mich
    .help = Ein stiller Bildschirm. Er läutet, wenn ein Tisch öffnet, jemand zu dir kommt oder ein Spieleabend beginnt.
called-waiting = Alles still. Eine Glocke läutet, wenn jemand kommt. Lass das Fenster offen und tu etwas anderes.
called-table = Ein Tisch ist offen.
called-joined = Jemand ist dazugekommen.
called-night = Der Spieleabend beginnt.
