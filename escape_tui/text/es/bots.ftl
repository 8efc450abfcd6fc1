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
    [red] Voy delante. ¡Síganme!
    [blue] Yo llevo el mapa.
    [green] ¡Hola! Nadie se queda atrás.
    [yellow] Traje galletas, no fuego.
    [purple] La última vez tenía menos años.
   *[white] Hola.
}
bot-needs-help = { $colour ->
    [red] { $of_three ->
        [0] ¡No puedo! ¡Que alguien traiga oro!
        [1] ¡Máscaras por todas partes! ¡Oro!
       *[other] Así no puedo correr. ¡Oro!
    }
    [blue] { $of_three ->
        [0] Necesito una máscara de oro.
        [1] Casi todo bloqueado. ¿Oro?
       *[other] Según mi cuenta, sobran máscaras.
    }
    [green] { $of_three ->
        [0] Perdón, no puedo. ¿Viene alguien?
        [1] ¿Alguien tiene un poco de oro?
       *[other] No quiero molestar. ¿Oro?
    }
    [yellow] { $of_three ->
        [0] Todo máscaras, cero fiesta. ¿Ayuda?
        [1] Mis dados duermen. ¿Oro?
       *[other] ¡Cambio galleta por oro!
    }
    [purple] { $of_three ->
        [0] Las máscaras me tienen. Oro, por favor.
        [1] Las piedras se ríen. Oro, por favor.
       *[other] Estoy en sus manos.
    }
   *[white] { $of_three ->
        [0] No puedo. ¿Oro?
        [1] Máscaras. Hm. ¿Oro?
       *[other] Oro, por favor.
    }
}
bot-offers-help = { $colour ->
    [red] { $of_three ->
        [0] Tengo oro. ¡No te muevas!
        [1] ¡Oro! ¡Abran paso!
       *[other] ¡Aguanta, el oro va corriendo!
    }
    [blue] { $of_three ->
        [0] Una máscara de oro, en camino.
        [1] Máscara de oro, por lo más corto.
       *[other] Según mi cuenta, esta es tuya.
    }
    [green] { $of_three ->
        [0] ¡Tengo oro para ti!
        [1] ¡Aguanta, llevo oro!
       *[other] Oro para ti. ¡Ya voy!
    }
    [yellow] { $of_three ->
        [0] Máscara de oro, casi nueva. ¿Tuya?
        [1] ¡Reparto de oro! Se acepta propina.
       *[other] No llores, tengo oro.
    }
    [purple] { $of_three ->
        [0] Llevo oro. Quédate donde estás.
        [1] Oro, como en las leyendas.
       *[other] Paciencia. El oro va en camino.
    }
   *[white] { $of_three ->
        [0] Oro. Voy.
        [1] Tengo oro. Espera.
       *[other] Para ti. Oro.
    }
}
bot-finds-exit = { $colour ->
    [red] ¡Salida! ¡Sigan mi rastro!
    [blue] Salida hallada. Está en el mapa.
    [green] ¡La salida! ¡Vengan, vengan!
    [yellow] ¡Salida! Y eso que no buscaba.
    [purple] La salida, como decían las piedras.
   *[white] Salida. Aquí.
}
bot-agrees = { $colour ->
    [red] { $of_two ->
        [0] ¡Ya voy! ¡Hagan sitio!
       *[other] ¡Voy corriendo!
    }
    [blue] { $of_two ->
        [0] En camino. Quédate ahí.
       *[other] Por lo más corto. Voy.
    }
    [green] { $of_two ->
        [0] ¡Claro, ya voy!
       *[other] ¡Espérame, ya voy!
    }
    [yellow] { $of_two ->
        [0] Voy, ¡y llamo a la puerta!
       *[other] ¡Voy! Guárdame un sitio.
    }
    [purple] { $of_two ->
        [0] Me pongo en camino.
       *[other] Mis viejas piernas obedecen.
    }
   *[white] { $of_two ->
        [0] Voy.
       *[other] Sí.
    }
}
bot-waits = { $colour ->
    [red] Bien, espero. ¡Rápido!
    [blue] Espero. Te toca.
    [green] Claro, espero.
    [yellow] Espero. Se me da bien.
    [purple] Tengo tiempo. El templo, no.
   *[white] Espero.
}
bot-thanks = { $colour ->
    [red] { $of_two ->
        [1] ¡Gracias! Mucho mejor.
       *[other] ¡Gracias! ¡A correr otra vez!
    }
    [blue] { $of_two ->
        [1] Gracias. Te debo una máscara.
       *[other] Gracias. Anotado, con la hora.
    }
    [green] { $of_two ->
        [1] ¡Vales oro! ¡Gracias!
       *[other] ¡Gracias! No se me olvida.
    }
    [yellow] { $of_two ->
        [1] ¡Gracias! Mis dados te adoran.
       *[other] ¡Gracias! Te debo una galleta.
    }
    [purple] { $of_two ->
        [1] Se agradece.
       *[other] Mil gracias. Muy amable.
    }
   *[white] { $of_two ->
        [1] Amable. Gracias.
       *[other] Gracias.
    }
}
bot-teases = { $colour ->
    [red] ¡De nada! ¡Corre más que ellas!
    [blue] De nada. Llevo la cuenta.
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
    [red] Otra vez. ¡Ahora mismo!
    [blue] El mapa estaba bien. Nos faltó tiempo.
    [green] Al menos estuvimos en compañía.
    [yellow] Me pido embrujar la sala inicial.
    [purple] Paciencia. Las piedras no ganan siempre.
   *[white] Hm. ¿Otra?
}

agreement-manner = Los bots juegan
    .help = En compañía dejan puertas y gemas; con discreción, solo responden.
manner-eager = con ganas
manner-companionable = en compañía
manner-quiet = con discreción
