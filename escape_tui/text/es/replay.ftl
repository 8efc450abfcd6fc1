# Repeticiones de partidas terminadas.

replay-game =
    .help = Intro muestra otra vez esta partida.
replay-none = Aún no hay repeticiones
    .help = Cada partida que juegas se graba aquí.
replay-base = Juego básico
replay-unreadable = No se puede reproducir: { $reason }.
replay-drift = Esta repetición sigue otras reglas.
replay-reading = Cargando… { $percent } %
replay-exporting = Exportando… { $count } imágenes
replay-exported = Grabado: { $place }
replay-onlooker = público
replay-play = ver
replay-jump = saltar
replay-speed = ritmo
replay-next-event = suceso
replay-next-turn = clave
replay-no-turns = No se conoce ningún momento clave en esta partida.
replay-next-view = vista
replay-export = exportar
replay-menu = salir
replay-help = ayuda
replay-export-command = Escribe: { $command }
export-still-played = Esta partida sigue en curso. Expórtala cuando acabe.
export-one-at-a-time = Una exportación a la vez. La tuya sigue.
records-replay = replay { $id }
replay-leads = { $name } guía · t hablar
replay-you-lead = Tú guías · h ceder · t hablar
replay-said = { $name }: { $text }
replay-say = Decir a los demás
replay-nobody-else = Nadie más puede guiar.
replay-invites = { $where ->
    [end] { $name } muestra una repetición. v: mirar también.
   *[table] { $name } muestra una repetición. Mírenla en grupo.
}
replay-offer-title = Ver otra vez esta partida
replay-offer-hint = Intro: a solas · t: en grupo · r: retarla · Esc: atrás
replay-table = Ver una repetición en grupo
action-hand-lead = ceder la guía
    .help = Deja que la siguiente persona guíe la repetición.
