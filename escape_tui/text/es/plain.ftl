# El juego en modo texto, y las palabras que entiende.

plain-hello = { $typing ->
    [keys] Huida del templo, en modo texto. Saquen a todo el mundo antes de que caiga. Las teclas actúan al momento; los dos puntos empiezan una línea de palabras. Pulsa ? para la ayuda.
   *[words] Huida del templo, en modo texto. Saquen a todo el mundo antes de que caiga. Escribe una orden y pulsa Intro. Escribe ? para la ayuda.
}
plain-unknown = Desconocido: { $said }. Escribe ? para la ayuda.
plain-unknown-key = { $key } no hace nada aquí. Pulsa ? para la ayuda.
plain-too-fast = Muy rápido. Se perdió una parte.
plain-you-can = Puedes: { $things }.
plain-can-nothing = Ahora no hay nada que hacer.
plain-or-write = O escribe: { $words }.
plain-everywhere = En todas partes: { $words }.
plain-more = Todas las palabras: { $how }.
plain-which-one = ¿Quién: { $names }?
plain-now-quiet = Callado: solo lo imprescindible, doce líneas por minuto como mucho.
plain-now-normal = Normal: lo que pasa cerca de ti y lo que importa a todo el mundo.
plain-now-full = Completo: todo lo que pasa.
plain-typing = { $typing ->
    [keys] Las teclas actúan al momento; los dos puntos empiezan una línea de palabras.
   *[words] Escribe una orden y pulsa Intro.
}
plain-speaks = Ahora en español.
plain-bells = { $bells ->
    [all] Sonido activado.
    [gongs] Solo gongs.
   *[other] Sonido desactivado.
}
plain-muted = { $muted ->
    [yes] Ya no lees a { $name }.
   *[no] Vuelves a leer a { $name }.
}
plain-next-visit = { $plain ->
    [yes] Desde la próxima vez juegas en modo texto.
   *[no] Desde la próxima vez juegas en pantalla completa. Esta sesión sigue en modo texto.
}

# Teclas

plain-key-space = espacio
plain-key-up = flecha arriba
plain-key-down = flecha abajo
plain-key-left = flecha izquierda
plain-key-right = flecha derecha
plain-key-backspace = retroceso
plain-key-clear = control U

# Dados

plain-adventurers = { $count ->
    [one] aventurero
   *[other] { $count } aventureros
}
plain-keys = { $count ->
    [one] llave
   *[other] { $count } llaves
}
plain-torches = { $count ->
    [one] fuego
   *[other] { $count } fuegos
}
plain-golden = { $count ->
    [one] máscara de oro
   *[other] { $count } máscaras de oro
}
plain-black = { $count ->
    [one] máscara negra
   *[other] { $count } máscaras negras
}
plain-no-dice = sin dados
plain-hand-held = guardado { $icons }
plain-hand-locked = { $count ->
    [one] 1 bloqueado
   *[other] { $count } bloqueados
}
plain-hand-spent = { $count ->
    [one] 1 gastado
   *[other] { $count } gastados
}
plain-hand-tumbling = { $count ->
    [one] 1 rueda
   *[other] { $count } ruedan
}
plain-die = { $state ->
    [held] { $face } guardado
    [locked] bloqueado
    [spent] gastado
    [tumbling] rueda
   *[ready] { $face }
}
plain-dice = { $dice ->
    [none] No tienes dados.
   *[other] Dados: { $dice }.
}
plain-rolled = Tirada: { $dice }.
plain-held = { $icons ->
    [none] Nada guardado.
   *[other] Guardado: { $icons }.
}
plain-hold-what = ¿Guardar qué? Escribe números de dados, o llaves, fuegos, aventureros, oro.
plain-freed-own = { $dice ->
    [one] Liberado: un dado. Tíralo.
   *[other] Liberados: { $dice } dados. Tíralos.
}

# Caminos

plain-here = aquí
plain-out-of-reach = sin camino
plain-steps-away = { $count ->
    [one] un paso: { $sides }
   *[other] { $count } pasos: { $sides }
}
plain-step = { $price ->
    [none] { $side }, sin coste
   *[other] { $side } por { $price }
}
plain-way = { $goal ->
    [exit] A la salida, { $count ->
        [one] un paso
       *[other] { $count } pasos
    }: { $steps }.
   *[other] Al inicio, { $count ->
        [one] un paso
       *[other] { $count } pasos
    }: { $steps }.
}
plain-no-way = { $goal ->
    [exit] Desde aquí no hay camino a la salida.
   *[other] Desde aquí no hay camino al inicio.
}
plain-already-there = { $goal ->
    [exit] Estás en la salida.
   *[other] { $dice ->
        [0] Estás en una sala inicial, a salvo.
        [one] Estás en una sala inicial, pero el portazo te quita un dado.
       *[other] Estás en una sala inicial, pero el portazo te quita { $dice } dados.
    }
}
plain-escape-price = Escapar cuesta { $price }.

