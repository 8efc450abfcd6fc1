# El Laberinto.

module-maze = El Laberinto
    .effect = Salas que mueven el templo, maldiciones sin remedio y tres tesoros astutos.
    .advice = Mira el mapa cada vez que algo se mueva.

chamber-mirage = Espejismo
    .effect = Ha cambiado de sitio con la sala inicial.
    .advice = Parece el inicio, pero no protege.
chamber-gear = Engranaje
    .effect = Dos fuegos desplazan una casilla toda una fila o columna.
    .advice = Puede abrir un camino a la salida, o cerrar el último.

curse-weakest-link = Eslabón débil
    .effect = Si no estás en un inicio en el primer y segundo portazo, pierden todos.
    .advice = Vuelve pronto, y avisa a los demás.
curse-misinformation = Falsa alarma
    .effect = Cada vez que descubres una sala, se oye que hallaste la salida.
    .advice = Nadie te cree ahora. Que exploren los demás.

treasure-short-cut = Atajo
    .effect = Descubre la sala que elijas de la pila.
    .advice = Resérvalo hasta que solo falte la salida.
treasure-time-out = Tiempo muerto
    .effect = Detiene el reloj un minuto. Nadie actúa; se puede hablar.
    .advice = Úsalo cuando un plan valga más que la prisa.
treasure-genie-lamp = Lámpara mágica
    .effect = Mira los tres primeros tesoros y toma uno.
    .advice = Úsala pronto. Un tesoro elegido vale más.

refused-maze-gear = { $reason ->
    [elsewhere] Ve antes al engranaje.
    [nothing-there] En esa línea no hay salas.
   *[other] El engranaje cuesta { $needs }; falta: { $missing }.
}
refused-maze-weakest-link = Fin: el eslabón débil no estaba.
refused-maze-short-cut = { $reason ->
    [choosing] Elige antes una sala.
    [not-in-pile] Esa sala no está en la pila.
    [reserved] { $holder } elige para esta entrada.
   *[other] No hay sala que elegir.
}
refused-maze-time-out = { $reason ->
    [standing-still] Tiempo muerto. Hablen, nadie actúa.
   *[other] El reloj ya corre.
}
refused-maze-genie-lamp = { $reason ->
    [choosing] Elige antes un tesoro.
    [not-shown] La lámpara no ofrece ese.
    [pile-empty] No quedan tesoros.
   *[other] No hay tesoro que elegir.
}

told-mirage-appeared = ¡Espejismo! El inicio cambia de sitio.
told-line-shifted = { $player } gira el engranaje. El templo se mueve: { $side }.
told-exit-announced = ¡{ $player } ha hallado la salida!
told-pile-searched = { $player } busca en la pila.
told-search-ended = { $tile ->
    [none] { $player } no halla dónde poner una sala.
   *[other] { $player } elige: { $tile }.
}
told-pile-shuffled = La pila se mezcla.
told-time-out-called = { $player } pide tiempo muerto.
told-time-out-ended = { $player ->
    [none] Acaba el tiempo muerto.
   *[other] { $player } acaba el tiempo muerto.
}
told-lamp-rubbed = { $player } frota la lámpara y ve tres tesoros.
told-taken-from-lamp = { $player } toma de la lámpara: { $treasure }.
banner-exit-announced = ¡{ $player } ha hallado la salida!
banner-time-out-called = Tiempo muerto
banner-time-out-ended = ¡Seguimos!

action-turn-gear = Desplazar ({ $side }): { $chambers }
action-use-short-cut = Atajo: descubrir ({ $side })
action-choose-chamber = Poner: { $tile }
    .short = { $tile }
action-use-time-out = Pedir tiempo muerto
    .short = pausa
action-end-time-out = Acabar el tiempo muerto
    .short = reanudar
action-use-genie-lamp = Frotar la lámpara
    .short = frotar
action-take-from-lamp = Tomar: { $treasure }
choice-maze-short-cut = ¿Qué sala pones?
choice-maze-genie-lamp = ¿Qué tesoro tomas?
ended-maze-weakest-link = Llegó el portazo y el eslabón débil no estaba en un inicio. Partida perdida.
banner-lost-maze-weakest-link = Falta alguien
notice-time-out = Tiempo muerto: hablen. ¿Seguir?
