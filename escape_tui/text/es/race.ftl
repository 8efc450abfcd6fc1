# Carreras entre mesas, y contra equipos que ya jugaron.

race-heading = Carrera
race-rooms = salas
race-out = sal.
race-time = tiempo
race-companions = Bots
race-buried = cayó
race-gone = ido
race-paused = pausa
race-nobody = No corren contra nadie.
race-told = { $name }: { $state ->
    [waiting] aún no está a punto
    [ready] a punto
    [gone] fuera de la vista
    [buried] bajo tierra
    [escaped] todo el equipo fuera
   *[other] { $gems ->
        [0] sin gemas
        [one] queda una gema
       *[other] quedan { $gems } gemas
    }, { $rooms } salas halladas, { $out } de { $people } fuera
}{ $clock ->
    [none] { "" }
   *[other] , reloj { $clock }
}.

lobby-race = Retar a una mesa
    .help = Abre una mesa contra otra: mismo templo, mismo segundo.
lobby-race-title = Código de carrera o número de partida
lobby-race-hint = Intro abre una mesa · Esc vuelve
lobby-race-open = Carrera { $code }
    .help = Abre una mesa en esta carrera. Todas salen a la vez.
lobby-race-tables = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
lobby-table-rerun = Otra vez: { $game }

gathering-race-call = Convocar carrera
    .help = Otras mesas entran con un código: mismo templo, mismos dados, mismo segundo.
gathering-race-enter = Entrar en carrera
    .help = Lleva esta mesa a una carrera por su código.
gathering-race-leave = Dejar la carrera
    .help = Esta mesa juega por su cuenta.
gathering-race-hint = Intro entra en la carrera · Esc vuelve
gathering-pacer = Correr contra
    .help = Un fantasma: su avance junto al mapa, según su reloj.
race-rival =
    .help = { $count ->
        [one] Una mesa de una persona.
       *[other] Una mesa de { $count } personas.
    }
race-invite = Los rivales entran con: { $command }
race-against = Corren contra { $name }.
race-needs = La carrera empieza con dos mesas a punto.
race-waits = Empieza en { $seconds } s sin las mesas que no estén a punto.
race-begins = ¡La carrera empieza en { $seconds } s!
race-missed = La carrera empezó sin ustedes. Pueden jugar aquí.

pacer-none = nadie
pacer-game = ese equipo
pacer-best = el mejor equipo
pacer-own = mi mejor partida
pacer-companions = bots

plain-word-race = carrera
plain-word-leave-race = dejar carrera, dejar la carrera
plain-word-pacer = fantasma, correr contra
plain-word-rivals = rivales, otros equipos

declined-race = Una carrera no cambia de preparación.
declined-no-race = Esta mesa no tiene carrera.
declined-race-not-here = Esta mesa no puede correr. Abre otra normal.
declined-no-such-race = No hay carrera { $code }. Revisa el código.
declined-race-begun = Esa carrera ya empezó. Convoca otra.
declined-race-full = Ya corren ocho mesas. Convoca otra carrera.
declined-race-forbidden = Este equipo no deja que lo reten.
declined-race-of-study = Un estudio no se corre. Mejor jueguen desde él.
declined-race-no-clock = Esta partida no tenía reloj.

end-both = ambos templos
race-you = Ustedes
race-side = { $name } · { $won ->
    [yes] equipo fuera, { $clock } de sobra
   *[no] bajo tierra
}
race-reading = Leyendo el otro templo…
race-both-hint = { $count ->
    [one] Esc vuelve
   *[other] ← → otro equipo · Esc vuelve
}
declined-race-not-over = La carrera sigue para otros equipos.
page-race-game = Reta a esta partida
page-race-table = Reta a la mesa { $code }
