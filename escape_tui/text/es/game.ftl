# La partida en pantalla: paneles, avisos, menús, ayudas.

panel-actions = Acciones
panel-team = Equipo
panel-story = Crónica

actions-short = falta

status-depot = { $count ->
    [one] gema
   *[other] gemas
}
status-exit = salida
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
hint-fit = mapa
hint-palette = más

edge-rooms = { $count ->
    [one] { $count } sala
   *[other] { $count } salas
}

advice-outside = ¡Ya estás fuera! Mira al equipo y llama.
advice-count-in = Activen gemas. Busquen la salida.
advice-roll = { $roll } tira, { $hold } guarda un dado.
advice-all-locked = ¡Bloqueo! El destino libera: { $fate }. Ayuda: { $call }.

quiet-no-such-die = No tienes ese dado.
quiet-no-such-icon = Ninguno de tus dados muestra eso.
quiet-nothing-here = Aquí no hay nada que usar.
quiet-card-by-arrows = Tu carta: las flechas cruzan paredes.
quiet-no-cards = No tienes cartas que usar.
quiet-nobody-here = No hay nadie más en tu sala.
quiet-none-held = No guardas ningún dado.
quiet-nothing-asked = No hay nada que responder.
quiet-stand = Ahora no hace falta levantarse.
quiet-volunteer = Ahora nadie tiene que perder un dado.
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
    .short = 1-9 · Esc
choice-otherwise = Elige

game-menu-title = El reloj corre
game-menu-paused = Pausa
game-menu-continue = Volver a la partida
game-menu-pause = Pausar / seguir
game-menu-help = Ayuda
game-menu-journal = Crónica hasta aquí
game-menu-settings = Ajustes
game-menu-give-up = Rendirse (de común acuerdo)
game-menu-leave = Dejar la partida

give-up-title = ¿Rendirse?
give-up-told = La partida acaba enseguida y cuenta como perdida.
give-up-hint = Intro: rendirse · Esc: seguir

banner-paused = Pausa
banner-waiting = El servidor no puede guardar: pausa.
banner-curtain = Pausa. Templo y dados están tapados.
banner-pause-left = Pausa restante: { $time }
banner-going-on = { $seconds }… ¡prepárense!
banner-go-on = { $key } sigue
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
   *[other] { $absent ->
        [none] Portazo en { $seconds } s
       *[other] Portazo en { $seconds } s: ¡sin { $absent }, pierden!
    }
}
banner-way = { $goal ->
    [exit] A la salida:
   *[other] Al inicio:
}
banner-home = { $goal ->
    [exit] Estás en la salida.
   *[other] { $dice ->
        [0] Aquí no hay peligro.
        [one] En el inicio, pero pierdes un dado.
       *[other] En el inicio, pero pierdes { $dice } dados.
    }
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
call-fate-early = Destino: muy pronto
call-fate-late = Destino: muy tarde
call-yes = ¡Ya voy!
call-waits = Espero
call-no-locked = No: dados bloqueados
call-no-way = No: sin camino
call-no-busy = Ahora no
call-greet = ¡Hola!
call-north = Puerta norte
call-east = Puerta este
call-south = Puerta sur
call-west = Puerta oeste
call-hold-keys = ¡Guarden llaves!
call-hold-torches = ¡Guarden fuegos!
call-ask-dice = ¿Puedo gastar?
call-tease = ¡De nada!

panel-open-cards = Cartas a la vista

notice-no = no
notice-pause = { $player } pide pausa ({ $votes } de { $people }). ¿Sí?
notice-give-up = { $player } quiere rendirse ({ $votes } de { $people }): Esc
notice-forsaken = Dentro ya no juega nadie. ¿Terminar?
notice-pause-waits = Pausa: { $votes } de { $people }, falta { $players }
notice-gone = { $player }: sin conexión. ¿Pausa?
notice-gone-bot = { $player }: sin conexión. ¿Pausa? Bot en
notice-more = { $count } más…
notice-fate = { $player } propone el destino. ¿Sí?
notice-fate-waits = El destino espera a { $players }
notice-out = salir:

report-title = Sus hazañas
report-escaped = fuera a
report-gems = gemas
report-rolls = tiradas
report-lost = perdidos
report-helped = ayudas

tray-seconds = { $count ->
    [one] segundo
   *[other] segundos
}

team-apart = lejos
team-away = ausente
team-bot = bot

panel-your-cards = Tus cartas
panel-use-cards = { $key } usar
panel-hide-cards = { $key } cierra
panel-no-cards = Aún no hay cartas.
panel-more = { $count } más: { $key }

action-show-cards = cartas
    .help = Muestra todas las cartas visibles y lo que hacen, primero las tuyas.

action-legend = signos
    .help = Explica los signos del mapa.

panel-signs = Signos
panel-all-signs = { $key } los explica todos.
panel-stays = queda

# La sala donde se está, explicada donde el terminal es ancho.

here-lit = { $count ->
    [one] Su gema está activa. No quedan gemas aquí.
   *[other] Sus { $count } gemas están activas. No quedan gemas aquí.
}
here-unknown = sin descubrir

# Nada que tirar: lo que queda por hacer.

advice-locked-alone = ¡Bloqueo! El destino libera: { $fate }.
advice-locked-friends = ¡Todo bloqueado! { $call } pide oro.
advice-no-dice = Sin dados: quien salga puede darte uno.
idle-next-seat = seguir a alguien
    .short = seguir
idle-call = llamar, marcar
    .short = llamar
watching-friend = { $name ->
    [none] Otra vez tú.
   *[other] Sigues a { $name }.
}
action-point-at = marcar una sala
told-pointed-at = { $player } marca { $chamber }.
choose-point-at = Marcar una sala
    .short = Marcar
    .ask = ¿Qué sala marcas?

# Se dice una vez, antes de lo que no tiene vuelta atrás.

caution-vault = ¡Solo una vez! { $price } darían { $most }. { $act } otra vez: { $gems }.
caution-golden = Guarda esa máscara para { $friend }, u otra vez { $roll }.
caution-sprint = Tirar acaba la carrera ({ $steps }). Otra vez { $roll }.
caution-special-chalice = El cáliz está dentro: si sales, pierden.

# Ya nadie puede hacer nada.

notice-standstill = Ya nadie puede tirar. ¿Lo dejan aquí?
notice-standstill-stays = Ya nadie puede tirar. Esperan el final.
told-standstill-reached = Ya nadie puede tirar. Esto acaba pronto.
told-standstill-passed = Alguien puede actuar otra vez.
told-stayed = { $player } quiere quedarse.
action-stay-in-temple = seguir hasta el final

advice-use-locked = Todo bloqueado: { $key } los usa aquí.
