# Neue Figuren.

module-newchar = Neue Figuren
    .effect = Ein Verlies, ein enger Gang, zwei Schätze, die Leerenläuferin und der Trickser.
    .advice = Die Schätze brauchen das Modul Schätze, die Figuren das Modul Figuren.

chamber-dungeon = Verlies
    .effect = Jede Tür führt hinein, aber über die Rutsche kommst du nicht hinaus.
    .advice = Such eine andere Tür, bevor du rutschst.
chamber-narrow-gauge = Enger Gang
    .effect = Drei Fackeln zum Eintreten. Drin sind ein Juwel und ein Schatz.
    .advice = Zu zweit lohnt es sich im Vorbeigehen.

treasure-portal = Portal
    .effect = Bringt dich in jede Kammer, die deine an Seite oder Ecke berührt.
    .advice = Über die Ecke spart es zwei Schritte.
treasure-clone = Klon
    .effect = Deine Schlüssel und Fackeln zählen für eine Aktion doppelt.
    .advice = Aus drei Symbolen werden sechs. Denk an Grüfte und Ausgang.

character-void-runner = Leerenläuferin
    .effect = Läuft von einem Rand des Tempels zum anderen.
    .advice = Solange der Tempel offen ist, bist du überall.
character-void-runner-permanent = Leerenläuferin, allein
    .effect = Zwei Abenteurer: von einer Kammer mit offenem Zugang in jede andere mit einem.
    .advice = Schließ die Startkammer nicht. Sie ist dein Heimweg.
character-void-runner-activatable = Leerenläuferin, zusammen
    .effect = Dasselbe, aber alle in deiner Kammer kommen mit.
    .advice = Sammelt euch vor dem Türschlag und lauft zusammen heim.
character-trickster = Trickser
    .effect = Tauscht Würfel mit anderen.
    .advice = Nimm dunkle Masken von jemandem, der jetzt Würfel braucht.
character-trickster-permanent = Trickser, nebenan
    .effect = Tausch Würfel eins zu eins mit jemandem in deiner Kammer: gehaltene oder gesperrte.
    .advice = Halt, was du anbietest, und sag, was du willst.
character-trickster-activatable = Trickser, aus der Ferne
    .effect = Ein Schlüssel und eine Fackel: Tausch Würfel mit einer Person, egal wo.
    .advice = Schick das fehlende Symbol zum Juwel.

refused-newchar-dungeon = Rutsche zu steil. Nimm eine andere Tür.
refused-newchar-portal = { $reason ->
    [too-far] Zu weit. Wähl eine angrenzende Kammer.
    [already-there] Da bist du schon.
    [closed] In diese Kammer kommt niemand.
   *[other] Diese Kammer gibt es nicht.
}
refused-newchar-clone = Dein Klon ist schon bereit.
refused-newchar-void-permanent = { $reason ->
    [no-entrance-here] Deine Kammer hat keinen offenen Zugang.
    [no-entrance-there] Kein offener Zugang: { $chamber }.
    [already-there] Da bist du schon.
    [closed] In diese Kammer kommt niemand.
    [unknown-chamber] Diese Kammer gibt es nicht.
   *[other] Laufen kostet { $needs }; es fehlt: { $missing }.
}
refused-newchar-void-active = { $reason ->
    [no-entrance-here] Deine Kammer hat keinen offenen Zugang.
    [no-entrance-there] Kein offener Zugang: { $chamber }.
    [already-there] Da bist du schon.
    [closed] In diese Kammer kommt niemand.
    [unknown-chamber] Diese Kammer gibt es nicht.
   *[other] Zusammen laufen kostet { $needs }; es fehlt: { $missing }.
}
refused-newchar-trickster-permanent = { $reason ->
    [elsewhere] Zu weit. Tausch in deiner Kammer.
    [outside] Schon draußen.
    [one-for-one] Tausch einen gegen einen.
    [unknown-die] Diesen Würfel gibt es nicht.
    [tumbling] Dieser Würfel rollt noch.
    [not-offered] Wähl gehaltene oder gesperrte Würfel.
   *[other] Wähl eine andere Person.
}
refused-newchar-trickster-active = { $reason ->
    [outside] Schon draußen.
    [one-for-one] Tausch einen gegen einen.
    [unknown-die] Diesen Würfel gibt es nicht.
    [tumbling] Dieser Würfel rollt noch.
    [not-offered] Wähl gehaltene oder gesperrte Würfel.
    [unknown] Wähl eine andere Person.
   *[other] Tauschen kostet { $needs }; es fehlt: { $missing }.
}

told-dice-swapped = { $player } und { $whom } tauschen Würfel.

action-use-portal = Portal: { $chamber }
action-use-clone = Klon bereitmachen
    .short = Klon
action-run-void = Laufen: { $chamber }
action-run-void-together = Alle laufen: { $chamber }
action-swap-dice = { $whom }: gib { $mine } für { $theirs }
action-swap-dice-afar = { $whom }, fern: gib { $mine } für { $theirs }
