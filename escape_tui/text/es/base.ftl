# El juego básico: qué pasa, qué no se puede, qué se puede, y cómo se llaman las salas.

-vault-keys = Suficientes llaves activan una, dos o tres gemas. Solo una vez.
-vault-torches = Suficientes fuegos activan una, dos o tres gemas. Solo una vez.
-wait-keys = Guarda tus llaves y espera. En grupo sale más barato.
-wait-torches = Guarda tus fuegos y espera. En grupo sale más barato.
-gem-torches = Los fuegos activan una gema aquí. Solo una vez.
-gem-keys = Las llaves activan una gema aquí. Solo una vez.
-two-torches = Rápido para dos que guarden sus fuegos.
-two-keys = Rápido para dos que guarden sus llaves.
-doors = Solo puertas.
-look = Mira adónde llevan sus puertas.

chamber-start = Inicio
    .effect = Si estás aquí en el portazo, conservas tus dados.
    .advice = Vuelve antes de que acabe cada cuenta atrás.
chamber-exit = Salida
    .effect = Paga una llave por cada gema de la reserva, más una, y estás fuera.
    .advice = Cada gema activada lo hace más fácil para todo el equipo.
chamber-gem-key-1 = Cripta de llave
    .effect = { -vault-keys }
    .advice = { -wait-keys }
chamber-gem-key-2 = Las cerraduras
    .effect = { -vault-keys }
    .advice = { -wait-keys }
chamber-gem-torch-1 = Sala de fuegos
    .effect = { -vault-torches }
    .advice = { -wait-torches }
chamber-gem-torch-2 = Cripta de brasa
    .effect = { -vault-torches }
    .advice = { -wait-torches }
chamber-basic-01 = Nicho del sol
    .effect = { -gem-torches }
    .advice = { -two-torches }
chamber-basic-02 = Galería gris
    .effect = { -gem-torches }
    .advice = { -two-torches }
chamber-basic-03 = Las lámparas
    .effect = { -gem-torches }
    .advice = { -two-torches }
chamber-basic-04 = Sala de guardia
    .effect = { -gem-keys }
    .advice = { -two-keys }
chamber-basic-05 = Arca antigua
    .effect = { -gem-keys }
    .advice = { -two-keys }
chamber-basic-06 = Los escribas
    .effect = { -gem-keys }
    .advice = { -two-keys }
chamber-basic-07 = Cruce
    .effect = { -doors }
    .advice = { -look }
chamber-basic-08 = Cisterna
    .effect = { -doors }
    .advice = { -look }
chamber-basic-09 = Granero
    .effect = { -doors }
    .advice = { -look }
chamber-basic-10 = Pasillo largo
    .effect = { -doors }
    .advice = { -look }
chamber-basic-11 = Pasillo curvo
    .effect = { -doors }
    .advice = { -look }
chamber-basic-12 = Reja de hierro
    .effect = { -doors }
    .advice = { -look }
chamber-basic-13 = Sala oscura
    .effect = { -doors }
    .advice = { -look }
chamber-kind-curse-and-treasure = Sala embrujada
chamber-kind-illusion = Ilusión
chamber-kind-linked = Sala unida
chamber-kind-double = Sala doble

