# El campamento: mesas, charla, mirar, récords, la tarjeta de bienvenida.

action-say = decir
    .help = Escribe una línea a tu equipo.
action-next-game = otra partida
    .help = Mira la siguiente partida en curso.
action-set-up = preparación
    .help = Cambia lo que juega esta mesa.
    .short = preparar
action-hand-over = ceder la mesa
    .help = La persona de este sitio pasa a ser responsable de la mesa.
    .short = ceder
action-talk = hablar
    .help = Escribe una línea a todo el campamento.
action-quick-play = partida rápida
    .help = Te sienta en una mesa abierta o abre una con bots.
    .short = rápida
action-open-table = abrir mesa
    .help = Abre tu propia mesa para más gente.
    .short = abrir
action-join-code = usar un código
    .help = Va a la mesa cuyo código tienes.
    .short = código

lobby-title = El campamento ante el templo
lobby-here = { $count ->
    [one] Nadie más aún
   *[other] { $count } personas aquí
}
lobby-closing = El templo cierra en { $minutes ->
    [0] menos de un minuto
    [one] un minuto
   *[other] { $minutes } minutos
}. Las partidas en curso pueden acabar; no empiezan otras.
lobby-greeting = Hola, { $name }.

lobby-return = Volver a tu partida
    .help = Tu sitio está reservado. Intro te lleva de vuelta.
lobby-late-title = La mesa { $code } ya está jugando
lobby-late-hint = Intro: sitio de un bot · w: mirar · Esc: atrás
lobby-give-up-title = ¿Dejar tu sitio reservado?
lobby-give-up-hint = Intro lo deja · Esc lo conserva
lobby-quick = Partida rápida
    .help = Te une a una mesa abierta o a una partida nueva, o abre una mesa que empieza en 15 s.
lobby-quick-table = { $count ->
    [one] 1 espera · { $table }
   *[other] { $count } esperan · { $table }
}
lobby-quick-begun = sitio de bot · { $table }
lobby-quick-bots = empieza en 15 s con bots
lobby-open = Abrir mesa
    .help = Abre tu propia mesa, pública o por invitación.
lobby-daily = Templo del día
    .help = { $day }: mismo templo y mismos dados para cada equipo de aquí. Un intento por clave SSH; sin bots.
lobby-daily-best = Lo mejor de hoy: { $names } en { $time }.
lobby-code = Tengo un código
    .help = ¿Te han dado un código? Escríbelo aquí.
lobby-waiting = Mesas abiertas
lobby-running = Partidas en curso
lobby-nobody-waits = No hay mesas abiertas. Abre la primera.
lobby-more = Más
lobby-resume = Tengo un código de regreso
    .help = Recupera tu sitio, tus ajustes y tus récords.
lobby-name = Mi nombre
    .help = El nombre que ven los demás.
lobby-records = Récords
    .help = Tus partidas, los mejores equipos y el templo del día.
lobby-learn = ¿Primera vez? Aprende (5 minutos)
    .help = Una primera partida guiada, sin reloj. No hay que leer nada.
lobby-learn-again = Aprende (5 minutos)
lobby-practise = Practicar sin reloj
    .help = Sin reloj, con bots o con más gente.
lobby-challenges = Desafíos
    .help = Veintiséis partidas más difíciles, y las que has ganado.
lobby-replays = Repeticiones
    .help = Mira otra vez tus partidas terminadas.
lobby-settings = Ajustes
    .help = Teclas, colores, sonido, idioma.
lobby-rules = Reglas
    .help = Todas las reglas, con búsqueda.
lobby-leave = Salir
    .help = Afuera, a la luz del día.
lobby-seats = { $taken } de { $seats }
lobby-time-left = quedan { $time }
lobby-no-clock = práctica
lobby-watched = { $count ->
    [0] nadie mira
    [one] 1 mirando
   *[other] { $count } mirando
}
lobby-counting-in = cuenta atrás
lobby-table-of = Mesa: { $name }
lobby-table =
    .help = Intro te sienta en esta mesa.
