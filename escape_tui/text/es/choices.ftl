# Lo que se pregunta en el mapa: cada tipo de acción, y lo que pide paso a paso.

choose-use-teleport = Teletransporte
    .short = Teleporte
    .ask = ¿Con quién te teletransportas?
choose-use-secret-passage = Paso secreto
    .short = Paso
    .ask = ¿Qué pared abres?
choose-use-short-cut = Atajo
    .short = Atajo
    .ask = ¿En qué entrada descubres?
choose-use-portal = Portal
    .ask = ¿A qué sala vas?
choose-turn-chamber = Girar una sala
    .short = Girar
    .ask = ¿Qué sala giras?
    .then = ¿Cuánto la giras?
choose-join-by-lift = Tomar el ascensor
    .short = Ascensor
    .ask = En ascensor: ¿con quién vas?
choose-join-by-prayer = Rezar
    .ask = Rezar: ¿con quién vas?
choose-bless = Bendecir una sala
    .short = Bendecir
    .ask = ¿Qué sala bendices?
    .then = ¿Tres de qué?
choose-run-void = Correr por fuera
    .short = Correr
    .ask = ¿A qué sala corres?
choose-run-void-together = Correr en grupo por fuera
    .short = En grupo
    .ask = ¿A qué sala corren?
choose-swap-dice = Cambiar dados
    .short = Cambiar
    .ask = ¿Con quién cambias dados?
    .then = ¿Cuáles de los tuyos?
    .last = ¿Por cuáles?
choose-swap-dice-afar = Cambiar dados de lejos
    .short = Cambiar
    .ask = ¿Con quién cambias dados?
    .then = ¿Cuáles de los tuyos?
    .last = ¿Por cuáles?
choose-swap-calendar-tiles = Cambiar losetas de calendario
    .short = Cambiar
    .ask = ¿La loseta de qué sala cambias?
    .then = ¿Por la de qué sala?
choose-turn-gear = Desplazar fila o columna
    .short = Mover
    .ask = ¿Qué fila o columna desplazas?
choose-push-ghost = Empujar al fantasma
    .short = Empujar
    .ask = ¿Adónde empujas al fantasma?
choose-enter = Entrar
    .ask = ¿En qué sala entras?
choose-enter-through-wall = Por el muro
    .ask = ¿Por el muro a qué sala?
choose-carry-chalice = Llevar el cáliz
    .ask = ¿Adónde llevas el cáliz?
choose-discover = Descubrir
    .ask = ¿En qué entrada descubres?

short-call-exit = ¡Salida!
short-call-home = ¡Vuelvan!
short-call-keys = ¡Llaves!
short-call-torches = ¡Fuegos!
short-call-fate-early = Muy pronto
short-call-fate-late = Muy tarde
short-call-no-locked = No: bloqueado
short-call-no-way = Sin camino
short-call-no-busy = Ahora no
short-call-hold-keys = Guarden L
short-call-hold-torches = Guarden F
short-call-ask-dice = ¿Los gasto?

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
    [rear] fondo: { $chamber }
   *[front] frente: { $chamber }
}
place-half-wall = { $half ->
    [rear] fondo
   *[front] frente
}: { $wall }
place-gems = { $count ->
    [one] queda 1 gema
   *[other] quedan { $count } gemas
}
place-wall = muro { $toward ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
} con { $chamber }
place-entrance = entrada { $toward ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
place-line = { $axis ->
    [row] fila
   *[column] columna
} { $place }, hacia el { $toward ->
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

question-keys = letra, o flechas e Intro · Esc atrás
    .short = letra, flechas · Esc
question-turning = 1-3, o ← → e Intro · Esc
    .short = 1-3 o Intro · Esc
question-pointing = { $key } o flechas · Esc atrás
quiet-answer-gone = Eso ya no se puede elegir.
quiet-answer-first = Primero responde, o { $menu }; luego tira.
quiet-question-over = Esa pregunta ya pasó.
quiet-press-letter = Pulsa una de las letras o Esc.
quiet-letter-hidden = La ventana es pequeña para mostrarlo.
plain-tile = { $doors ->
    [one] una puerta
   *[other] { $doors } puertas
}, { $entry ->
    [closed] no entra nadie
    [free] entrada sin coste
   *[other] entrada por { $entry }
}
