# Was eine Regel für die Person bedeutet, die sie betrifft.

panel-tree = Masken für { $players ->
    [one] eine Person
   *[other] alle { $players }
}
notice-next = Danach: { $price }.
notice-penalty-torch = Sonst verlieren { $count } von euch einen Würfel.
notice-penalty-lava-dice = Sonst verliert ihr { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}.
notice-penalty-lava-gems = Sonst { $count ->
    [one] ein Juwel
   *[other] { $count } Juwelen
} mehr am Ausgang.
notice-platform-stuck = Plattform hängt fest. Entdecke Türen.
notice-platform-waits = Plattform wartet: Aufsteigen hält fest.
hindered-by-vines = Würgeranken: Abenteurer zahlen nicht. Heb sie auf.
advice-use-locked = Alles gesperrt: { $key } nutzt die Würfel hier.

choose-tell-location = Sagen, wohin ein Juwel gehört
    .ask = Von welchem Plättchen?
place-tell-location = { $place } · { $told }
