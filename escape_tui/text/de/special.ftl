# Modul 4: Spezialkammern, und die Karten der Erweiterung Illusionen.

module-special = Spezialkammern
    .effect = Paarkammern, Doppelkammern und die Schatzkammer mit dem Kelch.
    .advice = Schickt zwei Gruppen in Paarkammern. Denkt an den Kelch, bevor ihr lauft.

-linked-effect = Gruppen in Paarkammern aktivieren im selben Moment in jeder ein Juwel.
-linked-advice = Halt deine Symbole und ruf. Die andere Gruppe muss ihre halten.
chamber-linked-1 = Paarfeuer
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-2 = Paarschlösser
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-3 = Paarglut
    .effect = { -linked-effect }
    .advice = { -linked-advice }
-double-effect = Zwei Hälften mit einer Wand dazwischen. Die Juwelen sind hinten.
-double-advice = Such den Weg herum nach hinten.
chamber-double-1 = Doppelfackeln
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-double-2 = Doppelschlösser
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-treasure-chamber = Schatzkammer
    .effect = Hier ist der Kelch. Er muss zum Ausgang, bevor ihr alle geht.
    .advice = Zu zweit im Wechsel geht das Tragen schneller.

curse-soul-exchange = Seelentausch
    .effect = Du und eine andere Person tauscht Platz und Farbe.
    .advice = Wähl jemanden, der ist, wo du sein willst.
treasure-large-torch = Große Fackel
    .effect = Macht deine Kammer bis zum nächsten Türschlag zur zweiten Startkammer.
    .advice = Ruf die anderen zu dir, statt heimzulaufen.

ended-special-chalice = Alle sind draußen, aber der Kelch ist noch drin. Verloren.
banner-lost-special-chalice = Ohne Kelch
refused-special-setup = Diese Auswahl gibt es nicht: { $chambers }.
refused-special-linked = { $reason ->
    [elsewhere] Geh erst in eine Paarkammer.
    [alone] Eine zweite Paarkammer braucht jemanden.
    [dark] Der Kalender erlaubt gerade keins davon.
    [not-shown] Hier reicht es. { $chamber }: Haltet { $needs }.
   *[other] Diese Kammer kostet { $needs }; es fehlt: { $missing }.
}
refused-special-linked-once = Keine Juwelen mehr in Paarkammern.
refused-special-chalice = Verloren. Der Kelch blieb zurück.
refused-special-chalice-carry = Der Kelch ist nicht in deiner Kammer.
refused-special-soul-exchange = { $reason ->
    [no-choice] Du hast keine Seele zu tauschen.
   *[other] Wähl jemand anderen im Tempel.
}
refused-special-large-torch = Diese Kammer ist schon sicher.

told-linked-used = Paarkammern zugleich bezahlt: { $chambers }.
told-chalice-found = Der Kelch! Er muss zum Ausgang.
told-chalice-carried = { $player } trägt den Kelch: { $chamber }.
told-chalice-fell-back = Der Kelch ist wieder in der Startkammer.
told-chalice-recovered = { $player } bringt den Kelch hinaus!
told-adventurers-swapped = { $player } und { $whom } tauschen die Plätze.
told-torch-lit = { $player } zündet eine große Fackel an. Sicher: { $chamber }.
told-torch-burnt-out = Die große Fackel ist aus: { $chamber }.

action-activate-linked = Paarkammern aktivieren
    .short = aktivieren
action-carry-chalice = Kelch tragen: { $chamber }
    .short = Kelch
action-exchange-souls = Seelen tauschen: { $whom }
    .short = { $whom }
action-use-large-torch = Große Fackel hier anzünden
    .short = anzünden

choice-special-soul-exchange = Mit wem tauschst du die Seele?

panel-chalice = Der Kelch
