# Wo ein Spiel kippte: die Chance des Teams im Verlauf, wenn Bots weitergespielt hätten.

analysis-title = Eure Chance
analysis-yardstick = wenn Bots weiterspielten
analysis-estimate = geschätzte Chance: { $percent } %
analysis-pending = Das Spiel wird ausgewertet.

analysis-course-won = Am Anfang stand eure Chance bei { $first } %; am tiefsten bei { $clock } mit { $percent } %.
analysis-course-lost = Am Anfang stand eure Chance bei { $first } %; bei { $clock } waren es noch { $percent } %.
analysis-no-yardstick = Mit diesen Modulen kommen Bots kaum je raus: Es fehlt der Vergleich.
analysis-turned = Bei { $clock } kippte es: { $cause } ({ $before } → { $after } %){ $then }.
analysis-turned-most = Es kippte { $count }-mal, am stärksten bei { $clock }: { $cause } ({ $before } → { $after } %){ $then }.
analysis-slipped = Kein Moment entschied allein. Von { $clock } bis { $until } sank die Chance von { $before } auf { $after } %.
analysis-steady = Kein Moment entschied allein.
analysis-dice = { $dice } Würfel: { $black } dunkle Masken und { $golden } goldene, erwartet waren je { $due }; { $worse ->
    [0] schlechtere Würfel hat kaum ein Spiel.
    [one] schlechtere Würfel hat eins von hundert Spielen.
    [100] bessere Würfel hat kaum ein Spiel.
   *[other] schlechtere Würfel haben { $worse } von hundert Spielen.
}

# Eine Zeile der Liste: Nummer, Uhr, was es war.
analysis-point = { $number } { $clock } { $cause } ({ $before } → { $after } %)
analysis-luck = Glück { $points }
analysis-play = Spiel { $points }
analysis-advice = { $clock }: ein Bot hätte { $act } ({ $percent } % Chance).
analysis-instead-discover = eine Kammer entdeckt
analysis-instead-gems = Juwelen aktiviert
analysis-instead-escape = den Tempel verlassen
analysis-instead-gift = einen Würfel verschenkt
analysis-instead-walk = die Kammer gewechselt
analysis-instead-golden = eine Goldmaske benutzt
analysis-instead-fate-proposed = eine Schicksalswende vorgeschlagen
analysis-instead-fate-answered = zum Schicksal geantwortet
analysis-instead-roll = gewürfelt
analysis-instead-choice = etwas anderes getan
analysis-instead-wait = gewartet

analysis-cause-all-locked = { $players ->
    [one] alle Würfel waren gesperrt
   *[other] alle Würfel von allen { $players } waren gesperrt
}
analysis-cause-black = { $black ->
    [one] eine dunkle Maske fiel
   *[other] { $black } dunkle Masken fielen
}
analysis-cause-gold = { $golden ->
    [one] eine Goldmaske fiel
   *[other] { $golden } Goldmasken fielen
}
analysis-cause-landed = die Würfel fielen
analysis-cause-slam = { $lost ->
    [0] die Tür schlug zu
    [one] der Türschlag kostete einen Würfel
   *[other] der Türschlag kostete { $lost } Würfel
}
analysis-cause-end = der Tempel stürzte ein
analysis-cause-steps = mehrere Würfe in wenigen Sekunden
analysis-cause-clock = die Uhr lief weiter
analysis-cause-fate = die Schicksalswende hob den Ausgang auf { $keys } Schlüssel
analysis-cause-exit = der Ausgang wurde gefunden
analysis-cause-lit = { $gems ->
    [one] ein Juwel wurde aktiviert
   *[other] { $gems } Juwelen wurden aktiviert
}
analysis-cause-discover = eine Kammer wurde entdeckt
analysis-cause-gems = Juwelen wurden aktiviert
analysis-cause-escape = der erste Schritt hinaus
analysis-cause-gift = ein Würfel ging ans Team
analysis-cause-walk = ein Schritt in die nächste Kammer
analysis-cause-golden = eine Goldmaske half
analysis-cause-fate-proposed = ein Vorschlag zur Schicksalswende
analysis-cause-fate-answered = eine Antwort zur Schicksalswende
analysis-cause-roll = ein Wurf
analysis-cause-choice = eine Wahl

analysis-then-no-exit = ; von da aus findet man den Ausgang selten
analysis-then-keys = ; von da aus braucht der Ausgang mehr Schlüssel, als es Würfel gibt
analysis-then-locked = ; von da aus sind am Ende alle Würfel gesperrt
analysis-then-far = ; von da aus reicht die Zeit nicht
analysis-then-otherwise = ; von da aus gewinnt man selten

# Warum sich eine Aufzeichnung nicht auswerten lässt.
analysis-unfit-unknown = Diese Aufzeichnung gibt es nicht.
analysis-unfit-damaged = Diese Aufzeichnung ist beschädigt und läuft nicht ab.
analysis-unfit-other-rules = Dieses Spiel folgt anderen Regeln. Ansehen geht, auswerten nicht.
analysis-unfit-other-edition = Dieses Spiel nutzt eine andere Ausgabe der Kammern und Karten.
analysis-unfit-unfinished = Dieses Spiel kam nicht zum Ende.
analysis-unfit-too-short = Dieses Spiel dauerte keine Minute. Da gibt es nichts auszuwerten.
analysis-unfit-no-clock = Dieses Spiel hatte keine Uhr. Es lässt sich nicht verlieren.
analysis-unfit-after-end = Da war das Spiel schon aus.
declined-study-damaged = { analysis-unfit-damaged }
declined-study-other-edition = { analysis-unfit-other-edition }
declined-study-unfinished = { analysis-unfit-unfinished }
declined-study-after-end = { analysis-unfit-after-end }
