# Modul 6: Figuren.

module-character = Figuren
    .effect = Alle spielen eine Figur mit einer ihrer zwei Karten.
    .advice = Sag den anderen, was deine Karte kann, und nutz sie.

character-discoverer = Forscherin
    .effect = Findet die richtige Kammer oder läuft durch drei.
    .advice = Erkunde voraus. Du siehst, worauf andere nur hoffen.
character-discoverer-permanent = Forscherin, zweiter Blick
    .effect = Du siehst jedes Plättchen, das du entdeckst, und darfst es einmal vergraben; das nächste bleibt.
    .advice = Schick eine zweite Sackgasse weg.
character-discoverer-activatable = Forscherin, Sprint
    .effect = Drei Abenteurer: Deine nächsten drei Kammern sind kostenlos, bis du würfelst.
    .advice = Spar ihn für den Heimweg vor dem Türschlag.
character-doc = Doc
    .effect = Befreit mehr Würfel oder hilft aus der Ferne.
    .advice = Bleib bei denen, die am meisten würfeln.
character-doc-permanent = Doc, starke Medizin
    .effect = Deine Goldmasken befreien bis zu drei Würfel.
    .advice = Frag, wer festhängt, bevor du dir selbst hilfst.
character-doc-activatable = Doc, Fernheilung
    .effect = Zwei Goldmasken: befreit alle Würfel einer anderen Person, egal wo.
    .advice = Spar sie für jemanden, der allein festhängt.
character-muscleman = Kraftprotz
    .effect = Trägt helle Fackeln oder dreht ganze Kammern.
    .advice = Geh, wo Fackeln gebraucht werden.
character-muscleman-permanent = Kraftprotz, helle Fackeln
    .effect = Jede deiner Fackeln zählt doppelt, auch beim gemeinsamen Zahlen.
    .advice = Halt Fackeln, wo andere Juwelen aktivieren.
character-muscleman-activatable = Kraftprotz, drehende Wände
    .effect = Zwei Fackeln: dreht jede Kammer außer dem Start, so weit du willst.
    .advice = Mach eine Sackgasse zum Durchgang, oder dreh eine Wand zum Obelisken.
character-priest = Priester
    .effect = Macht dunkle Masken nützlich.
    .advice = Keine Angst vorm Würfeln. Je schlechter, desto mehr kannst du.
character-priest-permanent = Priester, Gebet
    .effect = Alle Würfel gesperrt? Geh in jede Kammer, in der jemand anderes ist.
    .advice = Geh zu jemandem mit Goldmaske.
character-priest-activatable = Priester, Segen
    .effect = Drei dunkle Masken: befreit sie und legt drei Schlüssel oder Fackeln für ein Juwel in einer Kammer bereit, fünfzehn Sekunden lang.
    .advice = Segne die Kammer, in der nur wenig fehlt.
character-mechanic = Mechaniker
    .effect = Öffnet Schlösser mit Masken oder nimmt den Aufzug zum Team.
    .advice = Schlüsselkammern sind deine Sache, und der Ausgang auch.
character-mechanic-permanent = Mechaniker, Dietrich
    .effect = Deine Goldmasken dürfen als Schlüssel zählen.
    .advice = Geh zuletzt. Du entkommst leichter als die anderen.
character-mechanic-activatable = Mechaniker, Aufzug
    .effect = Zwei Schlüssel: Geh in jede Kammer, in der jemand anderes ist.
    .advice = Erkunde weit weg. Der Aufzug bringt dich heim, wenn dort jemand ist.
character-mentalist = Mentalistin
    .effect = Geht hinein, wo es ihr gefällt.
    .advice = Nimm die Wege, die andere am meisten kosten.
character-mentalist-permanent = Mentalistin, offene Türen
    .effect = Betritt jede Nachbarkammer für ihre Symbole oder für zwei Abenteurer.
    .advice = Zwei Seiten jedes Würfels sind Abenteurer. Niemand ist schneller.
character-mentalist-activatable = Mentalistin, durch die Wand
    .effect = Zwei Abenteurer: Geh durch eine Wand in die Kammer dahinter, außer bei Doppelkammern.
    .advice = Sieh vor dem Türschlag auf den Plan. Eine Wand ist oft der kürzeste Weg.

