# Dónde cambió una partida: las posibilidades del equipo si hubieran seguido nuestros compañeros.

analysis-title = Vuestras posibilidades
analysis-yardstick = si siguieran nuestros compañeros
analysis-estimate = estimación: { $percent } %
analysis-pending = Se está analizando la partida.

analysis-course-won = Empezasteis con un { $first } % de posibilidades; lo más bajo fue un { $percent } %, a { $clock }.
analysis-course-lost = Empezasteis con un { $first } % de posibilidades; a { $clock } aún quedaba un { $percent } %.
analysis-no-yardstick = Con tanto en juego nuestros compañeros casi nunca salen: no hay con qué medir vuestras posibilidades.
analysis-turned = Todo cambió a { $clock }: { $cause } ({ $before } → { $after } %){ $then }.
analysis-turned-most = La partida cambió { $count } veces, sobre todo a { $clock }: { $cause } ({ $before } → { $after } %){ $then }.
analysis-slipped = Ningún momento lo decidió todo: entre { $clock } y { $until } se pasó del { $before } al { $after } %.
analysis-steady = Ningún momento lo decidió todo.
analysis-dice = Cayeron { $dice } dados: { $black } máscaras negras y { $golden } de oro, se esperaban { $due } de cada; { $worse ->
    [0] casi ninguna partida de cien tiene peores dados.
    [1] una partida de cien tiene peores dados.
    [100] casi ninguna partida de cien tiene mejores dados.
   *[other] { $worse } partidas de cien tienen peores dados.
}

# Una línea de la lista: número, reloj, qué fue.
analysis-point = { $number } { $clock } { $cause } ({ $before } → { $after } %)
analysis-split = suerte { $luck }, juego { $play }
analysis-instead = Un compañero habría hecho otra cosa aquí, con un { $percent } % de posibilidades.
analysis-instead-wait = Un compañero habría esperado aquí, con un { $percent } % de posibilidades.

analysis-cause-all-locked = { $players ->
    [one] todos los dados estaban bloqueados
   *[other] todos los dados de los { $players } estaban bloqueados
}
analysis-cause-black = { $black ->
    [one] cayó una máscara negra
   *[other] cayeron { $black } máscaras negras
}
analysis-cause-gold = { $golden ->
    [one] cayó una máscara de oro
   *[other] cayeron { $golden } máscaras de oro
}
analysis-cause-landed = cayeron los dados
analysis-cause-slam = { $lost ->
    [0] la puerta se cerró
    [one] la puerta costó un dado
   *[other] la puerta costó { $lost } dados
}
analysis-cause-end = el templo se derrumbó
analysis-cause-clock = pasó el tiempo
analysis-cause-fate = el destino subió la salida a { $keys } llaves
analysis-cause-exit = se encontró la salida
analysis-cause-lit = { $gems ->
    [one] se encendió una gema
   *[other] se encendieron { $gems } gemas
}
analysis-cause-discover = se colocó una sala
analysis-cause-gems = se tomaron gemas
analysis-cause-escape = un primer paso fuera del templo
analysis-cause-gift = un dado quedó para un amigo
analysis-cause-walk = un paso a la sala vecina
analysis-cause-golden = se usó una máscara de oro
analysis-cause-fate-proposed = se propuso un giro del destino
analysis-cause-fate-answered = una respuesta al destino
analysis-cause-roll = una tirada de dados
analysis-cause-choice = una decisión

analysis-then-no-exit = , y desde ahí rara vez se encuentra la salida
analysis-then-keys = , y desde ahí la salida pide más llaves que dados hay
analysis-then-locked = , y desde ahí todos los dados acaban bloqueados
analysis-then-far = , y desde ahí falta tiempo
analysis-then-otherwise = , y desde ahí rara vez se gana

# Por qué no se puede analizar una grabación.
analysis-unfit-unknown = Ninguna grabación tiene este número.
analysis-unfit-damaged = Esta grabación está dañada: no se puede repetir.
analysis-unfit-other-rules = Esta partida siguió otras reglas: se puede ver, pero no continuar.
analysis-unfit-other-edition = Esta partida se jugó con otra edición de salas y cartas.
analysis-unfit-unfinished = Esta partida no llegó a su fin.
analysis-unfit-too-short = Esta partida duró menos de un minuto: no hay nada que contar.
analysis-unfit-no-clock = Esta partida se jugó sin reloj: no se puede perder.
analysis-unfit-after-end = La partida ya había terminado.
