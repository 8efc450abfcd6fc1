# Wo eine Partie kippte: die Chance des Teams, wenn unsere Begleiter weitergespielt hätten.

analysis-title = Eure Chance
analysis-yardstick = wenn unsere Begleiter weiterspielen
analysis-estimate = Schätzung: { $percent } %
analysis-pending = Die Partie wird ausgewertet.

analysis-course-won = Ihr hattet am Anfang { $first } % Chance; am tiefsten stand sie bei { $clock } mit { $percent } %.
analysis-course-lost = Ihr hattet am Anfang { $first } % Chance; bei { $clock } waren es noch { $percent } %.
analysis-no-yardstick = Mit so viel im Spiel kommen unsere Begleiter fast nie heraus: Es gibt keinen Maßstab für eure Chance.
analysis-turned = Bei { $clock } kippte es: { $cause } ({ $before } → { $after } %){ $then }.
analysis-turned-most = Es kippte { $count } Mal, am stärksten bei { $clock }: { $cause } ({ $before } → { $after } %){ $then }.
analysis-slipped = Kein einzelner Moment entschied: Zwischen { $clock } und { $until } fiel die Chance von { $before } auf { $after } %.
analysis-steady = Kein einzelner Moment entschied die Partie.
analysis-dice = { $dice } Würfel gefallen: { $black } schwarze Masken und { $golden } Goldmasken, je { $due } waren zu erwarten; { $worse ->
    [0] kaum eine von hundert Partien hat schlechtere Würfel.
    [1] eine von hundert Partien hat schlechtere Würfel.
    [100] kaum eine von hundert Partien hat bessere Würfel.
   *[other] { $worse } von hundert Partien haben schlechtere Würfel.
}

# Eine Zeile der Liste: Nummer, Uhr, was es war.
analysis-point = { $number } { $clock } { $cause } ({ $before } → { $after } %)
analysis-split = Glück { $luck }, Spiel { $play }
analysis-instead = Ein Begleiter hätte hier anders gehandelt, mit { $percent } % Chance.
analysis-instead-wait = Ein Begleiter hätte hier gewartet, mit { $percent } % Chance.

analysis-cause-all-locked = { $players ->
    [one] alle Würfel waren gesperrt
   *[other] alle Würfel aller { $players } waren gesperrt
}
analysis-cause-black = { $black ->
    [one] eine schwarze Maske fiel
   *[other] { $black } schwarze Masken fielen
}
analysis-cause-gold = { $golden ->
    [one] eine Goldmaske fiel
   *[other] { $golden } Goldmasken fielen
}
analysis-cause-landed = die Würfel fielen
analysis-cause-slam = { $lost ->
    [0] die Tür schlug zu
    [one] die Tür kostete einen Würfel
   *[other] die Tür kostete { $lost } Würfel
}
analysis-cause-end = der Tempel stürzte ein
analysis-cause-clock = die Zeit verging
analysis-cause-fate = eine Schicksalswende machte { $keys } Schlüssel nötig
analysis-cause-exit = der Ausgang war gefunden
analysis-cause-lit = { $gems ->
    [one] ein Juwel leuchtete
   *[other] { $gems } Juwelen leuchteten
}
analysis-cause-discover = eine Kammer wurde gelegt
analysis-cause-gems = Juwelen wurden genommen
analysis-cause-escape = ein Schritt aus dem Tempel
analysis-cause-gift = ein Würfel blieb für andere zurück
analysis-cause-walk = ein Gang in die nächste Kammer
analysis-cause-golden = eine Goldmaske wurde eingesetzt
analysis-cause-fate-proposed = eine Schicksalswende wurde vorgeschlagen
analysis-cause-fate-answered = eine Antwort auf die Schicksalswende
analysis-cause-roll = ein Wurf
analysis-cause-choice = eine Entscheidung

analysis-then-no-exit = , und von da an wird der Ausgang selten gefunden
analysis-then-keys = , und von da an verlangt der Ausgang mehr Schlüssel, als Würfel da sind
analysis-then-locked = , und von da an enden alle Würfel gesperrt
analysis-then-far = , und von da an reicht die Zeit nicht
analysis-then-otherwise = , und von da an wird selten gewonnen

# Warum eine Aufzeichnung nicht ausgewertet werden kann.
analysis-unfit-unknown = Keine Aufzeichnung hat diese Nummer.
analysis-unfit-damaged = Diese Aufzeichnung ist beschädigt: Sie lässt sich nicht nachspielen.
analysis-unfit-other-rules = Diese Partie folgte anderen Regeln: Man kann sie ansehen, aber nicht weiterspielen.
analysis-unfit-other-edition = Diese Partie wurde mit einer anderen Ausgabe der Kammern und Karten gespielt.
analysis-unfit-unfinished = Diese Partie kam nicht zu Ende.
analysis-unfit-too-short = Diese Partie dauerte keine Minute: Es gibt nichts zu erzählen.
analysis-unfit-no-clock = Diese Partie lief ohne Uhr: Man kann sie nicht verlieren.
analysis-unfit-after-end = Da war die Partie schon vorbei.
