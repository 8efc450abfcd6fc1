# La partida en pantalla: paneles, avisos, menús, ayudas.

panel-actions = Acciones
panel-team = Equipo
panel-story = Crónica

actions-short = falta

status-depot = { $count ->
    [one] gema
   *[other] gemas
}
status-keys = { $count ->
    [one] llave
   *[other] llaves
}
status-fate = destino
status-pile = { $count ->
    [0] pila vacía
    [one] 1 sala
   *[other] { $count } salas
}
status-watchers = { $count ->
    [one] 1 mirando
   *[other] { $count } mirando
}
status-paused = pausa
status-practice = práctica
status-hidden = escucha

tray-lost = { $count ->
    [one] { $count } perdido
   *[other] { $count } perdidos
}
tray-aside = { $count } aparte

team-out = ¡fuera!
team-here = aquí
team-agrees = ¿girar?

hint-roll = tirar
hint-hold-1 = guardar
hint-north = ir
hint-arrows = ←↑↓→
hint-act = usar
hint-call = llamar
hint-help = ayuda
hint-menu = menú
hint-zoom-in = acercar
hint-next-seat = siguiente
hint-zoom-out = alejar
hint-fit = todo

advice-outside = ¡Ya estás fuera! Mira al equipo y llama.
advice-count-in = Prepárense…
advice-all-locked = ¡Todo bloqueado! Pide ayuda o propón el destino.

quiet-no-such-die = No tienes ese dado.
quiet-no-such-icon = Ninguno de tus dados muestra eso.
quiet-nothing-here = Aquí no hay nada que usar.
quiet-card-by-arrows = Tu carta: las flechas cruzan paredes.
quiet-no-cards = No tienes cartas que usar.
quiet-nobody-here = No hay nadie más en tu sala.
quiet-none-held = No guardas ningún dado.
quiet-nothing-asked = No hay nada que responder.
quiet-may-sit = Ahora no hace falta levantarse.
quiet-no-toll = Ahora nadie tiene que perder un dado.
quiet-tumbling = Tus dados aún ruedan.
quiet-all-kept = Nada que tirar. { $key } suelta tus dados.
quiet-nobody-locked = Aquí nadie tiene dados bloqueados.

menu-ways = ¿Cómo?
menu-act = ¿Qué?
menu-cards = Tus cartas
menu-whom = ¿A quién?
menu-call = Llamar
menu-hint = { $key } responde
menu-hint-focus = Número o Intro elige · Esc cierra
choice-otherwise = Elige

game-menu-title = El reloj corre
game-menu-paused = Pausa
game-menu-continue = Volver a la partida
game-menu-pause = Pausar / seguir
game-menu-help = Ayuda
game-menu-journal = Crónica hasta aquí
game-menu-settings = Ajustes
game-menu-leave = Dejar la partida

banner-paused = Pausa
banner-waiting = Falla el disco del servidor. Partida en pausa.
banner-curtain = Pausa. Templo y dados están tapados.
banner-pause-left = Pausa restante: { $time }
banner-going-on = { $seconds }… ¡prepárense!
banner-go-on = { $key } sigue
banner-count-in = { $seconds }
banner-begun = ¡Huyan!
banner-gonged = { $gong ->
    [1] ¡Gong!
    [2] ¡Gong gong!
   *[other] ¡Gong gong gong!
}
banner-slammed = ¡Portazo!
banner-collapsed = ¡Derrumbe!
banner-fate-turned = ¡Gira el destino!
banner-escaped = ¡{ $player } sale!
banner-won = ¡Escaparon!
banner-lost = Bajo tierra
banner-countdown = { $gong ->
    [3] El templo se derrumba en { $seconds } s
   *[other] Portazo en { $seconds } s
}
banner-way = { $goal ->
    [exit] A la salida:
   *[other] Al inicio:
}
banner-home = { $goal ->
    [exit] Estás en la salida.
   *[other] Aquí no hay peligro.
}
banner-no-way = { $goal ->
    [exit] Desde aquí no hay camino a la salida.
   *[other] Desde aquí no hay camino de vuelta.
}
banner-find-exit = ¡Busquen la salida!

