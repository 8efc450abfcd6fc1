# El calendario maya.

module-maya = Calendario maya
    .effect = Losetas de calendario en las salas de gemas, y un calendario que las sigue.
    .advice = Acuerden quién va adónde antes de pagar. El orden cuenta.
calendar-side-eternal = Calendario eterno
    .effect = Activen gemas solo donde esté el símbolo siguiente.
calendar-side-doomed = Calendario funesto
    .effect = Activen gemas en cualquier parte, pero el retraso cuesta dados y llaves.

chamber-calendar-chamber = Calendario
    .effect = Tres llaves cambian dos losetas de calendario del templo.
    .advice = Lleva el símbolo siguiente adonde esté tu equipo.
calendar-sun = sol
calendar-moon = luna
calendar-gear = engranaje

refused-maya-tiles = Ese calendario no existe: { $calendar }.
refused-maya-eternal = { $symbol ->
    [none] Aquí no hay loseta. Sigue: { $next ->
        [sun] sol
        [moon] luna
       *[gear] engranaje
    }.
   *[other] Se pide { $next ->
        [sun] sol
        [moon] luna
       *[gear] engranaje
    }, no { $symbol ->
        [sun] sol
        [moon] luna
       *[gear] engranaje
    }.
}
refused-maya-doomed-empty-depot = { $reason ->
    [eternal] Solo el funesto avanza sin gemas.
    [gems-left] Quedan gemas: ellas lo mueven.
    [no-tile] Aquí no hay loseta de calendario.
    [other-symbol] Esta loseta no es el símbolo siguiente.
    [no-price] Aquí nada cuesta símbolos.
   *[other] Avanzar cuesta { $needs }; falta: { $missing }.
}
refused-maya-chamber = { $reason ->
    [elsewhere] Ve a la sala del calendario.
    [no-tile] Las dos salas necesitan loseta.
    [same-symbol] Las dos muestran el mismo símbolo.
   *[other] Cambiarlas cuesta { $needs }; falta: { $missing }.
}

told-calendar-tile-laid = { $symbol ->
    [sun] Un sol: { $chamber }.
    [moon] Una luna: { $chamber }.
   *[gear] Un engranaje: { $chamber }.
}
told-calendar-tiles-swapped = { $player } cambia losetas: { $chamber } y { $second }.
told-figure-moved = { $symbol ->
    [sun] Calendario: casilla { $space }, sol.
    [moon] Calendario: casilla { $space }, luna.
   *[gear] Calendario: casilla { $space }, engranaje.
}
told-die-on-calendar = Calendario lento. { $player } pone un dado.
told-die-off-calendar = { $player } quita un dado del calendario.

action-turn-calendar = Avanzar el calendario
    .short = avanzar
action-swap-calendar-tiles = Cambiar { $chamber } y { $second }
place-swap-calendar-tiles = { $place } · { $number ->
    [1] { $one }
   *[other] { $other }
}
panel-calendar = Calendario
panel-next = sigue
panel-calendar-exit = llaves más para salir
panel-calendar-late = Portazo: 1 dado cada uno
panel-calendar-safe = Portazo: ya vamos bien
panel-calendar-die = Tu dado está allí