lobby-table-daily = Templo del día, { $day }
lobby-chat = Junto al fuego
lobby-chat-empty = Todo tranquilo. { $key }: hablar.
lobby-say = Decir a todo el mundo
lobby-say-table = Decir a la mesa
lobby-say-hint = Intro envía · Esc cancela
lobby-join-title = ¿Qué código?
lobby-join-hint = Cuatro letras, como BRZK.
lobby-resume-title = Tu código de regreso
lobby-resume-hint = Doce letras y cifras.
lobby-resume-wrong = Nadie tiene ese código. Revísalo y prueba otra vez.
lobby-resume-right = Qué bien que vuelvas, { $name }.
lobby-your-code = Código de regreso
lobby-name-title = ¿Cómo te llamamos?
lobby-name-hint = Intro acepta · Esc cancela
lobby-night = Noche de juego en { $hours } h { $minutes } min ({ $night })
lobby-announcement = Admin: { $text }

gathering-title = Mesa { $code }
gathering-public = pública
gathering-by-code = por invitación
gathering-invite = Para invitar: { $command }
gathering-link = En un navegador: { $link }
gathering-free = libre
gathering-bot = bot
gathering-ready = a punto
gathering-not-ready = aún no
gathering-opener = responsable
gathering-you = tú
gathering-seat =
    .help = Izquierda/derecha cambia tu color. { $ready } cuando estés a punto; tiene que estarlo todo el mundo.
gathering-free-seat =
    .help = Sitio libre. La persona responsable puede sentar un bot; quien llegue lo sustituye.
gathering-other =
    .help = La persona responsable puede vaciar este sitio o ceder la mesa.
gathering-begin = Por mí, listo
    .help = La cuenta atrás empieza cuando todo el mundo está a punto.
gathering-setup = Preparación…
    .help = Módulos, dificultad, ritmo, desafío, acceso. Solo la cambia la persona responsable.
gathering-character = Personaje
    .help = Izquierda/derecha elige. Ninguno se repite; sin elección decide el azar.
gathering-card = Carta
    .help = La permanente vale siempre. La activa cuesta símbolos, una vez entre portazos.
gathering-dealt = al azar
gathering-replay = Ver una repetición en grupo
    .help = Elige una partida. La mesa y el público pueden verla contigo.
gathering-replay-led = Ver la repetición con { $name }
    .help = Mira con los demás y comenten la partida.
gathering-leave = Dejar la mesa
    .help = Vuelve al campamento. Tu sitio queda libre.
gathering-removed = Tu sitio es ahora de otra persona.
gathering-works = Todo a punto
gathering-chat = En la mesa

agreement-title = Preparación
agreement-group-table = La mesa
agreement-public = A la vista en el campamento
    .help = Si no, hace falta el código.
agreement-bots = Bots suplentes
    .help = Un bot entra diez segundos después de un corte, hasta que la persona vuelva.
agreement-name = Nombre de la mesa
    .help = Se ve en el campamento. Intro lo cambia.
agreement-done = Listo
    .help = Vuelve a la mesa. Hay que decir otra vez «a punto».

hosted-came-back = { $name } vuelve.
hosted-left-game = Tu sitio queda reservado { $minutes } minutos.
hosted-seat-elsewhere = Tienes un sitio en { $code }: aquí está. Déjalo para ir a otra mesa.
hosted-held = Un bot juega por { $name } hasta que vuelva.

watching-title = Partidas para mirar
watching-none = Ahora no hay partidas. Las nuevas salen aquí.
watching-game =
    .help = Intro mira esta partida.
    .late = Intro: mirar o tomar el sitio de un bot.
hint-next-game = otra
watching-over = Esa partida acabó.
watching-only = Es la única partida en curso.

