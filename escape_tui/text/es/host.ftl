# Lo que el servidor rechaza, y la pantalla de Admin.

declined-playing = Esa mesa ya está jugando.
declined-cannot-write = El servidor no puede guardar. Ahora no puede empezar ninguna partida.
declined-not-over = La partida aún no acaba.
declined-going-on = La partida está por seguir.
declined-said-already = Ya dijiste eso.
declined-nothing-asked = No hay nada que responder.
declined-practice = La práctica no acaba. Deja la partida.
declined-no-bot-seat = Ahí no hay sitio de bot. Puedes mirar.
declined-seated = Ya tienes un sitio ahí.
declined-seated-elsewhere = Tienes un sitio en otra mesa. Déjalo antes.
declined-not-watching = No estás mirando ninguna partida.
declined-cheered-already = Acabas de animar. Deja que tiren.
declined-led-already = Ya hay quien guía la repetición.
declined-no-replay = Aquí no hay ninguna repetición.
declined-not-leading = Otra persona guía la repetición.
declined-full = No quedan sitios. Puedes mirar.
declined-taken = Ese sitio está ocupado.
declined-empty = Ese sitio está vacío.
declined-yourself = No puedes quitarte. Deja la mesa.
declined-set-up = Esta preparación aún no vale. Mira qué falla.
declined-not-playing = Aquí no hay partida en curso.
declined-not-yours = Solo juegas tu propio sitio.
declined-no-pause-left = A esta mesa no le quedan pausas.
declined-not-seated = No estás en ninguna mesa.
declined-not-opener = Solo puede la persona responsable.
declined-daily = El templo del día es igual para todo el mundo: sin cambios ni bots.
declined-daily-over = Ese día pasó. Abre el templo de hoy.
declined-daily-keys = El templo del día necesita una clave SSH. Un intento por persona.
declined-daily-tried = Un intento por persona, y aquí alguien ya jugó hoy.
declined-daily-not-over = El templo del día se vuelve a ver cuando acabe el día.
declined-no-such-table = No existe la mesa { $code }.
declined-no-such-game = No hay partida en curso en { $code }.
declined-no-such-recording = No existe la repetición { $id }.
declined-edition-gone = La edición de esta partida, { $edition }, ya no está.
declined-spectating-full = Demasiado público. Prueba otra partida.
declined-keeper = No se puede expulsar ni vetar a un admin.
declined-signalled = Lo detuvo el sistema. Aquí no se puede cancelar.
declined-closing = El templo cierra pronto. Sin mesas nuevas.
declined-house-full = No cabe otra mesa. Ve a una abierta, o prueba pronto.
declined-too-many-tables = Tienes demasiadas mesas. Cierra una antes.
declined-too-many-codes = Demasiados códigos falsos. Prueba en diez minutos.
declined-too-many-openings = Demasiadas mesas nuevas. Espera un minuto.
declined-too-fast = Muy rápido. Deja tiempo para leer.
declined-no-other-game = No hay otra partida en curso.
declined-gone = Esa sesión acabó.
declined-not-here = Entra antes en el templo.
declined-only-watching = Aquí solo puedes mirar.
declined-out-of-order = Demasiado tarde.
declined-nonsense = Eso no funciona aquí.
declined-broken = Perdón, fallo nuestro. Queda anotado.

admin-title = Admin
admin-announce = Anunciar…
    .help = Lo ve todo el mundo, en el campamento y en partida, con tu nombre.
admin-announce-title = Decir a todo el mundo
admin-announce-hint = Intro envía · Esc cancela
admin-drain = Vaciar y parar
    .help = Sin mesas nuevas. Las partidas acaban y el servidor para. Se puede cancelar.
admin-drain-title = ¿Vaciar y parar?
admin-drain-told = No se abren mesas nuevas. { $games ->
    [0] No hay partidas, así que el servidor para en diez segundos.
    [one] Una partida tiene { $minutes } minutos para acabar; luego el servidor para.
   *[other] { $games } partidas tienen { $minutes } minutos para acabar; luego el servidor para.
} Hasta entonces puedes cancelar aquí.
admin-stay-open = Cancelar el vaciado
    .help = El servidor sigue y se pueden abrir mesas.
admin-workers = Procesos
admin-worker-facts = { $visits ->
    [one] una sesión
   *[other] { $visits } sesiones
}, { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}
admin-worker =
    .help = Intro vacía este proceso; los otros toman el relevo. Pregunta antes.
admin-worker-open =
    .help = Intro reabre este proceso a sesiones y mesas.
admin-worker-title = ¿Vaciar el proceso { $name }?
admin-worker-told = Sus partidas pasan a otros procesos y nadie pierde la conexión; las que no puedan pasar acaban antes. No admite sesiones nuevas hasta que lo reabras aquí.
admin-sessions = Sesiones
admin-tables = Mesas
admin-bans = Vetos
admin-session =
    .help = Intro expulsa. b veta la clave SSH, a la dirección. Pregunta antes.
admin-keeper =
    .help = No se puede expulsar ni vetar a un admin.
admin-table =
    .help = Una mesa de este servidor.
admin-ban =
    .help = Intro quita el veto.
admin-confirm-hint = Intro confirma · Esc cancela
admin-kick-title = ¿Expulsar a { $name }?
admin-kick-told = Su sesión acaba ahora. Puede volver enseguida; su sitio queda reservado un rato.
admin-ban-key-title = ¿Vetar a { $name }?
admin-ban-key-told = Su clave SSH queda vetada y acaban todas sus sesiones. Puede volver con acceso de invitado. Esta lista quita el veto.
admin-ban-address-title = ¿Vetar { $address }?
admin-ban-address-told = { $address } queda vetada y acaban todas sus sesiones. Esta lista quita el veto.
admin-let-in-title = ¿Quitar el veto a { $value }?
admin-let-in-told = Podrá conectarse de nuevo.
admin-draining = vaciando
admin-facts = { $sessions ->
    [one] una sesión
   *[other] { $sessions } sesiones
}, { $waiting } en cola, { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}

# Lo que el servidor dice de los datos conservados.

lobby-set-aside = Esta versión no puede continuar tu partida { $code }. Se conserva.
admin-ban-since = desde { $fact }
admin-ban-until = hasta { $fact }
admin-ban-by = por { $fact }
