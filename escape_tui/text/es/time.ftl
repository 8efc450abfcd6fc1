# Módulo 8: salas de tiempo.

module-time = Salas de tiempo
    .effect = De dos a cuatro salas que ponen en marcha un reloj de arena.
    .advice = Decidan quién va antes de que caiga la arena.

-prohibition-advice = Hagan lo que aún se puede, y vigilen el cambio.
chamber-prohibition-1 = Veto gema+oro
    .effect = Treinta segundos sin activar gemas, luego sin liberar con máscaras de oro.
    .advice = { -prohibition-advice }
chamber-prohibition-2 = Veto oro+ir
    .effect = Treinta segundos sin liberar con máscaras de oro, luego sin entrar en salas.
    .advice = { -prohibition-advice }
chamber-prohibition-3 = Veto ir+inicio
    .effect = Treinta segundos sin entrar en salas, luego sin entrar en el inicio.
    .advice = { -prohibition-advice }
chamber-prohibition-4 = Veto inic.+gema
    .effect = Treinta segundos sin entrar en el inicio, luego sin activar gemas.
    .advice = { -prohibition-advice }
chamber-sacrifice = Sacrificio
    .effect = Cada persona pone aquí un dado. Ven antes de un minuto para recuperarlo.
    .advice = Ven si estás cerca. Un camino largo no compensa.
chamber-torch = Sala del fuego
    .effect = Siete fuegos en un minuto, o dos personas pierden un dado cada una; antes, quien se ofrezca.
    .advice = Bastan dos o tres que guarden fuegos.
chamber-lava-dice = Sala de lava
    .effect = Tres tareas en un minuto. Cada una que quede cuesta un dado.
    .advice = Una sola tarea ya salva un dado.
chamber-lava-gems = Lava de gemas
    .effect = Tres tareas en un minuto. Cada una que quede añade una gema a la reserva.
    .advice = Una sola tarea ya salva una gema.

refused-time-setup = Elige de { $fewest } a { $most } salas de tiempo.
refused-time-timers = Aquí no hay tarea con tiempo.
refused-time-prohibition = { $reason ->
    [movement] Prohibido por ahora: nadie se mueve.
    [gems] Prohibido por ahora: nadie activa gemas.
    [golden-masks] Prohibido por ahora: máscaras de oro.
   *[other] Prohibido por ahora: nadie entra en { $chamber }.
}
refused-time-torch = { $reason ->
    [waiting] Esta sala espera el reloj de arena.
    [over] Tarde. Se acabó el tiempo de esta sala.
    [done] Aquí ya está todo hecho.
   *[other] El fuego cuesta { $needs }; falta: { $missing }.
}
refused-time-volunteer = { $reason ->
    [outside] Ya estás fuera. Pagan los demás.
    [no-dice] No tienes dado que perder.
   *[no-choice] Ahora nadie tiene que perder un dado.
}
refused-time-lava = { $reason ->
    [waiting] Esta sala espera el reloj de arena.
    [over] Tarde. Se acabó el tiempo de esta sala.
    [done] Aquí ya está todo hecho.
   *[other] La lava cuesta { $needs }; falta: { $missing }.
}

told-timer-awaited = { $chamber } espera el reloj de arena.
told-timer-started = { $chamber }: corre la arena, { $until } segundos.
told-timer-turned = { $chamber }: se gira, { $until } segundos más.
told-timer-stopped = { $chamber }: se acabó.
told-demand-met = { $player } paga lo necesario: { $chamber }.
told-toll-demanded = { $dice ->
    [one] Hay que perder un dado. ¿Quién da uno?
   *[other] Hay que perder { $dice } dados. ¿Quién da uno?
}
banner-toll-demanded = ¿Quién da un dado?
told-die-volunteered = { $player } entrega un dado.
told-die-offered-up = { $player } deja un dado en el sacrificio.
told-die-taken-back = { $player } recupera el dado del sacrificio.
told-sacrifice-lost = { $player } pierde el dado del sacrificio.
banner-timer-started = ¡{ $chamber }!
banner-timer-turned = ¡{ $chamber }!

action-meet-demand = Pagar lo necesario
    .short = pagar
action-volunteer-die = Entregar un dado
    .short = Entregar
action-keep-dice = Conservar los dados

choice-time-volunteer = Hay que perder dados. ¿Das uno?
panel-prohibited = { $what ->
    [gems] ¡Sin gemas!
    [golden-masks] ¡Sin máscaras de oro!
    [movement] ¡Nadie se mueve!
   *[start] ¡Nadie al inicio!
}
notice-toll = { $dice ->
    [one] Hay que perder un dado. ¿Das el tuyo?
   *[other] Hay que perder { $dice } dados. ¿Das uno?
}
notice-toll-open = { $dice ->
    [one] Hay que perder un dado. ¿Quién da uno?
   *[other] Hay que perder { $dice } dados. ¿Quién da uno?
}
notice-then = Luego: { $what ->
    [gems] sin gemas.
    [golden-masks] sin máscaras de oro.
    [movement] nadie se mueve.
   *[start] nadie entra al inicio.
}
notice-task = { $chamber }: { $price }
notice-timer = { $chamber }
notice-sacrificed = { $chamber }: recoge tu dado
notice-waits = { $chamber }: espera su reloj de arena

notice-next = Después: { $price }.

notice-penalty-torch = O { $count } de ustedes pierden un dado.

notice-penalty-lava-dice = O pierden { $count ->
    [one] un dado
   *[other] { $count } dados
}.

notice-penalty-lava-gems = O { $count ->
    [one] una gema
   *[other] { $count } gemas
} más en la salida.
