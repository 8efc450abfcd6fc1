# Las páginas de las reglas. Cartas y salas las explican sus módulos.

rules-keys = Teclas aquí
rules-keys-for-two = mano izquierda { $left }, mano derecha { $right }
rules-here = En tu pantalla
rules-search = Intro halla páginas con todas las palabras.
rules-group-here = Aquí y ahora
rules-group-base = El juego
rules-group-expansions = Módulos
rules-group-queenies = Extras
rules-group-challenges = Desafíos

rules-aim = El objetivo
    .text =
        Están en un templo que se derrumba en diez minutos. Todo el mundo tira dados a la vez, sin turnos: para
        moverse, descubrir salas y activar gemas. La salida está en algún lugar de la pila.

        Cada gema activada abarata la salida. O escapan todos a tiempo, o pierden todos. Nadie gana en
        solitario, así que cuídense.
rules-setup = El comienzo
    .text =
        De una a seis personas empiezan en la sala inicial, entre otras dos salas. Cada una tiene cinco dados; en
        solitario, siete. La salida está hacia el fondo de la pila con tres o más, en medio con una o dos.

        La reserva tiene las gemas que bloquean la salida: 7 para una o dos personas, 11 para tres, 14 para
        cuatro, 16 para cinco y 18 para seis. Otras dos gemas esperan al lado para los giros del destino.
rules-signs = Signos del mapa
    .text =
        Una sala muestra su nombre y, en recuadros, el precio de entrada: A es un aventurero, L una llave, F un
        fuego, O una máscara de oro, N una máscara negra. Las personas son ☻ con la inicial pequeña de su
        nombre; la tuya va rellena. ⌂ es el inicio, ☼ la salida.

        Una escalera en una pared lleva a la sala siguiente. Una flecha fuera de una pared es una entrada
        abierta, donde se puede descubrir una sala. ▒ es una puerta que da a una pared: no se pasa.

        4F→1 ◇ quiere decir que cuatro fuegos activan una gema; ◆ es una gema activa. 4/7/10L abrevia cuatro,
        siete o diez llaves por una, dos o tres gemas.

        En el equipo, ←2 quiere decir a dos salas de ti, el primer paso al oeste. Detrás están los dados: ■ está
        bloqueado, ∙ gastado, ~ en el aire. †1 es una maldición.

        Un dado con marco doble está guardado; con marco gris, bloqueado; con marco de puntos, gastado. En un teclado
        compartido, un ? tras un nombre quiere decir que el juego pregunta algo a esa persona.
rules-dice = Dados
    .text =
        Un dado tiene seis caras: dos aventureros, una llave, un fuego, una máscara de oro y una máscara negra.
        Tira cuantas veces quieras. Una tirada toma los dados que no están guardados ni bloqueados. Ruedan un
        momento, y mientras puedes usar los demás.

        Guarda un dado para que la próxima tirada no lo toque; suéltalo cuando quieras. Los dados que pagan
        quedan gastados: en blanco hasta que los tires. El juego elige los dados que pagan, para que pierdas lo
        menos posible.
rules-masks = Máscaras
    .text =
        Una máscara negra bloquea su dado al instante, hasta que lo libere una máscara de oro, un giro del
        destino o una carta.

        Una máscara de oro libera hasta dos dados bloqueados de una persona: tú, o alguien en tu sala. La máscara
        y los dados liberados quedan gastados hasta la próxima tirada. Puedes guardar una máscara de oro para
        después. Si todos tus dados están bloqueados, pide ayuda: alguien tiene que venir.
rules-moving = Entrar en salas
    .text =
        Dos puertas enfrentadas forman un paso. Para cruzarlo, paga los símbolos recuadrados de la sala
        siguiente: dos aventureros, por ejemplo, o un aventurero y una llave. Te detiene una pared, o una puerta
        que da a una pared.
rules-discovering = Descubrir
    .text =
        Una puerta sin nada detrás es una entrada abierta. Junto a ella, paga dos aventureros: la primera loseta
        de la pila va ahí, con su escalera hacia ti. Te quedas donde estás y luego puedes entrar. Eliges la
        entrada, no la loseta.
rules-gems = Gemas
    .text =
        En una sala con símbolo de gema, paga su precio, cuatro fuegos por ejemplo, para activar una gema: pasa
        de la reserva al símbolo. Las criptas tienen tres símbolos: cuatro iguales activan una gema, siete dos,
        diez tres. Una sala da gemas solo una vez.

        Siete fuegos son más de lo que muestran cinco dados, así que reúnanse ahí. A solas tienes siete dados, y siete
        iguales son posibles.
rules-together = En equipo
    .text =
        En la misma sala, las gemas se pagan en común. Los dados de los demás solo cuentan mientras los guardan:
        guardar es ofrecer. Reúnanse en una sala, guarden lo necesario, y que una persona active. Entrar,
        descubrir y escapar se paga siempre a solas.
