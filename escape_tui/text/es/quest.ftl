# Módulo 5: salas de misión.

module-quest = Salas de misión
    .effect = La salida sigue cerrada hasta cumplir todas las misiones.
    .advice = Hallen pronto las salas de misión. Las llaves no las sustituyen.

chamber-altar = Altar
    .effect = Sacrifiquen aquí dos dados para siempre para cumplir la misión.
    .advice = Da un dado que te sobre. Vale uno bloqueado.
chamber-task = Sala de tareas
    .effect = Cuatro tareas seguidas, pagadas en común por quienes estén aquí.
    .advice = Rápido para tres. Guarden llaves y fuegos para el resto.
chamber-ghost = Sala fantasma
    .effect = Empujen aquí al fantasma desde el inicio, dos fuegos por paso. Nadie entra.
    .advice = Dos que se turnen no paran nunca.
chamber-tree-of-life = Árbol de vida
    .effect = Dos máscaras de oro por persona de la mesa, pagadas en común.
    .advice = Guarden sus máscaras de oro y vengan. Liberen después.
chamber-obelisk = Obelisco
    .effect = Añade tres gemas a la reserva; cada lado tapiado quita una.
    .advice = Descubran salas alrededor. Cada una vale una gema.

refused-quest-setup = Elige de una a { $most } salas de misión.
refused-quest-markers = { $markers ->
    [one] Falta una misión: salida cerrada.
   *[other] Faltan { $markers } misiones: salida cerrada.
}
refused-quest-once = Esa misión ya está cumplida.
refused-quest-altar = Ve al altar para dar un dado.
refused-quest-task = { $reason ->
    [elsewhere] Ve antes a la sala de tareas.
    [face-down] Aquí aún no hay tarea a la vista.
   *[other] La tarea cuesta { $needs }; falta: { $missing }.
}
refused-quest-ghost = { $reason ->
    [elsewhere] Ve antes con el fantasma.
   *[other] Empujar cuesta { $needs }; falta: { $missing }.
}
refused-quest-tree = { $reason ->
    [elsewhere] Ve antes al árbol de vida.
   *[other] El árbol cuesta { $needs }; falta: { $missing }.
}

told-quest-done = ¡Misión cumplida: { $tile }!
banner-quest-done = ¡Misión cumplida: { $tile }!
told-die-sacrificed = { $player } pone un dado en el altar.
told-task-turned-up = Siguiente tarea: { $price }.
told-task-done = { $player } cumple una tarea.
told-ghost-appeared = Aparece el fantasma: { $chamber }.
told-ghost-pushed = { $player } empuja al fantasma: { $chamber }.
told-obelisk-raised = { $tiles ->
    [one] El obelisco añade una gema a la reserva.
   *[other] El obelisco añade { $tiles } gemas a la reserva.
}
told-obelisk-sealed = Obelisco tapiado: ¡una gema menos!

action-sacrifice-die = Sacrificar un dado
    .short = sacrificar
action-do-task = Cumplir la tarea
    .short = tarea
action-push-ghost = Empujar al fantasma: { $chamber }
action-adorn-tree = Colgar máscaras de oro en el árbol
    .short = adornar
panel-quests = Misiones
panel-quests-done = misiones cumplidas
panel-task = la tarea pide
panel-gem-tiles = losetas de gema
panel-ghost = El fantasma
panel-tasks-left = { $count ->
    [one] última loseta de tarea
   *[other] quedan { $count } tareas
}

panel-tree = máscaras para { $players ->
    [one] uno
   *[other] { $players }
}
