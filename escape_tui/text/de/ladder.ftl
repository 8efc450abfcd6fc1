# Die Rangliste der Woche, und Erfolge.

lobby-ladder = Rangliste der Woche
    .help = Sieben Tagestempel, eure besten fünf zählen.
ladder-week = Woche { $name }
    .help = Links und rechts ändern die Woche. Enter zeigt die Saison.
ladder-season = Saison { $name }
ladder-teams = Teams
    .help = Links und rechts ändern die Größe.
ladder-empty = Noch kein Team. Versucht den Tagestempel!
ladder-points = { $points } Punkte, { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
ladder-days = Tagestempel
ladder-again = noch einmal
ladder-again-help = Enter spielt diesen Tempel noch einmal, ohne Wertung, gegen das beste Team.
ladder-how = So wird gezählt
ladder-score = Ein Sieg zählt 100 plus die übrigen Sekunden, eine Niederlage die aktivierten Juwelen. Eure besten fünf Tage von sieben zählen.
ladder-team = Dieselben SSH-Schlüssel sind dasselbe Team. Jede Teamgröße hat ihre eigene Liste.
ladder-no-ratings = Es gibt keine Wertungszahl: Zwei Teams, die 30 Sekunden trennen, brauchen 22 Spiele, um es zu zeigen. Nur Summen über viele Tempel sagen etwas.
ladder-try = Ein Versuch am Tag, gezählt beim ersten Wurf. Keine Programme, keine Bots, begrenzte Pausen, eine Version der Regeln.
ladder-seal = Siegel: { $seal }
ladder-key = Schlüssel: { $key }
ladder-check = Prüft es überall: { $command }. Heraus kommen dasselbe Siegel und der Seed jeder Aufzeichnung dieses Tages.
ladder-sealed = Der Schlüssel erscheint eine Stunde nach dem Tag. Er muss zum Siegel passen.
plain-word-ladder = rangliste

profile-achievements = Erfolge
achievement-first-escape = Erste Flucht
    .help = Du bist aus dem Tempel entkommen.
achievement-last-second = Letzte Sekunde
    .help = Draußen mit einer Sekunde Rest.
achievement-three-at-once = Drei auf einmal
    .help = Drei aus dem Team in zehn Sekunden befreit.
achievement-all-challenges = Alle Prüfungen
    .help = Du hast alle Prüfungen geschafft.
