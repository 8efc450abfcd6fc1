# Partie rapide : on se rassemble un court moment, puis la partie commence.
quick-starts = Départ dans { $seconds } s ou à table pleine, des bots aux places vides. Tous prêts : départ immédiat.
