# Das Grundspiel: was geschieht, was nicht geht, was möglich ist, und wie die Kammern heißen.

-vault-keys = Genug Schlüssel aktivieren ein, zwei oder drei Juwelen. Nur einmal.
-vault-torches = Genug Fackeln aktivieren ein, zwei oder drei Juwelen. Nur einmal.
-wait-keys = Halt deine Schlüssel und warte. Zusammen wird es billiger.
-wait-torches = Halt deine Fackeln und warte. Zusammen wird es billiger.
-gem-torches = Fackeln aktivieren hier ein Juwel. Nur einmal.
-gem-keys = Schlüssel aktivieren hier ein Juwel. Nur einmal.
-two-torches = Zu zweit mit gehaltenen Fackeln geht es schnell.
-two-keys = Zu zweit mit gehaltenen Schlüsseln geht es schnell.
-doors = Nur Türen.
-look = Sieh, wohin die Türen führen.

chamber-start = Start
    .effect = Sei hier, wenn die Tür zuschlägt, und du behältst deine Würfel.
    .advice = Sei vor dem Ende jedes Countdowns zurück.
chamber-exit = Ausgang
    .effect = Zahl einen Schlüssel je Juwel im Depot, plus einen, und du bist draußen.
    .advice = Jedes aktivierte Juwel macht es allen leichter.
chamber-gem-key-1 = Schlüsselgruft
    .effect = { -vault-keys }
    .advice = { -wait-keys }
chamber-gem-key-2 = Riegelhalle
    .effect = { -vault-keys }
    .advice = { -wait-keys }
chamber-gem-torch-1 = Feuerhalle
    .effect = { -vault-torches }
    .advice = { -wait-torches }
chamber-gem-torch-2 = Glutgruft
    .effect = { -vault-torches }
    .advice = { -wait-torches }
chamber-basic-01 = Sonnennische
    .effect = { -gem-torches }
    .advice = { -two-torches }
chamber-basic-02 = Aschegalerie
    .effect = { -gem-torches }
    .advice = { -two-torches }
chamber-basic-03 = Lampenlager
    .effect = { -gem-torches }
    .advice = { -two-torches }
chamber-basic-04 = Wachstube
    .effect = { -gem-keys }
    .advice = { -two-keys }
chamber-basic-05 = Alter Hort
    .effect = { -gem-keys }
    .advice = { -two-keys }
chamber-basic-06 = Schreibstube
    .effect = { -gem-keys }
    .advice = { -two-keys }
chamber-basic-07 = Kreuzung
    .effect = { -doors }
    .advice = { -look }
chamber-basic-08 = Zisterne
    .effect = { -doors }
    .advice = { -look }
chamber-basic-09 = Speicher
    .effect = { -doors }
    .advice = { -look }
chamber-basic-10 = Langer Gang
    .effect = { -doors }
    .advice = { -look }
chamber-basic-11 = Krummer Gang
    .effect = { -doors }
    .advice = { -look }
chamber-basic-12 = Eisentor
    .effect = { -doors }
    .advice = { -look }
chamber-basic-13 = Dunkle Halle
    .effect = { -doors }
    .advice = { -look }
chamber-kind-curse-and-treasure = Spukkammer
chamber-kind-illusion = Illusion
chamber-kind-linked = Paarkammer
chamber-kind-double = Doppelkammer