rules-clock = El reloj
    .text =
        El gong suena tres veces. Tras el primero y el segundo hay menos de un minuto para volver a la sala
        inicial. Luego llega el portazo: quien esté en otra parte pierde un dado para siempre, primero uno
        bloqueado, y sigue donde está.

        El tercer gong anuncia el derrumbe: corran a la salida. El primer gong suena una vez, el segundo dos, el
        tercero tres, y los últimos diez segundos se oyen.
rules-escaping = Escapar
    .text =
        En la sala de salida, paga llaves: una por cada gema en la reserva, más una. Nadie puede ayudarte.
        Activen gemas hasta que hagan falta menos llaves que dados.

        Al escapar, das uno de tus dados a alguien que sigue dentro.
rules-fate = Giro del destino
    .text =
        Si hay demasiados dados bloqueados, propón girar el destino. Si aceptan todos los que están dentro, se
        liberan todos los dados bloqueados, pero una de las dos gemas de al lado entra en la reserva. Hay dos
        giros por partida. Un no, o quince segundos sin respuesta, acaba con la propuesta, y el destino
        descansa diez segundos. En solitario, pulsa la tecla dos veces.
rules-ending = El final
    .text =
        Todo el equipo fuera antes del derrumbe: ganan. Alguien dentro: pierden. Las partidas expertas empiezan
        con tres gemas más en la reserva, las pro con seis más y sin giro del destino. Si todos los
        dados están bloqueados o perdidos y no queda destino, la partida acaba a los diez segundos, salvo que
        alguien quiera quedarse. Después ven quién hizo qué, y
        pueden volver a ver la partida.
rules-temple = Casos raros
    .text =
        Si el templo se cierra, cede una pared. Si no se llega a ninguna entrada abierta y la pila aún tiene algo
        necesario (la salida, una misión pendiente, gemas para pagar la salida, un lugar para una gema maldita), la
        siguiente loseta va lo más cerca posible del inicio, con puertas a ambos lados. Si alguien no llega ni a la
        salida ni a nada que descubrir, o ya no queda nada que descubrir y alguien no llega adonde hace falta, se abre
        la pared hacia una sala vecina, o se puede trepar ahí un tobogán; las salas apartadas se deslizan antes hasta
        las demás. Una puerta por la que no se puede salir, como el pie de un tobogán, no es una entrada abierta.
rules-table = En la mesa
    .text =
        Las cartas y losetas boca abajo no salen en ninguna pantalla. Una mesa puede pausar su reloj. Si te vas, tu sitio
        queda reservado, y un bot suplente puede jugar por ti. Las llamadas son rápidas: una tecla, luego un
        número. En una misma habitación pueden jugar por honor las maldiciones de manos y voz, y ocultar el
        reloj para que solo los gongs digan la hora.

rules-curses = Maldiciones
    .text =
        Las salas de este módulo muestran máscaras moradas. Si descubres una, robas una maldición. Las máscaras
        de las dos primeras salas no hacen nada, y una maldición que ya tienes se descarta.

        Para levantar una maldición, paga sus símbolos con tus propios dados; quedan gastados y la carta se va.
        Nadie puede pagar por ti.

        Con Dados perdidos, una tirada menos de cuatro décimas de segundo después de que tus dados paren es
        precipitada y cuesta un dado. Una tecla pulsada tan pronto no tira nada y dice por qué: un dedo rápido no
        debe costar un dado. La barra junto a tus dados muestra cuánto hay que esperar.
rules-treasures = Tesoros
    .text =
        Una sala recién descubierta con símbolo de tesoro recibe un tesoro boca abajo. Paga ahí dos llaves para
        tomarlo. Úsalo cuando quieras; luego se descarta, salvo que la carta diga que se queda.
rules-illusion = Salas ilusorias
    .text =
        Seis salas de gemas son ilusiones. Tras el primer y el segundo portazo, cada ilusión desaparece bajo la
        pila. Sus gemas siguen activas. Quienes están dentro caen en la sala inicial y pierden un dado, porque no
        llegaron antes del portazo. El hueco se puede volver a descubrir, y una ilusión que vuelve puede dar gemas otra
        vez.
rules-special = Salas especiales
    .text =
        Las salas unidas solo dan gemas si hay gente en al menos dos de ellas que muestre a la vez los símbolos de su
        sala, y solo una vez: luego ninguna de las tres da nada más. Las salas dobles tienen una pared en medio y las
        gemas al fondo, y las dan una vez.

        Delante y fondo son dos salas: a través de la pared no se puede pagar en común ni liberar dados. Un paso
        secreto solo llega al fondo por la pared de su propia entrada; por cualquier otra pared lleva delante.
        Teletransporte te lleva de una mitad hasta alguien en la otra.

        Una vez descubierta la sala del tesoro, el cáliz debe llegar a la salida. Al entrar en una sala, un fuego más
        se lo lleva; quien esté al lado puede seguir con él. Si salen sin él, pierden. Con salas de misión en juego,
        se saca como una de ellas, y el cáliz es su misión.
