# Más salas de misión.

module-questplus = Más salas de misión
    .effect = Tres misiones más, y maldiciones sobre la voluntad y las manos.
    .advice = Dos de estas misiones piden que estén en ciertos lugares. Planeen.

chamber-chaos = Sala del caos
    .effect = Con todo el equipo aquí a la vez, cada cual roba una maldición y la misión se cumple.
    .advice = Vengan justo tras un portazo, cuando ya están en grupo.
chamber-constellation = Constelación
    .effect = Estén a la vez en las salas correctas. Luego paguen aquí dos llaves.
    .advice = Acuerden quién va adónde antes de salir.
chamber-snake-pit = Las serpientes
    .effect = Cada una de las demás personas recibe una serpiente. Sin ellas, cinco fuegos vencen a la madre.
    .advice = Espanta tu serpiente con dos fuegos antes de seguir.

curse-mind-control = Control mental
    .effect = Alguien debe confirmar cuando te mueves, descubres, activas o escapas.
    .advice = Equipo: un dedo en la tecla de aceptar.
curse-pitfall = Trampilla
    .effect = Caes en la sala inicial.
    .advice = Justo antes de un portazo es una suerte.
curse-magical-bond = Vínculo mágico
    .effect = Tras cada tirada, espera a que tire la otra persona, o tres segundos.
    .advice = Elige a alguien que tire rápido.

refused-questplus-constellation = { $reason ->
    [elsewhere] Ve antes a la constelación.
    [constellation] No hay nadie en la constelación.
    [start] Falta alguien en la sala inicial.
    [three-gems] Falta alguien en una sala de tres gemas.
    [one-gem] Falta alguien en una sala de una gema.
    [exit] Falta alguien en la salida.
   *[other] Las estrellas cuestan { $needs }; falta: { $missing }.
}
refused-questplus-snakes = { $reason ->
    [elsewhere] Ve antes a la sala Las serpientes.
    [no-snake] Aquí no hay serpiente.
    [snakes-left] { $snakes ->
        [one] Queda una serpiente. Espántala antes.
       *[other] Quedan { $snakes } serpientes. Espántenlas antes.
    }
   *[other] El fuego cuesta { $needs }; falta: { $missing }.
}
refused-questplus-mind-control = { $reason ->
    [waiting] Ya lo pediste. Alguien debe confirmar.
    [nothing-asked] No hay nada que responder.
    [yourself] Debe confirmarlo otra persona.
    [not-cursed] Nadie controla tu mente.
   *[other] Eso no se puede pedir.
}
refused-questplus-bond = { $reason ->
    [taut] Vínculo: espera a que tire { $whom }.
    [not-inside] Elige a alguien dentro del templo.
   *[other] No hay a quién elegir.
}

told-snakes-crept = ¡Serpientes! ({ $chambers })
told-snake-chased = { $player } espanta una serpiente: { $chamber }.
told-leave-asked = { $player } pide permiso. ¿Quién confirma?
told-leave-granted = { $player } confirma: { $whom }.
told-leave-denied = { $player } dice que no a { $whom }.
told-wish-faded = { $player }: el deseo se apaga.

action-align-stars = Alinear las estrellas
    .short = alinear
action-chase-snake = Espantar la serpiente
    .short = espantar
action-fight-mother-snake = Luchar con la madre
    .short = luchar
action-ask-leave = Pedir permiso
action-grant-leave = Decir sí a { $whom }
action-deny-leave = Decir no a { $whom }
action-bind-to = Vincularse a { $whom }
    .short = { $whom }
choice-questplus-bond = ¿Con quién te vinculas?
refused-questplus-chaos = { $reason ->
    [elsewhere] El caos empieza en la sala del caos.
   *[missing] Todo el equipo aquí. Falta: { $absent }.
}
action-unleash-chaos = Empezar el caos
    .short = caos
panel-place = { $place ->
    [constellation] nadie dentro aún
    [start] nadie en el inicio
    [three-gems] nadie en tres gemas
    [one-gem] nadie en una gema
   *[exit] nadie en la salida
}
panel-snakes = Serpientes
notice-wish = { $player } quiere: { $wish }
notice-own-wish = Alguien debe confirmar: { $wish }
notice-bond = Vínculo: espera a que tire { $player }
