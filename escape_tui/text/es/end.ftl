# El final de una partida: por qué fue así, qué faltó, y los mejores momentos.

# The finale: a few seconds between the game and its report.
finale-daylight = A plena luz
finale-out = Todo el equipo fuera, con { $left } de sobra.
finale-buried = { $out ->
    [0] No salió nadie.
   *[other] { $count ->
        [one] Queda una persona dentro.
       *[other] Quedan { $count } de ustedes dentro.
    }
}
finale-falling = El templo se derrumba
finale-hint = cualquier tecla: el informe
# The same for people who listen, a sentence for each moment.
finale-told-shakes = El templo tiembla.
finale-told-falls = Las salas caen una tras otra, la suya al final.
finale-told-dark = Después, oscuridad.
finale-told-opens = Se abre el muro junto a la salida.
finale-told-light = La luz corre por todos los pasillos.
finale-told-outside = Están fuera, al sol de la tarde.

end-why-end-win = { $players ->
    [1] Saliste con { $left } de sobra.
   *[other] Todo el equipo salió con { $left } de sobra.
} { $keys ->
    [one] La salida costó una llave.
   *[other] La salida costó { $keys } llaves.
}
end-why-no-exit = { $pile ->
    [one] La salida no apareció. Quedaba una sala por descubrir
   *[other] La salida no apareció. Quedaban { $pile } salas por descubrir
} { $depot ->
    [0] pero ninguna gema.
    [one] y una gema.
   *[other] y { $depot } gemas.
}
end-why-keys = { $depot ->
    [0] Ninguna gema bloqueaba la salida, pero costaba { $keys } llaves, demasiadas para { $players }.
    [one] Aún bloqueaba la salida una gema: { $keys } llaves, demasiadas para { $players }.
   *[other] Aún bloqueaban la salida { $depot } gemas: { $keys } llaves, demasiadas para { $players }.
}
end-why-far = { $keys ->
    [one] Había dados para una llave. Faltó tiempo para { $players }.
   *[other] Había dados para { $keys } llaves. Faltó tiempo para { $players }.
}
end-why-end-lose = Ya no se podía liberar ningún dado, a { $left } del final.
end-why-end-give-up = Se rindieron, a { $left } del final.
end-why-end-forsaken = Dentro ya no jugaba nadie, a { $left } del final.
end-with-dice = { $dice ->
    [one] { $player } (un dado)
   *[other] { $player } ({ $dice } dados)
}
end-several = { $count } de ustedes
end-with-steps = { $steps ->
    [-1] { $player } (sin camino a la salida)
    [0] { $player } (en la salida)
    [one] { $player } (a una sala)
   *[other] { $player } (a { $steps } salas)
}
end-cost-idle = Después de { $time } nadie volvió a tirar.
end-cost-vaults = { $vaults ->
    [one] Una cripta dio { $taken } de sus { $most } gemas.
   *[other] { $vaults } criptas dieron { $taken } de { $most } gemas.
}
end-cost-slams = { $dice ->
    [one] Un portazo costó un dado para siempre.
   *[other] Los portazos costaron { $dice } dados para siempre.
}
end-cost-untouched = { $chambers ->
    [one] Una sala de gemas quedó sin usar.
   *[other] { $chambers } salas de gemas quedaron sin usar.
}
end-enough-exit = { $pile ->
    [one] Una sala más habría mostrado la salida.
   *[other] { $pile } salas más, como mucho, habrían mostrado la salida.
}
end-enough-gems = { $gems ->
    [one] Una gema más habría abierto la salida.
   *[other] { $gems } gemas más habrían abierto la salida.
}
end-enough-dice = { $dice ->
    [one] Incluso sin gemas en la salida faltaba un dado.
   *[other] Incluso sin gemas en la salida faltaban { $dice } dados.
}
end-enough-way = { $steps ->
    [0] Ya estaban en la salida. Solo faltaron las llaves.
    [one] Hasta la salida faltó una sala.
   *[other] Hasta la salida faltaron { $steps } salas.
}

moment-came-back = { $times ->
    [one] { $player } corrió a rescatar a { $whom }.
   *[other] { $player } corrió { $times } veces a rescatar a { $whom }.
}
moment-freed = { $dice ->
    [one] { $player } liberó un dado para { $whom }.
   *[other] { $player } liberó { $dice } dados para { $whom }.
}
moment-slam = { $player } ganó a la puerta por { $seconds } s. ¡Dado a salvo!
moment-slam-rolled = { $player } logró volver { $seconds } s antes del portazo. ¡Dado a salvo!
moment-out-rolled = { $player } sacó la última llave { $seconds } s antes del derrumbe.
moment-out = { $player } salió { $seconds } s antes del derrumbe.

end-rank = Puesto { $rank }. Mejor tiempo: { $best }.
end-wanted = { $count ->
    [0] ¿Revancha? Empieza tú.
    [one] { $names } quiere revancha (1 de { $people }).
   *[other] { $names } quieren revancha ({ $count } de { $people }).
}
end-speaker = { $name }:
end-share = Repetición: { $command }
end-link = En un navegador: { $link }
end-replay = replay { $id }

end-again = revancha
end-want = revancha
end-talk = hablar
end-see-again = ver
end-temple = templo
end-report = informe
end-story = crónica
end-leave = salir

tip-vault = Consejo: una cripta solo da una vez. Esperen al equipo y tomen tres gemas, no una.
tip-explore = Consejo: exploren desde el primer minuto. La salida está entre las últimas salas.
tip-fate = Consejo: girar el destino libera todos los dados por una gema extra. Hay dos giros.
tip-slam = Consejo: al gong, vuelvan enseguida. Cada portazo fuera cuesta un dado para siempre.
tip-golden = Consejo: una máscara de oro libera dos dados de alguien en tu sala. Guarda una.
tip-together = Consejo: en una misma sala se paga en común. Reúnanse donde más cuesten las gemas.
tip-untouched = Consejo: cada gema es una llave menos en la salida. No dejen ninguna.
tip-set-out = Consejo: vayan a la salida antes del tercer gong. El camino también cuesta dados.
tip-learn = Consejo: Aprender enseña todos los trucos en cinco minutos.
tip-explore-middle = Consejo: exploren desde el primer minuto. La mitad de las salas va antes de la salida.
