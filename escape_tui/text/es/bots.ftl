# Bots: un nombre por color, y una voz. Ocho palabras como mucho.

bot-name = { $colour ->
    [red] Rukal
    [blue] Bixal
    [green] Gotli
    [yellow] Yutzi
    [purple] Pomek
    [white] Wexli
   *[other] Bot
}

bot-greets = { $colour ->
    [red] Rukal. Voy delante. ¡Sigan el ritmo!
    [blue] Bixal. Yo llevo el mapa.
    [green] Hola, soy Gotli. Nadie se queda atrás.
    [yellow] ¡Yutzi! Traje galletas, no antorchas.
    [purple] Pomek. La última vez tenía menos años.
   *[white] Wexli. Hola.
}
bot-needs-help = { $colour ->
    [red] ¡Sin dados! ¡Que alguien traiga oro!
    [blue] Todo bloqueado. Necesito una máscara de oro.
    [green] Perdón, todo bloqueado. ¿Puede venir alguien?
    [yellow] Todo máscaras, cero fiesta. ¿Ayuda?
    [purple] Las máscaras me tienen. Oro, por favor.
   *[white] Bloqueo. ¿Oro?
}
bot-offers-help = { $colour ->
    [red] Tengo oro. ¡No te muevas!
    [blue] Una máscara de oro, en camino.
    [green] Tengo oro. ¿Quién lo necesita?
    [yellow] Máscara de oro, casi nueva. ¿Tuya?
    [purple] Llevo oro. Quédate donde estás.
   *[white] Oro. Voy.
}
bot-finds-exit = { $colour ->
    [red] ¡Salida! ¡Sigan mi polvo!
    [blue] Salida hallada. Está en el mapa.
    [green] ¡La salida! ¡Vengan, vengan!
    [yellow] ¡Salida! Y eso que no buscaba.
    [purple] La salida, como decían las piedras.
   *[white] Salida. Aquí.
}
bot-agrees = { $colour ->
    [red] ¡Ya voy! ¡Hagan sitio!
    [blue] En camino. Quédate ahí.
    [green] ¡Claro, ya voy!
    [yellow] Voy, ¡y llamo a la puerta!
    [purple] Me pongo en camino.
   *[white] Voy.
}
bot-thanks = { $colour ->
    [red] ¡Gracias! ¡A correr otra vez!
    [blue] Gracias. Anotado, con la hora.
    [green] ¡Gracias! No se me olvida.
    [yellow] ¡Gracias! Te debo una galleta.
    [purple] Mil gracias. Muy amable.
   *[white] Gracias.
}
bot-teases = { $colour ->
    [red] ¡De nada! ¡Corre más que ellas!
    [blue] De nada. Va una. Las cuento.
    [green] ¡De nada! ¿Comes bien?
    [yellow] De nada. Es una galleta.
    [purple] De nada. Ay, la juventud.
   *[white] Bien. Otra.
}
bot-wins = { $colour ->
    [red] ¡Luz del día! ¿Quién quiere otra?
    [blue] Equipo fuera. Voy a enmarcar este mapa.
    [green] Están todos fuera. Conté dos veces.
    [yellow] ¡Fuera! Vuelvo a sentir las rodillas.
    [purple] El templo nos deja ir. Hoy.
   *[white] Sol. Bien.
}
bot-loses = { $colour ->
    [red] Tan cerca. Otra vez. Ahora mismo.
    [blue] El mapa estaba bien. Nos faltó tiempo.
    [green] Al menos estuvimos en compañía.
    [yellow] Me pido embrujar la sala inicial.
    [purple] Paciencia. Las piedras no ganan siempre.
   *[white] Hm. ¿Otra?
}

agreement-manner = Los bots juegan
    .help = En compañía dejan puertas y gemas; con calma, solo responden.
manner-eager = a tope
manner-companionable = en compañía
manner-quiet = con calma