records-title = Récords
records-mine = Tus partidas
records-best = Mejores equipos
records-daily = Templo del día, { $day }
records-won = escape
records-lost = derrumbe
records-seal = Sello del templo de hoy: { $seal }
records-proof = Prueba del { $day }:
records-none = Aún no hay nada. ¡Estrena la lista!
records-players = { $count ->
    [one] en solitario
   *[other] { $count } personas
}
records-base = juego básico
records-free = partida libre
records-challenge = desafío { $id }
records-time = { $time }
records-see = Intro muestra otra vez la partida { $id }.
records-list = Lista
    .help = Izquierda/derecha cambia la lista.

welcome-title = El templo te espera
welcome-sentence = Diez minutos, un puñado de dados, un templo. Sale todo el mundo, o nadie.
welcome-language = Idioma
    .help = Izquierda/derecha cambia el idioma.
welcome-terminal = Revisar el terminal
    .help = ¿Dibuja bien? Líneas, colores, un dado y el timbre.
welcome-right = Se ve bien
    .help = Lo recordamos. Puedes cambiarlo cuando quieras en Ajustes.
welcome-palette = Paleta
    .help = ¿Qué colores distingues mejor?
welcome-name = Nombre
    .help = El nombre que ven los demás. Intro lo cambia.
welcome-glyphs = Líneas
    .help = ¿Huecos en las paredes? Elige caracteres simples.
welcome-colours = Colores
    .help = ¿Distingues las seis figuras? Si no, elige menos colores.
welcome-colours-none = ninguno
welcome-colours-16 = dieciséis
welcome-colours-256 = 256
welcome-colours-truecolor = todos
welcome-smooth = Probar todos los colores
    .help = ¿La banda de abajo se ve continua? Quédatelos. Si no, vuelve a 256.
welcome-bells = Timbre
    .help = Los gongs hacen sonar tu terminal. Intro lo prueba.
welcome-enter = Entrar en el templo
    .help = Va al campamento: jugar, mirar, charlar.
welcome-resume = Tengo un código de regreso
    .help = Recupera nombre, sitio y récords. El código de esta sesión es { $code }.

action-vote-out = expulsar
    .help = Vota por su salida, o retira el voto. Hace falta la mayoría de los demás, al menos dos.
lobby-people = Quién está
    .help = Mira quién está en línea y silencia a quien quieras.
lobby-profile = Tú
    .help = Tus partidas, victorias, rachas y equipo.
people-title = Quién está
people-mute = Intro silencia a { $name }, solo para ti.
people-unmute = Intro deja de silenciar a { $name }.
people-muted = { $name } (en silencio)
people-looking-round = en el campamento
people-waiting = { $code ->
    [none] en una mesa abierta
   *[other] en la mesa abierta { $code }
}
people-playing = { $code ->
    [none] jugando
   *[other] jugando en { $code }
}
people-watching = { $code ->
    [none] mirando una partida
   *[other] mirando { $code }
}
profile-title = Tú
profile-games = Partidas
profile-wins = Victorias
profile-streak = Racha actual
profile-best-streak = Mejor racha
profile-challenges = Desafíos
profile-of = { $count } de { $all }
profile-companions = Tu equipo
profile-together = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
profile-nobody = Nadie aún. Invita a alguien.
gathering-votes-against = { $count ->
    [one] 1 voto en contra
   *[other] { $count } votos en contra
}

action-cheer = animar
    .help = Envía un ánimo que se ve un momento en la partida.
action-chat = hablar
    .help = Habla con el público. En la partida no se ve.
watcher-next-seat = persona siguiente
    .help = Mira por encima del hombro de la persona siguiente.
watcher-previous-seat = persona anterior
    .help = Mira por encima del hombro de la persona anterior.
watcher-seat = persona { $number }
    .help = Mira por encima del hombro de la persona { $number }. F2 a F6 para las demás.
