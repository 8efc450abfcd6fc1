# Estudios: una mesa sigue jugando desde un momento de una partida acabada.

action-luck = suerte y juego
    .help = Separa la suerte del juego en los momentos clave.
replay-luck-asked = Calculando. En medio minuto, salta a un momento clave.
replay-luck-known = Salta a un momento clave para leerlo.
action-play-on = seguir
    .help = Abre una mesa que sigue jugando desde este momento.
replay-play-on = seguir
replay-no-play-on = Desde aquí no se puede seguir.
study-offer-title = ¿Seguir desde aquí?
study-offer-hint = Intro: dados nuevos · s: los mismos · Esc: atrás
study-command = Escribe: { $command }
study-untried = Nadie ha seguido todavía desde aquí.
study-results = Desde aquí { $out ->
    [0] no salió ningún equipo
    [one] salió un equipo
   *[other] salieron { $out } equipos
}; { $stayed ->
    [0] ninguno se quedó.
    [one] uno se quedó.
   *[other] { $stayed } se quedaron.
}
lobby-table-study = Estudio de { $origin }
agreement-studies = Otros pueden retomar la partida
    .help = Desde un momento de tu partida, y como rompecabezas de la semana.
gate-odd-moment = Di la partida y el reloj: study ID@4:12.
declined-study = Un estudio sigue lo que se jugó: sin cambios.
declined-study-forbidden = Esta mesa no deja que otros sigan su partida.
declined-study-other-rules = Esta partida tenía otras reglas.
declined-study-no-clock = Esta partida no tenía reloj. Juega en práctica.

lobby-puzzles = Rompecabezas semanales
    .help = Momentos en que cambió la partida de otros equipos. ¿Saldrán ustedes?
puzzles-none = Aún no hay rompecabezas
    .help = Salen de las partidas públicas de los últimos siete días.
puzzle-task = { $clock }, { $gems ->
    [0] ninguna gema
    [one] una gema
   *[other] { $gems } gemas
}, { $apart ->
    [yes] por separado
   *[no] { $players } personas
}: ¡salgan!
puzzle-chance = Los bots salieron en el { $percent } % de sus intentos.
