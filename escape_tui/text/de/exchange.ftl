# Die Tauschkammer.

module-exchange = Tauschkammer
    .effect = Eine Kammer, in der aus einem Fluch ein Schatz wird.
    .advice = Tritt für jeden Fluch neu ein.
chamber-exchange-chamber = Tauschkammer
    .effect = Tausch bei jedem Eintreten einen aufhebbaren Fluch gegen einen Schatz.
    .advice = Geh hinaus und wieder herein für den nächsten Fluch.

refused-exchange-enter = { $reason ->
    [needs-modules] Nimm erst Flüche und Schätze dazu.
    [elsewhere] Geh erst in die Tauschkammer.
    [once] Zum Tauschen geh hinaus und herein.
    [never] Lässt sich nicht aufheben: { $card }.
    [not-cursed] Diesen Fluch hast du nicht.
   *[no-treasure] Kein Schatz mehr zum Tauschen da.
}

told-exchange-opened = { $player } kann einen Fluch tauschen.

action-exchange-curse = Tauschen: { $card }
    .short = Tausch: { $card }
