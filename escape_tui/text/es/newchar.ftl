# Nuevos personajes.

module-newchar = Nuevos personajes
    .effect = Una mazmorra, un paso estrecho, dos tesoros, la Errante y el Pícaro.
    .advice = Los tesoros piden Tesoros; los personajes, Personajes.

chamber-dungeon = Mazmorra
    .effect = Todas las puertas llevan dentro, pero no se sale por el tobogán.
    .advice = Busca otra puerta antes de deslizarte.
chamber-narrow-gauge = Paso estrecho
    .effect = Tres fuegos para entrar. Dentro hay una gema y un tesoro.
    .advice = Para dos, si les queda de camino.

treasure-portal = Portal
    .effect = Te lleva a cualquier sala que toque la tuya, por un lado o una esquina.
    .advice = Por la esquina ahorra dos pasos.
treasure-clone = Clon
    .effect = Tus llaves y fuegos valen el doble en una acción.
    .advice = Tres símbolos pasan a seis. Piensa en criptas y en la salida.

character-void-runner = Errante
    .effect = Corre de un borde del templo a otro.
    .advice = Con el templo abierto, estás en todas partes.
character-void-runner-permanent = Errante, a solas
    .effect = Dos aventureros: de una sala con entrada abierta a cualquier otra que la tenga.
    .advice = No cierres la sala inicial. Es tu vuelta.
character-void-runner-activatable = Errante, en grupo
    .effect = Lo mismo, y va contigo quien esté en tu sala.
    .advice = Reúnanse antes del portazo y corran en grupo.
character-trickster = Pícaro
    .effect = Cambia dados con los demás.
    .advice = Toma máscaras negras de alguien que necesite dados.
character-trickster-permanent = Pícaro, al lado
    .effect = Cambia dados, uno por uno, con alguien de tu sala: guardados o bloqueados.
    .advice = Guarda lo que ofreces, y di qué quieres.
character-trickster-activatable = Pícaro, de lejos
    .effect = Una llave y un fuego: cambia dados con una persona, esté donde esté.
    .advice = Envía el símbolo que falta a la gema.

refused-newchar-dungeon = Tobogán muy empinado. Usa otra puerta.
refused-newchar-portal = { $reason ->
    [too-far] Muy lejos. Elige una sala vecina.
    [already-there] Ya estás ahí.
    [closed] En esa sala no entra nadie.
   *[other] Esa sala no existe.
}
refused-newchar-clone = Tu clon ya está a punto.
refused-newchar-void-permanent = { $reason ->
    [no-entrance-here] Tu sala no tiene entrada abierta.
    [no-entrance-there] Sin entrada abierta: { $chamber }.
    [already-there] Ya estás ahí.
    [closed] En esa sala no entra nadie.
    [unknown-chamber] Esa sala no existe.
   *[other] Correr cuesta { $needs }; falta: { $missing }.
}
refused-newchar-void-active = { $reason ->
    [no-entrance-here] Tu sala no tiene entrada abierta.
    [no-entrance-there] Sin entrada abierta: { $chamber }.
    [already-there] Ya estás ahí.
    [closed] En esa sala no entra nadie.
    [unknown-chamber] Esa sala no existe.
   *[other] Correr en grupo cuesta { $needs }; falta: { $missing }.
}
refused-newchar-trickster-permanent = { $reason ->
    [elsewhere] Muy lejos. Cambia con alguien de aquí.
    [outside] Ya está fuera.
    [one-for-one] Cambia un dado por un dado.
    [unknown-die] Ese dado no existe.
    [tumbling] Ese dado aún rueda.
    [not-offered] Elige dados guardados o bloqueados.
   *[other] Elige a otra persona.
}
refused-newchar-trickster-active = { $reason ->
    [outside] Ya está fuera.
    [one-for-one] Cambia un dado por un dado.
    [unknown-die] Ese dado no existe.
    [tumbling] Ese dado aún rueda.
    [not-offered] Elige dados guardados o bloqueados.
    [unknown] Elige a otra persona.
   *[other] Cambiar cuesta { $needs }; falta: { $missing }.
}

told-dice-swapped = { $player } y { $whom } cambian dados.

action-use-portal = Portal: { $chamber }
action-use-clone = Preparar el clon
    .short = clon
action-run-void = Correr: { $chamber }
action-run-void-together = Correr en grupo: { $chamber }
action-swap-dice = { $whom }: dar { $mine } por { $theirs }
action-swap-dice-afar = { $whom }, lejos: dar { $mine } por { $theirs }