refused-character-pick = { $reason ->
    [twice] Zweimal gewählt: { $card }. Ändert eins.
    [unknown] Nicht im Spiel: { $card }.
    [card] Wähl die dauerhafte oder aktive Karte.
   *[other] Das hast du nicht: { $card }.
}
refused-character-activatable = Karte benutzt, bis zum Türschlag.
refused-character-discoverer-permanent = { $reason ->
    [tile-in-hand] Leg erst dein Plättchen an.
    [reserved] { $holder } legt gerade an diesem Zugang.
   *[other] Du hast kein Plättchen in der Hand.
}
refused-character-discoverer-active = Der Sprint kostet { $needs }; es fehlt: { $missing }.
refused-character-doc-active = { $reason ->
    [outside] Schon draußen.
    [nothing-locked] Nichts gesperrt: { $whom }.
    [unknown] Wähl eine andere Person.
   *[other] Die Heilung kostet { $needs }; es fehlt: { $missing }.
}
refused-character-muscleman-active = { $reason ->
    [start] Die Startkammer lässt sich nicht drehen.
    [unknown-chamber] Diese Kammer gibt es nicht.
    [quarters] Dreh sie um ein, zwei oder drei Viertel.
   *[other] Drehen kostet { $needs }; es fehlt: { $missing }.
}
refused-character-priest-permanent = { $reason ->
    [not-all-locked] Beten geht nur, wenn alles gesperrt ist.
    [nobody-there] Dort ist niemand. Wähl eine andere.
    [already-there] Da bist du schon.
    [closed] In diese Kammer kommt niemand.
   *[other] Diese Kammer gibt es nicht.
}
refused-character-priest-active = { $reason ->
    [unknown-chamber] Diese Kammer gibt es nicht.
    [no-gem] Dort nützt der Segen keinem Juwel.
   *[other] Der Segen kostet { $needs }; es fehlt: { $missing }.
}
refused-character-mechanic-active = { $reason ->
    [nobody-there] Dort ist niemand. Wähl eine andere.
    [already-there] Da bist du schon.
    [closed] In diese Kammer kommt niemand.
    [unknown-chamber] Diese Kammer gibt es nicht.
   *[other] Der Aufzug kostet { $needs }; es fehlt: { $missing }.
}
refused-character-mentalist-active = { $reason ->
    [no-wall] Da ist keine Wand mit Kammer dahinter.
    [closed] In diese Kammer kommt niemand.
    [unknown-chamber] Diese Kammer gibt es nicht.
    [already-there] Da bist du schon.
   *[other] Hindurch kostet { $needs }; es fehlt: { $missing }.
}

told-card-turned-over = { $player } nutzt: { $card }.
told-card-turned-back = { $player } kann wieder nutzen: { $card }.
told-tile-taken = { $player } sieht ein Plättchen an: { $tile }.
told-hand-emptied = { $is_kept ->
    [yes] { $player } legt das Plättchen an.
   *[no] { $player } vergräbt es und nimmt das nächste.
}
told-put-on-pile = Kein Zugang. Das Plättchen geht zurück.
told-sprint-begun = { $player } sprintet.
told-chamber-turned = { $player } dreht: { $chamber }.
told-blessed = { $player } segnet { $chamber }: dreimal { $icon }.
told-blessing-gone = { $is_used ->
    [yes] Der Segen hat geholfen: { $chamber }.
   *[no] Der Segen schwindet: { $chamber }.
}

action-keep-tile = Plättchen anlegen
    .short = anlegen
action-return-tile = Vergraben, nächstes
    .short = vergraben
action-sprint = Sprinten
action-cure = Heilen: { $whom }
    .short = Heilen: { $whom }
action-turn-chamber = Drehen, { $chamber }: { $quarters ->
    [one] ein Viertel
   *[other] { $quarters } Viertel
}
action-join-by-prayer = Beten: zu { $chamber }
action-bless = { $chamber ->
    [none] Drei dunkle Masken befreien
   *[other] Segnen, { $chamber }: dreimal { $icon }
}
action-join-by-lift = Aufzug: { $chamber }
action-enter-through-wall = Durch die Wand: { $chamber }
    .short = Wand
choice-character-discoverer-permanent = Anlegen oder vergraben?
notice-sprint = { $steps ->
    [one] Sprint: 1 Schritt. Würfeln beendet ihn.
   *[other] Sprint: { $steps } Schritte. Würfeln beendet ihn.
}

panel-ready = bereit
panel-used = benutzt
panel-blessing = Gesegnet: { $chamber }