told-begun = Flieht! Die Uhr läuft.
told-gonged = { $gong ->
    [1] Gong! In { $until } Sekunden am Start sein!
    [2] Zwei Gongs! In { $until } Sekunden am Start sein!
   *[other] Drei Gongs! In { $until } Sekunden draußen sein!
}
told-slammed = Die Tür schlägt zu.
told-collapsed = Der Tempel stürzt ein.
told-laid = { $by ->
    [none] { $tile } taucht auf.
   *[other] { $by } entdeckt: { $tile }.
}
told-part-drifted = Der Boden rückt alles wieder zusammen.
told-wall-gave-way = Eine Wand gibt nach. Da ist eine Tür.
told-wall-opened = Eine Wand gibt nach. Verbunden: { $chamber }, { $there }.
told-entered = { $how ->
    [passage] { "" }
   *[other] { $player } landet woanders: { $chamber }.
}
told-gems-activated = { $helpers ->
    [none] { $gems ->
        [one] { $player } aktiviert ein Juwel.
       *[other] { $player } aktiviert { $gems } Juwelen.
    }
   *[other] { $gems ->
        [one] { $player } aktiviert ein Juwel mit { $helpers }.
       *[other] { $player } aktiviert { $gems } Juwelen mit { $helpers }.
    }
}
told-depot-filled = { $gems ->
    [one] Ein Juwel mehr versperrt den Ausgang.
   *[other] { $gems } Juwelen mehr versperren den Ausgang.
}
told-escaped = { $player } ist draußen!
told-die-given = { $player } schenkt einen Würfel: { $whom }.
told-freed = { $by ->
    [none] Würfel befreit: { $whom }.
   *[other] { $is_same ->
        [yes] { "" }
       *[no] { $dice ->
            [one] { $by } befreit einen Würfel: { $whom }.
           *[other] { $by } befreit { $dice } Würfel: { $whom }.
        }
    }
}
told-die-lost = { $rule ->
    [curses-lost-dice] Verlorene Würfel: zu früh, { $player }! Einer weg.
   *[other] { $player } verliert einen Würfel für immer.
}
told-die-regained = { $player } hat einen verlorenen Würfel zurück.
told-die-returned = { $player } bekommt einen Würfel zurück.
told-die-set-aside = { $player } legt einen Würfel beiseite.
told-aside-lost = { $player } verliert einen beiseitegelegten Würfel.
told-fate-proposed = { $is_alone ->
    [yes] { "" }
   *[no] { $player } will das Schicksal wenden.
}
told-fate-agreed = { $player } stimmt zu.
told-fate-refused = { $is_alone ->
    [yes] { "" }
   *[no] { $player ->
        [none] Zu spät. Keine Schicksalswende.
       *[other] { $player } lehnt ab.
    }
}
told-proposal-rested = { $reason ->
    [fate-early] { $player }: Zu früh, wenig ist gesperrt.
    [fate-late] { $player }: Zu spät, das rettet uns nicht.
   *[other] { "" }
}
told-fate-not-needed = Nichts gesperrt. Keine Schicksalswende.
told-fate-turned = Schicksal: alles frei, ein Juwel mehr.
told-stepped-away = { $player } ist weg vom Gerät.
action-take-seat = Platz eines Bots nehmen
told-seat-taken = { $name } nimmt den Platz eines Bots.
told-came-back = { $player } ist zurück.
told-called = { $call ->
    [help] { $player }: Helft mir!
    [come] { $player }: Kommt her!
    [home] { $player }: Zurück zum Start!
    [gold] { $player }: Ich habe Gold!
    [keys] { $player }: Ich brauche Schlüssel!
    [torches] { $player }: Ich brauche Fackeln!
    [exit] { $player }: Ausgang gefunden!
    [wait] { $player }: Wartet!
    [fate-early] { $player }: Zu früh für die Wende, wenig gesperrt.
    [fate-late] { $player }: Zu spät für die Wende. Hilft nichts.
    [yes] { $player }: Ich komme!
    [waits] { $player }: Ich warte.
    [no-locked] { $player }: Geht nicht, alles gesperrt.
    [no-way] { $player }: Geht nicht, kein Weg zu dir.
    [no-busy] { $player }: Jetzt nicht, ich werde gebraucht.
    [greet] { $player }: Hallo!
    [north] { $player }: Ich nehme die Tür im Norden.
    [east] { $player }: Ich nehme die Tür im Osten.
    [south] { $player }: Ich nehme die Tür im Süden.
    [west] { $player }: Ich nehme die Tür im Westen.
    [hold-keys] { $player }: Haltet eure Schlüssel!
    [hold-torches] { $player }: Haltet eure Fackeln!
    [ask-dice] { $player }: Darf ich eure Würfel nutzen?
    [tease] { $player }: Gern. Nimm weniger Masken!
   *[other] { $player }: Danke!
}
told-said = { $player }: { $text }
told-clock-stopped = Pause.
told-clock-resumed = Die Uhr läuft wieder.
told-taken-up = Verschwunden: { $chambers }.
told-rearranged = Der Tempel verschiebt sich.
told-moment-skipped = Kleiner Fehler übersprungen. Weiter!
told-went-on = Der Server lief mit neuen Regeln neu an. Das Spiel geht weiter{ $lost ->
    [0] { "" }
    [one] , ohne deine letzte Aktion
   *[other] , ohne deine letzten { $lost } Aktionen
}.
told-ended = { $rule ->
    [broken] Das Spiel endet hier und zählt nicht.
    [special-chalice] Ohne Kelch draußen: Ihr habt verloren.
    [maze-weakest-link] Schwächstes Glied fehlte: verloren.
    [end-give-up] Das Spiel wurde aufgegeben.
    [end-forsaken] Drinnen spielte niemand mehr.
   *[other] { $is_won ->
        [yes] Alle sind draußen. Ihr gewinnt zusammen!
       *[no] Diesmal gewinnt der Tempel.
    }
}

