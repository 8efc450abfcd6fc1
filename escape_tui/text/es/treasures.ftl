# Módulo 2: tesoros.

module-treasures = Tesoros
    .effect = Tesoros ocultos en las salas, de un solo uso.
    .advice = Toma los del camino. Un gran rodeo no compensa.

treasure-healing-mask = Máscara curativa
    .effect = Libera todos los dados bloqueados de todo el equipo.
    .advice = Espera a que varias personas estén sin dados.
treasure-double-torch = Fuego doble
    .effect = Vale por dos fuegos en una acción.
    .advice = Prepáralo junto al equipo. También paga por ellos.
treasure-double-key = Llave doble
    .effect = Vale por dos llaves en una acción, también al escapar.
    .advice = Reserva una para la salida.
treasure-teleport = Teletransporte
    .effect = Te lleva a una sala donde haya otra persona.
    .advice = Te devuelve antes del portazo, si hay alguien en el inicio.
treasure-extra-gem = Gema extra
    .effect = Pasa una gema de la reserva a esta carta, para siempre.
    .advice = Úsala enseguida. Cada gema abarata la salida.
treasure-secret-passage = Paso secreto
    .effect = Une dos salas vecinas sin paso, para todo el equipo.
    .advice = Busca la pared que acorte el camino a la salida.

refused-treasures-claim = { $reason ->
    [none] En esta sala no hay tesoro.
   *[other] Tomarlo cuesta { $needs }; falta: { $missing }.
}
refused-treasures-once = { $reason ->
    [not-ready] Ese tesoro no está a punto.
   *[other] No tienes: { $card }.
}
refused-treasures-healing-mask = No hay bloqueos. Resérvala.
refused-treasures-double-torch = Tu fuego doble ya está a punto.
refused-treasures-double-key = Tu llave doble ya está a punto.
refused-treasures-teleport = { $reason ->
    [already-there] Ya estás ahí.
    [closed] En esa sala no entra nadie.
    [nobody-there] Ahí no hay nadie. Elige otra sala.
   *[other] Esa sala no existe.
}
refused-treasures-extra-gem = La reserva está vacía.
refused-treasures-secret-passage = { $reason ->
    [no-wall] Elige dos salas con un muro en medio.
   *[other] Esa sala no existe.
}

told-treasure-placed = Un tesoro: ¡{ $chamber }!
told-treasure-reburied = El tesoro vuelve bajo su pila: { $chamber }.
told-treasure-claimed = { $player } toma: { $card }.
told-treasure-gained = { $player } recibe: { $card }.
told-treasure-armed = { $player } prepara: { $card }.
told-treasure-kept = { $player } retira: { $card }.
told-treasure-used = { $player } usa: { $card }.
told-treasure-discarded = { $player } pierde: { $card }.
told-gem-laid-on-card = { $player } pone una gema de la reserva en su carta.
told-secret-passage-laid = { $player } abre un paso secreto: { $chamber } – { $there }.

action-claim-treasure = Tomar el tesoro
    .short = tomar $
action-keep-treasure = Retirar { $card }
    .short = Sin { $card }
action-use-healing-mask = Máscara curativa: liberar todo
    .short = curativa
action-use-double-torch = Preparar el fuego doble
    .short = fuego doble
action-use-double-key = Preparar la llave doble
    .short = llave doble
action-use-teleport = Teletransporte: { $chamber }
action-use-extra-gem = Usar la gema extra
    .short = gema extra
action-use-secret-passage = Paso secreto: { $chamber } – { $there }
panel-armed = a punto