rules-quest = Salas de misión
    .text =
        Hay de una a tres misiones en el templo. Cada una tiene un marcador en la reserva, y nadie escapa
        mientras quede uno. Cada misión pide algo distinto y se cumple una vez.
rules-character = Personajes
    .text =
        Cada persona elige un personaje distinto, y una de sus dos cartas antes de la partida. Una carta
        permanente vale siempre. Una activa cuesta símbolos y se usa una vez entre portazos.
rules-trap = Salas trampa
    .text =
        Si descubres una sala trampa, te arrastra dentro al instante. Lo que pasa luego depende de la trampa, y
        algunas no sueltan.
rules-time = Salas de tiempo
    .text =
        Descubrir una pone en marcha un reloj de arena. Las salas de prohibición prohíben algo a todo el mundo treinta
        segundos, y luego otra cosa treinta más. Las otras dan un minuto para una tarea, y un castigo si no se cumple.
        Cuando hay que perder dados, hay ocho segundos para ofrecerse, y una persona puede dar varios de los dados de
        la lava. La siguiente sala de tiempo espera a que acabe la arena y se pague cada castigo. Los relojes de
        arena se detienen en la pausa.
rules-pit = El Foso
    .text =
        Cinco máscaras negras tuyas activan dos gemas en el foso, y los dados siguen bloqueados. Dos maldiciones
        nuevas: una te quita un tesoro, la otra te hace robar dos maldiciones en vez de una.
rules-doomed = Condena
    .text =
        Un tesoro que descarta una maldición, y dos maldiciones. Condena: no escapas hasta levantarla. De pie:
        pulsa una tecla cada ocho segundos, o nada funciona.
rules-fountain = La Fuente
    .text =
        Dos máscaras de oro en la fuente devuelven un dado perdido para siempre, una vez por persona. El veneno
        te cuesta un dado en cada portazo, y otro si no estás en el inicio. Las lianas te quitan los aventureros.
rules-questplus = Más misiones
    .text =
        Tres salas de misión más para sacar, y tres maldiciones sobre manos, pies o equipo. Hay cinco serpientes.
        Con control mental puede confirmar cualquier otra persona, también desde fuera.
rules-maze = El Laberinto
    .text =
        El espejismo cambia de sitio con la sala inicial. El engranaje desplaza una fila o columna entera. Dos
        maldiciones no se levantan nunca, y tres tesoros juegan con la pila y el reloj. Mientras alguien busca en la
        pila con el Atajo, la entrada es suya.
rules-newchar = Nuevos personajes
    .text =
        Una corre por el vacío y otra cambia a la vez cuantos dados quiera, uno por uno; una mazmorra con tobogán y un
        paso estrecho; dos tesoros más.
rules-maya = El calendario maya
    .text =
        Las salas de gemas reciben losetas de calendario: sol, luna o engranaje. Del lado eterno solo se activan gemas
        donde la loseta muestra el símbolo siguiente; las salas sin loseta esperan al final. Del lado funesto se
        activan en cualquier parte, pero el calendario solo avanza si los símbolos coinciden. Si va lento en un
        portazo, cada persona pone un dado en la sala del calendario, y la salida cuesta más llaves. Con la reserva
        vacía, el precio de una gema aún mueve el calendario; en salas unidas lo pagan los dos grupos, una vez.
rules-exchange = La sala de canje
    .text =
        Cada vez que entras puedes dar una maldición por el primer tesoro. Hacen falta maldiciones y tesoros en
        juego.
rules-teleport = La sala de teletransporte
    .text =
        Dentro hay una ficha. Llévala a cualquier parte y suéltala: desde entonces se salta entre ambos lugares
        sin coste. Nadie salta mientras alguien la lleva.
rules-totem = El tótem
    .text =
        Apilen dados con máscaras, negras o de oro. Una marca oscila: pulsa la tecla cuando esté cerca del
        centro, o el dado cae, y con un fallo grande toda la torre. Cinco dados activan una gema, diez dos;
        luego vuelven todos. Si te vas, tus dados van contigo, los negros bloqueados.
rules-cursedgem = Gemas malditas
    .text =
        Cada persona recibe una gema maldita y no escapa mientras la tenga. Las salas con un símbolo de gema
        reciben una loseta de lugar oculta. Dos llaves te la muestran solo a ti: si es la tuya, loseta y gema
        desaparecen. Si no, tu pantalla la recuerda, y una llamada dice a los demás de quién es.
rules-challenges = Desafíos
    .text =
        Veintiséis desafíos en seis niveles, y el Definitivo, cada uno con sus módulos, gemas extra y misiones.
        La salida y las misiones están arriba en la pila, y siempre hay dos giros del destino. Se pueden añadir
        salas unidas y dobles, el Foso y la Fuente. El juego recuerda lo que han ganado, y con cuánta gente.
