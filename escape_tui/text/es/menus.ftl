# El título, preparar una mesa, los desafíos.

screen-subtitle = del templo

title-play = De una a seis personas en este teclado, con o sin bots.
title-practise = El mismo juego sin reloj.
title-learn = Una primera partida guiada. Cinco minutos.
title-challenges = Veintiséis partidas más difíciles, y las que has ganado.
title-replays = Mira otra vez partidas terminadas.
title-settings = Teclas, colores, sonido, idioma.
title-rules = Todas las reglas, con búsqueda.
title-leave = Afuera, a la luz del día.

list-key-move = elegir
list-key-choose = abrir
list-key-change = cambiar
list-key-search = buscar
list-key-scroll = leer

setup-start = Empezar la partida
    .help = Cinco segundos de cuenta atrás; luego todo el mundo tira a la vez.
setup-group-seats = Quién juega
setup-group-game = La partida
setup-group-expansions = Módulos
setup-group-queenies = Extras
setup-person = persona
setup-bot = bot
setup-person-name = Persona { $number }
setup-name = Nombre
    .help = Intro acepta · Esc cancela
setup-seat =
    .help =
        Intro cambia el nombre. Izquierda/derecha cambia el color.
        La tecla del bot, abajo, cambia una persona por un bot y al revés.
setup-character = Personaje
setup-card = Carta
setup-card-permanent = permanente
setup-card-activatable = activa
setup-card-cost = Cuesta { $price }, una vez entre portazos.
setup-challenge = Desafío
    .help = Elige por ti módulos y gemas extra. Puedes añadir salas especiales, el Foso y la Fuente.
setup-challenge-none = ninguno
setup-challenge-value = { $id }
setup-difficulty = Dificultad
    .help =
        Fácil: tres gemas menos. Normal: las gemas de tu equipo.
        Experta: tres más. Pro: seis más, y sin giro del destino.
setup-difficulty-gentle = fácil
setup-difficulty-normal = normal
setup-difficulty-expert = experta
setup-difficulty-professional = pro
setup-soundtrack = Banda sonora
    .help = Las dos duran diez minutos, con gongs en momentos distintos. La práctica no tiene reloj.
setup-soundtrack-1 = la primera
setup-soundtrack-2 = la segunda
setup-soundtrack-practice = ninguna (práctica)
setup-pace = Ritmo
    .help = Cuánto ruedan los dados: tranquilo 1,2 segundos, normal 0,8, frenético 0,5.
setup-pace-calm = tranquilo
setup-pace-standard = normal
setup-pace-frantic = frenético
setup-hidden = Reloj oculto
    .help = Oculta el reloj. Escucha los gongs.
setup-honour = Por honor
    .help = ¿En la misma habitación? Maldiciones de manos y voz, por su honor.
setup-option-special = salas
    .help = Todas las salas especiales, o solo la del tesoro con su cáliz.
setup-option-special-all = todas
setup-option-special-chalice = solo el cáliz
setup-option-quest = salas de misión
    .help = Hay que cumplirlas todas antes de escapar.
setup-option-trap = salas trampa
    .help = Cuántas se sacan al azar.
setup-option-time = salas de tiempo
    .help = Cuántas se sacan al azar.
setup-option-maya = calendario
    .help = Eterno: gemas en el orden del calendario. Funesto: en cualquier orden, pero el retraso cuesta.
setup-option-maya-eternal = eterno
setup-option-maya-doomed = funesto
setup-works = Todo a punto
setup-refused = Así no se puede empezar ({ $rule }).

challenges-level = Nivel { $level }
challenges-ultimate = Definitivo
challenges-name = Desafío { $id }
challenges-won = ganado con { $players }
challenges-not-won = todavía no
challenges-count = { $won } de { $all } ganados
challenges-extra = { $count ->
    [one] Una gema extra en la reserva.
   *[other] { $count } gemas extra en la reserva.
}
challenges-quests = { $count ->
    [one] Una misión.
   *[other] { $count } misiones.
}
challenges-choose = Intro abre una mesa para él.