# Acciones

plain-nearly = Casi: { $things }.
plain-nearly-one = { $what }, falta: { $missing }
plain-not-now = { $what }, ahora no
plain-priced = { $price ->
    [none] { $what }
   *[other] { $what } por { $price }
}
plain-enter = entrar al { $side }, { $chamber }
plain-discover = descubrir al { $side }

# Alrededor

plain-in = { $company ->
    [none] Estás aquí: { $chamber }.
   *[other] Estás aquí: { $chamber }, con { $company }.
}
plain-door-open = { $side } sin descubrir
plain-doors = Puertas: { $doors }.
plain-gems-done = No quedan gemas aquí.
plain-gem-price = { $gems ->
    [one] una gema por { $price }
   *[other] { $gems } gemas por { $price }
}
plain-gem-count = { $gems } por { $count }
plain-gem-prices = Aquí: { $prices }.
plain-side-chamber = { $price ->
    [none] { $side } { $chamber }, sin coste
   *[other] { $side } { $chamber } por { $price }
}
plain-side-open = { $side } sin descubrir, por { $price }
plain-side-wall = { $side } pared
plain-entrances-of = { $chamber }, { $far }, puerta { $sides }
plain-overview-gems = { $places ->
    [none] No se conoce ninguna sala de gemas.
   *[other] Gemas: { $places }.
}
plain-overview-entrances = { $places ->
    [none] No hay entradas abiertas.
   *[other] Sin descubrir: { $places }.
}

# Equipo

plain-alone = Juegas en solitario.
plain-friend = { $kind ->
    [bot] { $player }, bot: { $place }. { $dice }.
    [away] { $player }, ausente: { $place }. { $dice }.
   *[person] { $player }: { $place }. { $dice }.
}
plain-friend-out = { $kind ->
    [bot] { $player }, bot: ¡fuera!
    [away] { $player }, ausente: ¡fuera!
   *[person] { $player }: ¡fuera!
}
plain-cards = Cartas: { $cards }.
plain-friend-holds = { $icons ->
    [none] { $player } no guarda nada.
   *[other] { $player } guarda { $icons }.
}
plain-comes = { $player } entra.
plain-goes = { $player } va a otra sala: { $chamber }.
plain-walks = { $player } entra: { $chamber }.
plain-locked = { $stuck ->
    [yes] { $player }: todos los dados bloqueados.
   *[no] { $locked ->
        [one] { $player }: un dado bloqueado.
       *[other] { $player }: { $locked } dados bloqueados.
    }
}
plain-discovered = { $side ->
    [none] Descubierto: { $chamber }.
   *[other] Descubierto { $side }: { $chamber }.
}
plain-depot = { $depot ->
    [one] Queda una gema,
   *[other] Quedan { $depot } gemas,
} { $keys ->
    [one] una llave para escapar.
   *[other] { $keys } llaves para escapar.
}
plain-gone = { $player }: sin conexión.

# El reloj

plain-left = { $minutes ->
    [0] { $seconds ->
        [one] Queda un segundo.
       *[other] Quedan { $seconds } segundos.
    }
    [one] { $seconds ->
        [0] Queda un minuto.
       *[other] Queda un minuto { $seconds }.
    }
   *[other] { $seconds ->
        [0] Quedan { $minutes } minutos.
       *[other] Quedan { $minutes } minutos { $seconds }.
    }
}
plain-counted = { $seconds ->
    [one] Un segundo
   *[other] { $seconds } segundos
}{ $steps ->
    [-1] , ¡sin camino!
    [0] { "." }
    [one] , falta un paso.
   *[other] , faltan { $steps } pasos.
}{ $absent ->
    [none] { "" }
   *[other] { " " }Sin { $absent } en el inicio, pierden.
}
plain-no-clock = El reloj está oculto.
plain-standing = { $depot ->
    [one] Una gema en la reserva,
   *[other] { $depot } gemas en la reserva,
} { $keys ->
    [one] una llave para escapar;
   *[other] { $keys } llaves para escapar;
} { $pile ->
    [0] todo descubierto;
    [one] una sala por descubrir;
   *[other] { $pile } salas por descubrir;
} { $fate ->
    [0] ningún giro del destino.
    [one] un giro del destino.
   *[other] { $fate } giros del destino.
}

