# Lo que dice el servidor fuera de la partida: en la cola, sobre la pantalla, como despedida.

visit-in-line = El templo está lleno. Tienes el número { $place } en la cola. q: salir.
visit-idle-warning = ¿Sigues ahí? Pulsa una tecla en { $seconds } segundos para quedarte.
visit-closing-in = El templo cierra en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}. Las partidas en curso pueden acabar; no empiezan otras.
visit-stays-open = Al final, el templo sigue abierto.
visit-announcement = { $name }, admin: { $text }

farewell-quit = Hasta la próxima huida.
farewell-lost = Hasta la próxima huida.
farewell-taken-over = Entraste desde otro lugar, así que esta sesión se cierra.
farewell-kicked = Un admin cerró tu sesión.
farewell-idle = Llevabas mucho sin venir. Vuelve cuando quieras.
farewell-stalled = Tu conexión dejó de responder.
farewell-crashed = Perdón, algo falló de nuestro lado. Queda anotado. Tu sitio está reservado: conéctate para seguir.
farewell-nonsense = Demasiados mensajes sin sentido. Mira docs/programs.md.
farewell-closing = El templo cierra un momento. Tu sitio está reservado: vuelve pronto.

gate-banned = Este servidor te ha vetado.
gate-no-such-door = Orden desconocida. Usa join CODE, watch CODE, race CODE, replay ID, export ID, listen CODE, wait, plain, program, status o nada.
gate-not-plain = No está en modo texto. Usa plain, plain join CODE o plain watch CODE.
gate-odd-code = Un código tiene letras, cifras y guiones: { $word } CODE.
gate-odd-wait = ¿Esperar a cuántos y cuánto tiempo? wait 2 --for 2h.
gate-too-many-wait = Ya espera demasiada gente. Inténtalo más tarde.
wait-night = Empieza la noche de juego.
wait-found = { $count ->
    [one] Una persona busca partida.
   *[other] { $count } personas buscan partida.
}
gate-which-code = ¿Cuál? Usa { $word } CODE.
gate-not-an-admin = Solo admins. Tu clave SSH no está en la lista (admin.keys).
gate-no-programs = Este servidor no admite programas. Un admin puede permitirlos (limits.programs).
gate-program-needs-key = Un programa necesita su propia clave SSH.
gate-too-many-programs = Hay demasiados programas. Prueba más tarde.
gate-too-many-sessions = Demasiadas sesiones abiertas. Cierra una antes.
gate-needs-terminal = Hace falta un terminal. Pon -t antes del nombre del servidor: ssh -t ...
gate-how-to-play =
    Escapen en equipo, en tiempo real, del templo que se derrumba.
    Es un juego de terminal. Para jugar, escribe:

    {"    "}{ $command }

    Para ir a una mesa, mirar una partida, volver a verla o retar a su equipo, añade -t y: join CODE, watch CODE, replay ID, race ID.
    Para el modo texto, con lector de pantalla o tubería, añade: plain.
gate-full = El templo está lleno, y la cola también. Prueba más tarde.
