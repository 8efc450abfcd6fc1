# La llegada: adónde lleva la bienvenida, y quien perdió la conexión.

welcome-join = A la mesa de { $name }
    .help = Va directo a la mesa { $code }.
welcome-join-late = A la partida de { $name }
    .help = La partida de { $code } está en curso: ocupa el sitio de un bot, o mira.
welcome-no-table = Entrar en el templo
    .help = Ya no hay mesa { $code }. En el vestíbulo hay otras.
welcome-watch = Ver la partida
    .help = Muestra la partida de la mesa { $code }.
welcome-games = Ver una partida
    .help = Muestra las partidas en curso.
welcome-replay = Ver la repetición
    .help = Muestra la partida { $code }.
welcome-study = Seguir desde ahí
    .help = Abre una mesa que sigue desde { $code }.

dropped-title = ¿Eres { $name }, sin conexión hace poco?
dropped-told = Tu sitio en la mesa { $code } se guarda un rato.
dropped-hint = Intro: sí, volver al juego · Esc: no
dropped-too-late = Ese sitio ya está ocupado.
plain-dropped = ¿Eres { $name }, que perdió la conexión con la mesa { $code }? Responde sí o no.

farewell-code = Para volver con tu nombre: código de regreso { $code }
game-menu-code = Código de regreso { $code }
gathering-code = código de regreso { $code }
gathering-gentle = Tus primeras partidas son más fáciles: tres gemas menos. Se cambia en la preparación.

share-keys-title = Dos en este teclado
share-keys-told = ¿Repartir las teclas y jugar a la vez, mitad izquierda y derecha? O por turnos: Tab cambia de persona.
share-keys-hint = Intro: repartir las teclas · Esc: por turnos
gathering-waits = Todo listo. Falta: { $names }.
