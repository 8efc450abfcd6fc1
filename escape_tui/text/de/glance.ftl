tray-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}

team-apart = fern
team-away = weg
team-bot = Bot

panel-your-cards = Deine Karten
panel-use-cards = { $key } nutzen
panel-hide-cards = { $key } schließt
panel-no-cards = Noch keine Karten.
panel-more = { $count } weitere: { $key }

action-show-cards = Karten
    .help = Zeigt alle offenen Karten mit allem, was sie tun, deine zuerst.

action-legend = Zeichen
    .help = Erklärt die Zeichen auf der Karte.

panel-signs = Zeichen
panel-all-signs = { $key } erklärt alle.
panel-stays = bleibt
