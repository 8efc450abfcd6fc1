# Lo que la página para navegadores dice alrededor del juego.

page-title = Huida del templo
page-description = Una huida en equipo de un templo que se derrumba, en tiempo real.
page-game = El juego
page-keys = Teclas
page-north = norte
page-east = este
page-south = sur
page-west = oeste
page-do = usar
page-dice = dados
page-roll = tirar
page-call = llamar
page-enter = ok
page-leave = esc
page-links = Enlaces
page-in-lines = Jugar en modo texto
page-in-pictures = Jugar con imágenes
page-told = Lo que pasa
page-what-now = ¿Qué haces?
page-send = Enviar
page-send-to-enter = Pulsa Enviar para volver.
page-keyboard = teclado
page-sound = Sonido
page-sound-on = Sonido activado
page-sound-off = Sonido desactivado
page-ok = OK
page-no-script = Esta página necesita JavaScript. También puedes jugar por SSH.
page-welcome =
    ¡Hola! Tu código de regreso es { $code }
    Este navegador lo recuerda. Para jugar en otro lugar, o por SSH ({ $command }), elige «Tengo un código de regreso».
page-cut = Conexión perdida. Nuevo intento en { $seconds } s…
page-back = Conexión recuperada.
page-left = Has salido del templo.
page-come-in = Pulsa OK para entrar.

page-played-now = Partidas en curso
page-play = Jugar
page-nobody-plays = Ahora no hay partidas públicas.
page-time-left = quedan { $time }
page-paused = pausa
page-no-clock = sin reloj
page-depot = { $gems ->
    [one] una gema en la reserva
   *[other] { $gems } gemas en la reserva
}
page-temple-of = Mesa { $code }
page-curve = Las posibilidades del equipo
page-join-table = Únete a la mesa { $code }
page-watch-table = Mira la mesa { $code }
page-watch-again = Una partida para ver otra vez
page-waiting-there = Esperan: { $people }.
page-playing-there = Juegan: { $people }.

page-nothing-here = Aquí no hay nada.
page-no-such-game = No hay partida pública en esta mesa.
page-no-such-table = No hay ninguna mesa { $code }.
page-no-such-replay = Esa partida no está aquí.
page-too-fast = Demasiadas peticiones. Prueba más tarde.
page-broke = Perdón, algo falló de nuestro lado. Queda anotado.
page-other-site = Esta página es de otro sitio.
page-not-understood = Esta página es antigua. Cárgala de nuevo.
page-too-many-windows = Demasiadas ventanas desde tu dirección. Cierra una, o prueba más tarde.
