# Ankommen: wohin die Begrüßung führt, und ein Gast, der hinausgeflogen ist.

welcome-join = An den Tisch von { $name }
    .help = Führt gleich an den Tisch { $code }.
welcome-join-late = Ins Spiel von { $name }
    .help = Das Spiel an { $code } läuft: Nimm den Platz eines Bots, oder sieh zu.
welcome-no-table = In den Tempel
    .help = Den Tisch { $code } gibt es nicht mehr. Die Lobby hat andere.
welcome-watch = Dem Spiel zusehen
    .help = Zeigt das Spiel am Tisch { $code }.
welcome-games = Bei einem Spiel zusehen
    .help = Zeigt die laufenden Spiele.
welcome-replay = Die Aufzeichnung ansehen
    .help = Zeigt das Spiel { $code }.
welcome-study = Von dort weiterspielen
    .help = Öffnet einen Tisch, der bei { $code } weiterspielt.

dropped-title = Bist du { $name }? Die Verbindung riss ab.
dropped-told = Dein Platz am Tisch { $code } wird noch gehalten.
dropped-hint = Enter: ja, zurück ins Spiel · Esc: nein
dropped-too-late = Der Platz ist inzwischen vergeben.
plain-dropped = Bist du { $name }, die Verbindung zum Tisch { $code } war weg? Antworte ja oder nein.

farewell-code = Um als du selbst wiederzukommen: Rückkehrcode { $code }
game-menu-code = Rückkehrcode { $code }
gathering-code = Rückkehrcode { $code }
gathering-gentle = Deine ersten Spiele sind leichter: drei Juwelen weniger. Im Aufbau änderst du das.

share-keys-title = Zu zweit an dieser Tastatur
share-keys-told = Die Tasten teilen und zugleich spielen, linke und rechte Hälfte? Oder abwechselnd: Tab wechselt.
share-keys-hint = Enter: Tasten teilen · Esc: abwechseln
gathering-waits = Du bist bereit. Es fehlt noch: { $names }.
