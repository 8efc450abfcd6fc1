# Avísame: una pantalla en calma que suena.

lobby-callme = Avísame
    .help = Una pantalla en calma. Suena cuando se abre una mesa, alguien llega a la tuya o empieza una noche de juego.
called-waiting = Todo en calma. Sonará una campana cuando venga alguien. Deja la ventana abierta y haz otra cosa.
called-table = Hay una mesa abierta.
called-joined = Alguien ha llegado.
called-night = Empieza la noche.
