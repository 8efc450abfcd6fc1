# Módulo 6: personajes.

module-character = Personajes
    .effect = Cada persona juega un personaje con una de sus dos cartas.
    .advice = Di a los demás qué hace tu carta, y úsala.

character-discoverer = Exploradora
    .effect = Halla la sala buena, o cruza tres corriendo.
    .advice = Explora delante. Ves lo que los demás solo esperan.
character-discoverer-permanent = Exploradora, segunda mirada
    .effect = Ves cada loseta que descubres y puedes enterrarla una vez; luego vale la siguiente.
    .advice = Rechaza un segundo callejón sin salida.
character-discoverer-activatable = Exploradora, carrera
    .effect = Tres aventureros: entras sin coste en tus tres próximas salas, hasta que tires.
    .advice = Resérvala para volver antes del portazo.
character-doc = Doc
    .effect = Libera más dados, o los libera de lejos.
    .advice = Quédate cerca de quienes más tiran.
character-doc-permanent = Doc, medicina fuerte
    .effect = Tus máscaras de oro liberan hasta tres dados.
    .advice = Pregunta quién está sin dados antes de usarla en ti.
character-doc-activatable = Doc, cura a distancia
    .effect = Dos máscaras de oro: libera todos los dados de otra persona, esté donde esté.
    .advice = Resérvala para quien esté lejos y sin dados.
character-muscleman = Forzudo
    .effect = Lleva fuegos vivos, o gira salas enteras.
    .advice = Ve donde hagan falta fuegos.
character-muscleman-permanent = Forzudo, fuegos vivos
    .effect = Cada fuego tuyo vale por dos, también al pagar en común.
    .advice = Guarda tus fuegos donde se activen gemas.
character-muscleman-activatable = Forzudo, muros que giran
    .effect = Dos fuegos: gira cualquier sala menos el inicio, cuanto quieras.
    .advice = Convierte un callejón en paso, o gira un muro hacia el obelisco.
character-priest = Sacerdote
    .effect = Hace útiles las máscaras negras.
    .advice = No temas tirar. Cuanto peor, más puedes.
character-priest-permanent = Sacerdote, rezo
    .effect = ¿Todo bloqueado? Ve a cualquier sala donde haya otra persona.
    .advice = Ve con alguien que tenga máscara de oro.
character-priest-activatable = Sacerdote, bendición
    .effect = Tres máscaras negras: las libera y pone tres llaves o fuegos para una gema en una sala, quince segundos.
    .advice = Bendice la sala donde falte poco.
character-mechanic = Mecánico
    .effect = Abre cerraduras con máscaras, o toma el ascensor hasta el equipo.
    .advice = Las salas de llaves son tuyas, y la salida también.
character-mechanic-permanent = Mecánico, ganzúa
    .effect = Tus máscaras de oro pueden contar como llaves.
    .advice = Sal al final. Escapas más fácil que los demás.
character-mechanic-activatable = Mecánico, ascensor
    .effect = Dos llaves: ve a cualquier sala donde haya otra persona.
    .advice = Explora lejos. El ascensor te devuelve si hay alguien en el inicio.
character-mentalist = Mentalista
    .effect = Entra donde quiere.
    .advice = Toma los caminos que más cuestan a los demás.
character-mentalist-permanent = Mentalista, puertas abiertas
    .effect = Entra en cualquier sala vecina por sus símbolos o por dos aventureros.
    .advice = Dos caras de cada dado son aventureros. Nadie va más rápido.
character-mentalist-activatable = Mentalista, a través del muro
    .effect = Dos aventureros: cruza un muro a la sala de detrás, salvo en una sala doble.
    .advice = Mira el mapa antes del portazo. Un muro puede ser el atajo.

