# Avísame: una pantalla en calma que suena.

lobby-callme = Avísame
    .help = Una pantalla en calma. Suena cuando se abre una mesa, alguien llega a la tuya o empieza una noche de juego.
call-waiting = Todo en calma. Sonará una campana cuando venga alguien. Deja la ventana abierta y haz otra cosa.
call-table = Se ha abierto una mesa.
call-joined = Alguien ha llegado a tu mesa.
call-night = Empieza la noche de juego.