action-calm-roll = ruhig würfeln
action-enter = hinein: { $chamber }
    .short = { $chamber }
action-discover = entdecken
    .short = entdecke
action-activate-gems = { $gems ->
    [one] ein Juwel aktivieren
   *[other] { $gems } Juwelen aktivieren
}
    .short = { $gems ->
        [one] Juwel
       *[other] { $gems } Juwelen
    }
action-free-dice = { $is_same ->
    [yes] eigene befreien
   *[no] befreien: { $whom }
}
    .short = { $is_same ->
        [yes] eigene
       *[no] frei: { $whom }
    }
action-propose-fate = Schicksalswende
    .short = Schicksal
action-answer-fate = { $agrees ->
    [yes] der Wende zustimmen
   *[no] die Wende ablehnen
}
    .short = { $agrees ->
        [yes] zustimmen
       *[no] ablehnen
    }
action-give-die = Würfel an { $whom }
    .short = an { $whom }

choice-base-escape-gift = Draußen! Wer bekommt einen deiner Würfel?

refused-otherwise = Geht jetzt nicht. Versuch etwas anderes.
refused-base-players = { $reason ->
    [same-colour] Zwei haben dieselbe Farbe. Ändert eine.
    [colour] Diese Farbe gibt es nicht.
    [count] Es spielen eine bis sechs Personen.
   *[no-seat] Diesen Platz gibt es nicht.
}
refused-base-start-together = Warte auf „Flieht!“
refused-dice-none-left = Du hast keine Würfel mehr.
refused-dice-tumble = Deine Würfel rollen noch.
refused-dice-roll = { $reason ->
    [all-locked] Alle deine Würfel sind gesperrt.
   *[all-kept] Gehalten oder gesperrt. Lass einen los.
}
refused-dice-roll-some = { $reason ->
    [locked] Würfel gesperrt. Befrei ihn erst.
   *[other] Diesen Würfel hast du nicht.
}
refused-dice-hold = { $reason ->
    [locked] Gesperrt. Eine Goldmaske befreit ihn.
    [tumbling] Dieser Würfel rollt noch.
    [spent] Würfel verbraucht. Würfle ihn erst.
    [already] Diesen Würfel hältst du schon.
    [free] Diesen Würfel hältst du nicht.
    [barred] Den kannst du gerade nicht halten.
   *[other] Diesen Würfel hast du nicht.
}
refused-dice-golden = { $reason ->
    [no-mask] Du hast keine Goldmaske.
    [nothing-locked] Dort ist nichts gesperrt.
    [elsewhere] Zu weit. Geh erst in dieselbe Kammer.
   *[other] Da ist niemand.
}
refused-base-enter = Es fehlt: { $missing }.
refused-base-enter-blocked = { $reason ->
    [wall] Nur Wand. Versuch eine andere Seite.
    [nothing] Unbekannt. Entdeck es erst.
    [faces-wall] Die Tür führt auf eine Wand.
    [closed] In diese Kammer kommt niemand.
    [one-way] Hier nicht. Nimm eine andere Tür.
   *[other] Da ist kein Durchgang.
}
refused-base-discover = { $reason ->
    [no-entrance] Auf der Seite ist kein offener Zugang.
   *[other] Zum Entdecken fehlt: { $missing }.
}
refused-base-discover-empty = Der Stapel ist leer. Alles ist entdeckt.
refused-base-gem-single = { $reason ->
    [no-gem] In dieser Kammer ist kein Juwel.
   *[other] Für das Juwel fehlt: { $missing }.
}
refused-base-gem-triple = Für die Juwelen fehlt: { $missing }.
refused-base-gem-once = Keine Juwelen mehr in dieser Kammer.
refused-base-gem-bounded = Keine Juwelen mehr im Depot.
refused-base-gem-choice = So viele Juwelen hat diese Kammer nicht.
refused-base-escape = { $reason ->
    [not-on-exit] Geh zum Ausgang, um zu entkommen.
    [outside] Du bist schon draußen.
   *[other] Zum Entkommen fehlt: { $missing }.
}
refused-base-escape-gift = { $reason ->
    [outside] Schon draußen. Wähl jemanden im Tempel.
    [unknown] Da ist niemand.
   *[no-gift] Du hast keinen Würfel zu verschenken.
}
refused-base-fate-unanimous = { $reason ->
    [open] Die Wende ist schon vorgeschlagen.
    [again] Du hast schon zugestimmt.
    [rests] Abgelehnt. Frag in { $seconds } s wieder.
   *[none] Niemand hat die Wende vorgeschlagen.
}
refused-base-fate-needed = Nichts gesperrt. Spart das Schicksal.
refused-base-refusal = { $reason ->
    [broken] Unser Fehler, sorry. Er steht im Log.
   *[other] Geht hier nicht. Versuch etwas anderes.
}
refused-base-fate-twice = Kein Schicksal mehr: zweimal gewendet.
refused-end-professional = Im Profispiel gibt es keine Wende.
refused-end-win = Das Spiel ist aus. Ihr habt gewonnen!
refused-end-lose = Das Spiel ist aus.
refused-end-give-up = Das Spiel ist aus.
refused-end-forsaken = Das Spiel ist aus.
refused-screen-leave = { $reason ->
    [nameless] Gib dir erst einen Namen.
    [over] Das Spiel ist aus.
    [paused] Pause. Setzt das Spiel erst fort.
    [waiting] Der Server kann nicht speichern: Pause.
    [away] Du bist schon weg.
   *[other] Du bist schon da.
}
refused-screen-combine = { $reason ->
    [unknown-module] Das Modul { $module } gibt es nicht.
    [unknown-edition] Ausgabe { $edition } ist weg. Wähl eine andere.
    [nothing-said] Schreib erst etwas.
    [too-long] Das ist zu lang. Kürz es.
    [unknown-call] Diesen Ruf gibt es nicht.
    [no-such-chamber] Diese Kammer gibt es nicht.
    [unknown-command] Das Modul ist nicht im Spiel.
   *[other] Das geht nicht zusammen.
}
refused-clock-three-countdowns = Diese Tonspur gibt es nicht.

ended-broken = Dieses Spiel ist durch unseren Fehler abgebrochen, tut uns leid. Es zählt nicht, und der Fehler steht im Log.
ended-end-win = Alle sind draußen.
ended-end-lose = Der Tempel ist über euch eingestürzt.