watching-cheer = Anima al equipo
watching-say = Decir al público
cheer-bravo = ¡Bravo!
cheer-hurry = ¡Rápido!
cheer-careful = ¡Cuidado!
cheer-close = ¡Por poco!
cheer-again = ¡Otra más!
notice-cheer = { $player } anima: { $cheer }
caption-over = La partida acabó.
caption-gathering = Preparan una revancha. Quédate a mirar.
caption-count-in = Cuenta atrás. Luego, diez minutos para hallar gemas, la salida y al resto.
caption-explore = { $depot ->
    [0] Buscan la salida. Ya no la bloquea ninguna gema.
    [one] Buscan la salida. Aún la bloquea una gema.
   *[other] Buscan gemas y la salida. Aún la bloquean { $depot } gemas.
}
caption-exit = { $keys ->
    [one] La salida ya se ve. Cuesta una llave por persona.
   *[other] La salida ya se ve. Cuesta { $keys } llaves por persona; cada gema la abarata.
}
caption-slam = ¡El gong! Quien no esté en el inicio en { $seconds } s pierde un dado.
caption-collapse = { $keys ->
    [one] El templo se derrumba en { $seconds } s. Hace falta una llave por persona en la salida.
   *[other] El templo se derrumba en { $seconds } s. Hacen falta { $keys } llaves por persona en la salida.
}
caption-stuck = { $players }: todo bloqueado. Una máscara de oro del equipo libera dos.
caption-outside = Aún de camino: { $players }
hint-cheer = animar
hint-chat = hablar

# Partida rápida: la gente se reúne un momento y luego empieza la partida.
quick-starts = Empieza en { $seconds } s o con la mesa llena; los bots completan el equipo. Si todo el mundo está a punto, empieza ya.
rematch-starts = Empieza en { $seconds } s. Si todo el mundo está a punto, empieza ya. Cambiar la preparación lo detiene.

# La llegada: adónde lleva la bienvenida, y quien perdió la conexión.

welcome-join = A la mesa de { $name }
    .help = Va directo a la mesa { $code }.
welcome-join-late = A la partida de { $name }
    .help = La partida de { $code } está en curso: ocupa el sitio de un bot, o mira.
welcome-no-table = Entrar en el templo
    .help = Ya no hay mesa { $code }. En el campamento hay otras.
welcome-watch = Ver la partida
    .help = Muestra la partida de la mesa { $code }.
welcome-games = Ver una partida
    .help = Muestra las partidas en curso.
welcome-replay = Ver la repetición
    .help = Muestra la partida { $code }.
welcome-study = Seguir desde ahí
    .help = Abre una mesa que sigue desde { $code }.
welcome-race = Entrar en el templo
    .help = Abre una mesa que compite con { $code } en el mismo templo.
welcome-admin = Entrar en el templo
    .help = Muestra las sesiones, las mesas y los vetos.

dropped-title = ¿Eres { $name }? Se cortó la conexión.
dropped-told = Tu sitio en la mesa { $code } se guarda un rato.
dropped-hint = Intro: sí, volver a la partida · Esc: no
dropped-too-late = Ese sitio ya está ocupado.
plain-dropped = ¿Eres { $name }? Se cortó la conexión con la mesa { $code }. Responde «sí» o «no».

farewell-code = Para volver con tu nombre: código de regreso { $code }
game-menu-code = Código de regreso { $code }
gathering-code = código de regreso { $code }
gathering-gentle = Tus primeras partidas son más fáciles: tres gemas menos. Se cambia en la preparación.

share-keys-title = Dos en este teclado
share-keys-told = ¿Repartir las teclas y jugar a la vez, mitad izquierda y derecha? O por turnos: Tab cambia de persona.
share-keys-hint = Intro: repartir las teclas · Esc: por turnos
gathering-waits = Estás a punto. Falta: { $names }.

# Avísame: una pantalla en calma que suena.

lobby-callme = Avísame
    .help = Una pantalla en calma. Suena cuando se abre una mesa, alguien llega a la tuya o empieza una noche de juego.
called-waiting = Todo en calma. Sonará una campana cuando venga alguien. Deja la ventana abierta y haz otra cosa.
called-table = Hay una mesa abierta.
called-joined = Alguien ha llegado.
called-night = Empieza la noche.
