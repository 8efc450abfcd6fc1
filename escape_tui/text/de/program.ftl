# Was nur Programme hören.

declined-unreadable = Das ist keine Anfrage des Protokolls.
declined-too-long = Diese Zeile ist zu lang.
declined-only-playing = In einer Simulation gehen nur Play und Pass.
