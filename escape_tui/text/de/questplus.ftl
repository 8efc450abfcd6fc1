# Mehr Auftragskammern.

module-questplus = Mehr Auftragskammern
    .effect = Drei weitere Aufträge, und Flüche auf Willen und Hände.
    .advice = Zwei dieser Aufträge brauchen euch an bestimmten Orten. Plant voraus.

chamber-chaos = Chaoskammer
    .effect = Sind alle zugleich hier, ziehen alle einen Fluch, und der Auftrag ist erfüllt.
    .advice = Kommt gleich nach dem Türschlag, dann seid ihr ohnehin zusammen.
chamber-constellation = Sternbild
    .effect = Steht zugleich in den richtigen Kammern. Zahlt dann hier zwei Schlüssel.
    .advice = Sprecht ab, wer wohin geht, bevor ihr aufbrecht.
chamber-snake-pit = Schlangengrube
    .effect = Alle anderen bekommen eine Schlange. Sind alle weg, besiegen fünf Fackeln die Mutter.
    .advice = Vertreib deine Schlange mit zwei Fackeln, bevor du weitergehst.

curse-mind-control = Gedankenkontrolle
    .effect = Jemand muss zustimmen, wenn du gehst, entdeckst, Juwelen aktivierst oder entkommst.
    .advice = An alle: Finger auf die Zustimmen-Taste.
curse-pitfall = Falltür
    .effect = Du fällst in die Startkammer.
    .advice = Kurz vor dem Türschlag ist das ein Glück.
curse-magical-bond = Magisches Band
    .effect = Warte nach jedem Wurf, bis die andere Person gewürfelt hat, oder drei Sekunden.
    .advice = Wähl jemanden, der schnell würfelt.

refused-questplus-chaos = { $reason ->
    [elsewhere] Das Chaos beginnt in der Chaoskammer.
   *[missing] Alle müssen hier sein. Es fehlt: { $absent }.
}
refused-questplus-constellation = { $reason ->
    [elsewhere] Geh erst ins Sternbild.
    [constellation] Im Sternbild ist niemand.
    [start] Jemand muss in der Startkammer sein.
    [three-gems] Jemand muss bei drei Juwelen sein.
    [one-gem] Jemand muss bei einem Juwel sein.
    [exit] Jemand muss am Ausgang sein.
   *[other] Die Sterne kosten { $needs }; es fehlt: { $missing }.
}
refused-questplus-snakes = { $reason ->
    [elsewhere] Geh erst in die Schlangengrube.
    [no-snake] Hier ist keine Schlange.
    [snakes-left] { $snakes ->
        [one] Eine Schlange übrig. Vertreib sie.
       *[other] { $snakes } Schlangen übrig. Vertreibt sie.
    }
   *[other] Feuer kostet { $needs }; es fehlt: { $missing }.
}
refused-questplus-mind-control = { $reason ->
    [waiting] Du hast gefragt. Jemand muss zustimmen.
    [nothing-asked] Es gibt nichts zu beantworten.
    [yourself] Jemand anderes muss zustimmen.
    [not-cursed] Niemand kontrolliert dich.
   *[other] Danach kannst du nicht fragen.
}
refused-questplus-bond = { $reason ->
    [taut] Gebunden: erst würfelt { $whom }.
    [not-inside] Wähl jemanden im Tempel.
   *[other] Es gibt niemanden zu wählen.
}

told-snakes-crept = Schlangen! ({ $chambers })
told-snake-chased = { $player } vertreibt eine Schlange: { $chamber }.
told-leave-asked = { $player } fragt. Wer stimmt zu?
told-leave-granted = { $player } stimmt zu: { $whom }.
told-leave-denied = { $player } sagt nein: { $whom }.
told-wish-faded = { $player }: Der Wunsch verblasst.

action-unleash-chaos = Chaos beginnen
    .short = Chaos
action-align-stars = Sterne ausrichten
    .short = ausrichten
action-chase-snake = Schlange vertreiben
    .short = vertreiben
action-fight-mother-snake = Schlangenmutter bekämpfen
    .short = bekämpfen
action-ask-leave = Um Erlaubnis fragen
action-grant-leave = Ja sagen: { $whom }
action-deny-leave = Nein sagen: { $whom }
action-bind-to = Binden an { $whom }
    .short = { $whom }
choice-questplus-bond = An wen bindest du dich?

panel-place = { $place ->
    [constellation] noch niemand darin
    [start] niemand am Start
    [three-gems] niemand bei drei Juwelen
    [one-gem] niemand bei einem Juwel
   *[exit] niemand am Ausgang
}
panel-snakes = Schlangen
notice-wish = { $player } will: { $wish }
notice-own-wish = Jemand muss zustimmen: { $wish }
notice-bond = Gebunden: erst würfelt { $player }
