# Dónde cambió una partida: las opciones del equipo en su curso, si hubieran seguido unos bots.

analysis-title = Sus posibilidades
analysis-yardstick = si siguieran unos bots
analysis-estimate = probabilidad estimada: { $percent } %
analysis-pending = La partida se está analizando.

analysis-course-won = Empezaron con { $first } % de probabilidad; lo más bajo fue { $percent } %, a { $clock } del final.
analysis-course-lost = Empezaron con { $first } % de probabilidad; a { $clock } del final aún eran { $percent } %.
analysis-no-yardstick = Con estos módulos los bots casi nunca salen. No hay con qué comparar.
analysis-turned = Cambió a { $clock } del final: { $cause } ({ $before } → { $after } %){ $then }.
analysis-turned-most = Cambió { $count } veces, sobre todo a { $clock } del final: { $cause } ({ $before } → { $after } %){ $then }.
analysis-slipped = Ningún momento lo decidió. Entre { $clock } y { $until } la probabilidad pasó de { $before } a { $after } %.
analysis-steady = Ningún momento lo decidió.
analysis-dice = { $dice } dados: { $black } máscaras negras y { $golden } de oro, por { $due } esperadas de cada una; { $worse ->
    [0] casi ninguna partida tiene peores dados.
    [one] una de cada cien partidas tiene peores dados.
    [100] casi ninguna partida tiene mejores dados.
   *[other] { $worse } de cada cien partidas tienen peores dados.
}

# Una línea de la lista: número, reloj, qué fue.
analysis-point = { $number } { $clock } { $cause } ({ $before } → { $after } %)
analysis-luck = suerte { $points }
analysis-play = juego { $points }
analysis-advice = { $clock }: un bot habría { $act } ({ $percent } % de probabilidad).
analysis-instead-discover = descubierto una sala
analysis-instead-gems = activado gemas
analysis-instead-escape = salido del templo
analysis-instead-gift = dado un dado
analysis-instead-walk = pasado a otra sala
analysis-instead-golden = usado una máscara de oro
analysis-instead-fate-proposed = propuesto girar el destino
analysis-instead-fate-answered = respondido al destino
analysis-instead-roll = tirado los dados
analysis-instead-choice = hecho otra cosa
analysis-instead-wait = esperado

analysis-cause-all-locked = { $players ->
    [one] todos los dados se bloquearon
   *[other] se bloquearon todos los dados de { $players } personas
}
analysis-cause-black = { $black ->
    [one] salió una máscara negra
   *[other] salieron { $black } máscaras negras
}
analysis-cause-gold = { $golden ->
    [one] salió una máscara de oro
   *[other] salieron { $golden } máscaras de oro
}
analysis-cause-landed = cayeron los dados
analysis-cause-slam = { $lost ->
    [0] llegó el portazo
    [one] el portazo costó un dado
   *[other] el portazo costó { $lost } dados
}
analysis-cause-end = el templo se derrumbó
analysis-cause-steps = varias tiradas en pocos segundos
analysis-cause-clock = pasó el tiempo
analysis-cause-fate = el destino subió la salida a { $keys } llaves
analysis-cause-exit = apareció la salida
analysis-cause-lit = { $gems ->
    [one] se activó una gema
   *[other] se activaron { $gems } gemas
}
analysis-cause-discover = se descubrió una sala
analysis-cause-gems = se activaron gemas
analysis-cause-escape = el primer paso afuera
analysis-cause-gift = un dado para el equipo
analysis-cause-walk = un paso a la sala siguiente
analysis-cause-golden = sirvió una máscara de oro
analysis-cause-fate-proposed = se propuso girar el destino
analysis-cause-fate-answered = una respuesta al destino
analysis-cause-roll = una tirada
analysis-cause-choice = una elección

analysis-then-no-exit = ; desde ahí rara vez se halla la salida
analysis-then-keys = ; desde ahí la salida pide más llaves que dados hay
analysis-then-locked = ; desde ahí todo acaba bloqueado
analysis-then-far = ; desde ahí falta tiempo
analysis-then-otherwise = ; desde ahí rara vez se gana

# Por qué no se puede analizar una repetición.
analysis-unfit-unknown = Esa repetición no existe.
analysis-unfit-damaged = Esta repetición está dañada y no se reproduce.
analysis-unfit-other-rules = Esta partida sigue otras reglas. Se puede ver, pero no analizar.
analysis-unfit-other-edition = Esta partida usa otra edición de salas y cartas.
analysis-unfit-unfinished = Esta partida no llegó al final.
analysis-unfit-too-short = Esta partida acabó en un minuto. No hay nada que analizar.
analysis-unfit-no-clock = Esta partida no tenía reloj. No se puede perder.
analysis-unfit-after-end = La partida ya había acabado.
declined-study-damaged = { analysis-unfit-damaged }
declined-study-other-edition = { analysis-unfit-other-edition }
declined-study-unfinished = { analysis-unfit-unfinished }
declined-study-after-end = { analysis-unfit-after-end }