told-begun = ¡Huyan! El reloj corre.
told-gonged = { $gong ->
    [1] ¡Gong! ¡Al inicio en { $until } segundos!
    [2] ¡Dos gongs! ¡Al inicio en { $until } segundos!
   *[other] ¡Tres gongs! ¡Fuera en { $until } segundos!
}
told-slammed = La puerta se cierra de golpe.
told-collapsed = El templo se derrumba.
told-laid = { $by ->
    [none] { $tile } aparece.
   *[other] { $by } descubre: { $tile }.
}
told-part-drifted = El suelo se mueve: ya no hay islas.
told-wall-gave-way = Cede una pared. Ahora hay una puerta.
told-entered = { $how ->
    [passage] { "" }
   *[other] { $player } cae en otra parte: { $chamber }.
}
told-gems-activated = { $helpers ->
    [none] { $gems ->
        [one] { $player } activa una gema.
       *[other] { $player } activa { $gems } gemas.
    }
   *[other] { $gems ->
        [one] { $player } activa una gema con { $helpers }.
       *[other] { $player } activa { $gems } gemas con { $helpers }.
    }
}
told-depot-filled = { $gems ->
    [one] Una gema más bloquea la salida.
   *[other] { $gems } gemas más bloquean la salida.
}
told-escaped = ¡{ $player } sale!
told-die-given = { $player } da un dado: { $whom }.
told-freed = { $by ->
    [none] Dados liberados: { $whom }.
   *[other] { $is_same ->
        [yes] { "" }
       *[no] { $dice ->
            [one] { $by } libera un dado: { $whom }.
           *[other] { $by } libera { $dice } dados: { $whom }.
        }
    }
}
told-die-lost = { $rule ->
    [curses-lost-dice] Dados perdidos: muy pronto, { $player }. Uno menos.
   *[other] { $player } pierde un dado para siempre.
}
told-die-regained = { $player } recupera un dado perdido.
told-die-returned = { $player } recupera un dado.
told-die-set-aside = { $player } pone un dado aparte.
told-aside-lost = { $player } pierde un dado que estaba aparte.
told-fate-proposed = { $is_alone ->
    [yes] { "" }
   *[no] { $player } propone un giro del destino.
}
told-fate-agreed = { $player } dice que sí.
told-fate-refused = { $is_alone ->
    [yes] { "" }
   *[no] { $player ->
        [none] Tarde. El destino no gira.
       *[other] { $player } dice que no.
    }
}
told-proposal-rested = { $reason ->
    [fate-early] { $player }: Muy pronto, hay pocos bloqueos.
    [fate-late] { $player }: Muy tarde, ya no nos salva.
   *[other] { "" }
}
told-fate-not-needed = Ya no hay bloqueos. El destino no gira.
told-fate-turned = Destino: dados libres; una gema más.
told-stepped-away = { $player } se ausenta.
action-take-seat = Tomar el sitio de un bot
told-seat-taken = { $name } toma el sitio de un bot.
told-came-back = { $player } vuelve.
told-called = { $call ->
    [help] { $player }: ¡Ayuda!
    [come] { $player }: ¡Vengan!
    [home] { $player }: ¡Vuelvan!
    [gold] { $player }: ¡Tengo oro!
    [keys] { $player }: ¡Necesito llaves!
    [torches] { $player }: ¡Necesito fuegos!
    [exit] { $player }: ¡Encontré la salida!
    [wait] { $player }: ¡Esperen!
    [fate-early] { $player }: Destino: muy pronto. Pocos bloqueos.
    [fate-late] { $player }: Destino: muy tarde. No nos salva.
    [yes] { $player }: ¡Ya voy!
    [waits] { $player }: Espero.
    [no-locked] { $player }: No puedo: todo bloqueado.
    [no-way] { $player }: No puedo: no hay camino.
    [no-busy] { $player }: Ahora no, me necesitan.
    [greet] { $player }: ¡Hola!
    [north] { $player }: Tomo la puerta norte.
    [east] { $player }: Tomo la puerta este.
    [south] { $player }: Tomo la puerta sur.
    [west] { $player }: Tomo la puerta oeste.
    [hold-keys] { $player }: ¡Guarden sus llaves!
    [hold-torches] { $player }: ¡Guarden sus fuegos!
    [ask-dice] { $player }: ¿Gasto sus dados guardados?
    [tease] { $player }: De nada. ¡Menos máscaras!
   *[other] { $player }: ¡Gracias!
}
told-said = { $player }: { $text }
told-clock-stopped = Pausa.
told-clock-resumed = El reloj corre de nuevo.
told-taken-up = Desaparición: { $chambers }.
told-rearranged = El templo se mueve.
told-moment-skipped = Se saltó un pequeño error. Sigan.
told-went-on = El servidor reinició con reglas nuevas. La partida sigue{ $lost ->
    [0] { "" }
    [one] , sin tu última acción
   *[other] , sin tus últimas { $lost } acciones
}.
told-ended = { $rule ->
    [broken] La partida acaba aquí y no cuenta.
    [special-chalice] El cáliz quedó dentro. Pierden.
    [maze-weakest-link] Faltó el eslabón débil. Pierden.
    [end-give-up] La partida se abandonó.
    [end-forsaken] Dentro ya no jugaba nadie.
   *[other] { $is_won ->
        [yes] Todo el equipo está fuera. ¡Ganan!
       *[no] Esta vez gana el templo.
    }
}

action-enter = entrar: { $chamber }
    .short = { $chamber }
action-discover = descubrir
    .short = descubre
action-activate-gems = { $gems ->
    [one] activar una gema
   *[other] activar { $gems } gemas
}
    .short = { $gems ->
        [one] gema
       *[other] { $gems } gemas
    }
action-free-dice = { $is_same ->
    [yes] liberar los tuyos
   *[no] liberar: { $whom }
}
    .short = { $is_same ->
        [yes] los tuyos
       *[no] libre: { $whom }
    }
action-propose-fate = girar el destino
    .short = destino
action-answer-fate = { $agrees ->
    [yes] aceptar el destino
   *[no] rechazar el destino
}
    .short = { $agrees ->
        [yes] aceptar
       *[no] rechazar
    }
action-give-die = dar un dado: { $whom }
    .short = dado: { $whom }

choice-base-escape-gift = ¡Fuera! ¿Quién recibe uno de tus dados?

