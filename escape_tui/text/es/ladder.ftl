# La clasificación de la semana, y los logros.

lobby-ladder = Clasificación semanal
    .help = Siete templos diarios; cuentan los cinco mejores.
ladder-week = Semana { $name }
    .help = Izquierda y derecha cambian la semana. Intro muestra la temporada.
ladder-season = Temporada { $name }
ladder-teams = Equipos
    .help = Izquierda y derecha cambian el tamaño.
ladder-empty = Aún nadie. ¡Prueba el templo del día!
ladder-points = { $points } puntos, { $days ->
    [one] 1 día
   *[other] { $days } días
}
ladder-days = Templos diarios
ladder-again = jugar otra vez
ladder-again-help = Intro vuelve a jugar este templo, sin contar, contra su mejor equipo.
ladder-how = Cómo se cuenta
ladder-score = Ganar vale 100 más los segundos que sobran; perder, las gemas activadas. Cuentan los cinco mejores días de siete.
ladder-team = Las mismas claves SSH son el mismo equipo. Cada tamaño de equipo tiene su lista.
ladder-no-ratings = No hay puntuación Elo: dos equipos a 30 segundos necesitan 22 partidas para distinguirse. Solo las sumas de muchos templos dicen algo.
ladder-try = Un intento al día, contado con la primera tirada. Sin programas ni bots, pausas limitadas, una sola versión de las reglas.
ladder-seal = Sello: { $seal }
ladder-key = Clave: { $key }
ladder-check = Compruébalo donde quieras: { $command }. Da el mismo sello, y la semilla de cada partida del día.
ladder-sealed = La clave se publica una hora después del día. Debe dar este sello.
plain-word-ladder = clasificación

profile-achievements = Logros
achievement-first-escape = Primera huida
    .help = Saliste del templo.
achievement-last-second = Último segundo
    .help = Saliste con un segundo de sobra.
achievement-three-at-once = Tres a la vez
    .help = Liberaste a tres del equipo en diez segundos.
achievement-all-challenges = Todos los desafíos
    .help = Ganaste todos los desafíos.
