# Die Grube.

module-pit = Die Grube
    .effect = Eine Kammer, die dunkle Masken nimmt, und Flüche, die Schätze kosten.
    .advice = Alle Würfel gesperrt? Dort bist du vielleicht zwei Juwelen wert.

chamber-pit = Grube
    .effect = Fünf dunkle Masken einer Person aktivieren zwei Juwelen. Die Würfel bleiben gesperrt.
    .advice = Zeig alle fünf, bevor dich jemand befreit.

curse-lost-treasure = Verlorener Schatz
    .effect = Leg einen Schatz ungenutzt ab, vorher nützt dir keiner. Dann ist der Fluch weg.
    .advice = Wähl in fünf Sekunden, sonst trifft es den ersten.
curse-really-cursed = Echt verflucht
    .effect = Du ziehst zwei Flüche statt einem.
    .advice = Lass andere Masken entdecken, bis drei Fackeln ihn aufheben.

refused-pit-chamber = { $reason ->
    [elsewhere] Geh erst zur Grube.
   *[other] Die Grube kostet { $needs } von dir; es fehlt: { $missing }.
}
refused-pit-lost-treasure = { $reason ->
    [choosing] Wähl erst, welchen Schatz du verlierst.
    [not-yours] Diesen Schatz hast du nicht.
   *[other] Es gibt keinen Schatz abzugeben.
}

told-black-masks-shown = { $player } zeigt der Grube fünf dunkle Masken.

action-show-black-masks = Der Grube dunkle Masken zeigen
    .short = zeigen
action-lose-treasure = Abgeben: { $card }
choice-pit-lost-treasure = Welchen Schatz gibst du ab?