# En la partida

plain-game = { $friends ->
    [none] Empieza la partida. Juegas en solitario.
   *[other] Empieza la partida. Contigo: { $friends }.
}
plain-paused = Pausa.
plain-goes-on = El reloj corre de nuevo.
plain-paused-help = Para seguir: { $pause }.
plain-no-such-answer = Esa no es una de las respuestas.
plain-no-story = Aún no ha pasado nada.
plain-answer-hint = Responde con { $answer } y un número. { $seconds ->
    [one] Un segundo.
   *[other] { $seconds } segundos.
}
plain-yes = Sí: { $how }.
plain-no = No: { $how }.
plain-seconds = { $seconds ->
    [one] Un segundo.
   *[other] { $seconds } segundos.
}

# El final

plain-see-again = Repetición: { $command }
plain-end-hint = Revancha: { $again }. Salir: { $leave }.
plain-again-wanted = { $players ->
    [none] Ahora nadie quiere revancha.
   *[other] { $count ->
        [one] Quieren revancha: { $players }. No hay nadie más.
       *[other] Quieren revancha: { $players }. { $count } personas aquí.
    }
}

# Mirar

plain-watching = Estás mirando a { $players }.
plain-running = Partida { $code }: { $players }. { $left }, { $gems ->
    [one] queda una gema.
   *[other] quedan { $gems } gemas.
}
plain-cheered = Te han oído.
plain-which-cheer = ¿Qué ánimo? { $cheers }

# Una mesa

plain-table = { $title ->
    [none] Mesa { $code }, { $who }.
   *[other] Mesa { $code }, { $title }, { $who }.
}
plain-seats = Sitios: { $seats }; { $free ->
    [0] ninguno libre.
    [one] uno libre.
   *[other] { $free } libres.
}
plain-sitter = { $colour } { $name }{ $me ->
    [yes] , tú
   *[no] { "" }
}{ $opener ->
    [yes] , responsable
   *[no] { "" }
}, { $kind ->
    [bot] bot
    [ready] a punto
   *[waiting] aún no
}
plain-colour-red = rojo
plain-colour-blue = azul
plain-colour-green = verde
plain-colour-yellow = amarillo
plain-colour-purple = morado
plain-colour-white = blanco
plain-opener = Responsable ahora: { $player }.
plain-agreed = Preparación: { $what }. Escribe otra vez «a punto».
plain-stood-up = { $player } deja la mesa.
plain-ready = { $ready ->
    [yes] Estás a punto. La partida empieza cuando lo esté todo el mundo.
   *[no] Aún no estás a punto.
}
plain-which-seat = ¿Qué sitio? Escribe su número, su color o un nombre.
plain-which-colour = ¿Qué color: { $colours }?
plain-no-characters = No hay personajes en esta partida.
plain-picked = Tu elección: { $name }.
plain-no-such-choice = No existe la opción { $said }. Escribe «preparación» para oírlas.
plain-table-rules = { $public ->
    [yes] A la vista en el campamento
   *[no] Por invitación
}; { $bots ->
    [yes] bots suplentes: sí.
   *[no] bots suplentes: no.
}
plain-manner = Los bots juegan { $manner }.
plain-setup = Preparación: { $fields }.
plain-modules-on = En juego: { $modules }.
plain-modules-off = Fuera de juego: { $modules }.
plain-on = sí
plain-off = no

# El campamento

plain-lobby = { $people ->
    [one] Campamento. Hola, { $name }. Aún no hay nadie más.
   *[other] Campamento. Hola, { $name }. { $people } personas aquí.
}
plain-lobby-tables = { $tables ->
    [0] Ninguna mesa abierta,
    [one] Una mesa abierta,
   *[other] { $tables } mesas abiertas,
} { $games ->
    [0] ninguna partida en curso.
    [one] una partida en curso.
   *[other] { $games } partidas en curso.
}
plain-lobby-hint = Partida rápida: { $quick }. Aprender en cinco minutos: { $learn }.
plain-seat-kept = Tu sitio está reservado. Para volver: { $how }.
plain-waiting = Mesa { $code }, responsable { $name }: { $people ->
    [one] una persona
   *[other] { $people } personas
}, { $free ->
    [one] un sitio libre.
   *[other] { $free } sitios libres.
}
plain-person = { $doing ->
    [waiting] { $name } en una mesa
    [playing] { $name } jugando
    [watching] { $name } mirando
   *[looking-round] { $name }
}
plain-people = Aquí: { $people }.
plain-resume-code = Tu código de regreso: { $code }. Guárdalo: te trae de vuelta.
plain-key-is-enough = Tu clave SSH te trae de vuelta. No necesitas código.
plain-profile = { $games ->
    [one] Una partida,
   *[other] { $games } partidas,
} { $wins ->
    [one] { $wins } ganada.
   *[other] { $wins } ganadas.
} Mejor racha: { $streak }.
plain-give-up = Tienes un sitio reservado en otra mesa. ¿Dejarlo? Escribe «sí» o «no».
plain-late = La mesa { $code } ya está jugando. Escribe «jugar» para tomar el sitio de un bot, o «mirar».

