# Schnellspiel: Man sammelt sich kurz, dann beginnt das Spiel.
quick-starts = Start in { $seconds } s oder wenn alle Plätze besetzt sind; Bots füllen auf. Sind alle bereit, geht es gleich los.