refused-otherwise = Ahora no se puede. Prueba otra cosa.
refused-base-players = { $reason ->
    [same-colour] Dos tienen el mismo color. Cambien uno.
    [colour] Ese color no existe.
    [count] Juegan de una a seis personas.
   *[no-seat] Ese sitio no existe.
}
refused-base-start-together = Espera a «¡Huyan!»
refused-dice-none-left = No te quedan dados.
refused-dice-tumble = Tus dados aún ruedan.
refused-dice-roll = { $reason ->
    [all-locked] Tienes todos los dados bloqueados.
   *[all-kept] Todo guardado o bloqueado. Suelta uno.
}
refused-dice-roll-some = { $reason ->
    [locked] Ese dado está bloqueado. Libéralo antes.
   *[other] No tienes ese dado.
}
refused-dice-hold = { $reason ->
    [locked] Bloqueado. Lo libera una máscara de oro.
    [tumbling] Ese dado aún rueda.
    [spent] Ese dado está gastado. Tíralo antes.
    [already] Ya guardas ese dado.
    [free] No guardas ese dado.
    [barred] Ahora no puedes guardar ese dado.
   *[other] No tienes ese dado.
}
refused-dice-golden = { $reason ->
    [no-mask] No tienes máscara de oro.
    [nothing-locked] Ahí no hay dados bloqueados.
    [elsewhere] Muy lejos. Ve antes a su sala.
   *[other] Ahí no hay nadie.
}
refused-base-enter = Para entrar falta: { $missing }.
refused-base-enter-blocked = { $reason ->
    [wall] Solo hay pared. Prueba otro lado.
    [nothing] Sin descubrir. Descúbrelo antes.
    [faces-wall] Esa puerta da a una pared. Prueba otra.
    [closed] En esa sala no entra nadie.
    [one-way] Por aquí no se sale. Prueba otra puerta.
   *[other] No hay paso.
}
refused-base-discover = { $reason ->
    [no-entrance] De ese lado no hay entrada abierta.
   *[other] Para descubrir falta: { $missing }.
}
refused-base-discover-empty = La pila está vacía: nada que descubrir.
refused-base-gem-single = { $reason ->
    [no-gem] En esta sala no hay gema.
   *[other] Para la gema falta: { $missing }.
}
refused-base-gem-triple = Para las gemas falta: { $missing }.
refused-base-gem-once = No quedan gemas en esta sala.
refused-base-gem-bounded = No quedan gemas en la reserva.
refused-base-gem-choice = Esta sala no tiene tantas gemas.
refused-base-escape = { $reason ->
    [not-on-exit] Ve a la salida para escapar.
    [outside] Ya estás fuera.
   *[other] Para escapar falta: { $missing }.
}
refused-base-escape-gift = { $reason ->
    [outside] Ya está fuera. Elige a alguien dentro.
    [unknown] Ahí no hay nadie.
   *[no-gift] No tienes dado que dar.
}
refused-base-fate-unanimous = { $reason ->
    [open] El destino ya está propuesto.
    [again] Ya dijiste que sí.
    [rests] Rechazado. Pídelo otra vez en { $seconds } s.
   *[none] Nadie ha propuesto el destino.
}
refused-base-fate-needed = No hay bloqueos. Guarda el destino.
refused-base-refusal = { $reason ->
    [broken] Perdón, fallo nuestro. Queda anotado.
   *[other] Aquí no se puede. Prueba otra cosa.
}
refused-base-fate-twice = No queda destino: ya giró dos veces.
refused-end-professional = En partidas pro no gira el destino.
refused-end-win = La partida acabó. ¡Ganaron!
refused-end-lose = La partida acabó.
refused-end-give-up = La partida acabó.
refused-end-forsaken = La partida acabó.
refused-screen-leave = { $reason ->
    [nameless] Escribe un nombre antes de sentarte.
    [over] La partida acabó.
    [paused] Pausa. Sigan antes la partida.
    [waiting] No se puede guardar: pausa.
    [away] Ya estás ausente.
   *[other] Ya estás aquí.
}
refused-screen-combine = { $reason ->
    [unknown-module] No existe el módulo { $module }.
    [unknown-edition] La edición { $edition } ya no está. Elige otra.
    [nothing-said] Escribe algo antes.
    [too-long] Es muy largo. Acórtalo.
    [unknown-call] Esa llamada no existe.
    [no-such-chamber] Esa sala no existe.
    [unknown-command] Ese módulo no está en la partida.
   *[other] Eso no va junto.
}
refused-clock-three-countdowns = Esa banda sonora no existe.

ended-broken = Perdón, la partida falló de nuestro lado. No cuenta, y el error queda anotado.
ended-end-win = Todo el equipo salió.
ended-end-lose = El templo se derrumbó con gente dentro.
told-wall-opened = Cede una pared: { $chamber } y { $there } quedan unidas.
action-calm-roll = tirar con calma