# Palabras que se entienden; la ayuda muestra la primera de cada línea.

plain-word-help = ayuda, ?, qué, qué puedo hacer, órdenes
plain-word-all-words = palabras, más, todas las palabras
plain-word-repeat = repetir, repite, otra vez por favor
plain-word-quiet = callado
plain-word-normal = normal
plain-word-full = completo
plain-word-by-keys = teclas sueltas, teclas
plain-word-by-words = palabras enteras
plain-word-language = idioma, lengua
plain-word-bells = sonido, timbre
plain-word-mute = silenciar, silencio
plain-word-screen = modo texto, texto, pantalla
plain-word-quit = cerrar, adiós
plain-word-where = dónde, dónde estoy, alrededor
plain-word-dice = dados, mis dados, mano
plain-word-team = equipo, gente, quién
plain-word-way = camino, vuelta, salida
plain-word-standing = tiempo, reloj, estado
plain-word-overview = mapa, resumen, gemas, entradas
plain-word-story = crónica, historia
plain-word-roll = tirar, tira, lanzar
plain-word-north = norte, ir norte, al norte, entrar al norte, descubrir al norte
plain-word-east = este, ir este, al este, entrar al este, descubrir al este
plain-word-south = sur, ir sur, al sur, entrar al sur, descubrir al sur
plain-word-west = oeste, ir oeste, al oeste, entrar al oeste, descubrir al oeste
plain-word-act = usar, hacer, activar
plain-word-escape = escapar, fuera
plain-word-hold-adventurers = guardar aventureros, aventureros, aventurero
plain-word-hold-keys = guardar llaves, llaves, llave
plain-word-hold-torches = guardar fuegos, fuegos, fuego, antorchas
plain-word-hold-golden = guardar oro, oro
plain-word-release = soltar, soltar todo
plain-word-golden = liberar, máscara, liberarme
plain-word-golden-friend = liberar a alguien, ayudar
plain-word-fate = destino, girar el destino, giro
plain-word-cards = cartas, carta, tesoros
plain-word-call = llamar, llamada
plain-word-confirm = sí, s, aceptar, vale
plain-word-refuse = no, rechazar
plain-word-stand = levantarse, de pie
plain-word-volunteer = dar, dar un dado
plain-word-hold = guardar, guarda
plain-word-answer = responder, elegir
plain-word-say = decir, di, hablar
plain-word-pause = pausa, seguir
plain-word-give-up = rendirse, abandonar
plain-word-leave = salir, dejar, atrás
plain-word-again = revancha, otra vez, otra partida
plain-word-report = informe
plain-word-caption = qué pasa, ahora
plain-word-next-game = siguiente, otra partida
plain-word-cheer = animar
plain-word-skip = saltar, siguiente
plain-word-games = partidas, lista
plain-word-watch = mirar
plain-word-ready = a punto, listo, lista, empezar
plain-word-seats = sitios, quién, mesa
plain-word-bot = bot, añadir bot
plain-word-setup = preparación, qué jugamos
plain-word-set = poner, cambiar
plain-word-colour = color
plain-word-character = personaje
plain-word-card = carta
plain-word-invite = invitar
plain-word-remove = quitar, vaciar sitio
plain-word-hand-over = ceder, ceder la mesa
plain-word-vote-out = expulsar
plain-word-title = título, nombre de la mesa
plain-word-public = pública, privada
plain-word-hold-seats = bots suplentes, suplentes
plain-word-manner = juego de bots, manera
plain-word-quick = rápida, partida rápida, jugar
plain-word-tables = mesas, partidas, lista
plain-word-join = unirse, ir a
plain-word-open = abrir, abrir mesa
plain-word-learn = aprender, lección
plain-word-practise = practicar, práctica
plain-word-return = volver, regresar
plain-word-daily = templo del día
plain-word-people = quién está, gente
plain-word-name = nombre, mi nombre
plain-word-code = código, mi código
plain-word-resume = código de regreso
plain-word-profile = perfil, récord
plain-word-play-on = jugar
