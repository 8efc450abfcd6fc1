# Lo que se pregunta en el plano: cada tipo de acción, y lo que pide paso a paso.

choose-use-teleport = Teletransporte
    .ask = ¿Teletransportarte con quién?
choose-use-secret-passage = Paso secreto
    .ask = ¿Qué pared abrir?
choose-use-short-cut = Atajo
    .ask = ¿Descubrir en qué entrada?
choose-use-portal = Portal
    .ask = ¿Pasar a qué sala?
choose-turn-chamber = Girar una sala
    .ask = ¿Girar qué sala?
    .then = ¿Girarla cuánto?
choose-join-by-lift = Tomar el ascensor
    .ask = ¿Tomar el ascensor hasta quién?
choose-join-by-prayer = Rezar
    .ask = ¿Rezar para ir con quién?
choose-bless = Bendecir una sala
    .ask = ¿Bendecir qué sala?
    .then = ¿Tres de qué?
choose-run-void = Correr por fuera
    .ask = ¿Correr a qué sala?
choose-run-void-together = Correr por fuera en grupo
    .ask = ¿Correr en grupo a qué sala?
choose-swap-dice = Cambiar dados
    .ask = ¿Cambiar dados con quién?
    .then = ¿Cuáles de los tuyos?
    .last = ¿Por cuáles?
choose-swap-dice-afar = Cambiar dados de lejos
    .ask = ¿Cambiar dados con quién?
    .then = ¿Cuáles de los tuyos?
    .last = ¿Por cuáles?
choose-swap-calendar-tiles = Cambiar fichas del calendario
    .ask = ¿Cambiar la ficha de qué sala?
    .then = ¿Por la de qué sala?
choose-turn-gear = Desplazar una fila o columna
    .ask = ¿Desplazar qué fila o columna?
choose-push-ghost = Empujar al fantasma
    .ask = ¿Empujar al fantasma adónde?
choose-enter = Entrar
    .ask = ¿Entrar en qué sala?
choose-enter-through-wall = A través de la pared
    .ask = ¿A través de la pared a qué sala?
choose-carry-chalice = Llevar el cáliz
    .ask = ¿Llevar el cáliz adónde?
choose-discover = Descubrir
    .ask = ¿Descubrir en qué entrada?

short-use-double-torch = Fuego doble
short-use-double-key = Llave doble
short-call-keys = ¡Llaves!
short-call-torches = ¡Fuegos!

place-here = aquí
place-steps = { $count ->
    [1] un paso
    [2] dos pasos
    [3] tres pasos
   *[other] { $count } pasos
} al { $toward ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
place-at = { $place }: { $what }
    .short = { $place } { $what }
place-half = { $half ->
    [rear] fondo de { $chamber }
   *[front] frente de { $chamber }
}
place-half-wall = { $half ->
    [rear] fondo
   *[front] frente
}: { $wall }
place-gems = { $count ->
    [one] queda 1 gema
   *[other] quedan { $count } gemas
}
place-wall = pared { $toward ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
} hacia { $chamber }
place-entrance = entrada { $toward ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
place-line = { $axis ->
    [row] fila
   *[column] columna
} { $place }, desplazada al { $toward ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
    .short = { $axis ->
        [row] fila
       *[column] columna
    } { $place } { $arrow }
place-turned = { $quarters ->
    [1] un cuarto a la derecha
    [2] media vuelta
   *[3] un cuarto a la izquierda
}: puertas { $doors }

question-keys = una letra, o flechas e Intro; Esc sale
    .short = letra, flechas; Esc
question-turning = 1-3, o ← → e Intro; Esc
    .short = 1-3 o Intro; Esc
question-pointing = { $key } o flechas; Esc sale
quiet-answer-gone = Eso ya no se puede elegir.
quiet-question-over = Esa pregunta ya pasó.
quiet-press-letter = Pulsa una de las letras, o Esc.
quiet-letter-hidden = La ventana es demasiado pequeña.
plain-tile = { $doors ->
    [one] una puerta
   *[other] { $doors } puertas
}, { $entry ->
    [closed] nadie entra
    [free] entrada libre
   *[other] entrada por { $entry }
}
