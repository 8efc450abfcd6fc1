# Das Totem.

module-totem = Totem
    .effect = Eine Kammer, in der ihr Würfel mit Masken für Juwelen stapelt.
    .advice = Hier sind dunkle Masken zu etwas gut.
chamber-totem-chamber = Totemkammer
    .effect = Fünf gestapelte Masken aktivieren ein Juwel, zehn zwei.
    .advice = Drück, wenn der Zeiger nah an der Mitte ist. Ein grober Fehler stürzt alles um.

refused-totem-stack = { $reason ->
    [elsewhere] Geh zum Stapeln in die Totemkammer.
    [unknown] Diesen Würfel hast du nicht.
    [full] Der Stapel ist voll.
    [not-yet] Zu früh. Achte auf den Zeiger.
    [too-old] Zu spät: langsame Leitung. Noch einmal.
   *[no-mask] Stapel nur dunkle oder Goldmasken.
}
refused-totem-gems = { $reason ->
    [elsewhere] Geh erst in die Totemkammer.
   *[too-low] { $lacking ->
        [one] Dem Stapel fehlt ein Würfel.
       *[other] Dem Stapel fehlen { $lacking } Würfel.
    }
}

told-die-stacked = { $player } stapelt einen Würfel. Er hält.
told-die-slipped = { $player }: Der Würfel rutscht vom Totem.
told-stack-fell = { $player } stürzt das ganze Totem um!
told-die-unstacked = { $player } nimmt einen Würfel vom Totem.

action-stack-die = Würfel { $die } stapeln
    .short = { $die } stapeln
action-cash-stack = Juwelen mit dem Totem aktivieren
    .short = aktivieren

panel-totem = Das Totem