refused-character-pick = { $reason ->
    [twice] Elegido dos veces: { $card }. Cambien uno.
    [unknown] No está en la partida: { $card }.
    [card] Elige la carta permanente o la activa.
   *[other] No tienes: { $card }.
}
refused-character-activatable = Carta usada hasta el próximo portazo.
refused-character-discoverer-permanent = { $reason ->
    [tile-in-hand] Pon antes tu loseta, o entiérrala.
    [reserved] { $holder } mira una loseta para esta entrada.
   *[other] No tienes loseta en la mano.
}
refused-character-discoverer-active = La carrera cuesta { $needs }; falta: { $missing }.
refused-character-doc-active = { $reason ->
    [outside] Ya está fuera.
    [nothing-locked] Sin dados bloqueados: { $whom }.
    [unknown] Elige a otra persona.
   *[other] La cura cuesta { $needs }; falta: { $missing }.
}
refused-character-muscleman-active = { $reason ->
    [start] La sala inicial no se puede girar.
    [unknown-chamber] Esa sala no existe.
    [quarters] Gírala uno, dos o tres cuartos.
   *[other] Girar cuesta { $needs }; falta: { $missing }.
}
refused-character-priest-permanent = { $reason ->
    [not-all-locked] El rezo pide todos tus dados bloqueados.
    [nobody-there] Ahí no hay nadie. Elige otra sala.
    [already-there] Ya estás ahí.
    [closed] En esa sala no entra nadie.
   *[other] Esa sala no existe.
}
refused-character-priest-active = { $reason ->
    [unknown-chamber] Esa sala no existe.
    [no-gem] Ahí ninguna gema aprovecha la bendición.
   *[other] La bendición cuesta { $needs }; falta: { $missing }.
}
refused-character-mechanic-active = { $reason ->
    [nobody-there] Ahí no hay nadie. Elige otra sala.
    [already-there] Ya estás ahí.
    [closed] En esa sala no entra nadie.
    [unknown-chamber] Esa sala no existe.
   *[other] El ascensor cuesta { $needs }; falta: { $missing }.
}
refused-character-mentalist-active = { $reason ->
    [no-wall] No hay muro con una sala detrás.
    [closed] En esa sala no entra nadie.
    [unknown-chamber] Esa sala no existe.
    [already-there] Ya estás ahí.
   *[other] Cruzar cuesta { $needs }; falta: { $missing }.
}

told-card-turned-over = { $player } usa: { $card }.
told-card-turned-back = { $player } puede volver a usar: { $card }.
told-tile-taken = { $player } mira una loseta: { $tile }.
told-hand-emptied = { $is_kept ->
    [yes] { $player } pone la loseta.
   *[no] { $player } la entierra y toma la siguiente.
}
told-put-on-pile = Sin entrada, la loseta vuelve a la pila.
told-sprint-begun = { $player } corre.
told-chamber-turned = { $player } gira: { $chamber }.
told-blessed = { $player } bendice { $chamber }: tres veces { $icon }.
told-blessing-gone = { $is_used ->
    [yes] La bendición ha servido: { $chamber }.
   *[no] La bendición se apaga: { $chamber }.
}

action-keep-tile = Poner la loseta
    .short = poner
action-return-tile = Enterrar, otra
    .short = enterrar
action-sprint = Correr
action-cure = Curar: { $whom }
    .short = Curar: { $whom }
action-turn-chamber = Girar, { $chamber }: { $quarters ->
    [one] un cuarto
   *[other] { $quarters } cuartos
}
action-join-by-prayer = Rezar: ir a { $chamber }
action-bless = { $chamber ->
    [none] Liberar tres máscaras negras
   *[other] Bendecir { $chamber }: tres veces { $icon }
}
action-join-by-lift = Ascensor: { $chamber }
action-enter-through-wall = Por el muro: { $chamber }
    .short = Muro
choice-character-discoverer-permanent = ¿Poner esta loseta o enterrarla?
panel-ready = a punto
panel-used = usada
panel-blessing = Bendita: { $chamber }
notice-sprint = { $steps ->
    [one] Carrera: queda un paso. Tirar la acaba.
   *[other] Carrera: quedan { $steps } pasos. Tirar la acaba.
}