icon-adventurers = { $count ->
    [one] un aventurero
   *[other] { $count } aventureros
}
icon-keys = { $count ->
    [one] una llave
   *[other] { $count } llaves
}
icon-torches = { $count ->
    [one] un fuego
   *[other] { $count } fuegos
}
icon-golden = { $count ->
    [one] una máscara de oro
   *[other] { $count } máscaras de oro
}
icon-black = { $count ->
    [one] una máscara negra
   *[other] { $count } máscaras negras
}
# Las letras de aventurero, llave, fuego, máscara negra, máscara de oro y cualquier máscara.
icon-letters = ALFNOM
prose-and = { $first } y { $last }

side-north = norte
side-east = este
side-south = sur
side-west = oeste
side-chamber = { $side ->
    [north] el norte
    [east] el este
    [south] el sur
   *[west] el oeste
}

call-help = ¡Ayuda!
call-come = ¡Vengan!
call-home = ¡Vuelvan!
call-gold = Tengo oro
call-keys = Necesito llaves
call-torches = Necesito fuegos
call-exit = ¡Encontré la salida!
call-wait = ¡Esperen!
call-thanks = ¡Gracias!
call-fate-early = Pronto para el destino
call-fate-late = Tarde para el destino

panel-curses = Maldiciones
panel-treasures = Tesoros
panel-character = Personaje
panel-quests = Misiones
panel-calendar = Calendario
panel-cursed-gem = Gema maldita
panel-armed = a punto
panel-ready = a punto
panel-used = en reposo
panel-quests-done = misiones cumplidas
panel-place = { $place ->
    [constellation] nadie dentro aún
    [start] nadie en el inicio
    [three-gems] nadie en tres gemas
    [one-gem] nadie en una gema
   *[exit] nadie en la salida
}
panel-task = la tarea pide
panel-gem-tiles = losetas de gema
panel-ghost = El fantasma
panel-chalice = El cáliz
panel-teleporter = La ficha
panel-prohibited = { $what ->
    [gems] ¡Sin gemas!
    [golden-masks] ¡Sin máscaras de oro!
    [movement] ¡Nadie se mueve!
   *[start] ¡Nadie al inicio!
}
panel-open-cards = Cartas a la vista
panel-own-gem = ◈ la tuya: { $gem }
panel-next = sigue
panel-calendar-exit = llaves más para salir
panel-calendar-late = Portazo: ¡un dado cada uno!
panel-calendar-safe = Portazo: ya vamos bien
panel-calendar-die = Tu dado está allí
panel-totem = El tótem
panel-snakes = Serpientes
panel-blessing = Bendita: { $chamber }

notice-no = no
notice-pause = { $player } pide pausa ({ $votes } de { $people }). ¿Sí?
notice-pause-waits = Pausa: { $votes } de { $people }, falta { $players }
notice-gone = { $player }: sin conexión. ¿Pausa?
notice-gone-bot = { $player }: sin conexión. ¿Pausa? Bot en
notice-more = { $count } más…
notice-fate = { $player } propone el destino. ¿Sí?
notice-fate-waits = El destino espera a { $players }
notice-wish = { $player } quiere: { $wish }
notice-own-wish = Alguien debe confirmar: { $wish }
notice-stand = Levántate a tiempo
notice-sitting = ¡Levántate o nada funciona!
notice-toll = { $dice ->
    [one] Hay que perder un dado. ¿Das el tuyo?
   *[other] Hay que perder { $dice } dados. ¿Das uno?
}
notice-toll-open = { $dice ->
    [one] Hay que perder un dado. ¿Quién da uno?
   *[other] Hay que perder { $dice } dados. ¿Quién da uno?
}
notice-bond = Vínculo: espera a que tire { $player }
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
notice-time-out = Tiempo muerto: hablen, nadie actúa. ¿Seguir?
notice-out = salir:

report-title = Quién hizo qué
report-escaped = fuera a
report-gems = gemas
report-rolls = tiradas
report-lost = perdidos
report-helped = ayudas
