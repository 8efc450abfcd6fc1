# Modul 2: Schätze.

module-treasures = Schätze
    .effect = Verdeckte Schätze in Kammern, jeder einmal nutzbar.
    .advice = Nimm, was am Weg ist. Ein langer Umweg lohnt sich nicht.

treasure-healing-mask = Heilmaske
    .effect = Befreit alle gesperrten Würfel von allen.
    .advice = Warte, bis mehrere von euch festhängen.
treasure-double-torch = Doppelfackel
    .effect = Zählt für eine Aktion als zwei Fackeln.
    .advice = Mach sie neben anderen bereit. Sie zahlt auch für sie.
treasure-double-key = Doppelschlüssel
    .effect = Zählt für eine Aktion als zwei Schlüssel, auch beim Entkommen.
    .advice = Spar einen für den Ausgang.
treasure-teleport = Teleport
    .effect = Bringt dich in eine Kammer, in der jemand anderes ist.
    .advice = Bringt dich vor dem Türschlag heim, wenn dort jemand ist.
treasure-extra-gem = Extrajuwel
    .effect = Bringt ein Juwel aus dem Depot auf diese Karte, für immer.
    .advice = Nutz es sofort. Jedes Juwel macht den Ausgang billiger.
treasure-secret-passage = Geheimgang
    .effect = Verbindet zwei Nachbarkammern ohne Durchgang, für alle.
    .advice = Find die Wand, die den Weg zum Ausgang verkürzt.

refused-treasures-claim = { $reason ->
    [none] In dieser Kammer ist kein Schatz.
   *[other] Nehmen kostet { $needs }; es fehlt: { $missing }.
}
refused-treasures-once = { $reason ->
    [not-ready] Dieser Schatz ist nicht bereit.
   *[other] Das hast du nicht: { $card }.
}
refused-treasures-healing-mask = Nichts gesperrt. Spar sie für später.
refused-treasures-double-torch = Deine Doppelfackel ist schon bereit.
refused-treasures-double-key = Dein Doppelschlüssel ist schon bereit.
refused-treasures-teleport = { $reason ->
    [already-there] Da bist du schon.
    [closed] In diese Kammer kommt niemand.
    [nobody-there] Dort ist niemand. Wähl eine andere.
   *[other] Diese Kammer gibt es nicht.
}
refused-treasures-extra-gem = Das Depot ist leer.
refused-treasures-secret-passage = { $reason ->
    [no-wall] Wähl zwei Kammern mit Wand dazwischen.
   *[other] Diese Kammer gibt es nicht.
}

told-treasure-placed = Ein Schatz: { $chamber }!
told-treasure-reburied = Der Schatz kommt unter den Stapel: { $chamber }.
told-treasure-claimed = { $player } nimmt: { $card }.
told-treasure-gained = { $player } bekommt: { $card }.
told-treasure-armed = { $player } macht bereit: { $card }.
told-treasure-kept = { $player } nimmt zurück: { $card }.
told-treasure-used = { $player } nutzt: { $card }.
told-treasure-discarded = { $player } verliert: { $card }.
told-gem-laid-on-card = { $player } legt ein Juwel vom Depot auf die Karte.
told-secret-passage-laid = { $player } öffnet einen Geheimgang: { $chamber } – { $there }.

action-claim-treasure = Schatz nehmen
    .short = $ nehmen
action-keep-treasure = Zurücknehmen: { $card }
    .short = Ohne { $card }
action-use-healing-mask = Heilmaske: alle Würfel befreien
    .short = Heilmaske
action-use-double-torch = Doppelfackel bereitmachen
    .short = Doppelfackel
action-use-double-key = Doppelschlüssel bereitmachen
    .short = Doppelschlüssel
action-use-teleport = Teleport: { $chamber }
action-use-extra-gem = Extrajuwel nutzen
    .short = Extrajuwel
action-use-secret-passage = Geheimgang: { $chamber } – { $there }

panel-armed = bereit
