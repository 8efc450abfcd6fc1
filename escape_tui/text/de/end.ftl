# Das Ende eines Spiels: warum es so kam, was fehlte, und die besten Momente.

# The finale: a few seconds between the game and its report.
finale-daylight = Tageslicht
finale-out = Alle sind draußen, { $left } vor Schluss.
finale-buried = { $out ->
    [0] Niemand ist draußen.
   *[other] { $count ->
        [one] Eine Person ist noch drinnen.
       *[other] { $count } von euch sind noch drinnen.
    }
}
finale-falling = Der Tempel stürzt ein
finale-hint = beliebige Taste: Bericht
# The same for people who listen, a sentence for each moment.
finale-told-shakes = Der Tempel bebt.
finale-told-falls = Kammer um Kammer stürzt ein, eure zuletzt.
finale-told-dark = Dann ist es dunkel.
finale-told-opens = Die Wand neben dem Ausgang öffnet sich.
finale-told-light = Licht läuft durch alle Gänge.
finale-told-outside = Ihr steht draußen in der Abendsonne.

end-why-end-win = { $players ->
    [1] Du bist raus, { $left } vor Schluss.
   *[other] Ihr seid alle raus, { $left } vor Schluss.
} { $keys ->
    [one] Der Ausgang kostete einen Schlüssel.
   *[other] Der Ausgang kostete { $keys } Schlüssel.
}
end-why-no-exit = { $pile ->
    [one] Der Ausgang blieb verborgen. Eine Kammer war unentdeckt,
   *[other] Der Ausgang blieb verborgen. { $pile } Kammern waren unentdeckt,
} { $depot ->
    [0] aber kein Juwel mehr übrig.
    [one] und ein Juwel war übrig.
   *[other] und { $depot } Juwelen waren übrig.
}
end-why-keys = { $depot ->
    [0] Kein Juwel versperrte den Ausgang, doch er kostete { $keys } Schlüssel, zu viele für { $players }.
    [one] Ein Juwel versperrte noch den Ausgang: { $keys } Schlüssel, zu viele für { $players }.
   *[other] { $depot } Juwelen versperrten noch den Ausgang: { $keys } Schlüssel, zu viele für { $players }.
}
end-why-far = { $keys ->
    [one] Ihr hattet die Würfel für einen Schlüssel. Die Zeit war um für { $players }.
   *[other] Ihr hattet die Würfel für { $keys } Schlüssel. Die Zeit war um für { $players }.
}
end-why-end-lose = Kein Würfel war mehr zu befreien, { $left } vor Schluss.
end-why-end-give-up = Ihr habt aufgegeben, { $left } vor Schluss.
end-why-end-forsaken = Drinnen spielte niemand mehr, { $left } vor Schluss.
end-with-dice = { $dice ->
    [one] { $player } (ein Würfel)
   *[other] { $player } ({ $dice } Würfel)
}
end-several = { $count } von euch
end-with-steps = { $steps ->
    [-1] { $player } (kein Weg zum Ausgang)
    [0] { $player } (am Ausgang)
    [one] { $player } (eine Kammer entfernt)
   *[other] { $player } ({ $steps } Kammern entfernt)
}
end-cost-idle = Nach { $time } hat niemand mehr gewürfelt.
end-cost-vaults = { $vaults ->
    [one] Eine Gruft gab { $taken } von { $most } Juwelen.
   *[other] { $vaults } Grüfte gaben { $taken } von { $most } Juwelen.
}
end-cost-slams = { $dice ->
    [one] Die Tür kostete einen Würfel für immer.
   *[other] Die Tür kostete { $dice } Würfel für immer.
}
end-cost-untouched = { $chambers ->
    [one] Eine Juwelenkammer blieb ungenutzt.
   *[other] { $chambers } Juwelenkammern blieben ungenutzt.
}
end-enough-exit = { $pile ->
    [one] Eine Kammer mehr hätte den Ausgang gezeigt.
   *[other] Höchstens { $pile } Kammern mehr hätten den Ausgang gezeigt.
}
end-enough-gems = { $gems ->
    [one] Ein Juwel mehr hätte den Ausgang geöffnet.
   *[other] { $gems } Juwelen mehr hätten den Ausgang geöffnet.
}
end-enough-dice = { $dice ->
    [one] Auch ohne Juwelen am Ausgang fehlte ein Würfel.
   *[other] Auch ohne Juwelen am Ausgang fehlten { $dice } Würfel.
}
end-enough-way = { $steps ->
    [0] Ihr wart am Ausgang. Nur die Schlüssel fehlten.
    [one] Bis zum Ausgang fehlte noch eine Kammer.
   *[other] Bis zum Ausgang fehlten noch { $steps } Kammern.
}

moment-came-back = { $times ->
    [one] { $player } kam { $whom } zu Hilfe.
   *[other] { $player } kam { $whom } { $times }-mal zu Hilfe.
}
moment-freed = { $dice ->
    [one] { $player } befreite einen Würfel für { $whom }.
   *[other] { $player } befreite { $dice } Würfel für { $whom }.
}
moment-slam = { $player } war { $seconds } s vor der Tür da. Würfel gerettet!
moment-slam-rolled = { $player } würfelte den Heimweg { $seconds } s vor dem Türschlag. Würfel gerettet!
moment-out-rolled = { $player } würfelte den letzten Schlüssel { $seconds } s vor dem Einsturz.
moment-out = { $player } kam { $seconds } s vor dem Einsturz raus.

end-rank = Rang { $rank }. Bestzeit: { $best }.
end-wanted = { $count ->
    [0] Revanche? Mach den Anfang.
    [one] { $names } will eine Revanche (1 von { $people }).
   *[other] { $names } wollen eine Revanche ({ $count } von { $people }).
}
end-speaker = { $name }:
end-share = Noch einmal sehen: { $command }
end-link = Im Browser: { $link }
end-replay = replay { $id }

end-again = Revanche
end-want = Revanche
end-talk = reden
end-see-again = ansehen
end-temple = Tempel
end-report = Bericht
end-story = Verlauf
end-leave = gehen

tip-vault = Tipp: Eine Gruft gibt nur einmal. Wartet aufeinander und nehmt drei Juwelen, nicht eins.
tip-explore = Tipp: Erkundet ab der ersten Minute. Der Ausgang ist unter den letzten Kammern.
tip-explore-middle = Tipp: Erkundet ab der ersten Minute. Die Hälfte der Kammern kommt vor dem Ausgang.
tip-fate = Tipp: Eine Schicksalswende befreit alle Würfel für ein Juwel mehr. Ihr habt zwei.
tip-slam = Tipp: Beim Gong sofort los. Jeder Türschlag draußen kostet einen Würfel für immer.
tip-golden = Tipp: Eine Goldmaske befreit auch zwei Würfel von anderen in deiner Kammer. Halt eine.
tip-together = Tipp: In einer Kammer zahlt ihr zusammen. Trefft euch, wo Juwelen viel kosten.
tip-untouched = Tipp: Jedes Juwel ist ein Schlüssel weniger am Ausgang. Lasst keins liegen.
tip-set-out = Tipp: Brecht vor dem dritten Gong zum Ausgang auf. Auch der Weg kostet Würfel.
tip-learn = Tipp: Lernen zeigt alle Kniffe in fünf Minuten.